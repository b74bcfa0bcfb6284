"""Says what is being done: a line when a step begins, and how long it took if that was long."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LONG: Final = 2.0  # seconds
_BLANK: Final = "\r\033[K"


class Steps:
    """Steps that may overlap. On a terminal the seconds of those under way are counted."""

    def __init__(self) -> None:
        self._under_way: dict[str, float] = {}
        self._lock = threading.Lock()
        self._terminal = sys.stdout.isatty()
        if self._terminal:
            threading.Thread(target=self._count, daemon=True).start()

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        begun = time.monotonic()
        with self._lock:
            self._under_way[what] = begun
            if not self._terminal:
                print(f"{what} ...", flush=True)
        try:
            yield
        finally:
            spent = time.monotonic() - begun
            with self._lock:
                del self._under_way[what]
                if self._terminal:
                    print(f"{_BLANK}{what} ... {spent:.0f} s", flush=True)
                elif spent >= LONG:
                    print(f"{what} took {spent:.0f} s", flush=True)

    def _count(self) -> None:
        while True:
            time.sleep(0.5)
            with self._lock:
                if self._under_way:
                    now = time.monotonic()
                    told = [f"{what} ... {now - at:.0f} s" for what, at in self._under_way.items()]
                    print(f"{_BLANK}{'   '.join(told)}"[:200], end="", flush=True)
