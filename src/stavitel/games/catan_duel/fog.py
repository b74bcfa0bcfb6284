"""Fog: places among which a seat has lost track of cards it has seen (CD-20.2).

Somewhere among all fogged places with one back lie the fogged cards the seat knows, and which
lies where it cannot tell. Fog rises where a card moves unseen among cards that were known: a
player hides one of his hand cards of which the opponent has seen some, or takes a card out of the
lower part of a stack the opponent knows in part. Whether a place is fogged never depends on what
the seat must not know. For this reason the unknown cards with one back in a hand, which nobody can
tell apart, are fogged all or none; and where a card turns up out of the fog, it counts as the equal
one the seat has lost there, whichever it was.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.games.catan_duel.cards import BACK_COUNT, LOOKS, SEATS
from stavitel.games.catan_duel.memory import (
    card_of,
    fogged,
    is_fogged,
    is_known,
    is_seen,
    is_somewhere,
    row_of,
    seen_by,
    unfogged,
    unseen,
)
from stavitel.games.catan_duel.state import CatanDuel

_COUNT_BITS: Final = 7  # no game has 128 cards with one back, or of one player


def one_of(kind: i64) -> i64:
    """To count cards by a few kinds, such as backs or stacks, in one number: one of a kind."""
    return bit(_COUNT_BITS * kind)


def count_of(counts: i64, kind: i64) -> i64:
    """How many of a kind were counted so."""
    return counts >> _COUNT_BITS * kind & (1 << _COUNT_BITS) - 1


def places_out_of_sight(s: CatanDuel, seat: i64, back: i64) -> list[i64]:
    """The stacks with a back, and the cards with it in hands other than the seat's own."""
    found: list[i64] = []
    mode = s.mode()
    mixed = s.backs_mix()
    wanted = back // BACK_COUNT if mode.is_own else back
    for stack in range(mode.stacks):
        if mode.backs[stack] == wanted:
            first = s.stack_place(stack, 0)
            for n in range(s.stack_size(stack)):
                if not mixed or s.back_in(stack, n) == back:
                    found.append(first + n)
    for other in range(SEATS):
        if other != seat:
            for n in range(s.hand_size(other)):
                if s.back_of(other, card_of(s.raw_hand(other, n))) == back:
                    found.append(s.hand_place(other, n))
    return found


def fog_hand(s: CatanDuel, seat: i64, back: i64) -> None:
    """All cards with this back in a hand lie in the opponent's fog from now on."""
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if s.back_of(seat, card_of(raw)) == back:
            s.set_raw_hand(seat, n, fogged(raw, 1 - seat))


def fog_evenly(s: CatanDuel, seat: i64, back: i64) -> None:
    """Nobody can tell one unknown hand card from another with this back: if one of them lies in
    the opponent's fog, all do."""
    other = 1 - seat
    foggy = False
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        foggy = foggy or (is_fogged(raw, other) and s.back_of(seat, card_of(raw)) == back)
    if not foggy:
        return
    for n in range(s.hand_size(seat)):
        raw = s.raw_hand(seat, n)
        if not is_known(raw, other) and s.back_of(seat, card_of(raw)) == back:
            s.set_raw_hand(seat, n, fogged(raw, other))


def found(s: CatanDuel, seat: i64, raw: i64, back: i64) -> i64:
    """A card with this back that the seat sees now. If it lay in the fog it may be one the seat had
    lost there, or another copy of it; the seat takes it for the lost one, which is then lost no
    more."""
    if is_fogged(raw, seat) and not is_seen(raw, seat):
        _forget(s, seat, card_of(raw), back)
    return unfogged(seen_by(raw, seat), seat)


def _forget(s: CatanDuel, seat: i64, card: i64, back: i64) -> None:
    """One copy of a card the seat has lost in the fog, if there is one, is unknown from now on."""
    for place in places_out_of_sight(s, seat, back):
        raw = s.raw_at(place)
        if card_of(raw) == card and is_somewhere(raw, seat):
            s.set_raw_at(place, unseen(raw, seat))
            return


def clear_fog(s: CatanDuel, seat: i64) -> None:
    """Fog ends for a back where nothing is lost in it any more, where all of it lies in the
    opponent's hand, which has no places to tell apart, or where a single place is left; unless
    that one holds whatever card is missing in a row."""
    other = 1 - seat
    held: i64 = 0  # by their backs: fogged cards in the hand
    laid: i64 = 0  # fogged cards in stacks
    lost: i64 = 0  # what is lost in either
    missing: i64 = 0  # what is missing in a row and lies in stacks
    for n in range(s.hand_size(other)):
        raw = s.raw_hand(other, n)
        if is_fogged(raw, seat):
            one = one_of(s.back_of(other, card_of(raw)))
            held += one
            if is_seen(raw, seat):
                lost += one
    for stack in range(s.mode().stacks):
        first = s.stack_place(stack, 0)
        for n in range(s.stack_size(stack)):
            raw = s.raw_at(first + n)
            if is_fogged(raw, seat):
                one = one_of(s.back_in(stack, n))
                laid += one
                if is_seen(raw, seat):
                    lost += one
                if row_of(raw, seat) != 0:
                    missing += one
    for back in range(LOOKS):
        places = count_of(held, back) + count_of(laid, back)
        alone = places == 1 and count_of(missing, back) == 0
        if places > 0 and (count_of(lost, back) == 0 or count_of(laid, back) == 0 or alone):
            _unfog(s, seat, back)


def _unfog(s: CatanDuel, seat: i64, back: i64) -> None:
    for place in places_out_of_sight(s, seat, back):
        s.set_raw_at(place, unfogged(s.raw_at(place), seat))
