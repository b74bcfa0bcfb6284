"""A backup is a data folder of its own, taken while the server runs or not."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from stavitel.private import private_file, private_folder, write_private
from stavitel.server.folder import DATABASE, KEY
from stavitel.server.store import StoreError


def back_up(folder: Path, target: Path) -> int:
    """Copy a data folder to a new one, whole or not at all; returns how many tables are in it.

    SQLite copies the database as it was at one moment, whatever is being kept meanwhile. A server
    started over the copy goes on from there. Raises StoreError.
    """
    if not (folder / DATABASE).is_file():
        raise StoreError(f"{folder}: expected the data folder of a server; it has no {DATABASE}")
    if target.is_file() or (target.is_dir() and any(target.iterdir())):
        raise StoreError(f"{target}: expected a folder that is new or empty; this one is not")
    beside = target.with_name(f"{target.name}.unfinished")
    try:
        shutil.rmtree(beside, ignore_errors=True)
        private_folder(beside)
        tables = _copy(folder / DATABASE, beside / DATABASE)
        if (folder / KEY).exists():
            write_private(beside / KEY, (folder / KEY).read_bytes())
        if target.exists():
            target.rmdir()  # it is empty
        os.replace(beside, target)
    except sqlite3.Error as problem:
        raise StoreError(f"{folder / DATABASE}: cannot be copied: {problem}") from None
    except OSError as problem:
        raise StoreError(f"{target}: cannot be written: {problem.strerror}") from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return tables


def _copy(source: Path, target: Path) -> int:
    private_file(target)
    uri = f"{source.absolute().as_uri()}?mode=rw"  # never makes a database where there is none
    with closing(sqlite3.connect(uri, uri=True)) as db, closing(sqlite3.connect(target)) as copy:
        db.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, readable from anywhere
        (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        (tables,) = copy.execute("SELECT COUNT(*) FROM tables").fetchone()
    return int(tables)
