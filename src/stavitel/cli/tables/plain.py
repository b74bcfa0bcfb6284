"""Any view written as headed lists: for games nobody has drawn yet, and for screen readers."""

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.engine.game import View
from stavitel.texts import Texts

_TITLES = ("view", "term", "points", "switch")


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
        """A key with its value: on one line if that can be read, else with lines below it."""
        head = styled("  " * depth + self.title(key) + ":", "bold" if depth == 0 else "")
        if _nesting(value) < 2:
            return [head + Text(f" {self._phrase(value) or '-'}")]
        return [head, *self._inside(value, depth + 1)]

    def _inside(self, value: object, depth: int) -> list[Text]:
        """The lines below a head: an entry for each key, a dash for each element of a list."""
        if isinstance(value, dict):
            filled = _filled(value)
            return [line for key, item in filled for line in self._entry(key, item, depth)]
        assert isinstance(value, list)
        lines = []
        for item in value:
            short = item
            if isinstance(item, dict):
                short = {key: part for key, part in item.items() if _nesting(part) < 2}
            elif _nesting(item) > 1:
                short = None
            lines.append(Text("  " * depth + "- " + (self._phrase(short) if short else "")))
            if isinstance(item, dict):
                rest = {key: part for key, part in item.items() if key not in short}
                lines += self._inside(rest, depth + 1)
            elif short is None:
                lines += self._inside(item, depth + 1)
        return lines

    def _phrase(self, value: object) -> str:
        """A value on one line; what is empty or naught goes without saying."""
        if isinstance(value, dict):
            pairs = _filled(value)
            return ", ".join(f"{self.title(key)} {self._bracketed(item)}" for key, item in pairs)
        if isinstance(value, list):
            return ", ".join(map(self._bracketed, value))
        return self.value(value)

    def _bracketed(self, value: object) -> str:
        inside = self._phrase(value)
        return f"({inside})" if isinstance(value, dict | list) else inside

    def title(self, key: str) -> str:
        """The word of the catalogue for a key of the view, if it has one."""
        for domain in (*_TITLES, *self.texts.game.words):
            if self.texts.has(f"{domain}-{key}"):
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


def _nesting(value: object) -> int:
    """How deep tables and lists lie in each other."""
    if isinstance(value, dict):
        return 1 + max(map(_nesting, value.values()), default=0)
    return 1 + max(map(_nesting, value), default=0) if isinstance(value, list) else 0


def _filled(table: dict[str, object]) -> list[tuple[str, object]]:
    """The entries that say something: no holes, nothing empty, and no naughts among counts."""
    counts = all(isinstance(item, int) for item in table.values())
    return [
        (key, item)
        for key, item in table.items()
        if item is not None and item is not False and not (counts and item == 0) and _says(item)
    ]


def _says(value: object) -> bool:
    """A list needs an element, a table an entry that says something."""
    if isinstance(value, dict):
        return bool(_filled(value))
    return value != []
