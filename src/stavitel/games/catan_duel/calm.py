"""Bringing a position to rest: the turn is finished by habit, then it can be judged.

Nothing more is built or played; whoever gains takes what is scarce, whoever pays gives what there
is most of, and cards are drawn as they come. Cheap, and close enough to compare positions by.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, advance
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.knowledge import in_hand
from stavitel.games.catan_duel.preparation import PreparatoryBuild
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import PreRoll
from stavitel.games.catan_duel.verbs import (
    BUY,
    CHOOSE,
    DECLINE,
    END_ACTIONS,
    GAIN,
    GIVE,
    HIDE,
    NAME,
    PASS_BUILDING,
    PAY,
    ROLL,
    SKIP,
    TAKE,
)


def calm(s: CatanDuel, rng: Rng) -> None:
    """Play the obvious until the next turn begins or the game is over."""
    found = Actions()
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, ActionPhase):
            advance(s, END_ACTIONS.of())
        elif isinstance(top, PreRoll):
            if s.fixed == 0:
                return
            advance(s, ROLL.of())
        elif isinstance(top, PreparatoryBuild):
            advance(s, PASS_BUILDING.of())
        else:
            top.options(s, found)
            if top.asks == CHANCE:
                advance(s, lucky_option(s, rng, found))
            else:
                advance(s, obvious_option(s, top.asks, found))


def lucky_option(s: CatanDuel, rng: Rng, found: Actions) -> i64:
    """One of the options of chance, by their weights."""
    top = s.stack[-1]
    whole: i64 = 0
    for i in range(found.count):
        whole += top.weight(s, found.items[i])
    left = rng.below(whole)
    n: i64 = 0
    while left >= top.weight(s, found.items[n]):
        left -= top.weight(s, found.items[n])
        n += 1
    return found.items[n]


def obvious_option(s: CatanDuel, seat: i64, found: Actions) -> i64:
    best = found.items[0]
    most = liking(s, seat, best)
    for i in range(1, found.count):
        likes = liking(s, seat, found.items[i])
        if likes > most:
            most = likes
            best = found.items[i]
    return best


def liking(s: CatanDuel, seat: i64, action: i64) -> i64:
    """How gladly a seat takes an action out of habit; 0 where it makes no difference."""
    if GAIN.holds(action):
        return _PLENTY - s.held(seat, s.resource_at(seat, GAIN.value(action)))
    if NAME.holds(action):
        return _PLENTY - s.held(seat, NAME.value(action))
    if BUY.holds(action):  # only what there is none of
        return 1 - s.held(seat, s.resource_at(seat, BUY.value(action)))
    if PAY.holds(action):
        return _abundance(s, seat, PAY.value(action))
    if GIVE.holds(action):
        return _abundance(s, seat, GIVE.value(action))
    if CHOOSE.holds(action):
        price = s.box.cards[CHOOSE.first(action)].price
        return -price if s.stands(seat, CHOOSE.second(action), CHOOSE.first(action)) else price
    if HIDE.holds(action):
        price = s.box.cards[HIDE.value(action)].price
        return -price if in_hand(s, seat, HIDE.value(action)) else price
    if TAKE.holds(action):
        return 1 + s.box.cards[TAKE.value(action)].price
    if action == DECLINE.of():
        return -1
    return 1 if action == SKIP.of() else 0


def _abundance(s: CatanDuel, seat: i64, store: i64) -> i64:
    """Most for the fullest store of what there is most of."""
    return _PLENTY * s.held(seat, s.resource_at(seat, store)) + s.stock(seat, store)


_PLENTY: Final = 50
"""More than anybody holds of one resource in practice."""
