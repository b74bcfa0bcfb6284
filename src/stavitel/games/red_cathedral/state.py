"""A position of The Red Cathedral: the numbers of `fields.py`, and what follows from them."""

from typing import final

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    DIE_COUNT,
    IN_INVENTORY,
    IVAN,
    KINDS,
    MARKET_SPACES,
    MAX_SEATS,
    SITE_SIZE,
    WHITE,
)
from stavitel.games.red_cathedral.components import Components
from stavitel.games.red_cathedral.fields import NOTHING, STATE
from stavitel.games.red_cathedral.generated_state import CathedralNumbers


@final
class Cathedral(CathedralNumbers):
    """The whole table."""

    def copy(self) -> "Cathedral":
        return Cathedral(self.box, self.public[:], self.hidden, self.stack[:])

    # the sides

    def solo(self) -> bool:
        return self.seats == 1

    def sides(self) -> i64:
        """How many sides play, Ivan included."""
        if self.solo():
            return 2
        return self.seats

    def side(self, index: i64) -> i64:
        """The sides one after another: the seats, or the human and Ivan."""
        return IVAN if index == 1 and self.seats == 1 else index

    # the boards

    def colour(self, seat: i64) -> i64:
        """The colour of its board and banners, and of the die that is its own (RC-1.10)."""
        paint = self.paint(seat)
        return seat if paint == 0 else paint - 1

    def set_colour(self, seat: i64, colour: i64) -> None:
        self.set_paint(seat, 0 if colour == seat else colour + 1)

    def holds(self, side: i64) -> i64:
        """All materials in the inventory together."""
        found: i64 = 0
        for kind in range(KINDS):
            found += self.held(side, kind)
        return found

    def capacity(self, seat: i64) -> i64:
        """Inventory spaces not covered by a banner (RC-10.1)."""
        return self.box.spaces - self.banners(seat, IN_INVENTORY)

    def room(self, seat: i64) -> i64:
        return self.capacity(seat) - self.holds(seat)

    def locked(self, seat: i64, slot: i64) -> i64:
        """The ornament still lying on a coloured slot of the advanced side, or NOTHING."""
        if slot >= MAX_SEATS or self.board(seat) != ADVANCED:
            return NOTHING
        return (
            NOTHING if self.slot_tile(seat, slot) != NOTHING else self.printed_ornament(seat, slot)
        )

    def printed_ornament(self, seat: i64, slot: i64) -> i64:
        """The ornament for which a coloured slot of the advanced side has room (RC-2.10)."""
        return self.box.locked[self.colour(seat)][slot]

    def slot_cost(self, seat: i64, slot: i64) -> i64:
        """Rubles for a tile laid face up in a slot (RC-9.4, RC-9.6)."""
        return self.box.slot_cost(self.colour(seat), self.board(seat), slot)

    # the market (RC-1.3)

    def may_push(self, seat: i64, die: i64) -> bool:
        """Whether rubles carry the die further: the white one and the own (RC-7.2)."""
        return die == WHITE or die == self.colour(seat)

    def token_space(self, good: i64) -> i64:
        """Where the token of a resource lies, or NOTHING."""
        for space in range(MARKET_SPACES):
            if self.token(space) == good:
                return space
        return NOTHING

    def dice_on(self, space: i64) -> i64:
        found: i64 = 0
        for die in range(DIE_COUNT):
            if self.die_space(die) == space:
                found += 1
        return found

    # the construction site

    def towers(self) -> i64:
        return 0 if self.plan == NOTHING else len(self.box.plans[self.plan].heights)

    def height(self, tower: i64) -> i64:
        """Sections of a tower; 0 where there is none."""
        return self.box.plans[self.plan].heights[tower] if tower < self.towers() else 0

    def delivered(self, spot: i64) -> i64:
        """All pieces on an unfinished section together."""
        found: i64 = 0
        for kind in range(KINDS):
            found += self.pieces(spot, kind)
        return found

    def claimed_by(self, side: i64) -> i64:
        found: i64 = 0
        for spot in range(SITE_SIZE):
            if self.banner(spot) == side:
                found += 1
        return found

    def finished_by(self, side: i64) -> i64:
        found: i64 = 0
        for spot in range(SITE_SIZE):
            if self.banner(spot) == side and self.finished(spot):
                found += 1
        return found


def blank(box: Components, seats: int, variant: int) -> Cathedral:
    """A table before anything is laid out."""
    s = Cathedral(box, STATE.blank_public(), STATE.blank_hidden(), [])
    s.seats = seats
    s.variant = variant
    return s
