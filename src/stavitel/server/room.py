"""Room at the tables: whoever holds a seat always gets in, whoever looks on if there is room."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from stavitel.server.connections import Connection
from stavitel.server.settings import Limits
from stavitel.server.table import NotDone, Table


class Room:
    """How many look on, at each table and from each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._watching: Final[Counter[str]] = Counter()  # sockets that came to look on

    def let_in(self, table: Table, there: Collection[Connection], comer: Connection) -> None:
        """Make room for a newcomer, sending others away if it holds a seat; or raise NotDone."""
        there = [c for c in there if not c.sent_away]
        own = [c for c in there if c.guest == comer.guest]
        if belongs(table, comer.guest):
            if len(own) >= self._limits.sockets_per_guest:
                _oldest(own).send_away()  # a tab long forgotten, or a connection that is dead
            elif len(there) >= self._limits.sockets_per_table:
                self._give_way(table, there).send_away()
            return
        if len(own) >= self._limits.sockets_per_guest or self._is_full(table, there, comer):
            raise NotDone("too_fast", "table-too-many")
        comer.watches = True
        self._watching[comer.address] += 1

    def left(self, connection: Connection) -> None:
        if connection.watches:
            connection.watches = False
            self._watching[connection.address] -= 1
            if not self._watching[connection.address]:
                del self._watching[connection.address]

    def _is_full(self, table: Table, there: Collection[Connection], comer: Connection) -> bool:
        watching = [c for c in there if not belongs(table, c.guest)]
        near = sum(c.address == comer.address for c in watching)
        return (
            len(watching) >= self._limits.watchers_per_table
            or len(there) >= self._limits.sockets_per_table
            or near >= self._limits.watchers_per_table_and_address
            or self._watching[comer.address] >= self._limits.watchers_per_address
        )

    def _give_way(self, table: Table, there: Collection[Connection]) -> Connection:
        """Who goes: of those who look on, the last from the address that sends most of them."""
        watching = [c for c in there if not belongs(table, c.guest)]
        if not watching:
            return _oldest(there)
        many = Counter(c.address for c in watching)
        return max(watching, key=lambda c: (many[c.address], c.number))


def belongs(table: Table, guest: str) -> bool:
    """Whether a guest holds a seat at a table, or laid it."""
    return guest == table.setup.host or bool(table.seats_of(guest))


def _oldest(there: Collection[Connection]) -> Connection:
    return min(there, key=lambda c: c.number)
