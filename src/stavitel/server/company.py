"""Who sits at a table, and what happened to them. Every change is an entry."""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from stavitel.record import OLD_PROMISE
from stavitel.server.clocks import Clocks
from stavitel.server.notes import Notes
from stavitel.server.store import BroughtDeck, Entry, Kind, SeatSetup, Setup
from stavitel.server.undone import GAME_ENTRIES, NEW_VERSION, KnownEntries
from stavitel.server.wire import Away, Share

NO_SEAT: Final = -1
PEOPLE_ENTRIES: Final = (
    "sit", "mark", "number", "lapse", "fill", "deck", "leave", "timeout", "replace", "wait",
    "pause", "wake", "return", "rematch", "kick", "mute", "renew", "resign", "close",
)  # fmt: skip
"""The kinds of entries that everybody's list of seats depends on."""


@dataclass
class Seat:
    """A seat and who plays it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str
    number: str
    away: Away = ""  # why a bot stands in for a human
    stand_in: str = ""  # the level of that bot, where the table chose another
    share: Share = "awaited"
    mark: str = ""
    renewed: int = 0  # so often its link was made anew
    resigned: bool = False  # for good: the stand-in plays to the end
    vacant: bool = False  # its holders were sent away while the game went on
    deck: BroughtDeck | None = None
    deck_name: str = ""


class Company:
    """The seats of one table. Changes here check nothing: `Seating` says who may do what."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.id: Final = setup.table
        self.seats: Final = [_seat(s, setup.promise) for s in setup.seats]
        self.clocks: Final = Clocks(setup.clock, len(setup.seats))
        self.version = 0
        self.touched = setup.laid
        self.muted: Final[set[int]] = set()  # seats that may not talk, NO_SEAT for the watchers
        self.stopped: Final[set[int]] = set()  # whose clocks stand still, NO_SEAT for everybody's
        self.notes = Notes()
        self._fresh: list[Entry] = []
        self._entries = 0
        self._known: Final = KnownEntries()

    @property
    def numbers(self) -> list[str]:
        """What the seats added to the draws."""
        return [seat.number for seat in self.seats]

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, also in place of somebody; empty if a human does."""
        place = self.seats[seat]
        return (place.stand_in or self.setup.stand_in) if place.away else place.bot

    def _without_people(self, seat: int) -> frozenset[int]:
        """All other seats, where bots alone sit there: nobody minds if their moves are taken back
        together with one's own."""
        others = [other for other in range(len(self.seats)) if other != seat]
        if any(self.seats[other].kind != "bot" for other in others):
            return frozenset()
        return frozenset(others)

    def has_people(self) -> bool:
        """Whether anybody plays here. Bots alone play only while somebody looks on."""
        return any(seat.kind == "human" and not seat.away for seat in self.seats)

    def plays_slowly(self, seat: int) -> bool:
        """Whether the bot at a seat takes its time: it plays for somebody who may take the seat
        back, or all who play have let bots play for them."""
        awaited = [place.away and not place.resigned for place in self.seats]
        return bool(awaited[seat]) or (any(awaited) and not self.has_people())

    # what the game itself adds to this

    def _begin(self, now: int) -> None:
        """Begin the game, if nobody is waited for any more."""
        raise NotImplementedError

    def _stand(self, seat: int, now: int) -> None:
        """What this seat has done but not confirmed stands."""
        raise NotImplementedError

    def _run_clock(self, now: int) -> None:
        raise NotImplementedError

    # changes, each an entry

    def _sit(self, seat: int, name: str, number: str, now: int) -> None:
        place = self.seats[seat]
        place.kind, place.name, place.vacant = "human", name, False
        if self.setup.promise == OLD_PROMISE and not place.number:
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

    def _bring(self, seat: int, name: str, deck: BroughtDeck, now: int) -> None:
        place = self.seats[seat]
        place.deck_name, place.deck = name, deck
        self._add("deck", seat, now, text=name, note=msgspec.json.encode(deck).decode())
        self._begin(now)

    def _leave(self, kind: Kind, seat: int, now: int) -> None:
        self._stand(seat, now)
        self.seats[seat].away = "time" if kind == "timeout" else "left"
        self._add(kind, seat, now)
        self._run_clock(now)

    def _replace(self, seat: int, bot: str, now: int) -> None:
        """The table lets a bot play for somebody."""
        self._stand(seat, now)
        place = self.seats[seat]
        place.away, place.stand_in = place.away or "table", bot
        self.stopped.discard(seat)
        self._add("replace", seat, now, text=bot)
        self._run_clock(now)

    def _wait(self, seat: int, now: int) -> None:
        """The table waits for somebody."""
        self.seats[seat].away = ""
        self.stopped.add(seat)
        self._add("wait", seat, now)
        self._run_clock(now)

    def _pause(self, now: int) -> None:
        self.stopped.add(NO_SEAT)
        self._add("pause", NO_SEAT, now)
        self._run_clock(now)

    def _wake(self, seat: int, now: int) -> None:
        """Somebody is here again, and has time to look around."""
        self.stopped.discard(seat)
        for back in range(len(self.seats)) if seat == NO_SEAT else [seat]:
            self.clocks.returned(back)
        self._add("wake", seat, now)
        self._run_clock(now)

    def _come_back(self, seat: int, now: int) -> None:
        self.seats[seat].away = self.seats[seat].stand_in = ""
        self.clocks.returned(seat)
        self._add("return", seat, now)
        self._run_clock(now)

    def _resign(self, seat: int, now: int) -> None:
        self._stand(seat, now)
        self.seats[seat].away, self.seats[seat].resigned = "left", True
        self.stopped.discard(seat)
        self._add("resign", seat, now)
        self._run_clock(now)

    def _free(self, seat: int, now: int) -> None:
        """Before the game: the seat is open again, and owes a new number to the draws."""
        share: Share = "none" if self.setup.promise == OLD_PROMISE else "awaited"
        renewed = self.seats[seat].renewed + 1
        self.seats[seat] = Seat("open", "", "", "", share=share, renewed=renewed)
        self._add("kick", seat, now)

    def _vacate(self, seat: int, now: int) -> None:
        """In the game: the stand-in plays on, until somebody takes the seat by its new link."""
        self._stand(seat, now)
        place = self.seats[seat]
        place.away, place.vacant = "table", True
        self.stopped.discard(seat)
        place.resigned = False
        place.renewed += 1
        self._add("kick", seat, now)
        self._run_clock(now)

    def _renew(self, seat: int, now: int) -> None:
        self.seats[seat].renewed += 1
        self._add("renew", seat, now)

    def _mute(self, seat: int, on: bool, now: int) -> None:
        (self.muted.add if on else self.muted.discard)(seat)
        self._add("mute", seat, now, action=int(on))

    def _add(
        self, kind: Kind, seat: int, now: int, *, action: int = 0, text: str = "", note: str = ""
    ) -> None:
        self._add_entry(Entry(self._entries, kind, seat, action, now, text, note))
        self.version += kind in NEW_VERSION

    def _add_entry(self, entry: Entry) -> None:
        self._fresh.append(entry)
        self._entries += 1
        self.touched = entry.at
        self.notes.take(entry)
        if entry.kind not in GAME_ENTRIES and entry.kind != "fingerprint":
            self._known.beside.append(entry)


def _seat(setup: SeatSetup, promise: int) -> Seat:
    """A seat when the table was set up; at older tables nobody waits for numbers."""
    seat = Seat(setup.kind, setup.name, setup.bot, setup.number)
    if setup.kind == "bot":
        seat.share = "bot"
    elif promise == OLD_PROMISE:
        seat.share = "given" if seat.number else "none"
    return seat
