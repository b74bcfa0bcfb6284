"""The store keeps whole batches or nothing, grows with its schema, and survives a crash."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from stavitel.server.sqlite_store import MIGRATIONS, SqliteStore, connect
from stavitel.server.store import Answer, Batch, Entry, Kept, Said, Store, StoreError, Summary
from tests.server.kept import laid, setup

CAYLUS = "caylus_magna_carta"


def first_batch(table: str) -> Batch:
    return laid(setup(CAYLUS, table)).take()


def entry(number: int, action: int = 7) -> Entry:
    return Entry(number, "act", 0, action, 5)


def after(batch: Batch, *actions: int) -> Batch:
    """A batch with further entries of the same table."""
    entries = [entry(len(batch.entries) + n, action) for n, action in enumerate(actions)]
    return Batch(batch.table, Summary("playing", touched=9), entries=entries)


def test_a_table_is_loaded_as_it_was_kept(tmp_path: Path) -> None:
    async def life() -> Kept | None:
        store: Store = SqliteStore(tmp_path)
        first = first_batch("t")
        await store.commit(first)
        more = after(first, 3, 4)
        more.said = [Said(0, -1, "", "ahoj", 6)]
        more.answers = [Answer("guest", "id", 17)]
        more.holders = [(1, "other device")]
        await store.commit(more)
        kept = await store.load("t")
        assert kept is not None
        assert kept.setup == first.setup
        assert kept.entries == first.entries + more.entries
        assert sorted(kept.holders) == sorted(first.holders + more.holders)
        assert (kept.said, kept.answers) == (more.said, more.answers)
        assert await store.load("another") is None
        await store.close()
        again = SqliteStore(tmp_path)
        loaded = await again.load("t")
        await again.close()
        assert loaded == kept
        return kept

    asyncio.run(life())


def test_a_batch_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    async def life() -> None:
        store = SqliteStore(tmp_path)
        first = first_batch("t")
        await store.commit(first)
        before = await store.load("t")
        bad = after(first, 1, 2, 3)
        bad.entries[2] = bad.entries[0]  # the same number twice
        with pytest.raises(StoreError, match="table t: cannot be kept"):
            await store.commit(bad)
        assert await store.load("t") == before
        with pytest.raises(StoreError, match="no such table"):
            await store.commit(Batch("ghost", Summary(), entries=[entry(0)]))
        await store.close()

    asyncio.run(life())


def test_nobody_pays_for_anothers_fault_in_a_shared_commit(tmp_path: Path) -> None:
    async def life() -> None:
        store = SqliteStore(tmp_path)
        batches = [first_batch(f"t{n}") for n in range(40)]
        batches[7] = Batch("ghost", Summary(), entries=[entry(0)])
        outcomes = await asyncio.gather(*map(store.commit, batches), return_exceptions=True)
        assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [7]
        kept = [await store.load(f"t{n}") for n in range(40)]
        assert [n for n, table in enumerate(kept) if table is None] == [7]
        await store.close()

    asyncio.run(life())


def test_one_row_for_each_number_also_against_ourselves(tmp_path: Path) -> None:
    """The number of an action is taken once, whoever writes it."""

    async def life() -> None:
        store = SqliteStore(tmp_path)
        first = first_batch("t")
        await store.commit(first)
        both = await asyncio.gather(
            store.commit(after(first, 1)), store.commit(after(first, 2)), return_exceptions=True
        )
        assert sum(isinstance(outcome, StoreError) for outcome in both) == 1
        kept = await store.load("t")
        assert kept is not None
        assert len(kept.entries) == len(first.entries) + 1
        await store.close()

    asyncio.run(life())


def test_lists_of_tables(tmp_path: Path) -> None:
    async def life() -> None:
        store = SqliteStore(tmp_path)
        for n, table in enumerate("abc"):
            batch = first_batch(table)
            batch.holders = [(0, f"guest {n % 2}")]
            batch.summary = Summary("playing", busy=table == "b", touched=n)
            await store.commit(batch)
        assert await store.tables_of("guest 0") == ["c", "a"]
        assert await store.tables_of("") == []
        assert await store.busy() == ["b"]
        await store.commit(Batch("b", Summary("over", touched=9)))
        assert await store.busy() == []
        await store.close()

    asyncio.run(life())


def test_a_database_grows_with_its_schema(tmp_path: Path) -> None:
    more = (*MIGRATIONS, "ALTER TABLE said ADD COLUMN loud INTEGER NOT NULL DEFAULT 0")

    async def keep(migrations: tuple[str, ...]) -> None:
        store = SqliteStore(tmp_path, migrations)
        await store.commit(first_batch(f"t{len(migrations)}"))
        await store.close()

    asyncio.run(keep(MIGRATIONS))
    asyncio.run(keep(more))
    db = sqlite3.connect(tmp_path / "stavitel.db")
    assert db.execute("PRAGMA user_version").fetchone() == (len(more),)
    assert db.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    db.close()
    with pytest.raises(StoreError, match="written by a newer Stavitel"):
        SqliteStore(tmp_path, MIGRATIONS)


def test_a_failed_step_leaves_the_old_version(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path).close())
    bad = (*MIGRATIONS, "CREATE TABLE extra (x); CREATE TABLE rows (x)")
    with pytest.raises(StoreError, match="cannot become version"):
        SqliteStore(tmp_path, bad)
    db = sqlite3.connect(tmp_path / "stavitel.db")
    assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'extra'").fetchone() == (0,)
    db.close()
    asyncio.run(SqliteStore(tmp_path).close())


def test_one_server_for_one_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="another server uses this folder"):
        SqliteStore(tmp_path)
    asyncio.run(store.close())
    asyncio.run(SqliteStore(tmp_path).close())


def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "stavitel.db").write_text("a shopping list, certainly no database\n" * 50)
    with pytest.raises(StoreError, match="expected a database of Stavitel"):
        SqliteStore(tmp_path)


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    """FULL is what makes an acknowledged move survive a loss of power, not only a crash."""
    asyncio.run(SqliteStore(tmp_path).close())
    db = connect(tmp_path / "stavitel.db")
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


WRITER = """
import asyncio, os, sys
from pathlib import Path
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.store import Batch, Entry, Summary
from tests.server.test_store import first_batch, after

async def life():
    store = SqliteStore(Path(sys.argv[1]))
    batch = first_batch("t")
    await store.commit(batch)
    number = len(batch.entries)
    while True:
        await store.commit(Batch("t", Summary(), entries=[Entry(number, "act", 0, number, 5)]))
        print(number, flush=True)
        number += 1
        if number == int(sys.argv[2]):
            os.kill(os.getpid(), 9)

asyncio.run(life())
"""


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(["", *sys.path]))
    done = subprocess.run(
        [sys.executable, "-c", WRITER, str(tmp_path), "200"],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == -9, done.stderr
    acknowledged = [int(line) for line in done.stdout.split()]

    async def life() -> None:
        store = SqliteStore(tmp_path)
        kept = await store.load("t")
        assert kept is not None
        assert [entry.number for entry in kept.entries] == list(range(acknowledged[-1] + 1))
        await store.close()

    asyncio.run(life())


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    with pytest.raises(StoreError, match="taken: expected a folder to keep tables in; got a file"):
        SqliteStore(taken)
    with pytest.raises(StoreError, match=r"below: expected a folder .*; got: Not a directory"):
        SqliteStore(taken / "below")
