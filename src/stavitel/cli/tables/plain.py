"""Any view written as headed lists: for games nobody has drawn yet, and for screen readers."""

import re
from collections.abc import Callable
from typing import Generic, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.engine.game import domain_of
from stavitel.engine.views import View, plain
from stavitel.texts import GOODS, Texts

V = TypeVar("V", bound=View)

_SKIPPED = ("waiting", "viewer")
"""What the question says anyway."""
_TITLES = ("view", "term", "points", "switch")
_COLUMN = "column"


class PlainTable(Generic[V]):
    """A table in words. Knows nothing of the game but its view and its catalogue."""

    def __init__(self, texts: Texts, labels: dict[str, str], letters: bool = False) -> None:
        self.texts = texts
        self.seats = Seats(texts, labels, letters)

    def draw(self, seen: V, width: int) -> RenderableType:
        """Everything a seat may know."""
        lines = [styled(self.texts.text("title"), "bold")]
        for key, value in plain(seen).items():
            if key not in _SKIPPED:
                lines += self._entry(key, value, 0, "view")
        return Group(*lines)

    def drawings(self) -> list[Callable[[V, int], RenderableType]]:
        """The ways to draw it, from the one with most to say to the one with fewest lines."""
        return [self.draw]

    def legend(self) -> list[Text]:
        """What signs and abbreviations mean; a table in words has none."""
        return []

    def cards(self, seen: V, width: int) -> RenderableType:
        """What the seat holds in secret, with all that can be said about it."""
        return Group(*self._entry("hand", plain(seen).get("hand", []), 0, "view"))

    def all_cards(self, seen: V, width: int) -> RenderableType:
        """Every card of the game."""
        return self.cards(seen, width)

    def ending(self, seen: V, places: list[int], scores: list[int]) -> RenderableType:
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

    def where_from(self, sources: list[dict[str, int]]) -> RenderableType:
        """Points by source, one column for each seat."""
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="")
        grid.add_column()
        for seat in range(len(sources)):
            grid.add_column(self.seats.initial(self.texts.game.seat_names[seat]), justify="right")
        for source in sources[0]:
            points = [str(of[source]).replace("-", "−") for of in sources]
            grid.add_row(self.title(source, "points"), *points)
        return grid

    def _entry(self, key: str, value: object, depth: int, of: str = "") -> list[Text]:
        """A key with its value: on one line if that can be read, else with lines below it."""
        head = styled("  " * depth + self.title(key, of) + ":", "bold" if depth == 0 else "")
        if _nesting(value) < 2:
            return [head + Text(f" {self._phrase(value, key) or '-'}")]
        return [head, *self._inside(value, depth + 1, key)]

    def _inside(self, value: object, depth: int, key: str) -> list[Text]:
        """The lines below a head: an entry for each key, a dash for each element of a list."""
        if isinstance(value, dict):
            pairs = _filled(_told(value))
            return [line for name, item in pairs for line in self._entry(name, item, depth, key)]
        assert isinstance(value, list)
        if _is_grid(value):
            return self._grid(value, depth, key)
        return [line for item in value for line in self._element(item, depth, key)]

    def _element(self, item: object, depth: int, key: str) -> list[Text]:
        """One of a list: what fits on its line, and below it what does not."""
        dash = "  " * depth + "- "
        if _nesting(item) < 2:
            return [Text(dash + self._phrase(item, key))]
        if not isinstance(item, dict):
            return [Text(dash), *self._inside(item, depth + 1, key)]
        short = {name: part for name, part in _told(item).items() if _nesting(part) < 2}
        rest = {name: part for name, part in item.items() if name not in short}
        return [Text(dash + self._phrase(short, key)), *self._inside(rest, depth + 1, key)]

    def _grid(self, rows: list[list[object]], depth: int, key: str) -> list[Text]:
        """A table as it lies, row by row; each cell says in which column it is."""
        lines = []
        for name, *cells in rows[1:]:
            columns = [self._column(column, name) for column in rows[0][1:]]
            said = [self._phrase(cell, key) if _says(cell) else "" for cell in cells]
            filled = [f"{column}: {cell}" for column, cell in zip(columns, said) if cell]
            lines.append(Text("  " * depth + f"{self.value(name, key)}: {'; '.join(filled)}"))
        return lines

    def _column(self, column: object, row: object) -> str:
        """The name of a column, which may differ by row: roads lie where regions lie elsewhere."""
        id = f"{_COLUMN}-{row}-{column}"
        return self.texts.text(id) if self.texts.has(id) else self.value(column, _COLUMN)

    def _phrase(self, value: object, key: str = "") -> str:
        """A value on one line; what is empty or naught goes without saying."""
        if isinstance(value, dict):
            if counts := self._counts(value, key):
                return self.texts.amounts(counts)
            pairs = _filled(value)
            said = [f"{self._label(name, key)}{self._after(x, name)}" for name, x in pairs]
            if pairs and self._has_name(*pairs[0]):
                said[0] = self.value(pairs[0][1], pairs[0][0])
            return ", ".join(said)
        if isinstance(value, list):
            places = enumerate(value, 1)
            if None in value:  # of a list with holes only what is there, and where
                there = [(n, item) for n, item in places if item is not None]
                return ", ".join(f"{n}. {self._bracketed(item, key)}" for n, item in there)
            return ", ".join(self._bracketed(item, key) for item in value)
        return self.value(value, key)

    def _has_name(self, key: str, value: object) -> bool:
        """What is named by its own key needs no title: `Forest (2)`, not `Region Forest (2)`."""
        return isinstance(value, str) and self.texts.has(f"{key}-{value}")

    def _after(self, value: object, key: str) -> str:
        """What follows a label; of what is simply so, the label is all there is to say, and an
        answer to a question of the rules stands behind a colon."""
        if isinstance(value, str) and self.texts.has(f"switch-{key}-{value}"):
            return f": {self._inner(self.texts.text(f'switch-{key}-{value}'))}"
        return "" if value is True else f" {self._bracketed(value, key)}"

    def _bracketed(self, value: object, key: str) -> str:
        inside = self._phrase(value, key)
        return f"({inside})" if isinstance(value, dict | list) else inside

    def title(self, key: str, of: str = "") -> str:
        """The word of the catalogue for a key of the view; `of` is what the key is a part of:
        `gold` of `backs` is no resource, and `yellow` of `dice` is no player."""
        id = self._found(key, (*self._domains(of), *_TITLES))
        return self.texts.text(id) if id else self.unnamed(key, of)

    def value(self, value: object, key: str = "") -> str:
        """A value as a word of the game, or as it is; `key` is what it is the value of."""
        if isinstance(value, bool):
            return self.texts.text("yes" if value else "no")
        if key == _COLUMN and self.texts.has(f"{key}-{value}"):
            return self.texts.text(f"{key}-{value}")
        if not isinstance(value, str):
            return "-" if value is None else str(value).replace("-", "−")
        hint = "-hint" if key == "effect" else ""
        id = self._found(f"{value}{hint}", (*self._domains(key), f"switch-{key}"))
        return self.texts.text(id) if id else self.unnamed(value, key)

    def unnamed(self, word: str, of: str) -> str:
        """What the catalogue has no name for is said as it is."""
        return word.replace("_", " ")

    def _label(self, key: str, of: str) -> str:
        """A title inside a line: only names begin with a capital there, and nouns in German."""
        title = self.title(key, of)
        words = tuple(domain for domain in self._domains(of) if domain in self.texts.game.words)
        return title if self._found(key, words) else self._inner(title)

    def _inner(self, title: str) -> str:
        """A title as it is written inside a line."""
        kept = self.texts.lang == "de" or title[1:] != title[1:].lower()
        return title if kept else title[:1].lower() + title[1:]

    def _domains(self, key: str) -> tuple[str, ...]:
        """What the words of a key are: those of its own name, or what the game says."""
        return (key, key.removesuffix("s"), domain_of(key), *self.texts.game.domains.get(key, []))

    def _found(self, word: str, domains: tuple[str, ...]) -> str:
        ids = [f"{domain}-{word}" for domain in domains]
        return next((id for id in ids if self.texts.has(id)), "")

    def _counts(self, table: dict[str, object], key: str) -> dict[str, int]:
        """Counted pieces, if that is all the table holds: `gold` of `backs` is none."""
        counts = {name: n for name, n in table.items() if isinstance(n, int) and n}
        domains = tuple(domain for domain in self._domains(key) if domain not in GOODS)
        for name in table:
            if name not in self.texts.game.amounts or self._found(name, domains):
                return {}
        return counts if len(_filled(table)) == len(counts) else {}


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
        if item is not False and not (counts and item == 0) and _says(item)
    ]


def _says(value: object) -> bool:
    """A list needs an element, a table an entry that says something."""
    if isinstance(value, dict):
        return bool(_filled(value))
    return any(map(_says, value)) if isinstance(value, list) else value is not None


def _told(table: dict[str, object]) -> dict[str, object]:
    """The table without what a grid in it tells as well."""
    if not any(map(_is_grid, table.values())):
        return table
    return {key: item for key, item in table.items() if not _is_by_place(item)}


def _is_grid(value: object) -> bool:
    """Rows of equal length with an empty corner."""
    if not isinstance(value, list) or not value or not all(isinstance(row, list) for row in value):
        return False
    return value[0][:1] == [""] and len({len(row) for row in value}) == 1


def _is_by_place(value: object) -> bool:
    """Named by coordinates only: a grid beside it tells the same."""
    return isinstance(value, dict) and all(re.fullmatch(r"-?\d+[a-z]?", name) for name in value)
