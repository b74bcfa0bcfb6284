"""Where the cards of draw stacks lie in the row of hidden numbers.

A shared stack begins where it always does and has room for every card with its back. In the
tournament game there may be many stacks, and any of them may grow; there they lie one behind the
other without gaps, and those that follow make room or move up. So a state needs no more numbers
than six shared stacks do, and none of the other games moves more than one stack.
"""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import MOST_STACKS, TOURNAMENT
from stavitel.games.catan_duel.state import CatanDuel


def put_under(s: CatanDuel, stack: i64, raw: i64) -> None:
    """A card goes under a stack with whatever is known of it; no event."""
    size = s.stack_size(stack)
    if s.variant == TOURNAMENT:
        end = s.stack_place(stack, size)
        for place in range(_end_of_all(s), end, -1):
            s.hidden[place] = s.hidden[place - 1]
        _move_others(s, stack, 1)
    s.set_raw_card(stack, size, raw)
    s.set_stack_size(stack, size + 1)


def lift(s: CatanDuel, stack: i64, n: i64) -> i64:
    """Take the n-th card out of a stack; the others keep their order."""
    top = s.stack_place(stack, 0)
    raw = s.raw_at(top + n)
    size = s.stack_size(stack)
    last = top + size - 1
    if s.variant == TOURNAMENT:
        last = _end_of_all(s) - 1
        _move_others(s, stack, -1)
    for place in range(top + n, last):
        s.hidden[place] = s.hidden[place + 1]
    s.hidden[last] = 0
    s.set_stack_size(stack, size - 1)
    return raw


def _end_of_all(s: CatanDuel) -> i64:
    """The first place behind the stacks of a tournament game."""
    last: i64 = MOST_STACKS - 1
    return s.stack_place(last, s.stack_size(last))


def _move_others(s: CatanDuel, stack: i64, by: i64) -> None:
    for other in range(stack + 1, MOST_STACKS):
        s.add_stack_moved(other, by)
