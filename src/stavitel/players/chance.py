"""Chance's choices, made by a driver from its own random numbers."""

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.rng import Rng


def draw(s: State, rng: Rng, out: Actions) -> i64:
    """One of the outcomes of the waiting chance, by weight."""
    return covering(s, rng.below(weigh(s, out)), out)


def draw_all(s: State, rng: Rng, out: Actions) -> None:
    """Whatever chance decides before somebody is asked."""
    while s.stack and s.stack[-1].asks == CHANCE:
        advance(s, draw(s, rng, out))


def weigh(s: State, out: Actions) -> i64:
    """List the outcomes of the waiting chance in `out`; returns the sum of their weights."""
    chance = s.stack[-1]
    chance.options(s, out)
    total: i64 = 0
    for i in range(out.count):
        total += chance.weight(s, out.items[i])
    return total


def covering(s: State, number: i64, out: Actions) -> i64:
    """The listed outcome that covers a number from 0 up to the sum of the weights."""
    chance = s.stack[-1]
    left = number
    for i in range(out.count):
        left -= chance.weight(s, out.items[i])
        if left < 0:
            return out.items[i]
    raise AssertionError("weights do not add up")
