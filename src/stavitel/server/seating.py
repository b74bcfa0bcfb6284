"""Who holds which seat, and what its holders and the host of the table may do with it."""

from collections.abc import Set
from functools import cached_property
from typing import Final, Literal

from stavitel.fair import commitment, mark, rules_of
from stavitel.record import OLD_PROMISE
from stavitel.server.company import NO_SEAT, Seat
from stavitel.server.history import History
from stavitel.server.store import Batch, NamedDeck, Setup, Summary
from stavitel.server.wire import Measure

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


class Seating(History):
    """The people of one table. Methods that change something raise NotDone, having changed
    nothing, or leave what must be kept in the batch."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.holders: Final[list[set[str]]] = [set() for _ in setup.seats]
        self._batch = Batch(setup.table, Summary())

    @property
    def rules(self) -> str:
        """The rules it was laid with, as its commitment names them."""
        return rules_of(self.game, self.setup.rules, self.setup.components)

    @cached_property
    def commitment(self) -> str:
        """What binds the secret of the draws."""
        return commitment(self.setup.secret, self.id, self.rules)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, holders in enumerate(self.holders) if guest in holders]

    # coming, and the numbers for the draws

    def sit(self, seat: int, own: bool, guest: str, name: str, now: int) -> None:
        """Take an open seat by its invitation, or open one's own on another device.

        An invitation serves one guest; its answer may have been lost, so that guest may come again.
        A seat whose holder was sent away is for somebody who knows no other hand.
        """
        place = self.seats[seat]
        if place.kind == "bot" or self.setup.record:
            raise NotDone("not_now", "table-seat-taken")
        if place.kind == "human" and not own and guest not in self.holders[seat]:
            raise NotDone("not_yours", "table-seat-taken")
        if place.vacant and self.seats_of(guest):
            raise NotDone("not_yours", "table-other-seat")
        if place.kind == "open" or place.vacant:
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

    def bring(self, seat: int, guest: str, deck: NamedDeck, now: int) -> None:
        """Bring a deck to one of your seats, or another one as long as no number is shown."""
        self._must_hold(seat, guest)
        if not self.setup.decks:
            raise NotDone("not_now", "table-no-decks")
        if self.state != "waiting" or self._numbers_shown():
            raise NotDone("not_now", "table-deck-late")
        self._bring(seat, *deck, now)

    # going

    def leave(self, seat: int, guest: str, now: int) -> None:
        """Let the stand-in play one of your seats."""
        self._must_hold(seat, guest)
        self._must_play()
        if self.seats[seat].away:
            raise NotDone("not_now", "table-not-playing")
        self._leave("leave", seat, now)

    def come_back(self, seat: int, guest: str, now: int) -> None:
        """Take one of your seats back from the stand-in."""
        self._must_hold(seat, guest)
        self._must_go_on()
        if self.seats[seat].resigned:
            raise NotDone("not_now", "table-resigned")
        if not self.seats[seat].away:
            raise NotDone("not_now", "table-not-away")
        self._come_back(seat, now)

    def may_settle(self, seat: int, here: Set[str]) -> None:
        """Only about a person who is not here, or for whom a bot plays; raises NotDone."""
        self._must_play()
        place = self._place(seat)
        if place.kind != "human" or place.resigned:
            raise NotDone("not_now", "table-not-absent")
        if here & self.holders[seat] and not place.away:
            raise NotDone("not_now", "table-not-absent")

    def settle(self, seat: int, what: Measure, bot: str, now: int) -> None:
        """The table has decided about an absent person."""
        if what == "end":
            self._close(now)
        elif what == "bot":
            self._replace(seat, bot, now)
        elif seat not in self.stopped:
            self._wait(seat, now)

    def pause(self, now: int) -> None:
        """Nobody who plays is here: clocks stand still."""
        self._pause(now)

    def wake(self, seat: int, now: int) -> None:
        """Somebody is back, at this seat or with NO_SEAT at all: clocks go on."""
        self._wake(seat, now)

    def resign(self, seat: int, guest: str, now: int) -> None:
        """Give up one of your seats for good. The stand-in plays it to the end; where nobody else
        plays, the game ends here."""
        self._must_hold(seat, guest)
        self._must_play()
        if self.seats[seat].resigned:
            raise NotDone("not_now", "table-resigned")
        self._resign(seat, now)
        self._end_without_people(now)

    def may_depart(self, guest: str) -> None:
        """Whether a guest may leave the table for good; raises NotDone. Hosts remove or end it."""
        if not self.seats_of(guest):
            raise NotDone("not_yours", "table-not-yours")
        self._must_go_on()
        if self.state == "over" or (self.state == "waiting" and self._numbers_shown()):
            raise NotDone("not_now", "table-not-playing")

    def depart(self, guest: str, now: int) -> None:
        """Leave the table for good. Seats nobody else holds are free for others."""
        self.may_depart(guest)
        self.withdraw(guest, now)

    def is_alone(self, guest: str) -> bool:
        """Whether nobody but this guest, who set it up, has a share in it."""
        return guest == self.setup.host and all(
            seat.kind != "human" or (holders <= {guest} and not seat.vacant)
            for seat, holders in zip(self.seats, self.holders, strict=True)
        )

    def withdraw(self, guest: str, now: int) -> None:
        """A guest wants to be forgotten: seats nobody else holds are free again, or given up."""
        for seat in self.seats_of(guest):
            self._release(seat, guest)
            if self.holders[seat] or self.recording is not None:
                continue
            if self.state == "waiting":
                self._free(seat, now)
            elif self.state == "playing":
                self._vacate(seat, now)
        if self.state == "playing" and self.recording is None:
            self._end_without_people(now)

    def renew(self, seat: int, guest: str, now: int) -> None:
        """A new link for one of your seats, or for a free one of the host's table. The old link no
        longer opens anything, and whoever else came by it no longer holds the seat."""
        place = self._place(seat)
        free = place.kind == "open" or place.vacant
        if guest not in self.holders[seat] and not (free and guest == self.setup.host):
            raise NotDone("not_yours", "table-not-yours")
        self._renew(seat, now)
        for other in sorted(self.holders[seat] - {guest}):
            self._release(seat, other)

    # what the host may do

    def fill(self, seat: int, bot: str, deck: NamedDeck, guest: str, now: int) -> None:
        """The host seats a bot on an open seat, with a deck where decks are brought."""
        self.must_host(guest)
        if self._place(seat).kind != "open":
            raise NotDone("not_now", "table-seat-taken")
        self._fill(seat, bot, now)
        if self.setup.decks:
            self._bring(seat, *deck, now)

    def kick(self, seat: int, guest: str, now: int) -> None:
        """The host sends away whoever holds a seat: before the game it is free again, during the
        game the stand-in plays until somebody else takes it by its new link.

        Once numbers for the draws are shown nobody new may add one that was chosen to fit them.
        """
        self.must_host(guest)
        self._place(seat)
        if guest in self.holders[seat] or not self.holders[seat]:
            raise NotDone("not_now", "table-not-others")
        self._must_go_on()
        if self.state == "over" or (self.state == "waiting" and self._numbers_shown()):
            raise NotDone("not_now", "table-not-playing")
        for holder in sorted(self.holders[seat]):
            self._release(seat, holder)
        (self._free if self.state == "waiting" else self._vacate)(seat, now)

    def mute(self, seat: int, on: bool, guest: str, now: int) -> None:
        """The host lets a seat, or all who look on, talk no more, or again."""
        self.must_host(guest)
        if seat != NO_SEAT:
            self._place(seat)
            if guest in self.holders[seat]:
                raise NotDone("not_now", "table-not-others")
        if on != (seat in self.muted):
            self._mute(seat, on, now)

    def close(self, guest: str, now: int) -> None:
        """The host ends the game unfinished, or any player one that our rules no longer lead on:
        then everybody sees all of it."""
        if self.recording is None or not self.seats_of(guest):
            self.must_host(guest)
        if self.state != "playing":
            raise NotDone("not_now", "table-not-playing")
        self._close(now)

    def must_host(self, guest: str) -> None:
        if not guest or guest != self.setup.host:
            raise NotDone("not_yours", "table-host-only")

    # checks

    def _end_without_people(self, now: int) -> None:
        """Bots among themselves, for nobody, play to no end."""
        if not any(seat.kind == "human" and not (seat.resigned or seat.vacant)
                   for seat in self.seats):  # fmt: skip
            self._close(now)

    def _numbers_shown(self) -> bool:
        """Whether somebody new could choose a number to fit those that are known."""
        shown = any(place.share == "given" for place in self.seats)
        return self.setup.promise != OLD_PROMISE and shown

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

    def _must_play(self) -> None:
        self._must_go_on()
        if self.state != "playing":
            raise NotDone("not_now", "table-not-playing")

    def _hold(self, seat: int, guest: str) -> None:
        if guest not in self.holders[seat]:
            self.holders[seat].add(guest)
            self._batch.holders.append((seat, guest))
            self._batch.released = [one for one in self._batch.released if one != (seat, guest)]

    def _release(self, seat: int, guest: str) -> None:
        self.holders[seat].discard(guest)
        self._batch.released.append((seat, guest))
        self._batch.holders = [one for one in self._batch.holders if one != (seat, guest)]
