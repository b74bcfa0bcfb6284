"""The server that `load.py` measures: as always, but without limits, and it times its own loop.

Besides the waits that browsers see, which everything else on the machine distorts, it reports how
long its loop was busy and how long the garbage collector took, in seconds of *its own* work.
"""

import asyncio
import gc
import json
import signal
import socket
from pathlib import Path
from time import thread_time
from typing import Any, Final

from stavitel.server.app import make_app
from stavitel.server.load import BEGIN, END, HOST
from stavitel.server.process import Server, config
from stavitel.server.settings import Limits, Settings

GENEROUS: Final = 10**9
TICK: Final = 0.005
LIMITS: Final = Limits(
    message_burst=GENEROUS,
    table_burst=GENEROUS,
    request_burst=GENEROUS,
    connections_per_address=GENEROUS,
    handshake_burst=GENEROUS,
    sockets_per_address=GENEROUS,
    sockets_per_guest=1000,
    watchers_per_table_and_address=1000,
    watchers_per_address=GENEROUS,
)


class Probe:
    """What the loop does between two ticks of a few milliseconds."""

    def __init__(self) -> None:
        self._on = False
        self._collecting = 0.0
        self.busy: list[float] = []  # seconds of work in one go, about
        self.collected: list[float] = []  # seconds of each collection
        gc.callbacks.append(self._collects)

    def begin(self) -> None:
        self._on = True
        self.busy.clear()
        self.collected.clear()

    def end(self) -> None:
        self._on = False

    async def watch(self) -> None:
        before = thread_time()
        while True:
            await asyncio.sleep(TICK)
            now = thread_time()
            if self._on:
                self.busy.append(now - before)
            before = now

    def _collects(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = thread_time()
        elif self._on:
            self.collected.append(thread_time() - self._collecting)

    def told(self) -> str:
        busy, collected = sorted(self.busy) or [0.0], self.collected or [0.0]
        return json.dumps(
            {
                "busy_p99": 1000 * busy[int(len(busy) * 0.99)],
                "busy_worst": 1000 * busy[-1],
                "collections": len(self.collected),
                "collection_worst": 1000 * max(collected),
                "collection_total": 1000 * sum(collected),
            }
        )


class _Probed(Server):
    def __init__(self, probe: Probe, *args: Any) -> None:
        super().__init__(*args)
        self._probe = probe

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(BEGIN, self._probe.begin)
        loop.add_signal_handler(END, self._probe.end)
        self._hub.spawn(self._probe.watch())


def serve(folder: Path, workers: int) -> None:
    """Run until SIGTERM; first says its port, last what it has measured."""
    settings = Settings(folder, workers=workers, limits=LIMITS)
    app = make_app(settings)
    probe = Probe()
    with socket.create_server((HOST, 0)) as listening:
        port = str(listening.getsockname()[1])
        server = _Probed(probe, config(app, settings), app.state.hub, port, "")
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            server.run([listening])
        except KeyboardInterrupt:
            print(probe.told(), flush=True)
