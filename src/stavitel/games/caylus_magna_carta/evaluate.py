"""How good a position is for a seat: points so far and what is likely to come of the rest."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import count
from stavitel.games.caylus_magna_carta.cards import DENIER, FOOD, GOLD, KINDS, STONE, WOOD
from stavitel.games.caylus_magna_carta.components import Effect
from stavitel.games.caylus_magna_carta.scoring import (
    building_points,
    income,
    prestige_points,
    residence_points,
    score,
    token_points,
)
from stavitel.games.caylus_magna_carta.state import BUILDING, GAME_END, NOBODY, Caylus
from stavitel.games.caylus_magna_carta.tokens import next_part

# worth in points while tokens are left; at the end only the scoring rules count
_GOOD: Final = 0.75
_GOLD: Final = 1.35
_DENIER: Final = 0.42
_CARD: Final = 0.35
_TOKEN: Final = 3.0
_RESIDENCE: Final = 2.0
_TOKENS_A_ROUND: Final = 2.0
_WORKER_VISITS: Final = 0.35  # how often a card of one's own pays its owner, a round


def evaluate(s: Caylus, seat: i64) -> float:
    """The expected final points of a seat, roughly."""
    if s.phase() == GAME_END:
        return float(score(s, seat))
    left = float(s.tokens_left()) / _TOKENS_A_ROUND  # rounds still to play, about
    late = 1.0 if left > 3.0 else left / 3.0  # what cannot be used any more loses its worth
    value = float(
        token_points(s, seat)
        + building_points(s, seat)
        + residence_points(s, seat)
        + prestige_points(s, seat)
    )
    value += stock_value(s, seat, late)
    value += castle_value(s, seat)
    value += min(left, 3.0) * _DENIER * float(income(s, seat) - s.box.base_income)
    value += late * _CARD * min(3.0, float(count(s.hand(seat))))
    if not s.beginner():
        value += late * _RESIDENCE * min(2.0, float(s.residences(seat)))
    return value + road_value(s, seat, left)


def stock_value(s: Caylus, seat: i64, late: float) -> float:
    """Goods and money, between their scoring worth and what they can still buy."""
    basic = float(s.held(seat, FOOD) + s.held(seat, WOOD) + s.held(seat, STONE))
    gold = float(s.held(seat, GOLD))
    deniers = float(s.held(seat, DENIER))
    rich = min(deniers, 8.0) * _DENIER * late  # beyond that, money waits in vain
    return (
        basic * (_GOOD * late + (1.0 - late) / 3.0)
        + gold * (_GOLD * late + (1.0 - late))
        + rich
        + deniers / 3.0 * (1.0 - late)
        + max(0.0, deniers - 8.0) * 0.25 * late
    )


def castle_value(s: Caylus, seat: i64) -> float:
    """Whole batches in hand are worth more than their cubes."""
    whole = min(s.held(seat, FOOD), s.held(seat, WOOD), s.held(seat, STONE))
    sets = float(min(whole, s.tokens_left()))
    worth = float(s.box.part_points[next_part(s)])
    return sets * max(0.0, worth - 3.0 * _GOOD) * 0.7


def road_value(s: Caylus, seat: i64, left: float) -> float:
    """What workers on the road will earn this round, and own buildings in later ones."""
    value = 0.0
    last = s.last_active()
    for position in range(s.road_length()):
        worker = s.worker(position)
        if s.face(position) != BUILDING:
            continue
        owner = s.owner(position)
        building = s.box.cards[s.card(position)]
        if worker != NOBODY and (worker == seat or owner == seat):
            chance = reach(position, last)
            if worker == seat:
                value += chance * effect_value(s, seat, position, building.worker_effect)
            else:
                value += chance * effect_value(s, seat, position, building.owner_effect)
        if owner == seat:
            bonus = effect_value(s, seat, position, building.owner_effect)
            value += min(left, 3.0) * _WORKER_VISITS * (bonus + 0.25)
    return value


def reach(position: i64, last: i64) -> float:
    """How likely the provost lets a position count."""
    if position <= last - 2:
        return 1.0
    if position <= last:
        return 0.85
    return 0.3 if position <= last + 2 else 0.08


def effect_value(s: Caylus, seat: i64, position: i64, effect: Effect) -> float:
    """The best option of an effect by what it gives and takes."""
    best = 0.0
    for option in effect.options:
        value = float(option.gain_denier - option.pay_denier) * _DENIER
        value += float(option.gain_basic - option.pay_any) * _GOOD
        value += float(min(option.gain_tokens, s.tokens_left())) * _TOKEN
        value += float(min(option.gain_store, s.store(position))) * _GOOD
        value += float(option.gain_residence) * 1.5
        for good in range(KINDS):
            worth = _GOLD if good == GOLD else _GOOD
            value += float(option.gain_goods[good] - option.pay_goods[good]) * worth
        if value > best:
            best = value
    return best
