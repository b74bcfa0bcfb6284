"""A full disk: told once, waited for, and forgotten when there is room again."""

import asyncio
import json
import logging
import os
import resource
import sys
import urllib.error
import urllib.request
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from stavitel.server.load import lay_scripted
from stavitel.server.store import NoRoom
from stavitel.server.wire import ClockRules
from tests.server.house import Asleep, Browser, House, MemoryStore, Watch

SOON = 30.0
LANGUAGES = ("en", "cs", "pl", "de")


def run(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def wrapped() -> None:
        asyncio.run(test())  # type: ignore[arg-type]

    wrapped.__name__ = test.__name__
    return wrapped


class Clockwork:
    """Seconds as the test says."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def timed(house: House) -> Clockwork:
    """The house's disk looks again as the test's own clock says."""
    clock = Clockwork()
    house.hub.disk._clock = clock  # type: ignore[misc]
    house.hub.disk._looked = -100.0
    return clock


async def alone(house: House, **rules: Any) -> Browser:
    """A browser with both seats, looking from the one that is asked."""
    anna = await house.browser("anna", await house.lay("me", "me", **rules))
    await anna.say("look", seat=anna.update["asked"])
    return anna


@run
async def test_a_move_that_finds_no_room_is_refused_and_nobody_is_sent_away() -> None:
    store = MemoryStore()
    house = House(store)
    clock = timed(house)
    anna = await alone(house)
    before = anna.update
    store.fault = NoRoom("full")
    told = set()
    for lang in LANGUAGES:
        await anna.say("lang", lang=lang)
        answer = await anna.act()
        assert (answer["type"], answer["code"]) == ("refused", "not_now")
        told.add("".join(answer["text"]))
    assert len(told) == 4
    assert not anna.dropped
    await anna.say("lang", lang="en")
    assert anna.update | {"keep": 0, "lines": []} == before | {"keep": 0, "lines": []}
    store.fault = None
    clock.seconds += 2
    assert (await anna.act())["type"] == "done"


@run
async def test_while_the_disk_is_full_it_is_tried_once_a_second_at_most() -> None:
    store = MemoryStore()
    house = House(store)
    clock = timed(house)
    anna = await alone(house)
    store.fault = NoRoom("full")
    for _ in range(50):
        await anna.act()
        await house.hub.tick()
        await house.hub.disk.works()
    assert store.beats == 0  # the move itself was the try
    for _ in range(50):
        clock.seconds += 0.1
        await anna.act()
        await house.hub.tick()
    assert store.beats <= 5


@run
async def test_health_writes_but_not_at_every_question() -> None:
    store = MemoryStore()
    house = House(store)
    clock = timed(house)
    answers = [await house.hub.disk.works() for _ in range(1000)]
    assert all(answers) and store.beats == 1
    store.fault = NoRoom("full")
    clock.seconds += 5
    answers = [await house.hub.disk.works() for _ in range(1000)]
    assert not any(answers) and store.beats == 2


def test_an_episode_is_two_lines_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def life() -> None:
        store = MemoryStore()
        house = House(store)
        clock = timed(house)
        anna = await alone(house)
        for _ in range(2):
            store.fault = NoRoom("no room at all")
            for _ in range(20):
                clock.seconds += 1
                await anna.act()
                await house.hub.tick()
            store.fault = None
            clock.seconds += 1
            await house.hub.tick()

    with caplog.at_level(logging.WARNING):
        asyncio.run(life())
    assert ["no room at all" in line for line in caplog.messages] == [True, False, True, False]


@run
async def test_bots_go_on_by_themselves_when_there_is_room_again() -> None:
    store = MemoryStore()
    house = House(store)
    clock = timed(house)
    watcher = await house.browser("anna", await house.lay("random", "random"))
    await watcher.until(lambda b: b.update["move"] > 5)
    store.fault = NoRoom("full")
    live = watcher.live
    async with asyncio.timeout(SOON):
        while live.thinking is not None:
            await asyncio.sleep(0)
    store.fault = None
    clock.seconds += 2
    await house.hub.tick()
    await watcher.until(lambda b: b.update["over"] is not None)


@run
async def test_nobody_is_charged_for_the_time_without_room() -> None:
    store, watch = MemoryStore(), Watch()
    house = House(store, watch, bots=Asleep(1))
    clock = timed(house)
    anna = await alone(house, clock=ClockRules("move", 30))
    watch.forward(20)
    store.fault = NoRoom("full")
    await anna.act()
    watch.forward(3600)
    await house.hub.tick()
    store.fault = None
    clock.seconds += 2
    await house.hub.tick()
    await anna.say("lang", lang="cs")
    assert not any(seat["away"] for seat in anna.info["seats"])
    assert [each["left"] for each in anna.update["clocks"] if each["running"]] == [30_000]


# a real server, a real disk that takes nothing more

FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
FULL = (0, resource.RLIM_INFINITY)  # no file may grow; also for root


def health(port: int) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as problem:
        return problem.code, json.load(problem)


async def health_becomes(port: int, status: int) -> dict[str, Any]:
    async with asyncio.timeout(SOON):
        while True:
            found, answer = await asyncio.to_thread(health, port)
            if found == status:
                return answer
            await asyncio.sleep(0.2)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs prlimit")
def test_a_server_on_a_full_disk_says_so_and_recovers_by_itself(tmp_path: Path) -> None:
    asyncio.run(_a_full_disk(tmp_path))


async def _a_full_disk(folder: Path) -> None:
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), PYTHONUNBUFFERED="1")
    arguments = ["-m", "stavitel", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    server = await create_subprocess_exec(
        sys.executable, *arguments, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env=environment
    )
    try:
        assert server.stdout is not None and server.stderr is not None
        async with asyncio.timeout(SOON):
            said = (await server.stdout.readline()).decode()
        port = int(said.rstrip().rstrip("/").rpartition(":")[2].split("/")[0])
        table, visitors = await asyncio.to_thread(lay_scripted, port)
        async with visitors[0].socket(table) as first, visitors[1].socket(table) as second:
            asked = await asking(first, second)
            link, update = asked
            assert (await health_becomes(port, 200))["ok"]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, FULL)
            for n in range(20):
                refused = await answered(link, choice(update, f"full {n}"))
                assert (refused["type"], refused["code"]) == ("refused", "not_now"), refused
            assert "disk" in "".join(refused["text"])
            told = await health_becomes(port, 503)
            assert not told["ok"] and "disk" in told["error"]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, FREE)
            assert (await health_becomes(port, 200))["ok"]
            assert (await answered(link, choice(update, "again")))["type"] == "done"
    finally:
        server.terminate()
        _, log = await server.communicate()
    lines = [line for line in log.decode().splitlines() if line.strip()]
    assert sum("until the disk has room again" in line for line in lines) == 1, lines
    assert sum("the disk has room again, after" in line for line in lines) == 1, lines
    assert len(lines) < 10, lines


def choice(update: dict[str, Any], id: str) -> dict[str, Any]:
    action = update["ask"]["options"][0]["action"]
    return {"type": "act", "id": id, "version": update["version"], "action": action}


async def asking(*links: Any) -> tuple[Any, dict[str, Any]]:
    """The socket whose seat is asked, and the update that says so."""
    async with asyncio.timeout(SOON):
        while True:
            for link in links:
                message = json.loads(await link.recv())
                while message["type"] != "update":
                    message = json.loads(await link.recv())
                if message["ask"]:
                    return link, message


async def answered(link: Any, message: dict[str, Any]) -> dict[str, Any]:
    await link.send(json.dumps(message))
    async with asyncio.timeout(SOON):
        while True:
            found: dict[str, Any] = json.loads(await link.recv())
            if found.get("id") == message["id"]:
                return found
