"""What happens to hands and draw stacks, and what either player knows of them afterwards (CD-20).

What a seat knows is written on the hidden cards themselves (`memory.py`). Where cards move unseen
among those it knows, it remembers what is left of a row (`rows.py`), or loses track (`fog.py`).
"""

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.games.catan_duel.cards import NOTHING, SEATS
from stavitel.games.catan_duel.events import (
    BACK_SEEN,
    CARD_DRAWN,
    CARD_HIDDEN,
    CARD_PLAYED,
    CARD_TAKEN,
    CARD_UNDER_STACK,
    HAND_CARD_MISSED,
    HAND_CARD_PUT_AWAY,
    HAND_CARD_STOLEN,
    HAND_SHOWN,
    STACK_SEARCHED,
)
from stavitel.games.catan_duel.fog import clear_fog, fog_evenly, fog_hand, found
from stavitel.games.catan_duel.laid import lift, put_under
from stavitel.games.catan_duel.memory import (
    card_of,
    fogged,
    in_order,
    is_fogged,
    is_known,
    is_remembered,
    is_seen,
    row_of,
    seen_by_both,
    with_row,
)
from stavitel.games.catan_duel.rows import (
    close_row,
    end_rows,
    expect_twins,
    first_is_missing,
    joins_fog,
    remember_row,
    row_left,
    see_top_of_row,
)
from stavitel.games.catan_duel.state import CatanDuel

# hands


def hand_card(s: CatanDuel, seat: i64, n: i64) -> i64:
    return card_of(s.raw_hand(seat, n))


def in_hand(s: CatanDuel, seat: i64, card: i64) -> bool:
    for n in range(s.hand_size(seat)):
        if hand_card(s, seat, n) == card:
            return True
    return False


def add_hand(s: CatanDuel, seat: i64, base: i64, out: Actions) -> None:
    """An action for every card in a hand, from the first of a verb on; equal cards are one."""
    last: i64 = NOTHING
    for n in range(s.hand_size(seat)):
        card = hand_card(s, seat, n)
        if card != last:  # hands lie in order
            out.add(base + card)
            last = card


def add_to_hand(s: CatanDuel, seat: i64, raw: i64) -> None:
    """A card comes to a hand; its owner sees it."""
    back = s.back_of(seat, card_of(raw))
    lay_in_hand(s, seat, found(s, seat, raw, back))
    fog_evenly(s, seat, back)
    _tidy(s)


def lay_in_hand(s: CatanDuel, seat: i64, raw: i64) -> None:
    """Hands lie in an order of their own, so that it tells nothing."""
    n = s.hand_size(seat)
    s.set_hand_size(seat, n + 1)
    while n > 0 and in_order(s.raw_hand(seat, n - 1)) > in_order(raw):
        s.set_raw_hand(seat, n, s.raw_hand(seat, n - 1))
        n -= 1
    s.set_raw_hand(seat, n, raw)


def sort_hand(s: CatanDuel, seat: i64) -> None:
    size = s.hand_size(seat)
    s.set_hand_size(seat, 0)
    for n in range(size):  # the part before n is sorted already, so nothing is overwritten
        lay_in_hand(s, seat, s.raw_hand(seat, n))


def reveal_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """A card leaves a hand to be built or played, and both see it; no event."""
    other = 1 - seat
    raw = s.raw_hand(seat, _best_known(s, seat, card))
    back = s.back_of(seat, card)
    if not is_known(raw, other):
        expect_twins(s, other, card, back)
    found(s, other, take_from_hand(s, seat, card), back)
    _tidy(s)


def take_from_hand(s: CatanDuel, seat: i64, card: i64) -> i64:
    """A card leaves a hand, to be laid elsewhere by the caller."""
    place = _best_known(s, seat, card)
    raw = s.raw_hand(seat, place)
    last = s.hand_size(seat) - 1
    for n in range(place, last):
        s.set_raw_hand(seat, n, s.raw_hand(seat, n + 1))
    s.set_raw_hand(seat, last, 0)
    s.set_hand_size(seat, last)
    return raw


def _best_known(s: CatanDuel, seat: i64, card: i64) -> i64:
    """The place of a card in a hand; of equal cards the one the opponent knows best goes first,
    since he could not tell it apart."""
    other = 1 - seat
    best: i64 = NOTHING
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if card_of(raw) == card and (best == NOTHING or is_seen(raw, other)):
            best = n
            if is_known(raw, other):
                break
    return best


def play_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """An action card is shown and goes onto the discard pile (CD-11.1)."""
    reveal_from_hand(s, seat, card)
    s.discard(seat, card)
    s.emit(CARD_PLAYED, seat, card)


def steal_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """A card of the opponent's hand, which the seat has seen, changes hands (CD-11.14)."""
    add_to_hand(s, seat, take_from_hand(s, 1 - seat, card))
    s.emit(HAND_CARD_STOLEN, seat, card)
    s.emit(HAND_CARD_MISSED, 1 - seat, card)


def show_hand(s: CatanDuel, seat: i64) -> None:
    """The opponent sees all cards of a hand (CD-8.2, CD-11.14)."""
    for n in range(s.hand_size(seat)):
        _see(s, 1 - seat, s.hand_place(seat, n), s.back_of(seat, hand_card(s, seat, n)))
    _tidy(s)
    s.emit(HAND_SHOWN, seat, 1 - seat)


def _see(s: CatanDuel, seat: i64, place: i64, back: i64) -> None:
    """The seat sees the card with this back that lies there."""
    if not is_known(s.raw_at(place), seat):
        expect_twins(s, seat, card_of(s.raw_at(place)), back)
        s.set_raw_at(place, with_row(found(s, seat, s.raw_at(place), back), seat, 0))


# draw stacks


def draw_top(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The top card of a stack goes to a hand."""
    card = card_of(s.raw_card(stack, 0))
    if row_left(s, seat, stack) > 0:
        see_top_of_row(s, seat, stack)
    _see(s, seat, s.stack_place(stack, 0), s.back_in(stack, 0))
    _take_top(s, seat, stack)
    s.emit(CARD_DRAWN, seat, stack, card)


def _take_top(s: CatanDuel, seat: i64, stack: i64) -> None:
    other = 1 - seat
    foggy = False
    if row_left(s, other, stack) > 0:
        foggy = joins_fog(s, other, stack)
        first_is_missing(s, other, stack)
    raw = lift(s, stack, 0)
    add_to_hand(s, seat, fogged(raw, other) if foggy else raw)


def look_through(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The seat sees a whole stack and remembers it (CD-20.3)."""
    if row_left(s, seat, stack) > 0:
        close_row(s, seat, stack)
    top = s.stack_place(stack, 0)
    for n in range(s.stack_size(stack)):
        if not is_known(s.raw_at(top + n), seat):
            _see(s, seat, top + n, s.back_in(stack, n))
    _tidy(s)
    s.emit(STACK_SEARCHED, seat, stack)


def in_stack(s: CatanDuel, stack: i64, card: i64) -> i64:
    """The uppermost place of a card in a stack, or NOTHING."""
    first = s.stack_place(stack, 0)
    for n in range(s.stack_size(stack)):
        if card_of(s.raw_at(first + n)) == card:
            return n
    return NOTHING


def take_from_stack(s: CatanDuel, seat: i64, stack: i64, card: i64) -> None:
    """A card of choice out of a stack looked through; the others keep their order (CD-12.4)."""
    place = in_stack(s, stack, card)
    first: i64 = 0  # from here on and up to `end` the opponent cannot tell which card is taken
    end = s.stack_size(stack)
    if s.backs_mix():
        first = place
        while first > 0 and s.back_in(stack, first - 1) == s.back_in(stack, place):
            first -= 1
        end = place + 1
        while end < s.stack_size(stack) and s.back_in(stack, end) == s.back_in(stack, place):
            end += 1
    if first == 0 and end == 1:
        _take_top(s, seat, stack)
    else:
        _take_unseen(s, seat, stack, place, first, end)
    s.emit(CARD_TAKEN, seat, stack, card)
    tell_back(s, seat, card, first)


def _take_unseen(s: CatanDuel, seat: i64, stack: i64, place: i64, first: i64, end: i64) -> None:
    """What the opponent knows from the top down is a row now, with a card missing or its last one
    moved; what he knew further down may have moved up by one, or be in the hand. Where backs show,
    all this concerns only the cards from `first` to before `end`, which look alike."""
    other = 1 - seat
    row: i64 = remember_row(s, other, stack, end) if first == 0 else 0
    foggy = first == 0 and joins_fog(s, other, stack)
    raw = lift(s, stack, place)
    start = max(first, row - 1)  # the last place of the row has to be filled from below
    before = raw if place == start else s.raw_card(stack, start)
    was_here = start >= row and is_remembered(before, other)
    top = s.stack_place(stack, 0)
    for n in range(start, end - 1):
        now = s.raw_at(top + n)
        next_one = raw if n + 1 == place else now if n + 1 > place else s.raw_at(top + n + 1)
        was_below = is_remembered(next_one, other)
        if was_here or was_below or n < row:
            s.hidden[top + n] = fogged(now, other)
            foggy = True
        was_here = was_below
    add_to_hand(s, seat, fogged(raw, other) if foggy else raw)


def put_openly_under(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """A card from a principality, known to both, goes under a stack (CD-20.4)."""
    put_under(s, stack, seen_by_both(card))
    s.emit(CARD_UNDER_STACK, seat, card, stack)


def hide_under(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """A player puts a hand card face down under a stack (CD-12.3, CD-12.4).

    If the opponent has seen some of his cards with this back, it may be one of them; if it is the
    only one with its back, there is no doubt.
    """
    other = 1 - seat
    back = s.back_of(seat, card)
    cards = 0
    marked = False
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if s.back_of(seat, card_of(raw)) == back:
            cards += 1
            marked = marked or is_remembered(raw, other)
    raw = take_from_hand(s, seat, card)
    if cards > 1 and marked:
        fog_hand(s, seat, back)
        raw = fogged(raw, other)
    elif row_of(raw, other) != 0:
        raw = fogged(raw, other)
    put_under(s, stack, raw)
    _tidy(s)
    s.emit(CARD_HIDDEN, seat, stack, card)
    tell_back(s, seat, card, s.stack_size(stack) - 1)


def put_away(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """The opponent puts a card of the hand he has seen under a stack (CD-8.2)."""
    put_under(s, stack, take_from_hand(s, seat, card))
    s.emit(HAND_CARD_PUT_AWAY, 1 - seat, stack, card)
    tell_back(s, 1 - seat, card, s.stack_size(stack) - 1)


def put_away_mixed(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """The same beside others with this back: the owner misses them all, but cannot tell which
    of them lies where."""
    put_under(s, stack, fogged(take_from_hand(s, seat, card), seat))
    s.emit(HAND_CARD_PUT_AWAY, 1 - seat, stack, card)
    tell_back(s, 1 - seat, card, s.stack_size(stack) - 1)


def tell_back(s: CatanDuel, seat: i64, card: i64, place: i64) -> None:
    """Where a stack shows several backs, all see which of them came or went, and where; cards that
    look alike count as the uppermost of them."""
    if s.backs_mix():
        s.emit(BACK_SEEN, seat, s.box.back[card], place + 1)


def _tidy(s: CatanDuel) -> None:
    """Rows and fog that are none any more end; equal cards of a hand lie in one order."""
    memory = s.all_memory()
    for seat in range(SEATS):
        if row_of(memory, seat) != 0:
            end_rows(s, seat)
        if is_fogged(memory, seat):
            clear_fog(s, seat)
    for seat in range(SEATS):
        sort_hand(s, seat)
