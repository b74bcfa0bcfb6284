"""The keys of positions, views, boxes and components as paths, each with a value that was seen."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    Type,
    UnionType,
)

from stavitel.components import REMARKS
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.engine.views import domain_named

ANY: Final = "*"
"""A key that is no word of the game."""
UNKNOWN: Final = "x?"
NOT_TOLD: Final = ("schema", *REMARKS)
_SAYS_NOTHING: Final[tuple[object, ...]] = (None, 0, False, "", [], {})

Found = dict[str, object]
"""A value under every path; the first one that says something."""


class Declared(NamedTuple):
    """A key of a class: where it is, what it holds, and what is said about it."""

    path: str
    type: str
    remark: str


def collect(found: Found, rules: Game, value: object, path: str = "") -> None:
    """Add all paths of a table. What is named by words or numbers is told once: `castle.<part>`."""
    if isinstance(value, dict):
        domain = _domain(rules, value)
        for key, item in value.items():
            if key not in NOT_TOLD:
                part = f"<{domain}>" if domain else _part(rules, key)
                collect(found, rules, item, f"{path}.{part}" if path else part)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for item in value:
            collect(found, rules, item, f"{path}[]")
    elif path not in found or (found[path] in _SAYS_NOTHING and value not in _SAYS_NOTHING):
        found[path] = value


def leaves(found: Found) -> list[str]:
    """The paths in order, without lists and tables that were merely empty once."""
    inner = {path[:place] for path in found for place, sign in enumerate(path) if sign in ".["}
    return sorted(set(found) - inner)


def declared(type: Type, remarks: dict[str, dict[str, str]], path: str = "") -> Iterator[Declared]:
    """The keys of a class and of the classes inside it, in their order."""
    if not isinstance(type, StructType):
        return
    for field in type.fields:
        where = f"{path}.{field.encode_name}" if path else field.encode_name
        remark = remarks.get(type.cls.__name__, {}).get(field.name, "")
        rest, inside = _opened(field.type)
        if isinstance(inside, StructType):
            if remark:
                yield Declared(where + rest, "", remark)
            yield from declared(inside, remarks, where + rest)
        else:
            yield Declared(where + rest, _said(inside) + _each(field.type), remark)


def example(found: Found, path: str) -> object:
    """A value under a declared path, or nothing; keys of any name are looked for."""
    pattern = re.escape(path).replace(re.escape(f"<{ANY}>"), r"[^.\[]+")
    for other, value in found.items():
        if re.fullmatch(pattern, other):
            return value
    return None


def accepted(rules: Game, position: dict[str, object]) -> Iterator[str]:
    """The paths of all keys that may stand beside those of a position: its reader names them when
    it meets one it does not know."""
    for path, table in _tables(rules, position, ""):
        table[UNKNOWN] = 0
        try:
            rules.load(position)
        except BadField as fault:
            _, _, known = str(fault).partition(f"unknown key '{UNKNOWN}'; expected one of ")
            for key in known.split(", ") if known else []:
                part = "<seat>" if key in rules.seat_names else key
                yield f"{path}.{part}" if path else part
        del table[UNKNOWN]


def _tables(rules: Game, value: object, path: str) -> Iterator[tuple[str, dict[str, object]]]:
    if isinstance(value, dict):
        if not _domain(rules, value):
            yield path, value
        for key, item in list(value.items()):
            part = _part(rules, key)
            yield from _tables(rules, item, f"{path}.{part}" if path else part)
    elif isinstance(value, list):
        for item in value:
            yield from _tables(rules, item, f"{path}[]")


def _opened(type: Type) -> tuple[str, Type]:
    """What lies inside lists and tables, and how the path goes on to it."""
    if isinstance(type, ListType):
        rest, inside = _opened(type.item_type)
        return (f"[]{rest}", inside) if isinstance(inside, StructType) else ("", type)
    if isinstance(type, DictType):
        rest, inside = _opened(type.value_type)
        return f".<{_key(type.key_type)}>{rest}", inside
    if isinstance(type, UnionType):
        others = [one for one in type.types if not isinstance(one, NoneType)]
        if len(others) == 1 and isinstance(_opened(others[0])[1], StructType):
            return _opened(others[0])
    return "", type


def _each(type: Type) -> str:
    """The keys of a table that are no words of the game."""
    if not isinstance(type, DictType) or not isinstance(type.key_type, LiteralType):
        return ""
    return ", for each of " + ", ".join(f"`{key}`" for key in type.key_type.values)


def _key(type: Type) -> str:
    return domain_named(type.extra) if isinstance(type, Metadata) else ANY


def _said(type: Type) -> str:
    """A type in a few words."""
    if isinstance(type, Metadata):
        return domain_named(type.extra)
    if isinstance(type, ListType):
        return f"list of {_said(type.item_type)}"
    if isinstance(type, UnionType):
        return " or ".join(_said(one) for one in type.types)
    if isinstance(type, LiteralType):
        return " or ".join(f"`{value}`" for value in type.values)
    plain = {IntType: "number", BoolType: "true or false", NoneType: "null"}
    return plain.get(type.__class__, "text")


def _domain(rules: Game, table: dict[str, object]) -> str:
    """The domain all keys of a table are words of, if there is one."""
    for domain, words in rules.words.items():
        if table and set(table) <= set(words):
            return domain
    return ""


def _part(rules: Game, key: str) -> str:
    if key in rules.seat_names:
        return "<seat>"
    return "<n>" if re.fullmatch(r"-?\d+[a-z]?", key) else key
