"""A browser at a table: what it holds, from where it looks, and what it has been shown."""

from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Final

import msgspec

from stavitel.server.limits import Bucket
from stavitel.server.settings import Limits
from stavitel.server.showing import Showing
from stavitel.server.table import Table
from stavitel.server.wire import WATCHER, Chat, ChatLine, FromServer

MOST_TALK: Final = 200
"""Lines of talk that somebody who comes to a table gets."""

_NUMBERS: Final = count()
_ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One socket. `send` must never wait; `drop` ends it, and the browser comes back."""

    def __init__(
        self,
        guest: str,
        lang: str,
        send: Callable[[str], None],
        drop: Callable[[], None],
        limits: Limits,
        clock: Callable[[], float] = monotonic,
        address: str = "",
    ) -> None:
        self.guest: Final = guest
        self.address: Final = address
        self.number: Final = next(_NUMBERS)  # later ones have higher numbers
        self.inside = False  # takes up room at a table
        self.watches = False  # takes up room of those who look on
        self.sent_away = False  # for good, since there is no room
        self.lang = lang
        self.drop: Final = drop
        self._send: Final = send
        self._clock: Final = clock
        self._bucket = Bucket(limits.message_burst, limits.messages_per_minute, clock())
        self.seat: int | None = None  # where it looks from; None until first shown
        self.follows = True  # the viewpoint goes along when another own seat is asked
        self.version = 0  # what the browser still has
        self.lines = 0
        self._told: Final[set[int]] = set()  # lines of talk

    def may_speak(self) -> bool:
        return self._bucket.take(self._clock())

    def send(self, message: FromServer) -> None:
        self._send(encoded(message))

    def send_encoded(self, message: str) -> None:
        """What several browsers get, encoded once."""
        self._send(message)

    def send_away(self) -> None:
        """End it; this browser is not to come back by itself."""
        self.sent_away = True
        self.drop()

    def remembers(self, version: int, lines: int, seat: int | None) -> None:
        """What a browser that comes back says it has; without a seat no line that may differ."""
        self.version, self.lines, self.seat = version, lines, seat

    def speak(self, lang: str) -> None:
        """In another language; the next update brings the whole log."""
        self.lang, self.lines = lang, 0

    def look(self, seat: int, own: bool) -> None:
        """Look from another seat. From one of your own the viewpoint follows the game again."""
        if seat != self.seat:
            self.lines = 0
        self.seat, self.follows = seat, own

    async def show(self, table: Table, showing: Showing, now: int) -> None:
        """Send the table as it is now, with the log lines that are new here.

        A long log takes a while, in which other tables go on; this one must stay as it is.
        """
        before, lang = self.seat, self.lang
        curtain = self._look(table, showing)
        assert self.seat is not None
        await showing.prepare(self.seat, lang)
        lines = len(showing.lines(self.seat, lang))
        keep = min(lines, showing.keep(self.version, self.lines))
        if before != self.seat:
            keep = min(keep, showing.same_for_all())
        undo = table.undo_seat(self.guest) is not None
        self._send(showing.encoded(self.seat, lang, keep, undo, curtain, now))
        self.version, self.lines = table.version, lines

    def _look(self, table: Table, showing: Showing) -> bool:
        """Settle the viewpoint; returns whether to hand over before the asked seat is shown."""
        mine = table.seats_of(self.guest)
        if self.seat not in table.viewpoints(self.guest):
            self.seat = mine[0] if len(mine) == 1 else WATCHER
        asked = table.asked
        if not self.follows or asked is None or asked == self.seat or asked not in mine:
            return False
        if table.bot_of(asked):
            return False
        if len(mine) > 1 and showing.hides(asked):
            return True
        self.seat = asked
        return False

    def tell_talk(self, table: Table) -> None:
        """Send the lines of talk that this browser may read and has not got."""
        fresh = [line for line in table.talk(self.guest) if line.number not in self._told]
        self._told.update(line.number for line in fresh)
        lines = [ChatLine(x.number, x.seat, x.name, x.text, x.at) for x in fresh[-MOST_TALK:]]
        self.send(Chat(lines))


def encoded(message: FromServer) -> str:
    """A message as it travels."""
    return _ENCODER.encode(message).decode()
