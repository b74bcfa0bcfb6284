"""The time of a server: dates as the machine has them, but even, so that clocks can be trusted.

A machine's time may be reset, by hand or by the network, and jumps after a sleep. Between two
jumps this time runs evenly; a jump is noticed and followed, and running clocks are moved along.
"""

from collections.abc import Callable
from time import monotonic, time
from typing import Final

LEAP: Final = 1000
"""Milliseconds by which the machine's time must differ to be followed."""


def wall_time() -> int:
    return int(time() * 1000)


def even_time() -> int:
    return int(monotonic() * 1000)


class Steady:
    """Milliseconds since 1970."""

    def __init__(
        self, wall: Callable[[], int] = wall_time, even: Callable[[], int] = even_time
    ) -> None:
        self._wall: Final = wall
        self._even: Final = even
        self._ahead = wall() - even()
        self.leapt = 0  # milliseconds that were followed since the start

    def __call__(self) -> int:
        return self._even() + self._ahead

    def follow(self) -> None:
        """Take over the machine's time where it was set anew."""
        leap = self._wall() - self()
        if abs(leap) >= LEAP:
            self._ahead += leap
            self.leapt += leap
