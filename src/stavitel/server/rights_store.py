"""What the database keeps of one guest: found, and forgotten."""

import sqlite3

import msgspec

from stavitel.server.reading import load
from stavitel.server.store import EVER, Damaged, Kept, Setup, Tenure, Trace


def trace(db: sqlite3.Connection, table: str, guest: str) -> Trace:
    """What is kept of a guest at a table; raises Damaged."""
    kept = load(db, table)
    if kept is None:
        raise Damaged(f"table {table}: it is gone")
    query = "SELECT seat, gone FROM holders WHERE table_id = ? AND guest = ? ORDER BY seat"
    held = [_held(kept, seat, gone) for seat, gone in db.execute(query, (table, guest))]
    entries = [one for one in kept.entries if any(_covers(at, one.seat, one.at) for at in held)]
    said = [line for line in kept.said if any(_covers(one, line.seat, line.at) for one in held)]
    messages = sum(answer.guest == guest for answer in kept.answers)
    return Trace(table, kept.setup, held, entries, said, messages)


def forget(db: sqlite3.Connection, guest: str, found: Trace) -> None:
    """Names and talk go, and whatever says who held a seat; moves stay, for the others."""
    table = found.table
    now = db.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    if now is None:
        return
    setup = msgspec.json.decode(now[0], type=Setup)  # another may have gone meanwhile
    seats = list(setup.seats)
    for held in found.seats:
        key = (table, held.seat, held.since, held.until)
        where = "WHERE table_id = ? AND seat = ? AND at >= ? AND at <= ?"
        db.execute(f"UPDATE rows SET text = '' {where} AND kind IN ('sit', 'deck')", key)
        db.execute(f"UPDATE said SET name = '', text = '' {where}", key)
        if held.since == 0:
            seats[held.seat] = msgspec.structs.replace(seats[held.seat], name="")
    host = "" if setup.host == guest else setup.host
    known = msgspec.json.encode(msgspec.structs.replace(setup, seats=seats, host=host))
    db.execute("UPDATE tables SET setup = ?, host = ? WHERE id = ?", (known, host, table))
    for name in ("holders", "answers"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ? AND guest = ?", (table, guest))


def _held(kept: Kept, seat: int, gone: bool) -> Tenure:
    """When a guest held a seat: up to the last time its holder was sent away, or since then."""
    freed = [one.at for one in kept.entries if one.kind == "kick" and one.seat == seat]
    if gone:
        return Tenure(seat, 0, freed[-1] if freed else EVER)
    return Tenure(seat, freed[-1] if freed else 0, EVER)


def _covers(held: Tenure, seat: int, at: int) -> bool:
    return seat == held.seat and held.since <= at <= held.until
