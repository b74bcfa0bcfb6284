"""The box: every number of the rules and cards, read and validated from components.toml."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import count
from stavitel.engine.fields import Fields, entries
from stavitel.games.caylus_magna_carta.cards import (
    CARDS,
    DECK,
    GOODS,
    MAX_SEATS,
    NEUTRAL_BUILDINGS,
    PARTS,
    PLAYER_BUILDINGS,
    PRESTIGE_BUILDINGS,
)

REMARKS: Final = ("source", "note", "confirmed_by_rulebook", "corroborated")
MOST_CUBES: Final = 9
"""The most cubes a single cost may ask for; the verb `pay` has room for no more."""
MOST_OF_ONE_GOOD: Final = 6
MOST_OPTIONS: Final = 4
MOST_STEPS: Final = 9
"""The most cards the provost may be moved; the verb `move_provost` has room for no more."""
PLENTY: Final = 99
SEAT_COUNTS: Final = ("2", "3", "4")


@final
class Alternative:
    """One of the alternatives of an effect: what is paid, and what is gained (CMC-7.9)."""

    def __init__(self, pay: Fields, gain: Fields, joker: bool) -> None:
        self.pay_goods: Final = vec[i64]([pay.number(good, 0, PLENTY, 0) for good in GOODS])
        self.pay_denier: Final[i64] = pay.number("denier", 0, PLENTY, 0)
        self.pay_any: Final[i64] = pay.number("any", 0, 1, 0)
        self.gold_joker: Final = joker
        self.gain_goods: Final = vec[i64]([gain.number(good, 0, PLENTY, 0) for good in GOODS])
        self.gain_denier: Final[i64] = gain.number("denier", 0, PLENTY, 0)
        self.gain_basic: Final[i64] = gain.number("basic", 0, 2, 0)
        self.gain_tokens: Final[i64] = gain.number("castle_token", 0, PLENTY, 0)
        self.gain_store: Final[i64] = gain.number("store", 0, PLENTY, 0)
        self.gain_residence: Final[i64] = gain.number("residence", 0, 1, 0)
        free = self.pay_any + self.gain_residence + (1 if self.gain_basic > 0 else 0)
        if free > 1:
            raise gain.fault("", "expected at most one of any, basic and residence in an option")
        if self.gain_residence > 0:
            self._check_residence(pay)
        elif joker:
            raise pay.fault("", "expected gold_joker only where a residence is gained")
        pay.done()
        gain.done()

    def _check_residence(self, pay: Fields) -> None:
        """Turning a card costs one cube of a basic good and gives nothing else (CMC-8.7)."""
        basic = self.pay_goods[0] + self.pay_goods[1] + self.pay_goods[2]
        others = self.pay_goods[3] + self.pay_denier + self.gain_denier + self.gain_tokens
        others += self.gain_store
        for good in range(len(GOODS)):
            others += self.gain_goods[good]
        if basic != 1 or others != 0:
            raise pay.fault("", "expected one basic good for a residence, and nothing beside it")

    def choice(self) -> i64:
        """What the option leaves open: which goods to take, which cube to give, which card."""
        if self.gain_basic > 0:
            return CHOOSE_GOODS
        if self.pay_any > 0:
            return CHOOSE_CUBE
        return CHOOSE_CARD if self.gain_residence > 0 else NO_CHOICE


NO_CHOICE: Final = 0
CHOOSE_GOODS: Final = 1
CHOOSE_CUBE: Final = 2
CHOOSE_CARD: Final = 3


@final
class Effect:
    """Alternatives of which at most one is used, once; all leave the same kind of choice open."""

    def __init__(self, options: list[Alternative]) -> None:
        self.options: Final = options
        self.choice: Final[i64] = options[0].choice() if options else NO_CHOICE


@final
class Building:
    """A card: what it costs, what it is worth, and what it does for whom."""

    def __init__(self, cost: vec[i64], points: int) -> None:
        self.cost: Final = cost  # food, wood, stone, gold, any
        self.points: Final[i64] = points
        self.income: i64 = 0
        self.beginner: bool = True
        self.can_become_residence: bool = False
        self.store_good: i64 = -1
        self.store_size: vec[i64] = vec[i64]([0] * (MAX_SEATS + 1))
        self.worker_effect: Effect = Effect([])
        self.owner_effect: Effect = Effect([])


@final
class Components:
    """All numbers of one edition of the game; states only point at it."""

    def __init__(self, data: dict[str, object]) -> None:
        top = Fields(data, [])
        self.data: Final = data
        top.ignore("schema", "game", "totals", "stock", "goods", "any_symbol", "money")
        self._read_numbers(top)
        self._read_castle(top)
        self._read_setup(top)
        players = [_player(entry) for entry in entries(top, "player_building", PLAYER_BUILDINGS)]
        neutral = [_neutral(entry) for entry in entries(top, "neutral_building", NEUTRAL_BUILDINGS)]
        self.cards: Final[list[Building]] = players + neutral
        self.prestige: Final[list[Building]] = [
            _prestige(entry) for entry in entries(top, "prestige_building", PRESTIGE_BUILDINGS)
        ]
        self._read_beginner(top)
        top.done()

    def __reduce__(self) -> tuple[object, ...]:
        return Components, (self.data,)

    def __deepcopy__(self, memo: object) -> "Components":
        return self  # nothing in it ever changes

    def deck(self, beginner: bool) -> i64:
        """The set of player buildings in every deck (CMC-1.2, CMC-12.2)."""
        mask: i64 = 0
        for card in range(DECK):
            if self.cards[card].beginner or not beginner:
                mask |= 1 << card
        return mask

    def prestige_set(self, beginner: bool) -> i64:
        """The prestige buildings on offer (CMC-2.3, CMC-12.3)."""
        mask: i64 = 0
        for building, card in enumerate(self.prestige):
            if card.beginner or not beginner:
                mask |= 1 << building
        return mask

    def _read_numbers(self, top: Fields) -> None:
        income = _group(top, "income")
        self.base_income: i64 = income.number("base_denier", 0, PLENTY)
        self.residence_income: i64 = income.number("per_residence_denier", 0, PLENTY)
        income.ignore("hotel_denier")  # the Hotel's own entry says it
        income.done()
        prices = _group(top, "actions")
        self.draw_price: i64 = prices.number("draw_card_denier", 1, PLENTY)
        self.exchange_price: i64 = prices.number("exchange_hand_denier", 1, PLENTY)
        self.worker_price: i64 = prices.number("place_worker_denier", 1, PLENTY)
        prices.done()
        provost = _group(top, "provost")
        provost.ignore("start_on")
        self.provost_price: i64 = provost.number("cost_per_card_denier", 1, PLENTY)
        self.provost_spending: i64 = provost.number("max_deniers_per_player", 0, MOST_STEPS)
        self.provost_advance: i64 = provost.number("end_of_round_advance", 0, PLENTY)
        provost.done()
        bridge = _group(top, "bridge")
        bridge.ignore("spaces")
        self.first_pass_bonus: i64 = bridge.number("first_pass_bonus_denier", 0, PLENTY)
        bridge.done()
        scoring = _group(top, "scoring")
        self.points_per_gold: i64 = scoring.number("points_per_gold", 0, PLENTY)
        self.goods_per_point: i64 = scoring.number("basic_goods_per_point", 1, PLENTY)
        self.deniers_per_point: i64 = scoring.number("deniers_per_point", 1, PLENTY)
        scoring.number("points_per_hand_card", 0, 0)
        scoring.word("tie", ["shared_victory"])
        scoring.done()
        residence = _group(top, "residence")
        residence.ignore("id", "income_denier", "accepts_worker", "beginner", "made_by")
        self.residence_points: i64 = residence.number("points", 0, PLENTY)
        residence.done()

    def _read_castle(self, top: Fields) -> None:
        castle = _group(top, "castle")
        castle.ignore("batch", "gold_is_joker", "order")
        self.most_batches_gold: i64 = castle.number("most_batches_bonus_gold", 0, PLENTY)
        self.tokens_removed: i64 = castle.number("tokens_removed_if_no_batch", 1, PLENTY)
        castle.done()
        self.part_points: vec[i64] = vec[i64]([0] * len(PARTS))
        self.part_tokens: list[vec[i64]] = []
        for i, part in enumerate(entries(top, "castle_part", PARTS)):
            part.ignore("id", "colour", *REMARKS)
            self.part_points[i] = part.number("points", 0, PLENTY)
            self.part_tokens.append(_by_seats(part, "tokens"))
            part.done()

    def _read_setup(self, top: Fields) -> None:
        setup = _group(top, "setup")
        self.hand_size: i64 = setup.number("hand_size", 0, DECK // 2 - 1)
        self.mulligans: i64 = setup.number("mulligans", 0, 1)
        kinds = ["start_food", "start_wood", "start_stone", "start_gold", "start_deniers"]
        self.start: vec[i64] = vec[i64]([setup.number(kind, 0, PLENTY) for kind in kinds])
        self.neutral_cards: vec[i64] = _by_seats(setup, "random_neutral_cards", 3)
        setup.ignore("tokens_removed_per_value")
        setup.done()
        players = _group(top, "players")
        players.ignore("colours", "passing_markers_each", "cards_each", "decks_identical")
        self.workers: i64 = players.number("workers_each", 1, PLENTY)
        players.done()

    def _read_beginner(self, top: Fields) -> None:
        beginner = _group(top, "beginner")
        beginner.ignore("provost", "residences", "prestige_placed")
        for card in beginner.words("remove_player_buildings", PLAYER_BUILDINGS):
            self.cards[card].beginner = False
        for card in beginner.words("remove_prestige_buildings", PRESTIGE_BUILDINGS):
            self.prestige[card].beginner = False
        beginner.done()
        for card in range(DECK):
            building = self.cards[card]
            if building.beginner and building.worker_effect.choice == CHOOSE_CARD:
                raise beginner.fault("", f"expected '{CARDS[card]}' among the removed buildings")
        if count(self.deck(True)) < 2 * self.hand_size:
            raise beginner.fault("", "expected enough buildings for two opening hands")


def _group(top: Fields, key: str) -> Fields:
    group = top.group(key)
    group.ignore(*REMARKS)
    return group


def _by_seats(group: Fields, key: str, most: int = PLENTY) -> vec[i64]:
    """A number for each count of players, the place being the count."""
    row = group.group(key)
    values = vec[i64]([0] * (MAX_SEATS + 1))
    for seats in SEAT_COUNTS:
        values[int(seats)] = row.number(seats, 0, most)
    row.done()
    return values


def _player(entry: Fields) -> Building:
    entry.ignore("id", "copies_per_player", "face_colour", *REMARKS)
    building = Building(_cost(entry), entry.number("points", 0, PLENTY, 0))
    building.beginner = entry.flag("beginner", True)
    building.can_become_residence = entry.flag("can_become_residence", False)
    if entry.has("store"):
        store = entry.group("store")
        building.store_good = store.word("good", GOODS)
        building.store_size = _by_seats(store, "amount")
        store.done()
    building.worker_effect = _effect(entry, "worker_effect")
    building.owner_effect = _effect(entry, "owner_effect")
    entry.done()
    return building


def _neutral(entry: Fields) -> Building:
    """Nobody builds, owns or scores a neutral building: it only does something for workers."""
    entry.ignore("id", "copies", "always_on_road", "beginner", "points", *REMARKS)
    building = Building(vec[i64]([0] * (len(GOODS) + 1)), 0)
    building.worker_effect = _effect(entry, "worker_effect")
    entry.done()
    return building


def _prestige(entry: Fields) -> Building:
    entry.ignore("id", "copies", *REMARKS)
    building = Building(_cost(entry), entry.number("points", 0, PLENTY, 0))
    building.income = entry.number("income_denier", 0, PLENTY, 0)
    building.beginner = entry.flag("beginner", True)
    entry.done()
    return building


def _cost(entry: Fields) -> vec[i64]:
    group = entry.group("cost")
    cubes = [group.number(good, 0, MOST_OF_ONE_GOOD - 1, 0) for good in GOODS]
    cubes.append(group.number("any", 0, 1, 0))
    group.done()
    if sum(cubes) > MOST_CUBES:
        raise group.fault("", f"expected at most {MOST_CUBES} cubes; got {sum(cubes)}")
    return vec[i64](cubes)


def _effect(entry: Fields, key: str) -> Effect:
    options: list[Alternative] = []
    for row in entry.groups(key):
        joker = row.flag("gold_joker", False)
        options.append(Alternative(row.group("pay"), row.group("gain"), joker))
        if options[-1].choice() != options[0].choice():
            raise row.fault("", "expected the same kind of choice as in the first option")
        row.done()
    if len(options) > MOST_OPTIONS:
        raise entry.fault(key, f"expected at most {MOST_OPTIONS} options; got {len(options)}")
    return Effect(options)
