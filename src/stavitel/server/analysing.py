"""Analyses of finished games, worked out in the background by the processes of the bots.

One game is judged a few seconds at a time, so that bots get their turns in between. What was
found stays with its table as long as that is in memory, and on disk once it is complete.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from stavitel.analysis.account import Account
from stavitel.analysis.judging import Error
from stavitel.analysis.working import book, judge
from stavitel.server.bots import BotFailed
from stavitel.server.hub import Hub
from stavitel.server.kept_analyses import KeptAnalysis, keep_analysis, kept_analysis
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

    async def at(self, table: Table, text: str, hub: Hub, payer: Payer) -> AnalysisWork:
        """The analysis of a table whose record is `text`; whoever asks, asks that it goes on."""
        if table not in self._of:
            self._of[table] = await asyncio.to_thread(_taken_up, hub, table, text)
        work = self._of[table]
        if not work.ready and (work.task is None or work.task.done()):
            work.task = asyncio.create_task(_go_on(work, table.setup.game, text, hub, payer))
        return work


def _taken_up(hub: Hub, table: Table, text: str) -> AnalysisWork:
    """What was worked out before the server stopped, or nothing yet."""
    work = AnalysisWork()
    kept = kept_analysis(hub.settings.data, table.setup.game, text)
    if kept is not None:
        work.account, work.errors = kept.account, kept.errors
        work.judged = work.choices = kept.choices
    return work


async def _go_on(work: AnalysisWork, game: str, text: str, hub: Hub, payer: Payer) -> None:
    bots = hub.bots
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
        done = KeptAnalysis(work.account, work.choices, work.errors)
        await asyncio.to_thread(keep_analysis, hub.settings.data, game, text, done)
    except BotFailed as problem:
        log.error("an analysis stopped: %s", problem)
