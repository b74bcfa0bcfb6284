"""The history of a table: who came, what was chosen, what followed. Every change is an entry.

This is event sourcing: the entries are all that is kept, and a table is rebuilt by doing again what
they say. Chance comes from a stream fixed by the table's secret, so that leads to the same entries.
Nothing here does I/O or looks up the time.
"""

from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from stavitel.engine.errors import StavitelError
from stavitel.engine.switches import former_choices
from stavitel.engine.verbs import FROM_ZERO
from stavitel.fair import FairChance
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.numbering import from_one
from stavitel.record import Record, components_mark, open_record
from stavitel.server.brought import opening
from stavitel.server.company import NO_SEAT, Company
from stavitel.server.notes import Notes
from stavitel.server.recording import Recording, action_of, read_aloud, recorded, same
from stavitel.server.store import BroughtDeck, Entry, Kind, Setup, State
from stavitel.server.telling import standing, told
from stavitel.server.undone import Undone, version_after

MOVES_BETWEEN_MARKS: Final = 25
"""After so many moves the position is marked: to write it down takes a millisecond or two."""
_OF_A_SEAT: Final = (
    "sit", "fill", "deck", "act", "hold", "undo", "confirm", "leave", "timeout", "replace", "wait",
    "return", "kick", "renew", "resign",
)  # fmt: skip


class NoTable(Exception):
    """There is no such table."""


class BadTable(StavitelError):
    """A kept table that does not lead where it once led: the rules or cards have changed."""


class Cut(NamedTuple):
    """A choice was taken back: at this version so many actions and lines of the log were left."""

    version: int
    moves: int
    lines: int


class History(Company):
    """What happened at one table. Changes here check nothing: `Table` says who may do what."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.game: Final = game_named(setup.game)
        self.match: Match | None = None
        self.rematch = ""
        self.recording: Recording | None = None
        """Set where our rules do not lead to the end of what was played."""
        self.closed = False  # ended unfinished
        self.cuts: Final[list[Cut]] = []
        self.agreed = 0  # so many entries that were kept are ours as well
        self._sure = 0  # the same, up to the last mark of a position
        self._marked = 0  # the moves there were at that mark
        self._redoing = False
        if setup.record:
            self.match, self.recording = read_aloud(open_record(setup.record))
        else:
            self._begin(setup.laid)

    def redo(self, entries: list[Entry]) -> None:
        """Do again what was kept, or raise BadTable where that leads elsewhere by now."""
        if self.setup.rules > self.game.version:
            raise BadTable(f"it was played by newer rules than ours ({self.game.version})")
        self._redoing = True
        for entry in entries:
            if entry.kind != "then":
                self._redo(entry)
            self._compare(entries)
        if len(self._fresh) != len(entries):
            raise BadTable("what was kept leads elsewhere by now")
        self._fresh = []
        self._known.taken = self._entries
        self._redoing = False

    def _compare(self, entries: list[Entry]) -> None:
        """What was done again, as far as it has come, is what was kept."""
        for place in range(self.agreed, len(self._fresh)):
            if place >= len(entries) or not same(self.game, self._fresh[place], entries[place]):
                raise BadTable("what was kept leads elsewhere by now")
            self.agreed = place + 1

    @property
    def is_older(self) -> bool:
        """Whether it was laid with older rules or other cards than ours."""
        marks = self.game.version, components_mark(self.game)
        return marks != (self.setup.rules, self.setup.components)

    @property
    def switches(self) -> dict[str, str]:
        """The house rules of this table, with those that its older rules did not name."""
        former = former_choices(self.game.switches, self.setup.rules)
        return {**former, **self.setup.switches}

    @property
    def colours(self) -> list[str]:
        """The colour each seat is shown in."""
        chosen = self.match.record.colours if self.match is not None else self.setup.colours
        return chosen or self.game.seat_names[: len(self.seats)]

    # what is going on

    @property
    def state(self) -> State:
        if self.match is None:
            return "waiting"
        if self.recording is not None and self.recording.standing is not None:
            return "over"
        return "over" if self.match.over or self.closed or self.setup.record else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that must decide, or confirm."""
        if self.match is None or self.recording is not None or self.state != "playing":
            return None
        return self.match.seat()

    @property
    def unconfirmed(self) -> bool:
        return self.match is not None and self.match.unconfirmed is not None and not self.closed

    @property
    def unshared(self) -> list[int]:
        """The seats whose marks everybody waits for, or, once all are there, whose numbers."""
        open_seat = any(seat.kind == "open" for seat in self.seats)
        if self.match is not None or open_seat or self.undecked:
            return []  # whoever knew the numbers could choose a deck to fit them
        shares = [seat.share for seat in self.seats]
        awaited = "awaited" if "awaited" in shares else "marked"
        return [seat for seat, share in enumerate(shares) if share == awaited]

    @property
    def undecked(self) -> list[int]:
        """The seats that have yet to bring a deck."""
        return [n for n, seat in enumerate(self.seats) if self.setup.decks and seat.deck is None]

    # changes, each an entry

    def redo_readable(self, entries: list[Entry]) -> None:
        """Do again what can be, of a table that is damaged."""
        for entry in entries:
            if entry.kind != "then":
                try:
                    self._redo(entry)
                except Exception:  # damage takes any form
                    return

    def known_seat(self, seat: int) -> int:
        """The same seat, or BadTable where the table has none of that number."""
        if not 0 <= seat < len(self.seats):
            raise BadTable(f"expected a seat below {len(self.seats)}; got {seat}")
        return seat

    def _redo(self, entry: Entry) -> None:
        if entry.kind in _OF_A_SEAT:
            self.known_seat(entry.seat)
        if entry.kind in ("act", "hold", "confirm") and entry.seat != self.asked:
            raise BadTable(f"entry {entry.number}: seat {entry.seat} was not asked")
        match entry.kind:
            case "sit":
                self._sit(entry.seat, entry.text, entry.note, entry.at)
            case "mark":
                self._mark(entry.seat, entry.text, entry.at)
            case "number":
                self._show_number(entry.seat, entry.note, entry.at)
            case "lapse":
                self._lapse(entry.seat, entry.at)
            case "fill":
                self._fill(entry.seat, entry.text, entry.at)
            case "deck":
                deck = msgspec.json.decode(entry.note, type=BroughtDeck)
                self._bring(entry.seat, entry.text, deck, entry.at)
            case "act" | "hold":
                self._act(entry.kind, entry.seat, action_of(self.game, entry), entry.at)
            case "undo":
                self._redo_undo(entry)
            case "confirm":
                self._confirm(entry.seat, entry.at)
            case "leave" | "timeout":
                self._leave(entry.kind, entry.seat, entry.at)
            case "replace":
                self._replace(entry.seat, entry.text, entry.at)
            case "wait":
                self._wait(entry.seat, entry.at)
            case "pause":
                self._pause(entry.at)
            case "wake":
                self._wake(entry.seat, entry.at)
            case "return":
                self._come_back(entry.seat, entry.at)
            case "resume":
                self._resume(entry.at)
            case "shift":
                self._shift(entry.action, entry.at)
            case "kick":
                (self._free if self.match is None else self._vacate)(entry.seat, entry.at)
            case "mute":
                self._mute(entry.seat, bool(entry.action), entry.at)
            case "renew":
                self._renew(entry.seat, entry.at)
            case "resign":
                self._resign(entry.seat, entry.at)
            case "rematch":
                self._rematch(entry.text, entry.at)
            case "fingerprint":
                self._meet_mark(entry)
            case "close":
                self._close(entry.at)

    def _begin(self, now: int) -> None:
        """The game begins when no seat is open any more and no deck or number is waited for."""
        open_seat = any(seat.kind == "open" for seat in self.seats)
        if self.match is not None or open_seat or self.undecked or self.unshared:
            return
        self.match = Match(self._blank(), chance=FairChance(self.setup.secret, self.numbers))
        self._add_moves("then", NO_SEAT, 0, self.match.moves, now)
        self._run_clock(now)

    def _blank(self) -> Record:
        """The record of this table before its first action."""
        setup = self.setup
        players = {number: seat.name or seat.bot for number, seat in enumerate(self.seats)}
        named = {seat: name for seat, name in players.items() if name}
        former = former_choices(self.game.switches, setup.rules)
        start = opening(self.game, setup, self.switches, [seat.deck for seat in self.seats])
        if setup.start is not None:
            start = {**former, **from_one(self.game, setup.start, FROM_ZERO)}
        record = Record(self.game, len(self.seats), setup.variant, self.switches, named, start)
        return replace(record, colours=setup.colours)

    def _act(self, kind: Kind, seat: int, action: int, now: int) -> None:
        assert self.match is not None
        before = self.match.moves
        self.match.act(action, hold=kind == "hold")
        self._add_moves(kind, seat, before, before + 1, now)
        self._add_moves("then", NO_SEAT, before + 1, self.match.moves, now)
        self.clocks.moved(seat, self.match.moves, now)
        self._run_clock(now)
        self._mark_position(now)

    def _undo(self, seat: int, now: int) -> None:
        """Take back a choice. Its entries go; one stands for them, however often this is done."""
        self._take_back(seat, self._without_people(seat))
        assert self.match is not None
        self.version += 1
        self._run_clock(now)
        since = self._known.drop(self.match.moves)
        beside = [entry for entry in self._known.beside if entry.number >= since]
        del self._known.beside[len(self._known.beside) - len(beside) :]
        self.notes.drop(since, self.match.moves)
        self._fresh = [entry for entry in self._fresh if entry.number < since]
        self._entries = since
        for entry in beside:
            self._add_entry(msgspec.structs.replace(entry, number=self._entries))
        note = msgspec.json.encode(Undone(self.version, self.clocks.left(), self.clocks.paid))
        entry = Entry(self._entries, "undo", seat, self.match.moves, now, "", note.decode())
        self._known.undone.append(entry.number)
        self._add_entry(entry)
        self._cut_off()

    def _redo_undo(self, entry: Entry) -> None:
        """One that stands for entries that are gone; of older tables, one of those they kept."""
        assert self.match is not None
        if entry.note:
            after = msgspec.json.decode(entry.note, type=Undone)
            if entry.action != self.match.moves or len(after.left) != len(self.seats):
                raise BadTable(f"entry {entry.number}: another choice was taken back here")
            self.version = after.version
            self.clocks.restore(after.left, after.paid, entry.at)
            self._run_clock(entry.at)
            self._known.undone.append(entry.number)
            self._add_entry(entry)
        else:
            self._take_back(entry.seat)
            del self._known.of_moves[self.match.moves :]
            self._add("undo", entry.seat, entry.at, action=self.match.moves)
            self._run_clock(entry.at)
        self._cut_off()

    def _take_back(self, seat: int, across: frozenset[int] = frozenset()) -> None:
        assert self.match is not None
        if not self.match.undo(seat, across):
            raise BadTable(f"seat {seat} has nothing to take back")

    def _cut_off(self) -> None:
        """Browsers cut their log here. What an earlier cut left, and this one does not, is gone."""
        assert self.match is not None
        lines = len(self.match.moments())
        while self.cuts and self.cuts[-1].lines >= lines:
            self.cuts.pop()
        self.cuts.append(Cut(self.version, self.match.moves, lines))
        self._marked = min(self._marked, self.match.moves)

    def _confirm(self, seat: int, now: int) -> None:
        assert self.match is not None
        before = self.match.moves
        self.match.confirm()
        self._add("confirm", seat, now)
        self._add_moves("then", NO_SEAT, before, self.match.moves, now)
        self._run_clock(now)
        self._mark_position(now)

    def _stand(self, seat: int, now: int) -> None:
        if self.match is not None and self.match.unconfirmed == seat:
            self._confirm(seat, now)

    def _resume(self, now: int) -> None:
        self.clocks.forgive(now)
        self._add("resume", NO_SEAT, now)

    def _shift(self, by: int, now: int) -> None:
        self.clocks.shift(by)
        self._add("shift", NO_SEAT, now, action=by)

    def _rematch(self, table: str, now: int) -> None:
        self.rematch = table
        self._add("rematch", NO_SEAT, now, text=table)

    def _run_clock(self, now: int) -> None:
        seat = self.asked
        stands = seat is None or self.bot_of(seat) or self.stopped & {seat, NO_SEAT}
        self.clocks.run(None if stands else seat, now)

    def _close(self, now: int) -> None:
        self.closed = True
        self._add("close", NO_SEAT, now)
        self._run_clock(now)

    def _add_moves(self, kind: Kind, seat: int, since: int, until: int, now: int) -> None:
        """Entries for moves, with their words and what happened."""
        assert self.match is not None
        for move in range(since, until):
            action = self.match.record.actions[move]
            words = self.game.verbs.write(action, FROM_ZERO)  # as older tables have them
            note = "" if self._redoing else told(self.match, move)
            self._known.of_moves.append(self._entries)
            self._add(kind, seat, now, action=action, text=words, note=note)

    def _mark_position(self, now: int) -> None:
        """Now and then, and at the end of the game, a mark of what the position means."""
        assert self.match is not None
        ended = self.match.over
        if self._redoing or not (ended or self.match.moves >= self._marked + MOVES_BETWEEN_MARKS):
            return
        self._marked = self.match.moves
        mark, note = self.match.fingerprint(), standing(self.match) if ended else ""
        self._add("fingerprint", NO_SEAT, now, action=self._marked, text=mark, note=note)

    def _meet_mark(self, entry: Entry) -> None:
        """Rules and cards of another version must come to the marked position too."""
        assert self.match is not None
        if self.is_older and self.match.fingerprint() != entry.text:
            self.agreed = self._sure
            raise BadTable(f"after {entry.action} actions the position is another by now")
        self._marked, self._sure = entry.action, entry.number + 1
        self._add_entry(entry)

    def _become_recording(self, entries: list[Entry], agreed: int) -> None:
        """Of these entries ours are the first `agreed`. Further ones come where these end."""
        record = self._blank()
        record.version, record.cards = self.setup.rules, self.setup.components
        self.match, self.recording = recorded(record, entries, agreed)
        self.clocks.run(None, self.touched)
        self._fresh, self._entries = [], len(entries)
        self._known.taken = len(entries)
        self.notes = Notes()
        for entry in entries:
            self.notes.take(entry)
        self.version = version_after(entries)
