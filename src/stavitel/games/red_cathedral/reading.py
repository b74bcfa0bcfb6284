"""The printed things of the box, one class each, and how their entries are read."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import Fields, numbers
from stavitel.games.red_cathedral.cards import (
    DICE,
    GUILDS,
    INFLUENCE,
    MATERIALS,
    MAX_SEATS,
    MOST_FLOORS,
    MOST_TOWERS,
    RESOURCES,
    SECTION_TYPES,
)
from stavitel.games.red_cathedral.verbs import MOST_TAKEN

REMARKS: Final = ("source", "note", "rulebook_fields", "public_fields", "reconstructed_fields")
PLENTY: Final = 999
MOST_OF_ONE_KIND: Final = 9
SECTIONS_PER_PLAYER: Final = 6
"""As many sections as banners, so that a claim never lacks one (RC-14.5)."""

GAINING: Final = 0
SELLING: Final = 1
BUYING: Final = 2
EXCHANGING: Final = 3
OFFERING: Final = 4
DELIVERING: Final = 5
SWAPPING: Final = 6
ACTIVATING: Final = 7

ALL_MATERIALS: Final = 63
"""The set of all six kinds."""


@final
class Tile:
    """A workshop tile: a resource with an amount, or a die (RC-1.6)."""

    def __init__(self, good: i64, die: i64, amount: i64, plus: bool) -> None:
        self.good: Final[i64] = good  # -1 on a die tile
        self.die: Final[i64] = die  # -1 on a resource tile
        self.amount: Final[i64] = amount
        self.plus: Final = plus


@final
class Section:
    """A cathedral card: its cost in pieces of each kind, and its reward (RC-1.7)."""

    def __init__(self, cost: vec[i64], recognition: i64, rubles: i64) -> None:
        self.cost: Final = cost
        self.recognition: Final[i64] = recognition
        self.rubles: Final[i64] = rubles
        total: i64 = 0
        for n in cost:
            total += n
        self.total: Final[i64] = total


@final
class Plan:
    """The heights of the towers from left to right (RC-1.8)."""

    def __init__(self, players: i64, heights: vec[i64]) -> None:
        self.players: Final[i64] = players
        self.heights: Final = heights


@final
class InfluenceCard:
    """One card of a group with its two actions (RC-1.9)."""

    def __init__(self, guild: i64, first: i64, second: i64) -> None:
        self.guild: Final[i64] = guild
        self.first: Final[i64] = first
        self.second: Final[i64] = second


@final
class Influence:
    """One influence action: what it takes, and what it brings (RC-8.2)."""

    def __init__(self, entry: Fields) -> None:
        entry.word("guild", GUILDS)
        self.repeats: Final = entry.word("mode", ["lightning", "infinity"]) == 1
        self.pay: Final[i64] = entry.number("pay_rubles", 0, PLENTY, 0)
        self.rubles: Final[i64] = entry.number("get_rubles", 0, PLENTY, 0)
        self.recognition: Final[i64] = entry.number("get_recognition", 0, PLENTY, 0)
        self.prestige: Final[i64] = entry.number("get_prestige", 0, PLENTY, 0)
        self.all_types: Final = entry.has("condition")
        self.deliver: Final[i64] = entry.number("deliver", 0, PLENTY, 0)
        swap = entry.number("swap_tokens", 2, 2, 0)
        activate = entry.number("activate_own_tile", 0, 1, 0)
        different = entry.number("give_different", 0, len(MATERIALS), 0)
        same = entry.number("give_same", 0, PLENTY, 0) + entry.number("give_any", 0, 1, 0)
        self.give_kinds: Final[i64] = _kinds(entry, "give_one_of")
        self.get_kinds: Final[i64] = _kinds(entry, "get_one_of")
        same += 1 if entry.has("give_one_of") else 0
        got = entry.number("get_any", 0, PLENTY, 0) + (1 if entry.has("get_one_of") else 0)
        self.give: Final[i64] = same + different
        self.get: Final[i64] = got
        self.other_kind: Final = entry.flag("get_other_kind", False)
        kind = GAINING
        if self.deliver > 0:
            kind = DELIVERING
        elif swap > 0:
            kind = SWAPPING
        elif activate > 0:
            kind = ACTIVATING
        elif different > 0:
            kind = OFFERING
        elif same > 0:
            kind = EXCHANGING if got > 0 else SELLING
        elif got > 0:
            kind = BUYING
        self.kind: Final[i64] = kind
        if kind == BUYING and (got != 1 or (self.repeats and self.pay == 0)):
            raise entry.fault("", "expected one material for at least one ruble")
        if kind == EXCHANGING and (got > same or (self.repeats and self.pay == 0)):
            raise entry.fault("", "expected to give as many materials as it brings, or more")
        if self.other_kind and (kind != EXCHANGING or got != 1):
            raise entry.fault("get_other_kind", "expected an exchange that brings one material")
        if kind == EXCHANGING and self.get_kinds != ALL_MATERIALS:
            raise entry.fault("get_one_of", "expected get_any in an exchange")
        if self.repeats and kind not in (SELLING, BUYING, EXCHANGING):
            raise entry.fault("mode", "expected lightning: only trades are repeated")


def read_influence(entry: Fields) -> Influence:
    entry.ignore("id", *REMARKS)
    found = Influence(entry)
    entry.done()
    return found


def _kinds(entry: Fields, key: str) -> int:
    """The set of pictured kinds; all of them where none is pictured."""
    if not entry.has(key):
        return ALL_MATERIALS
    return sum({1 << kind for kind in entry.words(key, MATERIALS)})


def read_influence_card(entry: Fields) -> InfluenceCard:
    entry.ignore("id", *REMARKS)
    guild = entry.word("guild", GUILDS)
    actions = entry.words("actions", INFLUENCE)
    if len(set(actions)) != 2 or len(actions) != 2:
        raise entry.fault("actions", f"expected two different actions; got {len(actions)}")
    entry.done()
    return InfluenceCard(guild, min(actions), max(actions))


def read_tile(entry: Fields) -> Tile:
    entry.ignore("id", *REMARKS)
    dice = [f"die:{colour}" for colour in DICE]
    gives = entry.word("gives", [*RESOURCES, *dice])
    amount = entry.number("amount", 1, MOST_TAKEN)
    plus = entry.flag("plus")
    entry.done()
    if gives < len(RESOURCES):
        return Tile(gives, -1, amount, plus)
    return Tile(-1, gives - len(RESOURCES), amount, plus)


def read_plan(entry: Fields) -> Plan:
    """A plan must have as many sections as its players have banners (RC-2.5, RC-14.5)."""
    entry.ignore("id", *REMARKS)
    players = entry.number("players", 2, MAX_SEATS)
    heights = numbers(entry, "heights", 0, 2, MOST_FLOORS)
    entry.done()
    wanted = players * SECTIONS_PER_PLAYER
    if not 1 <= len(heights) <= MOST_TOWERS or sum(heights) != wanted:
        raise entry.fault("heights", f"expected {wanted} sections in up to {MOST_TOWERS} towers")
    return Plan(players, vec[i64](heights))


def read_section(entry: Fields) -> Section:
    name = entry.text("id")
    entry.ignore(*REMARKS)
    kinds: list[str] = [kind for kind in SECTION_TYPES if name.startswith(kind)]
    entry.word("type", kinds)
    group = entry.group("cost")
    cost = [group.number(kind, 0, MOST_OF_ONE_KIND, 0) for kind in MATERIALS]
    group.done()
    if sum(cost) == 0:
        raise entry.fault("cost", "expected at least one material; got none")
    recognition = entry.number("recognition", 0, PLENTY)
    rubles = entry.number("rubles", 0, PLENTY)
    entry.done()
    return Section(vec[i64](cost), recognition, rubles)


def entry_group(top: Fields, key: str) -> Fields:
    group = top.group(key)
    group.ignore(*REMARKS)
    return group
