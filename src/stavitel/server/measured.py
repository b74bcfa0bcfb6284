"""The store and the bots of a running server, timed."""

from pathlib import Path
from typing import Final

from stavitel.server.bots import Bots
from stavitel.server.measures import Measures
from stavitel.server.settings import Limits
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.store import Batch
from stavitel.server.turns import Payer


class MeasuredStore(SqliteStore):
    """Times every commit, and counts what is kept with it."""

    def __init__(self, folder: Path, measures: Measures) -> None:
        super().__init__(folder)
        self._measures: Final = measures

    async def commit(self, batch: Batch) -> None:
        with self._measures.commits.timed():
            await super().commit(batch)
        self._measures.kept(batch)


class MeasuredBots(Bots):
    """Times every question, and knows how many wait for their answer."""

    def __init__(self, workers: int, limits: Limits, measures: Measures) -> None:
        super().__init__(workers, limits=limits)
        self._measures: Final = measures

    async def choose(
        self, game: str, position: dict[str, object], seat: int, level: str, payer: Payer
    ) -> int:
        with self._measures.bots.timed():
            return await super().choose(game, position, seat, level, payer)

    async def think(
        self, quick: bool, game: str, position: dict[str, object], seat: int, level: str
    ) -> int:
        with self._measures.thoughts.timed():
            return await super().think(quick, game, position, seat, level)
