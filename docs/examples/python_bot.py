"""The same as a Python class, without a process of its own.

stavitel play caylus --players human,python_bot:LateBot    (in the folder of this file)
"""

import random


class LateBot:
    """Made for one seat of one game."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, seen, options: list[str]) -> str:
        """`seen.view()` is all the seat may know, `seen.imagine(rng)` a position it could be."""
        busy = [option for option in options if not option.startswith("pass")]
        return self.rng.choice(busy or options)
