"""The next table for the same people."""

from typing import TYPE_CHECKING

from stavitel.server.laying import next_table
from stavitel.server.room import belongs
from stavitel.server.store import SeatSetup

if TYPE_CHECKING:
    from stavitel.server.hub import Hub
    from stavitel.server.live import Live


async def rematch(hub: "Hub", live: "Live", guest: str, id: str) -> int:
    """Lay it, and tell everybody; whoever asks as well meanwhile is led to the same one."""
    async with live.rematching:
        table = live.table
        if table.rematch and belongs(table, guest):
            return table.version
        table.may_rematch(guest)
        seats = [
            SeatSetup("bot" if seat.kind == "bot" else "human", seat.name, seat.bot)
            for seat in table.seats
        ]
        holders = [(seat, who) for seat, all in enumerate(table.holders) for who in all]
        setup = next_table(table.setup, seats, hub.now())
        decks = {
            number: (seat.deck_name, seat.deck)
            for number, seat in enumerate(table.seats)
            if seat.deck is not None
        }
        following = await hub.lay_setup(setup, holders, live.address, decks)
        name = following.id
        return await hub.change(
            live, lambda table: table.set_rematch(guest, name, hub.now()), guest, id
        )
