"""Everything a player or chance can do in The Pillars of the Earth."""

from typing import Final

from stavitel.engine.verbs import VerbTable, number, word
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    COLOURS,
    CRAFTSMEN,
    GOODS,
    HAPPENINGS,
    PLACES,
    RESOURCES,
)

MOST_CUBES: Final = 30
"""The most cubes of one kind that are traded at once, or held in a position."""
HIGHEST_TAX: Final = 9

VERBS: Final = VerbTable()

# chance (PE-3.6)
DRAW_STARTING_PLAYER: Final = VERBS.add("draw_starting_player", word("seat", COLOURS))
DEAL_ADVANTAGE: Final = VERBS.add("deal_advantage", word("advantage", ADVANTAGES))
DEAL_CRAFTSMAN: Final = VERBS.add("deal_craftsman", word("craftsman", CRAFTSMEN))
LEAVE_OUT: Final = VERBS.add("leave_out", word("resource", RESOURCES))
DRAW_EVENT: Final = VERBS.add("draw_event", word("happening", HAPPENINGS))
DRAW_BUILDER: Final = VERBS.add("draw_builder", word("seat", COLOURS))
ROLL_TAX: Final = VERBS.add("roll_tax", number("tax", 0, HIGHEST_TAX))

# round start (PE-4.4)
LOOK: Final = VERBS.add("look")
DO_NOT_LOOK: Final = VERBS.add("do_not_look")

# phase I (section 5)
PASS: Final = VERBS.add("pass")
TAKE_RESOURCE: Final = VERBS.add("take_resource", word("resource", RESOURCES))
HIRE: Final = VERBS.add("hire", word("craftsman", CRAFTSMEN))
DISMISS: Final = VERBS.add("dismiss", word("craftsman", CRAFTSMEN))

# phase II (section 6)
KEEP_BUILDER: Final = VERBS.add("keep_builder")
RETURN_BUILDER: Final = VERBS.add("return_builder")
WAIT: Final = VERBS.add("wait")
PLACE: Final = VERBS.add("place", word("place", PLACES))
PLACE_WITH_REMIGIUS: Final = VERBS.add("place_with_remigius", word("place", PLACES))

# phase III, areas 1, 2 and 9
PROTECT: Final = VERBS.add("protect")
TAKE_CUBE: Final = VERBS.add("take_cube", word("good", GOODS))
KEEP_CARD: Final = VERBS.add("keep_card", word("advantage", ADVANTAGES))
USE_CARD: Final = VERBS.add("use_card", word("advantage", ADVANTAGES))

# area 12, the market
LEAVE_MARKET: Final = VERBS.add("leave_market")
BUY: Final = VERBS.add("buy", word("good", GOODS), number("amount", 1, MOST_CUBES))
SELL: Final = VERBS.add("sell", word("good", GOODS), number("amount", 1, MOST_CUBES))

# area 13, the cathedral
STRENGTHEN_NOBODY: Final = VERBS.add("strengthen_nobody")
STRENGTHEN: Final = VERBS.add("strengthen", word("craftsman", CRAFTSMEN))
END_CONVERSION: Final = VERBS.add("end_conversion")
USE_CRAFTSMAN: Final = VERBS.add("use_craftsman", word("craftsman", CRAFTSMEN))
BEST_CONVERSION: Final = VERBS.add("best_conversion")
RETURN_CUBE: Final = VERBS.add("return_cube", word("good", GOODS))
