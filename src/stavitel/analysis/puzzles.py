"""Puzzles from games: moments in which one option is clearly the best, as scenario files.

A puzzle holds a position that was imagined for whoever is to move, so it gives away nothing they
could not know; its step is the solution.
"""

from dataclasses import dataclass
from typing import Final

from stavitel.analysis.account import FreeChoice, choices_of
from stavitel.analysis.judging import CANDIDATES, FIRST_TRIALS, SURE, compared
from stavitel.engine.core import State
from stavitel.engine.rng import Rng
from stavitel.files import toml_text, toml_value
from stavitel.numbering import KEY, NEWEST
from stavitel.players.advice import Adviser, by_share
from stavitel.players.base import Seen
from stavitel.players.worth import Worth, worth_of
from stavitel.position import short_position
from stavitel.record import Record

AHEAD: Final = 0.10
"""The best option surely brings so much more of the win than the next best."""
_PLAY: Final = "Play it with `stavitel play --position FILE`; the step below gives the answer away."


@dataclass(frozen=True)
class Puzzle:
    """A choice with one answer."""

    record: Record
    choice: FreeChoice
    best: int
    ahead: float
    error: float

    @property
    def move(self) -> int:
        """How many moves had been made."""
        return self.choice.move - 1

    def world(self) -> State:
        """The position as whoever is to move may imagine it."""
        return self.record.game.imagine(self.choice.state, self.choice.seat, Rng(self.choice.move))

    def text(self) -> str:
        """As a scenario that can be played, run and solved."""
        game, seat = self.record.game, self.choice.seat
        who = game.seat_names[seat]
        lead = f"{100 * self.ahead:.0f} points of the win (± {100 * self.error:.0f})"
        lines = [
            f"# A puzzle. {_PLAY}",
            "",
            f"title = {toml_value(f'{who} to move: one option is clearly the best. Which?')}",
            f"{KEY} = {NEWEST}",
            f"game = {toml_value(game.id)}",
            "",
            toml_text({"position": short_position(game, self.world())}).rstrip("\n"),
            "",
            f"# Ahead of the next best by {lead}.",
            "[[step]]",
            f"do = {toml_value([f'{who}: {game.verbs.write(self.best)}'])}",
        ]
        return "\n".join(lines) + "\n"


def puzzles_of(record: Record, worth: Worth | None = None) -> list[Puzzle]:
    """The puzzles of a recorded game, in order."""
    judge = worth or worth_of(record.game, record.seats, record.variant)
    found = [_puzzle(record, judge, choice) for choice in choices_of(record)]
    return [puzzle for puzzle in found if puzzle is not None]


def _puzzle(record: Record, worth: Worth, choice: FreeChoice) -> Puzzle | None:
    """A choice as a puzzle, if its best option is sure to be the best."""
    adviser = Adviser(worth, Seen(record.game, choice.state, choice.seat), Rng(choice.move))
    race = adviser.first_sight()[:CANDIDATES]
    for _ in range(FIRST_TRIALS):
        adviser.weigh(race)
    best, second = by_share(race)[:2]
    if best.share() - second.share() < AHEAD:
        return None
    ahead, error = compared(adviser, int(best.action), int(second.action))
    if ahead - SURE * error < AHEAD:
        return None
    return Puzzle(record, choice, int(best.action), ahead, error)
