"""No single request keeps the other tables waiting: long work is done bit by bit, or elsewhere."""

import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stavitel.engine.rng import Rng
from stavitel.reading import Reading
from stavitel.record import Record
from stavitel.server.app import make_app
from stavitel.server.logs import MOVES_AT_ONCE
from stavitel.server.replaying import Replay
from stavitel.server.settings import Settings
from stavitel.server.store import Batch
from stavitel.server.table import Table

from .asking import HOST
from .house import House, MemoryStore
from .kept import keep, laid, play, setup

CAYLUS = "caylus_magna_carta"
OWN = {"Origin": HOST}


@cache
def over() -> tuple[Batch, Record]:
    """A finished game."""
    table = laid(setup(CAYLUS, "over", seats=3))
    play(table, Rng(3))
    assert table.match is not None
    return table.take(), table.match.record


async def turns_during(work: Callable[[], Any]) -> int:
    """How often others get a turn while something is done."""
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.ensure_future(others())
    await asyncio.sleep(0)
    before = turns
    await work()
    beside.cancel()
    return turns - before


def test_the_first_log_of_a_long_game_leaves_turns_to_others() -> None:
    batch, record = over()
    enough = len(record.actions) // MOVES_AT_ONCE - 1
    assert enough > 10

    async def life() -> None:
        store = MemoryStore()
        await store.commit(batch)
        house = House(store)
        await house.hub.live("over")
        assert await turns_during(lambda: house.browser("olga", "over", "cs")) >= enough
        watcher = await house.browser("pavel", "over", "de")
        assert await turns_during(lambda: watcher.say("lang", lang="pl")) >= enough
        assert await turns_during(lambda: watcher.say("lang", lang="cs")) < 10  # known by now
        await house.hub.close()

    asyncio.run(life())


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    keep(tmp_path, over()[0])
    with TestClient(make_app(Settings(tmp_path, 1)), HOST) as client:
        yield client


def on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class Spy:
    """Notes for each call of a function whether the tables had to wait for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        self.calls: list[bool] = []
        original = getattr(owner, name)

        def noted(*args: Any, **kwargs: Any) -> Any:
            self.calls.append(on_the_loop())
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, noted)


def test_draws_are_worked_out_beside_the_tables_and_once(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    import stavitel.server.history_http as history

    spy = Spy(monkeypatch, history, "draws")
    first, second = (browser.get("/api/tables/over/fair").json() for _ in "ab")
    assert len(first["draws"]) > 10
    assert first == second
    assert spy.calls == [False]


def test_a_moment_far_into_the_game_is_found_beside_the_tables(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy(monkeypatch, Replay, "after")
    assert browser.get(f"/api/tables/over/moments/{len(over()[1].actions)}").json()["over"]
    assert spy.calls == [False]


def test_records_are_written_and_read_beside_the_tables(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, reading = Spy(monkeypatch, Reading, "to_text"), Spy(monkeypatch, Table, "laid")
    text = browser.get("/api/tables/over/record").text
    headers = {**OWN, "Content-Type": "text/plain"}
    assert browser.post("/api/records", content=text, headers=headers).status_code == 201
    body = {"move": len(over()[1].actions) - 5, "seat": 0}
    assert browser.post("/api/tables/over/branch", json=body, headers=OWN).status_code == 201
    assert writing.calls == [False, False]
    assert reading.calls == [False, False]
