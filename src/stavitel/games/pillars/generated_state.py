"""The numbers of a position by name: written by `python -m stavitel.declare` from `fields.py`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Frame, State, restore
from stavitel.games.pillars.components import Components

# places in `public`
SEATS_AT: Final = 0
SHOWN_AT: Final = 1
GOLD_AT: Final = 2
POINTS_AT: Final = 6
HELD_AT: Final = 10
ROW_AT: Final = 26
CARDS_AT: Final = 30
AT_KINGSBRIDGE_AT: Final = 34
AT_SHIRING_AT: Final = 36
ON_BOARD_AT: Final = 38
SUPPLY_AT: Final = 42
ROUND_AT: Final = 46
PHASE_AT: Final = 47
AREA_AT: Final = 48
STARTING_PLAYER_AT: Final = 49
STEP_AT: Final = 50
RETURNED_AT: Final = 51
DRAWN_AT: Final = 52
EVENT_AT: Final = 53
REVEALED_AT: Final = 54
LOOKED_AT: Final = 55
PROTECTED_AT: Final = 56
WALLED_AT: Final = 57
GREY_WORKERS_AT: Final = 58
NEXT_GREY_WORKERS_AT: Final = 59
BLACK_WORKER_AT: Final = 60
TAX_AT: Final = 61
CRAFTSMEN_OFFERED_AT: Final = 62
PASSED_AT: Final = 63
STRENGTHENED_AT: Final = 64
CONVERTED_AT: Final = 65
FREE_WORKERS_AT: Final = 66
MILL_WORKERS_AT: Final = 70
BAG_AT: Final = 74
ASIDE_AT: Final = 78
BOUGHT_AT: Final = 82
WAITING_AT: Final = 86
AT_SPACE_AT: Final = 94
RESOURCE_AT: Final = 111
USED_AT: Final = 120
SIXTH_BUILDER_AT: Final = 147
METAL_LEFT_AT: Final = 148
MADONNA_AT: Final = 149

# places in `hidden`
UNSEEN_AT: Final = 0
FORESEEN_AT: Final = 1


class PillarsNumbers(State):
    """`box` holds what is printed on the components and never changes."""

    def __init__(
        self, box: Components, public: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        # not by State: games of others build on it, so mypyc checks what it sets at every look
        self.public = public
        self.hidden = hidden
        self.stack = stack
        self.events = None
        self.box: Final = box

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (list(self.public), list(self.hidden))
        return restore, (type(self), self.box, *numbers, self.stack)

    @property
    def seats(self) -> i64:
        return self.public[SEATS_AT]

    @seats.setter
    def seats(self, n: i64) -> None:
        self.public[SEATS_AT] = n

    @property
    def shown(self) -> i64:
        """Revealed so far, past or not."""
        return self.public[SHOWN_AT]

    @shown.setter
    def shown(self, n: i64) -> None:
        self.public[SHOWN_AT] = n

    def gold(self, seat: i64) -> i64:
        at = GOLD_AT + seat
        return self.public[at]

    def set_gold(self, seat: i64, n: i64) -> None:
        self.public[GOLD_AT + seat] = n

    def add_gold(self, seat: i64, n: i64) -> None:
        self.public[GOLD_AT + seat] += n

    def points(self, seat: i64) -> i64:
        at = POINTS_AT + seat
        return self.public[at]

    def set_points(self, seat: i64, n: i64) -> None:
        self.public[POINTS_AT + seat] = n

    def add_points(self, seat: i64, n: i64) -> None:
        self.public[POINTS_AT + seat] += n

    def held(self, seat: i64, kind: i64) -> i64:
        at = HELD_AT + seat * 4 + kind
        return self.public[at]

    def set_held(self, seat: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + seat * 4 + kind] = n

    def add_held(self, seat: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + seat * 4 + kind] += n

    def row(self, seat: i64) -> i64:
        """The craftsmen of a seat."""
        at = ROW_AT + seat
        return self.public[at]

    def set_row(self, seat: i64, n: i64) -> None:
        self.public[ROW_AT + seat] = n

    def add_to_row(self, seat: i64, member: i64) -> None:
        self.public[ROW_AT + seat] |= bit(member)

    def take_from_row(self, seat: i64, member: i64) -> None:
        self.public[ROW_AT + seat] &= ~bit(member)

    def cards(self, seat: i64) -> i64:
        """Lying before a seat."""
        at = CARDS_AT + seat
        return self.public[at]

    def set_cards(self, seat: i64, n: i64) -> None:
        self.public[CARDS_AT + seat] = n

    def add_to_cards(self, seat: i64, member: i64) -> None:
        self.public[CARDS_AT + seat] |= bit(member)

    def take_from_cards(self, seat: i64, member: i64) -> None:
        self.public[CARDS_AT + seat] &= ~bit(member)

    def at_kingsbridge(self, place: i64) -> i64:
        at = AT_KINGSBRIDGE_AT + place
        return self.public[at]

    def set_at_kingsbridge(self, place: i64, n: i64) -> None:
        self.public[AT_KINGSBRIDGE_AT + place] = n

    def at_shiring(self, place: i64) -> i64:
        at = AT_SHIRING_AT + place
        return self.public[at]

    def set_at_shiring(self, place: i64, n: i64) -> None:
        self.public[AT_SHIRING_AT + place] = n

    def on_board(self, kind: i64) -> i64:
        """The market's stock of a kind; of metal, what lies at the King's court."""
        at = ON_BOARD_AT + kind
        return self.public[at]

    def set_on_board(self, kind: i64, n: i64) -> None:
        self.public[ON_BOARD_AT + kind] = n

    def add_on_board(self, kind: i64, n: i64) -> None:
        self.public[ON_BOARD_AT + kind] += n

    def supply(self, kind: i64) -> i64:
        """May fall below 0: the supply limits nobody (PE-3.7, R19)."""
        at = SUPPLY_AT + kind
        return self.public[at]

    def set_supply(self, kind: i64, n: i64) -> None:
        self.public[SUPPLY_AT + kind] = n

    def add_supply(self, kind: i64, n: i64) -> None:
        self.public[SUPPLY_AT + kind] += n

    @property
    def round(self) -> i64:
        return self.public[ROUND_AT]

    @round.setter
    def round(self, n: i64) -> None:
        self.public[ROUND_AT] = n

    @property
    def phase(self) -> i64:
        return self.public[PHASE_AT]

    @phase.setter
    def phase(self, n: i64) -> None:
        self.public[PHASE_AT] = n

    @property
    def area(self) -> i64:
        """The area being resolved; none outside phase III."""
        return self.public[AREA_AT]

    @area.setter
    def area(self, n: i64) -> None:
        self.public[AREA_AT] = n

    @property
    def starting_player(self) -> i64:
        return self.public[STARTING_PLAYER_AT]

    @starting_player.setter
    def starting_player(self, n: i64) -> None:
        self.public[STARTING_PLAYER_AT] = n

    @property
    def step(self) -> i64:
        """Of the cost marker: 0 is the dearest."""
        return self.public[STEP_AT]

    @step.setter
    def step(self, n: i64) -> None:
        self.public[STEP_AT] = n

    @property
    def returned(self) -> bool:
        """The starting player has used the one return of this phase (PE-6.4)."""
        return self.public[RETURNED_AT] == 1

    @returned.setter
    def returned(self, yes: bool) -> None:
        self.public[RETURNED_AT] = 1 if yes else 0

    @property
    def drawn(self) -> i64:
        """Whose builder is in hand and not placed yet."""
        return self.public[DRAWN_AT]

    @drawn.setter
    def drawn(self, n: i64) -> None:
        self.public[DRAWN_AT] = n

    @property
    def event(self) -> i64:
        """NOTHING before it is revealed."""
        return self.public[EVENT_AT]

    @event.setter
    def event(self, n: i64) -> None:
        self.public[EVENT_AT] = n

    @property
    def revealed(self) -> i64:
        """With this round's."""
        return self.public[REVEALED_AT]

    @revealed.setter
    def revealed(self, n: i64) -> None:
        self.public[REVEALED_AT] = n

    @property
    def looked(self) -> bool:
        """Ellen's owner knows the coming event (PE-4.4)."""
        return self.public[LOOKED_AT] == 1

    @looked.setter
    def looked(self, yes: bool) -> None:
        self.public[LOOKED_AT] = 1 if yes else 0

    @property
    def protected(self) -> i64:
        """From the event of this round."""
        return self.public[PROTECTED_AT]

    @protected.setter
    def protected(self, n: i64) -> None:
        self.public[PROTECTED_AT] = n

    @property
    def walled(self) -> i64:
        """The seats that may use fewer builders in the next phase II (PE-12.9)."""
        return self.public[WALLED_AT]

    @walled.setter
    def walled(self, n: i64) -> None:
        self.public[WALLED_AT] = n

    @property
    def grey_workers(self) -> i64:
        """The seat that has the grey workers in this round, or NOBODY."""
        return self.public[GREY_WORKERS_AT]

    @grey_workers.setter
    def grey_workers(self, n: i64) -> None:
        self.public[GREY_WORKERS_AT] = n

    @property
    def next_grey_workers(self) -> i64:
        """The seat that took grey workers for the next round, or NOBODY."""
        return self.public[NEXT_GREY_WORKERS_AT]

    @next_grey_workers.setter
    def next_grey_workers(self, n: i64) -> None:
        self.public[NEXT_GREY_WORKERS_AT] = n

    @property
    def black_worker(self) -> i64:
        return self.public[BLACK_WORKER_AT]

    @black_worker.setter
    def black_worker(self, n: i64) -> None:
        self.public[BLACK_WORKER_AT] = n

    @property
    def tax(self) -> i64:
        """NOTHING before the die is rolled."""
        return self.public[TAX_AT]

    @tax.setter
    def tax(self, n: i64) -> None:
        self.public[TAX_AT] = n

    @property
    def craftsmen_offered(self) -> i64:
        return self.public[CRAFTSMEN_OFFERED_AT]

    @craftsmen_offered.setter
    def craftsmen_offered(self, n: i64) -> None:
        self.public[CRAFTSMEN_OFFERED_AT] = n

    @property
    def passed(self) -> i64:
        """The seats that have passed in phase I."""
        return self.public[PASSED_AT]

    @passed.setter
    def passed(self, n: i64) -> None:
        self.public[PASSED_AT] = n

    @property
    def strengthened(self) -> i64:
        """The craftsman named for the Madonna's statue by the converting seat."""
        return self.public[STRENGTHENED_AT]

    @strengthened.setter
    def strengthened(self, n: i64) -> None:
        self.public[STRENGTHENED_AT] = n

    @property
    def converted(self) -> i64:
        """The seats whose conversion in this round is over."""
        return self.public[CONVERTED_AT]

    @converted.setter
    def converted(self, n: i64) -> None:
        self.public[CONVERTED_AT] = n

    def free_workers(self, seat: i64) -> i64:
        """Not placed yet."""
        at = FREE_WORKERS_AT + seat
        return self.public[at]

    def set_free_workers(self, seat: i64, n: i64) -> None:
        self.public[FREE_WORKERS_AT + seat] = n

    def add_free_workers(self, seat: i64, n: i64) -> None:
        self.public[FREE_WORKERS_AT + seat] += n

    def mill_workers(self, seat: i64) -> i64:
        at = MILL_WORKERS_AT + seat
        return self.public[at]

    def set_mill_workers(self, seat: i64, n: i64) -> None:
        self.public[MILL_WORKERS_AT + seat] = n

    def add_mill_workers(self, seat: i64, n: i64) -> None:
        self.public[MILL_WORKERS_AT + seat] += n

    def bag(self, seat: i64) -> i64:
        """Builders in the bag."""
        at = BAG_AT + seat
        return self.public[at]

    def set_bag(self, seat: i64, n: i64) -> None:
        self.public[BAG_AT + seat] = n

    def add_bag(self, seat: i64, n: i64) -> None:
        self.public[BAG_AT + seat] += n

    def aside(self, seat: i64) -> i64:
        """Because of the city wall (PE-6.10)."""
        at = ASIDE_AT + seat
        return self.public[at]

    def set_aside(self, seat: i64, n: i64) -> None:
        self.public[ASIDE_AT + seat] = n

    def add_aside(self, seat: i64, n: i64) -> None:
        self.public[ASIDE_AT + seat] += n

    def bought(self, seat: i64) -> i64:
        """What a seat has bought in this round's market (PE-7.12.5)."""
        at = BOUGHT_AT + seat
        return self.public[at]

    def set_bought(self, seat: i64, n: i64) -> None:
        self.public[BOUGHT_AT + seat] = n

    def add_to_bought(self, seat: i64, member: i64) -> None:
        self.public[BOUGHT_AT + seat] |= bit(member)

    def take_from_bought(self, seat: i64, member: i64) -> None:
        self.public[BOUGHT_AT + seat] &= ~bit(member)

    def waiting(self, step: i64) -> i64:
        at = WAITING_AT + step
        return self.public[at]

    def set_waiting(self, step: i64, n: i64) -> None:
        self.public[WAITING_AT + step] = n

    def at_space(self, space: i64) -> i64:
        at = AT_SPACE_AT + space
        return self.public[at]

    def set_at_space(self, space: i64, n: i64) -> None:
        self.public[AT_SPACE_AT + space] = n

    def resource(self, card: i64) -> i64:
        at = RESOURCE_AT + card
        return self.public[at]

    def set_resource(self, card: i64, n: i64) -> None:
        self.public[RESOURCE_AT + card] = n

    def add_resource(self, card: i64, n: i64) -> None:
        self.public[RESOURCE_AT + card] += n

    def used(self, craftsman: i64) -> i64:
        """By the converting seat."""
        at = USED_AT + craftsman
        return self.public[at]

    def set_used(self, craftsman: i64, n: i64) -> None:
        self.public[USED_AT + craftsman] = n

    def add_used(self, craftsman: i64, n: i64) -> None:
        self.public[USED_AT + craftsman] += n

    @property
    def sixth_builder(self) -> i64:
        return self.public[SIXTH_BUILDER_AT]

    @sixth_builder.setter
    def sixth_builder(self, n: i64) -> None:
        self.public[SIXTH_BUILDER_AT] = n

    @property
    def metal_left(self) -> i64:
        return self.public[METAL_LEFT_AT]

    @metal_left.setter
    def metal_left(self, n: i64) -> None:
        self.public[METAL_LEFT_AT] = n

    @property
    def madonna(self) -> i64:
        return self.public[MADONNA_AT]

    @madonna.setter
    def madonna(self, n: i64) -> None:
        self.public[MADONNA_AT] = n

    @property
    def unseen(self) -> i64:
        """Events that nobody has seen, in the deck or removed: nothing tells them apart."""
        return self.hidden[UNSEEN_AT]

    @unseen.setter
    def unseen(self, n: i64) -> None:
        self.hidden[UNSEEN_AT] = n

    @property
    def foreseen(self) -> i64:
        """The coming event if Ellen's owner has looked, or NOTHING."""
        return self.hidden[FORESEEN_AT]

    @foreseen.setter
    def foreseen(self, n: i64) -> None:
        self.hidden[FORESEEN_AT] = n
