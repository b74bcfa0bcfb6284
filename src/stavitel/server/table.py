"""One table: its course, its people, what they say and what they choose. It does no I/O and looks
up no time."""

from collections.abc import Mapping
from typing import Final

from stavitel.engine.errors import StavitelError
from stavitel.engine.fields import BadField
from stavitel.server.history import BadTable
from stavitel.server.seating import NotDone, Seating
from stavitel.server.store import Answer, Batch, Kept, NamedDeck, Said, Setup, Summary
from stavitel.server.telling import Standing
from stavitel.server.undone import GAME_ENTRIES
from stavitel.server.wire import WATCHER, Hold

__all__ = ["NotDone", "Table"]

ANSWERS_KEPT: Final = 300
"""Versions of the table after which nobody asks again whether a message was carried out."""


class Table(Seating):
    """One table. Methods that change something raise NotDone, having changed nothing, or leave
    what must be kept in the batch that `take` hands out."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.said: Final[list[Said]] = []
        self._answers: dict[tuple[str, str], int] = {}

    @classmethod
    def laid(
        cls, setup: Setup, holders: list[tuple[int, str]], decks: Mapping[int, NamedDeck] = {}
    ) -> "Table":
        """A new table with the decks that are there already; its first batch says so to the
        store."""
        table = cls(setup)
        table._batch.setup = setup
        for seat, (name, deck) in decks.items():
            table._bring(seat, name, deck, setup.laid)
        for seat, guest in holders:
            table._hold(seat, guest)
        return table

    @classmethod
    def rebuilt(cls, kept: Kept) -> "Table":
        """A table as it was kept, or BadTable where its entries lead elsewhere by now."""
        try:
            table = cls(kept.setup)
            try:
                table.redo(kept.entries)
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
        """A table of older rules, of whose entries ours lead to the first `agreed`."""
        table = cls(kept.setup)
        for entry in kept.entries:
            if entry.kind not in (*GAME_ENTRIES, "fingerprint"):
                table._redo(entry)
        table._become_recording(kept.entries, agreed)
        return table

    # what is going on

    def result(self) -> Standing | None:
        """How the game came out, once it is over."""
        if self.match is None or self.state != "over" or self.closed:
            return None
        if self.recording is not None:
            return self.recording.standing
        return Standing(self.match.scores(), self.match.places())

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and the bot that must decide now."""
        seat = self.asked
        if seat is None or self.unconfirmed or not self.bot_of(seat):
            return None
        return seat, self.bot_of(seat)

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
        everything = self.state == "over" or not self.seats_of(guest)
        heard = [line for line in self.said if everything or line.seat != WATCHER]
        return [line for line in heard if line.text]  # some were deleted by who had said them

    # people

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

    def act(self, guest: str, version: int, action: int, hold: Hold, now: int) -> None:
        """A guest takes an option of the waiting decision."""
        seat = self._asked_of(guest, version)
        if self.unconfirmed:
            raise NotDone("not_now", "table-confirm-first")
        self._check(action)
        if hold == "needed":
            assert self.match is not None
            hold = self.match.should_hold(action, self._at_once(seat))
        self._act("hold" if hold else "act", seat, action, now)

    def act_for(self, seat: int, version: int, action: int, now: int) -> None:
        """A bot decided; what it thought for another version is refused."""
        if version != self.version or self.bot_to_move() is None or self.asked != seat:
            raise NotDone("stale", "table-stale")
        self._check(action)
        self._act("act", seat, action, now)

    def undo(self, guest: str, version: int, now: int) -> None:
        """Take back your own last choice."""
        self._fits(version)
        if not self.seats_of(guest):
            raise NotDone("not_yours", "table-not-yours")
        seat = self.undo_seat(guest)
        if seat is None:
            raise NotDone("not_now", "table-no-undo")
        self._undo(seat, now)

    def confirm(self, guest: str, version: int, now: int) -> None:
        seat = self._asked_of(guest, version)
        if not self.unconfirmed:
            raise NotDone("not_now", "table-nothing-held")
        self._confirm(seat, now)

    def time_out(self, now: int) -> bool:
        """Where the running clock has ended, the stand-in takes the seat over."""
        due = self.clocks.due()
        if not due or now < due or self.clocks.running is None:
            return False
        self._leave("timeout", self.clocks.running, now)
        return True

    def shift(self, by: int, now: int) -> None:
        """The machine's time was set anew. Days are dates, and follow it."""
        if self.clocks.due() and self.setup.clock.kind != "days":
            self._shift(by, now)

    def resume(self, now: int) -> bool:
        """After the server was away: live clocks go on from here. Days are long enough."""
        if not self.clocks.due() or self.setup.clock.kind == "days":
            return False
        self._resume(now)
        return True

    # what must be kept

    def note_answer(self, guest: str, id: str) -> None:
        """The message that led to the present batch; its repetition gets the same answer."""
        if len(self._answers) > 2 * ANSWERS_KEPT:
            self._batch.forget = oldest = self.version - ANSWERS_KEPT
            self._answers = {who: at for who, at in self._answers.items() if at >= oldest}
        self._answers[guest, id] = self.version
        self._batch.answers.append(Answer(guest, id, self.version))

    def take(self) -> Batch:
        """What happened since the last call, to be kept together before anybody is told."""
        batch, self._batch = self._batch, Batch(self.id, Summary())
        batch.entries, self._fresh = self._fresh, []
        batch.cut = self._known.hand_out(self._entries)
        batch.summary = self.summary()
        return batch

    def summary(self) -> Summary:
        due = self.clocks.due()
        # elsewhere bots wait until somebody is here
        days = self.setup.clock.kind == "days"
        bots_turn = days and self.bot_to_move() is not None and self.has_people()
        return Summary(self.state, bots_turn or bool(due), due, self.touched)

    # checks

    def _fits(self, version: int) -> None:
        self._must_play()
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
        return not self.seats[seat].away and self.match.can_undo(seat, self._without_people(seat))

    def _at_once(self, seat: int) -> frozenset[int]:
        """Seats that answer before anybody could take anything back: bots, where that would also
        take back what people have seen."""
        bots = [other for other in range(len(self.seats)) if self.bot_of(other)]
        return frozenset(bots) - self._without_people(seat)
