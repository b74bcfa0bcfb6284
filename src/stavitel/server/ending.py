"""Tables that end before their time: by their host, or because somebody is to be forgotten."""

from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING

from stavitel.server.history import BadTable, NoTable
from stavitel.server.seating import NotDone
from stavitel.server.store import EVER, Damaged, Trace
from stavitel.server.table import Table

if TYPE_CHECKING:
    from stavitel.server.hub import Hub
    from stavitel.server.live import Live


async def end(hub: "Hub", live: "Live", guest: str, id: str = "") -> int:
    """The host ends a table: a game stops unfinished, and where none has begun nothing is left.
    Tells everybody and returns the version it led to; raises NotDone."""
    if live.table.state == "waiting":
        await remove(hub, live, guest)
        return live.table.version
    return await hub.change(live, lambda table: table.close(guest, hub.now()), guest, id)


async def remove(hub: "Hub", live: "Live", guest: str) -> None:
    """The host removes a table where no game has begun, or that concerns nobody else; raises
    NotDone."""
    async with live.lock:
        live.table.must_host(guest)
        if live.gone:
            raise NotDone("not_now", "table-try-again")
        if not may_remove(live.table, guest):
            raise NotDone("not_now", "table-not-alone")
        await hub.disk.check()
        await hub.store.remove([live.table.id], EVER)
        live.removed = True
        hub.forget(live)


def may_remove(table: Table, guest: str) -> bool:
    """Whether a host may remove a table: what others played stays theirs as well."""
    alone = bool(table.setup.record) or table.is_alone(guest)
    return guest == table.setup.host and (table.state == "waiting" or alone)


async def traces(hub: "Hub", guest: str) -> list[Trace]:
    """What is kept of a guest, but for what is damaged."""
    found = []
    for id in await hub.store.traces_of(guest):
        with suppress(Damaged):
            found.append(await hub.store.trace(id, guest))
    return found


async def forget(hub: "Hub", trace: Trace, guest: str) -> bool:
    """Keep nothing of a guest at one table; returns whether the table is gone with it."""
    live = None
    with suppress(BadTable, NoTable):
        live = await hub.live(trace.table)
    if live is not None:
        alone = live.table.state == "waiting" or live.table.setup.record
        if alone and live.table.setup.host == guest:
            await remove(hub, live, guest)
            return True
        await hub.change(live, lambda table: table.withdraw(guest, hub.now()))
    async with live.lock if live is not None else nullcontext():
        await hub.disk.check()
        await hub.store.forget(guest, trace)
        if live is not None:
            hub.forget(live)  # whoever looks on comes back to what is left
    return False
