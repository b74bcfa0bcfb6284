"""What the server does on its own: clocks that have run out, tables to forget."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stavitel.server.attendance import is_paused, stop_or_go_on, woken
from stavitel.server.history import BadTable, NoTable
from stavitel.server.store import Damaged, NoRoom, Store, StoreError
from stavitel.server.table import NotDone, Table

if TYPE_CHECKING:
    from stavitel.server.hub import Hub
    from stavitel.server.live import Live

TICK_SECONDS: Final = 0.25

log = logging.getLogger(__name__)


class Timekeeper:
    """Goes from table to table. A fault at one of them stays there."""

    def __init__(self, hub: "Hub", store: Store) -> None:
        self._hub: Final = hub
        self._store: Final = store
        self.due: Final[dict[str, int]] = {}  # clocks of tables that are not in memory

    async def start(self) -> None:
        """Take up again the tables where a bot is asked or a clock runs."""
        try:
            busy = await self._store.busy()
        except Damaged as problem:
            log.error("which bots and clocks to take up again cannot be read: %s", problem)
            busy = []
        for id in busy:
            await self._at(id, lambda table: table.resume(self._hub.now()))

    async def go_round(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                log.exception("the clocks stumbled; they go on")

    async def tick(self) -> None:
        """Clocks that have run out, numbers that do not come, tables nobody has looked at."""
        if self._hub.disk.full:
            await self._wait_for_room()
            return
        await self._follow_the_machine()
        now = self._hub.now()
        running = {live.table.id: live.table.clocks.due() for live in self._hub.all_live()}
        for id, due in [*self.due.items(), *running.items()]:
            if due and due <= now:
                await self._at(id, self._run_out)
        for live in self._hub.all_live():
            await self._attend(live, now)
        for live in self._hub.all_live():
            if live.patience.is_over(live.table, self._hub.here(live.table.id), now):
                await self._at(live.table.id, lambda table: table.lapse(self._hub.now()))
        self._hub.forget_idle()

    def _run_out(self, table: Table) -> None:
        """A clock has run out; at a table where nobody is it stands still instead."""
        if is_paused(table, self._hub.here(table.id)):
            table.pause(self._hub.now())
        else:
            table.time_out(self._hub.now())

    async def _attend(self, live: "Live", now: int) -> None:
        """Who is here, and what follows from that for clocks."""
        table, here = live.table, self._hub.here(live.table.id)
        if table.state != "playing":
            return
        if live.attendance.look(table, here, now):
            self._hub.tell_info(live)
        stop = live.attendance.deserted(table, here, now) and bool(table.clocks.due())
        if stop or woken(table, here):
            await self._at(
                table.id, lambda table: stop_or_go_on(table, here, stop, self._hub.now())
            )

    async def _follow_the_machine(self) -> None:
        """Where its time was set anew, running clocks are moved along before any is looked at."""
        self._hub.now.follow()
        for live in self._hub.all_live():
            if live.leapt != self._hub.now.leapt:
                await self._at(live.table.id, lambda table: None)

    async def _wait_for_room(self) -> None:
        """Nobody is charged for the time in which no move could be kept."""
        if await self._hub.disk.works():
            for live in self._hub.all_live():
                await self._at(live.table.id, lambda table: table.resume(self._hub.now()))
            self._hub.wake()

    async def _at(self, id: str, act: Callable[[Table], object]) -> None:
        try:
            await self._hub.change(await self._hub.live(id), act)
        except (BadTable, NoTable):
            self.due.pop(id, None)  # put aside or cleared away, and its clock with it
        except NoRoom:
            pass  # the disk tells the log
        except (NotDone, StoreError) as problem:
            log.error("table %s: %s", id, problem)
        except Exception as problem:
            self.due.pop(id, None)
            await self._hub.aside.put(id, problem)
