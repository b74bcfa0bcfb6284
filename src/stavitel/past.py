"""What has happened in a match: its moves, and what each of them told."""

from dataclasses import replace
from typing import Final

from stavitel.engine.events import Event
from stavitel.engine.game import Game
from stavitel.moves import MadeMove

START: Final = "start"
"""The source of points that no event brought."""


class Past:
    """The moves of a match so far, and what was told before the first of them."""

    def __init__(self) -> None:
        self.opening: list[Event] = []
        self.moves: list[MadeMove] = []

    def happened(self, since: int, until: int | None = None) -> list[tuple[int, int, Event]]:
        """Everything that happened between two moves, with the number of actions and of rounds."""
        seen = [(0, 0, event) for event in self.opening] if since == 0 else []
        for number, move in enumerate(self.moves[since:until], since + 1):
            seen += [(number, move.turn, event) for event in move.events]
        return seen

    def events_before(self, move: int) -> int:
        """How many events were told before a move."""
        return len(self.opening) + sum(len(made.events) for made in self.moves[:move])

    def chosen(self) -> list[int]:
        """The places of all moves that were somebody's choice."""
        return [place for place, move in enumerate(self.moves) if move.chosen]

    def last_chooser(self) -> int | None:
        """The seat that made the last choice."""
        chosen = self.chosen()
        return self.moves[chosen[-1]].seat if chosen else None

    def is_under_way(self, seat: int, since: int) -> bool:
        """The seat has made a choice in this turn before: no other has since, nor chance."""
        for move in reversed(self.moves[since:]):
            if not move.forced:
                return move.seat == seat
        return False

    def undo_to(self, seat: int, across: frozenset[int], since: int) -> int | None:
        """The place of the seat's last choice, if nothing stands in the way of taking it back."""
        for place in range(len(self.moves) - 1, since - 1, -1):
            move = self.moves[place]
            if move.reveals:
                return None
            if move.seat == seat and not move.forced:
                return place
            if move.seat not in across and not move.forced:
                return None
        return None

    def note_gift(self, place: int, gift: bool) -> None:
        """Remember whether a move only took what costs nothing."""
        self.moves[place] = replace(self.moves[place], gift=gift)

    def sources(self, game: Game, scores: list[int]) -> list[dict[str, int]]:
        """Where the points of every seat come from, by the events that brought them; the rest was
        there at the start. Empty tables for a game whose view tells it."""
        scored = game.scored
        sources = [source.removeprefix("-") for source in scored.values()]
        found = [{START: score, **dict.fromkeys(sources, 0)} if scored else {} for score in scores]
        for _, _, event in self.happened(0):
            if source := scored.get(event.kind.name):
                told = dict(zip(event.kind.args, event.values, strict=True))
                points = -told["points"] if source.startswith("-") else told["points"]
                found[told["seat"]][source.removeprefix("-")] += points
                found[told["seat"]][START] -= points
        return found
