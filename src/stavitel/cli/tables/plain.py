"""Any view written as headed lists: for games nobody has drawn yet, and for screen readers."""

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.engine.game import View
from stavitel.texts import Texts

_DOMAINS = ("term", "points", "count", "amount")


class PlainTable:
    """A table in words. Knows nothing of the game but its view and its catalogue."""

    minor: frozenset[str] = frozenset()
    """Events that need no line in a digest: whoever looks at the table sees them."""

    def __init__(self, texts: Texts, labels: dict[str, str]) -> None:
        self.texts = texts
        self.seats = Seats(texts, labels)

    def draw(self, seen: View, width: int) -> RenderableType:
        """Everything a seat may know."""
        lines = [styled(self.texts.text("title"), "bold")]
        for key, value in seen.items():
            lines += self._entry(key, value, 0)
        return Group(*lines)

    def cards(self, seen: View, width: int) -> RenderableType:
        """What the seat holds in secret, with all that can be said about it."""
        return Group(*self._entry("hand", seen.get("hand", []), 0))

    def all_cards(self, seen: View, width: int) -> RenderableType:
        """Every card of the game."""
        return self.cards(seen, width)

    def ending(self, seen: View, places: list[int], scores: list[int]) -> RenderableType:
        """Final places and scores."""
        lines = []
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        for seat in order:
            word = self.texts.game.seat_names[seat]
            label = self.seats.labels.get(word, "")
            line = Text(f"{places[seat]}. ") + self.seats.badge(word)
            lines.append(
                line + Text(f" ({label}): {scores[seat]}" if label else f": {scores[seat]}")
            )
        return Group(*lines)

    def _entry(self, key: str, value: object, depth: int) -> list[Text]:
        head = styled("  " * depth + self.title(key) + ":", "bold" if depth == 0 else "")
        if isinstance(value, dict):
            if all(isinstance(item, int) for item in value.values()):
                pairs = ", ".join(f"{self.title(name)} {item}" for name, item in value.items())
                return [head + Text(f" {pairs}")]
            lines = [line for name, item in value.items() for line in self._entry(name, item, 1)]
            return [head, *lines]
        if isinstance(value, list):
            if not any(isinstance(item, dict) for item in value):
                return [head + Text(f" {', '.join(map(self.value, value)) or '-'}")]
            return [head, *(self._row(item, depth + 1) for item in value)]
        return [head + Text(f" {self.value(value)}")]

    def _row(self, row: object, depth: int) -> Text:
        """One entry of a list of tables, on one line."""
        if not isinstance(row, dict):
            return Text("  " * depth + self.value(row))
        parts = []
        for key, value in row.items():
            if isinstance(value, dict):
                inside = [f"{self.title(name)} {item}" for name, item in value.items() if item]
                parts.append(f"{self.title(key)} ({', '.join(inside)})")
            elif isinstance(value, list):
                parts.append(f"{self.title(key)} ({', '.join(map(self.value, value))})")
            elif value is not None and value is not False:
                parts.append(f"{self.title(key)} {self.value(value)}")
        return Text("  " * depth + "- " + ", ".join(parts))

    def title(self, key: str) -> str:
        """The word of the catalogue for a key of the view, if it has one."""
        for domain in (*_DOMAINS, *self.texts.game.words):
            if domain != "count" and domain != "amount" and self.texts.has(f"{domain}-{key}"):
                return self.texts.text(f"{domain}-{key}")
        return key.replace("_", " ")

    def value(self, value: object) -> str:
        """A value as a word of the game, or as it is."""
        if not isinstance(value, str):
            return "-" if value is None else str(value)
        for domain in self.texts.game.words:
            if self.texts.has(f"{domain}-{value}"):
                return self.texts.text(f"{domain}-{value}")
        return value.replace("_", " ")
