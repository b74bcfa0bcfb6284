"""The data folder is its owner's alone: draws to come, names and talk lie in it in the clear."""

import logging
from pathlib import Path
from typing import Final

from stavitel.private import private_file, private_folder, tighten
from stavitel.server.store import StoreError

DATABASE: Final = "stavitel.db"
LOCK: Final = "lock"
KEY: Final = "key"
ANALYSES: Final = "analyses"
KEY_BYTES: Final = 32

log = logging.getLogger(__name__)


def own_folder(folder: Path) -> None:
    """Make the folder and its files, or close to others what is there; raises StoreError.

    SQLite gives the files it lays beside a database the permissions of the database.
    """
    _refuse_losses(folder)
    try:
        private_folder(folder)
        for name in (DATABASE, LOCK):
            private_file(folder / name)
    except OSError as problem:
        reason = "got a file" if folder.is_file() else f"got: {problem.strerror}"
        raise StoreError(f"{folder}: expected a folder to keep tables in; {reason}") from None
    everything = list(folder.iterdir())
    ours = [path for path in everything if path.name.startswith((DATABASE, LOCK, KEY, ANALYSES))]
    for path in ours:
        _close_to_others(path)
    if len(ours) == len(everything):  # a folder like /tmp is not ours to close
        _close_to_others(folder)


def _refuse_losses(folder: Path) -> None:
    """What was there and is empty now is not silently begun anew.

    The key is made after the database, and SQLite's log lies beside it while it is open: where one
    of them is, there was a database.
    """
    key = folder / KEY
    if key.exists() and _size(key) < KEY_BYTES:
        raise StoreError(
            f"{key}: expected the key behind the links, {KEY_BYTES} bytes; got {_size(key)}."
            " Put it back from a backup; without it links sent before open nothing any more"
        )
    database, log_of_it = folder / DATABASE, folder / f"{DATABASE}-wal"
    if _size(database) == 0 and (key.exists() or _size(log_of_it) > 0):
        raise StoreError(
            f"{database}: expected the tables of this server; it is empty or gone."
            f" Put it back from a backup; only where no table is missed, remove {KEY} as well"
        )


def _size(path: Path) -> int:
    """In bytes; 0 where there is no such file."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _close_to_others(path: Path) -> None:
    try:
        if tighten(path):
            log.warning("%s was open to other users of this machine; now it is not", path)
    except OSError as problem:
        log.warning("%s may be open to other users of this machine: %s", path, problem.strerror)
