"""Hands and draw stacks, and who knows what of them (CD-20).

A raw card is the number of a draw card with four marks, two for each seat:

- *known*: the seat has seen this card;
- *fog*: the seat can no longer say where it went. Somewhere among all fogged places with this
  back lie the fogged cards the seat knows, and which lies where it cannot tell.

Fog rises where a card moves unseen among cards that were known: a player hides one of his hand
cards of which the opponent has seen some, or takes a card out of a stack the opponent has looked
through. Whether a place is fogged never depends on what the seat must not know. For this reason
the unknown cards with one back in a hand, which nobody can tell apart, are fogged all or none;
and where a card turns up out of the fog, it counts as the equal one the seat has lost there,
whichever it was.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.games.catan_duel.cards import BACKS, NOTHING
from stavitel.games.catan_duel.events import (
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
from stavitel.games.catan_duel.state import CatanDuel

_CARD: Final = 255
_KNOWN: Final = 256
_FOG: Final = 1024


def card_of(raw: i64) -> i64:
    return raw & _CARD


def is_known(raw: i64, seat: i64) -> bool:
    """The seat knows this very place holds this card."""
    return raw & (_KNOWN << seat) != 0 and raw & (_FOG << seat) == 0


def is_seen(raw: i64, seat: i64) -> bool:
    """The seat has seen this card and knows where it lies, or that it lies in the fog."""
    return raw & (_KNOWN << seat) != 0


def is_fogged(raw: i64, seat: i64) -> bool:
    return raw & (_FOG << seat) != 0


def is_somewhere(raw: i64, seat: i64) -> bool:
    """The seat knows that this card lies in one of the fogged places."""
    return raw & (_KNOWN << seat) != 0 and raw & (_FOG << seat) != 0


def seen_by(card: i64, seat: i64) -> i64:
    """A card as a seat knows it and the other does not."""
    return card | _KNOWN << seat


def seen_by_both(card: i64) -> i64:
    return card | _KNOWN | _KNOWN << 1


def fogged(raw: i64, seat: i64) -> i64:
    return raw | _FOG << seat


def with_card(raw: i64, card: i64) -> i64:
    """A place with another card in it: all marks stay with the place."""
    return (raw & ~_CARD) | card


def with_lost_card(raw: i64, lost: i64, seat: i64) -> i64:
    """A fogged place with another card of the fog in it, which comes with what the seat knows of
    it; all other marks stay with the place."""
    moving = _CARD | _KNOWN << seat
    return (raw & ~moving) | (lost & moving)


def _found(s: CatanDuel, seat: i64, raw: i64) -> i64:
    """A card the seat sees now. If it lay in the fog it may be one the seat had lost there, or
    another copy of it; the seat takes it for the lost one, which is then lost no more."""
    if raw & (_FOG << seat) != 0 and raw & (_KNOWN << seat) == 0:
        _forget(s, seat, raw & _CARD)
    return (raw | _KNOWN << seat) & ~(_FOG << seat)


def _forget(s: CatanDuel, seat: i64, card: i64) -> None:
    """One copy of a card the seat has lost in the fog, if there is one, is unknown from now on."""
    lost = card | _KNOWN << seat | _FOG << seat
    mine = _CARD | (_KNOWN | _FOG) << seat
    other = 1 - seat
    for n in range(s.hand_size(other)):
        if s.raw_hand(other, n) & mine == lost:
            s.set_raw_hand(other, n, s.raw_hand(other, n) & ~(_KNOWN << seat))
            return
    for stack in range(s.mode().stacks):
        for n in range(s.stack_size(stack)):
            if s.raw_card(stack, n) & mine == lost:
                s.set_raw_card(stack, n, s.raw_card(stack, n) & ~(_KNOWN << seat))
                return


# hands


def hand_card(s: CatanDuel, seat: i64, n: i64) -> i64:
    return s.raw_hand(seat, n) & _CARD


def in_hand(s: CatanDuel, seat: i64, card: i64) -> bool:
    for n in range(s.hand_size(seat)):
        if s.raw_hand(seat, n) & _CARD == card:
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
    lay_in_hand(s, seat, _found(s, seat, raw))
    _fog_evenly(s, seat, s.box.back[raw & _CARD])
    clear_fog(s, seat)
    clear_fog(s, 1 - seat)


def lay_in_hand(s: CatanDuel, seat: i64, raw: i64) -> None:
    """Hands lie in the order of the cards' numbers, so that their order tells nothing."""
    n = s.hand_size(seat)
    s.set_hand_size(seat, n + 1)
    while n > 0 and s.raw_hand(seat, n - 1) & _CARD > raw & _CARD:
        s.set_raw_hand(seat, n, s.raw_hand(seat, n - 1))
        n -= 1
    s.set_raw_hand(seat, n, raw)


def _fog_evenly(s: CatanDuel, seat: i64, back: i64) -> None:
    """Nobody can tell one unknown hand card from another with this back: if one of them lies in
    the opponent's fog, all do."""
    other = 1 - seat
    foggy = False
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        foggy = foggy or (raw & (_FOG << other) != 0 and s.box.back[raw & _CARD] == back)
    if not foggy:
        return
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if raw & (_KNOWN << other) == 0 and s.box.back[raw & _CARD] == back:
            s.set_raw_hand(seat, n, fogged(raw, other))


def reveal_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """A card leaves a hand to be built or played, and both see it; no event."""
    _found(s, 1 - seat, take_from_hand(s, seat, card))
    clear_fog(s, 1 - seat)


def take_from_hand(s: CatanDuel, seat: i64, card: i64) -> i64:
    """A card leaves a hand, to be laid elsewhere by the caller. Of equal cards the one the
    opponent knows best goes first: he could not tell it apart."""
    other = 1 - seat
    found: i64 = NOTHING
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if raw & _CARD == card and (found == NOTHING or raw & (_KNOWN << other) != 0):
            found = n
            if is_known(raw, other):
                break
    raw = s.raw_hand(seat, found)
    last = s.hand_size(seat) - 1
    for n in range(found, last):
        s.set_raw_hand(seat, n, s.raw_hand(seat, n + 1))
    s.set_raw_hand(seat, last, 0)
    s.set_hand_size(seat, last)
    return raw


def play_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """An action card is shown and goes onto the discard pile (CD-11.1)."""
    reveal_from_hand(s, seat, card)
    s.discard(card)
    s.emit(CARD_PLAYED, seat, card)


def steal_from_hand(s: CatanDuel, seat: i64, card: i64) -> None:
    """A card of the opponent's hand, which the seat has seen, changes hands (CD-11.14)."""
    add_to_hand(s, seat, take_from_hand(s, 1 - seat, card))
    s.emit(HAND_CARD_STOLEN, seat, card)
    s.emit(HAND_CARD_MISSED, 1 - seat, card)


def show_hand(s: CatanDuel, seat: i64) -> None:
    """The opponent sees all cards of a hand (CD-8.2, CD-11.14)."""
    other = 1 - seat
    for n in range(s.hand_size(seat)):
        s.set_raw_hand(seat, n, _found(s, other, s.raw_hand(seat, n)))
    clear_fog(s, other)
    s.emit(HAND_SHOWN, seat, other)


# draw stacks


def draw_top(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The top card of a stack goes to a hand."""
    raw = _lift(s, stack, 0)
    add_to_hand(s, seat, raw)
    s.emit(CARD_DRAWN, seat, stack, raw & _CARD)


def look_through(s: CatanDuel, seat: i64, stack: i64) -> None:
    """The seat sees a whole stack and remembers it (CD-20.3)."""
    for n in range(s.stack_size(stack)):
        s.set_raw_card(stack, n, _found(s, seat, s.raw_card(stack, n)))
    clear_fog(s, seat)
    s.emit(STACK_SEARCHED, seat, stack)


def in_stack(s: CatanDuel, stack: i64, card: i64) -> i64:
    """The uppermost place of a card in a stack, or NOTHING."""
    for n in range(s.stack_size(stack)):
        if s.raw_card(stack, n) & _CARD == card:
            return n
    return NOTHING


def take_from_stack(s: CatanDuel, seat: i64, stack: i64, card: i64) -> None:
    """A card of choice out of a stack looked through; the others keep their order (CD-12.4).

    What the opponent knew of this stack may have moved up by one, or be in the hand now.
    """
    other = 1 - seat
    moved: i64 = 0  # places after the move that may hold what the opponent knew, as a set
    for n in range(s.stack_size(stack)):
        if s.raw_card(stack, n) & ((_KNOWN | _FOG) << other) != 0:
            moved |= bit(n) if n == 0 else bit(n) | bit(n - 1)
    raw = _lift(s, stack, in_stack(s, stack, card))
    if moved != 0:
        raw = fogged(raw, other)
        for n in range(s.stack_size(stack)):
            if has(moved, n):
                s.set_raw_card(stack, n, fogged(s.raw_card(stack, n), other))
    add_to_hand(s, seat, raw)
    s.emit(CARD_TAKEN, seat, stack, card)


def put_under(s: CatanDuel, stack: i64, raw: i64) -> None:
    """A card goes under a stack with whatever is known of it; no event."""
    s.set_raw_card(stack, s.stack_size(stack), raw)
    s.set_stack_size(stack, s.stack_size(stack) + 1)


def put_openly_under(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """A card from a principality, known to both, goes under a stack (CD-20.4)."""
    put_under(s, stack, seen_by_both(card))
    s.emit(CARD_UNDER_STACK, seat, card, stack)


def hide_under(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """A player puts a hand card face down under a stack (CD-12.3, CD-12.4).

    If the opponent has seen some of his cards with this back, it may be one of them.
    """
    other = 1 - seat
    back = s.box.back[card]
    marks = (_KNOWN | _FOG) << other
    seen = False
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        seen = seen or (raw & marks != 0 and s.box.back[raw & _CARD] == back)
    raw = take_from_hand(s, seat, card)
    if seen:
        raw = fogged(raw, other)
        for n in range(s.hand_size(seat)):
            if s.box.back[hand_card(s, seat, n)] == back:
                s.set_raw_hand(seat, n, fogged(s.raw_hand(seat, n), other))
    put_under(s, stack, raw)
    clear_fog(s, other)
    s.emit(CARD_HIDDEN, seat, stack, card)


def put_away(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """The opponent puts a card of the hand he has seen under a stack (CD-8.2)."""
    put_under(s, stack, take_from_hand(s, seat, card))
    s.emit(HAND_CARD_PUT_AWAY, 1 - seat, stack, card)


def put_away_mixed(s: CatanDuel, seat: i64, card: i64, stack: i64) -> None:
    """The same beside others with this back: the owner misses them all, but cannot tell which
    of them lies where."""
    put_under(s, stack, fogged(take_from_hand(s, seat, card), seat))
    s.emit(HAND_CARD_PUT_AWAY, 1 - seat, stack, card)


def clear_fog(s: CatanDuel, seat: i64) -> None:
    """Fog ends for a back where nothing is lost in it any more, where a single place is left,
    or where all of it lies in the opponent's hand: a hand has no places to tell apart."""
    other = 1 - seat
    for back in range(len(BACKS)):
        in_hand: i64 = 0
        in_stacks: i64 = 0
        lost: i64 = 0
        for n in range(s.hand_size(other)):
            raw = s.raw_hand(other, n)
            if raw & (_FOG << seat) != 0 and s.box.back[raw & _CARD] == back:
                in_hand += 1
                lost += raw >> seat & _KNOWN
        for stack in range(s.mode().stacks):
            if s.mode().backs[stack] == back:
                for n in range(s.stack_size(stack)):
                    raw = s.raw_card(stack, n)
                    if raw & (_FOG << seat) != 0:
                        in_stacks += 1
                        lost += raw >> seat & _KNOWN
        if in_hand + in_stacks > 0 and (lost == 0 or in_stacks == 0 or in_hand + in_stacks == 1):
            _unfog(s, seat, back)


def _unfog(s: CatanDuel, seat: i64, back: i64) -> None:
    other = 1 - seat
    for n in range(s.hand_size(other)):
        if s.box.back[hand_card(s, other, n)] == back:
            s.set_raw_hand(other, n, s.raw_hand(other, n) & ~(_FOG << seat))
    for stack in range(s.mode().stacks):
        if s.mode().backs[stack] == back:
            for n in range(s.stack_size(stack)):
                s.set_raw_card(stack, n, s.raw_card(stack, n) & ~(_FOG << seat))


def _lift(s: CatanDuel, stack: i64, n: i64) -> i64:
    """Take the n-th card out of a stack."""
    raw = s.raw_card(stack, n)
    last = s.stack_size(stack) - 1
    for place in range(n, last):
        s.set_raw_card(stack, place, s.raw_card(stack, place + 1))
    s.set_raw_card(stack, last, 0)
    s.set_stack_size(stack, last)
    return raw
