"""Chance's choices, made by a driver from its own random numbers."""

from mypy_extensions import i64

from stavitel.engine.core import Actions, State
from stavitel.engine.rng import Rng


def draw(s: State, rng: Rng, out: Actions) -> i64:
    """One of the outcomes of the waiting chance, by weight."""
    chance = s.stack[-1]
    chance.options(s, out)
    total: i64 = 0
    for i in range(out.count):
        total += chance.weight(s, out.items[i])
    left = rng.below(total)
    for i in range(out.count):
        left -= chance.weight(s, out.items[i])
        if left < 0:
            return out.items[i]
    raise AssertionError("weights do not add up")
