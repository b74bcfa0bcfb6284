"""The hub: tables in memory, the browsers at them, and the one way in which anything changes.

A change is made at the table, kept in the store, and only then shown and acknowledged. Changes
of one table come one after the other. If something cannot be kept, the table is forgotten and
its browsers come back to what was kept before.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from stavitel.reading import Reading
from stavitel.server.aside import Aside
from stavitel.server.bots import Bots
from stavitel.server.brought import Decks, first_decks
from stavitel.server.company import PEOPLE_ENTRIES
from stavitel.server.connections import Connection, encoded
from stavitel.server.disk import Disk
from stavitel.server.guests import NOBODY, Doorkeeper
from stavitel.server.history import BadTable, NoTable
from stavitel.server.history_wire import Branch
from stavitel.server.http_wire import NewTable
from stavitel.server.info import table_info
from stavitel.server.keeping import Quota, clear_away
from stavitel.server.laying import Holders, branched_table, looked_at, new_table
from stavitel.server.leaving import Leaving
from stavitel.server.live import Live
from stavitel.server.measures import Measures
from stavitel.server.playing import Playing
from stavitel.server.room import Room, belongs
from stavitel.server.settings import Settings
from stavitel.server.showing import Showing
from stavitel.server.steady import Steady
from stavitel.server.store import Batch, Damaged, NoRoom, Setup, Store, StoreError
from stavitel.server.table import NotDone, Table
from stavitel.server.timekeeper import Timekeeper
from stavitel.server.wire import TableInfo

log = logging.getLogger(__name__)


class Hub:
    """All tables of a server. `now` gives milliseconds since 1970, as even as its clocks are."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        doorkeeper: Doorkeeper,
        now: Callable[[], int] | None = None,
        measures: Measures | None = None,
    ) -> None:
        self.settings: Final = settings
        self.measures: Final = measures or Measures()
        self.doorkeeper: Final = doorkeeper
        self.now: Final = _steady(now)
        self.store: Final = store
        self.bots: Final = bots
        self._playing: Final = Playing(self, bots)
        self._live: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live]]] = {}
        self._clocks: Final = Timekeeper(self, store)
        self.aside: Final = Aside(store)
        self.disk: Final = Disk(store)
        self.leaving: Final = Leaving()
        self.room: Final = Room(settings.limits)
        self.quota: Final = Quota(settings.limits)
        self._changes: Final[set[asyncio.Future[int]]] = set()  # under way, and not to be stopped
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # life

    async def start(self) -> None:
        """Take up again the tables where a bot is asked or a clock runs, and keep time."""
        await self._clocks.start()
        self.spawn(self._clocks.go_round())
        self.spawn(clear_away(self, self.store))

    async def leave(self) -> None:
        """Answer what is being answered, then send every browser away."""
        await self.leaving.begin()
        for live in self._live.values():
            for connection in live.connections:
                connection.drop()

    async def close(self) -> None:
        """Finish what is being kept, and stop."""
        await self.leaving.begin()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._changes, return_exceptions=True)
        await asyncio.to_thread(self.bots.close)
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Let something go on beside; the hub ends it when it closes."""
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def tick(self) -> None:
        """Clocks that have run out, and tables nobody has looked at for long."""
        await self._clocks.tick()

    # tables

    async def lay(self, asked: NewTable, guest: str, address: str = "", lang: str = "en") -> Table:
        """Set up a table for a guest; raises BadSetup if that is impossible."""
        setup, holders = new_table(asked, guest, self.now())
        decks = first_decks(asked, setup, lang)
        return await self.lay_setup(setup, holders, address, decks)

    async def lay_branch(self, id: str, asked: Branch, guest: str, address: str = "") -> Table:
        """A new table from a moment of a finished game; raises BadSetup, NoTable or NotDone."""
        table = await self.finished(id)
        assert table.match is not None
        setup, holders = await asyncio.to_thread(
            branched_table, table.match, asked.move, asked.seat, asked.bot, guest, self.now()
        )
        return await self.lay_setup(setup, holders, address)

    async def lay_record(self, record: Reading, guest: str) -> Table:
        """A table to look at only."""
        setup = await asyncio.to_thread(looked_at, record, guest, self.now())
        return await self.lay_setup(setup, [], "")

    async def table(self, id: str) -> Table:
        """The table as it was last kept; raises NoTable. To be looked at only."""
        live = await self.live(id)
        async with live.lock:  # what is being kept is nobody's to see yet
            return live.table

    async def finished(self, id: str) -> Table:
        """The same for a game that is over; raises NotDone while it goes on."""
        table = await self.table(id)
        if table.state != "over":
            raise NotDone("not_now", "table-not-over")
        return table

    async def tables_of(self, guest: str) -> list[Table]:
        """The latest tables where a guest is host or holds a seat, but for those put aside."""
        found = []
        for id in await self._ids_of(guest):
            with suppress(BadTable, NoTable, StoreError):
                found.append(await self.table(id))
        return found

    async def _ids_of(self, guest: str) -> list[str]:
        try:
            return await self.store.tables_of(guest)
        except Damaged as problem:  # then those in memory are better than none
            log.error("a list of tables cannot be read: %s", problem)
            return [id for id, live in self._live.items() if belongs(live.table, guest)]

    async def change_at(self, id: str, act: Callable[[Table, int], None]) -> None:
        """Make a change that came beside the socket; raises NoTable, NotDone or StoreError."""
        await self.change(await self.live(id), lambda table: act(table, self.now()))

    # the one way in which anything changes

    async def change(
        self, live: Live, act: Callable[[Table], object], guest: str = "", id: str = ""
    ) -> int:
        """Make a change, keep it, show it; returns the version it led to.

        With an `id` it is done once: the same message again gets the same version and changes
        nothing. Raises NotDone or StoreError. Once begun, nobody's hanging up stops it.
        """
        change = asyncio.ensure_future(self._change(live, act, guest, id))
        self._changes.add(change)
        change.add_done_callback(self._changes.discard)
        return await asyncio.shield(change)

    async def _change(self, live: Live, act: Callable[[Table], object], guest: str, id: str) -> int:
        async with live.lock:
            if live.gone:
                raise NotDone("not_now", "table-try-again")
            table = live.table
            answered = table.answer(guest, id) if id else None
            if answered is not None:
                return answered
            await self.disk.check()
            before = (table.version, table.state)
            try:
                self._follow(live)
                act(table)
                if id:
                    table.note_answer(guest, id)
                batch = table.take()
                if not batch.holds_anything():
                    return table.version
                await self.disk.commit(batch)
            except NotDone:
                raise
            except NoRoom:
                await self._restore(live)
                raise
            except BaseException:
                self.forget(live)  # what is in memory was not kept: nobody may see it
                raise
            await self._publish(live, before, batch)
            self._playing.wake(live)
            return table.version

    def _follow(self, live: Live) -> None:
        """Where the machine's time was set anew, running clocks go along before anything else."""
        leap, live.leapt = self.now.leapt - live.leapt, self.now.leapt
        if leap:
            live.table.shift(leap, self.now())

    async def _restore(self, live: Live) -> None:
        """Back to what was kept. Nothing else was shown, so that browsers can stay."""
        try:
            kept = await self.store.load(live.table.id)
            assert kept is not None
            live.table = await asyncio.to_thread(Table.rebuilt, kept)
            live.showing = Showing(live.table)
        except BaseException:
            self.forget(live)
            raise

    async def _publish(self, live: Live, before: tuple[int, str], batch: Batch) -> None:
        """Show everybody what has just been kept."""
        table, now = live.table, self.now()
        people = bool(batch.holders or batch.released) or any(
            entry.kind in PEOPLE_ENTRIES for entry in batch.entries
        )
        ended = table.state != before[1]
        if people or ended:
            self.tell_info(live)
        for connection in list(live.connections):
            if table.match is not None and (table.version != before[0] or people):
                await connection.show(table, live.showing, now)
            if batch.said or (ended and table.state == "over"):
                connection.tell_talk(table)

    # browsers

    async def connect(self, id: str, connection: Connection) -> Live:
        """A browser comes to a table and is shown all of it; raises NoTable or NotDone."""
        live = await self.live(id)
        async with live.lock:
            self.room.let_in(live.table, live.connections, connection)
            live.connections.add(connection)
            live.used = monotonic()
            if not live.address or belongs(live.table, connection.guest):
                live.address = connection.address
            try:
                self.tell_info(live)
                if live.table.match is not None:
                    await connection.show(live.table, live.showing, self.now())
                connection.tell_talk(live.table)
            except BaseException:
                self.disconnect(live, connection)
                raise
            self._playing.wake(live)
        return live

    def disconnect(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        self.room.left(connection)
        live.used = monotonic()
        if not live.connections:
            live.showing.forget()
        if self.leaving.begun:
            return  # everybody goes
        self.tell_info(live)

    def here(self, id: str) -> set[str]:
        """The guests who are connected to a table."""
        live = self._live.get(id)
        return {c.guest for c in live.connections} if live else set()

    def census(self) -> tuple[int, int]:
        """How many tables are in memory, and how many browsers are connected to them."""
        return len(self._live), sum(len(live.connections) for live in self._live.values())

    def info(self, live: Live, guest: str) -> TableInfo:
        """The table as a guest may know it."""
        here = self.here(live.table.id)
        watchers = sum(not live.table.seats_of(c.guest) for c in live.connections)
        return table_info(live.table, self.doorkeeper, guest, here, watchers, live.attendance)

    def tell_info(self, live: Live) -> None:
        """Who is here; those to whom nothing here belongs are all told the same."""
        told: dict[str, str] = {}
        for connection in live.connections:
            guest = connection.guest if belongs(live.table, connection.guest) else NOBODY
            if guest not in told:
                told[guest] = encoded(self.info(live, guest))
            connection.send_encoded(told[guest])

    # memory

    async def live(self, id: str) -> Live:
        """The table in memory, loaded if need be; raises NoTable, BadTable or StoreError."""
        if id in self._live:
            self._live[id].used = monotonic()
            return self._live[id]
        self.aside.check(id)
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise NoTable(id)
            live = self._admit(await asyncio.to_thread(Table.rebuilt, kept))
        except (NoTable, StoreError):
            raise
        except Exception as problem:  # damage takes any form
            raise await self.aside.put(id, problem) from problem
        self._playing.wake(live)
        return live

    async def lay_setup(
        self, setup: Setup, holders: Holders, address: str, decks: Decks | None = None
    ) -> Table:
        await self.disk.check()
        # a record may be long
        table = await asyncio.to_thread(Table.laid, setup, holders, decks or {})
        await self.disk.commit(table.take())
        live = self._admit(table)
        live.address = address
        self._playing.wake(live)
        return table

    def _admit(self, table: Table) -> Live:
        live = self._live[table.id] = Live(table, Showing(table), monotonic())
        live.leapt = self.now.leapt
        self._clocks.due.pop(table.id, None)
        return live

    def all_live(self) -> list[Live]:
        return list(self._live.values())

    def wake(self) -> None:
        """Bots that could not go on may."""
        for live in self.all_live():
            self._playing.wake(live)

    def forget_idle(self) -> None:
        """Tables nobody has looked at for long leave the memory."""
        for live in self.all_live():
            if live.is_idle(self.settings.idle_seconds):
                self.forget(live)

    def forget(self, live: Live) -> None:
        """It leaves the memory; who still looks on comes back to what was kept."""
        live.gone = True
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        due = live.table.clocks.due()
        if due and not live.removed:
            self._clocks.due[live.table.id] = due
        for connection in list(live.connections):
            connection.drop()


def _steady(now: Callable[[], int] | None) -> Steady:
    """The time of the machine, or the one that a test tells."""
    if now is None:
        return Steady()
    return now if isinstance(now, Steady) else Steady(now, now)
