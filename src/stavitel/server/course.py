"""The course of a table: who came, what was chosen, what followed. Every change is a row.

It does no I/O and looks up no time. A course is rebuilt by doing again what its rows say; since
chance comes from a stream fixed by the table's secret, that leads to the same rows.
"""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from stavitel.engine.errors import StavitelError
from stavitel.fair import FairChance
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.record import OLD_PROMISE, Record, components_mark, read_record
from stavitel.server.clocks import Clocks
from stavitel.server.store import Kind, Row, SeatSetup, Setup, State
from stavitel.server.wire import Share

NO_SEAT: Final = -1
GAME_ROWS: Final = ("act", "hold", "then", "undo", "confirm")
"""The kinds of rows that make a new version of the table."""
_OF_A_SEAT: Final = (
    "sit", "fill", "act", "hold", "undo", "confirm", "leave", "timeout", "return"
)  # fmt: skip


class NoTable(Exception):
    """There is no such table."""


class BadTable(StavitelError):
    """A kept table that does not lead where it once led: the rules or cards have changed."""


@dataclass
class Seat:
    """A seat and who plays it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    number: str
    away: bool = False  # a human left, or ran out of time, and a bot stands in
    share: Share = "awaited"
    mark: str = ""


class Cut(NamedTuple):
    """A choice was taken back: at this version so many actions and lines of the log were left."""

    version: int
    moves: int
    lines: int


class Course:
    """What happened at one table. Changes here check nothing: `Table` says who may do what."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.id: Final = setup.table
        self.game: Final = game_named(setup.game)
        self.seats: Final = [_seat(s, setup.promise) for s in setup.seats]
        self.clocks: Final = Clocks(setup.clock, len(setup.seats))
        self.match: Match | None = None
        self.version = 0
        self.rematch = ""
        self.touched = setup.laid
        self.cuts: Final[list[Cut]] = []
        self._fresh: list[Row] = []
        self._rows = 0
        if setup.record:
            self.match = Match(read_record(setup.record), still=True)
        else:
            self._begin(setup.laid)

    def redo(self, rows: list[Row]) -> None:
        """Do again what was kept, or raise BadTable where that leads elsewhere by now."""
        marks = self.game.version, components_mark(self.game)
        if marks != (self.setup.rules, self.setup.components):
            raise BadTable("it was played with other rules or cards than ours")
        for row in rows:
            if row.kind != "then":
                self._redo(row)
        if self._fresh != rows:
            raise BadTable("what was kept leads elsewhere by now")
        self._fresh = []

    # what is going on

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over or self.setup.record else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that must decide, or confirm."""
        return self.match.seat() if self.match is not None and self.state == "playing" else None

    @property
    def held(self) -> bool:
        return self.match is not None and self.match.held is not None

    @property
    def numbers(self) -> list[str]:
        """What the seats added to the draws."""
        return [seat.number for seat in self.seats]

    @property
    def unshared(self) -> list[int]:
        """The seats whose marks everybody waits for, or, once all are there, whose numbers."""
        if self.match is not None or any(seat.kind == "open" for seat in self.seats):
            return []
        shares = [seat.share for seat in self.seats]
        awaited = "awaited" if "awaited" in shares else "marked"
        return [seat for seat, share in enumerate(shares) if share == awaited]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, also in place of somebody; empty if a human does."""
        return self.setup.stand_in if self.seats[seat].away else self.seats[seat].bot

    # changes, each a row

    def redo_readable(self, rows: list[Row]) -> None:
        """Do again what can be, of a table that is damaged."""
        for row in rows:
            if row.kind != "then":
                try:
                    self._redo(row)
                except Exception:  # damage takes any form
                    return

    def known_seat(self, seat: int) -> int:
        """The same seat, or BadTable where the table has none of that number."""
        if not 0 <= seat < len(self.seats):
            raise BadTable(f"expected a seat below {len(self.seats)}; got {seat}")
        return seat

    def _redo(self, row: Row) -> None:
        if row.kind in _OF_A_SEAT:
            self.known_seat(row.seat)
        if row.kind in ("act", "hold", "confirm") and row.seat != self.asked:
            raise BadTable(f"row {row.number}: seat {row.seat} was not asked")
        match row.kind:
            case "sit":
                self._sit(row.seat, row.text, row.note, row.at)
            case "mark":
                self._mark(row.seat, row.text, row.at)
            case "number":
                self._show_number(row.seat, row.note, row.at)
            case "lapse":
                self._lapse(row.seat, row.at)
            case "fill":
                self._fill(row.seat, row.text, row.at)
            case "act" | "hold":
                self._act(row.kind, row.seat, row.action, row.at)
            case "undo":
                self._undo(row.seat, row.at)
            case "confirm":
                self._confirm(row.seat, row.at)
            case "leave" | "timeout":
                self._leave(row.kind, row.seat, row.at)
            case "return":
                self._come_back(row.seat, row.at)
            case "resume":
                self._resume(row.at)
            case "rematch":
                self._rematch(row.text, row.at)

    def _sit(self, seat: int, name: str, number: str, now: int) -> None:
        place = self.seats[seat]
        place.kind, place.name = "human", name
        if self.setup.promise == OLD_PROMISE:
            place.number, place.share = number, "given" if number else "none"
        self._add("sit", seat, now, text=name, note=number)
        self._begin(now)

    def _mark(self, seat: int, mark: str, now: int) -> None:
        place = self.seats[seat]
        place.share, place.mark = "marked", mark
        self._add("mark", seat, now, text=mark)

    def _show_number(self, seat: int, number: str, now: int) -> None:
        place = self.seats[seat]
        place.share, place.number = "given", number
        self._add("number", seat, now, note=number)
        self._begin(now)

    def _lapse(self, seat: int, now: int) -> None:
        place = self.seats[seat]
        place.share = "withheld" if place.mark else "none"
        self._add("lapse", seat, now)
        self._begin(now)

    def _fill(self, seat: int, bot: str, now: int) -> None:
        place = self.seats[seat]
        place.kind, place.bot, place.share = "bot", bot, "bot"
        self._add("fill", seat, now, text=bot)
        self._begin(now)

    def _begin(self, now: int) -> None:
        """The game begins when no seat is open any more and no number is waited for."""
        if self.unshared or any(seat.kind == "open" for seat in self.seats):
            return
        setup = self.setup
        players = {number: seat.name or seat.bot for number, seat in enumerate(self.seats)}
        named = {seat: name for seat, name in players.items() if name}
        record = Record(
            self.game, len(self.seats), setup.variant, dict(setup.switches), named, setup.start
        )
        self.match = Match(record, chance=FairChance(setup.secret, self.numbers))
        self._add_followers(0, now)
        self._run_clock(now)

    def _act(self, kind: Kind, seat: int, action: int, now: int) -> None:
        assert self.match is not None
        before = self.match.moves
        self.match.act(action, hold=kind == "hold")
        self._add(kind, seat, now, action=action)
        self._add_followers(before + 1, now)
        self.clocks.moved(seat, self.match.moves, now)
        self._run_clock(now)

    def _undo(self, seat: int, now: int) -> None:
        assert self.match is not None
        if not self.match.undo(seat):
            raise BadTable(f"seat {seat} has nothing to take back")
        self._add("undo", seat, now, action=self.match.moves)
        self.cuts.append(Cut(self.version, self.match.moves, len(self.match.moments())))
        self._run_clock(now)

    def _confirm(self, seat: int, now: int) -> None:
        assert self.match is not None
        before = self.match.moves
        self.match.confirm()
        self._add("confirm", seat, now)
        self._add_followers(before, now)
        self._run_clock(now)

    def _leave(self, kind: Kind, seat: int, now: int) -> None:
        if self.match is not None and self.match.held == seat:
            self._confirm(seat, now)  # what was done stands
        self.seats[seat].away = True
        self._add(kind, seat, now)
        self._run_clock(now)

    def _come_back(self, seat: int, now: int) -> None:
        self.seats[seat].away = False
        self.clocks.returned(seat)
        self._add("return", seat, now)
        self._run_clock(now)

    def _resume(self, now: int) -> None:
        self.clocks.forgive(now)
        self._add("resume", NO_SEAT, now)

    def _rematch(self, table: str, now: int) -> None:
        self.rematch = table
        self._add("rematch", NO_SEAT, now, text=table)

    def _run_clock(self, now: int) -> None:
        seat = self.asked
        self.clocks.run(None if seat is None or self.bot_of(seat) else seat, now)

    def _add_followers(self, since: int, now: int) -> None:
        """Rows for what followed by itself from that move on."""
        assert self.match is not None
        for action in self.match.record.actions[since:]:
            self._add("then", NO_SEAT, now, action=action)

    def _add(
        self, kind: Kind, seat: int, now: int, *, action: int = 0, text: str = "", note: str = ""
    ) -> None:
        self._fresh.append(Row(self._rows, kind, seat, action, now, text, note))
        self._rows += 1
        self.version += kind in GAME_ROWS
        self.touched = now


def _seat(setup: SeatSetup, promise: int) -> Seat:
    """A seat when the table was laid; at older tables nobody waits for numbers."""
    seat = Seat(setup.kind, setup.name, setup.bot, setup.number)
    if setup.kind == "bot":
        seat.share = "bot"
    elif promise == OLD_PROMISE:
        seat.share = "given" if seat.number else "none"
    return seat
