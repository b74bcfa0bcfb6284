"""kill -9 at random moments while people play: nothing acknowledged is lost, nothing done twice,
and browsers are back by themselves within seconds."""

import asyncio
import json
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, create_subprocess_exec
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stavitel.server.guests import COOKIE, hashed
from stavitel.server.load import Visitor, lay_scripted
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.table import Table

TABLES = 8
WITHIN_SECONDS = 5.0
AWAY = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Playing:
    """A browser as our page behaves: it comes back, and sends again what was not answered."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.rng = random.Random(table)
        self.unanswered: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.shown = 0.0  # when an update came last
        self.over = False

    async def play(self) -> None:
        while True:
            try:
                await self.connected()
            except AWAY:
                await asyncio.sleep(0.1)

    async def connected(self) -> None:
        async with self.visitor.socket(self.table) as link:
            if self.unanswered is not None:
                await link.send(json.dumps(self.unanswered))
            while True:
                message = json.loads(await link.recv())
                if message["type"] == "update":
                    self.shown = monotonic()
                    self.over = message["over"] is not None
                    if message["ask"] and self.unanswered is None:
                        await asyncio.sleep(self.rng.uniform(0, 0.4))
                        self.unanswered = self.choice(message)
                        await link.send(json.dumps(self.unanswered))
                elif self.unanswered and message.get("id") == self.unanswered["id"]:
                    # a restart forgets refusals, never acknowledgements
                    assert message["type"] == "done", message
                    self.acknowledged[message["id"]] = message["version"]
                    self.unanswered = None
                    await link.send(json.dumps({"type": "lang", "lang": "en"}))  # what now?

    def choice(self, update: dict[str, Any]) -> dict[str, Any]:
        options = update["ask"]["options"]
        return {
            "type": "act",
            "id": f"{self.rng.getrandbits(64):x}",
            "version": update["version"],
            "action": self.rng.choice(options)["action"],
        }


class Server:
    """`stavitel serve` as people start it."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.folder = folder
        self.process: Process | None = None

    async def start(self) -> None:
        arguments = ["serve", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
        self.process = await create_subprocess_exec(
            sys.executable, "-m", "stavitel", *arguments, stdout=DEVNULL, stderr=PIPE,
            env=environment,
        )  # fmt: skip

    async def ready(self) -> None:
        async with asyncio.timeout(30):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    writer.close()
                    return

    async def stop(self, how: signal.Signals) -> tuple[int | None, str]:
        """Ask it to stop; its exit code, and what it said on the error stream."""
        assert self.process is not None
        self.process.send_signal(how)
        _, err = await asyncio.wait_for(self.process.communicate(), 60)
        return self.process.returncode, err.decode()

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()


async def play_and_kill(folder: Path, kills: int, seed: int) -> list[Playing]:
    rng = random.Random(seed)
    server = Server(folder)
    await server.start()
    await server.ready()
    players: list[Playing] = []
    for _ in range(TABLES):
        table, visitors = await asyncio.to_thread(lay_scripted, server.port)
        players += [Playing(visitor, table) for visitor in visitors]
    work = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.3, 1.2))
            await server.kill()
            killed = monotonic()
            await server.start()
            await server.ready()  # how long a server takes to start depends on the machine
            back = monotonic()
            while not all(player.shown > killed or player.over for player in players):
                assert monotonic() - back < WITHIN_SECONDS, "somebody did not come back"
                assert not any(task.done() for task in work), [t for t in work if t.done()]
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
    finally:
        await server.kill()
        for task in work:
            task.cancel()
        outcomes = await asyncio.gather(*work, return_exceptions=True)
    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes), outcomes
    return players


async def check(folder: Path, players: Sequence[Playing]) -> int:
    """Every acknowledgement is kept once, and tables lead where they led."""
    store = SqliteStore(folder)
    for table in {player.table for player in players}:
        kept = await store.load(table)
        assert kept is not None
        Table.rebuilt(kept)
        answers = {(answer.guest, answer.id): answer.version for answer in kept.answers}
        assert len(answers) == len(kept.answers) == Counter(r.kind for r in kept.entries)["act"]
        for player in players:
            if player.table == table:
                cookie = player.visitor.cookie.removeprefix(f"{COOKIE}=")
                guest = hashed(cookie.partition(".")[0])
                for id, version in player.acknowledged.items():
                    assert answers[guest, id] == version
    await store.close()
    return sum(len(player.acknowledged) for player in players)


@pytest.mark.slow
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    players = asyncio.run(play_and_kill(tmp_path, 10, 1))
    assert asyncio.run(check(tmp_path, players)) > 50


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_kills_lose_nothing(tmp_path: Path, part: int) -> None:
    players = asyncio.run(play_and_kill(tmp_path, 10, 100 + part))
    assert asyncio.run(check(tmp_path, players)) > 50
