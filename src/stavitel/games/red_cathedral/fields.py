"""The state of The Red Cathedral: every number of a position, declared once.

Nothing is hidden (RC-14.1). A *side* is a seat or Ivan. A *spot* is a place for a section on the
construction site, counted tower by tower from the left, bottom to top, five to a tower. After a
change here, `python -m stavitel.declare` writes `generated_state.py` anew.
"""

from typing import Final

from stavitel.engine.layout import Index, Layout, flag, number, switch, word
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_RULES,
    BOARD_SIDES,
    CLERGY_POINTS,
    CLOCKS,
    COLOURS,
    DICE,
    DIE_FACES,
    EXCHANGE_RULES,
    INFLUENCE_CARDS,
    MARKET_SPACES,
    MATERIALS,
    MAX_SEATS,
    MAX_SIDES,
    ORNAMENTS,
    PHASES,
    PLANS,
    QUADRANTS,
    RESOURCES,
    SECTIONS,
    SIDES_OF_THE_GAME,
    SITE_SIZE,
    SLOT_COUNT,
    SLOTS,
    SOLO_CARDS,
    TILES,
    VARIANTS,
    WHITE_TILE_RULES,
)
from stavitel.games.red_cathedral.reading import MOST_OF_ONE_KIND, PLENTY

SETUP: Final = 0
PLAY: Final = 1
GAME_END: Final = 2

NOBODY: Final = -1
NOTHING: Final = -1

NOT_YET: Final = 0
NOW: Final = 1
OVER: Final = 2
MOMENTS: Final = ["not_yet", "now", "over"]

SEAT: Final = Index("seat", MAX_SEATS, COLOURS)
SIDE: Final = Index("side", MAX_SIDES, SIDES_OF_THE_GAME)
KIND: Final = Index("kind", len(MATERIALS), MATERIALS)
PLACE: Final = Index("place", len(BANNER_PLACES), BANNER_PLACES)
SLOT: Final = Index("slot", len(SLOTS), SLOTS)
ORNAMENT: Final = Index("kind", len(ORNAMENTS), ORNAMENTS)
SPACE: Final = Index("space", MARKET_SPACES)
QUADRANT: Final = Index("quadrant", QUADRANTS)
DIE: Final = Index("die", len(DICE), DICE)
IVANS_ROW: Final = Index("place", len(SOLO_CARDS))
SPOT: Final = Index("spot", SITE_SIZE)

_TURN: Final = "How many turns have begun, Ivan's included."
_ENDER: Final = "The side that finished a sixth section, or NOBODY (RC-11.1)."
_REROLLED: Final = "Whether the active player used the reroll this turn (RC-4.2b)."
_WHITE: Final = "The white slot whose tile has worked this turn, or NOTHING (R11)."
_MOMENT: Final = "Whether the one moment for exchanging prestige this turn has come (R4)."
_DONE: Final = "How many tiles of Ivan's row are face down; they are turned from left to right."
_TRACK: Final = "The place of the marker; beyond the last space it runs another lap (RC-3.8)."
_HELD: Final = "Materials in the inventory; Ivan's lie on his inventory card."
_READY: Final = "Ornaments ready for use: not placed, not locked, not lost (RC-6.12)."
_TASK_DIE: Final = "The die on the tile of a card in Ivan's row, or NOTHING while tiles are dealt."
_BANNER: Final = "The side whose banner is on a section, or NOBODY."
_PAINT: Final = "0 for the usual colour of a seat, otherwise a colour of the box, from 1 on."
_ASIDE: Final = "Pieces out of the game: a position may set how many are in the supply."
_ORNAMENT: Final = "The side whose ornament is on a section, or NOBODY."

STATE: Final = Layout(
    "Cathedral",
    public=[
        number("seats", 1, MAX_SEATS, 2),
        word("variant", VARIANTS),
        switch("boards", BOARD_RULES, "RC-2.8 R1"),
        switch("clock", CLOCKS, "RC-4.1 R20"),
        switch("white_tiles", WHITE_TILE_RULES, "RC-7.8 R11", former="one_a_die", since=3),
        switch("exchange", EXCHANGE_RULES, "RC-4.2a R4"),
        switch("clergy_points", CLERGY_POINTS, "RC-8.6b R10"),
        number("turn", 0, PLENTY * PLENTY, key="turns", about=_TURN),
        word("phase", PHASES),
        word("first_player", COLOURS, NOBODY),
        word("ender", SIDES_OF_THE_GAME, NOBODY, key="ended_by", about=_ENDER),
        flag("rerolled", about=_REROLLED),
        word("white_tile", SLOTS, NOTHING, about=_WHITE),
        word("exchanging", MOMENTS, about=_MOMENT),
        word("plan", PLANS, NOTHING),
        number("ivan_banners", 0, SLOT_COUNT, key="banners"),
        number("tasks_done", 0, len(SOLO_CARDS), key="done", about=_DONE),
        number("ivan_decorated", 0, PLENTY, key="decorated", about="Ornaments Ivan has placed."),
        word("board", BOARD_SIDES, per=[SEAT]),
        number("track", 0, PLENTY, per=[SIDE], about=_TRACK),
        number("rubles", 0, PLENTY, per=[SIDE]),
        number("held", 0, PLENTY, per=[SIDE, KIND], key="", about=_HELD),
        number("stacked", 0, PLENTY, per=[KIND], key="construction", about="On Ivan's card."),
        number("supply", 0, PLENTY, per=[KIND], key=""),
        number("banners", 0, SLOT_COUNT, per=[SEAT, PLACE]),
        word("slot_tile", TILES, NOTHING, per=[SEAT, SLOT], key=""),
        flag("face_up", per=[SEAT, SLOT], key=""),
        number("ornaments", 0, PLENTY, per=[SIDE, ORNAMENT], about=_READY),
        word("token", RESOURCES, NOTHING, per=[SPACE], key="tokens"),
        word("influence_card", INFLUENCE_CARDS, NOTHING, per=[QUADRANT], key="influence"),
        number("die_space", NOTHING, MARKET_SPACES - 1, NOTHING, per=[DIE], key="space"),
        number("die_value", 0, DIE_FACES, per=[DIE], key="value"),
        word("task", SOLO_CARDS, NOTHING, per=[IVANS_ROW], key="row"),
        word("task_die", DICE, NOTHING, per=[IVANS_ROW], key="dice", about=_TASK_DIE),
        word("section", SECTIONS, NOTHING, per=[SPOT]),
        word("tile", TILES, NOTHING, per=[SPOT], about="The workshop tile on a section."),
        word("banner", SIDES_OF_THE_GAME, NOBODY, per=[SPOT], about=_BANNER),
        flag("finished", per=[SPOT]),
        word("ornament", SIDES_OF_THE_GAME, NOBODY, per=[SPOT], about=_ORNAMENT),
        number("pieces", 0, MOST_OF_ONE_KIND, per=[SPOT, KIND], key=""),
        number("paint", 0, MAX_SEATS, per=[SEAT], key="colour", about=_PAINT),
        number("aside", 0, PLENTY, per=[KIND], key="supply", about=_ASIDE),
    ],
    hidden=[],
)
