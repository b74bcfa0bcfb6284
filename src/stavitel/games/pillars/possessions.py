"""What lies before the players and on the board: gold, points, cubes, craftsmen and cards.

The first half of a position; `state.py` adds the course of the round. Everything that changes is
a number in `table` (open) or `hidden` (the events nobody has seen, and the one Ellen has shown to
her owner). The constants in capitals are places in those rows; rules use the methods, never a
place.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Frame, State
from stavitel.games.pillars.cards import (
    CRAFTSMAN_COUNT,
    JACK,
    KINDS,
    MARKET_KINDS,
    METAL,
    NOBODY,
)
from stavitel.games.pillars.components import Components

# places in `table`; those of the course of the round follow in state.py
SEATS: Final = 0
_SHOWN: Final = 1
_GOLD: Final = 2  # from here per seat
_POINTS: Final = 6
_HELD: Final = 10  # four kinds each
_ROW: Final = 26
_CARDS: Final = 30
KINGSBRIDGE_CARDS: Final = 34
SHIRING_CARDS: Final = 36
_ON_BOARD: Final = 38  # market stock of three kinds, then the metal at the court
_SUPPLY: Final = 42


class Possessions(State):
    """`box` holds the numbers printed on the cards and never changes."""

    def __init__(
        self, box: Components, table: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        super().__init__(table, hidden, stack)
        self.box: Final = box

    def seats(self) -> i64:
        return self.table[SEATS]

    # gold, points and cubes

    def gold(self, seat: i64) -> i64:
        return self.table[_GOLD + seat]

    def add_gold(self, seat: i64, n: i64) -> None:
        """What goes beyond the end of the gold track is lost (PE-3.2)."""
        self.table[_GOLD + seat] = min(self.table[_GOLD + seat] + n, self.box.gold_max)

    def points(self, seat: i64) -> i64:
        return self.table[_POINTS + seat]

    def add_points(self, seat: i64, n: i64) -> None:
        """Never below 0: what cannot be lost is dropped (PE-3.3, R11)."""
        self.table[_POINTS + seat] = max(self.table[_POINTS + seat] + n, 0)

    def held(self, seat: i64, kind: i64) -> i64:
        return self.table[_HELD + seat * KINDS + kind]

    def take_cubes(self, seat: i64, kind: i64, n: i64) -> None:
        """From the supply to a seat, or back if `n` is negative (PE-3.7)."""
        self.table[_HELD + seat * KINDS + kind] += n
        self.table[_SUPPLY + kind] -= n

    def take_from_board(self, seat: i64, kind: i64, n: i64) -> None:
        """From the market, or metal from the court, to a seat."""
        self.table[_HELD + seat * KINDS + kind] += n
        self.table[_ON_BOARD + kind] -= n

    def holds(self, seat: i64) -> i64:
        """All cubes of a seat together."""
        place = _HELD + seat * KINDS
        return (
            self.table[place]
            + self.table[place + 1]
            + self.table[place + 2]
            + self.table[place + METAL]
        )

    def set_held(self, seat: i64, kind: i64, n: i64) -> None:
        self.table[_HELD + seat * KINDS + kind] = n

    def set_gold(self, seat: i64, n: i64) -> None:
        self.table[_GOLD + seat] = n

    def set_points(self, seat: i64, n: i64) -> None:
        self.table[_POINTS + seat] = n

    def on_board(self, kind: i64) -> i64:
        """The market's stock of a kind; of metal, what lies at the King's court."""
        return self.table[_ON_BOARD + kind]

    def set_on_board(self, kind: i64, n: i64) -> None:
        self.table[_ON_BOARD + kind] = n

    def supply(self, kind: i64) -> i64:
        """A number that may fall below 0: the supply limits nobody (PE-3.7, R19)."""
        return self.table[_SUPPLY + kind]

    def set_supply(self, kind: i64, n: i64) -> None:
        self.table[_SUPPLY + kind] = n

    def market_empty(self) -> bool:
        for kind in range(MARKET_KINDS):
            if self.table[_ON_BOARD + kind] > 0:
                return False
        return True

    # craftsmen and advantage cards: sets

    def row(self, seat: i64) -> i64:
        """The craftsmen of a seat."""
        return self.table[_ROW + seat]

    def set_row(self, seat: i64, craftsmen: i64) -> None:
        self.table[_ROW + seat] = craftsmen

    def has_trade(self, seat: i64, trade: i64) -> bool:
        """Whether any craftsman of a seat has this trade (R15)."""
        row = self.table[_ROW + seat]
        for craftsman in range(CRAFTSMAN_COUNT):
            if has(row, craftsman) and self.box.craftsmen[craftsman].trade == trade:
                return True
        return False

    def craftsman_limit(self, seat: i64) -> i64:
        """5, or 6 with Jack (PE-3.8, PE-11.12)."""
        return self.box.jacks_limit if self.owns(seat, JACK) else self.box.craftsman_limit

    def cards(self, seat: i64) -> i64:
        """The advantage cards lying before a seat."""
        return self.table[_CARDS + seat]

    def set_cards(self, seat: i64, advantages: i64) -> None:
        self.table[_CARDS + seat] = advantages

    def owns(self, seat: i64, advantage: i64) -> bool:
        return has(self.table[_CARDS + seat], advantage)

    def owner(self, advantage: i64) -> i64:
        """The seat before which an advantage card lies, or NOBODY."""
        for seat in range(self.table[SEATS]):
            if has(self.table[_CARDS + seat], advantage):
                return seat
        return NOBODY

    def shown(self) -> i64:
        """Advantage cards revealed so far."""
        return self.table[_SHOWN]

    def set_shown(self, advantages: i64) -> None:
        self.table[_SHOWN] = advantages

    def at_kingsbridge(self, place: i64) -> i64:
        """The advantage card lying there, or NOTHING; places count from 0."""
        return self.table[KINGSBRIDGE_CARDS + place]

    def set_at_kingsbridge(self, place: i64, advantage: i64) -> None:
        self.table[KINGSBRIDGE_CARDS + place] = advantage

    def at_shiring(self, place: i64) -> i64:
        """The craftsman waiting there, or NOTHING; places count from 0."""
        return self.table[SHIRING_CARDS + place]

    def set_at_shiring(self, place: i64, craftsman: i64) -> None:
        self.table[SHIRING_CARDS + place] = craftsman
