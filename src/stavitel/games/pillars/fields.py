"""The state of The Pillars of the Earth: every number of a position, declared once.

Everything is open to all except the events (PE-3.6): those that nobody has seen, and the one Ellen
has shown to her owner. After a change here, `python -m stavitel.declare` writes
`generated_state.py` anew.
"""

from typing import Final

from stavitel.engine.layout import Index, Layout, flag, number, set_of, switch, word
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    AREAS,
    COLOURS,
    CRAFTSMEN,
    GOODS,
    HAPPENINGS,
    MARKET_KINDS,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    PHASES,
    RESOURCES,
    ROUNDS,
    SPACE_COUNT,
)
from stavitel.games.pillars.components import MOST_BUILDERS, MOST_GOLD, MOST_PRICES
from stavitel.games.pillars.reading import PLENTY
from stavitel.games.pillars.verbs import HIGHEST_TAX, MOST_CUBES

OFFERED: Final = -1  # where a resource card may be, beside the seats
LEFT_OUT: Final = -2

SIXTH_FREE: Final = 1
SIXTH_BUILDERS: Final = ["paid", "free"]
"""What the last builder costs with two players (R1)."""
PILES_UP: Final = 1
METAL_RULES: Final = ["one_cube", "piles_up"]
"""What becomes of metal that nobody took from the court (R12)."""
EVERY_CRAFTSMAN: Final = 1
MADONNA_RULES: Final = ["with_figure", "every_craftsman"]
"""Whom the Madonna's statue may help (R16)."""

MOST_POINTS: Final = 999
LEAST_SUPPLY: Final = -999

SEAT: Final = Index("seat", MAX_SEATS, COLOURS)
KIND: Final = Index("kind", len(GOODS), GOODS)
PLACE: Final = Index("place", 2)
COST_STEP: Final = Index("step", MOST_PRICES)
SPACE: Final = Index("space", SPACE_COUNT)
CARD: Final = Index("card", len(RESOURCES), RESOURCES)
CRAFTSMAN: Final = Index("craftsman", len(CRAFTSMEN), CRAFTSMEN)

_ON_BOARD: Final = "The market's stock of a kind; of metal, what lies at the King's court."
_SUPPLY: Final = "May fall below 0: the supply limits nobody (PE-3.7, R19)."
_RETURNED: Final = "The starting player has used the one return of this phase (PE-6.4)."
_WALLED: Final = "The seats that may use fewer builders in the next phase II (PE-12.9)."
_GREY: Final = "The seat that has the grey workers in this round, or NOBODY."
_GREY_NEXT: Final = "The seat that took grey workers for the next round, or NOBODY."
_STRENGTHENED: Final = "The craftsman named for the Madonna's statue by the converting seat."
_BOUGHT: Final = "What a seat has bought in this round's market (PE-7.12.5)."
_UNSEEN: Final = "Events that nobody has seen, in the deck or removed: nothing tells them apart."
_FORESEEN: Final = "The coming event if Ellen's owner has looked, or NOTHING."

STATE: Final = Layout(
    "Pillars",
    public=[
        number("seats", 2, MAX_SEATS, 2),
        set_of("shown", ADVANTAGES, key="past_advantages", about="Revealed so far, past or not."),
        number("gold", 0, MOST_GOLD, per=[SEAT]),
        number("points", 0, MOST_POINTS, per=[SEAT]),
        number("held", 0, MOST_CUBES, per=[SEAT, KIND], key=""),
        set_of("row", CRAFTSMEN, per=[SEAT], key="craftsmen", about="The craftsmen of a seat."),
        set_of("cards", ADVANTAGES, per=[SEAT], key="advantages", about="Lying before a seat."),
        word("at_kingsbridge", ADVANTAGES, NOTHING, per=[PLACE], key="kingsbridge"),
        word("at_shiring", CRAFTSMEN, NOTHING, per=[PLACE], key="shiring"),
        number("on_board", 0, MOST_CUBES, per=[KIND], key="market", about=_ON_BOARD),
        number("supply", LEAST_SUPPLY, PLENTY, per=[KIND], key="", about=_SUPPLY),
        number("round", 0, ROUNDS),
        word("phase", PHASES),
        word("area", AREAS, about="The area being resolved; none outside phase III."),
        word("starting_player", COLOURS, NOBODY),
        number("step", 0, MOST_PRICES - 1, key="", about="Of the cost marker: 0 is the dearest."),
        flag("returned", about=_RETURNED),
        word("drawn", COLOURS, NOBODY, about="Whose builder is in hand and not placed yet."),
        word("event", HAPPENINGS, NOTHING, about="NOTHING before it is revealed."),
        set_of("revealed", HAPPENINGS, key="past_events", about="With this round's."),
        flag("looked", key="", about="Ellen's owner knows the coming event (PE-4.4)."),
        set_of("protected", COLOURS, about="From the event of this round."),
        set_of("walled", COLOURS, key="city_wall", about=_WALLED),
        word("grey_workers", COLOURS, NOBODY, about=_GREY),
        word("next_grey_workers", COLOURS, NOBODY, about=_GREY_NEXT),
        word("black_worker", COLOURS, NOBODY),
        number("tax", NOTHING, HIGHEST_TAX, NOTHING, about="NOTHING before the die is rolled."),
        set_of("craftsmen_offered", CRAFTSMEN, key="craftsmen"),
        set_of("passed", COLOURS, about="The seats that have passed in phase I."),
        word("strengthened", CRAFTSMEN, NOTHING, about=_STRENGTHENED),
        set_of("converted", COLOURS, about="The seats whose conversion in this round is over."),
        number("free_workers", 0, PLENTY, per=[SEAT], key="workers", about="Not placed yet."),
        number("mill_workers", 0, PLENTY, per=[SEAT]),
        number("bag", 0, MOST_BUILDERS, per=[SEAT], key="", about="Builders in the bag."),
        number("aside", 0, MOST_BUILDERS, per=[SEAT], about="Because of the city wall (PE-6.10)."),
        set_of("bought", GOODS[:MARKET_KINDS], per=[SEAT], about=_BOUGHT),
        word("waiting", COLOURS, NOBODY, per=[COST_STEP], key="cost_track"),
        word("at_space", COLOURS, NOBODY, per=[SPACE], key="builders"),
        number("resource", LEFT_OUT, MAX_SEATS - 1, LEFT_OUT, per=[CARD], key="resources"),
        number("used", 0, MOST_CUBES, per=[CRAFTSMAN], about="By the converting seat."),
        switch("sixth_builder", SIXTH_BUILDERS, "PE-6.9 R1"),
        switch("metal_left", METAL_RULES, "PE-8.2 R12"),
        switch("madonna", MADONNA_RULES, "PE-12.4 R16"),
    ],
    hidden=[
        set_of("unseen", HAPPENINGS, (1 << len(HAPPENINGS)) - 1, key="", about=_UNSEEN),
        word("foreseen", HAPPENINGS, NOTHING, about=_FORESEEN),
    ],
)
