"""Analyses of finished games, worked out in the background by the processes of the bots.

One game is judged a few seconds at a time, so that bots get their turns in between. What was
found is kept as long as its table is in memory.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from stavitel.analysis.account import Account
from stavitel.analysis.judging import Error
from stavitel.analysis.working import book, judge
from stavitel.server.bots import BotFailed, Bots
from stavitel.server.table import Table
from stavitel.server.turns import Payer

SECONDS_AT_ONCE: Final = 1.5

log = logging.getLogger(__name__)


class AnalysisWork:
    """How far one analysis has come."""

    def __init__(self) -> None:
        self.account: Account | None = None
        self.judged = 0
        self.choices = 0
        self.errors: list[Error] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self.account is not None and self.choices > 0 and self.judged == self.choices


class Analyses:
    """All analyses of a server, each begun when somebody asks for it first."""

    def __init__(self) -> None:
        self._of: Final[WeakKeyDictionary[Table, AnalysisWork]] = WeakKeyDictionary()

    def at(self, table: Table, text: str, bots: Bots, payer: Payer) -> AnalysisWork:
        """The analysis of a table whose record is `text`; whoever asks, asks that it goes on."""
        work = self._of.setdefault(table, AnalysisWork())
        if not work.ready and (work.task is None or work.task.done()):
            work.task = asyncio.create_task(_go_on(work, text, bots, payer))
        return work


async def _go_on(work: AnalysisWork, text: str, bots: Bots, payer: Payer) -> None:
    try:
        if work.account is None:
            work.account = await bots.work(payer, SECONDS_AT_ONCE, book, text)
        while not work.ready:
            work.judged, work.choices, found = await bots.work(
                payer, SECONDS_AT_ONCE, judge, text, work.judged, SECONDS_AT_ONCE
            )
            work.errors += found
            if not work.choices:
                return  # nobody had a choice: there is nothing to judge
    except BotFailed as problem:
        log.error("an analysis stopped: %s", problem)
