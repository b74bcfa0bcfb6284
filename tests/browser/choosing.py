"""What is tried in every run, and what only in `make test-long`.

A browser is slow, and the product of games, languages, themes and widths is large. Every run tries
enough of it for each value to occur; the long run tries all the rest.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def usually(few: Iterable[Any], every: Iterable[Any]) -> list[Any]:
    """Parameters of a test: a few in every run, the others only in the long one."""
    chosen = list(few)
    return [_parameters(one, one in chosen) for one in every]


def in_turn(*sides: Sequence[Any]) -> list[Any]:
    """All combinations. In every run those that come up when all sides are gone through together,
    the shorter ones again and again, until each value has occurred."""
    turns = range(max(map(len, sides)))
    together = [tuple(side[turn % len(side)] for side in sides) for turn in turns]
    return usually(together, product(*sides))


def _parameters(values: Any, now: bool) -> Any:
    marks = () if now else pytest.mark.long
    return pytest.param(*(values if isinstance(values, tuple) else (values,)), marks=marks)
