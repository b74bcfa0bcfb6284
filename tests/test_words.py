"""One word has one meaning: no two classes that meet have the same name."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from stavitel.games import GAMES

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "stavitel"
OWNERS = [*GAMES, "template"]


@cache
def classes() -> dict[str, dict[str, list[str]]]:
    """The classes of each game and, under "", of all that belongs to no game, with their files."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted([*SOURCES.rglob("*.py"), *(ROOT / "tools").rglob("*.py")]):
        owner = next((part for part in path.parts if part in OWNERS), "")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                place = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                found[owner][node.name].append(place)
    return found


@pytest.mark.parametrize("id", OWNERS)
def test_a_name_of_a_class_is_taken_once(id: str) -> None:
    """Two rulebooks may share a word: a game's names are its own, but differ from all of ours."""
    ours, theirs = classes()[""], classes()[id]
    places = {name: ours[name] + theirs[name] for name in [*ours, *theirs]}
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    ("term", "home"),
    [
        ("frame stack", "engine/core.py"),
        ("determinisation", "engine/game.py"),
        ("quiescence", "engine/game.py"),
        ("event sourcing", "server/history.py"),
    ],
)
def test_a_term_of_the_field_is_named_where_it_lives(term: str, home: str) -> None:
    assert term in (SOURCES / home).read_text(encoding="utf-8")
