"""Measurements over HTTP, on a port of their own: no proxy that serves the table leads there."""

import os
from pathlib import Path
from time import process_time, time
from typing import Final

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stavitel.server.hub import Hub
from stavitel.server.measures import gauge, text

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_PROCESS: Final = Path("/proc/self")  # where the system has it
_BEGUN: Final = time()


class Metered:
    """Goes around the app: counts its answers, and answers itself at the port of the metrics."""

    def __init__(self, app: ASGIApp, hub: Hub, port: int = 0) -> None:
        self._app = app
        self._hub = hub
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif self._port and scope["server"][1] == self._port:
            await self._tell(scope, receive, send)
        else:
            await self._app(scope, receive, self._counted(send))

    def _counted(self, send: Send) -> Send:
        answers = self._hub.measures.answers

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                answers.add(str(message["status"]))
            await send(message)

        return send_counted

    async def _tell(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        known = scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD")
        answer = (
            Response(metrics(self._hub), headers={"Content-Type": TYPE})
            if known
            else PlainTextResponse("measurements are at /metrics\n", 404)
        )
        await answer(scope, receive, send)


def metrics(hub: Hub) -> bytes:
    """All measurements of a server, as they are now."""
    tables, sockets = hub.census()
    return text(
        [
            *gauge("stavitel_tables", "Tables in memory.", tables),
            *gauge("stavitel_sockets", "Browsers connected to a table.", sockets),
            *hub.measures.lines(),
            *_of_the_process(),
        ]
    )


def _of_the_process() -> list[str]:
    """What is usually told of a process, under the usual names. Bots have their own processes."""
    found = [
        *gauge("process_start_time_seconds", "When the server started, since 1970.", _BEGUN),
        *gauge(
            "process_cpu_seconds_total", "Time of the processor used.", process_time(), "counter"
        ),
    ]
    if _PROCESS.exists():
        pages = int((_PROCESS / "statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        found += gauge("process_resident_memory_bytes", "Memory in use.", memory)
        found += gauge(
            "process_open_fds", "Open files and sockets.", len(os.listdir(_PROCESS / "fd"))
        )
    return found
