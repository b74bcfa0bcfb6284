"""The numbers of a position by name: written by `python -m stavitel.declare` from `fields.py`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.core import Frame, State, restore
from stavitel.games.red_cathedral.components import Components

# places in `public`
SEATS_AT: Final = 0
VARIANT_AT: Final = 1
BOARDS_AT: Final = 2
CLOCK_AT: Final = 3
WHITE_TILES_AT: Final = 4
EXCHANGE_AT: Final = 5
CLERGY_POINTS_AT: Final = 6
TURN_AT: Final = 7
PHASE_AT: Final = 8
FIRST_PLAYER_AT: Final = 9
ENDER_AT: Final = 10
REROLLED_AT: Final = 11
WHITE_TILE_AT: Final = 12
EXCHANGING_AT: Final = 13
PLAN_AT: Final = 14
IVAN_BANNERS_AT: Final = 15
TASKS_DONE_AT: Final = 16
IVAN_DECORATED_AT: Final = 17
BOARD_AT: Final = 18
TRACK_AT: Final = 22
RUBLES_AT: Final = 27
HELD_AT: Final = 32
STACKED_AT: Final = 62
SUPPLY_AT: Final = 68
BANNERS_AT: Final = 74
SLOT_TILE_AT: Final = 90
FACE_UP_AT: Final = 114
ORNAMENTS_AT: Final = 138
TOKEN_AT: Final = 153
INFLUENCE_CARD_AT: Final = 161
DIE_SPACE_AT: Final = 165
DIE_VALUE_AT: Final = 170
TASK_AT: Final = 175
TASK_DIE_AT: Final = 180
SECTION_AT: Final = 185
TILE_AT: Final = 215
BANNER_AT: Final = 245
FINISHED_AT: Final = 275
ORNAMENT_AT: Final = 305
PIECES_AT: Final = 335
PAINT_AT: Final = 515
ASIDE_AT: Final = 519


class CathedralNumbers(State):
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
    def variant(self) -> i64:
        return self.public[VARIANT_AT]

    @variant.setter
    def variant(self, n: i64) -> None:
        self.public[VARIANT_AT] = n

    @property
    def boards(self) -> i64:
        return self.public[BOARDS_AT]

    @boards.setter
    def boards(self, n: i64) -> None:
        self.public[BOARDS_AT] = n

    @property
    def clock(self) -> i64:
        return self.public[CLOCK_AT]

    @clock.setter
    def clock(self, n: i64) -> None:
        self.public[CLOCK_AT] = n

    @property
    def white_tiles(self) -> i64:
        return self.public[WHITE_TILES_AT]

    @white_tiles.setter
    def white_tiles(self, n: i64) -> None:
        self.public[WHITE_TILES_AT] = n

    @property
    def exchange(self) -> i64:
        return self.public[EXCHANGE_AT]

    @exchange.setter
    def exchange(self, n: i64) -> None:
        self.public[EXCHANGE_AT] = n

    @property
    def clergy_points(self) -> i64:
        return self.public[CLERGY_POINTS_AT]

    @clergy_points.setter
    def clergy_points(self, n: i64) -> None:
        self.public[CLERGY_POINTS_AT] = n

    @property
    def turn(self) -> i64:
        """How many turns have begun, Ivan's included."""
        return self.public[TURN_AT]

    @turn.setter
    def turn(self, n: i64) -> None:
        self.public[TURN_AT] = n

    @property
    def phase(self) -> i64:
        return self.public[PHASE_AT]

    @phase.setter
    def phase(self, n: i64) -> None:
        self.public[PHASE_AT] = n

    @property
    def first_player(self) -> i64:
        return self.public[FIRST_PLAYER_AT]

    @first_player.setter
    def first_player(self, n: i64) -> None:
        self.public[FIRST_PLAYER_AT] = n

    @property
    def ender(self) -> i64:
        """The side that finished a sixth section, or NOBODY (RC-11.1)."""
        return self.public[ENDER_AT]

    @ender.setter
    def ender(self, n: i64) -> None:
        self.public[ENDER_AT] = n

    @property
    def rerolled(self) -> bool:
        """Whether the active player used the reroll this turn (RC-4.2b)."""
        return self.public[REROLLED_AT] == 1

    @rerolled.setter
    def rerolled(self, yes: bool) -> None:
        self.public[REROLLED_AT] = 1 if yes else 0

    @property
    def white_tile(self) -> i64:
        """The white slot whose tile has worked this turn, or NOTHING (R11)."""
        return self.public[WHITE_TILE_AT]

    @white_tile.setter
    def white_tile(self, n: i64) -> None:
        self.public[WHITE_TILE_AT] = n

    @property
    def exchanging(self) -> i64:
        """Whether the one moment for exchanging prestige this turn has come (R4)."""
        return self.public[EXCHANGING_AT]

    @exchanging.setter
    def exchanging(self, n: i64) -> None:
        self.public[EXCHANGING_AT] = n

    @property
    def plan(self) -> i64:
        return self.public[PLAN_AT]

    @plan.setter
    def plan(self, n: i64) -> None:
        self.public[PLAN_AT] = n

    @property
    def ivan_banners(self) -> i64:
        return self.public[IVAN_BANNERS_AT]

    @ivan_banners.setter
    def ivan_banners(self, n: i64) -> None:
        self.public[IVAN_BANNERS_AT] = n

    @property
    def tasks_done(self) -> i64:
        """How many tiles of Ivan's row are face down; they are turned from left to right."""
        return self.public[TASKS_DONE_AT]

    @tasks_done.setter
    def tasks_done(self, n: i64) -> None:
        self.public[TASKS_DONE_AT] = n

    @property
    def ivan_decorated(self) -> i64:
        """Ornaments Ivan has placed."""
        return self.public[IVAN_DECORATED_AT]

    @ivan_decorated.setter
    def ivan_decorated(self, n: i64) -> None:
        self.public[IVAN_DECORATED_AT] = n

    def board(self, seat: i64) -> i64:
        at = BOARD_AT + seat
        return self.public[at]

    def set_board(self, seat: i64, n: i64) -> None:
        self.public[BOARD_AT + seat] = n

    def track(self, side: i64) -> i64:
        """The place of the marker; beyond the last space it runs another lap (RC-3.8)."""
        at = TRACK_AT + side
        return self.public[at]

    def set_track(self, side: i64, n: i64) -> None:
        self.public[TRACK_AT + side] = n

    def add_track(self, side: i64, n: i64) -> None:
        self.public[TRACK_AT + side] += n

    def rubles(self, side: i64) -> i64:
        at = RUBLES_AT + side
        return self.public[at]

    def set_rubles(self, side: i64, n: i64) -> None:
        self.public[RUBLES_AT + side] = n

    def add_rubles(self, side: i64, n: i64) -> None:
        self.public[RUBLES_AT + side] += n

    def held(self, side: i64, kind: i64) -> i64:
        """Materials in the inventory; Ivan's lie on his inventory card."""
        at = HELD_AT + side * 6 + kind
        return self.public[at]

    def set_held(self, side: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + side * 6 + kind] = n

    def add_held(self, side: i64, kind: i64, n: i64) -> None:
        self.public[HELD_AT + side * 6 + kind] += n

    def stacked(self, kind: i64) -> i64:
        """On Ivan's card."""
        at = STACKED_AT + kind
        return self.public[at]

    def set_stacked(self, kind: i64, n: i64) -> None:
        self.public[STACKED_AT + kind] = n

    def add_stacked(self, kind: i64, n: i64) -> None:
        self.public[STACKED_AT + kind] += n

    def supply(self, kind: i64) -> i64:
        at = SUPPLY_AT + kind
        return self.public[at]

    def set_supply(self, kind: i64, n: i64) -> None:
        self.public[SUPPLY_AT + kind] = n

    def add_supply(self, kind: i64, n: i64) -> None:
        self.public[SUPPLY_AT + kind] += n

    def banners(self, seat: i64, place: i64) -> i64:
        at = BANNERS_AT + seat * 4 + place
        return self.public[at]

    def set_banners(self, seat: i64, place: i64, n: i64) -> None:
        self.public[BANNERS_AT + seat * 4 + place] = n

    def add_banners(self, seat: i64, place: i64, n: i64) -> None:
        self.public[BANNERS_AT + seat * 4 + place] += n

    def slot_tile(self, seat: i64, slot: i64) -> i64:
        at = SLOT_TILE_AT + seat * 6 + slot
        return self.public[at]

    def set_slot_tile(self, seat: i64, slot: i64, n: i64) -> None:
        self.public[SLOT_TILE_AT + seat * 6 + slot] = n

    def face_up(self, seat: i64, slot: i64) -> bool:
        at = FACE_UP_AT + seat * 6 + slot
        return self.public[at] == 1

    def set_face_up(self, seat: i64, slot: i64, yes: bool) -> None:
        self.public[FACE_UP_AT + seat * 6 + slot] = 1 if yes else 0

    def ornaments(self, side: i64, kind: i64) -> i64:
        """Ornaments ready for use: not placed, not locked, not lost (RC-6.12)."""
        at = ORNAMENTS_AT + side * 3 + kind
        return self.public[at]

    def set_ornaments(self, side: i64, kind: i64, n: i64) -> None:
        self.public[ORNAMENTS_AT + side * 3 + kind] = n

    def add_ornaments(self, side: i64, kind: i64, n: i64) -> None:
        self.public[ORNAMENTS_AT + side * 3 + kind] += n

    def token(self, space: i64) -> i64:
        at = TOKEN_AT + space
        return self.public[at]

    def set_token(self, space: i64, n: i64) -> None:
        self.public[TOKEN_AT + space] = n

    def influence_card(self, quadrant: i64) -> i64:
        at = INFLUENCE_CARD_AT + quadrant
        return self.public[at]

    def set_influence_card(self, quadrant: i64, n: i64) -> None:
        self.public[INFLUENCE_CARD_AT + quadrant] = n

    def die_space(self, die: i64) -> i64:
        at = DIE_SPACE_AT + die
        return self.public[at]

    def set_die_space(self, die: i64, n: i64) -> None:
        self.public[DIE_SPACE_AT + die] = n

    def add_die_space(self, die: i64, n: i64) -> None:
        self.public[DIE_SPACE_AT + die] += n

    def die_value(self, die: i64) -> i64:
        at = DIE_VALUE_AT + die
        return self.public[at]

    def set_die_value(self, die: i64, n: i64) -> None:
        self.public[DIE_VALUE_AT + die] = n

    def add_die_value(self, die: i64, n: i64) -> None:
        self.public[DIE_VALUE_AT + die] += n

    def task(self, place: i64) -> i64:
        at = TASK_AT + place
        return self.public[at]

    def set_task(self, place: i64, n: i64) -> None:
        self.public[TASK_AT + place] = n

    def task_die(self, place: i64) -> i64:
        """The die on the tile of a card in Ivan's row, or NOTHING while tiles are dealt."""
        at = TASK_DIE_AT + place
        return self.public[at]

    def set_task_die(self, place: i64, n: i64) -> None:
        self.public[TASK_DIE_AT + place] = n

    def section(self, spot: i64) -> i64:
        at = SECTION_AT + spot
        return self.public[at]

    def set_section(self, spot: i64, n: i64) -> None:
        self.public[SECTION_AT + spot] = n

    def tile(self, spot: i64) -> i64:
        """The workshop tile on a section."""
        at = TILE_AT + spot
        return self.public[at]

    def set_tile(self, spot: i64, n: i64) -> None:
        self.public[TILE_AT + spot] = n

    def banner(self, spot: i64) -> i64:
        """The side whose banner is on a section, or NOBODY."""
        at = BANNER_AT + spot
        return self.public[at]

    def set_banner(self, spot: i64, n: i64) -> None:
        self.public[BANNER_AT + spot] = n

    def finished(self, spot: i64) -> bool:
        at = FINISHED_AT + spot
        return self.public[at] == 1

    def set_finished(self, spot: i64, yes: bool) -> None:
        self.public[FINISHED_AT + spot] = 1 if yes else 0

    def ornament(self, spot: i64) -> i64:
        """The side whose ornament is on a section, or NOBODY."""
        at = ORNAMENT_AT + spot
        return self.public[at]

    def set_ornament(self, spot: i64, n: i64) -> None:
        self.public[ORNAMENT_AT + spot] = n

    def pieces(self, spot: i64, kind: i64) -> i64:
        at = PIECES_AT + spot * 6 + kind
        return self.public[at]

    def set_pieces(self, spot: i64, kind: i64, n: i64) -> None:
        self.public[PIECES_AT + spot * 6 + kind] = n

    def add_pieces(self, spot: i64, kind: i64, n: i64) -> None:
        self.public[PIECES_AT + spot * 6 + kind] += n

    def paint(self, seat: i64) -> i64:
        """0 for the usual colour of a seat, otherwise a colour of the box, from 1 on."""
        at = PAINT_AT + seat
        return self.public[at]

    def set_paint(self, seat: i64, n: i64) -> None:
        self.public[PAINT_AT + seat] = n

    def add_paint(self, seat: i64, n: i64) -> None:
        self.public[PAINT_AT + seat] += n

    def aside(self, kind: i64) -> i64:
        """Pieces out of the game: a position may set how many are in the supply."""
        at = ASIDE_AT + kind
        return self.public[at]

    def set_aside(self, kind: i64, n: i64) -> None:
        self.public[ASIDE_AT + kind] = n

    def add_aside(self, kind: i64, n: i64) -> None:
        self.public[ASIDE_AT + kind] += n
