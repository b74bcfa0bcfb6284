"""Damaged rows: one table that cannot be read is put aside, and the house goes on."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stavitel.engine.rng import Rng
from stavitel.server.app import make_app
from stavitel.server.guests import Doorkeeper
from stavitel.server.hub import Hub
from stavitel.server.settings import Settings
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.wire import ClockRules
from tests.server.asking import HOST
from tests.server.house import Asleep, Watch
from tests.server.kept import ANNA, OTHER, keep, laid, play, setup

CAYLUS = "caylus_magna_carta"
BAD, GOOD = "bad-table", "good-table"
DAY = 24 * 3600
SOCKET = f"{HOST.replace('http', 'ws')}/api/tables"
WORDS = "we shall meet again"


def furnish(folder: Path) -> None:
    """Two tables of Anna and Boris where a clock runs, each some moves into its game."""
    batches = []
    for name in (BAD, GOOD):
        rules = replace(setup(CAYLUS, name), clock=ClockRules("days", DAY))
        table = laid(rules)
        play(table, Rng(3), 40)
        for _ in range(200):  # enough for pages of its own
            table.say(0, WORDS, 7)
        batches.append(table.take())
    keep(folder, *batches)


# ten kinds of damage, and some more

Damage = Callable[[sqlite3.Connection], object]


def sql(*changes: str) -> Damage:
    def apply(db: sqlite3.Connection) -> None:
        for change in changes:
            assert db.execute(change).rowcount == 1, change

    return apply


def setup_with(**values: Any) -> Damage:
    def apply(db: sqlite3.Connection) -> None:
        (text,) = db.execute("SELECT setup FROM tables WHERE id = ?", (BAD,)).fetchone()
        changed = json.dumps(json.loads(text) | values).encode()
        db.execute("UPDATE tables SET setup = ? WHERE id = ?", (changed, BAD))

    return apply


def nothing_where_something_was(db: sqlite3.Connection) -> None:
    """What `NOT NULL` forbids can still be on a disk."""
    db.execute("PRAGMA writable_schema = ON")
    db.execute("UPDATE sqlite_master SET sql = replace(sql, 'action INTEGER NOT NULL', 'action')")
    db.execute("PRAGMA writable_schema = RESET")
    sql(f"UPDATE rows SET action = NULL WHERE {LAST}")(db)


LAST = f"table_id = '{BAD}' AND number = (SELECT max(number) FROM rows WHERE kind = 'act')"
ROW = f"UPDATE rows SET {{}} WHERE {LAST}"
HERE = f"WHERE id = '{BAD}'"

DAMAGES: dict[str, Damage] = {
    "a setup that is no JSON": sql(f"UPDATE tables SET setup = '{{oops' {HERE}"),
    "a setup cut off": sql(f"UPDATE tables SET setup = substr(setup, 1, 40) {HERE}"),
    "a setup of another type": sql(f"UPDATE tables SET setup = 17 {HERE}"),
    "an unknown game": setup_with(game="ludo"),
    "no seats": setup_with(seats=[]),
    "a start that is none": setup_with(start={"phase": 3}),
    "a missing row": sql(f"DELETE FROM rows WHERE {LAST}"),
    "an impossible action": sql(ROW.format("text = 'dance'")),
    "another action": sql(ROW.format("action = action + 1, text = ''")),
    "an unknown kind": sql(ROW.format("kind = 'dance'")),
    "a seat that is not there": sql(ROW.format("seat = 9")),
    "a seat below the first": sql(ROW.format("seat = -2")),
    "a seat that was not asked": sql(ROW.format("seat = 1 - seat")),
    "a held seat that is not there": sql(f"INSERT INTO holders VALUES ('{BAD}', -1, 'x', 0)"),
    "nothing where a number was": nothing_where_something_was,
    "a text where a number was": sql(ROW.format("at = 'yesterday'")),
    "letters that are none": sql(ROW.format("text = CAST(x'ff00' AS TEXT)")),
    "talk that is none": lambda db: db.execute(
        f"UPDATE said SET text = x'00', at = 'x' WHERE table_id = '{BAD}'"
    ),
}

every_damage = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    furnish(tmp_path)
    return tmp_path


def hurt(folder: Path, damage: Damage) -> None:
    db = sqlite3.connect(folder / "stavitel.db", isolation_level=None)
    damage(db)
    db.close()


def hub_over(folder: Path, watch: Watch) -> Hub:
    settings = Settings(folder, idle_seconds=0)
    return Hub(settings, SqliteStore(folder), Asleep(1), Doorkeeper(b"k" * 32), watch)


@every_damage
def test_at_the_start_the_others_are_taken_up(
    folder: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async def life() -> None:
        hub = hub_over(folder, Watch())
        with caplog.at_level(logging.ERROR):
            await hub.start()
        assert [live.table.id for live in hub.all_live()] == [GOOD]
        assert hub.aside.ids() == [BAD]
        assert [BAD in message for message in caplog.messages] == [True]
        await hub.close()

    hurt(folder, damage)
    asyncio.run(life())


@every_damage
def test_on_a_clock_the_others_run_out_all_the_same(folder: Path, damage: Damage) -> None:
    """The damage comes while the tables are out of memory, with their clocks running."""

    async def life() -> None:
        watch = Watch()
        hub = hub_over(folder, watch)
        for table in (BAD, GOOD):
            await hub.live(table)
        await hub.tick()
        assert hub.all_live() == []
        hurt(folder, damage)
        watch.forward(2 * DAY)
        await hub.tick()
        assert hub.aside.ids() == [BAD]
        assert any(seat.away for seat in (await hub.table(GOOD)).seats)
        await hub.tick()
        await hub.close()

    asyncio.run(life())


@every_damage
def test_lists_answer_and_the_owner_is_told(folder: Path, damage: Damage) -> None:
    hurt(folder, damage)
    with TestClient(make_app(Settings(folder, 1)), HOST, cookies={"stavitel": ANNA}) as browser:
        lines = {line["table"]: line["state"] for line in browser.get("/api/tables").json()}
        assert lines == {GOOD: "playing", BAD: "aside"}
        told = [browser.get(f"/api/tables/{BAD}?lang={lang}") for lang in ("en", "cs", "pl", "de")]
        assert {answer.status_code for answer in told} == {410}
        assert len({answer.json()["error"] for answer in told}) == 4
        health = browser.get("/api/health").json()
        assert (health["ok"], health["aside"], health["tables"]) == (True, 1, [BAD])
        headers = {"Origin": HOST}
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            browser.websocket_connect(f"{SOCKET}/{BAD}/socket", headers=headers) as socket,
        ):
            socket.receive_json()
        assert closed.value.code == 4410


@every_damage
def test_what_can_be_read_can_be_saved(folder: Path, damage: Damage) -> None:
    hurt(folder, damage)
    with TestClient(make_app(Settings(folder, 1)), HOST, cookies={"stavitel": ANNA}) as browser:
        answer = browser.get(f"/api/tables/{BAD}/remains")
        assert answer.status_code == 200
        assert BAD in answer.text
        assert (WORDS in answer.text) == (damage is not DAMAGES["talk that is none"])
        if damage in (DAMAGES["an impossible action"], DAMAGES["a missing row"]):
            assert answer.text.count("\n") > 30  # the log up to there
        browser.cookies = {"stavitel": OTHER}
        assert browser.get(f"/api/tables/{BAD}/remains").status_code == 403
        assert browser.get(f"/api/tables/{GOOD}/remains").status_code == 404
        assert browser.get("/api/tables").json() == []


def break_pages(folder: Path, of: Callable[[bytes], bool]) -> int:
    """Overwrite pages of the database file, as a dying disk does; returns how many."""
    path = folder / "stavitel.db"
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    hit = [at for at in range(size, len(data), size) if of(bytes(data[at : at + size]))]
    for at in hit:
        data[at : at + size] = b"\xaa" * size
    path.write_bytes(data)
    return len(hit)


def test_a_broken_page_of_one_table_is_no_other_tables_business(folder: Path) -> None:
    name, other = BAD.encode(), GOOD.encode()
    assert break_pages(folder, lambda page: name in page and other not in page) > 0
    with TestClient(make_app(Settings(folder, 1)), HOST, cookies={"stavitel": ANNA}) as browser:
        assert browser.get("/api/health").json()["tables"] == [BAD]
        lines = {line["table"]: line["state"] for line in browser.get("/api/tables").json()}
        assert lines == {GOOD: "playing", BAD: "aside"}
        assert browser.get(f"/api/tables/{GOOD}").status_code == 200
        assert browser.get(f"/api/tables/{BAD}").status_code == 410
        assert browser.get(f"/api/tables/{BAD}/remains").status_code == 200


def test_a_broken_list_of_tables_leaves_the_house_open(folder: Path) -> None:
    assert break_pages(folder, lambda page: b'"stand_in"' in page) > 0
    with TestClient(make_app(Settings(folder, 1)), HOST, cookies={"stavitel": ANNA}) as browser:
        assert browser.get("/api/health").json()["tables"] == [BAD, GOOD]
        assert browser.get("/api/tables").status_code == 200
        assert browser.get("/api/games?lang=cs").status_code == 200
