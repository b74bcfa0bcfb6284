"""One table: its course, who holds which seat, and who may do what. Like the course it does no
I/O and looks up no time."""

from functools import cached_property
from typing import Final, Literal

from stavitel.engine.errors import StavitelError
from stavitel.engine.fields import BadField
from stavitel.fair import commitment, mark, rules_of
from stavitel.server.course import GAME_ROWS, BadTable, Course, Seat
from stavitel.server.store import Answer, Batch, Kept, Said, Setup, Summary
from stavitel.server.telling import Standing
from stavitel.server.wire import WATCHER

Code = Literal["bad", "stale", "illegal", "not_yours", "not_now", "too_fast", "too_long", "closed"]


class NotDone(Exception):
    """A message that is not carried out: a code for programs and a text id for people.

    `action` is set where the rules say why: the match tells the reason in any language.
    """

    def __init__(self, code: Code, text: str, action: int | None = None) -> None:
        super().__init__(f"{code}: {text}")
        self.code: Final = code
        self.text: Final = text
        self.action: Final = action


class Table(Course):
    """One table. Methods that change something raise NotDone, having changed nothing, or leave
    what must be kept in the batch that `take` hands out."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.holders: Final[list[set[str]]] = [set() for _ in setup.seats]
        self.said: Final[list[Said]] = []
        self._answers: dict[tuple[str, str], int] = {}
        self._batch = Batch(setup.table, Summary())

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
        try:
            table = cls(kept.setup)
            try:
                table.redo(kept.rows)
            except Exception:  # rules that have changed may fail in any way
                if not table.is_older or kept.setup.rules > table.game.version:
                    raise
                table = cls._recorded(kept, table.agreed)
        except (StavitelError, BadField) as problem:
            raise BadTable(f"table {kept.setup.table}: cannot go on: {problem}") from problem
        for seat, guest in kept.holders:
            table.holders[table.known_seat(seat)].add(guest)
        table.said.extend(kept.said)
        table._answers = {(a.guest, a.id): a.version for a in kept.answers}
        table.touched = max([table.touched, *(line.at for line in kept.said[-1:])])
        return table

    @classmethod
    def _recorded(cls, kept: Kept, agreed: int) -> "Table":
        """A table of older rules, of whose rows ours lead to the first `agreed`."""
        table = cls(kept.setup)
        for row in kept.rows:
            if row.kind not in (*GAME_ROWS, "fingerprint"):
                table._redo(row)
        table._become_recording(kept.rows, agreed)
        return table

    # what is going on

    @property
    def rules(self) -> str:
        """The rules it was laid with, as its commitment names them."""
        return rules_of(self.game, self.setup.rules, self.setup.components)

    @cached_property
    def commitment(self) -> str:
        """What binds the secret of the draws."""
        return commitment(self.setup.secret, self.id, self.rules)

    def result(self) -> Standing | None:
        """How the game came out, once it is over."""
        if self.match is None or self.state != "over":
            return None
        if self.recording is not None:
            return self.recording.standing
        return Standing(self.match.scores(), self.match.places())

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
        if self.match is None or self.state == "over" or self.recording is not None:
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

    def sit(self, seat: int, own: bool, guest: str, name: str, now: int) -> None:
        """Take an open seat by its invitation, or open one's own on another device.

        An invitation serves one guest; its answer may have been lost, so that guest may come again.
        """
        place = self.seats[seat]
        if place.kind == "bot" or self.setup.record:
            raise NotDone("not_now", "table-seat-taken")
        if place.kind == "human" and not own and guest not in self.holders[seat]:
            raise NotDone("not_yours", "table-seat-taken")
        if place.kind == "open":
            self._sit(seat, name, "", now)
        self._hold(seat, guest)

    def promise_number(self, guest: str, promised: str, marked: str, now: int) -> None:
        """A guest who has stored the commitment promises a number for the draws by its mark."""
        self._must_share(guest, promised)
        for seat in self.seats_of(guest):
            if self.seats[seat].share == "awaited":
                self._mark(seat, marked, now)

    def show_number(self, guest: str, promised: str, number: str, now: int) -> None:
        """Show the number that was promised; only when every other is promised too."""
        self._must_share(guest, promised)
        mine = [seat for seat in self.seats_of(guest) if self.seats[seat].share == "marked"]
        if any(seat not in self.unshared for seat in mine):
            raise NotDone("not_now", "table-number-early")
        if any(self.seats[seat].mark != mark(number) for seat in mine):
            raise NotDone("bad", "table-number-other")
        for seat in mine:
            self._show_number(seat, number, now)

    def lapse(self, now: int) -> None:
        """Wait no longer for numbers; the record says whose are lacking."""
        for seat in self.unshared:
            self._lapse(seat, now)

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
        self._must_go_on()
        if self.state != "playing" or self.seats[seat].away:
            raise NotDone("not_now", "table-not-playing")
        self._leave("leave", seat, now)

    def come_back(self, seat: int, guest: str, now: int) -> None:
        """Take an own seat back from the stand-in."""
        self._must_hold(seat, guest)
        self._must_go_on()
        if not self.seats[seat].away:
            raise NotDone("not_now", "table-not-away")
        self._come_back(seat, now)

    def close(self, guest: str, now: int) -> None:
        """Give up a game that our rules no longer lead on: then everybody sees all of it."""
        if not self.seats_of(guest) and guest != self.setup.host:
            raise NotDone("not_yours", "table-not-yours")
        if self.recording is None or self.state != "playing":
            raise NotDone("not_now", "table-not-closed")
        self._close(now)

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
        batch, self._batch = self._batch, Batch(self.id, Summary())
        batch.rows, self._fresh = self._fresh, []
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

    def _must_share(self, guest: str, promised: str) -> None:
        if not self.seats_of(guest):
            raise NotDone("not_yours", "table-not-yours")
        if promised != self.commitment:
            raise NotDone("bad", "table-other-promise")

    def _must_go_on(self) -> None:
        if self.recording is not None:
            raise NotDone("not_now", "table-recording")

    def _fits(self, version: int) -> None:
        self._must_go_on()
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

    def _hold(self, seat: int, guest: str) -> None:
        if guest not in self.holders[seat]:
            self.holders[seat].add(guest)
            self._batch.holders.append((seat, guest))
