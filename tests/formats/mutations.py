"""Files that are almost right: valid ones with lines, words and values changed."""

import copy
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from stavitel.engine.core import act, options, settle
from stavitel.engine.errors import BadRecord
from stavitel.engine.rng import Rng
from stavitel.files import read_text
from stavitel.games import folder_text, game

GAME = game("caylus_magna_carta")
TESTS = Path(__file__).parents[1]
TOKEN = re.compile(r"[A-Za-z_]+|\d+|\s+|.", re.DOTALL)
ODD = [
    "", "0", "-1", "1", "2", "99", "1e9", "0x7fffffffffffffff", "9" * 25, "9" * 5000, "nan", "true",
    "[", "]", "{", "}", "[[", "]]", "=", ":", "#", ",", ".", "'", '"', '"""', "'''", "\\", "\n",
    "\t", "\r", "\x07", "\x85", "\u2028", "\ufeff", "\U0001f600", "²", "٣", "č", "none", "null",
    "2024-05-17", "07:30:00", '"\\u0000"', '"\\n"',
]  # fmt: skip

OVERLAY = """\
[income]
base_denier = 3

[[player_building]]
id = "bank"
cost = { wood = 1, stone = 1, any = 1 }
points = 4
worker_effect = [
  { pay = { denier = 1 }, gain = { gold = 1 } },
  { pay = { denier = 3 }, gain = { gold = 2 } },
]
owner_effect = [{ pay = { any = 1 }, gain = { gold = 1 } }]

[[player_building]]
id = "small_farm"
store = { good = "wood", amount = { "2" = 1, "3" = 2, "4" = 3 } }

[[castle_part]]
id = "palace"
tokens = { "2" = 5, "3" = 6, "4" = 7 }
"""


@cache
def valid_records() -> list[str]:
    texts = [read_text(path, BadRecord) for path in sorted(TESTS.glob("records/*/*.stav"))]
    return ["\n".join(text.split("\n")[:80]) + "\n" for text in texts]


@cache
def valid_scenarios() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(TESTS.glob("scenarios/*/*.toml"))]


@cache
def valid_components() -> list[str]:
    whole = folder_text(GAME.id, "components.toml")
    tables = re.split(r"\n(?=\[)", whole)
    return [OVERLAY] + ["\n".join(tables[n : n + 6]) for n in range(0, len(tables), 6)]


@cache
def valid_tables() -> list[dict[str, Any]]:
    """Positions from random games, as tables: some of every decision."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in range(12):
        s = GAME.start(2 + seed % 3, GAME.variants[seed % 2], {})
        settle(s)
        rng = Rng(seed)
        while s.stack:
            rows = found.setdefault(s.stack[-1].name(), [])
            if rng.below(4 + len(rows)) == 0:
                rows.append(GAME.position(s))
            offered = options(s)
            act(s, offered[rng.below(len(offered))])
    return [table for rows in found.values() for table in rows]


def almost(texts: Callable[[], list[str]]) -> st.SearchStrategy[str]:
    """One of the texts with up to four changes."""
    return st.builds(_changed, st.sampled_from(texts()), _changes(texts))


def _changes(texts: Callable[[], list[str]]) -> st.SearchStrategy[list[tuple[str, int, str]]]:
    words = sorted({word for text in texts() for word in TOKEN.findall(text)} | set(ODD))
    kinds = st.sampled_from(
        ["delete", "double", "swap", "token", "token", "insert", "cut", "number"]
    )
    place = st.integers(0, 10_000)
    return st.lists(st.tuples(kinds, place, st.sampled_from(words)), min_size=1, max_size=4)


def _changed(text: str, changes: list[tuple[str, int, str]]) -> str:
    for kind, place, word in changes:
        text = _change(text, kind, place, word)
    return text


def _change(text: str, kind: str, place: int, word: str) -> str:
    if kind == "cut":
        return text[: place % (len(text) + 1)]
    lines, tokens = text.split("\n"), TOKEN.findall(text)
    if not tokens:
        return word
    row, at = place % len(lines), place % len(tokens)
    if kind == "delete":
        del lines[row]
    elif kind == "double":
        lines.insert(row, lines[row])
    elif kind == "swap":
        other = (place * 7 + 1) % len(lines)
        lines[row], lines[other] = lines[other], lines[row]
    else:
        numbers = [index for index, token in enumerate(tokens) if token.isdecimal()]
        if kind == "number" and numbers:
            at = numbers[place % len(numbers)]
            word = str(int(tokens[at][:9]) + place % 7 - 3)
        tokens[at] = tokens[at] + word if kind == "insert" else word
        return "".join(tokens)
    return "\n".join(lines)


# positions as tables


def almost_tables() -> st.SearchStrategy[dict[str, Any]]:
    """A position with up to four values changed, frames of others among what is pending."""
    changes = st.lists(
        st.tuples(st.integers(0, 5), st.integers(0, 10_000), st.integers(0, 10_000)),
        min_size=1,
        max_size=4,
    )
    return st.builds(_changed_table, st.sampled_from(valid_tables()), changes)


def _changed_table(table: dict[str, Any], changes: list[tuple[int, int, int]]) -> dict[str, Any]:
    table = copy.deepcopy(table)
    for kind, place, other in changes:
        if kind <= 2:
            _change_pending(table, kind, place, other)
        else:
            _change_value(table, kind, place, other)
    return table


def _change_pending(table: dict[str, Any], kind: int, place: int, other: int) -> None:
    pending = table.get("pending", [])
    if kind == 0 and pending:
        del pending[place % len(pending)]
    elif kind == 1:
        theirs = valid_tables()[other % len(valid_tables())]["pending"]
        pending.insert(place % (len(pending) + 1), theirs[place % len(theirs)])
    elif pending:
        words = pending[place % len(pending)].split()
        words[-1] = str(other % 6) if len(words) > 1 else words[-1]
        pending[place % len(pending)] = " ".join(words)


def _change_value(table: dict[str, Any], kind: int, place: int, other: int) -> None:
    """Another value of the same kind, or none."""
    holders = [(holder, key) for holder, key in _leaves(table) if key != "pending"]
    holder, key = holders[place % len(holders)]
    if kind == 3:
        del holder[key]
        return
    source = valid_tables()[other % len(valid_tables())]
    same = [found[name] for found, name in _leaves(source) if name == key]
    if same:
        holder[key] = copy.deepcopy(same[place % len(same)])


def _leaves(table: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    found = []
    for key, value in table.items():
        found.append((table, key))
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            if isinstance(row, dict):
                found += _leaves(row)
    return found
