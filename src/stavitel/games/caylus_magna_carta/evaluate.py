"""How good a position at rest is for a seat: points so far and what will come of the rest.

The weights were found by play: changes that won more seat-balanced games were kept.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import count
from stavitel.games.caylus_magna_carta.cards import DENIER, FOOD, GOLD, KINDS, STONE, WOOD
from stavitel.games.caylus_magna_carta.components import Alternative, Effect
from stavitel.games.caylus_magna_carta.fields import BUILDING, GAME_END
from stavitel.games.caylus_magna_carta.scoring import (
    building_points,
    income,
    prestige_points,
    residence_points,
    score,
    token_points,
)
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.tokens import next_part

# worth in points while tokens are left; at the end only the scoring rules count
_GOOD: Final = 0.9
_GOLD: Final = 1.6
_DENIER: Final = 0.42
_CARD: Final = 0.35
_TOKEN: Final = 3.0
_RESIDENCE: Final = 2.0
_BATCH: Final = 0.7  # how much of a batch in hand counts as delivered
_RICH: Final = 16.0  # beyond so many deniers, money waits in vain
_TOKENS_A_ROUND: Final = 1.0
_LATE: Final = 3.0  # rounds before the end at which things begin to lose their use
_VISITS: Final = 0.35  # how often a card of one's own is visited, a round
_SPACE: Final = 0.25  # and what one's own worker there is worth


def evaluate(s: Caylus, seat: i64) -> float:
    """The expected final points of a seat, roughly."""
    if s.phase == GAME_END:
        return float(score(s, seat))
    left = min(_LATE, float(s.tokens_left()) / _TOKENS_A_ROUND)  # rounds worth planning for
    late = left / _LATE  # what cannot be used any more loses its worth
    value = float(
        token_points(s, seat)
        + building_points(s, seat)
        + residence_points(s, seat)
        + prestige_points(s, seat)
    )
    value += stock_value(s, seat, late)
    value += castle_value(s, seat)
    value += left * _DENIER * float(income(s, seat) - s.box.base_income)
    value += late * _CARD * min(3.0, float(count(s.hand(seat))))
    if not s.beginner():
        value += late * _RESIDENCE * min(2.0, float(s.residences(seat)))
    return value + left * _VISITS * road_value(s, seat)


def stock_value(s: Caylus, seat: i64, late: float) -> float:
    """Goods and money, between their scoring worth and what they can still buy."""
    basic = float(s.held(seat, FOOD) + s.held(seat, WOOD) + s.held(seat, STONE))
    gold = float(s.held(seat, GOLD))
    deniers = float(s.held(seat, DENIER))
    useful = min(deniers, _RICH) * _DENIER + max(0.0, deniers - _RICH) * 0.25
    early = basic * _GOOD + gold * _GOLD + useful
    return early * late + (basic / 3.0 + gold + deniers / 3.0) * (1.0 - late)


def castle_value(s: Caylus, seat: i64) -> float:
    """Whole batches in hand are worth more than their cubes."""
    whole = min(s.held(seat, FOOD), s.held(seat, WOOD), s.held(seat, STONE))
    sets = float(min(whole, s.tokens_left()))
    worth = float(s.box.part_points[next_part(s)])
    return sets * max(0.0, worth - 3.0 * _GOOD) * _BATCH


def road_value(s: Caylus, seat: i64) -> float:
    """What a round of visits to all of a seat's buildings would bring their owner."""
    value = 0.0
    for position in range(s.road_length):
        if s.owner(position) == seat and s.face(position) == BUILDING:
            effect = s.box.cards[s.card(position)].owner_effect
            value += best_value(s, position, effect) + _SPACE
    return value


def best_value(s: Caylus, position: i64, effect: Effect) -> float:
    """The best option of an effect, if its store is not empty."""
    best = 0.0
    for option in effect.options:
        if s.store(position) >= option.gain_store:
            best = max(best, option_value(s, option))
    return best


def option_value(s: Caylus, option: Alternative) -> float:
    """What an option gives, less what it takes."""
    value = float(option.gain_denier - option.pay_denier) * _DENIER
    value += float(option.gain_basic - option.pay_any + option.gain_store) * _GOOD
    value += float(min(option.gain_tokens, s.tokens_left())) * _TOKEN
    for good in range(KINDS):
        worth = _GOLD if good == GOLD else _GOOD
        value += float(option.gain_goods[good] - option.pay_goods[good]) * worth
    return value
