"""What the log says of people: whose time ran out, for whom a bot plays, who is back.

Notes stand between the moves. They follow from the entries of a table alone, so that a rebuilt
table tells the same.
"""

from typing import Final, NamedTuple

from stavitel.server.store import Entry
from stavitel.server.wire import Note, Noted

_NOTED: Final[dict[str, Noted]] = {
    "leave": "left",
    "timeout": "time",
    "replace": "bot",
    "wait": "wait",
    "return": "back",
    "resign": "resigned",
    "kick": "sent",
    "close": "ended",
}
_MOVES: Final = ("act", "hold", "then")


class _Kept(NamedTuple):
    entry: int
    move: int
    seat: int
    what: Noted
    bot: str


class Notes:
    """All notes of one table, in order."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []
        self._moves = 0

    def take(self, entry: Entry) -> None:
        """Another entry of the table."""
        if entry.kind in _MOVES:
            self._moves += 1
        elif entry.kind == "undo":
            self._moves = entry.action
            self._kept = [one._replace(move=min(one.move, entry.action)) for one in self._kept]
        elif entry.kind in _NOTED and self._moves:
            self._kept.append(
                _Kept(entry.number, self._moves, entry.seat, _NOTED[entry.kind], entry.text)
            )

    def drop(self, since: int, moves: int) -> None:
        """The entries from this number on are gone; so many moves stay."""
        self._kept = [one for one in self._kept if one.entry < since]
        self._moves = moves

    def shown(self) -> list[Note]:
        """Those worth telling: who went and came back between two moves has not been away, and of
        several between two moves the last one counts."""
        told: list[Note] = []
        for one in self._kept:
            before = next((note for note in reversed(told) if note.seat == one.seat), None)
            again = before is not None and before.move == one.move
            if again and before is not None:
                told.remove(before)
            if not (again and one.what == "back"):
                told.append(Note(one.move, one.seat, one.what, one.bot))
        return told
