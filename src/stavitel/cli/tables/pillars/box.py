"""What is printed on the cards and the board of The Pillars of the Earth."""

from collections.abc import Mapping
from dataclasses import dataclass

from stavitel.cli.tables.seen import counts, number, rows, table, word, words
from stavitel.engine.game import Game

POINTS_PRINTED = "vp"


@dataclass(frozen=True)
class Work:
    """What one use of a craftsman takes, only shows and gives, and how often he may be used."""

    pay: dict[str, int]
    shows: dict[str, int]
    gain: dict[str, int]
    uses: int
    used: int = 0


@dataclass(frozen=True)
class Craftsman:
    """A craftsman card: what it does, and what it costs in the offer."""

    price: int
    work: Work


@dataclass(frozen=True)
class ResourceCard:
    """How many cubes of which kind, and the workers it takes."""

    good: str
    amount: int
    workers: int


class Box:
    """Cards and places by name."""

    def __init__(self, game: Game) -> None:
        printed = game.components
        self.craftsmen = {word(row, "id"): _craftsman(row) for row in rows(printed, "craftsman")}
        self.resources = {
            word(row, "id"): ResourceCard(
                word(row, "resource"), number(row, "amount"), number(row, "workers")
            )
            for row in rows(printed, "resource_card")
        }
        places = {word(row, "id"): row for row in rows(printed, "location")}
        self.spaces = {place: len(words(row, "spaces")) for place, row in places.items()}
        points = places["priory"]["space_vp"]
        assert isinstance(points, list)
        self.priory: list[int] = points
        self.prices = {
            word(row, "id"): number(row, "market_sell_price") for row in rows(printed, "resource")
        }
        self.rounds = number(table(printed, "constants"), "rounds")


def work_seen(row: Mapping[str, object]) -> Work:
    """The work of a craftsman as a view tells it."""
    uses, used = number(row, "uses"), number(row, "used")
    return Work(counts(row, "pay"), counts(row, "shows"), counts(row, "gain"), uses, used)


def _craftsman(row: Mapping[str, object]) -> Craftsman:
    output = counts(row, "output")
    gain = {"points" if name == POINTS_PRINTED else name: n for name, n in output.items()}
    work = Work(counts(row, "input"), counts(row, "needs_held"), gain, number(row, "capacity"))
    return Craftsman(number(row, "price"), work)
