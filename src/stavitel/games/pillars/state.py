"""A position of The Pillars of the Earth: names for its numbers.

The second half, the course of the round; what the players have is in `possessions.py`.

A *step* is a place on the cost track, 0 for its highest number. A *space* holds one builder; the
places of the board are made of spaces, see `first_space`.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Frame
from stavitel.games.pillars.cards import (
    AT_COURT,
    AT_MARKET,
    ELLEN,
    HAPPENING_COUNT,
    NOBODY,
    NOTHING,
    RESOURCE_COUNT,
    ROUNDS,
)
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.possessions import KINGSBRIDGE_CARDS, SEATS, SHIRING_CARDS, Possessions

OFFERED: Final = -1  # where a resource card may be, beside the seats
LEFT_OUT: Final = -2

FIRST_MARKET_SPACE: Final = 12
LONG_PLACE: Final = 4
"""Court and market have so many spaces, every other place has one."""
SPACE_COUNT: Final = 17
AREA_OF_SPACE: Final = vec[i64]([2, 4, 4, 5, 5, 9, 9, 9, 9, 10, 10, 11, 12, 12, 12, 12, 14])

# places in `table`, after those of possessions.py
_ROUND: Final = 46
_PHASE: Final = 47
_AREA: Final = 48
_START: Final = 49
_STEP: Final = 50
_RETURNED: Final = 51
_DRAWN: Final = 52
_EVENT: Final = 53
_REVEALED: Final = 54
_LOOKED: Final = 55
_PROTECTED: Final = 56
_WALLED: Final = 57
_GREY: Final = 58
_GREY_NEXT: Final = 59
_BLACK: Final = 60
_TAX: Final = 61
_CRAFTSMEN_OFFERED: Final = 62
_PASSED: Final = 63
_STRENGTHENED: Final = 64
_CONVERTED: Final = 65
_FREE: Final = 66  # from here per seat
_MILL: Final = 70
_BAG: Final = 74
_ASIDE: Final = 78
_BOUGHT: Final = 82
_WAITING: Final = 86  # per step of the cost track
_SPACE: Final = 94
_RESOURCE: Final = 111
_USED: Final = 120
_TABLE_SIZE: Final = 147

# places in `hidden`
_UNSEEN: Final = 0
_FORESEEN: Final = 1


@final
class Pillars(Possessions):
    """The whole table."""

    def copy(self) -> "Pillars":
        return Pillars(self.box, self.table[:], self.hidden[:], self.stack[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.box, list(self.table), list(self.hidden), self.stack)

    # the game as a whole

    def round(self) -> i64:
        return self.table[_ROUND]

    def set_round(self, n: i64) -> None:
        self.table[_ROUND] = n

    def last_round(self) -> bool:
        return self.table[_ROUND] == ROUNDS

    def phase(self) -> i64:
        return self.table[_PHASE]

    def set_phase(self, phase: i64) -> None:
        self.table[_PHASE] = phase

    def area(self) -> i64:
        """The area being resolved; 0 outside phase III."""
        return self.table[_AREA]

    def set_area(self, area: i64) -> None:
        self.table[_AREA] = area

    def starting_player(self) -> i64:
        return self.table[_START]

    def set_starting_player(self, seat: i64) -> None:
        self.table[_START] = seat

    def in_order(self, turn: i64) -> i64:
        """The seats in table order: clockwise from the starting player (PE-3.9)."""
        return (self.table[_START] + turn) % self.table[SEATS]

    # phase I

    def craftsmen_offered(self) -> i64:
        return self.table[_CRAFTSMEN_OFFERED]

    def set_craftsmen_offered(self, craftsmen: i64) -> None:
        self.table[_CRAFTSMEN_OFFERED] = craftsmen

    def resource(self, card: i64) -> i64:
        """Where a resource card lies: with a seat, OFFERED or LEFT_OUT."""
        return self.table[_RESOURCE + card]

    def set_resource(self, card: i64, place: i64) -> None:
        self.table[_RESOURCE + card] = place

    def passed(self) -> i64:
        """The seats that have passed in phase I, as a set."""
        return self.table[_PASSED]

    def set_passed(self, seats: i64) -> None:
        self.table[_PASSED] = seats

    def free_workers(self, seat: i64) -> i64:
        """Workers not placed yet."""
        return self.table[_FREE + seat]

    def set_free_workers(self, seat: i64, n: i64) -> None:
        self.table[_FREE + seat] = n

    def mill_workers(self, seat: i64) -> i64:
        return self.table[_MILL + seat]

    def set_mill_workers(self, seat: i64, n: i64) -> None:
        self.table[_MILL + seat] = n

    def grey_workers(self) -> i64:
        """The seat that has the grey workers in this round, or NOBODY."""
        return self.table[_GREY]

    def set_grey_workers(self, seat: i64) -> None:
        self.table[_GREY] = seat

    def next_grey_workers(self) -> i64:
        """The seat that took grey workers for the next round, or NOBODY."""
        return self.table[_GREY_NEXT]

    def set_next_grey_workers(self, seat: i64) -> None:
        self.table[_GREY_NEXT] = seat

    def black_worker(self) -> i64:
        return self.table[_BLACK]

    def set_black_worker(self, seat: i64) -> None:
        self.table[_BLACK] = seat

    def all_workers(self, seat: i64) -> i64:
        """12, and the grey and the black ones if they work for the seat (PE-4.5)."""
        workers = self.box.workers
        if self.table[_GREY] == seat:
            workers += self.box.grey_workers
        if self.table[_BLACK] == seat:
            workers += self.box.black_worker
        return workers

    # phase II

    def step(self) -> i64:
        """The place of the cost marker; 0 is the highest price."""
        return self.table[_STEP]

    def set_step(self, step: i64) -> None:
        self.table[_STEP] = step

    def price(self) -> i64:
        return self.box.price(self.table[_STEP])

    def returned(self) -> bool:
        """Whether the starting player has used the one return of this phase (PE-6.4)."""
        return self.table[_RETURNED] == 1

    def set_returned(self, n: i64) -> None:
        self.table[_RETURNED] = n

    def drawn(self) -> i64:
        """Whose builder is in hand and not placed yet, or NOBODY."""
        return self.table[_DRAWN]

    def set_drawn(self, seat: i64) -> None:
        self.table[_DRAWN] = seat

    def bag(self, seat: i64) -> i64:
        """Builders of a seat in the bag."""
        return self.table[_BAG + seat]

    def add_to_bag(self, seat: i64, n: i64) -> None:
        self.table[_BAG + seat] += n

    def aside(self, seat: i64) -> i64:
        """Builders laid aside because of the city wall (PE-6.10)."""
        return self.table[_ASIDE + seat]

    def set_aside(self, seat: i64, n: i64) -> None:
        self.table[_ASIDE + seat] = n

    def waiting(self, step: i64) -> i64:
        """Whose builder stands on the cost track there, or NOBODY."""
        return self.table[_WAITING + step]

    def set_waiting(self, step: i64, seat: i64) -> None:
        self.table[_WAITING + step] = seat

    def walled(self) -> i64:
        """The seats that may use fewer builders in the next phase II, as a set (PE-12.9)."""
        return self.table[_WALLED]

    def set_walled(self, seats: i64) -> None:
        self.table[_WALLED] = seats

    def at_space(self, space: i64) -> i64:
        """Whose builder stands there, or NOBODY."""
        return self.table[_SPACE + space]

    def set_at_space(self, space: i64, seat: i64) -> None:
        self.table[_SPACE + space] = seat

    def at(self, place: i64) -> i64:
        """Whose builder stands at a place, the first to come where there are several."""
        return self.table[_SPACE + first_space(place)]

    def free_space(self, place: i64) -> i64:
        """The next free space of a place, or NOTHING (PE-6.1, R8)."""
        first = first_space(place)
        for space in range(first, first + spaces(place)):
            if self.table[_SPACE + space] == NOBODY:
                return space
        return NOTHING

    def present(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a builder at a place."""
        first = first_space(place)
        for space in range(first, first + spaces(place)):
            if self.table[_SPACE + space] == seat:
                return True
        return False

    # phase III

    def event(self) -> i64:
        """The event of this round, or NOTHING before it is revealed."""
        return self.table[_EVENT]

    def set_event(self, event: i64) -> None:
        self.table[_EVENT] = event

    def revealed(self) -> i64:
        """Events revealed so far, as a set."""
        return self.table[_REVEALED]

    def set_revealed(self, events: i64) -> None:
        self.table[_REVEALED] = events

    def looked(self) -> bool:
        """Whether Ellen's owner has looked at the coming event (PE-4.4)."""
        return self.table[_LOOKED] == 1

    def set_looked(self, n: i64) -> None:
        self.table[_LOOKED] = n

    def unseen(self) -> i64:
        """Events that nobody has seen, in the deck or removed: nothing tells them apart."""
        return self.hidden[_UNSEEN]

    def set_unseen(self, events: i64) -> None:
        self.hidden[_UNSEEN] = events

    def foreseen(self) -> i64:
        """The coming event if Ellen's owner has looked, or NOTHING."""
        return self.hidden[_FORESEEN]

    def set_foreseen(self, event: i64) -> None:
        self.hidden[_FORESEEN] = event

    def seer(self) -> i64:
        """The seat that knows the coming event, or NOBODY."""
        return self.owner(ELLEN) if self.looked() else NOBODY

    def is_protected(self, seat: i64) -> bool:
        return has(self.table[_PROTECTED], seat)

    def protected(self) -> i64:
        """The seats protected from the event of this round, as a set."""
        return self.table[_PROTECTED]

    def set_protected(self, seats: i64) -> None:
        self.table[_PROTECTED] = seats

    def tax(self) -> i64:
        """What the tax die shows; NOTHING before it is rolled."""
        return self.table[_TAX]

    def set_tax(self, tax: i64) -> None:
        self.table[_TAX] = tax

    def bought(self, seat: i64) -> i64:
        """The kinds a seat has bought in this round's market, as a set (PE-7.12.5)."""
        return self.table[_BOUGHT + seat]

    def set_bought(self, seat: i64, kinds: i64) -> None:
        self.table[_BOUGHT + seat] = kinds

    def strengthened(self) -> i64:
        """The craftsman the converting seat named for the Madonna's statue, or NOTHING."""
        return self.table[_STRENGTHENED]

    def set_strengthened(self, craftsman: i64) -> None:
        self.table[_STRENGTHENED] = craftsman

    def converted(self) -> i64:
        """The seats whose conversion in this round is over, as a set."""
        return self.table[_CONVERTED]

    def set_converted(self, seats: i64) -> None:
        self.table[_CONVERTED] = seats

    def used(self, craftsman: i64) -> i64:
        """How often the converting seat has used a craftsman."""
        return self.table[_USED + craftsman]

    def set_used(self, craftsman: i64, n: i64) -> None:
        self.table[_USED + craftsman] = n

    def capacity(self, craftsman: i64) -> i64:
        """Uses a round, one more for the craftsman named for the Madonna's statue."""
        extra = self.box.extra_use if self.table[_STRENGTHENED] == craftsman else 0
        return self.box.craftsmen[craftsman].capacity + extra


def first_space(place: i64) -> i64:
    """Court and market have four spaces, every other place one."""
    if place <= AT_COURT:
        return place
    return place + 3 if place <= AT_MARKET else place + 6


def spaces(place: i64) -> i64:
    return LONG_PLACE if place in (AT_COURT, AT_MARKET) else 1


def blank(box: Components, seats: int) -> Pillars:
    """A table on which nothing lies yet."""
    table = vec[i64]([0] * _TABLE_SIZE)
    table[SEATS] = seats
    for place in (_START, _DRAWN, _EVENT, _GREY, _GREY_NEXT, _BLACK, _TAX, _STRENGTHENED):
        table[place] = NOBODY
    for place in range(KINGSBRIDGE_CARDS, SHIRING_CARDS + 2):
        table[place] = NOTHING
    for place in range(_WAITING, _RESOURCE):  # cost track and spaces
        table[place] = NOBODY
    for card in range(RESOURCE_COUNT):
        table[_RESOURCE + card] = LEFT_OUT
    return Pillars(box, table, vec[i64]([bit(HAPPENING_COUNT) - 1, NOTHING]), [])


def restore(
    box: Components, table: list[int], hidden: list[int], stack: list[Frame[Any]]
) -> Pillars:
    """A position from its numbers: for pickle and deepcopy, which know nothing of vectors."""
    return Pillars(box, vec[i64](table), vec[i64](hidden), stack)
