"""A house of tables in tests: a hub, a store in memory, and browsers without a network."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from stavitel.fair import mark
from stavitel.server.bots import Bots, think
from stavitel.server.connections import Connection
from stavitel.server.guests import Doorkeeper, hashed
from stavitel.server.http_wire import NewSeat, NewTable
from stavitel.server.hub import Hub
from stavitel.server.live import Live
from stavitel.server.settings import Limits, Settings
from stavitel.server.socket import receive
from stavitel.server.steady import Steady
from stavitel.server.store import Batch, Kept, Remains, Store, Trace
from stavitel.server.turns import Payer
from stavitel.server.wire import ClockRules

CAYLUS = "caylus_magna_carta"
GENEROUS = Limits(message_burst=10**9, talk_burst=10**9, table_burst=10**9, sockets_per_guest=10**6)
PATIENCE = 60.0


class Crash(BaseException):
    """The machine stopped here."""


class MemoryStore:
    """Keeps tables as bytes, so that nothing is shared with the hub. It can crash on demand."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.busy_tables: set[str] = set()
        self.commits = self.beats = 0
        self.crash_before = self.crash_after = -1
        self.fault: Exception | None = None

    async def commit(self, batch: Batch) -> None:
        await asyncio.sleep(0)  # somebody else may get a turn here, as with a disk
        if self.fault is not None:
            raise self.fault
        if self.commits == self.crash_before:
            raise Crash
        self.commits += 1
        kept = self._load(batch.table)
        if kept is None:
            assert batch.setup is not None
            kept = Kept(batch.setup, [], [], [], [])
        if batch.cut is not None:
            assert batch.cut < len(kept.entries)
            del kept.entries[batch.cut :]
        assert [entry.number for entry in batch.entries] == [
            len(kept.entries) + n for n in range(len(batch.entries))
        ]
        kept.entries += batch.entries
        kept.holders = [held for held in kept.holders if held not in batch.released]
        kept.holders += batch.holders
        kept.answers = [answer for answer in kept.answers if answer.version >= batch.forget]
        kept.said += batch.said
        assert not {(a.guest, a.id) for a in kept.answers} & {
            (a.guest, a.id) for a in batch.answers
        }
        kept.answers += batch.answers
        self.kept[batch.table] = msgspec.json.encode(kept)
        (self.busy_tables.add if batch.summary.busy else self.busy_tables.discard)(batch.table)
        if self.commits == self.crash_after:
            raise Crash

    async def beat(self) -> None:
        self.beats += 1
        if self.fault is not None:
            raise self.fault

    async def load(self, table: str) -> Kept | None:
        return self._load(table)

    def _load(self, table: str) -> Kept | None:
        return msgspec.json.decode(self.kept[table], type=Kept) if table in self.kept else None

    async def remains(self, table: str) -> Remains:
        kept = self._load(table)
        assert kept is not None
        return Remains(table, kept.setup.host, 1, kept.setup, kept.entries, kept.holders, kept.said)

    async def tables_of(self, guest: str) -> list[str]:
        kept = [self._load(table) for table in self.kept]
        return [k.setup.table for k in kept if k and guest in {who for _, who in k.holders}]

    async def traces_of(self, guest: str) -> list[str]:
        raise AssertionError

    async def trace(self, table: str, guest: str) -> Trace:
        raise AssertionError

    async def forget(self, guest: str, found: Trace) -> None:
        raise AssertionError

    async def knows(self, guest: str) -> bool:
        return bool(await self.tables_of(guest))

    async def busy(self) -> list[str]:
        return sorted(self.busy_tables)

    async def unplayed(self, before: int, most: int) -> list[str]:
        return []  # a house in a test stands for minutes

    async def remove(self, tables: list[str], before: int) -> None:
        for table in tables:
            del self.kept[table]

    async def close(self) -> None:
        pass


class ThinkingAloud(Bots):
    """Bots of the house without processes of their own."""

    async def choose(
        self, game: str, position: dict[str, object], seat: int, level: str, payer: Payer
    ) -> int:
        await asyncio.sleep(0)
        return think(game, position, seat, level, 1)


class Asleep(Bots):
    """Bots that never come to a decision: nothing happens but what browsers do."""

    async def choose(
        self, game: str, position: dict[str, object], seat: int, level: str, payer: Payer
    ) -> int:
        await asyncio.Event().wait()
        raise AssertionError


@dataclass
class Watch:
    """The time, as the test says."""

    milliseconds: int = 1_000_000

    def __call__(self) -> int:
        return self.milliseconds

    def forward(self, seconds: float) -> None:
        self.milliseconds += int(seconds * 1000)


def number_of(guest: str) -> str:
    """What a guest adds to the draws."""
    return f"number of {guest[:8]}"


class House:
    """A server without a network. A second house over the same store is the server restarted."""

    def __init__(
        self,
        store: Store | None = None,
        watch: Watch | Steady | None = None,
        limits: Limits = GENEROUS,
        bots: Bots | None = None,
        stand_in_pause: float = 0.0,
    ) -> None:
        self.store = MemoryStore() if store is None else store
        self.watch = watch if isinstance(watch, Watch) else Watch()
        settings = Settings(Path(), bots_pause=0, stand_in_pause=stand_in_pause, limits=limits)
        self.doorkeeper = Doorkeeper(b"k" * 32)
        self.hub = Hub(
            settings, self.store, bots or ThinkingAloud(1), self.doorkeeper, watch or self.watch
        )

    async def lay(
        self, *seats: str, by: str = "anna", game: str = CAYLUS, clock: ClockRules | None = None
    ) -> str:
        """A table: `me`, `open`, or the name of a bot for each seat."""
        asked = [
            NewSeat(kind, f"{by} {n}") if kind in ("me", "open") else NewSeat("bot", "", kind)  # type: ignore[arg-type]
            for n, kind in enumerate(seats)
        ]
        new = NewTable(game, asked, clock=clock or ClockRules(), stand_in="random")
        table = (await self.hub.lay(new, hashed(by))).id
        await self.share(table)
        return table

    async def share(self, table: str) -> None:
        """Everybody who sits there gives a number, as their pages do by themselves."""
        laid = await self.hub.table(table)
        guests = {who for holders in laid.holders for who in holders}
        for guest in sorted(guests):
            await self.give(table, guest, mark(number_of(guest)), "")
        if not laid.unshared:
            return
        for guest in sorted(guests):
            await self.give(table, guest, "", number_of(guest))

    async def give(self, table: str, guest: str, marked: str, number: str) -> None:
        """One person's mark or number."""
        promised = (await self.hub.table(table)).commitment
        if marked:
            await self.hub.change_at(
                table, lambda at, now: at.promise_number(guest, promised, marked, now)
            )
        else:
            await self.hub.change_at(
                table, lambda at, now: at.show_number(guest, promised, number, now)
            )

    async def sit(self, name: str, table: str, seat: int) -> None:
        """Take a seat by its link."""
        seats = (await self.hub.table(table)).seats
        taken = seats[seat].kind != "open"
        renewed = [place.renewed for place in seats]
        secret = self.doorkeeper.seat_secret(table, seat, taken, renewed[seat])
        assert self.doorkeeper.seat_of(table, renewed, secret) == (seat, taken)
        guest = hashed(name)
        await self.hub.change_at(table, lambda at, now: at.sit(seat, taken, guest, name, now))
        await self.share(table)

    async def browser(
        self,
        name: str,
        table: str,
        lang: str = "en",
        version: int = 0,
        lines: int = 0,
        seat: int | None = None,
    ) -> "Browser":
        browser = Browser(self, table, name)
        await browser.connect(lang, version, lines, seat)
        return browser


@dataclass
class Browser:
    """One browser tab: it keeps the log as our page does, and checks what it is sent."""

    house: House
    table: str
    name: str
    sent: list[dict[str, Any]] = field(default_factory=list)
    log: list[dict[str, Any]] = field(default_factory=list)
    dropped: bool = False
    _count: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def connect(
        self, lang: str = "en", version: int = 0, lines: int = 0, seat: int | None = None
    ) -> None:
        limits = self.house.hub.settings.limits
        self.connection = Connection(hashed(self.name), lang, self._take, self._drop, limits)
        self.connection.remembers(version, lines, seat)
        self.live: Live = await self.house.hub.connect(self.table, self.connection)

    def disconnect(self) -> None:
        self.house.hub.disconnect(self.live, self.connection)

    async def reconnect(self) -> None:
        """Come back after a lost connection, still having what was shown before."""
        last = self.last("update")
        lang = self.connection.lang
        await self.connect(lang, last["version"], len(self.log), last["seat"])

    def _take(self, text: str) -> None:
        message = json.loads(text)
        self.sent.append(message)
        if message["type"] == "update":
            assert message["keep"] <= len(self.log)
            self.log = self.log[: message["keep"]] + message["lines"]
        self._news.set()

    def _drop(self) -> None:
        self.dropped = True

    # saying

    def new_id(self) -> str:
        self._count += 1
        return f"{self.name}{self._count}"

    async def raw(self, frame: str | bytes) -> list[dict[str, Any]]:
        """Send a frame; what came back at once."""
        before = len(self.sent)
        await receive(self.house.hub, self.live, self.connection, frame)
        return self.sent[before:]

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the last thing that came back."""
        return (await self.raw(json.dumps({"type": type, **fields})))[-1]

    async def do(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """A message with an id of its own and, where it needs one, the present version."""
        if type in ("act", "undo", "confirm", "why") and "version" not in fields:
            fields["version"] = self.update["version"]
        return await self.say(type, id=self.new_id() if id is None else id, **fields)

    async def act(self, place: int = 0, hold: bool = False) -> dict[str, Any]:
        """Take one of the options."""
        options = self.update["ask"]["options"]
        action = options[place % len(options)]["action"]
        return await self.do("act", action=action, hold=hold)

    # what came

    def last(self, type: str) -> dict[str, Any]:
        return next(message for message in reversed(self.sent) if message["type"] == type)

    @property
    def update(self) -> dict[str, Any]:
        return self.last("update")

    @property
    def info(self) -> dict[str, Any]:
        return self.last("table")

    def texts(self) -> list[str]:
        """The talk that reached this browser."""
        chats = [message for message in self.sent if message["type"] == "chat"]
        return [line["text"] for chat in chats for line in chat["lines"]]

    async def until(self, met: Callable[["Browser"], bool]) -> None:
        """Wait until something has come about."""
        async with asyncio.timeout(PATIENCE):
            while not met(self):
                self._news.clear()
                await self._news.wait()

    async def turn(self) -> dict[str, Any]:
        """Wait until this browser is asked, or the game is over."""
        await self.until(lambda b: bool(b.update["ask"] or b.update["over"] or b.update["curtain"]))
        return self.update
