"""The store in a folder: SQLite, one writer thread, one commit for everything that waits.

A commit with `synchronous=FULL` reaches the disk before it returns. While one is in progress the
next changes gather; they share the following commit, so that many tables cost hardly more than one.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVar

import msgspec

from stavitel.server.folder import DATABASE, LOCK, own_folder
from stavitel.server.reading import is_damage, load, remains
from stavitel.server.rights_store import forget, trace
from stavitel.server.store import (
    Answer,
    Batch,
    Damaged,
    Entry,
    Kept,
    NoRoom,
    Remains,
    Said,
    StoreError,
    Trace,
)

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, setup BLOB NOT NULL, host TEXT NOT NULL,
        state TEXT NOT NULL, busy INTEGER NOT NULL, due INTEGER NOT NULL, touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_of_host ON tables (host);
    CREATE INDEX busy_tables ON tables (busy) WHERE busy;
    CREATE TABLE rows (
        table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, kind TEXT NOT NULL,
        seat INTEGER NOT NULL, action INTEGER NOT NULL, at INTEGER NOT NULL,
        text TEXT NOT NULL, note TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE holders (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, guest TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, guest)
    ) WITHOUT ROWID;
    CREATE INDEX seats_of_guest ON holders (guest);
    CREATE TABLE said (
        table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
        name TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables, guest TEXT NOT NULL, id TEXT NOT NULL,
        version INTEGER NOT NULL, PRIMARY KEY (table_id, guest, id)
    ) WITHOUT ROWID;
    """,
    "CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 0), beats INTEGER NOT NULL)",
    "ALTER TABLE holders ADD COLUMN gone INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX answers_of_guest ON answers (guest)",
)
"""What brings a database from one version to the next. Only ever add to the end."""

PARTS: Final = ("rows", "holders", "said", "answers")
"""What is kept beside a table's own row."""
MOST_TOGETHER: Final = 256
_BUSY_MILLISECONDS: Final = 5_000
_DISK_FAULTS: Final = (
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN
)  # fmt: skip

T = TypeVar("T")
_Waiting = tuple["_Write", asyncio.AbstractEventLoop, "asyncio.Future[None]"]
_Outcome = tuple["asyncio.Future[None]", StoreError | None]


class _Write(NamedTuple):
    """Something to be kept, and what to call it where it cannot be."""

    change: Callable[[sqlite3.Connection], None]
    what: str


class SqliteStore:
    """The store in the file `stavitel.db` of a folder. Only one server may use a folder."""

    def __init__(self, folder: Path, migrations: tuple[str, ...] = MIGRATIONS) -> None:
        own_folder(folder)
        self._path = folder / DATABASE
        self._lock = _lock(folder)
        try:
            self._reader = connect(self._path)
            migrate(self._reader, migrations, str(self._path))
        except StoreError:
            self._lock.close()
            raise
        self._reading = threading.Lock()
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def commit(self, batch: Batch) -> None:
        await self._written(lambda db: _write(db, batch), f"table {batch.table}")

    async def beat(self) -> None:
        await self._written(_beat, str(self._path))

    async def _written(self, change: Callable[[sqlite3.Connection], None], what: str) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put((_Write(change, what), loop, done))
        await done

    async def load(self, table: str) -> Kept | None:
        return await self._read(lambda db: load(db, table))

    async def remains(self, table: str) -> Remains:
        return await self._read(lambda db: remains(db, table))

    async def tables_of(self, guest: str) -> list[str]:
        query = """SELECT id FROM tables
            WHERE host = :guest
            OR id IN (SELECT table_id FROM holders WHERE guest = :guest AND NOT gone)
            ORDER BY touched DESC LIMIT 100"""
        return await self._read(
            lambda db: [row[0] for row in db.execute(query, {"guest": guest})] if guest else []
        )

    async def traces_of(self, guest: str) -> list[str]:
        query = """SELECT id FROM tables WHERE host = :guest
            UNION SELECT table_id FROM holders WHERE guest = :guest
            UNION SELECT table_id FROM answers WHERE guest = :guest"""
        return await self._read(
            lambda db: [row[0] for row in db.execute(query, {"guest": guest})] if guest else []
        )

    async def trace(self, table: str, guest: str) -> Trace:
        return await self._read(lambda db: trace(db, table, guest))

    async def forget(self, guest: str, found: Trace) -> None:
        await self._written(lambda db: forget(db, guest, found), f"table {found.table}")

    async def knows(self, guest: str) -> bool:
        query = """SELECT EXISTS (SELECT 1 FROM holders WHERE guest = :guest)
            OR EXISTS (SELECT 1 FROM tables WHERE host = :guest)"""
        return await self._read(lambda db: bool(db.execute(query, {"guest": guest}).fetchone()[0]))

    async def busy(self) -> list[str]:
        query = "SELECT id FROM tables WHERE busy"  # its index alone: no damaged row is in the way
        return await self._read(lambda db: [row[0] for row in db.execute(query)])

    async def unplayed(self, before: int, most: int) -> list[str]:
        query = """SELECT id FROM tables WHERE touched < ? AND due = 0 AND NOT EXISTS (
            SELECT 1 FROM rows JOIN holders USING (table_id, seat)
            WHERE table_id = tables.id AND kind IN ('act', 'hold')) LIMIT ?"""
        return await self._read(lambda db: [row[0] for row in db.execute(query, (before, most))])

    async def remove(self, tables: list[str], before: int) -> None:
        await self._written(lambda db: _remove(db, tables, before), str(self._path))

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()
        self._lock.close()

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            with self._reading:
                try:
                    return question(self._reader)
                except sqlite3.Error as problem:
                    fault = Damaged if is_damage(problem) else StoreError
                    raise fault(f"{self._path}: cannot be read: {problem}") from problem

        return await asyncio.to_thread(ask)

    def _write(self) -> None:
        """The writer thread: all that waits goes into one commit."""
        db = connect(self._path)
        group: list[_Waiting | None] = []
        while None not in group:
            group = [self._queue.get()]
            while len(group) < MOST_TOGETHER and not self._queue.empty():
                group.append(self._queue.get())
            _commit_all(db, [item for item in group if item is not None])
        db.close()


def migrate(db: sqlite3.Connection, migrations: tuple[str, ...], source: str) -> None:
    """Bring a database up to date, one version after the other, each whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise StoreError(
            f"{source}: expected version {len(migrations)} or older; got {version},"
            " written by a newer Stavitel"
        )
    for number, script in enumerate(migrations[version:], version + 1):
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as problem:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise StoreError(f"{source}: cannot become version {number}: {problem}") from problem


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits reach the disk before they return."""
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    except sqlite3.Error as problem:
        raise StoreError(f"{path}: expected a database of Stavitel; {problem}") from problem
    return db


def _lock(folder: Path) -> sqlite3.Connection:
    """A lock that ends with its server, however that ends: SQLite has one for any system."""
    lock = sqlite3.connect(folder / LOCK, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise StoreError(f"{folder}: another server uses this folder") from None
    return lock


def _commit_all(db: sqlite3.Connection, group: list[_Waiting]) -> None:
    """One commit for all; where that fails, one for each: nobody pays for another's fault."""
    outcome: list[StoreError | None] = [None] * len(group)
    try:
        _commit(db, [write for write, _, _ in group])
    except (StoreError, sqlite3.Error):
        for place, (write, _, _) in enumerate(group):
            try:
                _commit(db, [write])
            except (StoreError, sqlite3.Error) as problem:
                fault = NoRoom if _is_full(problem) else StoreError
                outcome[place] = fault(f"{write.what}: cannot be kept: {problem}")
    by_loop: dict[asyncio.AbstractEventLoop, list[_Outcome]] = {}
    for (_, loop, done), wrong in zip(group, outcome):
        by_loop.setdefault(loop, []).append((done, wrong))
    for loop, outcomes in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, outcomes)


def _tell(outcomes: list[_Outcome]) -> None:
    for done, problem in outcomes:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def _is_full(problem: Exception) -> bool:
    """The fault is the disk's, not ours."""
    code = getattr(problem, "sqlite_errorcode", 0)
    return isinstance(problem, sqlite3.Error) and code & 0xFF in _DISK_FAULTS


def _commit(db: sqlite3.Connection, writes: list[_Write]) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        for write in writes:
            write.change(db)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _remove(db: sqlite3.Connection, tables: list[str], before: int) -> None:
    """First what belongs to a table, then the table."""
    for table in tables:
        query = "SELECT 1 FROM tables WHERE id = ? AND touched < ?"
        if db.execute(query, (table, before)).fetchone() is None:
            continue
        for name in PARTS:
            db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))


def _beat(db: sqlite3.Connection) -> None:
    count = "INSERT INTO heartbeat VALUES (0, 1) ON CONFLICT DO UPDATE SET beats = beats + 1"
    db.execute(count)


def _write(db: sqlite3.Connection, batch: Batch) -> None:
    table, now = batch.table, batch.summary
    marks = (now.state, now.busy, now.due, now.touched)
    if batch.setup is not None:
        setup = msgspec.json.encode(batch.setup)
        values = (table, setup, batch.setup.host, *marks)
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    else:
        change = "UPDATE tables SET state = ?, busy = ?, due = ?, touched = ? WHERE id = ?"
        if db.execute(change, (*marks, table)).rowcount != 1:
            raise StoreError("there is no such table")
    if batch.cut is not None:
        db.execute("DELETE FROM rows WHERE table_id = ? AND number >= ?", (table, batch.cut))
    if batch.forget:
        db.execute("DELETE FROM answers WHERE table_id = ? AND version < ?", (table, batch.forget))
    _insert(db, "rows", table, batch.entries)
    _insert(db, "said", table, batch.said)
    _insert(db, "answers", table, batch.answers)
    gone = [(table, seat, guest, True) for seat, guest in batch.released]
    holders = [(table, seat, guest, False) for seat, guest in batch.holders]
    db.executemany("INSERT OR REPLACE INTO holders VALUES (?, ?, ?, ?)", gone + holders)


def _insert(
    db: sqlite3.Connection, name: str, table: str, items: Sequence[Entry | Said | Answer]
) -> None:
    rows = [(table, *msgspec.structs.astuple(item)) for item in items]
    if rows:
        places = ", ".join("?" * len(rows[0]))
        db.executemany(f"INSERT INTO {name} VALUES ({places})", rows)
