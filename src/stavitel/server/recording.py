"""A table that was played by older rules, and that ours no longer carry to its end.

It is shown as far as ours go, the rest is told from what was kept, and it can be saved as a record.
Nobody plays on at it; its players may close it, so that everybody sees all of it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from stavitel.engine.core import CHANCE
from stavitel.engine.errors import BadRecord
from stavitel.engine.game import Game
from stavitel.engine.verbs import FROM_ZERO
from stavitel.match import Match
from stavitel.reading import Reading
from stavitel.record import Record
from stavitel.server.store import Entry
from stavitel.server.telling import Standing, events_of, read_standing, read_told

ACTION_ENTRIES: Final = ("act", "hold", "then")


@dataclass(frozen=True)
class Recording:
    """What is known of a game beyond the position that our rules lead to."""

    reading: Reading
    shown: int  # so many moves our rules lead through
    moves: int  # so many were made
    standing: Standing | None  # how it came out, if it came to its end

    @property
    def rest(self) -> list[str]:
        """What followed in the words of a record, as far as it was kept in words."""
        return [f"{who}: {what}" for who, what in self.reading.rest]


def read_aloud(reading: Reading) -> tuple[Match, Recording | None]:
    """A record to look at only, which may have become a recording."""
    shown = len(reading.record.actions)
    match = Match(reading.record, still=True)
    if reading.fault is None:
        return match, None
    names = match.game.seat_names
    for who, _ in reading.rest:
        match.tell(names.index(who) if who in names else CHANCE, match.turn, [])
    return match, Recording(reading, shown, match.moves, None)


def action_of(game: Game, entry: Entry) -> int:
    """Its words say which it is, whatever number it has by now; the oldest tables have none."""
    if not entry.text:
        return game.verbs.renumbered(entry.action, game.fewer)
    return game.verbs.read(entry.text, FROM_ZERO)


def recorded(record: Record, entries: list[Entry], agreed: int) -> tuple[Match, Recording]:
    """A table of which our rules lead to the first `agreed` entries: what they lead to is shown,
    the rest is told."""
    whole = played(entries)
    shown = shared(whole, played(entries[:agreed]))
    record.actions = [action_of(record.game, entry) for entry in whole[:shown]]
    match = Match(record, still=True)
    rest = told_rest(match, whole[shown:])
    mark, came_out = last_standing(entries)
    fault = BadRecord(f"played by rules {record.version}, a recording for ours")
    reading = Reading(record, rest, fault, mark, first_place=FROM_ZERO)
    return match, Recording(reading, shown, len(whole), came_out)


def played(entries: Iterable[Entry]) -> list[Entry]:
    """The actions that stand, without those that were taken back."""
    made: list[Entry] = []
    for entry in entries:
        if entry.kind in ACTION_ENTRIES:
            made.append(entry)
        elif entry.kind == "undo":
            del made[entry.action :]
    return made


def shared(whole: list[Entry], ours: list[Entry]) -> int:
    """How many actions of a game are also the first of another way to it."""
    for place, (theirs, mine) in enumerate(zip(whole, ours)):
        if theirs.number != mine.number:
            return place
    return min(len(whole), len(ours))


def told_rest(match: Match, entries: list[Entry]) -> list[tuple[str, str]]:
    """Tell a match what followed, and give it in the words of a record. Older tables kept no
    words: what they did after the first such action is lost."""
    words: list[tuple[str, str]] = []
    complete = True
    for entry in entries:
        kept = read_told(entry.note)
        seat = entry.seat if kept is None else kept.seat
        turn = match.turn if kept is None else kept.turn
        match.tell(seat, turn, [] if kept is None else events_of(match.game, kept))
        complete = complete and bool(entry.text)
        if complete:
            words.append((_who(match.game, seat), entry.text))
    return words


def last_standing(entries: list[Entry]) -> tuple[str, Standing | None]:
    """The mark at the end of a finished game, and how it came out."""
    for entry in reversed(entries):
        if entry.kind == "fingerprint" and (found := read_standing(entry.note)):
            return entry.text, found
    return "", None


def _who(game: Game, seat: int) -> str:
    return "chance" if seat == CHANCE else game.seat_names[seat]


def same(game: Game, ours: Entry, kept: Entry) -> bool:
    """Whether an entry that was done again is the one that was kept. Of actions their words count;
    the oldest have none."""
    if kept.kind not in ACTION_ENTRIES:
        return ours == kept
    what = ours.text == kept.text if kept.text else ours.action == action_of(game, kept)
    return what and (ours.number, ours.kind, ours.seat, ours.at) == (
        kept.number, kept.kind, kept.seat, kept.at,
    )  # fmt: skip
