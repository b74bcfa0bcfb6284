"""The door: connections are counted before anything is read from them, and must get to the point.

Uvicorn waits for a request as long as it takes. Here whoever connects must ask within seconds,
one household has only so many connections, and some descriptors are always left: a server without
any could neither keep a move nor let anybody in.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stavitel.server.households import household
from stavitel.server.settings import Limits

RESERVE: Final = 64
"""Descriptors for all but connections: database, workers, pages, the log."""
TOLD_EVERY: Final = 60.0

log = logging.getLogger(__name__)


def raised_limit(wanted: int = 65_536) -> int:
    """How many descriptors this process may have, after it asked for more."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)


class Door:
    """Counts the connections, by household unless a proxy stands in front of us."""

    def __init__(
        self,
        limits: Limits,
        descriptors: int,
        proxied: bool,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.limits: Final = limits
        self._room: Final = max(1, descriptors - RESERVE)
        self._proxied: Final = proxied
        self._clock: Final = clock
        self._inside: Final[Counter[str]] = Counter()
        self._count = 0
        self._told: dict[str, float] = {}

    def enter(self, host: str) -> str:
        """Count a newcomer; returns why it must go, or nothing. It is counted until it leaves."""
        who = household(host)
        self._inside[who] += 1
        self._count += 1
        if self._count > self._room:
            self._tell(f"no room for another connection: {self._room} are open")
            return "expected fewer connections; the server is full, please try again later"
        if not self._proxied and self._inside[who] > self.limits.connections_per_address:
            self._tell(f"one address has {self.limits.connections_per_address} connections")
            return "expected fewer connections of one address; please close some"
        return ""

    def leave(self, host: str) -> None:
        who = household(host)
        self._count -= 1
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def __len__(self) -> int:
        return self._count

    def _tell(self, what: str) -> None:
        """Once a minute: a flood must not fill the log."""
        now = self._clock()
        if now - self._told.get(what, -TOLD_EVERY) >= TOLD_EVERY:
            self._told[what] = now
            log.warning("newcomers are refused: %s", what)

    def protocols(self) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
        """What uvicorn speaks at this door."""
        door = self

        class Request(_Request):
            at = door

        class Socket(_Socket):
            at = door

        return Request, Socket


class _Request(HttpToolsProtocol):
    """A connection that asks; it has so long for it."""

    at: Door

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self.at.enter(_host(self.client))
        if refused:
            self._refuse(refused)
        else:
            self._within(self.at.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self.at.leave(_host(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._within(self.at.limits.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._within(self.at.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()

    def _within(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.transport.close()

    def _refuse(self, sentence: str) -> None:
        body = f'{{"error":"{sentence}"}}'
        head = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n"
        rest = f"Content-Length: {len(body)}\r\nRetry-After: 30\r\nConnection: close\r\n\r\n{body}"
        self.transport.write((head + rest).encode())
        self.transport.close()


class _Socket(WebSocketsSansIOProtocol):
    """A request that became a socket: still the same connection."""

    at: Door

    def connection_lost(self, exc: Exception | None) -> None:
        self.at.leave(_host(self.client))
        super().connection_lost(exc)


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
