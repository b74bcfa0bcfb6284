"""A position of Catan Duel: names for its numbers.

The second part: hands, stacks and the course of the turn; what lies before the players is in
`principality.py`.

Draw stacks are dealt at the start and keep their order, since players search them. Of the event
stack and the region stack nobody can know more than which cards are left, so chance draws from
these when a card is needed. What a seat knows of hidden cards is written on the cards themselves,
see `marks.py`.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.core import Frame
from stavitel.games.catan_duel.cards import (
    HAPPENING_COUNT,
    MOST_STACKS,
    NOBODY,
    NOTHING,
    SEATS,
    STACK_REGIONS,
)
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.modes import STACK_ROOM, Mode
from stavitel.games.catan_duel.principality import (
    HAND_SIZE,
    SEAT_SIZE,
    TABLE_START,
    Principality,
    bare_principality,
)

HAND_ROOM: Final = 30
"""Hands never grow so large: every own turn ends with at most 3 cards and the progress points."""
DISCARD_ROOM: Final = 112
"""All draw cards fit."""

# places in `table`, after those of the seats
_VARIANT: Final = TABLE_START
_TURN: Final = TABLE_START + 1
_ACTIVE: Final = TABLE_START + 2
_STARTER: Final = TABLE_START + 3
_PHASE: Final = TABLE_START + 4
_PRODUCTION: Final = TABLE_START + 5
_SYMBOL: Final = TABLE_START + 6
_HAPPENING: Final = TABLE_START + 7
_FIXED: Final = TABLE_START + 8
_ONCE: Final = TABLE_START + 9
_MINTS: Final = TABLE_START + 10
_CENTRAL: Final = TABLE_START + 11  # roads, settlements, cities left
_REGIONS: Final = TABLE_START + 14
_FACE_UP: Final = TABLE_START + 15
_STACK_SIZE: Final = TABLE_START + 16  # per stack
_DRAWN: Final = TABLE_START + 22  # per happening: drawn since the event stack was built
_MET: Final = TABLE_START + 32  # per happening: so many are known to be in the game
_DISCARD_SIZE: Final = TABLE_START + 42
_DISCARD: Final = TABLE_START + 43
_TABLE_SIZE: Final = TABLE_START + 43 + DISCARD_ROOM

# places in `hidden`
_EVENTS: Final = 0  # per happening: so many are in the game
_HAND: Final = 10  # per seat: cards with what is known of them
_DRAW: Final = _HAND + SEATS * HAND_ROOM  # per stack, the top first
_HIDDEN_SIZE: Final = _DRAW + MOST_STACKS * STACK_ROOM

# central cards, as places in `central_left`
ROADS: Final = 0
SETTLEMENTS: Final = 1
CITIES: Final = 2

# what a pre-roll card has fixed in this turn, as a set (CD-5.3)
FIXED_PRODUCTION: Final = 1
FIXED_EVENT: Final = 2


@final
class CatanDuel(Principality):
    """The whole table."""

    def copy(self) -> "CatanDuel":
        return CatanDuel(self.box, self.table[:], self.hidden[:], self.stack[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.box, list(self.table), list(self.hidden), self.stack)

    # the game as a whole

    def variant(self) -> i64:
        return self.table[_VARIANT]

    def mode(self) -> Mode:
        return self.box.modes[self.table[_VARIANT]]

    def turn(self) -> i64:
        """Turns begun so far, of both seats together."""
        return self.table[_TURN]

    def set_turn(self, n: i64) -> None:
        self.table[_TURN] = n

    def active(self) -> i64:
        """Whose turn it is, or NOBODY before the first."""
        return self.table[_ACTIVE]

    def set_active(self, seat: i64) -> None:
        self.table[_ACTIVE] = seat

    def starter(self) -> i64:
        """The starting player, or NOBODY before one is drawn (CD-2.8)."""
        return self.table[_STARTER]

    def set_starter(self, seat: i64) -> None:
        self.table[_STARTER] = seat

    def phase(self) -> i64:
        return self.table[_PHASE]

    def set_phase(self, phase: i64) -> None:
        self.table[_PHASE] = phase

    # the dice of this turn

    def production(self) -> i64:
        """What the production die shows, fixed or rolled; 0 before that."""
        return self.table[_PRODUCTION]

    def set_production(self, n: i64) -> None:
        self.table[_PRODUCTION] = n

    def symbol(self) -> i64:
        """What the event die shows, or NOTHING."""
        return self.table[_SYMBOL]

    def set_symbol(self, symbol: i64) -> None:
        self.table[_SYMBOL] = symbol

    def happening(self) -> i64:
        """The event card of this turn, the last one after Yule, or NOTHING."""
        return self.table[_HAPPENING]

    def set_happening(self, happening: i64) -> None:
        self.table[_HAPPENING] = happening

    def fixed(self) -> i64:
        """FIXED_PRODUCTION and FIXED_EVENT as a set."""
        return self.table[_FIXED]

    def set_fixed(self, dice: i64) -> None:
        self.table[_FIXED] = dice

    def played_once(self) -> i64:
        """Guido (1) and Gustav (2) if played in this turn, as a set (R43)."""
        return self.table[_ONCE]

    def set_played_once(self, cards: i64) -> None:
        self.table[_ONCE] = cards

    def mints_used(self) -> i64:
        return self.table[_MINTS]

    def set_mints_used(self, n: i64) -> None:
        self.table[_MINTS] = n

    # central cards

    def central_left(self, kind: i64) -> i64:
        """Cards left of ROADS, SETTLEMENTS or CITIES."""
        return self.table[_CENTRAL + kind]

    def take_central(self, kind: i64) -> None:
        self.table[_CENTRAL + kind] -= 1

    def set_central_left(self, kind: i64, n: i64) -> None:
        self.table[_CENTRAL + kind] = n

    def regions_left(self) -> i64:
        """The regions in the stack as a set; bit n is region START_REGIONS * 2 + n."""
        return self.table[_REGIONS]

    def set_regions_left(self, regions: i64) -> None:
        self.table[_REGIONS] = regions

    def face_up_left(self) -> i64:
        """Cards lying open beside the stacks (CD-14.3); which, tells the mode."""
        return self.table[_FACE_UP]

    def set_face_up_left(self, n: i64) -> None:
        self.table[_FACE_UP] = n

    # the event stack (CD-2.5)

    def events_in_game(self, happening: i64) -> i64:
        return self.hidden[_EVENTS + happening]

    def set_events_in_game(self, happening: i64, n: i64) -> None:
        self.hidden[_EVENTS + happening] = n

    def events_drawn(self, happening: i64) -> i64:
        """How many of an event came since the event stack was built the last time."""
        return self.table[_DRAWN + happening]

    def all_events_drawn(self) -> i64:
        total: i64 = 0
        for happening in range(HAPPENING_COUNT):
            total += self.table[_DRAWN + happening]
        return total

    def set_events_drawn(self, happening: i64, n: i64) -> None:
        """Everybody who counts knows that so many are in the game (CD-16.3)."""
        self.table[_DRAWN + happening] = n
        self.table[_MET + happening] = max(self.table[_MET + happening], n)

    def events_met(self, happening: i64) -> i64:
        """So many of an event are known to be in the game."""
        return self.table[_MET + happening]

    def set_events_met(self, happening: i64, n: i64) -> None:
        self.table[_MET + happening] = n

    # hands and draw stacks: raw cards, see marks.py

    def hand_size(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + HAND_SIZE]

    def set_hand_size(self, seat: i64, n: i64) -> None:
        self.table[seat * SEAT_SIZE + HAND_SIZE] = n

    def raw_hand(self, seat: i64, n: i64) -> i64:
        return self.hidden[_HAND + seat * HAND_ROOM + n]

    def set_raw_hand(self, seat: i64, n: i64, raw: i64) -> None:
        self.hidden[_HAND + seat * HAND_ROOM + n] = raw

    def stack_size(self, stack: i64) -> i64:
        return self.table[_STACK_SIZE + stack]

    def set_stack_size(self, stack: i64, n: i64) -> None:
        self.table[_STACK_SIZE + stack] = n

    def raw_card(self, stack: i64, n: i64) -> i64:
        """The n-th card of a draw stack from the top."""
        return self.hidden[_DRAW + stack * STACK_ROOM + n]

    def set_raw_card(self, stack: i64, n: i64, raw: i64) -> None:
        self.hidden[_DRAW + stack * STACK_ROOM + n] = raw

    def hand_place(self, seat: i64, n: i64) -> i64:
        """A number for a place in a hand, unlike all others in hands and stacks."""
        return _HAND + seat * HAND_ROOM + n

    def stack_place(self, stack: i64, n: i64) -> i64:
        return _DRAW + stack * STACK_ROOM + n

    def raw_at(self, place: i64) -> i64:
        return self.hidden[place]

    def set_raw_at(self, place: i64, raw: i64) -> None:
        self.hidden[place] = raw

    def marks_on_cards(self) -> i64:
        """All marks that occur on any hidden card, in one."""
        marks: i64 = 0
        for seat in range(SEATS):
            for n in range(self.hand_size(seat)):
                marks |= self.raw_hand(seat, n)
        for stack in range(self.mode().stacks):
            for n in range(self.stack_size(stack)):
                marks |= self.raw_card(stack, n)
        return marks

    # the discard pile, seen by all as it grew

    def discard_size(self) -> i64:
        return self.table[_DISCARD_SIZE]

    def discarded(self, n: i64) -> i64:
        """The n-th card of the pile from the bottom."""
        return self.table[_DISCARD + n]

    def discard(self, card: i64) -> None:
        self.table[_DISCARD + self.table[_DISCARD_SIZE]] = card
        self.table[_DISCARD_SIZE] += 1

    def in_discard(self, card: i64) -> bool:
        for n in range(self.table[_DISCARD_SIZE]):
            if self.table[_DISCARD + n] == card:
                return True
        return False

    def take_from_discard(self, card: i64) -> None:
        """The uppermost copy leaves; the others keep their order."""
        last = self.table[_DISCARD_SIZE] - 1
        n = last
        while self.table[_DISCARD + n] != card:
            n -= 1
        for place in range(n, last):
            self.table[_DISCARD + place] = self.table[_DISCARD + place + 1]
        self.table[_DISCARD + last] = 0
        self.table[_DISCARD_SIZE] = last


def blank(box: Components, variant: int) -> CatanDuel:
    """A table on which nothing lies yet but the central stacks."""
    table = vec[i64]([0] * _TABLE_SIZE)
    for seat in range(SEATS):
        bare_principality(table, seat)
    table[_VARIANT] = variant
    for place in (_ACTIVE, _STARTER):
        table[place] = NOBODY
    for place in (_SYMBOL, _HAPPENING):
        table[place] = NOTHING
    for kind in range(3):
        table[_CENTRAL + kind] = box.central_stacks[kind]
    table[_REGIONS] = (1 << STACK_REGIONS) - 1
    table[_FACE_UP] = box.modes[variant].face_up
    return CatanDuel(box, table, vec[i64]([0] * _HIDDEN_SIZE), [])


def restore(
    box: Components, table: list[int], hidden: list[int], stack: list[Frame[Any]]
) -> CatanDuel:
    """A position from its numbers: for pickle and deepcopy, which know nothing of vectors."""
    return CatanDuel(box, vec[i64](table), vec[i64](hidden), stack)
