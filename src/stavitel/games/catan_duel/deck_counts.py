"""What the players have brought to a tournament game: so many of each card and event.

The counts are packed in the numbers of the state, several to one (CD-21.7, CD-21.18).
"""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import HAPPENING_COUNT
from stavitel.games.catan_duel.fields import (
    COUNT_BITS,
    DECK_PARTS,
    NO_HALF_MOONS,
    OTHER_SIZES,
    PACKED,
)
from stavitel.games.catan_duel.state import CatanDuel


def deck_count(s: CatanDuel, seat: i64, card: i64) -> i64:
    """How many copies of a card a player has brought."""
    return s.deck_part(seat, card // PACKED) >> COUNT_BITS * (card % PACKED) & 15


def add_to_deck(s: CatanDuel, seat: i64, card: i64, n: i64) -> None:
    s.add_deck_part(seat, card // PACKED, n << COUNT_BITS * (card % PACKED))


def deck_size(s: CatanDuel, seat: i64) -> i64:
    total: i64 = 0
    for part in range(DECK_PARTS):
        left = s.deck_part(seat, part)
        for _ in range(PACKED):
            total += left & 15
            left >>= COUNT_BITS
    return total


def full_deck(s: CatanDuel) -> i64:
    """How many draw cards a deck has (CD-21.7, R47)."""
    other: i64 = OTHER_SIZES[s.deck_cards]
    return s.mode().deck if other == 0 else other


def deck_limit(s: CatanDuel, card: i64) -> i64:
    """How many copies of a card a deck may have (CD-21.8, R48)."""
    if s.deck_moons == NO_HALF_MOONS:
        return s.box.cards[card].count - s.box.cards[card].half_moons
    return s.box.cards[card].count


def chosen_event(s: CatanDuel, seat: i64, happening: i64) -> i64:
    """How many of an event a player has chosen (CD-21.18)."""
    return s.chosen_events(seat) >> COUNT_BITS * happening & 15


def add_chosen_event(s: CatanDuel, seat: i64, happening: i64, n: i64) -> None:
    """The event stack has so many more of them."""
    s.add_chosen_events(seat, n << COUNT_BITS * happening)
    s.add_events_in_game(happening, n)


def events_chosen(s: CatanDuel, seat: i64) -> i64:
    total: i64 = 0
    for happening in range(HAPPENING_COUNT):
        total += chosen_event(s, seat, happening)
    return total
