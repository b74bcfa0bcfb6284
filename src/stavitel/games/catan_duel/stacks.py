"""Which draw stack: what can be drawn from, searched, and put a card under (CD-12.7, CD-15.6).

In the tournament game every stack belongs to a seat, which draws from its own alone; `backs` of the
mode are their owners then (CD-21.31, CD-21.34).
"""

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING
from stavitel.games.catan_duel.fields import STACK_COUNTS
from stavitel.games.catan_duel.reasons import (
    NO_SUCH_STACK,
    NOT_OWN_STACK,
    OTHER_BACK,
    STACK_EMPTY,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import PUT_UNDER


def is_laid(s: CatanDuel, stack: i64) -> bool:
    """Whether there is a stack with this number; a table may have chosen fewer (R51)."""
    mode = s.mode()
    if stack >= mode.stacks:
        return False
    return not mode.is_own or stack % mode.places < stacks_of(s)


def stacks_of(s: CatanDuel) -> i64:
    """How many stacks either player of a tournament game has."""
    number: i64 = STACK_COUNTS[s.stack_count]
    return number


def add_stacks(s: CatanDuel, seat: i64, base: i64, out: Actions) -> None:
    """An action for every stack place a seat may think of, from the first of a verb on."""
    mode = s.mode()
    for stack in range(mode.stacks):
        if not mode.is_own or (mode.backs[stack] == seat and is_laid(s, stack)):
            out.add(base + stack)


def refuse_drawing(s: CatanDuel, seat: i64, stack: i64) -> i64:
    """Why a seat can take no card from a stack, or 0."""
    mode = s.mode()
    if stack >= mode.stacks:
        return NO_SUCH_STACK.of(stack)
    if mode.is_own and mode.backs[stack] != seat:
        return NOT_OWN_STACK.of(stack)
    return STACK_EMPTY.of(stack) if s.stack_size(stack) == 0 else 0


def refuse_putting(s: CatanDuel, seat: i64, card: i64, stack: i64) -> i64:
    """Why a card of a seat cannot go under a stack, or 0. An empty stack keeps its back
    (CD-12.7)."""
    mode = s.mode()
    if not is_laid(s, stack):
        return NO_SUCH_STACK.of(stack)
    if mode.is_own:
        return NOT_OWN_STACK.of(stack) if mode.backs[stack] != seat else 0
    return OTHER_BACK.of(stack) if mode.backs[stack] != s.box.back[card] else 0


def only_stack(s: CatanDuel, seat: i64, card: i64) -> i64:
    """The single stack for a card of a seat, or NOTHING if there are several."""
    found: i64 = NOTHING
    mode = s.mode()
    if mode.is_own:
        return found
    back = s.box.back[card]
    for stack in range(mode.stacks):
        if mode.backs[stack] == back:
            if found != NOTHING:
                return NOTHING
            found = stack
    return found


def any_card_left(s: CatanDuel, seat: i64) -> bool:
    """Whether there is a stack for a seat to draw from (CD-12.7, CD-21.35)."""
    mode = s.mode()
    for stack in range(mode.stacks):
        if s.stack_size(stack) > 0 and (not mode.is_own or mode.backs[stack] == seat):
            return True
    return False


def refuse_stack(s: CatanDuel, seat: i64, card: i64, action: i64) -> i64:
    """Whoever chooses a stack for a card of a seat puts it under one with its back (CD-15.6), or
    under one of that seat (CD-21.38)."""
    if not PUT_UNDER.holds(action):
        return NOT_NOW.of()
    return refuse_putting(s, seat, card, PUT_UNDER.value(action))
