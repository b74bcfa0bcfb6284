"""The words of Catan Duel: resources, regions, cards, places and phases, each with its number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1
NOTHING: Final = -1

SEATS: Final = 2
COLOURS: Final = ["red", "blue"]
VARIANTS: Final = ["intro", "gold", "turmoil", "progress", "duel", "tournament"]
INTRO: Final = 0
PROGRESS: Final = 3
DUEL: Final = 4
TOURNAMENT: Final = 5

# resources (CD-1.4); a set of them is a number with a bit for each
RESOURCES: Final = ["brick", "grain", "lumber", "ore", "wool", "gold"]
BRICK: Final = 0
GRAIN: Final = 1
LUMBER: Final = 2
ORE: Final = 3
WOOL: Final = 4
GOLD: Final = 5
RESOURCE_COUNT: Final = 6
ANY: Final = 63
NOT_GOLD: Final = 31
TERRAINS: Final = ["hills", "fields", "forest", "mountains", "pasture", "gold_river"]
"""In the order of the resources they yield."""

# regions: six with a red back, six with a blue one, twelve for the stack (CD-1.2)
REGIONS: Final = [
    "red_forest", "red_gold_river", "red_fields", "red_hills", "red_pasture", "red_mountains",
    "blue_forest", "blue_gold_river", "blue_fields", "blue_hills", "blue_pasture",
    "blue_mountains", "stack_forest_1", "stack_forest_2", "stack_gold_river_1",
    "stack_gold_river_2", "stack_fields_1", "stack_fields_2", "stack_hills_1", "stack_hills_2",
    "stack_pasture_1", "stack_pasture_2", "stack_mountains_1", "stack_mountains_2",
]  # fmt: skip
REGION_COUNT: Final = 24
START_REGIONS: Final = 6
"""So many of either colour; those of the stack follow from number 12."""
STACK_REGIONS: Final = 12

# the grid of a principality (CD-3): towns, that is settlements and cities, in even columns,
# regions in odd ones; above and below are `a` and `b`
ABOVE: Final = 0
BELOW: Final = 1
TOWN_COUNT: Final = 12
FIRST_TOWN: Final = 5
"""The town in column 0; column 2 is town 6. Five settlements of the stack fit on either side."""
TOWNS: Final = [str(2 * town - 10) for town in range(TOWN_COUNT)]
SITES: Final = [f"{2 * town - 10}{row}" for town in range(TOWN_COUNT) for row in "ab"]
"""Site 2 * town + row. It lies beside the region places with its own number and with 2 more."""
SITE_COUNT: Final = 24
PLACES: Final = [f"{2 * column - 11}{row}" for column in range(TOWN_COUNT + 1) for row in "ab"]
"""Region places; place p lies beside the sites p - 2 and p (CD-3.2, CD-3.5)."""
PLACE_COUNT: Final = 26
CACHE: Final = 26
STORES: Final = [*PLACES, "cache"]
"""Where resources may lie: on regions, and gold on the gold cache."""
STORE_COUNT: Final = 27
START_PLACES: Final = vec[i64]([10, 12, 14, 11, 13, 15])
"""The six places of the start regions: above from the left, then below (CD-3.6)."""
SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1
NO_TOWN: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
TOWN_KINDS: Final = ["none", "settlement", "city"]
SLOTS: Final = 2
"""A city has two sites above and two below; a settlement one each (CD-3.4)."""

# the dice (CD-1.6)
SYMBOLS: Final = ["brigand_attack", "trade", "celebration", "plentiful_harvest", "event_card"]
BRIGAND_ATTACK: Final = 0
TRADE: Final = 1
CELEBRATION: Final = 2
PLENTIFUL_HARVEST: Final = 3
EVENT_CARD: Final = 4

# tokens (CD-1.7)
TOKENS: Final = ["strength", "trade"]

# draw cards: a kind is the number of its first card; further cards of the same kind but with
# another back follow behind (CD-1.12)
BACKS: Final = ["basic", "gold", "turmoil", "progress"]
BASIC: Final = 0
BACK_COUNT: Final = 4
OWN_BACK: Final = len(BACKS)
ALL_BACKS: Final = [*BACKS, "own"]
"""In the tournament game all cards of a player look alike from behind (CD-21.33), unless the
table plays with their backs."""
LOOKS: Final = 8
"""So many ways a hidden card can look: its back, and where each plays with cards of his own its
owner too."""
KINDS: Final = [
    "brigitta", "goldsmith", "merchant_caravan", "scout", "relocation", "brick_factory",
    "iron_foundry", "grain_mill", "lumber_camp", "weavers_shop", "parish_hall", "abbey",
    "storehouse", "marketplace", "toll_bridge", "brick_ship", "grain_ship", "ore_ship",
    "wool_ship", "lumber_ship", "gold_ship", "austin", "candamir", "harald", "inga", "osmund",
    "siglind", "large_trade_ship", "gudrun", "trade_master", "merchant", "brigands", "reiner",
    "gold_cache", "pirate_ship", "moneylender", "harbor", "trading_base", "merchant_guild",
    "mint", "salt_silo", "staple_house", "voyage_of_plunder", "archer", "arsonist", "sebastian",
    "traitor", "lookout_tower", "drill_ground", "carl_forkbeard", "heinrich", "irmgard",
    "fairgrounds", "fire_brigade", "large_festival_hall", "chapel_low", "chapel_high",
    "hedge_tavern", "tithe_barn", "benjamin", "three_field_system", "mineral_mining", "guido",
    "gustav", "doctor", "chief_cannoneer", "pharmacy", "bath_house", "building_crane", "library",
    "parliament", "town_hall", "university",
]  # fmt: skip
KIND_COUNT: Final = 73
CARDS: Final = [
    *KINDS,
    "gold_goldsmith", "gold_storehouse", "gold_toll_bridge", "gold_large_trade_ship",
    "turmoil_brigands", "progress_brigitta", "progress_relocation",
]  # fmt: skip
CARD_COUNT: Final = 80
BRIGITTA: Final = 0
GOLDSMITH: Final = 1
MERCHANT_CARAVAN: Final = 2
SCOUT: Final = 3
RELOCATION: Final = 4
PARISH_HALL: Final = 10
ABBEY: Final = 11
STOREHOUSE: Final = 12
MARKETPLACE: Final = 13
LARGE_TRADE_SHIP: Final = 27
GUDRUN: Final = 28
TRADE_MASTER: Final = 29
MERCHANT: Final = 30
BRIGANDS: Final = 31
REINER: Final = 32
GOLD_CACHE: Final = 33
PIRATE_SHIP: Final = 34
MONEYLENDER: Final = 35
HARBOR: Final = 36
TRADING_BASE: Final = 37
MINT: Final = 39
SALT_SILO: Final = 40
STAPLE_HOUSE: Final = 41
VOYAGE_OF_PLUNDER: Final = 42
ARCHER: Final = 43
ARSONIST: Final = 44
SEBASTIAN: Final = 45
TRAITOR: Final = 46
DRILL_GROUND: Final = 48
IRMGARD: Final = 51
FAIRGROUNDS: Final = 52
FIRE_BRIGADE: Final = 53
TITHE_BARN: Final = 58
BENJAMIN: Final = 59
THREE_FIELD_SYSTEM: Final = 60
MINERAL_MINING: Final = 61
GUIDO: Final = 62
GUSTAV: Final = 63
DOCTOR: Final = 64
PHARMACY: Final = 66
BATH_HOUSE: Final = 67
BUILDING_CRANE: Final = 68
LIBRARY: Final = 69
TOWN_HALL: Final = 71

# event cards (section 8)
HAPPENINGS: Final = [
    "fraternal_feuds", "invention", "year_of_plenty", "traveling_merchant", "feud", "yule",
    "trade_ships_race", "gift_for_the_prince", "riots", "plague",
]  # fmt: skip
HAPPENING_COUNT: Final = 10
EVENT_CARDS: Final = [
    *HAPPENINGS,
    "gold_traveling_merchant", "gold_trade_ships_race", "turmoil_fraternal_feuds",
    "turmoil_feud", "progress_invention",
]  # fmt: skip
"""Theme sets repeat events of the basic set (section 8)."""
FRATERNAL_FEUDS: Final = 0
INVENTION: Final = 1
YEAR_OF_PLENTY: Final = 2
TRAVELING_MERCHANT: Final = 3
FEUD: Final = 4
YULE: Final = 5
TRADE_SHIPS_RACE: Final = 6
GIFT_FOR_THE_PRINCE: Final = 7
RIOTS: Final = 8
PLAGUE: Final = 9

# draw stacks: those with the basic back first (CD-2.6, CD-14.4, CD-16.2)
LAID_STACKS: Final = 6
"""No game with shared stacks has more."""
OWN_STACKS: Final = [3, 4, 5, 7]
"""Places of either player of a tournament game, red's first, by the way stacks are laid: two or
three, four, five, or by their backs (CD-21.20). Forty cards with four backs make seven stacks."""
LAID_BY_BACK: Final = 3
MOST_STACKS: Final = 14
STACKS: Final = [str(stack + 1) for stack in range(MOST_STACKS)]

PHASES: Final = ["setup", "pre_roll", "roll", "action", "replenish", "exchange", "game_end"]
SETUP: Final = 0
PRE_ROLL: Final = 1
ROLL_PHASE: Final = 2
ACTION: Final = 3
REPLENISH: Final = 4
EXCHANGE: Final = 5
GAME_END: Final = 6
