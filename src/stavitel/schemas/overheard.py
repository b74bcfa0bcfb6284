"""What the readers of a game's files ask for, put together from many files they read."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from stavitel.components import laid_over
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.engine.hearing import EAR, IGNORED, Asked
from stavitel.games import components_of, game_with

SEAT: Final = "<seat>"
ITEM: Final = "[]"
Path = tuple[str, ...]


class Key:
    """A key of a file: every way in which it was asked for."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.words: list[str] = []
        self.lows: set[int] = set()
        self.highs: set[int] = set()
        self.needed = True
        self.tables: set[str] = set()  # those in which it was asked for

    def add(self, asked: Asked, file: int) -> None:
        self.tables.add(f"{file} {asked.path[:-1]}")
        self.needed = self.needed and bool(asked.needed)
        if asked.kind not in self.kinds:
            self.kinds.append(asked.kind)
        self.words += [word for word in asked.words if word not in self.words]
        self.lows.add(int(asked.low))
        self.highs.add(int(asked.high))

    @property
    def low(self) -> int | None:
        """The bound; None if it depends on the rest of the file, which only the reader knows."""
        return min(self.lows) if len(self.lows) == 1 else None

    @property
    def high(self) -> int | None:
        return max(self.highs) if len(self.highs) == 1 else None

    @property
    def unread(self) -> bool:
        return self.kinds == [IGNORED]


Keys = dict[Path, Key]


def position_keys(rules: Game, tables: list[dict[str, object]]) -> Keys:
    """The keys of a position. A table with nobody's things in it is still asked for them."""
    found: Keys = {}
    for file, table in enumerate(tables):
        _listen(found, file, partial(rules.load, table), rules.seat_names)
    return found


def component_keys(id: str) -> Keys:
    """The keys of the components. Numbers are tried one higher as well, so that bounds which
    depend on another number show themselves."""
    ours = components_of(id)
    found: Keys = {}
    for file, overlay in enumerate([{}, *_other_numbers(ours)]):
        merged = laid_over(ours, overlay)
        _listen(found, file, partial(game_with, id, merged), [])
    return found


def _listen(found: Keys, file: int, read: Callable[[], object], seats: list[str]) -> None:
    EAR.heard, EAR.open = [], True
    try:
        with suppress(BadField):  # asked for up to there
            read()
    finally:
        EAR.open = False
    for asked in EAR.heard:
        path = tuple(_part(part, seats) for part in asked.path)
        found.setdefault(path, Key()).add(asked, file)
    EAR.heard = []


def _part(part: str | int, seats: list[str]) -> str:
    if isinstance(part, int):
        return ITEM
    return SEAT if part in seats else part


def _other_numbers(ours: dict[str, object]) -> Iterator[dict[str, object]]:
    """Overlays with one number changed: in a table, an entry, or a table inside it. Of all entries
    with such a key the first stands for the others."""
    for table, value in ours.items():
        seen: set[str] = set()
        for row in value if isinstance(value, list) else [value]:
            if not isinstance(row, dict):
                continue
            name = {"id": row["id"]} if isinstance(value, list) else {}
            for key in [key for key in row if key not in seen]:
                for changed in _changed({key: row[key]}):
                    entry = {**name, **changed}
                    yield {table: [entry] if isinstance(value, list) else entry}
            seen |= row.keys()


def _changed(row: dict[str, object]) -> Iterator[dict[str, object]]:
    for key, value in row.items():
        if isinstance(value, int) and not isinstance(value, bool):
            yield {key: value + 1}
        elif isinstance(value, dict):
            for inner in _changed(value):
                yield {key: {**value, **inner}}
