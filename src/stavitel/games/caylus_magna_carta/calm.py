"""Bringing a position to rest: the round is finished without ado, then it can be judged.

Everybody passes, leaves the provost alone, takes what the workers on the road earn and delivers
what can be delivered. Cheap, and close enough to compare positions by.
"""

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, advance
from stavitel.engine.rng import Rng
from stavitel.games.caylus_magna_carta.cards import FOOD, STONE, WOOD
from stavitel.games.caylus_magna_carta.components import (
    CHOOSE_CUBE,
    CHOOSE_GOODS,
    NO_CHOICE,
)
from stavitel.games.caylus_magna_carta.effects import UseEffect
from stavitel.games.caylus_magna_carta.evaluate import option_value
from stavitel.games.caylus_magna_carta.exchange import refuse_option, refuse_sale
from stavitel.games.caylus_magna_carta.fields import ACTIONS, CASTLE, PROVOST
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import BUY, DECLINE, MOVE_PROVOST, PASS, SELL, TAKE


def calm(s: Caylus, rng: Rng) -> None:
    """Play the obvious until the next round begins or the game is over."""
    now = s.round
    found = Actions()
    while s.stack and s.round == now:
        top = s.stack[-1]
        if isinstance(top, UseEffect):
            advance(s, obvious_effect(s, top))
        elif top.asks != CHANCE and s.phase == ACTIONS and top.refusal(s, PASS.of()) == 0:
            advance(s, PASS.of())
        elif top.asks != CHANCE and s.phase == PROVOST:
            advance(s, MOVE_PROVOST.of(0))
        else:
            top.options(s, found)
            place: i64 = 0
            if top.asks == CHANCE:
                place = rng.below(found.count)
            elif s.phase == CASTLE:
                place = 1  # the batch with the least gold; 0 would be to stop
            advance(s, found.items[place])


def obvious_effect(s: Caylus, asked: UseEffect) -> i64:
    """The option worth most, free choices made for balance; declined if worth nothing."""
    effect = asked.effect(s)
    best = 0.0
    best_action = DECLINE.of()
    index: i64 = 0
    for option in effect.options:
        index += 1
        value = option_value(s, option)
        if value <= best or refuse_option(s, asked.seat, asked.position, option) != 0:
            continue
        if effect.choice == NO_CHOICE:
            best_action = TAKE.of(index)
        elif effect.choice == CHOOSE_GOODS:
            best_action = wanted_goods(s, asked.seat, index, option.gain_basic)
        elif effect.choice == CHOOSE_CUBE:
            good = most_held(s, asked.seat)
            if refuse_sale(s, asked.seat, option, good) != 0:
                continue
            best_action = SELL.of(index, good)
        else:
            continue  # a residence is a plan, not a habit
        best = value
    return best_action


def wanted_goods(s: Caylus, seat: i64, index: i64, goods: i64) -> i64:
    """So many basic goods, always of the kind that is scarcest."""
    food = s.held(seat, FOOD)
    wood = s.held(seat, WOOD)
    stone = s.held(seat, STONE)
    bought_food: i64 = 0
    bought_wood: i64 = 0
    for _ in range(goods):
        if food <= wood and food <= stone:
            food += 1
            bought_food += 1
        elif wood <= stone:
            wood += 1
            bought_wood += 1
        else:
            stone += 1
    return BUY.of(index, bought_food, bought_wood, goods - bought_food - bought_wood)


def most_held(s: Caylus, seat: i64) -> i64:
    """The basic good a seat has most of."""
    best: i64 = FOOD
    for good in range(WOOD, STONE + 1):
        if s.held(seat, good) > s.held(seat, best):
            best = good
    return best
