"""Which draw stack: what can be drawn from, searched, and put a card under (CD-12.7, CD-15.6).

In the tournament game every stack belongs to a seat, which draws from its own alone; `backs` of the
mode are their owners then (CD-21.31, CD-21.34).
"""

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import BACK_COUNT, NOTHING, OWN_BACK
from stavitel.games.catan_duel.fields import BY_BACK, PLACE_BITS, STACK_COUNTS
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
    return not mode.is_own or stack % mode.places < stacks_of(s, mode.backs[stack])


def stacks_of(s: CatanDuel, seat: i64) -> i64:
    """How many stacks a player of a tournament game has."""
    if s.stack_layout == BY_BACK:
        number: i64 = 0
        for back in range(BACK_COUNT):
            number += places_for(s, seat, back)
        return number
    number = STACK_COUNTS[s.stack_count]
    return number


def places_for(s: CatanDuel, seat: i64, back: i64) -> i64:
    """How many stacks a player has for cards with a back, if they lie by their backs (R51)."""
    return s.stack_places(seat) >> PLACE_BITS * back & (1 << PLACE_BITS) - 1


def back_of_place(s: CatanDuel, stack: i64) -> i64:
    """The back for which a stack is meant that lies by its back; NOTHING if there is no such."""
    mode = s.mode()
    nth = stack % mode.places
    for back in range(BACK_COUNT):
        nth -= places_for(s, mode.backs[stack], back)
        if nth < 0:
            return back
    return NOTHING


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
        if mode.backs[stack] != seat:
            return NOT_OWN_STACK.of(stack)
        if s.stack_layout != BY_BACK or places_for(s, seat, s.box.back[card]) == 0:
            return 0  # a card without a place of its back goes anywhere (R51)
        return OTHER_BACK.of(stack) if back_of_place(s, stack) != s.box.back[card] else 0
    return OTHER_BACK.of(stack) if mode.backs[stack] != s.box.back[card] else 0


def only_stack(s: CatanDuel, seat: i64, card: i64) -> i64:
    """The single stack for a card of a seat, or NOTHING if there are several."""
    found: i64 = NOTHING
    mode = s.mode()
    if mode.is_own and s.stack_layout != BY_BACK:
        return found
    back = s.box.back[card]
    for stack in range(mode.stacks):
        fits = (
            refuse_putting(s, seat, card, stack) == 0 if mode.is_own else mode.backs[stack] == back
        )
        if fits:
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


def back_shown(s: CatanDuel, stack: i64) -> i64:
    """The back a stack shows: its top card's, an empty one's that of the cards it is meant for."""
    mode = s.mode()
    if not mode.is_own:
        return mode.backs[stack]
    if not s.backs_show():
        return OWN_BACK
    if s.stack_size(stack) > 0:
        return s.back_in(stack, 0) % BACK_COUNT
    return back_of_place(s, stack) if s.stack_layout == BY_BACK else OWN_BACK


def refuse_stack(s: CatanDuel, seat: i64, card: i64, action: i64) -> i64:
    """Whoever chooses a stack for a card of a seat puts it under one with its back (CD-15.6), or
    under one of that seat (CD-21.38)."""
    if not PUT_UNDER.holds(action):
        return NOT_NOW.of()
    return refuse_putting(s, seat, card, PUT_UNDER.value(action))
