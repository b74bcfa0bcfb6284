"""What is printed on the cards of Catan Duel."""

from dataclasses import dataclass

from stavitel.cli.tables.seen import counts, rows, word
from stavitel.engine.game import Game


@dataclass(frozen=True)
class Face:
    """A draw card: its name, what it costs, and its points."""

    name: str
    cost: dict[str, int]
    points: dict[str, int]


class Box:
    """Draw cards by name, in their order."""

    def __init__(self, game: Game) -> None:
        printed = {word(row, "id"): row for row in rows(game.components, "card")}
        self.cards = {
            name: Face(name, counts(printed[name], "cost"), counts(printed[name], "points"))
            for name in game.words["card"]
        }
