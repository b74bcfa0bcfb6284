"""Everything a player or chance can do in Caylus Magna Carta."""

from typing import Final

from stavitel.engine.verbs import VerbTable, number, place, word
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    COLOURS,
    GOODS,
    LONGEST_ROAD,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
)
from stavitel.games.caylus_magna_carta.components import MOST_CUBES, MOST_OF_ONE_GOOD, MOST_STEPS

VERBS: Final = VerbTable()

# chance (CMC-13.3)
DEAL_NEUTRAL: Final = VERBS.add("deal_neutral", word("card", CARDS))
DEAL_CARD: Final = VERBS.add("deal_card", word("card", PLAYER_BUILDINGS))
DRAW_FIRST_PLAYER: Final = VERBS.add("draw_first_player", word("seat", COLOURS))

# setup (CMC-2.6)
KEEP_HAND: Final = VERBS.add("keep_hand")
NEW_HAND: Final = VERBS.add("new_hand")

# phase 2, actions A to F
DRAW_CARD: Final = VERBS.add("draw_card")
EXCHANGE_HAND: Final = VERBS.add("exchange_hand")
PLACE_WORKER: Final = VERBS.add("place_worker", place("position", LONGEST_ROAD))
BUILD: Final = VERBS.add("build", word("card", PLAYER_BUILDINGS))
BUILD_PRESTIGE: Final = VERBS.add("build_prestige", word("building", PRESTIGE_BUILDINGS))
PASS: Final = VERBS.add("pass")
CHOOSE_RESIDENCE: Final = VERBS.add("choose_residence", place("position", LONGEST_ROAD))

# gold is the first argument, so that the payment with the least gold is offered first (R6)
PAY: Final = VERBS.add(
    "pay",
    number("gold", 0, MOST_CUBES),
    number("food", 0, MOST_OF_ONE_GOOD),
    number("wood", 0, MOST_OF_ONE_GOOD),
    number("stone", 0, MOST_OF_ONE_GOOD),
)

# phase 3
MOVE_PROVOST: Final = VERBS.add("move_provost", number("steps", -MOST_STEPS, MOST_STEPS))

# phase 4: one entry for each affordable combination (CMC-7.11)
DECLINE: Final = VERBS.add("decline")
TAKE: Final = VERBS.add("take", number("option", 1, 4))
BUY: Final = VERBS.add(
    "buy",
    number("option", 1, 4),
    number("food", 0, 2),
    number("wood", 0, 2),
    number("stone", 0, 2),
)
SELL: Final = VERBS.add("sell", number("option", 1, 4), word("good", GOODS))
TURN_OVER: Final = VERBS.add("turn_over", place("position", LONGEST_ROAD), word("good", GOODS))

# phase 5
STOP_DELIVERING: Final = VERBS.add("stop_delivering")
DELIVER: Final = VERBS.add(
    "deliver",
    number("gold", 0, 3),
    number("food", 0, 1),
    number("wood", 0, 1),
    number("stone", 0, 1),
)
