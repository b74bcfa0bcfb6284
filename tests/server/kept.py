"""Tables made and played in tests without a network, then put where a server finds them."""

import asyncio
from pathlib import Path

from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.record import components_mark
from stavitel.server.guests import hashed
from stavitel.server.sqlite_store import SqliteStore
from stavitel.server.store import Batch, SeatSetup, Setup
from stavitel.server.table import Table
from stavitel.server.wire import ClockRules

ANNA, BORIS, CYRIL, OTHER = (f"{name:_<22}" for name in ("anna", "boris", "cyril", "other"))
"""Cookies of four browsers: three that play and one that looks on."""
PLAYERS = [ANNA, BORIS, CYRIL]
SECRET = "5e" * 32


def setup(
    id: str, table: str, seats: int = 2, start: dict[str, object] | None = None, open: int = 0
) -> Setup:
    """A table for Anna, Boris and Cyril; the last seats may still be open."""
    named = game(id)
    people = [SeatSetup("human", f"player {n}", "", f"number {n}") for n in range(seats - open)]
    return Setup(
        table=table,
        game=id,
        rules=named.version,
        components=components_mark(named),
        variant=named.variants[0],
        switches={},
        seats=[*people, *[SeatSetup("open")] * open],
        clock=ClockRules(),
        stand_in="greedy",
        host=hashed(ANNA),
        secret=SECRET,
        laid=1,
        start=start,
    )


def laid(setup: Setup) -> Table:
    held = [(n, hashed(PLAYERS[n])) for n, seat in enumerate(setup.seats) if seat.kind == "human"]
    return Table.laid(setup, held)


def act(table: Table, action: int) -> None:
    """The asked seat takes an action."""
    assert table.asked is not None
    table.act(hashed(PLAYERS[table.asked]), table.version, action, False, 1)


def offered(table: Table) -> list[int]:
    assert table.match is not None
    decision = table.match.decision()
    return [option.action for option in decision.options] if decision else []


def play(table: Table, rng: Rng, moves: int | None = None) -> None:
    """Random choices, to the end or until so many actions were taken."""
    assert table.match is not None
    while table.state == "playing" and (moves is None or table.match.moves < moves):
        options = offered(table)
        act(table, options[rng.below(len(options))])


def keep(folder: Path, *batches: Batch) -> None:
    """Put tables into the folder of a server that does not run."""

    async def commit() -> None:
        store = SqliteStore(folder)
        for batch in batches:
            await store.commit(batch)
        await store.close()

    asyncio.run(commit())
