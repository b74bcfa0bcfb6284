"""What the tests that ask every game want to know of each: `facts.py` in the tests of the game."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from stavitel.engine.core import advance
from stavitel.record import Record


class Facts(NamedTuple):
    """The rules page in numbers, so that a rule lost in reading is noticed; then the ways a game
    can end, the examples that are scenarios, and the second move generator."""

    sections: Iterable[int]
    last: str
    ending: Callable[[Record], str] | None = None
    """How a finished game ended, or was won, in a word."""
    examples: tuple[str, ...] = ()
    """Beginnings of the names of scenario files."""
    literal: Callable[[dict[str, Any], int], int] | None = None
    """How many courses of so many choices begin at a position, given as data."""


def facts(id: str) -> Facts:
    found = import_module(f"tests.games.{id}.facts").FACTS
    assert isinstance(found, Facts)
    return found


def numbered(prefix: str, last: int) -> list[str]:
    """`ex-01` to `ex-10`."""
    return [f"{prefix}-{number:02}" for number in range(1, last + 1)]


def told(played: Record) -> list[dict[str, object]]:
    """What a spectator saw of a game."""
    s = played.begin()
    s.events = []
    for action in played.actions:
        advance(s, action)
    return [event.seen_by(-1) for event in s.events]
