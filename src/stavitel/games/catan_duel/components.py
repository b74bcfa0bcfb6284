"""The box: every number of the rules and cards, read and validated from components.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import Fields, entries
from stavitel.games.catan_duel.cards import (
    BACKS,
    CARDS,
    EVENT_CARDS,
    HAPPENING_COUNT,
    HAPPENINGS,
    KINDS,
    OWN_STACKS,
    PLACES,
    REGIONS,
    START_PLACES,
    START_REGIONS,
    SYMBOLS,
    TOURNAMENT,
    VARIANTS,
)
from stavitel.games.catan_duel.modes import Mode
from stavitel.games.catan_duel.reading import (
    DIE,
    MOST_COPIES,
    MOST_COST,
    MOST_POINTS,
    REMARKS,
    Card,
    RegionFace,
    packed,
    read_amounts,
)

MOST_STORED: Final = 3
"""The four edges of a region show 0 to 3, so no edition can store more (CD-1.3)."""
MOST_ROADS: Final = 7
MOST_SETTLEMENTS: Final = 5
"""The grid has room for so many from the stack on either side, see `cards.py`."""
MOST_CITIES: Final = 9
LONGEST: Final = 10_000


@final
class Components:
    """All numbers of one edition of the game; states only point at it."""

    def __init__(self, data: dict[str, object]) -> None:
        top = Fields(data, [])
        self.data: Final = data
        top.ignore("schema", "game", "sources")
        self._read_constants(top)
        self._read_dice(top)
        self._read_central(top)
        self.regions: Final[list[RegionFace]] = [
            RegionFace(entry, PLACES, number < 2 * START_REGIONS)
            for number, entry in enumerate(entries(top, "region", REGIONS))
        ]
        self.cards: Final[list[Card]] = [
            Card(entry, number, KINDS) for number, entry in enumerate(entries(top, "card", CARDS))
        ]
        self._check_start(top)
        self.kind: Final = vec[i64]([card.kind for card in self.cards])
        self.back: Final = vec[i64]([card.back for card in self.cards])
        self.modes: Final[list[Mode]] = self._read_modes(top)
        top.done()

    def __reduce__(self) -> tuple[object, ...]:
        return Components, (self.data,)

    def __deepcopy__(self, memo: object) -> "Components":
        return self  # nothing in it ever changes

    def _check_start(self, top: Fields) -> None:
        """Either colour has one region for each of the six places of the start (CD-3.6)."""
        for first in (0, START_REGIONS):
            places = [self.regions[first + n].place for n in range(START_REGIONS)]
            for place in START_PLACES:
                if place not in places:
                    expected = f"expected a region of either colour at {PLACES[place]}"
                    raise top.fault("region", f"{expected}; there is none")

    def _read_constants(self, top: Fields) -> None:
        group = top.group("constants")
        self.storage: i64 = group.number("storage", 1, MOST_STORED)
        self.brigand_limit: i64 = group.number("brigand_limit", 0, LONGEST)
        self.hand: i64 = group.number("hand", 1, MOST_COST)
        self.advantage: i64 = group.number("advantage", 1, MOST_POINTS)
        self.token_points: i64 = group.number("token_points", 0, MOST_POINTS)
        self.bank_rate: i64 = group.number("bank_rate", 2, MOST_COST)
        self.ship_rate: i64 = group.number("ship_rate", 2, MOST_STORED)
        self.search_price: i64 = group.number("search_price", 0, MOST_COST)
        self.parish_search_price: i64 = group.number("parish_search_price", 0, MOST_COST)
        self.trade_event: i64 = group.number("trade_event", 0, MOST_COST)
        self.moneylender_trade: i64 = group.number("moneylender_trade", 0, MOST_COST)
        self.celebration: i64 = group.number("celebration", 0, MOST_COST)
        self.harvest: i64 = group.number("harvest", 0, MOST_COST)
        self.feud_buildings: i64 = group.number("feud_buildings", 1, MOST_COST)
        self.fraternal_feuds_cards: i64 = group.number("fraternal_feuds_cards", 1, 3)
        self.most_inventions: i64 = group.number("most_inventions", 0, MOST_COST)
        self.merchant_purchases: i64 = group.number("merchant_purchases", 0, MOST_COST)
        self.riots_few: i64 = group.number("riots_few", 0, MOST_COST)
        self.riots_many: i64 = group.number("riots_many", 0, MOST_COST)
        self.riots_many_units: i64 = group.number("riots_many_units", 1, MOST_POINTS)
        self.crane_above: i64 = group.number("crane_above", 0, LONGEST)
        self.discount: i64 = group.number("discount", 1, 1)
        self.harbor_ships: i64 = group.number("harbor_ships", 0, MOST_POINTS)
        self.yule_from_bottom: i64 = group.number("yule_from_bottom", 1, MOST_COST)
        group.ignore(*REMARKS)
        group.done()
        ours = top.group("table")
        self.turn_limit: i64 = ours.number("turn_limit", 1, LONGEST)
        ours.ignore(*REMARKS)
        ours.done()

    def _read_dice(self, top: Fields) -> None:
        """Faces of the event die by symbol (CD-1.6)."""
        dice = top.group("dice")
        dice.number("production", DIE, DIE)
        faces = dice.words("event", SYMBOLS)
        if not faces:
            raise dice.fault("event", "expected at least one face; got none")
        self.faces: vec[i64] = vec[i64]([faces.count(symbol) for symbol in range(len(SYMBOLS))])
        dice.ignore(*REMARKS)
        dice.done()

    def _read_central(self, top: Fields) -> None:
        """Roads, settlements and cities (CD-1.2, CD-9.3 to 9.6)."""
        costs: list[int] = []
        stacks: list[int] = []
        points: list[int] = []
        most = [MOST_ROADS, MOST_SETTLEMENTS, MOST_CITIES]
        for number, entry in enumerate(entries(top, "central", ["road", "settlement", "city"])):
            costs.append(packed(read_amounts(entry, "cost")))
            stacks.append(entry.number("stack", 0, most[number]))
            points.append(entry.number("victory", 0, MOST_POINTS if number > 0 else 0))
            entry.ignore(*REMARKS)
            entry.done()
        self.road_cost: i64 = costs[0]
        self.settlement_cost: i64 = costs[1]
        self.city_cost: i64 = costs[2]
        self.central_stacks: vec[i64] = vec[i64](stacks)
        self.town_points: vec[i64] = vec[i64]([0, points[1], points[2]])
        """Victory points of no town, a settlement and a city (CD-17.1)."""

    def _read_modes(self, top: Fields) -> list[Mode]:
        counts = [0] * (len(BACKS) * HAPPENING_COUNT)
        moons = [0] * (len(BACKS) * HAPPENING_COUNT)
        for number, entry in enumerate(entries(top, "event", EVENT_CARDS)):
            named = entry.word("kind", HAPPENINGS, "")
            happening = named if number >= HAPPENING_COUNT else number
            place = entry.word("set", BACKS) * HAPPENING_COUNT + happening
            counts[place] += entry.number("count", 1, MOST_COPIES)
            moons[place] += entry.number("half_moon", 0, counts[place], 0)
            entry.ignore(*REMARKS)
            entry.done()
        modes = top.group("modes")
        yule = int(self.yule_from_bottom)
        found = [
            Mode(modes.group(name), variant, self.cards, counts, moons, yule, OWN_STACKS[0])
            for variant, name in enumerate(VARIANTS)
        ]
        own = modes.group(VARIANTS[TOURNAMENT])
        more = [
            Mode(own, TOURNAMENT, self.cards, counts, moons, yule, places)
            for places in OWN_STACKS[1:]
        ]
        modes.done()
        return found + more
