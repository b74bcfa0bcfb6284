"""What a seat sees and what is printed in the box, as classes with typed attributes.

`views.py` of a game declares its classes; they become JSON as they stand, and `stavitel schema`
writes them as TypeScript. Files of this name are never compiled: msgspec makes the classes while
they are loaded (decision 0024).
"""

from typing import Any, Final

from msgspec import Meta, Struct, to_builtins

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


def domain_named(extra: dict[str, Any] | None) -> str:
    """The domain such a mark names; empty for any other text."""
    return str((extra or {}).get(_WORDS, ""))


def plain(seen: object) -> dict[str, object]:
    """A view as tables, lists, words and numbers, under the keys it has in JSON."""
    table = to_builtins(seen)
    assert isinstance(table, dict)
    return table
