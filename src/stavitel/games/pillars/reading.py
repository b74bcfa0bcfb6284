"""The printed cards of the box, one class each, and how their entries are read."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.fields import Fields
from stavitel.games.pillars.cards import (
    GOLD,
    GOODS,
    HOLDINGS,
    MARKET_KINDS,
    MORTAR_MIXER,
    ROUNDS,
    TRADES,
)
from stavitel.games.pillars.verbs import MOST_CUBES

REMARKS: Final = (
    "source", "note", "rulebook_facts", "checked_by", "last_round_only_source",
)  # fmt: skip
PLENTY: Final = 99
MOST_USES: Final = 15

IMMEDIATE: Final = 0
ONCE: Final = 1
PERMANENT: Final = 2
_KINDS_OF_ADVANTAGE: Final = ["immediate", "once", "permanent"]


@final
class ResourceFace:
    """So many cubes of one kind for so many workers (PE-5.4)."""

    def __init__(self, kind: i64, amount: i64, workers: i64) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount
        self.workers: Final[i64] = workers


@final
class Craftsman:
    """What one use takes and brings, and how often a round he works (PE-10.1)."""

    def __init__(self, entry: Fields) -> None:
        self.trade: Final[i64] = entry.word("trade", TRADES)
        self.round: Final[i64] = entry.number("round", 0, ROUNDS)
        self.price: Final[i64] = entry.number("price", 0, PLENTY)
        spent, brought = entry.group("input"), entry.group("output")
        cost = [spent.number(name, 0, MOST_CUBES, 0) for name in HOLDINGS]
        spent.done()
        self.cost: Final = vec[i64](cost)  # four kinds of cubes, then gold
        self.points: Final[i64] = brought.number("vp", 0, PLENTY, 0)
        self.gold: Final[i64] = brought.number("gold", 0, PLENTY, 0)
        brought.done()
        self.capacity: Final[i64] = entry.number("capacity", 1, MOST_USES)
        self.capacity_printed: Final = entry.flag("capacity_printed", True)
        shown = entry.group("needs_held")
        self.shows_metal: Final[i64] = shown.number("metal", 0, MOST_CUBES, 0)
        shown.done()
        self.needs_mixer: Final = entry.word("requires_trade", TRADES, "") == MORTAR_MIXER
        kinds = [kind for kind, n in enumerate(cost) if n > 0]
        # a card that takes one kind and brings points alone; -1 for all others
        self.only_kind: Final[i64] = kinds[0] if len(kinds) == 1 and self.gold == 0 else -1
        # a card without an input works by itself at the end of the conversion (PE-10.10)
        self.automatic: Final = sum(cost) == 0


@final
class Advantage:
    """What an advantage card brings at once, every round, or by a rule of its own (PE-11)."""

    def __init__(self, entry: Fields) -> None:
        self.kind: Final[i64] = entry.word("kind", _KINDS_OF_ADVANTAGE)
        self.last_round: Final = entry.flag("last_round_only")
        self.effect: Final = entry.group("effect")
        gain, income = self.effect.group("gain"), self.effect.group("income")
        self.gain: Final = vec[i64]([gain.number(name, 0, MOST_CUBES, 0) for name in HOLDINGS])
        self.points: Final[i64] = gain.number("vp", 0, PLENTY, 0)
        gain.done()
        self.income: Final = vec[i64](
            [income.number(name, 0, MOST_CUBES, 0) for name in GOODS[:MARKET_KINDS]]
        )
        income.done()

    def number(self, key: str, low: int, high: int) -> i64:
        """The number of a card with a rule of its own."""
        return self.effect.number(key, low, high)


def read_resource_card(entry: Fields) -> ResourceFace:
    name = entry.text("id")
    entry.ignore(*REMARKS)
    kind = GOODS.index(name.partition("_")[0])
    entry.word("resource", [GOODS[kind]])
    amount = entry.number("amount", 1, PLENTY)
    workers = entry.number("workers", 0, PLENTY)
    entry.done()
    return ResourceFace(kind, amount, workers)


def read_craftsman(entry: Fields) -> Craftsman:
    entry.ignore("id", "copies", *REMARKS)
    card = Craftsman(entry)
    entry.done()
    if card.points + card.gold == 0:
        raise entry.fault("output", "expected points or gold; got neither")
    if card.gold > 0 and card.cost[GOLD] > 0:
        raise entry.fault("input", "expected no gold, since the card brings gold")
    return card


def read_advantage(entry: Fields) -> Advantage:
    entry.ignore("id", "used_in", "first_use", *REMARKS)
    card = Advantage(entry)
    entry.done()
    return card


def entry_group(top: Fields, key: str) -> Fields:
    group = top.group(key)
    group.ignore(*REMARKS)
    return group
