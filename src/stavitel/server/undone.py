"""What was taken back leaves one row, however often somebody changes their mind.

Otherwise ten thousand choices taken back would be done again at every start of the server.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct

from stavitel.server.store import Row

GAME_ROWS: Final = ("act", "hold", "then", "undo", "confirm")
"""The kinds of rows that moves are made of."""
NEW_VERSION: Final = (*GAME_ROWS, "close")
"""Those that make a new version of the table."""


class Undone(Struct, frozen=True):
    """What rows that are gone led to: the version of the table, and its clocks."""

    version: int
    left: list[int]
    paid: list[int]


@dataclass
class KnownRows:
    """What a table must know of its rows to take back a choice together with them."""

    of_moves: list[int] = field(default_factory=list)  # the row of each action of the game
    beside: list[Row] = field(default_factory=list)  # rows that are no part of the game
    undone: list[int] = field(default_factory=list)  # rows that stand for rows that are gone
    taken: int = 0  # so many rows were handed out to be kept
    cut: int | None = None  # those from here on are to be replaced

    def drop(self, moves: int) -> int:
        """So many moves stay; tells the first row to go. Rows that stand for what was taken back
        just before go as well: the next one stands for all of it."""
        since = self.of_moves[moves]
        del self.of_moves[moves:]
        there = {row.number for row in self.beside}
        place = since
        while place and (place - 1 in there or place - 1 in self.undone):
            place -= 1
            if place in self.undone:
                since = place
        self.undone = [number for number in self.undone if number < since]
        if since < self.taken:
            self.cut = since if self.cut is None else min(since, self.cut)
        return since

    def hand_out(self, rows: int) -> int | None:
        """All rows so far are being kept; tells from where on they replace others."""
        cut, self.cut, self.taken = self.cut, None, rows
        return cut


def version_after(rows: Iterable[Row]) -> int:
    """The version of a table with these rows."""
    version = 0
    for row in rows:
        if row.kind == "undo" and row.note:
            version = msgspec.json.decode(row.note, type=Undone).version
        else:
            version += row.kind in NEW_VERSION
    return version
