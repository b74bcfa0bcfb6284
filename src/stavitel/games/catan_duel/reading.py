"""The printed cards of the box, and how their entries are read."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import Fields, numbers
from stavitel.games.catan_duel.cards import BACKS, KIND_COUNT, NOTHING, RESOURCE_COUNT, RESOURCES
from stavitel.games.catan_duel.requirements import Requirement, read_requirements

REMARKS: Final = ("source", "note")
MOST_COPIES: Final = 9
MOST_COST: Final = 7
"""Costs travel as one number with three bits for each resource, see `payment.py`."""
MOST_POINTS: Final = 9
DIE: Final = 6

ACTION_CARD: Final = 0
SETTLEMENT_EXPANSION: Final = 1
CITY_EXPANSION: Final = 2
REGION_EXPANSION: Final = 3
_TYPES: Final = ["action", "settlement", "city", "region"]

NEUTRAL: Final = 0
ATTACK: Final = 1
BUILDING: Final = 2
HERO: Final = 3
TRADE_SHIP: Final = 4
UNIT: Final = 5
EXTRAORDINARY_SITE: Final = 6
_SUBTYPES: Final = [
    "neutral", "attack", "building", "hero", "trade_ship", "unit", "extraordinary_site",
]  # fmt: skip


@final
class Card:
    """One draw card with everything printed on it (CD-1.8); copies are alike."""

    def __init__(self, entry: Fields, card: int, kinds: list[str]) -> None:
        named = entry.word("kind", kinds, "")
        self.kind: Final[i64] = named if card >= KIND_COUNT else card
        self.back: Final[i64] = entry.word("back", BACKS)
        self.type: Final[i64] = entry.word("type", _TYPES)
        self.subtype: Final[i64] = entry.word("subtype", _SUBTYPES)
        self.count: Final[i64] = entry.number("count", 1, MOST_COPIES)
        self.half_moons: Final[i64] = entry.number("half_moon", 0, int(self.count), 0)
        self.costs: Final = read_amounts(entry, "cost")
        self.cost: Final[i64] = packed(self.costs)
        self.price: Final[i64] = sum(self.costs)
        points = entry.group("points")
        self.strength: Final[i64] = points.number("strength", 0, MOST_POINTS, 0)
        self.skill: Final[i64] = points.number("skill", 0, MOST_POINTS, 0)
        self.commerce: Final[i64] = points.number("commerce", 0, MOST_POINTS, 0)
        self.progress: Final[i64] = points.number("progress", 0, MOST_POINTS, 0)
        self.victory: Final[i64] = points.number("victory", 0, MOST_POINTS, 0)
        points.done()
        self.requires: Final[list[Requirement]] = read_requirements(entry, kinds[self.kind])
        self.once: Final = entry.flag("once", False)
        self.face_up: Final = entry.flag("face_up", False)
        # effects that are nothing but a number or a resource
        self.boosts: Final[i64] = entry.word("boosts", RESOURCES, "")
        self.trades: Final[i64] = entry.word("trades", RESOURCES, "")
        self.harvest_gold: Final[i64] = entry.number("harvest_gold", 0, MOST_COST, 0)
        self.gains: Final[i64] = packed(read_amounts(entry, "gains"))
        self.gains_any: Final[i64] = entry.number("gains_any", 0, MOST_COST, 0)
        self.takes: Final[i64] = entry.number("takes", 0, MOST_COST, 0)
        self.defends: Final[i64] = _rolls(entry, "defends")
        self.calms: Final[i64] = _rolls(entry, "calms")
        entry.ignore(*REMARKS)
        entry.done()

    def is_building(self) -> bool:
        return self.subtype == BUILDING

    def is_hero(self) -> bool:
        return self.subtype == HERO

    def is_trade_ship(self) -> bool:
        return self.subtype == TRADE_SHIP

    def is_unit(self) -> bool:
        """Heroes, trade ships and the two kinds of other units (CD-1.9)."""
        return self.subtype == HERO or self.subtype == TRADE_SHIP or self.subtype == UNIT


@final
class RegionFace:
    """A region card: what it yields at which number, and where it lies at the start (CD-1.3)."""

    def __init__(self, entry: Fields, places: list[str], start: bool) -> None:
        self.resource: Final[i64] = entry.word("resource", RESOURCES)
        self.die: Final[i64] = entry.number("die", 1, DIE)
        self.place: Final[i64] = entry.word("place", places) if start else NOTHING
        self.stock: Final[i64] = entry.number("stock", 0, 3) if start else 0
        entry.ignore(*REMARKS)
        entry.done()


def read_amounts(entry: Fields, key: str) -> list[int]:
    """So many of each resource, 0 where none is named."""
    group = entry.group(key)
    found = [group.number(name, 0, MOST_COST, 0) for name in RESOURCES]
    group.done()
    return found


def packed(amounts: list[int]) -> int:
    """Amounts of all resources in one number: three bits each (see `payment.py`)."""
    return sum([amounts[resource] << 3 * resource for resource in range(RESOURCE_COUNT)])


def amounts_of(number: int) -> vec[i64]:
    return vec[i64]([number >> 3 * resource & 7 for resource in range(RESOURCE_COUNT)])


def _rolls(entry: Fields, key: str) -> int:
    """Results of the production die as a set."""
    if not entry.has(key):
        return 0
    return sum([1 << roll for roll in numbers(entry, key, 0, 1, DIE)])
