"""Screens of the terminal as text: `python -m tests.cli.pictures` writes docs/pictures."""

from pathlib import Path

from stavitel import Match
from stavitel.cli.screen.layout import page_lines
from stavitel.games import GAMES

from .fitting import question, session

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.txt"
DECISION = 40
WIDTH, HEIGHT = 80, 24


def screens() -> str:
    """A decision in the middle of a game of each kind, at 80×24."""
    shown = []
    for id in GAMES:
        match = Match.start(id, seats=2, seed=5)
        for number in range(DECISION):
            asked = question(match)
            match.act(asked.options[(number * 7 + 3) % len(asked.options)])
        page = session(match).page(question(match))
        lines = [line.plain.rstrip() for line in page_lines(page, WIDTH, HEIGHT)]
        shown.append("\n".join(lines))
    return ("\n\n" + "=" * WIDTH + "\n\n").join(shown) + "\n"


if __name__ == "__main__":
    FILE.write_text(screens(), "utf-8")
