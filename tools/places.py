"""Where things lie: the checkout, its environment, and locks that are free again at any end."""

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "src" / "stavitel" / "server" / "static"
SETTING_UP: Final = ROOT / "Makefile"
"""Whoever sets up holds a lock on this file: it is always there, and nobody clears it away."""


WAITING: Final = "Waiting for another make in this folder ..."


def environment() -> Path:
    """The environment whose interpreter runs this."""
    return Path(sys.prefix)


@contextmanager
def alone(place: Path, waiting: str) -> Iterator[None]:
    """One process at a time; the others say what they wait for."""
    with place.open() as file:
        if not taken(file.fileno()):
            print(waiting, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def taken(file: int) -> bool:
    """Take a lock if it is free."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def replace_text(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file so that others see the old text or the new one, never half of it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.write_text(text, encoding="utf-8")
    fresh.chmod(mode)
    fresh.replace(path)
