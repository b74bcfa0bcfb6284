"""Everything a player or chance can do in Catan Duel."""

from typing import Final

from stavitel.engine.verbs import VerbTable, number, word
from stavitel.games.catan_duel.cards import (
    CARDS,
    COLOURS,
    HAPPENINGS,
    PLACES,
    REGIONS,
    RESOURCES,
    SIDES,
    SITES,
    STACKS,
    STORES,
    SYMBOLS,
    TOWNS,
)

VERBS: Final = VerbTable()

# chance
DRAW_STARTER: Final = VERBS.add("draw_starter", word("seat", COLOURS))
DEAL_CARD: Final = VERBS.add("deal_card", word("card", CARDS))
DEAL_EVENT: Final = VERBS.add("deal_event", word("happening", HAPPENINGS))
ROLL_PRODUCTION: Final = VERBS.add("roll_production", number("number", 1, 6))
ROLL_EVENT: Final = VERBS.add("roll_event", word("symbol", SYMBOLS))
DRAW_EVENT: Final = VERBS.add("draw_event", word("happening", HAPPENINGS))
DRAW_REGION: Final = VERBS.add("draw_region", word("region", REGIONS))
ROLL_DEFENCE: Final = VERBS.add("roll_defence", number("number", 1, 6))

# setup (CD-2.9, CD-14.5, CD-14.6)
CHOOSE_STACK: Final = VERBS.add("choose_stack", word("stack", STACKS))
KEEP_REGIONS: Final = VERBS.add("keep_regions")
REARRANGE_REGIONS: Final = VERBS.add("rearrange_regions")
PUT_REGION: Final = VERBS.add("put_region", word("region", REGIONS))

# before the roll (CD-5.3)
ROLL: Final = VERBS.add("roll")
FIX_PRODUCTION: Final = VERBS.add("fix_production", word("card", CARDS), number("number", 1, 6))
FIX_CELEBRATION: Final = VERBS.add("fix_celebration")

# action phase: building (CD-9)
END_ACTIONS: Final = VERBS.add("end_actions")
BUILD_ROAD: Final = VERBS.add("build_road", word("side", SIDES))
BUILD_SETTLEMENT: Final = VERBS.add("build_settlement", word("side", SIDES))
SCOUT_SETTLEMENT: Final = VERBS.add("scout_settlement", word("side", SIDES))
BUILD_CITY: Final = VERBS.add("build_city", word("town", TOWNS))
BUILD: Final = VERBS.add("build", word("card", CARDS), word("site", SITES))
PLACE_CACHE: Final = VERBS.add("place_cache", word("place", PLACES))
REMOVE: Final = VERBS.add("remove", word("card", CARDS), word("site", SITES))

# action phase: trade and action cards (CD-10, CD-11)
TRADE_BANK: Final = VERBS.add("trade_bank", word("give", RESOURCES), word("take", RESOURCES))
TRADE_SHIP: Final = VERBS.add("trade_ship", word("give", RESOURCES), word("take", RESOURCES))
TRADE_LARGE_SHIP: Final = VERBS.add(
    "trade_large_ship", word("place", PLACES), word("take", RESOURCES)
)
TRADE_MINT: Final = VERBS.add("trade_mint", word("take", RESOURCES))
PLAY: Final = VERBS.add("play", word("card", CARDS))

# resources, unit by unit (CD-4)
PAY: Final = VERBS.add("pay", word("store", STORES))
GAIN: Final = VERBS.add("gain", word("store", STORES))
GIVE: Final = VERBS.add("give", word("store", STORES))
BUY: Final = VERBS.add("buy", word("store", STORES))
WAIVE: Final = VERBS.add("waive", word("resource", RESOURCES))
NAME: Final = VERBS.add("name", word("resource", RESOURCES))
ENOUGH: Final = VERBS.add("enough")

# answers
CHOOSE: Final = VERBS.add("choose", word("card", CARDS), word("site", SITES))
CHOOSE_REGION: Final = VERBS.add("choose_region", word("place", PLACES))
SWAP_REGIONS: Final = VERBS.add("swap_regions", word("place", PLACES), word("other_place", PLACES))
DEFEND: Final = VERBS.add("defend")
DECLINE: Final = VERBS.add("decline")
PLAY_SEBASTIAN: Final = VERBS.add("play_sebastian")
PAY_RIOTS: Final = VERBS.add("pay_riots")

# hands and stacks (CD-12)
TAKE: Final = VERBS.add("take", word("card", CARDS))
TAKE_NOTHING: Final = VERBS.add("take_nothing")
HIDE: Final = VERBS.add("hide", word("card", CARDS))
PUT_UNDER: Final = VERBS.add("put_under", word("stack", STACKS))
DRAW: Final = VERBS.add("draw", word("stack", STACKS))
SEARCH: Final = VERBS.add("search", word("stack", STACKS))
EXCHANGE_CARD: Final = VERBS.add("exchange_card", word("card", CARDS))
SKIP: Final = VERBS.add("skip")

# the preparatory round (CD-21.23)
PASS_BUILDING: Final = VERBS.add("pass_building")
