"""A position of The Pillars of the Earth: the numbers of `fields.py`, and what follows from them.

A *step* is a place on the cost track, 0 for its highest number. A *space* holds one builder; the
places of the board are made of spaces, see `first_space`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.games.pillars.cards import (
    AT_COURT,
    AT_MARKET,
    CRAFTSMAN_COUNT,
    ELLEN,
    JACK,
    LONG_PLACE,
    MARKET_KINDS,
    METAL,
    NOBODY,
    NOTHING,
    ROUNDS,
    SAND,
    STONE,
    WOOD,
)
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.fields import EVERY_CRAFTSMAN, STATE
from stavitel.games.pillars.generated_state import PillarsNumbers

AREA_OF_SPACE: Final = vec[i64]([2, 4, 4, 5, 5, 9, 9, 9, 9, 10, 10, 11, 12, 12, 12, 12, 14])


@final
class Pillars(PillarsNumbers):
    """The whole table."""

    def copy(self) -> "Pillars":
        return Pillars(self.box, self.public[:], self.hidden[:], self.stack[:])

    def last_round(self) -> bool:
        return self.round == ROUNDS

    def in_order(self, turn: i64) -> i64:
        """The seats in table order: clockwise from the starting player (PE-3.9)."""
        return (self.starting_player + turn) % self.seats

    def price(self) -> i64:
        """What a builder costs now (PE-6.3)."""
        return self.box.price(self.step)

    # gold, points and cubes

    def add_gold(self, seat: i64, n: i64) -> None:
        """What goes beyond the end of the gold track is lost (PE-3.2)."""
        self.set_gold(seat, min(self.gold(seat) + n, self.box.gold_max))

    def earn_gold(self, seat: i64, n: i64) -> i64:
        """Add gold, and tell how much of it found room on the track."""
        before = self.gold(seat)
        self.add_gold(seat, n)
        return self.gold(seat) - before

    def add_points(self, seat: i64, n: i64) -> None:
        """Never below 0: what cannot be lost is dropped (PE-3.3, R11)."""
        self.set_points(seat, max(self.points(seat) + n, 0))

    def take_cubes(self, seat: i64, kind: i64, n: i64) -> None:
        """From the supply to a seat, or back if `n` is negative (PE-3.7)."""
        self.add_held(seat, kind, n)
        self.add_supply(kind, -n)

    def take_from_board(self, seat: i64, kind: i64, n: i64) -> None:
        """From the market, or metal from the court, to a seat."""
        self.add_held(seat, kind, n)
        self.add_on_board(kind, -n)

    def holds(self, seat: i64) -> i64:
        """All cubes of a seat together."""
        soft = self.held(seat, WOOD) + self.held(seat, STONE) + self.held(seat, SAND)
        return soft + self.held(seat, METAL)

    def market_empty(self) -> bool:
        for kind in range(MARKET_KINDS):
            if self.on_board(kind) > 0:
                return False
        return True

    # craftsmen, advantage cards and workers

    def has_trade(self, seat: i64, trade: i64) -> bool:
        """Whether any craftsman of a seat has this trade (R15)."""
        row = self.row(seat)
        for craftsman in range(CRAFTSMAN_COUNT):
            if has(row, craftsman) and self.box.craftsmen[craftsman].trade == trade:
                return True
        return False

    def craftsman_limit(self, seat: i64) -> i64:
        """5, or 6 with Jack (PE-3.8, PE-11.12)."""
        return self.box.jacks_limit if self.owns(seat, JACK) else self.box.craftsman_limit

    def capacity(self, craftsman: i64) -> i64:
        """Uses a round, one more for the craftsman named for the Madonna's statue."""
        uses = self.box.craftsmen[craftsman].capacity
        if self.strengthened == craftsman:
            uses += self.box.extra_use
        return uses

    def can_be_strengthened(self, craftsman: i64) -> bool:
        """Whether the Madonna's statue may raise the capacity of a card: only one that shows a
        figure, or any, as the table has it; never the two that the event names (PE-12.4, R16)."""
        card = self.box.craftsmen[craftsman]
        if self.box.never_strengthened >> card.trade & 1 != 0:
            return False
        return card.capacity_printed or self.madonna == EVERY_CRAFTSMAN

    def owns(self, seat: i64, advantage: i64) -> bool:
        return has(self.cards(seat), advantage)

    def owner(self, advantage: i64) -> i64:
        """The seat before which an advantage card lies, or NOBODY."""
        for seat in range(self.seats):
            if self.owns(seat, advantage):
                return seat
        return NOBODY

    def all_workers(self, seat: i64) -> i64:
        """12, and the grey and the black ones if they work for the seat (PE-4.5)."""
        workers = self.box.workers
        if self.grey_workers == seat:
            workers += self.box.grey_workers
        if self.black_worker == seat:
            workers += self.box.black_worker
        return workers

    # builders

    def at(self, place: i64) -> i64:
        """Whose builder stands at a place, the first to come where there are several."""
        return self.at_space(first_space(place))

    def free_space(self, place: i64) -> i64:
        """The next free space of a place, or NOTHING (PE-6.1, R8)."""
        return self.space_of(NOBODY, place)

    def present(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a builder at a place."""
        return self.space_of(seat, place) != NOTHING

    def space_of(self, seat: i64, place: i64) -> i64:
        """The first space of a place where a seat's builder stands, or NOTHING."""
        first = first_space(place)
        for space in range(first, first + spaces(place)):
            if self.at_space(space) == seat:
                return space
        return NOTHING

    # events, and cards that have come and gone

    def past_events(self) -> i64:
        """Events of the rounds before, as a set."""
        return self.revealed if self.event == NOTHING else self.revealed & ~bit(self.event)

    def past_advantages(self) -> i64:
        """Cards that have been revealed and lie neither at Kingsbridge nor before anybody."""
        gone = self.shown
        for seat in range(self.seats):
            gone &= ~self.cards(seat)
        for place in range(2):
            if self.at_kingsbridge(place) != NOTHING:
                gone &= ~bit(self.at_kingsbridge(place))
        return gone

    def seer(self) -> i64:
        """The seat that knows the coming event, or NOBODY."""
        return self.owner(ELLEN) if self.looked else NOBODY

    def is_protected(self, seat: i64) -> bool:
        return has(self.protected, seat)


def first_space(place: i64) -> i64:
    """Court and market have four spaces, every other place one."""
    if place <= AT_COURT:
        return place
    return place + 3 if place <= AT_MARKET else place + 6


def spaces(place: i64) -> i64:
    return LONG_PLACE if place in (AT_COURT, AT_MARKET) else 1


def blank(box: Components, seats: int) -> Pillars:
    """A table on which nothing lies yet."""
    s = Pillars(box, STATE.blank_public(), STATE.blank_hidden(), [])
    s.seats = seats
    return s
