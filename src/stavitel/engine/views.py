"""What a seat sees and what is printed in the box, as classes with typed attributes.

`views.py` of a game declares its classes; they become JSON as they stand, and `stavitel schema`
writes them as TypeScript. Files of this name are never compiled: msgspec makes the classes while
they are loaded (decision 0024).
"""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, to_builtins
from msgspec.inspect import (
    DictType,
    ListType,
    Metadata,
    StructType,
    Type,
    UnionType,
    type_info,
)

_WORDS: Final = "words"


class Shown(Struct):
    """A part of a view or of the box: built by the rules, read by attribute."""


class View(Shown):
    """The whole of what one seat may know, built from nothing."""


class Box(Shown):
    """All that is printed on cards and boards, as the rules play with it."""


def named(domain: str) -> Meta:
    """Marks a text as one of the game's words: `Seat = Annotated[str, named("seat")]`."""
    return Meta(extra={_WORDS: domain})


Seat = Annotated[str, named("seat")]


class Waiting(Shown):
    """Who must decide, and what; nobody where chance does."""

    seat: Seat | None
    decision: str


def domain_named(extra: dict[str, Any] | None) -> str:
    """The domain such a mark names; empty for any other text."""
    return str((extra or {}).get(_WORDS, ""))


def domains_in(view: type[View]) -> dict[str, list[str]]:
    """For every key of a view the domains of the words that stand under it."""
    found: dict[str, list[str]] = {}
    _look(type_info(view), "", found)
    return found


def plain(seen: object) -> dict[str, object]:
    """A view as tables, lists, words and numbers, under the keys it has in JSON."""
    found = to_builtins(seen)
    assert isinstance(found, dict)
    return found


def _look(type: Type, key: str, found: dict[str, list[str]]) -> None:
    if isinstance(type, Metadata):
        domain = domain_named(type.extra)
        if domain not in found.setdefault(key, []):
            found[key].append(domain)
    elif isinstance(type, StructType):
        for field in type.fields:
            _look(field.type, field.encode_name, found)
    elif isinstance(type, ListType):
        _look(type.item_type, key, found)
    elif isinstance(type, DictType):
        _look(type.key_type, key, found)
        _look(type.value_type, key, found)
    elif isinstance(type, UnionType):
        for one in type.types:
            _look(one, key, found)
