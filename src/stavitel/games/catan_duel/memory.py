"""What is written on a hidden card: its number, and what either seat knows of it (CD-20).

A raw card is the number of a draw card with what each seat remembers of it, in three parts:

- *known*: the seat has seen this card;
- *fog*: the seat can no longer say where it went, see `fog.py`;
- *row*: it is one of a row of cards of which some are missing, see `rows.py`; the number
  tells which stack the row belongs to, and its place in the row.

Decision 0014 has a worked example, card by card.
"""

from typing import Final

from mypy_extensions import i64

_CARD: Final = 255
_KNOWN: Final = 256
_FOG: Final = 1024
_ROW: Final = 2047
_ROW_AT: Final = 12
_ROW_BITS: Final = 11
_PLACE_BITS: Final = 7
"""No stack has 128 cards, and there are less than 16."""
LARGEST: Final = (1 << _ROW_AT + 2 * _ROW_BITS) - 1
"""A raw card of which everything is remembered."""


def card_of(raw: i64) -> i64:
    return raw & _CARD


def is_seen(raw: i64, seat: i64) -> bool:
    """The seat has seen this card, and knows where it lies or among which places."""
    return raw & (_KNOWN << seat) != 0


def is_fogged(raw: i64, seat: i64) -> bool:
    return raw & (_FOG << seat) != 0


def is_known(raw: i64, seat: i64) -> bool:
    """The seat knows that this very place holds this card."""
    return raw & (_KNOWN << seat) != 0 and raw & (_FOG << seat) == 0 and row_of(raw, seat) == 0


def is_somewhere(raw: i64, seat: i64) -> bool:
    """The seat knows that this card lies in one of the fogged places, and no more."""
    return raw & (_KNOWN << seat) != 0 and raw & (_FOG << seat) != 0 and row_of(raw, seat) == 0


def is_lost(raw: i64, seat: i64) -> bool:
    """The seat has lost track of cards among which this one is: in the fog, or of a row."""
    return raw & (_FOG << seat) != 0 or row_of(raw, seat) != 0


def is_remembered(raw: i64, seat: i64) -> bool:
    """The seat knows something of this place."""
    return raw & ((_KNOWN | _FOG) << seat) != 0


def seen_by(card: i64, seat: i64) -> i64:
    """A card as a seat knows it and the other does not."""
    return card | _KNOWN << seat


def seen_by_both(card: i64) -> i64:
    return card | _KNOWN | _KNOWN << 1


def unseen(raw: i64, seat: i64) -> i64:
    return raw & ~(_KNOWN << seat)


def fogged(raw: i64, seat: i64) -> i64:
    return raw | _FOG << seat


def unfogged(raw: i64, seat: i64) -> i64:
    return raw & ~(_FOG << seat)


def with_card(raw: i64, card: i64) -> i64:
    """A place with another card in it: all memory stays with the place."""
    return (raw & ~_CARD) | card


def with_lost_card(raw: i64, lost: i64, seat: i64) -> i64:
    """A place with another card in it of which the seat has lost track: it comes with what the
    seat knows of it; all other memory stays with the place."""
    return (raw & ~_moving(seat)) | lost_card(lost, seat)


def lost_card(raw: i64, seat: i64) -> i64:
    """A card of which the seat has lost track, with what the seat knows of it."""
    return raw & _moving(seat)


def _moving(seat: i64) -> i64:
    return _CARD | _KNOWN << seat | _ROW << _ROW_AT + _ROW_BITS * seat


def looks(raw: i64, seat: i64) -> i64:
    """What a seat can tell of a hidden card, as a number: equal for cards it cannot tell apart."""
    if is_fogged(raw, seat):
        return raw & ~_moving(seat)
    if row_of(raw, seat) != 0:
        return with_row(with_card(raw, 0), seat, row_mark(stack_of_row(row_of(raw, seat)), 0))
    return raw if is_seen(raw, seat) else with_card(raw, 0)


def in_order(raw: i64) -> i64:
    """Hands lie in this order: by the cards' numbers, equal ones by what is known of them."""
    return (raw & _CARD) << 40 | raw


# rows


def row_of(raw: i64, seat: i64) -> i64:
    """The number of a place in a row, or 0."""
    return raw >> _ROW_AT + _ROW_BITS * seat & _ROW


def row_mark(stack: i64, place: i64) -> i64:
    """The number of a place in the row of a stack; within a row numbers grow with the places."""
    return 1 + (stack << _PLACE_BITS) + place


def stack_of_row(number: i64) -> i64:
    return number - 1 >> _PLACE_BITS


def place_in_row(number: i64) -> i64:
    return (number - 1) & (1 << _PLACE_BITS) - 1


def with_row(raw: i64, seat: i64, number: i64) -> i64:
    """A card in a row; in none, if the number is 0."""
    at = _ROW_AT + _ROW_BITS * seat
    return (raw & ~(_ROW << at)) | number << at
