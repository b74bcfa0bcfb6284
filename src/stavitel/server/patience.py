"""How long a table waits for the numbers that people add to its draws.

Pages send them by themselves within a moment. Nobody may keep the others from playing, though:
the game goes ahead without a number that does not come, and the record says so.
"""

from collections.abc import Set
from typing import Final

from stavitel.server.table import Table

FOR_THE_PRESENT: Final = 5_000
"""Milliseconds for people who are connected: their browser gives no numbers, it seems."""
FOR_THE_ABSENT: Final = 30_000
"""Milliseconds for people who must come to the table first."""


class Patience:
    """Since when those who sit at one table and are here have waited."""

    def __init__(self) -> None:
        self._awaited: list[int] = []
        self._since = 0

    def is_over(self, table: Table, here: Set[str], now: int) -> bool:
        """Whether the game shall begin without the numbers that lack."""
        awaited = table.unshared
        if not any(here & holders for holders in table.holders):
            awaited = []  # nobody is here who would like to play
        if awaited != self._awaited:
            self._awaited, self._since = awaited, now
        all_here = all(here & table.holders[seat] for seat in awaited)
        wait = FOR_THE_PRESENT if all_here else FOR_THE_ABSENT
        return bool(awaited) and now - self._since >= wait
