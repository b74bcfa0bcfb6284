"""What was taken back leaves one entry, however often somebody changes their mind.

Otherwise ten thousand choices taken back would be repeated at every start of the server.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct

from stavitel.server.store import Entry

GAME_ENTRIES: Final = ("act", "hold", "then", "undo", "confirm")
"""The kinds of entries that moves are made of."""
NEW_VERSION: Final = (*GAME_ENTRIES, "close")
"""Those that make a new version of the table."""


class Undone(Struct, frozen=True):
    """What entries that are gone led to: the version of the table, and its clocks."""

    version: int
    left: list[int]
    paid: list[int]


@dataclass
class KnownEntries:
    """What a table must know of its entries to take back a choice together with them."""

    of_moves: list[int] = field(default_factory=list)  # the entry of each action of the game
    beside: list[Entry] = field(default_factory=list)  # entries that are no part of the game
    undone: list[int] = field(default_factory=list)  # entries that stand for entries that are gone
    taken: int = 0  # so many entries were handed out to be kept
    cut: int | None = None  # those from here on are to be replaced

    def drop(self, moves: int) -> int:
        """So many moves stay; returns the first entry to go. Entries that stand for what was taken
        back just before go as well: the next one stands for all of it."""
        since = self.of_moves[moves]
        del self.of_moves[moves:]
        there = {entry.number for entry in self.beside}
        place = since
        while place and (place - 1 in there or place - 1 in self.undone):
            place -= 1
            if place in self.undone:
                since = place
        self.undone = [number for number in self.undone if number < since]
        if since < self.taken:
            self.cut = since if self.cut is None else min(since, self.cut)
        return since

    def hand_out(self, entries: int) -> int | None:
        """All entries so far are being kept; returns from where on they replace others."""
        cut, self.cut, self.taken = self.cut, None, entries
        return cut


def version_after(entries: Iterable[Entry]) -> int:
    """The version of a table with these entries."""
    version = 0
    for entry in entries:
        if entry.kind == "undo" and entry.note:
            version = msgspec.json.decode(entry.note, type=Undone).version
        else:
            version += entry.kind in NEW_VERSION
    return version
