"""Loops for measuring, here so that they are compiled and cost next to nothing themselves."""

from mypy_extensions import i64

from stavitel.engine.core import State


def copies(s: State, n: i64) -> None:
    """Copy a position so many times, and throw the copies away."""
    for _ in range(n):
        s.copy()
