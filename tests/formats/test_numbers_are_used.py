"""Every number somebody may change changes the game, and none that would is refused as useless."""

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from typing import Any

import pytest

from stavitel.components import REMARKS, read_components
from stavitel.engine.errors import BadComponents, StavitelError
from stavitel.files import toml_text
from stavitel.games import GAMES, components_of

Path = tuple[str | int, ...]
USELESS = "changing this one does nothing"


@pytest.mark.parametrize("id", GAMES)
def test_what_can_be_changed_is_read(id: str) -> None:
    ours = components_of(id)
    box = import_module(f"stavitel.games.{id}.components").Components
    before = told(box(ours))
    tried: set[Path] = set()
    for path, value in numbers(ours, ()):
        kind = tuple("" if isinstance(part, int) else part for part in path)
        if kind in tried or len(path) < 2:
            continue
        tried.add(kind)
        for other in (not value,) if isinstance(value, bool) else (value + 1, value - 1):
            table, overlay = changed(ours, path, other)
            try:
                read_components(id, toml_text(overlay))
            except BadComponents as refused:
                if USELESS in str(refused):
                    assert told(box(table)) == before, path
                continue
            assert told(box(table)) != before, path


def numbers(value: object, path: Path) -> Iterator[tuple[Path, int]]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in REMARKS:
                yield from numbers(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from numbers(item, (*path, place))
    elif isinstance(value, int):
        yield path, value


def changed(ours: dict[str, Any], path: Path, value: object) -> tuple[Any, dict[str, object]]:
    """All components with one number changed, and the file that would change it."""
    table: Any = deepcopy(ours)
    inside = table
    for part in path[:-1]:
        inside = inside[part]
    inside[path[-1]] = value
    top = str(path[0])
    if isinstance(table[top], list):
        entry, key = table[top][path[1]], path[2]
        return table, {top: [{"id": entry["id"], key: entry[key]}]}
    return table, {top: {str(path[1]): table[top][path[1]]}}


def told(thing: Any) -> object:
    """All that an object of the rules holds, as plain values."""
    if isinstance(thing, (int, float, str, type(None))):
        return thing
    if isinstance(thing, dict):
        return {key: told(item) for key, item in thing.items()}
    try:
        return [told(item) for item in thing]
    except TypeError:
        pass
    names = [name for name in dir(thing) if not name.startswith("_") and name != "data"]
    values = {name: getattr(thing, name) for name in names}
    return {name: told(value) for name, value in values.items() if not callable(value)}


def test_the_test_can_fail() -> None:
    """A number that is read and a number that is not are told apart."""
    box = import_module("stavitel.games.caylus_magna_carta.components").Components
    ours: Any = components_of("caylus_magna_carta")
    read, _ = changed(ours, ("income", "base_denier"), 7)
    unread, _ = changed(ours, ("income", "hotel_denier"), 7)
    assert told(box(read)) != told(box(ours)) == told(box(unread))
    with pytest.raises(StavitelError, match=USELESS):
        read_components("caylus_magna_carta", "[income]\nhotel_denier = 7\n")
