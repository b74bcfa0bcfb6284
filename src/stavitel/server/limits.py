"""Limits: how often somebody may ask for something."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from stavitel.server.households import household
from stavitel.server.problems import problem
from stavitel.server.settings import Limits


class Bucket:
    """Allows `burst` at once, and refills with `per_minute`."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, burst: float, per_minute: float, now: float) -> None:
        self._burst = burst
        self._rate = per_minute / 60
        self._left = self._burst
        self._seen = now

    def take(self, now: float, amount: float = 1) -> bool:
        """So much more, if so much is left."""
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def full(self, now: float) -> bool:
        return self._left + (now - self._seen) * self._rate >= self._burst


class Meter:
    """A bucket for each address or guest; full ones are forgotten, so that it stays small."""

    def __init__(
        self,
        burst: float,
        per_minute: float,
        clock: Callable[[], float] = monotonic,
        most: int = 10_000,
    ) -> None:
        self._burst = burst
        self._per_minute = per_minute
        self._clock = clock
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, amount: float = 1) -> bool:
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[who] = Bucket(self._burst, self._per_minute, now)
        return bucket.take(now, amount)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self, now: float) -> None:
        if len(self._buckets) < self._most:
            return
        self._buckets = {
            who: bucket for who, bucket in self._buckets.items() if not bucket.full(now)
        }
        if len(self._buckets) >= self._most:
            self._buckets.clear()  # a flood of addresses must not fill the memory


ASSET: Final = 0.1
"""A page has some fifty small files, which a browser asks for once: a household that opens several
tables at the same time is no flood."""


class Throttle:
    """Goes around the app: an address that asks for too much is told to wait."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._meters = {
            "http": Meter(limits.request_burst, limits.requests_per_minute),
            "websocket": Meter(limits.handshake_burst, limits.handshakes_per_minute),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        client = (scope.get("client") or ("",))[0]
        meter = self._meters.get(scope["type"])
        amount = ASSET if scope.get("path", "").startswith("/assets/") else 1
        if meter is not None and not meter.take(household(client), amount):
            app = problem(429, "expected fewer requests; please wait a moment")
        await app(scope, receive, send)
