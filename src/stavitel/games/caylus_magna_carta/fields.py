"""The state of Caylus Magna Carta: every number of a position, declared once.

What is open to all lies in `public`, hands and piles in `hidden` (CMC-3.7). After a change here,
`python -m stavitel.declare` writes `generated_state.py` anew.
"""

from typing import Final

from stavitel.engine.layout import Index, Layout, number, set_of, switch, word
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    HOLDINGS,
    LONGEST_ROAD,
    MAX_SEATS,
    NEUTRAL_BUILDINGS,
    PARTS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.components import PLENTY

STANDARD: Final = 0
BEGINNER: Final = 1
VARIANTS: Final = ["standard", "beginner"]

OLD_FACE: Final = 0
FORBIDDEN: Final = 1
NO_EFFECT: Final = 2
LAWYER_RULES: Final = ["old_face", "forbidden", "no_effect"]
"""What the Lawyer does with a card that carries a worker (R8)."""

GOLD_TOO: Final = 0
FOOD_ONLY: Final = 1
LAWYER_FEES: Final = ["gold_too", "food_only"]
"""Whether gold may stand for the Lawyer's food (R5)."""

SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
PROVOST: Final = 3
BUILDINGS: Final = 4
CASTLE: Final = 5
END_ROUND: Final = 6
GAME_END: Final = 7
PHASES: Final = [
    "setup", "income", "actions", "provost", "buildings", "castle", "end_round", "game_end",
]  # fmt: skip

NOBODY: Final = -1
NOTHING: Final = -1

BUILDING: Final = 0
RESIDENCE: Final = 1
TURNED_UNDER_WORKER: Final = 2
FACES: Final = ["building", "residence", "turned_under_worker"]
"""Turned under a worker, it is a residence, but the worker counts with the old face (R8)."""

MOST_HELD: Final = 999

SEAT: Final = Index("seat", MAX_SEATS, COLOURS)
PART: Final = Index("part", len(PARTS), PARTS)
KIND: Final = Index("kind", len(HOLDINGS), HOLDINGS)
SPACE: Final = Index("space", MAX_SEATS)
ROAD: Final = Index("position", LONGEST_ROAD)

_SURE: Final = "Hand cards everybody can name by counting."
_FRONT: Final = "Prestige buildings in front of the seat, beginner game only (CMC-12.4)."
_ON_TOP: Final = "The prestige building on a residence, or NOTHING."
_PILE: Final = "The face-down pile. Nobody knows its order, so it has none: chance draws from it."

STATE: Final = Layout(
    "Caylus",
    public=[
        number("seats", 2, MAX_SEATS, 2),
        word("variant", VARIANTS),
        switch("lawyer_occupied", LAWYER_RULES, "CMC-8.7 R8"),
        switch("lawyer_food", LAWYER_FEES, "CMC-8.7 R5"),
        number("round", 0, PLENTY),
        word("phase", PHASES),
        word("first_player", COLOURS, NOBODY),
        number("provost", 0, LONGEST_ROAD - 1),
        number("road_length", 0, LONGEST_ROAD, key=""),
        number("passed", 0, MAX_SEATS, key="", about="How many seats have passed."),
        set_of("prestige", PRESTIGE_BUILDINGS, key="", about="Still available (CMC-2.3)."),
        set_of("neutrals", NEUTRAL_BUILDINGS, key="", about="Not on the road (CMC-2.1)."),
        number("tokens", 0, PLENTY, per=[PART], key="castle", about="Still available."),
        number("removed", 0, PLENTY, per=[PART], key="", about="Out of the game (CMC-9.7)."),
        word("bridge", COLOURS, NOBODY, per=[SPACE], about="The seats in the order of passing."),
        number("held", 0, MOST_HELD, per=[SEAT, KIND], key="", about="A good's cubes, or deniers."),
        number("workers", 0, PLENTY, per=[SEAT], about="Workers in the supply of the seat."),
        set_of("discard", PLAYER_BUILDINGS, per=[SEAT]),
        # When a pile runs out, the cards neither on the road nor in the discard must be the hand;
        # whatever of it stays there after the discard became the new pile is known to the table.
        set_of("sure", PLAYER_BUILDINGS, per=[SEAT], key="known_hand", about=_SURE),
        number("batches", 0, PLENTY, per=[SEAT], about="Batches delivered in this phase."),
        set_of("front", PRESTIGE_BUILDINGS, per=[SEAT], key="prestige", about=_FRONT),
        number("owned", 0, PLENTY, per=[SEAT, PART], key="tokens", about="Tokens of the seat."),
        word("card", CARDS, per=[ROAD]),
        word("owner", COLOURS, NOBODY, per=[ROAD]),
        word("worker", COLOURS, NOBODY, per=[ROAD], about="Whose worker stands there, or NOBODY."),
        number("store", 0, PLENTY, per=[ROAD]),
        word("face", FACES, per=[ROAD]),
        word("on_top", PRESTIGE_BUILDINGS, NOTHING, per=[ROAD], key="prestige", about=_ON_TOP),
    ],
    hidden=[
        set_of("hand", PLAYER_BUILDINGS, per=[SEAT]),
        set_of("pile", PLAYER_BUILDINGS, per=[SEAT], about=_PILE),
    ],
)
