"""Sets of puzzles: positions with one best option, and what every option is worth there.

A set is a file of lines, one puzzle each, the easiest first; `games/<id>/puzzles.jsonl` comes with
the package. What was worked out is kept with the position, so whoever answers a puzzle hears at
once how good the answer is.
"""

import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from stavitel.analysis.hints import reason_in_words
from stavitel.engine.core import State, waiting
from stavitel.engine.errors import BadPosition, IllegalAction
from stavitel.engine.game import Game
from stavitel.games import folder_text, in_folder
from stavitel.games import game as game_named
from stavitel.match import Match
from stavitel.position import sound
from stavitel.record import Record
from stavitel.texts import Texts

FILE: Final = "puzzles.jsonl"
_SEED: Final = 1  # what chance draws after an answer is the same for everybody


@dataclass(frozen=True)
class PosedPuzzle:
    """One puzzle of a set: its position, and the answers from best to worst."""

    game: Game
    number: int  # from 1
    position: dict[str, object]
    answers: dict[int, float]  # what share of the win each option promises, the best first
    brings: dict[str, int]  # what the seat has more by its next turn than after the second best

    @property
    def best(self) -> int:
        return next(iter(self.answers))

    @property
    def variant(self) -> str:
        return str(self.position.get("variant", self.game.variants[0]))

    @property
    def seats(self) -> int:
        return len(self.game.scores(self.state()))

    def state(self) -> State:
        """The position, checked like any other that comes from a file."""
        return sound(self.game, self.position)

    def seat(self) -> int:
        """Who is to move."""
        frame = waiting(self.state())
        assert frame is not None
        return int(frame.asks)

    def match(self) -> Match:
        """The position at a table."""
        return Match(Record(self.game, self.seats, self.variant, start=self.position), seed=_SEED)

    def check(self, action: int) -> None:
        """Only what can be done is an answer."""
        if action not in self.answers:
            raise IllegalAction(action, 0, f"puzzle {self.number}: expected one of its options")

    def reason(self, texts: Texts) -> str:
        """Why the best option is the best, in words."""
        return reason_in_words(texts, self.brings)

    def line(self) -> str:
        """As it is kept."""
        write = self.game.verbs.write
        table = {
            "position": self.position,
            "answers": {write(action): round(100 * by) for action, by in self.answers.items()},
            "brings": self.brings,
        }
        return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


@cache
def puzzle_lines(id: str) -> list[str]:
    """The puzzles that come with a game, as they are kept."""
    return folder_text(id, FILE).splitlines() if in_folder(id, FILE) else []


def posed(id: str, number: int) -> PosedPuzzle:
    """A puzzle by its number, from 1."""
    lines = puzzle_lines(id)
    if not 1 <= number <= len(lines):
        raise BadPosition(f"{id}: expected a puzzle from 1 to {len(lines)}; got {number}")
    return read_posed(game_named(id), number, lines[number - 1])


def read_posed(game: Game, number: int, line: str) -> PosedPuzzle:
    """A puzzle from its line."""
    table = json.loads(line)
    read = game.verbs.read
    answers = {read(words): percent / 100 for words, percent in table["answers"].items()}
    return PosedPuzzle(game, number, table["position"], answers, table["brings"])
