"""Whether the disk has room. A full disk is noticed and reported once, and so is its end."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from stavitel.server.store import Batch, NoRoom, Store, StoreError

LOOK_SECONDS: Final = 5.0
"""Somebody may ask for our health all day long; so often at most something is written for it."""
LOOK_SECONDS_WHEN_FULL: Final = 1.0

log = logging.getLogger(__name__)


class Disk:
    """All that is kept goes through here."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._full_since: float | None = None
        self._looked = -LOOK_SECONDS

    @property
    def full(self) -> bool:
        return self._full_since is not None

    async def commit(self, batch: Batch) -> None:
        """Keep a batch; raises NoRoom, or StoreError where something else is wrong."""
        try:
            await self._store.commit(batch)
        except NoRoom as problem:
            self._failed(problem)
            raise

    async def check(self) -> None:
        """Raises NoRoom where the disk was full a moment ago: nobody need try it again."""
        if self.full and not await self.works():
            raise NoRoom("the disk is still full")

    async def works(self) -> bool:
        """Write something small, unless that was done a moment ago; returns whether it was kept."""
        now = self._clock()
        if now - self._looked >= (LOOK_SECONDS_WHEN_FULL if self.full else LOOK_SECONDS):
            self._looked = now
            try:
                await self._store.beat()
            except StoreError as problem:
                self._failed(problem)
            else:
                self._recovered()
        return not self.full

    def _failed(self, problem: StoreError) -> None:
        self._looked = self._clock()
        if self._full_since is None:
            self._full_since = self._clock()
            log.error("nothing can be kept until the disk has room again: %s", problem)

    def _recovered(self) -> None:
        if self._full_since is not None:
            seconds = self._clock() - self._full_since
            self._full_since = None
            log.warning("the disk has room again, after %d seconds", seconds)
