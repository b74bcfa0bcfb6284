"""Files and folders for their owner alone: hidden cards and the secrets of draws lie in them."""

import os
from pathlib import Path
from stat import S_IMODE

_OTHERS = 0o077


def private_folder(path: Path) -> None:
    """Make a folder nobody else may look into; one that is there stays as it is."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def private_file(path: Path) -> None:
    """Make an empty file nobody else may read; one that is there stays as it is.

    It is never open to others, not even for a moment, and the umask, which belongs to all threads,
    is left alone.
    """
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))


def write_private(path: Path, data: bytes) -> None:
    """Write a file its owner alone may read, whole or not at all."""
    beside = path.with_name(f"{path.name}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def tighten(path: Path) -> bool:
    """Take all rights to a file or folder from others; returns whether they had any."""
    if os.name != "posix":
        return False  # permissions are kept elsewhere
    mode = S_IMODE(path.stat().st_mode)
    if mode & _OTHERS:
        path.chmod(mode & ~_OTHERS)
    return bool(mode & _OTHERS)
