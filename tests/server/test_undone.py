"""What was taken back leaves one entry, and every other thing as it was."""

import asyncio
import random
from pathlib import Path
from time import perf_counter

import msgspec
import pytest

from stavitel.server.guests import hashed
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.store import Batch, Kept
from stavitel.server.table import ANSWERS_KEPT, Table
from stavitel.server.wire import ClockRules
from tests.server.kept import ANNA, BORIS, PLAYERS, laid, offered, setup

CAYLUS = "caylus_magna_carta"


def started(clock: ClockRules | None = None) -> tuple[Table, Kept]:
    """A table for Anna and Boris, and what was kept of it."""
    plan = msgspec.structs.replace(setup(CAYLUS, "t"), clock=clock or ClockRules())
    table = laid(plan)
    kept = Kept(plan, [], [], [], [])
    add(kept, table.take())
    return table, kept


def add(kept: Kept, batch: Batch) -> None:
    """What a store does with a batch."""
    if batch.cut is not None:
        del kept.entries[batch.cut :]
    kept.entries += batch.entries
    kept.holders += batch.holders
    kept.answers = [answer for answer in kept.answers if answer.version >= batch.forget]
    kept.answers += batch.answers
    assert [entry.number for entry in kept.entries] == list(range(len(kept.entries)))


def asked(table: Table) -> str:
    assert table.asked is not None
    return hashed(PLAYERS[table.asked])


def change_of_mind(table: Table, kept: Kept, number: int) -> None:
    """Somebody chooses, and takes it back."""
    guest = asked(table)
    options = offered(table)
    table.act(guest, table.version, options[number % len(options)], True, number)
    table.note_answer(guest, f"act {number}")
    add(kept, table.take())
    table.undo(guest, table.version, number)
    table.note_answer(guest, f"undo {number}")
    add(kept, table.take())


def test_a_change_of_mind_leaves_one_row_however_often() -> None:
    table, kept = started()
    before = len(kept.entries)
    for number in range(300):
        change_of_mind(table, kept, number)
    assert [entry.kind for entry in kept.entries[before:]] == ["undo"]
    again = Table.rebuilt(kept)
    assert again.match is not None
    assert table.match is not None
    assert again.match.exact_mark() == table.match.exact_mark()
    assert again.version == table.version >= 600  # a message for an earlier one is stale
    assert again.cuts == table.cuts
    assert len(again.cuts) == 1


def test_many_changes_of_mind_cost_nothing_at_the_next_start(tmp_path: Path) -> None:
    table, kept = started()
    for number in range(2 * ANSWERS_KEPT):
        change_of_mind(table, kept, number)
    assert len(kept.answers) <= 2 * ANSWERS_KEPT + 2

    async def life() -> None:
        store = SqliteStore(tmp_path)
        entries = Batch(
            "t", table.summary(), kept.setup, kept.entries, kept.holders, [], kept.answers
        )
        await store.commit(entries)
        began = perf_counter()
        loaded = await store.load("t")
        assert loaded is not None
        again = Table.rebuilt(loaded)
        assert perf_counter() - began < 0.5
        assert again.version == table.version >= 4 * ANSWERS_KEPT
        await store.close()

    asyncio.run(life())


def test_the_store_replaces_what_was_taken_back(tmp_path: Path) -> None:
    table = laid(setup(CAYLUS, "t"))

    async def life() -> None:
        store = SqliteStore(tmp_path)
        await store.commit(table.take())
        for hold in (True, False, True):
            guest = asked(table)
            table.act(guest, table.version, offered(table)[0], hold, 5)
            await store.commit(table.take())
            table.undo(guest, table.version, 6)
            await store.commit(table.take())
        kept = await store.load("t")
        assert kept is not None
        assert [entry.kind for entry in kept.entries if entry.kind == "undo"] == ["undo"]
        assert Table.rebuilt(kept).version == table.version
        await store.close()

    asyncio.run(life())


@pytest.mark.parametrize("seed", range(4))
def test_clocks_people_and_moves_are_the_same_after_a_start(seed: int) -> None:
    """Choices, changes of mind, leaving and coming back in any order, with a clock."""
    rng = random.Random(seed)
    table, kept = started(ClockRules("game", 3600, 5))
    now = 1000
    undone = 0
    for _ in range(120):
        now += rng.randrange(2000)
        guest = asked(table) if table.asked is not None else ANNA
        seat = table.seats_of(guest)[0]
        may_undo = table.undo_seat(guest) is not None
        what = rng.choice(["act", "act", "undo", "undo", "leave"])
        if table.state != "playing":
            break
        if table.seats[seat].away:
            table.come_back(seat, guest, now)
        elif what == "undo" and may_undo:
            table.undo(guest, table.version, now)
            undone += 1
        elif table.unconfirmed:
            table.confirm(guest, table.version, now)
        elif what == "leave":
            other = hashed(BORIS if guest == hashed(ANNA) else ANNA)
            place = table.seats_of(other)[0]
            (table.come_back if table.seats[place].away else table.leave)(place, other, now)
        else:
            table.act(guest, table.version, rng.choice(offered(table)), rng.random() < 0.7, now)
        add(kept, table.take())
        again = Table.rebuilt(kept)
        assert again.match is not None
        assert table.match is not None
        assert again.match.exact_mark() == table.match.exact_mark()
        assert (again.version, again.unconfirmed, again.asked) == (
            table.version, table.unconfirmed, table.asked,
        )  # fmt: skip
        assert again.clocks.show(now + 500) == table.clocks.show(now + 500)
        assert [s.away for s in again.seats] == [s.away for s in table.seats]
        assert again.cuts == table.cuts
    assert undone > 5
