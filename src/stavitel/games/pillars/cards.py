"""The names of everything in the box, in the order in which the rules number them."""

from typing import Final

from mypy_extensions import i64

VARIANTS: Final = ["standard"]

NOBODY: Final = -1
NOTHING: Final = -1

WOOD: Final = 0
STONE: Final = 1
SAND: Final = 2
METAL: Final = 3
GOLD: Final = 4  # kept on its own track, but spent by craftsmen like a cube (PE-10.3)
GOODS: Final = ["wood", "stone", "sand", "metal"]
KINDS: Final = 4
MARKET_KINDS: Final = 3
"""Wood, stone and sand lie on the market and come from resource cards; metal never does."""
HOLDINGS: Final = ["wood", "stone", "sand", "metal", "gold"]
AMOUNTS: Final = ["wood", "stone", "sand", "metal", "gold", "points"]

COLOURS: Final = ["blue", "red", "green", "yellow"]
MAX_SEATS: Final = 4
ROUNDS: Final = 6

SETUP: Final = 0
ROUND_START: Final = 1
OFFER: Final = 2
BUILDERS: Final = 3
RESOLUTION: Final = 4
GAME_END: Final = 5
PHASES: Final = ["setup", "round_start", "offer", "builders", "resolution", "game_end"]

EVENT_AREA: Final = 1
BISHOP_AREA: Final = 2
WOOL_MILL: Final = 3
KINGSBRIDGE: Final = 4
PRIORY: Final = 5
FOREST: Final = 6
QUARRY: Final = 7
GRAVEL_PIT: Final = 8
COURT: Final = 9
SHIRING: Final = 10
CASTLE: Final = 11
MARKET: Final = 12
CATHEDRAL: Final = 13
START_PLAYER: Final = 14
AREA_COUNT: Final = 14
AREAS: Final = [
    "none", "event", "bishop", "wool_mill", "kingsbridge", "priory", "forest", "quarry",
    "gravel_pit", "court", "shiring", "castle", "market", "cathedral", "start_player",
]  # fmt: skip
"""The numbered areas of the board, by their number; 0 outside phase III."""

PLACES: Final = [
    "bishop", "kingsbridge_1", "kingsbridge_2", "priory_1", "priory_2", "court", "shiring_1",
    "shiring_2", "castle", "market", "start_player",
]  # fmt: skip
"""Where a builder can be sent. Court and market fill in the order of arrival (R8)."""
PLACE_COUNT: Final = 11
AT_BISHOP: Final = 0
AT_KINGSBRIDGE: Final = 1
AT_PRIORY: Final = 3
AT_COURT: Final = 5
AT_SHIRING: Final = 6
AT_CASTLE: Final = 8
AT_MARKET: Final = 9
AT_START: Final = 10
LONG_PLACE: Final = 4
"""Court and market have so many spaces for builders, every other place has one."""
SPACE_COUNT: Final = 17
FIRST_MARKET_SPACE: Final = 12

RESOURCES: Final = [
    "wood_2", "wood_3", "wood_4", "stone_2", "stone_3", "stone_4", "sand_2", "sand_3", "sand_4",
]  # fmt: skip
RESOURCE_COUNT: Final = 9

TRADES: Final = [
    "mortar_mixer", "woodworker", "stonecutter", "mason", "toolmaker", "potter", "architect",
    "carpenter", "sculptor", "glassblower", "goldsmith", "bell_maker", "organ_builder",
]  # fmt: skip
MORTAR_MIXER: Final = 0
WOODWORKER: Final = 1
STONECUTTER: Final = 2

CRAFTSMEN: Final = [
    "start_mortar_mixer", "start_woodworker", "start_stonecutter",
    "r1_mason", "r1_toolmaker", "r1_mortar_mixer", "r1_master_woodworker",
    "r2_potter", "r2_architect", "r2_mason", "r2_carpenter",
    "r3_potter", "r3_sculptor", "r3_carpenter", "r3_mason",
    "r4_mason", "r4_sculptor", "r4_carpenter", "r4_glassblower",
    "r5_carpenter", "r5_goldsmith", "r5_sculptor", "r5_glassblower",
    "r6_bell_maker", "r6_organ_builder", "r6_sculptor", "r6_goldsmith",
]  # fmt: skip
CRAFTSMAN_COUNT: Final = 27
STARTERS: Final = 3
"""The first three are the starting craftsmen, of which every player has a set (PE-2.2)."""
PER_ROUND: Final = 4
"""The others come four to a round, in this order (PE-2.5)."""


def first_of_round(number: i64) -> i64:
    """The first of the four craftsmen of a round."""
    return STARTERS + (number - 1) * PER_ROUND


ADVANTAGES: Final = [
    "toledo_studies", "weeping_madonna", "brother_remigius", "otto_blackface",
    "archbishop_thomas", "loyalty_rewarded", "near_completion", "wool_fair",
    "king_at_the_festivities", "aliena", "ellen", "jack", "richard_outlaws", "tom_builder",
    "brother_francis", "prior_philip",
]  # fmt: skip
"""In the order of PE-11.1 to PE-11.16."""
ADVANTAGE_COUNT: Final = 16
REMIGIUS: Final = 2
OTTO: Final = 3
THOMAS: Final = 4
TAX_FREEDOM: Final = 5
ELLEN: Final = 10
JACK: Final = 11
FRANCIS: Final = 14
PHILIP: Final = 15

HAPPENINGS: Final = [
    "kings_victory", "richard_takes_the_castle", "monastery_goods", "madonna_statue", "volunteers",
    "cathedral_collapse", "prior_against_bishop", "hard_winter", "city_wall", "hamleigh_levy",
]  # fmt: skip
"""The event cards, in the order of PE-12.1 to PE-12.10: the positive ones first."""
HAPPENING_COUNT: Final = 10
KINGS_VICTORY: Final = 0
RICHARD: Final = 1
MONASTERY_GOODS: Final = 2
MADONNA: Final = 3
VOLUNTEERS: Final = 4
COLLAPSE: Final = 5
CONFLICT: Final = 6
HARD_WINTER: Final = 7
CITY_WALL: Final = 8
LEVY: Final = 9
POSITIVE: Final = 5
"""Event cards below this number are positive."""
