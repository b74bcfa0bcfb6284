"""The names of everything in the box, in the order in which the rules number them."""

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
DENIER: Final = 4  # money is kept beside the goods, but never stands for one (CMC-3.5)
KINDS: Final = 4
GOODS: Final = ["food", "wood", "stone", "gold"]
HOLDINGS: Final = ["food", "wood", "stone", "gold", "denier"]

COLOURS: Final = ["red", "green", "orange", "blue"]
MAX_SEATS: Final = 4

PLAYER_BUILDINGS: Final = [
    "small_farm", "small_sawmill", "small_quarry", "peddler", "market", "lawyer",
    "large_farm", "large_sawmill", "large_quarry", "gold_mine", "bank", "church",
]  # fmt: skip
NEUTRAL_BUILDINGS: Final = [
    "neutral_peddler", "park", "forest", "neutral_quarry", "trading_post",
]  # fmt: skip
PRESTIGE_BUILDINGS: Final = [
    "theatre", "statue", "hotel", "stables", "town_hall", "monument", "cathedral",
]  # fmt: skip

CARDS: Final = PLAYER_BUILDINGS + NEUTRAL_BUILDINGS
"""Everything that can lie on the road: the player buildings first, then the neutral ones."""

RESIDENCE_CARD: Final = 17
"""How sentences name a card that shows its back (CMC-1.3)."""

DECK: Final = 12
"""Cards below this number are player buildings, the others neutral."""

LAWYER: Final = 5
NEUTRAL_PEDDLER: Final = 12
NEUTRALS: Final = 5
PRESTIGES: Final = 7

PALACE: Final = 0
WALLS: Final = 1
TOWERS: Final = 2
PART_COUNT: Final = 3
PARTS: Final = ["palace", "walls", "towers"]

LONGEST_ROAD: Final = 52
"""Four neutral cards and all twelve cards of four players (CMC-2.1, CMC-5.30)."""
