"""Who is at a table, since when somebody is not, and what the others wish to do about it.

A table with nobody who plays there is paused: its bots wait, and its clocks stand still. Clocks of
days are meant for absence, and go on.
"""

from collections.abc import Set
from typing import TYPE_CHECKING, Final

from stavitel.server.company import NO_SEAT
from stavitel.server.seating import NotDone
from stavitel.server.table import Table
from stavitel.server.wire import Settle, Wish

if TYPE_CHECKING:
    from stavitel.server.hub import Hub
    from stavitel.server.live import Live

ABSENT: Final = 60_000
"""Milliseconds after which others may decide about somebody whose browser is not connected."""
PAUSE: Final = 15_000
"""Milliseconds after which the clocks of a deserted table stand still: pages are loaded anew."""


class Attendance:
    """Of one table in memory. Wishes are kept nowhere else: after a restart they are made anew."""

    def __init__(self) -> None:
        self._seen: Final[dict[int, int]] = {}  # seat -> when its holder was last here
        self._wishes: Final[dict[tuple[int, int], Wish]] = {}  # by seat concerned, seat that wishes
        self.absent: set[int] = set()
        self._deserted = 0  # since when; 0 while somebody is here

    def look(self, table: Table, here: Set[str], now: int) -> bool:
        """Look around; returns whether somebody became absent, or is no longer."""
        for seat, holders in enumerate(table.holders):
            if here & holders or seat not in self._seen:
                self._seen[seat] = now
        before, self.absent = (
            self.absent,
            {
                seat
                for seat, place in enumerate(table.seats)
                if place.kind == "human" and now - self._seen[seat] >= ABSENT
            },
        )
        known = len(self._wishes)
        for about, seat in list(self._wishes):
            present = here & table.holders[about] and not table.seats[about].away
            if present or not here & table.holders[seat]:
                del self._wishes[about, seat]
        return before != self.absent or known != len(self._wishes)

    def deserted(self, table: Table, here: Set[str], now: int) -> bool:
        """Whether nobody who plays has been here for a while."""
        if not is_paused(table, here):
            self._deserted = 0
            return False
        self._deserted = self._deserted or now
        return now - self._deserted >= PAUSE

    def wishes(self) -> list[Wish]:
        return list(self._wishes.values())

    def wish(self, table: Table, here: Set[str], guest: str, said: Settle) -> bool:
        """Somebody wishes something; returns whether that settles it. Raises NotDone."""
        if guest == table.setup.host:
            return True
        mine = [seat for seat in _voters(table, here, said.seat) if guest in table.holders[seat]]
        if not mine:
            raise NotDone("not_yours", "table-not-yours")
        if not table.seats[said.seat].away and said.seat not in self.absent:
            raise NotDone("not_now", "table-not-absent")
        for seat in mine:
            self._wishes[said.seat, seat] = Wish(said.seat, seat, said.what, said.bot)
        same = (said.what, said.bot)
        voices = [self._wishes.get((said.seat, seat)) for seat in _voters(table, here, said.seat)]
        return all(wish is not None and (wish.what, wish.bot) == same for wish in voices)

    def forget(self, about: int) -> None:
        """It is settled."""
        for key in [key for key in self._wishes if key[0] == about]:
            del self._wishes[key]


def is_attended(table: Table, here: Set[str]) -> bool:
    """Whether somebody who plays is here; where bots play among themselves, whether anybody is.

    Whose time ran out is not: a browser that is open in an empty room keeps no game going.
    """
    if not any(seat.kind == "human" for seat in table.seats):
        return bool(here)
    return any(
        here & holders and table.seats[seat].away != "time"
        for seat, holders in enumerate(table.holders)
    )


def is_paused(table: Table, here: Set[str]) -> bool:
    """Whether bots and clocks wait for somebody to come."""
    goes_on = table.setup.clock.kind == "days" and table.has_people()
    return table.state == "playing" and not goes_on and not is_attended(table, here)


def stop_or_go_on(table: Table, here: Set[str], stop: bool, now: int) -> None:
    """Clocks go on when somebody is back, and stand still at a deserted table."""
    for seat in woken(table, here):
        table.wake(seat, now)
    if stop and table.clocks.due() and is_paused(table, here):
        table.pause(now)


def woken(table: Table, here: Set[str]) -> list[int]:
    """The seats that were waited for and are here, and NO_SEAT where the table was deserted."""
    seats = [seat for seat in table.stopped if seat != NO_SEAT and here & table.holders[seat]]
    paused = NO_SEAT in table.stopped and is_attended(table, here)
    return [*sorted(seats), *([NO_SEAT] if paused else [])]


async def settle(hub: "Hub", live: "Live", guest: str, said: Settle) -> int:
    """Somebody says what to do about an absent person; returns the version it led to."""

    def act(table: Table) -> None:
        here = hub.here(table.id)
        table.may_settle(said.seat, here)
        if live.attendance.wish(table, here, guest, said):
            table.settle(said.seat, said.what, said.bot, hub.now())
            live.attendance.forget(said.seat)

    version = await hub.change(live, act, guest, said.id)
    hub.tell_info(live)
    return version


def _voters(table: Table, here: Set[str], about: int) -> list[int]:
    """The seats whose holders are here and play, but for the one concerned."""
    return [
        seat
        for seat, place in enumerate(table.seats)
        if seat != about and not place.resigned and here & table.holders[seat]
    ]
