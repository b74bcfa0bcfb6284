"""The names of everything in the box, in the order in which the rules number them."""

from typing import Final

from mypy_extensions import i64

from stavitel.games.red_cathedral.views import SectionType

VARIANTS: Final = ["basic", "advanced"]
BOARD_RULES: Final = ["same", "own_choice"]
"""Whether all boards show the side of the variant, or every seat chooses its own (R1)."""
CLOCKS: Final = ["off", "on"]
ONE_A_TURN: Final = 0
WHITE_TILE_RULES: Final = ["one_a_turn", "one_a_die"]
"""Whether the second white tile may work in a turn with the white die by other means (R11)."""
ONE_MOMENT: Final = 1
EXCHANGE_RULES: Final = ["any_time", "one_moment"]
"""When prestige may be turned into rubles (R4)."""
ONLY_RECOGNITION: Final = 1
CLERGY_POINTS: Final = ["prestige", "recognition"]
"""Which points the clergy sells (R10)."""
"""Whether the table ends a game that nobody finishes (R20)."""

PHASES: Final = ["setup", "play", "game_end"]
"""SETUP, PLAY and GAME_END of the state."""

WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
EMERALD: Final = 4
AMETHYST: Final = 5
RUBLES: Final = 6
RECOGNITION: Final = 7
MATERIALS: Final = ["wood", "brick", "stone", "gold", "emerald", "amethyst"]
RESOURCES: Final = [*MATERIALS, "rubles", "recognition"]
"""Resource is the wider word: materials, rubles and recognition together (RC-1.2)."""
KINDS: Final = 6
RESOURCE_COUNT: Final = 8

COLOURS: Final = ["yellow", "green", "red", "blue"]
MAX_SEATS: Final = 4
IVAN: Final = 4
"""The solo opponent owns banners and ornaments like a seat, after all the seats."""
MAX_SIDES: Final = 5
SIDES_OF_THE_GAME: Final = [*COLOURS, "ivan"]

WHITE: Final = 4
DICE: Final = [*COLOURS, "white"]
DIE_COUNT: Final = 5
DIE_FACES: Final = 6
MARKET_SPACES: Final = 8
QUADRANTS: Final = 4
MOST_EXTRA_STEPS: Final = 7
"""Seven extra steps reach every space of the ring; more would only cost more (R16)."""

SLOTS: Final = [*COLOURS, "white_1", "white_2"]
SLOT_COUNT: Final = 6
WHITE_1: Final = 4
WHITE_2: Final = 5

IN_INVENTORY: Final = 0
OUTSIDE: Final = 1
ON_WHITE_1: Final = 2
ON_WHITE_2: Final = 3
BANNER_PLACES: Final = ["inventory", "outside", "white_1", "white_2"]
BANNER_PLACE_COUNT: Final = 4

BASIC: Final = 0
ADVANCED: Final = 1
BOARD_SIDES: Final = ["basic", "advanced"]

BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
SECTION_TYPES: Final[list[SectionType]] = ["base", "middle", "dome"]

DOOR: Final = 0
ARCH: Final = 1
CROSS: Final = 2
ORNAMENTS: Final = ["door", "arch", "cross"]
ORNAMENT_COUNT: Final = 3

JEWELS: Final = [
    "none", "emerald", "amethyst", "two_emeralds", "two_amethysts", "emerald_and_amethyst",
]  # fmt: skip
"""The ways to add 0, 1 or 2 jewels to an ornament (RC-6.11)."""

MOST_TOWERS: Final = 6
MOST_FLOORS: Final = 5
SITE_SIZE: Final = 30

SECTIONS: Final = [
    "base_01", "base_02", "base_03", "base_04", "base_05",
    "base_06", "base_07", "base_08", "base_09", "base_10",
    "middle_01", "middle_02", "middle_03", "middle_04", "middle_05",
    "middle_06", "middle_07", "middle_08", "middle_09", "middle_10",
    "middle_11", "middle_12", "middle_13", "middle_14", "middle_15",
    "middle_16", "middle_17", "middle_18", "middle_19", "middle_20",
    "dome_01", "dome_02", "dome_03", "dome_04", "dome_05",
    "dome_06", "dome_07", "dome_08", "dome_09", "dome_10",
]  # fmt: skip
SECTION_COUNT: Final = 40

TILES: Final = [
    "wt_n_die_yellow", "wt_n_die_green", "wt_n_die_red", "wt_n_die_blue", "wt_n_die_white",
    "wt_n_wood", "wt_n_brick", "wt_n_stone", "wt_n_gold", "wt_n_emerald", "wt_n_amethyst",
    "wt_n_rubles", "wt_n_recognition_1", "wt_n_recognition_2",
    "wt_p_die_yellow", "wt_p_die_green", "wt_p_die_red", "wt_p_die_blue", "wt_p_die_white",
    "wt_p_wood", "wt_p_brick", "wt_p_stone", "wt_p_gold", "wt_p_emerald", "wt_p_amethyst",
    "wt_p_rubles", "wt_p_recognition_1", "wt_p_recognition_2",
]  # fmt: skip
TILE_COUNT: Final = 28

GUILDS: Final = ["craftsmen", "teamsters", "merchants", "clergy"]
INFLUENCE_CARDS: Final = [
    "craftsmen_1", "craftsmen_2", "craftsmen_3", "teamsters_1", "teamsters_2", "teamsters_3",
    "merchants_1", "merchants_2", "merchants_3", "clergy_1", "clergy_2", "clergy_3",
]  # fmt: skip
INFLUENCE_CARD_COUNT: Final = 12

INFLUENCE: Final = [
    "sell_any", "buy_any", "buy_shown_1", "sell_shown_1", "buy_shown_2", "sell_shown_2",
    "deliver_1", "deliver_2", "swap_tokens", "gain_ruble",
    "exchange_2_1", "exchange_1_ruble", "exchange_4_2", "activate_tile",
    "gain_recognition", "buy_prestige", "offer_three", "full_tower_kinds",
]  # fmt: skip
INFLUENCE_COUNT: Final = 18

PLANS: Final = [
    "plan_2_1", "plan_2_2", "plan_2_3", "plan_3_1", "plan_3_2", "plan_3_3",
    "plan_4_1", "plan_4_2", "plan_4_3",
]  # fmt: skip
PLAN_COUNT: Final = 9

SOLO_RECOGNITION: Final = 0
SOLO_INVENTORY: Final = 1
SOLO_TRANSPORT: Final = 2
SOLO_CONSTRUCTION: Final = 3
SOLO_CLAIM: Final = 4
SOLO_CARDS: Final = [
    "solo_recognition", "solo_inventory", "solo_transport", "solo_construction", "solo_claim",
]  # fmt: skip
SOLO_CARD_COUNT: Final = 5


def spot_at(tower: i64, floor: i64) -> i64:
    """The spot of a tower and a floor as people count them, from 1."""
    return (tower - 1) * MOST_FLOORS + floor - 1


def tower_of(spot: i64) -> i64:
    return spot // MOST_FLOORS + 1


def floor_of(spot: i64) -> i64:
    return spot % MOST_FLOORS + 1
