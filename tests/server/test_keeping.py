"""Keeping house: what nobody ever played goes after a time, and nobody fills the disk."""

import asyncio
from pathlib import Path

import msgspec

from stavitel.engine.rng import Rng
from stavitel.server.bots import Bots
from stavitel.server.guests import Doorkeeper
from stavitel.server.hub import Hub
from stavitel.server.keeping import Quota, clear_once
from stavitel.server.settings import Limits, Settings
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.store import SeatSetup, Setup
from stavitel.server.table import Table
from stavitel.server.wire import ClockRules

from .kept import act, keep, laid, offered, play, setup

CAYLUS = "caylus_magna_carta"
A_DAY = 24 * 3600 * 1000
NOW = 1000 * A_DAY


def at(day: int, made: Setup) -> Setup:
    return msgspec.structs.replace(made, laid=day * A_DAY)


def bots_alone(table: str) -> Table:
    """Two bots in the middle of a game."""
    seats = [SeatSetup("bot", "", "random")] * 2
    played = Table.laid(msgspec.structs.replace(at(900, setup(CAYLUS, table)), seats=seats), [])
    for _ in range(5):
        assert played.match is not None
        seat, decision = played.asked, played.match.decision()
        assert seat is not None
        assert decision is not None
        played.act_for(seat, played.version, decision.options[0].action, 900 * A_DAY)
    return played


def record_of(table: str) -> Table:
    whole = laid(setup(CAYLUS, "whole"))
    play(whole, Rng(1))
    assert whole.match is not None
    record = whole.match.record.to_text()
    return Table.laid(msgspec.structs.replace(at(900, setup(CAYLUS, table)), record=record), [])


def house(folder: Path, days: float) -> tuple[Hub, SqliteStore]:
    store = SqliteStore(folder)
    settings = Settings(folder, keep_unplayed_days=days)
    return Hub(settings, store, Bots(1), Doorkeeper(b"k" * 32), lambda: NOW), store


def test_what_nobody_ever_played_is_cleared_away_after_the_time_the_host_sets(
    tmp_path: Path,
) -> None:
    begun, played = laid(at(900, setup(CAYLUS, "begun"))), laid(at(900, setup(CAYLUS, "played")))
    act(played, offered(played)[0])
    timed = at(900, setup(CAYLUS, "timed"))
    tables = [
        laid(at(900, setup(CAYLUS, "waiting", open=1))),
        begun,
        record_of("record"),
        bots_alone("bots"),
        played,
        laid(msgspec.structs.replace(timed, clock=ClockRules("days", 60 * 24 * 3600))),
        laid(at(980, setup(CAYLUS, "young", open=1))),
        laid(at(900, setup(CAYLUS, "looked_at", open=1))),
    ]
    for table in tables:
        table.touched = table.setup.laid
    keep(tmp_path, *[table.take() for table in tables])

    async def life() -> None:
        hub, store = house(tmp_path, 200.0)
        assert await clear_once(hub, store) == 0
        await hub.close()
        hub, store = house(tmp_path, 50.0)
        await hub.live("looked_at")
        assert await clear_once(hub, store) == 4
        there = {table.id for table in tables if await store.load(table.id) is not None}
        assert there == {"played", "timed", "young", "looked_at"}
        assert await clear_once(hub, store) == 0
        await hub.close()

    asyncio.run(life())


def test_a_table_that_was_just_touched_is_not_removed(tmp_path: Path) -> None:
    table = laid(at(900, setup(CAYLUS, "t", open=1)))
    keep(tmp_path, table.take())

    async def life() -> None:
        store = SqliteStore(tmp_path)
        await store.remove(["t"], 900 * A_DAY)
        assert await store.load("t") is not None
        await store.remove(["t"], 900 * A_DAY + 1)
        assert await store.load("t") is None
        await store.close()

    asyncio.run(life())


def test_an_address_lays_only_so_many_tables_in_a_day_and_drops_in_only_so_much() -> None:
    few = Limits(table_burst=1000, tables_per_day=5, record_bytes_per_day=1000)
    quota = Quota(few)
    assert [quota.may_lay("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert quota.may_lay("b")
    assert [quota.may_keep("a", 400) for _ in range(3)] == [True, True, False]
    assert quota.may_keep("a", 100)
