"""What a table leaves behind, and the small interface of whatever keeps it.

A table is its setup, fixed from the start, and an entry for everything that has happened since.
Entries are added at the end; only those of a choice that is taken back are replaced by one that
says so. `Table` is rebuilt from them, so nothing else needs to be kept in step.
"""

from typing import Any, Final, Literal, Protocol

from msgspec import Struct

from stavitel.engine.errors import StavitelError
from stavitel.record import OLD_PROMISE
from stavitel.server.wire import ClockRules, Hints

EVER: Final = 2**62
"""Milliseconds since 1970, later than anything."""

State = Literal["waiting", "playing", "over"]

Kind = Literal[
    "sit",  # somebody took the seat: note = its number; `text` = the name
    "mark",  # the seat promised a number: text = its SHA-256
    "number",  # the seat showed it: note = the number
    "lapse",  # nobody waits for the seat's number any longer
    "fill",  # the host seated a bot: text = its name
    "deck",  # the seat brought a deck: text = its name, note = `BroughtDeck`
    "act",  # a choice of the seat: text = the action in words, note = what happened (`telling.py`)
    "hold",  # the same, after which the seat's turn waits for its confirmation
    "then",  # the same for what followed by itself: chance, or a decision without a choice
    "undo",  # the seat took back choices; action = how many actions stay, note = `Undone`
    "confirm",
    "leave",  # a bot stands in for the seat
    "timeout",  # the same, because its time ran out
    "replace",  # the table lets a bot play for the seat: text = its level
    "wait",  # the table waits for the seat: no bot plays for it, and its clock stands still
    "pause",  # nobody who plays is here: all clocks stand still
    "wake",  # the clock of the seat, or with -1 those of the table, go on
    "return",
    "resume",  # the server was away: what a seat thought since its last move is forgiven
    "rematch",  # text = the next table
    "fingerprint",  # text = a mark of the position; note = how the game came out, at its end
    "close",  # the game ends here, unfinished
    "shift",  # the machine's time was set anew: action = by so many milliseconds
    "kick",  # the host sent away who held the seat
    "mute",  # the host lets the seat talk no more, or again: action = 1 or 0; -1 for watchers
    "renew",  # the link of the seat was made anew
    "resign",  # the seat is given up for good: a bot stands in to the end
]


class StoreError(StavitelError):
    """Something could not be kept. Nothing of it was."""


class NoRoom(StoreError):
    """The disk is full, or takes nothing for another reason. What was kept before is safe."""


class Damaged(StavitelError):
    """What was kept of a table is no longer what was written."""


class BroughtDeck(Struct, frozen=True, omit_defaults=True):
    """The cards of a deck by their ids; none at all where chance makes one up."""

    cards: dict[str, int] = {}
    events: dict[str, int] = {}
    start: list[str] | None = None


NamedDeck = tuple[str, BroughtDeck]


class SeatSetup(Struct, frozen=True):
    """Who was to sit here when the table was set up."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str = ""
    number: str = ""  # of a table with the older promise


class Setup(Struct, frozen=True):
    """What was decided when the table was set up."""

    table: str
    game: str
    rules: int  # version of the rules
    components: str  # mark of the numbers on its cards
    variant: str
    switches: dict[str, str]
    seats: list[SeatSetup]
    clock: ClockRules
    stand_in: str
    host: str  # the guest who laid it
    secret: str  # of the draws
    laid: int  # milliseconds since 1970
    start: dict[str, Any] | None = None  # a position it began from; places from 0
    record: str = ""  # a record to look at only
    promise: int = OLD_PROMISE
    colours: list[str] = []  # of the seats, if they have chosen some
    hints: Hints = "alone"
    decks: bool = False  # the game begins when every seat has brought one

    @property
    def hints_allowed(self) -> bool:
        """Several people play against each other, not against advice, unless they agreed to it."""
        people = sum(seat.kind != "bot" for seat in self.seats)
        return self.hints == "on" or (self.hints == "alone" and people == 1)


class Entry(Struct, frozen=True):
    """One thing that happened; entries of a table count from 0 without a gap."""

    number: int
    kind: Kind
    seat: int
    action: int
    at: int  # milliseconds since 1970
    text: str = ""
    note: str = ""


class Said(Struct, frozen=True):
    """A line of talk."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Answer(Struct, frozen=True):
    """That a message was carried out, so that its repetition gets the same answer."""

    guest: str
    id: str
    version: int


class Summary(Struct, frozen=True):
    """What a server needs to know of a table it has not loaded."""

    state: State = "waiting"
    busy: bool = False  # the server itself must act: a bot is asked or a clock runs
    due: int = 0  # when the running clock ends, 0 without one
    touched: int = 0


class Batch(Struct):
    """What must be kept together or not at all."""

    table: str
    summary: Summary
    setup: Setup | None = None  # of a new table
    entries: list[Entry] = []
    holders: list[tuple[int, str]] = []  # seat and guest
    said: list[Said] = []
    answers: list[Answer] = []
    cut: int | None = None  # the entries replace all that were kept from this number on
    released: list[tuple[int, str]] = []  # who holds a seat no more
    forget: int = 0  # answers to messages that led to older versions are no longer needed

    def holds_anything(self) -> bool:
        people = self.holders or self.released
        return bool(self.entries or people or self.said or self.answers or self.cut is not None)


class Kept(Struct, rename={"entries": "rows"}):
    """A table as it was kept."""

    setup: Setup
    entries: list[Entry]
    holders: list[tuple[int, str]]
    said: list[Said]
    answers: list[Answer]


class Remains(Struct):
    """What can still be read of a table that cannot be opened."""

    table: str
    host: str = ""
    touched: int = 0
    setup: Setup | None = None
    entries: list[Entry] = []  # up to the first that is missing or damaged
    holders: list[tuple[int, str]] = []
    said: list[Said] = []

    def belongs_to(self, guest: str) -> bool:
        return bool(guest) and guest in (self.host, *(who for _, who in self.holders))


class Tenure(Struct, frozen=True):
    """A seat that a guest holds or held, and when: milliseconds since 1970."""

    seat: int
    since: int
    until: int  # a long time ahead while it is still held


class Trace(Struct):
    """What is kept of a guest at one table."""

    table: str
    setup: Setup
    seats: list[Tenure]
    entries: list[Entry]  # of these seats at these times
    said: list[Said]
    messages: int  # that were answered


class Store(Protocol):
    """Keeps tables. Methods raise StoreError."""

    async def commit(self, batch: Batch) -> None:
        """Returns when the batch is safe, also against a loss of power."""

    async def beat(self) -> None:
        """Write something small, to see whether the store can be written to."""

    async def load(self, table: str) -> Kept | None:
        """Everything about a table, or None if there is none; raises Damaged."""

    async def remains(self, table: str) -> Remains:
        """The same of a damaged table, as far as it goes."""

    async def tables_of(self, guest: str) -> list[str]:
        """The tables where a guest holds a seat or is the host, latest first."""

    async def traces_of(self, guest: str) -> list[str]:
        """All tables at which something is kept of a guest."""

    async def trace(self, table: str, guest: str) -> Trace:
        """What that is; raises Damaged."""

    async def forget(self, guest: str, found: Trace) -> None:
        """Keep none of it: the game stays, without a name."""

    async def knows(self, guest: str) -> bool:
        """Whether a guest ever set up a table or held a seat."""

    async def busy(self) -> list[str]:
        """The tables where the server itself must act: after a start it takes them up again."""

    async def unplayed(self, before: int, most: int) -> list[str]:
        """Some tables where no seat that somebody holds ever chose anything, no clock runs, and
        nothing has happened since then: tables never begun, bots among themselves, records."""

    async def remove(self, tables: list[str], before: int) -> None:
        """Remove these tables for good, but for those where something has happened since."""

    async def close(self) -> None: ...
