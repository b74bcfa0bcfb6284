"""Reading a table from the database: whole, or what is left of a damaged one."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from stavitel.server.store import Answer, Damaged, Entry, Kept, Remains, Said, Setup

_CORRUPT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY: Final = 0xFF
"""The part of an error code of SQLite that tells its kind."""

Struct = TypeVar("Struct", bound=msgspec.Struct)
_Found = dict[str, Any]


def load(db: sqlite3.Connection, table: str) -> Kept | None:
    """Everything about a table, or None if there is none; raises Damaged."""
    found = db.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    try:
        return Kept(
            _setup(found[0]),
            [_typed(row, Entry) for row in _rows(db, table)],
            [_holder(row) for row in _holders(db, table)],
            [_typed(row, Said) for row in _said(db, table)],
            [_typed(row, Answer) for row in _answers(db, table)],
        )
    except (msgspec.MsgspecError, TypeError, ValueError) as problem:
        raise Damaged(f"table {table}: {problem}") from problem


def remains(db: sqlite3.Connection, table: str) -> Remains:
    """What can still be read. Whatever is wrong, the rest is given."""
    left = Remains(table)
    with suppress(sqlite3.Error, TypeError):
        query = "SELECT host, touched, setup FROM tables WHERE id = ?"
        host, touched, setup = db.execute(query, (table,)).fetchone()
        left.host = host if isinstance(host, str) else ""
        left.touched = touched if isinstance(touched, int) else 0
        with suppress(msgspec.MsgspecError, TypeError, ValueError):
            left.setup = _setup(setup)
    with suppress(sqlite3.Error, msgspec.MsgspecError):  # what follows a gap is worth nothing
        for number, found in enumerate(_rows(db, table)):
            entry = _typed(found, Entry)
            if entry.number != number:
                break
            left.entries.append(entry)
    with suppress(sqlite3.Error):
        for found in _holders(db, table):
            with suppress(msgspec.MsgspecError):
                left.holders.append(_holder(found))
    with suppress(sqlite3.Error):
        for found in _said(db, table):
            with suppress(msgspec.MsgspecError):
                left.said.append(_typed(found, Said))
    return left


def is_damage(problem: sqlite3.Error) -> bool:
    """Whether the data is wrong; otherwise the disk or the system would not have it."""
    code = getattr(problem, "sqlite_errorcode", None)
    return code is None or code & _PRIMARY in _CORRUPT  # without a code: text that is none


def _rows(db: sqlite3.Connection, table: str) -> Iterator[_Found]:
    return _select(db, "number, kind, seat, action, at, text, note", "rows", table, "number")


def _holders(db: sqlite3.Connection, table: str) -> Iterator[_Found]:
    return _select(db, "seat, guest", "holders", table, "seat", "AND NOT gone")


def _said(db: sqlite3.Connection, table: str) -> Iterator[_Found]:
    return _select(db, "number, seat, name, text, at", "said", table, "number")


def _answers(db: sqlite3.Connection, table: str) -> Iterator[_Found]:
    return _select(db, "guest, id, version", "answers", table, "version")


def _select(
    db: sqlite3.Connection, columns: str, name: str, table: str, order: str, which: str = ""
) -> Iterator[_Found]:
    query = f"SELECT {columns} FROM {name} WHERE table_id = ? {which} ORDER BY {order}"
    keys = columns.split(", ")
    for values in db.execute(query, (table,)):
        yield dict(zip(keys, values))


def _setup(data: Any) -> Setup:
    return msgspec.json.decode(data, type=Setup)


def _typed(found: _Found, kind: type[Struct]) -> Struct:
    return msgspec.convert(found, kind)


def _holder(found: _Found) -> tuple[int, str]:
    return msgspec.convert(tuple(found.values()), tuple[int, str])
