"""The page that says where the code of each card is says so of all of it."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from stavitel.games.catan_duel.cards import KINDS

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "src/stavitel/games/catan_duel"
PAGE = ROOT / "docs/reference/catan-duel-cards.md"
EFFECTS = ["boosts", "trades", "harvest_gold", "gains", "gains_any", "takes", "defends", "calms"]
MORE = ["once", "requires"]


def word_of(node: ast.AST) -> str:
    """The card a name stands for, or the key that is read; "" for anything else."""
    if isinstance(node, ast.Attribute):
        return "" if node.attr in KINDS else node.attr
    if isinstance(node, ast.Name) and node.id.isupper() and node.id.lower() in KINDS:
        return node.id.lower()
    return ""


@cache
def all_places() -> dict[str, list[str]]:
    """The functions and frames that know a card by its name, or read a key of its entry."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.glob("*.py")):
        for part in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(part, ast.FunctionDef | ast.ClassDef) or path.stem == "reading":
                continue
            for word in {word_of(node) for node in ast.walk(part)}:
                found[word].append(f"{path.stem}.{part.name}")
    return found


def places(word: str) -> list[str]:
    return all_places().get(word, [])


@cache
def rows() -> dict[str, list[str]]:
    """The tables of the page: a card or a key, and the places behind it."""
    lines = re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {word: re.findall(r"`([\w.]+)`", where) for word, where in lines}


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_known_by_name_is_listed_with_all_its_places(kind: str) -> None:
    assert rows().get(kind, []) == places(kind)


@pytest.mark.parametrize("key", EFFECTS + MORE)
def test_every_key_of_an_entry_is_listed_with_those_who_read_it(key: str) -> None:
    assert rows()[key] == places(key) != []


def test_nothing_else_is_listed() -> None:
    assert set(rows()) <= {*KINDS, *EFFECTS, *MORE}
