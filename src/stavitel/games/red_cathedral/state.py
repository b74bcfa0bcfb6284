"""A position of The Red Cathedral: names for its numbers.

Everything that changes is a number in `table`; nothing is hidden (RC-14.1). The constants in
capitals are places in that row; rules use the methods below, never a place.

A *side* is a seat or Ivan. A *spot* is a place for a section on the construction site, counted
tower by tower from the left, bottom to top, five to a tower.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.core import Frame, State
from stavitel.games.red_cathedral.cards import (
    ADVANCED,
    BANNER_PLACE_COUNT,
    DIE_COUNT,
    IN_INVENTORY,
    IVAN,
    KINDS,
    MARKET_SPACES,
    MAX_SEATS,
    ORNAMENT_COUNT,
    SITE_SIZE,
    SLOT_COUNT,
)
from stavitel.games.red_cathedral.components import Components

SETUP: Final = 0
PLAY: Final = 1
GAME_END: Final = 2

NOBODY: Final = -1
NOTHING: Final = -1
FACE_DOWN: Final = 0
FACE_UP: Final = 1

# places in `table`
_SEATS: Final = 0
_VARIANT: Final = 1
_BOARDS: Final = 2
_CLOCK: Final = 3
_TURN: Final = 4
_PHASE: Final = 5
_FIRST: Final = 6
_ENDER: Final = 7
_REROLLED: Final = 8
_PLAN: Final = 9
_IVAN_BANNERS: Final = 10
_IVAN_TURNED: Final = 11
_IVAN_DECORATED: Final = 12
_SIDE: Final = 13  # per seat: the side of the board
_TRACK: Final = 17  # from here per side of the game, Ivan last
_RUBLES: Final = 22
_HELD: Final = 27  # six kinds each; Ivan's lie on his inventory card
_STACKED: Final = 57  # six kinds on Ivan's construction card
_SUPPLY: Final = 63
_BANNERS: Final = 69  # per seat: four places
_SLOT_TILE: Final = 85
_SLOT_FACE: Final = 109
_ORNAMENTS: Final = 133  # per side: doors, arches, crosses ready for use
_TOKEN: Final = 148
_INFLUENCE: Final = 156
_DIE_SPACE: Final = 160
_DIE_VALUE: Final = 165
_TASK: Final = 170  # Ivan's row of cards, and the die on the tile of each
_TASK_DIE: Final = 175
_SECTION: Final = 180
_TILE: Final = 210
_BANNER: Final = 240
_FINISHED: Final = 270
_ORNAMENT: Final = 300
_PIECES: Final = 330  # six kinds each
_TABLE_SIZE: Final = 510


@final
class Cathedral(State):
    """The whole table. `box` holds the numbers printed on the cards and never changes."""

    def __init__(
        self, box: Components, table: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        super().__init__(table, hidden, stack)
        self.box: Final = box

    def copy(self) -> "Cathedral":
        return Cathedral(self.box, self.table[:], self.hidden, self.stack[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.box, list(self.table), list(self.hidden), self.stack)

    # the game as a whole

    def seats(self) -> i64:
        return self.table[_SEATS]

    def solo(self) -> bool:
        return self.table[_SEATS] == 1

    def sides(self) -> i64:
        """How many sides play, Ivan included."""
        return 2 if self.table[_SEATS] == 1 else self.table[_SEATS]

    def side(self, index: i64) -> i64:
        """The sides one after another: the seats, or the human and Ivan."""
        return IVAN if index == 1 and self.table[_SEATS] == 1 else index

    def variant(self) -> i64:
        return self.table[_VARIANT]

    def board_rule(self) -> i64:
        return self.table[_BOARDS]

    def clock(self) -> i64:
        return self.table[_CLOCK]

    def turn(self) -> i64:
        """How many turns have begun, Ivan's included."""
        return self.table[_TURN]

    def set_turn(self, n: i64) -> None:
        self.table[_TURN] = n

    def phase(self) -> i64:
        return self.table[_PHASE]

    def set_phase(self, phase: i64) -> None:
        self.table[_PHASE] = phase

    def first_player(self) -> i64:
        return self.table[_FIRST]

    def set_first_player(self, seat: i64) -> None:
        self.table[_FIRST] = seat

    def ender(self) -> i64:
        """The side that finished a sixth section, or NOBODY (RC-11.1)."""
        return self.table[_ENDER]

    def set_ender(self, side: i64) -> None:
        self.table[_ENDER] = side

    def rerolled(self) -> i64:
        """1 if the active player used the re-roll in this turn (RC-4.2b)."""
        return self.table[_REROLLED]

    def set_rerolled(self, n: i64) -> None:
        self.table[_REROLLED] = n

    # what a side has

    def board(self, seat: i64) -> i64:
        """BASIC or ADVANCED."""
        return self.table[_SIDE + seat]

    def set_board(self, seat: i64, board: i64) -> None:
        self.table[_SIDE + seat] = board

    def track(self, side: i64) -> i64:
        """The place of the marker; beyond the last space it runs another lap (RC-3.8)."""
        return self.table[_TRACK + side]

    def set_track(self, side: i64, place: i64) -> None:
        self.table[_TRACK + side] = place

    def rubles(self, side: i64) -> i64:
        return self.table[_RUBLES + side]

    def add_rubles(self, side: i64, n: i64) -> None:
        self.table[_RUBLES + side] += n

    def held(self, side: i64, kind: i64) -> i64:
        return self.table[_HELD + side * KINDS + kind]

    def add(self, side: i64, kind: i64, n: i64) -> None:
        self.table[_HELD + side * KINDS + kind] += n

    def holds(self, side: i64) -> i64:
        """All materials in the inventory together."""
        place = _HELD + side * KINDS
        found: i64 = 0
        for kind in range(KINDS):
            found += self.table[place + kind]
        return found

    def supply(self, kind: i64) -> i64:
        return self.table[_SUPPLY + kind]

    def add_supply(self, kind: i64, n: i64) -> None:
        self.table[_SUPPLY + kind] += n

    def banners(self, seat: i64, place: i64) -> i64:
        return self.table[_BANNERS + seat * BANNER_PLACE_COUNT + place]

    def set_banners(self, seat: i64, place: i64, n: i64) -> None:
        self.table[_BANNERS + seat * BANNER_PLACE_COUNT + place] = n

    def capacity(self, seat: i64) -> i64:
        """Inventory spaces not covered by a banner (RC-10.1)."""
        return self.box.spaces - self.table[_BANNERS + seat * BANNER_PLACE_COUNT + IN_INVENTORY]

    def room(self, seat: i64) -> i64:
        return self.capacity(seat) - self.holds(seat)

    def slot_tile(self, seat: i64, slot: i64) -> i64:
        """The tile in a workshop slot, or NOTHING."""
        return self.table[_SLOT_TILE + seat * SLOT_COUNT + slot]

    def face_up(self, seat: i64, slot: i64) -> bool:
        return self.table[_SLOT_FACE + seat * SLOT_COUNT + slot] == FACE_UP

    def set_slot(self, seat: i64, slot: i64, tile: i64, face: i64) -> None:
        self.table[_SLOT_TILE + seat * SLOT_COUNT + slot] = tile
        self.table[_SLOT_FACE + seat * SLOT_COUNT + slot] = face

    def ornaments(self, side: i64, kind: i64) -> i64:
        """Ornaments ready for use: not placed, not locked, not lost (RC-6.12)."""
        return self.table[_ORNAMENTS + side * ORNAMENT_COUNT + kind]

    def set_ornaments(self, side: i64, kind: i64, n: i64) -> None:
        self.table[_ORNAMENTS + side * ORNAMENT_COUNT + kind] = n

    def locked(self, seat: i64, slot: i64) -> i64:
        """The ornament still lying on a coloured slot of the advanced side, or NOTHING."""
        if slot >= MAX_SEATS or self.table[_SIDE + seat] != ADVANCED:
            return NOTHING
        return NOTHING if self.slot_tile(seat, slot) != NOTHING else self.box.locked[seat][slot]

    # the market (RC-1.3)

    def token(self, space: i64) -> i64:
        return self.table[_TOKEN + space]

    def set_token(self, space: i64, good: i64) -> None:
        self.table[_TOKEN + space] = good

    def token_space(self, good: i64) -> i64:
        """Where the token of a resource lies, or NOTHING."""
        for space in range(MARKET_SPACES):
            if self.table[_TOKEN + space] == good:
                return space
        return NOTHING

    def influence_card(self, quadrant: i64) -> i64:
        return self.table[_INFLUENCE + quadrant]

    def set_influence_card(self, quadrant: i64, card: i64) -> None:
        self.table[_INFLUENCE + quadrant] = card

    def die_space(self, die: i64) -> i64:
        return self.table[_DIE_SPACE + die]

    def set_die_space(self, die: i64, space: i64) -> None:
        self.table[_DIE_SPACE + die] = space

    def die_value(self, die: i64) -> i64:
        return self.table[_DIE_VALUE + die]

    def set_die_value(self, die: i64, value: i64) -> None:
        self.table[_DIE_VALUE + die] = value

    def dice_on(self, space: i64) -> i64:
        found: i64 = 0
        for die in range(DIE_COUNT):
            if self.table[_DIE_SPACE + die] == space:
                found += 1
        return found

    # the construction site

    def plan(self) -> i64:
        return self.table[_PLAN]

    def set_plan(self, plan: i64) -> None:
        self.table[_PLAN] = plan

    def towers(self) -> i64:
        return 0 if self.table[_PLAN] == NOTHING else len(self.box.plans[self.table[_PLAN]].heights)

    def height(self, tower: i64) -> i64:
        """Sections of a tower; 0 where there is none."""
        return self.box.plans[self.table[_PLAN]].heights[tower] if tower < self.towers() else 0

    def section(self, spot: i64) -> i64:
        """The cathedral card, or NOTHING."""
        return self.table[_SECTION + spot]

    def set_section(self, spot: i64, section: i64) -> None:
        self.table[_SECTION + spot] = section

    def tile(self, spot: i64) -> i64:
        """The workshop tile on a section, or NOTHING."""
        return self.table[_TILE + spot]

    def set_tile(self, spot: i64, tile: i64) -> None:
        self.table[_TILE + spot] = tile

    def banner(self, spot: i64) -> i64:
        """The side whose banner is on a section, or NOBODY."""
        return self.table[_BANNER + spot]

    def set_banner(self, spot: i64, side: i64) -> None:
        self.table[_BANNER + spot] = side

    def finished(self, spot: i64) -> bool:
        return self.table[_FINISHED + spot] == 1

    def set_finished(self, spot: i64, n: i64) -> None:
        self.table[_FINISHED + spot] = n

    def ornament(self, spot: i64) -> i64:
        """The side whose ornament is on a section, or NOBODY."""
        return self.table[_ORNAMENT + spot]

    def set_ornament(self, spot: i64, side: i64) -> None:
        self.table[_ORNAMENT + spot] = side

    def pieces(self, spot: i64, kind: i64) -> i64:
        return self.table[_PIECES + spot * KINDS + kind]

    def add_pieces(self, spot: i64, kind: i64, n: i64) -> None:
        self.table[_PIECES + spot * KINDS + kind] += n

    def delivered(self, spot: i64) -> i64:
        """All pieces on an unfinished section together."""
        found: i64 = 0
        for kind in range(KINDS):
            found += self.table[_PIECES + spot * KINDS + kind]
        return found

    def finished_by(self, side: i64) -> i64:
        found: i64 = 0
        for spot in range(SITE_SIZE):
            if self.table[_BANNER + spot] == side and self.table[_FINISHED + spot] == 1:
                found += 1
        return found

    # Ivan (section 13)

    def ivan_banners(self) -> i64:
        return self.table[_IVAN_BANNERS]

    def set_ivan_banners(self, n: i64) -> None:
        self.table[_IVAN_BANNERS] = n

    def tasks_done(self) -> i64:
        """How many tiles of the row are face down; they are turned from left to right."""
        return self.table[_IVAN_TURNED]

    def set_tasks_done(self, n: i64) -> None:
        self.table[_IVAN_TURNED] = n

    def ivan_decorated(self) -> i64:
        """How many of his ornaments Ivan has placed."""
        return self.table[_IVAN_DECORATED]

    def set_ivan_decorated(self, n: i64) -> None:
        self.table[_IVAN_DECORATED] = n

    def stacked(self, kind: i64) -> i64:
        """Materials on Ivan's construction card."""
        return self.table[_STACKED + kind]

    def add_stacked(self, kind: i64, n: i64) -> None:
        self.table[_STACKED + kind] += n

    def task(self, place: i64) -> i64:
        return self.table[_TASK + place]

    def set_task(self, place: i64, card: i64) -> None:
        self.table[_TASK + place] = card

    def task_die(self, place: i64) -> i64:
        """The die on the tile of a card in Ivan's row, or NOTHING while tiles are dealt."""
        return self.table[_TASK_DIE + place]

    def set_task_die(self, place: i64, die: i64) -> None:
        self.table[_TASK_DIE + place] = die


def zeros(box: Components, seats: int, variant: int, boards: int, clock: int) -> Cathedral:
    """A table of zeros on which only the rules of the game are written; see `blank`."""
    table = vec[i64]([0] * _TABLE_SIZE)
    for place, value in enumerate([seats, variant, boards, clock]):
        table[place] = value
    return Cathedral(box, table, vec[i64]([]), [])


def restore(
    box: Components, table: list[int], hidden: list[int], stack: list[Frame[Any]]
) -> Cathedral:
    """A position from its numbers: for pickle and deepcopy, which know nothing of vectors."""
    return Cathedral(box, vec[i64](table), vec[i64](hidden), stack)
