"""Leaving: a server that stops answers what it has begun to answer, and takes up nothing new."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

FAREWELL_SECONDS: Final = 5.0
"""How long a server waits before it leaves anyway: a disk that hangs must not keep it."""


class Leaving:
    """Whether the server leaves, and how many messages it is just answering."""

    def __init__(self) -> None:
        self.begun = False
        self._answering = 0
        self._answered: Final = asyncio.Event()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """What happens meanwhile is the answer to somebody's message."""
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1
            if self.begun and not self._answering:
                self._answered.set()

    async def begin(self) -> None:
        """Returns when all that was begun is answered, or has taken too long."""
        self.begun = True
        if self._answering:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answered.wait(), FAREWELL_SECONDS)
