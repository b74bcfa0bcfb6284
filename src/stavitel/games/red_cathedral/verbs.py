"""Everything a player or chance can do in The Red Cathedral."""

from typing import Final

from stavitel.engine.verbs import VerbTable, number, place, word
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACES,
    BOARD_SIDES,
    COLOURS,
    DICE,
    DIE_FACES,
    INFLUENCE,
    INFLUENCE_CARDS,
    JEWELS,
    MARKET_SPACES,
    MATERIALS,
    MOST_EXTRA_STEPS,
    MOST_FLOORS,
    MOST_TOWERS,
    PLANS,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SOLO_CARDS,
    TILES,
)

MOST_TAKEN: Final = 12
"""The most one decision may bring: no token gives more to three dice."""

VERBS: Final = VerbTable()

# chance (RC-14.1)
LAY_TOKEN: Final = VERBS.add("lay_token", word("good", RESOURCES))
DEAL_INFLUENCE: Final = VERBS.add("deal_influence", word("card", INFLUENCE_CARDS))
ROLL: Final = VERBS.add("roll", word("die", DICE), number("value", 1, DIE_FACES))
DRAW_PLAN: Final = VERBS.add("draw_plan", word("plan", PLANS))
DEAL_SECTION: Final = VERBS.add("deal_section", word("section", SECTIONS))
DEAL_TILE: Final = VERBS.add("deal_tile", word("tile", TILES))
DEAL_SOLO_CARD: Final = VERBS.add("deal_solo_card", word("task", SOLO_CARDS))
DEAL_SOLO_TILE: Final = VERBS.add("deal_solo_tile", word("die", DICE))
DRAW_FIRST_PLAYER: Final = VERBS.add("draw_first_player", word("seat", COLOURS))

# setup (RC-2.8)
CHOOSE_SIDE: Final = VERBS.add("choose_side", word("side", BOARD_SIDES))

# optional actions (RC-4.2)
EXCHANGE_PRESTIGE: Final = VERBS.add("exchange_prestige")
REROLL: Final = VERBS.add("reroll")
REROLL_SPACE: Final = VERBS.add("reroll_space", place("space", MARKET_SPACES))

# the three main actions (RC-4.1)
TAKE_BANNER: Final = VERBS.add("take_banner", word("place", BANNER_PLACES))
BUILD: Final = VERBS.add("build")
MOVE_DIE: Final = VERBS.add("move_die", word("die", DICE), number("steps", 0, MOST_EXTRA_STEPS))
END_TURN: Final = VERBS.add("end_turn")

# main action A, claim (section 5)
CLAIM: Final = VERBS.add("claim", number("tower", 1, MOST_TOWERS), number("floor", 1, MOST_FLOORS))
LAY_FACE_UP: Final = VERBS.add("lay_face_up", word("slot", SLOTS))
LAY_FACE_DOWN: Final = VERBS.add("lay_face_down", word("slot", SLOTS))

# main action B, build (section 6)
DELIVER: Final = VERBS.add(
    "deliver",
    number("tower", 1, MOST_TOWERS),
    number("floor", 1, MOST_FLOORS),
    word("good", MATERIALS),
)
DECORATE: Final = VERBS.add(
    "decorate",
    number("tower", 1, MOST_TOWERS),
    number("floor", 1, MOST_FLOORS),
    word("jewels", JEWELS),
)
STOP_DELIVERING: Final = VERBS.add("stop_delivering")

# main action C, market (section 7)
TAKE_RESOURCES: Final = VERBS.add("take_resources")
TAKE: Final = VERBS.add("take", number("amount", 0, MOST_TAKEN))
USE_INFLUENCE: Final = VERBS.add("use_influence", word("influence", INFLUENCE))
ACTIVATE: Final = VERBS.add("activate", word("slot", SLOTS))
END_MARKET: Final = VERBS.add("end_market")

# influence (section 8)
GIVE: Final = VERBS.add("give", word("good", MATERIALS))
GET: Final = VERBS.add("get", word("good", MATERIALS))
STOP_TRADING: Final = VERBS.add("stop_trading")
SWAP_TOKEN: Final = VERBS.add("swap_token", word("good", RESOURCES))

# what the human decides for Ivan (RC-13.9e, RC-13.12)
IVAN_CLAIM: Final = VERBS.add(
    "ivan_claim", number("tower", 1, MOST_TOWERS), number("floor", 1, MOST_FLOORS)
)
IVAN_DECORATE: Final = VERBS.add(
    "ivan_decorate", number("tower", 1, MOST_TOWERS), number("floor", 1, MOST_FLOORS)
)
