"""Which draw stack: what can be drawn from, searched, and put a card under (CD-12.7, CD-15.6)."""

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING
from stavitel.games.catan_duel.reasons import NO_SUCH_STACK, OTHER_BACK, STACK_EMPTY
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import PUT_UNDER


def add_stacks(s: CatanDuel, base: i64, out: Actions) -> None:
    """An action for every stack place, from the first of a verb on."""
    for stack in range(s.mode().stacks):
        out.add(base + stack)


def refuse_drawing(s: CatanDuel, stack: i64) -> i64:
    """Why no card can be taken from a stack, or 0."""
    if stack >= s.mode().stacks:
        return NO_SUCH_STACK.of(stack)
    return STACK_EMPTY.of(stack) if s.stack_size(stack) == 0 else 0


def refuse_putting(s: CatanDuel, card: i64, stack: i64) -> i64:
    """Why a card cannot go under a stack, or 0. An empty stack keeps its back (CD-12.7)."""
    if stack >= s.mode().stacks:
        return NO_SUCH_STACK.of(stack)
    return OTHER_BACK.of(stack) if s.mode().backs[stack] != s.box.back[card] else 0


def only_stack(s: CatanDuel, card: i64) -> i64:
    """The single stack with the back of a card, or NOTHING if there are several."""
    found: i64 = NOTHING
    back = s.box.back[card]
    mode = s.mode()
    for stack in range(mode.stacks):
        if mode.backs[stack] == back:
            if found != NOTHING:
                return NOTHING
            found = stack
    return found


def any_card_left(s: CatanDuel) -> bool:
    """Whether there is a stack to draw from."""
    for stack in range(s.mode().stacks):
        if s.stack_size(stack) > 0:
            return True
    return False


def refuse_stack(s: CatanDuel, card: i64, action: i64) -> i64:
    """Whoever chooses a stack for a card puts it under one with its back (CD-15.6)."""
    if not PUT_UNDER.holds(action):
        return NOT_NOW.of()
    return refuse_putting(s, card, PUT_UNDER.value(action))
