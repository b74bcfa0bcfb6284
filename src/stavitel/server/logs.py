"""The log of one table in words, as each viewpoint reads it in each language.

Sentences are the costly part of a table. Each is made once, encoded once, and kept until its line
is taken back or nobody looks on any more. There are no more logs than viewpoints times languages,
whatever browsers ask for.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from stavitel.match import Match
from stavitel.server.table import Table

MOVES_AT_ONCE: Final = 16
"""Put into words in one go: a few milliseconds, then everybody else gets a turn."""

_ENCODER: Final = msgspec.json.Encoder()


@dataclass
class _Log:
    """The log as one viewpoint reads it in one language, up to a move."""

    version: int = -1  # a table that was only ever looked at stays at 0
    moves: int = 0
    lines: list[str] = field(default_factory=list)  # as they travel


class Logs:
    """All logs of one table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._logs: Final[dict[tuple[int, str], _Log]] = {}

    def lines(self, seat: int, lang: str) -> list[str]:
        """The whole log, each line as it travels."""
        log = self._logs.setdefault((seat, lang), _Log())
        for _ in self._catch_up(log, seat, lang):
            pass
        return log.lines

    async def prepare(self, seat: int, lang: str) -> None:
        """Put a long log into words bit by bit. Meanwhile the table must not change."""
        log = self._logs.setdefault((seat, lang), _Log())
        for _ in self._catch_up(log, seat, lang):
            await asyncio.sleep(0)

    def forget(self) -> None:
        self._logs.clear()

    def _catch_up(self, log: _Log, seat: int, lang: str) -> Iterator[None]:
        """Cut off what was taken back, put what is new into words; stops where one may rest."""
        match = self._table.match
        assert match is not None
        if log.version == self._table.version:
            return
        for cut in self._table.cuts:
            if cut.version > log.version and cut.lines <= len(log.lines):
                log.moves, log.lines = cut.moves, log.lines[: cut.lines]
        if log.moves == 0:
            log.lines = []
        self._tell(log, match, seat, lang)
        while log.moves < match.moves:
            yield
            self._tell(log, match, seat, lang)
        log.version = self._table.version

    def _tell(self, log: _Log, match: Match, seat: int, lang: str) -> None:
        until = min(log.moves + MOVES_AT_ONCE, match.moves)
        told = match.lines(seat, lang, log.moves, until)
        log.lines += [_ENCODER.encode(line).decode() for line in told]
        log.moves = until
