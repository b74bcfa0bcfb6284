"""A server that is told to stop finishes what it has begun, says goodbye, and leaves with 0."""

import asyncio
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stavitel.server.leaving import FAREWELL_SECONDS
from stavitel.server.load import Visitor, lay_bots, lay_scripted
from stavitel.server.process import GOODBYE_SECONDS
from stavitel.server.store import Batch

from .house import Browser, House, MemoryStore
from .test_kill import Playing, Server, check

SERVICE_RESTART = 1012
PATIENCE = 60
LONGEST_STOP = FAREWELL_SECONDS + 3 * GOODBYE_SECONDS
TABLES = 4


class Sent(Playing):
    """A player who notes with which code it was sent away."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table)
        self.codes: list[int] = []

    async def connected(self) -> None:
        try:
            await super().connected()
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            raise


def deaf_browser(port: int, table: str) -> socket.socket:
    """A browser that comes to a table and then reads nothing, not even our goodbye."""
    link = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: c3Rhdml0ZWwgc3Rhdml0ZQ==", "", "",
    ]  # fmt: skip
    link.sendall("\r\n".join(lines).encode())
    assert b" 101 " in link.recv(64)
    return link


async def play_and_stop(folder: Path, how: signal.Signals) -> list[Sent]:
    server = Server(folder)
    await server.start()
    await server.ready()
    players: list[Sent] = []
    for _ in range(TABLES):
        table, visitors = await asyncio.to_thread(lay_scripted, server.port)
        players += [Sent(visitor, table) for visitor in visitors]
    bots, _ = await asyncio.to_thread(lay_bots, server.port, "search:300ms")
    deaf = await asyncio.to_thread(deaf_browser, server.port, bots)
    work = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: all(player.acknowledged for player in players))
        told = monotonic()
        assert await server.stop(how) == (0, "")
        stopped = monotonic()
        assert stopped - told < LONGEST_STOP
        # the goodbye may be on its way to a player when the server is already gone
        await until(lambda: all(player.codes for player in players))
        assert [player.codes for player in players] == [[SERVICE_RESTART]] * len(players)
        await server.start()
        await until(lambda: all(player.shown > stopped for player in players))
    finally:
        deaf.close()
        await server.kill()
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    return players


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_whoever_plays_is_sent_away_kindly_and_comes_back(
    how: signal.Signals, tmp_path: Path
) -> None:
    players = asyncio.run(play_and_stop(tmp_path, how))
    assert asyncio.run(check(tmp_path, players)) >= len(players)


class SlowStore(MemoryStore):
    """Keeps nothing before it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.allowed = asyncio.Event()
        self.allowed.set()

    async def commit(self, batch: Batch) -> None:
        await self.allowed.wait()
        await super().commit(batch)


async def just_speaking() -> tuple[House, SlowStore, Browser, "asyncio.Future[dict[str, Any]]"]:
    """Anna says something, and the store has not kept it yet."""
    store = SlowStore()
    house = House(store)
    anna = await house.browser("anna", await house.lay("me", "me"))
    store.allowed.clear()
    said = asyncio.ensure_future(anna.do("say", text="ahoj"))
    await asyncio.sleep(0)
    return house, store, anna, said


def test_a_message_under_way_is_acknowledged_before_the_goodbye() -> None:
    async def life() -> None:
        house, store, anna, said = await just_speaking()
        leaving = asyncio.ensure_future(house.hub.leave())
        await asyncio.sleep(0)
        assert (said.done(), anna.dropped) == (False, False)
        store.allowed.set()
        await leaving
        assert anna.dropped
        assert (await said)["type"] == "done"
        await house.hub.close()

    asyncio.run(life())


def test_what_hangs_does_not_keep_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stavitel.server.leaving.FAREWELL_SECONDS", 0.01)

    async def life() -> None:
        house, store, anna, said = await just_speaking()
        await house.hub.leave()
        assert (said.done(), anna.dropped) == (False, True)
        store.allowed.set()
        await house.hub.close()
        await said

    asyncio.run(life())
