"""The box: every number of the rules and cards, read and validated from components.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import BadField, Fields, entries, numbers
from stavitel.games.pillars.cards import (
    ADVANTAGES,
    CITY_WALL,
    COLLAPSE,
    COLOURS,
    CONFLICT,
    CRAFTSMEN,
    FRANCIS,
    GOLD,
    GOODS,
    HAPPENINGS,
    HARD_WINTER,
    JACK,
    KINDS,
    KINGS_VICTORY,
    LEVY,
    MADONNA,
    MARKET_KINDS,
    MAX_SEATS,
    METAL,
    MONASTERY_GOODS,
    MORTAR_MIXER,
    PER_ROUND,
    PHILIP,
    POSITIVE,
    RESOURCES,
    RICHARD,
    ROUNDS,
    STARTERS,
    TRADES,
    VOLUNTEERS,
)
from stavitel.games.pillars.reading import (
    PLENTY,
    REMARKS,
    Advantage,
    Craftsman,
    ResourceFace,
    entry_group,
    read_advantage,
    read_craftsman,
    read_resource_card,
)
from stavitel.games.pillars.verbs import HIGHEST_TAX, MOST_CUBES

MOST_GOLD: Final = 99
MOST_PRICES: Final = 8
"""The cost track has room for so many numbers, the 0 at its end included."""
MOST_BUILDERS: Final = 4
"""Four players with so many still find a space for each of them (PE-6.8)."""
LAST_ROUND_CARDS: Final = 2
CARDS_WITH_A_RULE: Final = (
    "place_drawn_builder_free", "gain_black_worker", "ignore_negative_event", "skip_tax",
    "peek_next_event",
)  # fmt: skip
LOCATIONS: Final = [
    ("bishop", 2, 1), ("kingsbridge", 4, 2), ("priory", 5, 2), ("court", 9, 4),
    ("shiring", 10, 2), ("castle", 11, 1), ("market", 12, 4), ("start_player", 14, 1),
]  # fmt: skip
"""Each with its area and its number of builder spaces, which the board does not let vary."""


@final
class Components:
    """All numbers of one edition of the game; states only point at it."""

    def __init__(self, data: dict[str, object]) -> None:
        top = Fields(data, [])
        self.data: Final = data
        top.ignore("schema", "game", "sources", "cathedral")
        self._read_constants(top)
        self._read_figures(top)
        self._read_resources(top)
        self._read_places(top)
        self.resource_cards: Final[list[ResourceFace]] = [
            read_resource_card(entry) for entry in entries(top, "resource_card", RESOURCES)
        ]
        self.craftsmen: Final[list[Craftsman]] = [
            read_craftsman(entry) for entry in entries(top, "craftsman", CRAFTSMEN)
        ]
        by_profit = sorted(
            range(len(CRAFTSMEN)),
            key=lambda c: (-int(self.craftsmen[c].points), sum(self.craftsmen[c].cost), c),
        )
        self.best_first: vec[i64] = vec[i64](by_profit)
        self.mixers: i64 = sum(
            [1 << c for c in range(len(CRAFTSMEN)) if self.craftsmen[c].trade == MORTAR_MIXER]
        )
        self.advantages: Final[list[Advantage]] = [
            read_advantage(entry) for entry in entries(top, "advantage", ADVANTAGES)
        ]
        self._read_cards(top)
        self.row_worth: dict[int, float] = {}  # what evaluate.py has found out about rows
        self._read_events(top)
        top.done()

    def __reduce__(self) -> tuple[object, ...]:
        return Components, (self.data,)

    def __deepcopy__(self, memo: object) -> "Components":
        return self  # nothing in it ever changes

    def price(self, step: i64) -> i64:
        """What the n-th builder costs, counted from 0 (PE-6.3)."""
        return self.prices[min(step, self.free_step)]

    def _read_constants(self, top: Fields) -> None:
        players = entry_group(top, "players")
        players.words("colors", COLOURS)
        players.done()
        group = entry_group(top, "constants")
        group.number("rounds", ROUNDS, ROUNDS)
        self.start_points: i64 = group.number("start_vp", 0, PLENTY)
        most = group.number("gold_max", 1, MOST_GOLD)
        self.gold_max: i64 = most
        self.start_gold: vec[i64] = vec[i64](
            numbers(group, "start_gold_by_seat", MAX_SEATS, 0, most)
        )
        self.cube_limit: i64 = group.number("cube_limit_end_of_round", 0, MOST_CUBES)
        self.craftsman_limit: i64 = group.number("craftsman_limit", STARTERS, len(CRAFTSMEN))
        group.done()
        shortage = entry_group(top, "shortage")
        shortage.ignore("rounding", "applies_to")
        self.gold_per_point: i64 = shortage.number("gold_per_vp", 1, PLENTY)
        shortage.done()

    def _read_figures(self, top: Fields) -> None:
        ids = [
            "master_builder", "large_worker", "small_worker", "grey_worker", "black_worker",
            "track_disc", "cost_marker",
        ]  # fmt: skip
        figures = entries(top, "figure", ids)
        self.builders: i64 = figures[0].number("per_player", 1, MOST_BUILDERS)
        workers = 0
        for figure in figures[1:3]:
            workers += figure.number("per_player", 0, PLENTY) * figure.number(
                "worth_workers", 0, PLENTY
            )
        self.black_worker: i64 = figures[4].number("worth_workers", 0, PLENTY)
        for figure in figures:
            figure.ignore("id", "per_player", "total", "worth_workers", "start_at", *REMARKS)
            figure.done()
        group = entry_group(top, "workers")
        self.workers: i64 = group.number("per_player_total", workers, workers)
        group.done()
        mill = entry_group(top, "wool_mill")
        self.wage: i64 = mill.number("wage_per_worker", 0, PLENTY)
        self.event_wage: i64 = mill.number("event_wage_per_worker", int(self.wage), PLENTY)
        mill.done()

    def _read_resources(self, top: Fields) -> None:
        """Cubes, and what the market pays and asks for them (PE-1.4, PE-7.12.3, PE-7.12.4)."""
        self.cubes: vec[i64] = vec[i64]([0] * KINDS)
        self.market_stock: vec[i64] = vec[i64]([0] * KINDS)
        self.buying_price: vec[i64] = vec[i64]([0] * KINDS)
        self.selling_price: vec[i64] = vec[i64]([0] * KINDS)
        for kind, entry in enumerate(entries(top, "resource", GOODS)):
            entry.ignore("id", "cube_colour", "production_area", *REMARKS)
            self.cubes[kind] = entry.number("cubes_total", 0, PLENTY)
            self.selling_price[kind] = entry.number("market_sell_price", 0, MOST_GOLD)
            if kind == METAL:
                entry.number("market_start", 0, 0)
                self.court_metal: i64 = entry.number("court_per_round", 0, MOST_CUBES)
            else:
                self.market_stock[kind] = entry.number("market_start", 1, MOST_CUBES)
                # free cubes could be bought and sold for ever
                self.buying_price[kind] = entry.number("market_buy_price", 1, MOST_GOLD)
            entry.done()
        market = entry_group(top, "market")
        if market.words("goods_for_sale", GOODS) != list(range(MARKET_KINDS)):
            raise market.fault("goods_for_sale", "expected wood, stone and sand")
        if market.words("goods_that_may_be_sold", GOODS) != list(range(KINDS)):
            raise market.fault("goods_that_may_be_sold", "expected wood, stone, sand and metal")
        market.done()

    def _read_places(self, top: Fields) -> None:
        """Builder spaces, their price, and the tax die (PE-6.2, PE-6.3, PE-7.9.1)."""
        places = entries(top, "location", [name for name, _, _ in LOCATIONS])
        for (name, area, size), entry in zip(LOCATIONS, places, strict=True):
            entry.ignore("id", "each_space_has", "fill_in_order", "first_space_gives", *REMARKS)
            entry.number("area", area, area)
            if entry.texts("spaces") != [f"{name}.{n}" for n in range(1, size + 1)]:
                raise entry.fault("spaces", f"expected {size} space(s) called {name}.1 and so on")
            if name == "priory":
                self.priory_points: vec[i64] = vec[i64](numbers(entry, "space_vp", size, 0, PLENTY))
            if name == "castle":
                self.grey_workers: i64 = entry.number("gives_grey_workers", 0, PLENTY)
            entry.done()
        track = entry_group(top, "cost_track")
        prices = numbers(track, "values", 0, 0, MOST_GOLD)
        track.done()
        falling = prices == sorted(set(prices), reverse=True)
        if not 2 <= len(prices) <= MOST_PRICES or prices[-1] != 0 or not falling:
            most = MOST_PRICES - 1
            raise track.fault("values", f"expected 1 to {most} falling prices and then a 0")
        self.prices: vec[i64] = vec[i64](prices)
        self.free_step: i64 = len(prices) - 1
        die = entry_group(top, "tax_die")
        self.tax_faces: vec[i64] = vec[i64](numbers(die, "faces", 0, 0, HIGHEST_TAX))
        die.done()
        if len(self.tax_faces) == 0:
            raise die.fault("faces", "expected at least one face; got none")

    def _read_cards(self, top: Fields) -> None:
        """The decks, and the cards with a rule of their own (sections 4 and 11)."""
        deck = entry_group(top, "craftsman_deck")
        for key, size in (("per_round", PER_ROUND), ("to_shiring", 2), ("to_offer", 2)):
            deck.number(key, size, size)
        deck.done()
        # too little gold for a use: there must be room for the gold that another use brings
        room = int(self.gold_max) - max([int(card.cost[GOLD]) for card in self.craftsmen])
        for number, card in enumerate(self.craftsmen):
            group = 0 if number < STARTERS else (number - STARTERS) // PER_ROUND + 1
            if card.round != group:
                found = f"expected {group}; got {int(card.round)}"
                raise BadField(["craftsman", number, "round"], found)
            if card.gold > max(room, 0):
                raise BadField(["craftsman", number, "output"], f"expected at most {room} gold")
        offer = entry_group(top, "resource_offer")
        offer.number("cards_total", len(RESOURCES), len(RESOURCES))
        self.offered: i64 = offer.number("revealed_per_round", 1, len(RESOURCES))
        offer.number("craftsmen_in_offer", 2, 2)
        offer.done()
        advantages = entry_group(top, "advantage_deck")
        advantages.ignore("cards_total", "shuffled")
        advantages.number("last_round_cards", LAST_ROUND_CARDS, LAST_ROUND_CARDS)
        advantages.number("drawn_per_round", 2, 2)
        last = [card for card in self.advantages if card.last_round]
        wanted = len(ADVANTAGES) - LAST_ROUND_CARDS - 2 * (ROUNDS - 1)
        advantages.number("removed_unseen", wanted, wanted)
        advantages.done()
        if len(last) != LAST_ROUND_CARDS:
            found = f"expected {LAST_ROUND_CARDS} cards with last_round_only; got {len(last)}"
            raise BadField(["advantage"], found)
        limit = int(self.craftsman_limit)
        self.jacks_limit: i64 = self.advantages[JACK].number("craftsman_limit", limit, PLENTY)
        self.francis_tax: i64 = self.advantages[FRANCIS].number("fixed_tax", 0, HIGHEST_TAX)
        self.philips_points: i64 = self.advantages[PHILIP].number(
            "extra_vp_per_priory_builder", 0, PLENTY
        )
        for advantage in self.advantages:
            for key in CARDS_WITH_A_RULE:
                if not advantage.effect.flag(key, True):
                    raise advantage.effect.fault(key, "expected true: the rule is the card's own")
            advantage.effect.done()

    def _read_events(self, top: Fields) -> None:
        """The ten events and the one number on each (section 12)."""
        deck = entry_group(top, "event_deck")
        deck.ignore("cards_total")
        removed = len(HAPPENINGS) - ROUNDS
        deck.number("removed_unseen", removed, removed)
        deck.number("drawn_per_round", 1, 1)
        deck.done()
        rows = entries(top, "event", HAPPENINGS)
        effects = [row.group("effect") for row in rows]
        for number, row in enumerate(rows):
            row.ignore("id", "acts_in", "polarity_source", *REMARKS)
            row.word("polarity", ["positive" if number < POSITIVE else "negative"])
            row.done()
        most = int(self.gold_max)
        self.victory_gold: i64 = inner(effects[KINGS_VICTORY], "all_gain", "gold", most)
        self.castle_metal: i64 = inner(effects[RICHARD], "all_gain", "metal", MOST_CUBES)
        self.well_paid: i64 = effects[MONASTERY_GOODS].number("wool_mill_double_workers", 0, PLENTY)
        statue = effects[MADONNA]
        self.extra_use: i64 = statue.number("capacity_bonus_one_craftsman", 1, 1)
        self.never_strengthened: i64 = sum(
            {1 << trade for trade in statue.words("not_for", TRADES)}
        )
        self.volunteers: i64 = effects[VOLUNTEERS].number("resource_card_yield", 0, PLENTY)
        effects[COLLAPSE].number("all_lose_craftsman", 1, 1)
        self.lost_points: i64 = inner(effects[CONFLICT], "all_lose", "vp", PLENTY)
        # every card still yields a cube (R32)
        least = min([int(card.amount) for card in self.resource_cards])
        self.winter: i64 = effects[HARD_WINTER].number("resource_card_yield", 1 - least, 0)
        self.walled_builders: i64 = effects[CITY_WALL].number(
            "builders_next_round", 0, int(self.builders)
        )
        self.levy: i64 = inner(effects[LEVY], "all_pay", "gold", most)
        for effect in effects:
            effect.done()


def inner(effect: Fields, key: str, name: str, most: int) -> int:
    """The one number in a table within an effect: `all_gain = { gold = 5 }`."""
    group = effect.group(key)
    found = group.number(name, 0, most)
    group.done()
    return found
