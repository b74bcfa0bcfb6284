"""`stavitel puzzles --play`: the puzzles of a game at the terminal, one after the other."""

import json
from typing import Final

from rich.console import Console, Group
from rich.text import Text

from stavitel.analysis.puzzle_sets import PosedPuzzle, posed, puzzle_lines
from stavitel.cli.console import letters_only
from stavitel.cli.options import numbered
from stavitel.cli.saving import kept_games
from stavitel.cli.styled import styled
from stavitel.cli.tables import table_for
from stavitel.cli.words import say
from stavitel.engine.errors import BadSetup
from stavitel.match import Match, Option, Question
from stavitel.private import private_folder, write_private
from stavitel.texts import Texts

KEPT: Final = "solved-puzzles.json"
PROMPT: Final = "> "
OTHERS: Final = 3
"""So many of the next best options are told with the solution."""


class Solved:
    """Which puzzles were solved at this terminal, kept beside the games."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.path = kept_games() / KEPT

    def numbers(self) -> set[int]:
        return set(self._all().get(self.id, []))

    def add(self, number: int) -> None:
        """Keep one more; a disk that is full or closed does not end the evening."""
        kept = self._all()
        kept[self.id] = sorted({*kept.get(self.id, []), number})
        try:
            private_folder(self.path.parent)
            write_private(self.path, json.dumps(kept).encode())
        except OSError:
            return

    def after(self, number: int, count: int) -> int:
        """The next one that is not solved yet, from the start again at the end."""
        done = self.numbers()
        row = [(number - 1 + by) % count + 1 for by in range(1, count + 1)]
        return next((one for one in row if one not in done), row[0])

    def _all(self) -> dict[str, list[int]]:
        try:
            kept = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}


class PuzzleSession:
    """Poses puzzles until the player leaves."""

    def __init__(self, id: str, lang: str, console: Console) -> None:
        self.count = len(puzzle_lines(id))
        if not self.count:
            raise BadSetup(f"{id}: expected a game with a puzzle; it has none")
        self.id = id
        self.lang = lang
        self.console = console
        self.solved = Solved(id)

    def play(self, number: int) -> None:
        """From this puzzle on; 0 is the first unsolved."""
        number = number or self.solved.after(0, self.count)
        while self.pose(posed(self.id, number)):
            number = self.solved.after(number, self.count)

    def pose(self, puzzle: PosedPuzzle) -> bool:
        """One puzzle to its solution; False to leave."""
        match = puzzle.match()
        texts, decision = match.texts(self.lang), match.decision(self.lang)
        assert decision is not None
        self.show(puzzle, match, decision, texts)
        while True:
            line = self.ask()
            if line in ("q", None):
                return False
            if line == "n":
                return True
            if line == "s":
                self.tell(puzzle, texts)
                continue
            option = _meant(decision, line)
            if option is None:
                self.say("puzzle-not-understood", n=len(decision.options))
            elif option.action == puzzle.best:
                self.solved.add(puzzle.number)
                self.say("puzzle-right")
                self.tell(puzzle, texts)
                self.say("puzzles-solved", n=len(self.solved.numbers()), count=self.count)
            else:
                self.say("puzzle-wrong", share=_percent(puzzle.answers[option.action]))

    def show(self, puzzle: PosedPuzzle, match: Match, decision: Question, texts: Texts) -> None:
        """The table, the question and its options."""
        names = match.game.seat_names[: match.seats]
        table = table_for(texts, dict.fromkeys(names, ""), letters_only())
        seat = str(texts.name("seat", decision.seat))
        place = {"n": puzzle.number, "count": self.count}
        head = say("puzzle-place", self.lang, game=texts.text("title"), **place)
        self.console.print(
            Group(
                Text(),
                styled(head, "bold"),
                table.draw(match.view(decision.seat), self.console.width),
                Text(),
                styled(str(decision.prompt), "bold"),
                numbered(decision.options, self.console.width),
                Text(say("puzzle-ask", self.lang, seat=seat)),
                styled(say("puzzle-keys", self.lang), "dim"),
            )
        )

    def tell(self, puzzle: PosedPuzzle, texts: Texts) -> None:
        """The solution, what it promises, why, and what comes next."""
        s = puzzle.state()
        rows = [(str(texts.action(s, action)), share) for action, share in puzzle.answers.items()]
        (best, share), others = rows[0], rows[1 : 1 + OTHERS]
        self.say("puzzle-solution", best=best, share=_percent(share))
        if why := puzzle.reason(texts):
            self.console.print(texts.text("hint-why", what=why), soft_wrap=True)
        told = "; ".join(f"{text} ({_percent(share)} %)" for text, share in others)
        self.say("puzzle-others", others=told)

    def say(self, id: str, **facts: str | int) -> None:
        self.console.print(Text(say(id, self.lang, **facts)), soft_wrap=True)

    def ask(self) -> str | None:
        """What the player typed; None at the end of input."""
        try:
            return input(PROMPT).strip()
        except EOFError:
            self.console.print()
            return None


def _meant(decision: Question, line: str) -> Option | None:
    """The option with this number or in this notation."""
    if line.isdecimal():
        place = int(line[:6])
        return decision.options[place - 1] if 1 <= place <= len(decision.options) else None
    return next((option for option in decision.options if option.words == line), None)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
