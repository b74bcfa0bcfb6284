"""How a server fares under load: `python -m stavitel.server.load` (or `make bench-server`).

A server runs in a process of its own over an empty folder, on a disk, with every commit synced.
Half of the tables are bots against bots, at their usual pace; at the others two scripted browsers
play, each choice after a little thought. Everybody else looks on. What is measured is the time
from sending a choice to its acknowledgement, which comes after the commit.
"""

import asyncio
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import click
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from stavitel.fair import mark

GAME: Final = "caylus_magna_carta"
HOST: Final = "127.0.0.1"
BEGIN: Final = signal.SIGUSR1  # tells the server that the measurement begins
END: Final = signal.SIGUSR2
AT_ONCE: Final = 50


@dataclass
class LoadSeen:
    """What the scripted browsers saw."""

    waits: list[float] = field(default_factory=list)  # seconds from choice to acknowledgement
    versions: dict[str, int] = field(default_factory=dict)  # newest version of each table
    received: int = 0
    refused: int = 0
    lasted: float = 0.0  # seconds
    moves: int = 0  # of all tables meanwhile, by people, bots and chance
    used: float = 0.0  # seconds of a core by the server, its bots not counted
    load: float = 0.0  # of the whole machine, the mean of a minute


class Visitor:
    """One browser: its cookie and its requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://{HOST}:{port}"
        self.cookie = ""

    def get(self, path: str) -> Any:
        return self._ask("GET", path, None)

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, json.dumps(body))

    def _ask(self, method: str, path: str, body: str | None) -> Any:
        server = http.client.HTTPConnection(HOST, self.port, timeout=60)
        headers = {"Origin": self.origin, "Content-Type": "application/json", "Cookie": self.cookie}
        server.request(method, path, body, headers)
        answer = server.getresponse()
        data = json.loads(answer.read())
        if answer.status >= 300:
            raise click.ClickException(f"{path}: {answer.status} {data}")
        self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        server.close()
        return data

    def share(self, table: str, commitment: str, mark: str = "", number: str = "") -> Any:
        """A share in the draws: first the mark of a number, then the number."""
        asked = {"commitment": commitment, "mark": mark, "number": number}
        return self.post(f"/api/tables/{table}/share", asked)

    def socket(self, table: str) -> connect:
        return connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/socket",
            origin=Origin(self.origin),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            open_timeout=60,
            max_size=None,
        )


async def look_on(port: int, table: str, seen: LoadSeen, counts: bool, stop: asyncio.Event) -> None:
    """Somebody who only watches; one of them counts the moves of the table."""
    async with Visitor(port).socket(table) as socket:
        while not stop.is_set():
            try:
                async with asyncio.timeout(1):
                    frame = await socket.recv()
            except TimeoutError:
                continue
            seen.received += 1
            if counts and '"type":"update"' in frame[:20]:
                seen.versions[table] = int(json.loads(frame)["version"])


class Scripted:
    """A scripted browser: it thinks, takes any option and waits for the acknowledgement."""

    def __init__(self, visitor: Visitor, seen: LoadSeen, thought: float) -> None:
        self._visitor = visitor
        self._seen = seen
        self._thought = thought
        self._rng = random.Random(visitor.cookie)
        self._sent: dict[str, float] = {}

    async def play(self, table: str, stop: asyncio.Event) -> None:
        async with self._visitor.socket(table) as socket, asyncio.TaskGroup() as thoughts:
            while not stop.is_set():
                try:
                    async with asyncio.timeout(1):
                        message = json.loads(await socket.recv())
                except TimeoutError:
                    continue
                self._seen.received += 1
                if message["type"] == "done":
                    self._seen.waits.append(perf_counter() - self._sent.pop(message["id"]))
                elif message["type"] == "refused":
                    self._seen.refused += 1
                elif message["type"] == "update" and message["ask"]:
                    thoughts.create_task(self._choose(socket, message))

    async def _choose(self, socket: ClientConnection, update: Any) -> None:
        await asyncio.sleep(self._rng.uniform(0, 2 * self._thought))
        action = self._rng.choice(update["ask"]["options"])["action"]
        id = f"{self._rng.getrandbits(64):x}"
        message = {"type": "act", "id": id, "version": update["version"], "action": action}
        self._sent[id] = perf_counter()
        await socket.send(json.dumps(message))


def lay_scripted(port: int) -> tuple[str, list[Visitor]]:
    host, friend = Visitor(port), Visitor(port)
    laid = host.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    secret = next(invite["secret"] for invite in laid["invites"] if invite["seat"] == 1)
    table = laid["table"]
    friend.post(f"/api/tables/{table}/sit", {"secret": secret})
    promised = host.get(f"/api/tables/{table}")["commitment"]
    for visitor in (host, friend):
        visitor.share(table, promised, mark=mark(visitor.origin))
    for visitor in (host, friend):
        visitor.share(table, promised, number=visitor.origin)
    return table, [host, friend]


def lay_bots(port: int, bot: str) -> tuple[str, list[Visitor]]:
    seats = [{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
    return Visitor(port).post("/api/tables", {"game": GAME, "seats": seats})["table"], []


async def bombard(
    port: int, pid: int, tables: int, sockets: int, seconds: float, thought: float, bot: str
) -> LoadSeen:
    """Lay the tables, seat everybody, let them play, and tell what was seen."""
    laid = []
    for number in range(tables):
        lay = lay_scripted if number % 2 else lambda port: lay_bots(port, bot)
        laid.append(await asyncio.to_thread(lay, port))
    seen, stop = LoadSeen(), asyncio.Event()
    work: list[asyncio.Task[None]] = []
    for place in range(sockets):
        table, visitors = laid[place % tables]
        turn = place // tables
        if turn < len(visitors):
            scripted = Scripted(visitors[turn], seen, thought)
            work.append(asyncio.create_task(scripted.play(table, stop)))
        else:
            counts = turn == len(visitors)
            work.append(asyncio.create_task(look_on(port, table, seen, counts, stop)))
        if place % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0.2)
    await asyncio.sleep(3)
    seen.waits.clear()
    before, began, used = sum(seen.versions.values()), perf_counter(), cpu_seconds(pid)
    os.kill(pid, BEGIN)
    await asyncio.sleep(seconds)
    os.kill(pid, END)
    seen.load = os.getloadavg()[0]
    seen.lasted = perf_counter() - began
    seen.moves = sum(seen.versions.values()) - before
    seen.used = cpu_seconds(pid) - used
    waits = list(seen.waits)
    stop.set()
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, BaseException):
            click.echo(f"a browser failed: {outcome!r}", err=True)
    seen.waits = sorted(waits)
    return seen


def cpu_seconds(pid: int) -> float:
    """The time a process has kept a core busy, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The memory a process holds, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


@click.command()
@click.option("--tables", default=500, show_default=True, type=click.IntRange(2))
@click.option("--sockets", default=2000, show_default=True, type=click.IntRange(2))
@click.option("--seconds", default=20.0, show_default=True, help="How long to measure.")
@click.option("--thought", default=2.0, show_default=True, help="Mean seconds before a choice.")
@click.option("--bot", default="greedy", show_default=True, help="Who plays at tables of bots.")
@click.option("--workers", default=1, show_default=True, help="Processes in which bots think.")
@click.option("--serve", "served", type=click.Path(path_type=Path), hidden=True)
def main(
    tables: int, sockets: int, seconds: float, thought: float, bot: str, workers: int,
    served: Path | None,
) -> None:  # fmt: skip
    """Measure a server: acknowledgements, moves and memory under many tables and sockets."""
    if served is not None:
        from stavitel.server.load_server import serve

        serve(served, workers)
        return
    with tempfile.TemporaryDirectory(prefix="stavitel-load-") as folder:
        command = [sys.executable, "-m", "stavitel.server.load", "--workers", str(workers)]
        server = subprocess.Popen([*command, "--serve", folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            port = int(server.stdout.readline())
            empty = megabytes(server.pid)
            seen = asyncio.run(bombard(port, server.pid, tables, sockets, seconds, thought, bot))
            report(seen, tables, sockets)
            click.echo(
                f"memory of the server: {empty:.0f} MB empty, {megabytes(server.pid):.0f} MB"
            )
        finally:
            server.terminate()
            server.wait(30)
        report_loop(json.loads(server.stdout.readline() or "{}"))


def report(seen: LoadSeen, tables: int, sockets: int) -> None:
    waits = seen.waits or [0.0]
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    worst, lasted = 1000 * waits[-1], seen.lasted
    click.echo(f"{tables} tables, {sockets} sockets, {os.cpu_count()} cores, {lasted:.0f} s")
    click.echo(f"acknowledgement: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms")
    click.echo(f"choices acknowledged: {len(seen.waits) / lasted:.0f}/s, refused: {seen.refused}")
    click.echo(f"moves of all tables: {seen.moves / lasted:.0f}/s")
    busy = 100 * seen.used / lasted
    each = 1000 * seen.used / max(1, seen.moves)
    click.echo(f"the server kept a core busy for {busy:.0f} % of the time, {each:.2f} ms a move")
    click.echo(f"load of the machine: {seen.load:.1f}")


def report_loop(told: dict[str, float]) -> None:
    """What the server saw of itself: its own work only, whatever else the machine does."""
    if told:
        click.echo(
            "its loop was busy for {busy_p99:.1f} ms at p99, {busy_worst:.1f} ms at worst; "
            "{collections:.0f} collections took {collection_total:.0f} ms, "
            "the longest {collection_worst:.1f} ms".format(**told)
        )


if __name__ == "__main__":
    main()
