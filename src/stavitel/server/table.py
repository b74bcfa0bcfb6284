"""One table: a match, who sits there, clocks and talk. It does no I/O and looks up no time.

Everything that happens is a row. A table is rebuilt by doing again what its rows say; since
chance comes from a stream fixed by the table's secret, that leads to the same rows.
"""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from stavitel.engine.errors import StavitelError
from stavitel.fair import FairChance, commitment, rules_of
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.record import Record, components_mark, read_record
from stavitel.server.clocks import Clocks
from stavitel.server.store import (
    Answer,
    Batch,
    Kept,
    Kind,
    Row,
    Said,
    Setup,
    State,
    Summary,
)
from stavitel.server.wire import WATCHER

Code = Literal["bad", "stale", "illegal", "not_yours", "not_now", "too_fast", "too_long", "closed"]

NOBODY_SEAT: Final = -1
GAME_ROWS: Final = ("act", "hold", "then", "undo", "confirm")
"""The kinds of rows that make a new version of the table."""


class NotDone(Exception):
    """A message that is not carried out: a code for programs and a text id for people.

    `action` is set where the rules say why: the match tells the reason in any language.
    """

    def __init__(self, code: Code, text: str, action: int | None = None) -> None:
        super().__init__(f"{code}: {text}")
        self.code: Final = code
        self.text: Final = text
        self.action: Final = action


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


class Cut(NamedTuple):
    """A choice was taken back: at this version so many actions and lines of the log were left."""

    version: int
    moves: int
    lines: int


class Table:
    """One table. Methods that change something raise NotDone, having changed nothing, or leave
    what must be kept in the batch that `take` hands out."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.id: Final = setup.table
        self.game: Final = game_named(setup.game)
        self.seats: Final = [Seat(s.kind, s.name, s.bot, s.number) for s in setup.seats]
        self.clocks: Final = Clocks(setup.clock, len(setup.seats))
        self.holders: Final[list[set[str]]] = [set() for _ in setup.seats]
        self.said: Final[list[Said]] = []
        self.match: Match | None = None
        self.version = 0
        self.rematch = ""
        self.touched = setup.laid
        self.cuts: Final[list[Cut]] = []
        self._rows = 0
        self._answers: dict[tuple[str, str], int] = {}
        self._batch = Batch(setup.table, Summary())
        if setup.record:
            self.match = Match(read_record(setup.record), still=True)
        else:
            self._begin(setup.laid)

    @classmethod
    def laid(cls, setup: Setup, holders: list[tuple[int, str]]) -> "Table":
        """A new table; its first batch says so to the store."""
        table = cls(setup)
        table._batch.setup = setup
        for seat, guest in holders:
            table._hold(seat, guest)
        return table

    @classmethod
    def rebuilt(cls, kept: Kept) -> "Table":
        """A table as it was kept, or BadTable where its rows lead elsewhere by now."""
        setup = kept.setup
        game = game_named(setup.game)
        if (game.version, components_mark(game)) != (setup.rules, setup.components):
            raise BadTable(f"table {setup.table}: was played with other rules or cards than ours")
        table = cls(setup)
        for seat, guest in kept.holders:
            table.holders[seat].add(guest)
        for row in kept.rows:
            if row.kind != "then":
                table._redo(row)
        if table._batch.rows != kept.rows:
            raise BadTable(f"table {setup.table}: what was kept leads elsewhere by now")
        table.said.extend(kept.said)
        table._answers = {(a.guest, a.id): a.version for a in kept.answers}
        if kept.said:
            table.touched = max(table.touched, kept.said[-1].at)
        table._batch = Batch(table.id, Summary())
        return table

    # what is going on

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        return "over" if self.match.over or self.setup.record else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that must decide, or confirm."""
        playing = self.match is not None and self.state == "playing"
        return self.match.seat() if playing and self.match is not None else None

    @property
    def held(self) -> bool:
        return self.match is not None and self.match.held is not None

    @property
    def commitment(self) -> str:
        return commitment(self.setup.secret, self.id, rules_of(self.game))

    @property
    def numbers(self) -> list[str]:
        """What the seats added to the draws."""
        return [seat.number for seat in self.seats]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, also in place of somebody; empty if a human does."""
        if self.seats[seat].away:
            return self.setup.stand_in
        return self.seats[seat].bot

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that must decide now."""
        seat = self.asked
        if seat is None or self.held or not self.bot_of(seat):
            return None
        return seat, self.bot_of(seat)

    def has_people(self) -> bool:
        """Whether anybody plays here. Bots alone play only while somebody looks on."""
        return any(seat.kind == "human" and not seat.away for seat in self.seats)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, holders in enumerate(self.holders) if guest in holders]

    def viewpoints(self, guest: str) -> list[int]:
        """From where a guest may look: own seats and WATCHER, once the game is over every seat."""
        seats = list(range(len(self.seats))) if self.state == "over" else self.seats_of(guest)
        return [*seats, WATCHER]

    def undo_seat(self, guest: str) -> int | None:
        """The seat of this guest that may take back its last choice."""
        if self.match is None or self.state == "over":
            return None
        mine = self.seats_of(guest)
        return next((seat for seat in mine if self._may_undo(seat)), None)

    def answer(self, guest: str, id: str) -> int | None:
        """The version a message was answered with before; None if it was not."""
        return self._answers.get((guest, id))

    def talk(self, guest: str) -> list[Said]:
        """The lines a guest may read: those who sit do not hear the watchers before the end."""
        if self.state == "over" or not self.seats_of(guest):
            return self.said
        return [line for line in self.said if line.seat != WATCHER]

    # people

    def sit(self, seat: int, guest: str, name: str, number: str, now: int) -> None:
        """Take an open seat, or open one's own on another device."""
        place = self.seats[seat]
        if place.kind == "bot" or self.setup.record:
            raise NotDone("not_now", "table-seat-taken")
        if place.kind == "open":
            self._sit(seat, name, number, now)
        self._hold(seat, guest)

    def fill(self, seat: int, bot: str, guest: str, now: int) -> None:
        """The host seats a bot on an open seat."""
        if guest != self.setup.host:
            raise NotDone("not_yours", "table-host-only")
        if self._place(seat).kind != "open":
            raise NotDone("not_now", "table-seat-taken")
        self._fill(seat, bot, now)

    def leave(self, seat: int, guest: str, now: int) -> None:
        """Let the stand-in play an own seat."""
        self._must_hold(seat, guest)
        if self.state != "playing" or self.seats[seat].away:
            raise NotDone("not_now", "table-not-playing")
        self._leave("leave", seat, now)

    def come_back(self, seat: int, guest: str, now: int) -> None:
        """Take an own seat back from the stand-in."""
        self._must_hold(seat, guest)
        if not self.seats[seat].away:
            raise NotDone("not_now", "table-not-away")
        self._come_back(seat, now)

    def say(self, seat: int, text: str, now: int) -> Said:
        """A line of talk, from a seat or from a watcher."""
        name = self.seats[seat].name if seat != WATCHER else ""
        line = Said(len(self.said), seat, name, text, now)
        self.said.append(line)
        self._batch.said.append(line)
        self.touched = now
        return line

    def set_rematch(self, guest: str, table: str, now: int) -> None:
        self.may_rematch(guest)
        self._rematch(table, now)

    def may_rematch(self, guest: str) -> None:
        if not self.seats_of(guest) and guest != self.setup.host:
            raise NotDone("not_yours", "table-not-yours")
        if self.state != "over" or self.setup.record or self.rematch:
            raise NotDone("not_now", "table-not-over")

    # playing

    def act(self, guest: str, version: int, action: int, hold: bool, now: int) -> None:
        """A guest takes an option of the waiting decision."""
        seat = self._asked_of(guest, version)
        if self.held:
            raise NotDone("not_now", "table-confirm-first")
        self._check(action)
        self._act("hold" if hold else "act", seat, action, now)

    def act_for(self, seat: int, version: int, action: int, now: int) -> None:
        """A bot decided; what it thought for another version is refused."""
        if version != self.version or self.bot_to_move() is None or self.asked != seat:
            raise NotDone("stale", "table-stale")
        self._check(action)
        self._act("act", seat, action, now)

    def undo(self, guest: str, version: int, now: int) -> None:
        """Take back the own last choice."""
        self._fits(version)
        if not self.seats_of(guest):
            raise NotDone("not_yours", "table-not-yours")
        seat = self.undo_seat(guest)
        if seat is None:
            raise NotDone("not_now", "table-no-undo")
        self._undo(seat, now)

    def confirm(self, guest: str, version: int, now: int) -> None:
        seat = self._asked_of(guest, version)
        if not self.held:
            raise NotDone("not_now", "table-nothing-held")
        self._confirm(seat, now)

    def time_out(self, now: int) -> bool:
        """Where the running clock has ended, the stand-in takes the seat over."""
        due = self.clocks.due()
        if not due or now < due or self.clocks.running is None:
            return False
        self._leave("timeout", self.clocks.running, now)
        return True

    def resume(self, now: int) -> bool:
        """After the server was away: live clocks go on from here. Days are long enough."""
        if not self.clocks.due() or self.setup.clock.kind == "days":
            return False
        self._resume(now)
        return True

    # what must be kept

    def note_answer(self, guest: str, id: str) -> None:
        """The message that led to the present batch; its repetition gets the same answer."""
        self._answers[guest, id] = self.version
        self._batch.answers.append(Answer(guest, id, self.version))

    def take(self) -> Batch:
        """What happened since the last call, to be kept together before anybody is told."""
        batch = self._batch
        self._batch = Batch(self.id, Summary())
        batch.summary = self.summary()
        return batch

    def summary(self) -> Summary:
        due = self.clocks.due()
        bots_turn = self.bot_to_move() is not None and self.has_people()
        return Summary(self.state, bots_turn or bool(due), due, self.touched)

    # checks

    def _place(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotDone("bad", "table-no-seat")
        return self.seats[seat]

    def _must_hold(self, seat: int, guest: str) -> None:
        self._place(seat)
        if guest not in self.holders[seat]:
            raise NotDone("not_yours", "table-not-yours")

    def _fits(self, version: int) -> None:
        if self.state != "playing":
            raise NotDone("not_now", "table-not-playing")
        if version != self.version:
            raise NotDone("stale", "table-stale")

    def _asked_of(self, guest: str, version: int) -> int:
        self._fits(version)
        seat = self.asked
        if seat is None or guest not in self.holders[seat]:
            raise NotDone("not_yours", "table-not-your-turn")
        if self.seats[seat].away:
            raise NotDone("not_now", "table-away")
        return seat

    def _check(self, action: int) -> None:
        assert self.match is not None
        if not 0 <= action < self.game.verbs.size:
            raise NotDone("illegal", "table-illegal")
        if self.match.refusal(action) is not None:
            raise NotDone("illegal", "table-illegal", action)

    def _may_undo(self, seat: int) -> bool:
        assert self.match is not None
        return not self.seats[seat].away and self.match.can_undo(seat)

    # changes, each a row; done in the same way again when the table is rebuilt

    def _redo(self, row: Row) -> None:
        match row.kind:
            case "sit":
                self._sit(row.seat, row.text, row.note, row.at)
            case "fill":
                self._fill(row.seat, row.text, row.at)
            case "act" | "hold":
                self._check(row.action)
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
        place.kind, place.name, place.number = "human", name, number
        self._add("sit", seat, now, text=name, note=number)
        self._begin(now)

    def _fill(self, seat: int, bot: str, now: int) -> None:
        place = self.seats[seat]
        place.kind, place.bot = "bot", bot
        self._add("fill", seat, now, text=bot)
        self._begin(now)

    def _begin(self, now: int) -> None:
        """The game begins when no seat is open any more."""
        if any(seat.kind == "open" for seat in self.seats):
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
            raise BadTable(f"table {self.id}: seat {seat} has nothing to take back")
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
        self._add("resume", NOBODY_SEAT, now)

    def _rematch(self, table: str, now: int) -> None:
        self.rematch = table
        self._add("rematch", NOBODY_SEAT, now, text=table)

    def _hold(self, seat: int, guest: str) -> None:
        if guest not in self.holders[seat]:
            self.holders[seat].add(guest)
            self._batch.holders.append((seat, guest))

    def _run_clock(self, now: int) -> None:
        seat = self.asked
        self.clocks.run(None if seat is None or self.bot_of(seat) else seat, now)

    def _add_followers(self, since: int, now: int) -> None:
        """Rows for what followed by itself from that move on."""
        assert self.match is not None
        for action in self.match.record.actions[since:]:
            self._add("then", NOBODY_SEAT, now, action=action)

    def _add(
        self, kind: Kind, seat: int, now: int, *, action: int = 0, text: str = "", note: str = ""
    ) -> None:
        self._batch.rows.append(Row(self._rows, kind, seat, action, now, text, note))
        self._rows += 1
        self.version += kind in GAME_ROWS
        self.touched = now
