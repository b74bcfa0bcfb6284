"""Rows: what a seat remembers of a stack from which the opponent has taken cards (CD-12.4).

A seat has seen the upper part of a stack; the opponent looks through the stack and takes one of its
cards, or several in the course of time. What is left keeps its order, so the seat knows that the
upper part consists of cards of the row it has seen, in their order, and that the missing ones are
in the opponent's hand, or wherever he has hidden them since. Which are missing it cannot tell.

The cards of a row that are *left* are the topmost ones of its stack. The missing ones lie either
all in the opponent's hand, or all in the fog: whether a card is fogged must not tell which it is.
Where a row can no longer be told from its looks, its cards are lost in the fog.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.games.catan_duel.cards import BACK_COUNT, TOURNAMENT
from stavitel.games.catan_duel.deck_counts import deck_limit
from stavitel.games.catan_duel.fog import count_of, fog_evenly, one_of, places_out_of_sight
from stavitel.games.catan_duel.memory import (
    card_of,
    fogged,
    is_fogged,
    is_known,
    row_mark,
    row_of,
    stack_of_row,
    with_row,
)
from stavitel.games.catan_duel.state import CatanDuel

COUNTED: Final = 7
"""The rows of so many stacks are counted in one number."""


def row_left(s: CatanDuel, seat: i64, stack: i64) -> i64:
    """How many cards of the seat's row are left on top of a stack; 0 if there is no row."""
    n: i64 = 0
    first = s.stack_place(stack, 0)
    size = s.stack_size(stack)
    while n < size and _is_left(s.raw_at(first + n), seat, stack):
        n += 1
    return n


def _is_left(raw: i64, seat: i64, stack: i64) -> bool:
    return _is_of_row(raw, seat, stack) and not is_fogged(raw, seat)


def _is_of_row(raw: i64, seat: i64, stack: i64) -> bool:
    number = row_of(raw, seat)
    return number != 0 and stack_of_row(number) == stack


def row_places(s: CatanDuel, seat: i64, stack: i64) -> list[i64]:
    """Where the cards of a row lie, left or missing, in the order of the row."""
    found: list[tuple[i64, i64]] = []
    back = s.mode().backs[stack]
    last = back
    if s.mode().is_own:  # `back` is the owner, whose cards may have several looks
        back *= BACK_COUNT
        last = back + BACK_COUNT - 1 if s.backs_mix() else back
    for look in range(back, last + 1):
        for place in places_out_of_sight(s, seat, look):
            if _is_of_row(s.raw_at(place), seat, stack):
                found.append((row_of(s.raw_at(place), seat), place))
    return [place for _, place in sorted(found)]


def remember_row(s: CatanDuel, seat: i64, stack: i64, end: i64) -> i64:
    """The opponent is about to take one of the cards above `end` out of a stack, all of which look
    alike from behind: all the seat knows of them from the top down becomes a row, or the end of the
    one it has. How many cards of it lie there is returned."""
    left = row_left(s, seat, stack)
    size = left
    while size < end and is_known(s.raw_card(stack, size), seat):
        size += 1
    if size == left:
        return left
    places = row_places(s, seat, stack)
    for n in range(left, size):
        places.append(s.stack_place(stack, n))
    for n in range(len(places)):
        s.set_raw_at(places[n], with_row(s.raw_at(places[n]), seat, row_mark(stack, n)))
    return size


def joins_fog(s: CatanDuel, seat: i64, stack: i64) -> bool:
    """Whether a card that leaves the row goes where the missing ones are: into the fog."""
    for place in row_places(s, seat, stack):
        if is_fogged(s.raw_at(place), seat):
            return True
    return False


def first_is_missing(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The topmost card that is left goes to the opponent's hand. If it is not the first of the row,
    that one was missing before: in either case it is not in the stack."""
    _leave_row(s, seat, row_places(s, seat, stack)[0])


def see_top_of_row(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The seat sees the topmost card of its row: all before it must be missing. If it could be
    either of two twins, the seat loses track of the row."""
    places = row_places(s, seat, stack)
    top = s.raw_card(stack, 0)
    missing = len(places) - row_left(s, seat, stack)
    twins = 0
    for n in range(missing + 1):  # no other can be the first that is left
        twins += 1 if card_of(s.raw_at(places[n])) == card_of(top) else 0
    if twins > 1:
        _lose_row(s, seat, stack)
        return
    for place in places:
        if row_of(s.raw_at(place), seat) <= row_of(top, seat):
            _leave_row(s, seat, place)


def close_row(s: CatanDuel, seat: i64, stack: i64) -> None:
    """What is missing is plain now: the cards are no row any more."""
    for place in row_places(s, seat, stack):
        _leave_row(s, seat, place)


def expect_twins(s: CatanDuel, seat: i64, card: i64, back: i64) -> None:
    """The seat is about to see a card it could not place. It may belong to a row, or be a twin of
    one that does; if there is a twin, the seat cannot tell, and loses track of the row.

    In the tournament game nobody knows how many copies the other has brought: as soon as there
    may be another, it counts as one."""
    other = 1 - seat
    copies: i64 = 0
    if s.variant == TOURNAMENT:
        if back // BACK_COUNT == seat:
            return  # nobody else takes cards out of one's own stacks (CD-21.34)
        copies = deck_limit(s, card)
    rows: i64 = 0  # stacks whose rows have the card, as a set
    for n in range(s.hand_size(other)):
        raw = s.raw_hand(other, n)
        if card_of(raw) == card and not is_known(raw, seat):
            copies += 1
            rows |= _stack_as_set(raw, seat)
    for stack in range(s.mode().stacks):
        first = s.stack_place(stack, 0)
        for place in range(first, first + s.stack_size(stack)):
            raw = s.hidden[place]
            if card_of(raw) == card and not is_known(raw, seat):
                copies += 1
                rows |= _stack_as_set(raw, seat)
    if copies > 1 and rows != 0:
        for stack in range(s.mode().stacks):
            if has(rows, stack):
                _lose_row(s, seat, stack)


def _stack_as_set(raw: i64, seat: i64) -> i64:
    number = row_of(raw, seat)
    return bit(stack_of_row(number)) if number != 0 else 0


def end_rows(s: CatanDuel, seat: i64) -> None:
    """A row of which nothing is left, or nothing is missing, is none."""
    for some in range(0, s.mode().stacks, COUNTED):
        sizes = row_sizes(s, seat, some)
        for n in range(COUNTED):
            size = count_of(sizes, n)
            if size > 0:
                left = row_left(s, seat, some + n)
                if left == 0 or left == size:
                    close_row(s, seat, some + n)


def row_sizes(s: CatanDuel, seat: i64, some: i64) -> i64:
    """How many cards the rows of so many stacks as can be counted in one number have, left or
    missing, beginning with some stack; for `count_of`."""
    other = 1 - seat
    sizes: i64 = 0
    for n in range(s.hand_size(other)):
        sizes += _one_of_row(s.raw_hand(other, n), seat, some)
    for stack in range(s.mode().stacks):
        first = s.stack_place(stack, 0)
        for place in range(first, first + s.stack_size(stack)):
            raw = s.hidden[place]
            if row_of(raw, seat) != 0:
                sizes += _one_of_row(raw, seat, some)
    return sizes


def _one_of_row(raw: i64, seat: i64, some: i64) -> i64:
    number = row_of(raw, seat)
    if number == 0:
        return 0
    nth = stack_of_row(number) - some
    if 0 <= nth < COUNTED:
        return one_of(nth)
    return 0


def _leave_row(s: CatanDuel, seat: i64, place: i64) -> None:
    s.set_raw_at(place, with_row(s.raw_at(place), seat, 0))


def _lose_row(s: CatanDuel, seat: i64, stack: i64) -> None:
    back: i64 = 0
    for place in row_places(s, seat, stack):
        raw = s.raw_at(place)
        back = s.back_of(1 - seat, card_of(raw))  # the same for all of them
        s.set_raw_at(place, fogged(with_row(raw, seat, 0), seat))
    fog_evenly(s, 1 - seat, back)
