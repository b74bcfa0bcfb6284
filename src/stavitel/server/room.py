"""Room at the tables: whoever holds a seat always gets in, whoever looks on if there is room; and
nobody talks so much that others cannot."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from stavitel.server.connections import Connection
from stavitel.server.limits import Meter
from stavitel.server.settings import Limits
from stavitel.server.table import NotDone, Table
from stavitel.server.wire import WATCHER


class Room:
    """How many come and talk, at each table and from each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._messages: Final = Meter(10 * limits.message_burst, 10 * limits.messages_per_minute)
        self._talk: Final = Meter(limits.talk_burst, limits.talk_per_minute)
        self._gallery: Final = Meter(3 * limits.talk_burst, 3 * limits.talk_per_minute)
        self._here: Final[Counter[str]] = Counter()  # sockets of each address
        self._watching: Final[Counter[str]] = Counter()  # sockets that came to look on

    def let_in(self, table: Table, there: Collection[Connection], comer: Connection) -> None:
        """Make room for a newcomer, sending others away if it holds a seat; or raise NotDone."""
        if comer.address and self._here[comer.address] >= self._limits.sockets_per_address:
            raise NotDone("too_fast", "table-too-many")
        self._seat_or_watch(table, [c for c in there if not c.sent_away], comer)
        comer.inside = True
        self._here[comer.address] += 1

    def left(self, connection: Connection) -> None:
        if connection.inside:
            connection.inside = False
            _less(self._here, connection.address)
        if connection.watches:
            connection.watches = False
            _less(self._watching, connection.address)

    def may_speak(self, connection: Connection) -> bool:
        """Whether a browser may already send another message."""
        return connection.may_speak() and (
            not connection.address or self._messages.take(connection.address)
        )

    def let_talk(self, table: Table, seat: int, speaker: Connection) -> None:
        """Whether there is room for another line of talk; raises NotDone. The watchers' lines
        take none from the seats."""
        watches = seat == WATCHER
        lines = sum((line.seat == WATCHER) == watches for line in table.said)
        if lines >= self._limits.talk_lines:
            raise NotDone("not_now", "table-talk-full")
        who = (speaker.address if watches else "") or speaker.guest
        heard = not watches or self._gallery.take(table.id)
        if not heard or not self._talk.take(f"{table.id} {who}"):
            raise NotDone("too_fast", "table-too-fast")

    def _seat_or_watch(self, table: Table, there: list[Connection], comer: Connection) -> None:
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


def _less(count: Counter[str], address: str) -> None:
    count[address] -= 1
    if not count[address]:
        del count[address]
