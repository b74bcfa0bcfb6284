"""A record as a film: what was done at each move, what it caused, and the table after it."""

from dataclasses import dataclass

from stavitel.engine.core import CHANCE, State, advance, waiting
from stavitel.engine.events import Event
from stavitel.engine.views import View
from stavitel.record import Record
from stavitel.sentences import Sentence
from stavitel.texts import Texts

EVERYBODY = -2
"""Sees what every seat sees: for looking at a game that is over."""


@dataclass(frozen=True)
class Move:
    """One move: who chose what, and the events it set off."""

    who: str
    words: str
    events: list[Event]


class Reel:
    """A record, played once. Move 0 is the table before the first."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.moves: list[Move] = []
        s = record.begin()
        for action in record.actions:
            decision = waiting(s)
            assert decision is not None
            seat = int(decision.asks)
            who = "chance" if seat == CHANCE else record.game.seat_names[seat]
            s.events = []
            advance(s, action)
            self.moves.append(Move(who, record.game.verbs.write(action), s.events))

    def __len__(self) -> int:
        return len(self.moves)

    def state(self, move: int) -> State:
        return self.record.replay(move)

    def view(self, move: int, seat: int) -> View:
        return self.record.game.view(self.state(move), max(seat, -1))

    def log(self, move: int, seat: int, texts: Texts) -> list[Sentence]:
        """The lines of the log for one move, as a seat saw it."""
        return [texts.event(self.seen(event, seat)) for event in self.moves[move - 1].events]

    def seen(self, event: Event, seat: int) -> dict[str, object]:
        if seat != EVERYBODY:
            return event.seen_by(seat)
        seen: dict[str, object] = {}
        for other in range(self.record.seats):
            seen |= event.seen_by(other)
        return seen
