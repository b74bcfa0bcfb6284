"""Screens of the terminal as text: `python -m tests.cli.pictures` writes docs/pictures."""

from pathlib import Path

from stavitel import Match, make_player
from stavitel.cli.screen.layout import page_lines
from stavitel.games import GAMES

from .fitting import question, session

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
FILES = {"terminal.txt": (80, 24), "terminal-wide.txt": (140, 45)}
DECISION = 60


def screens(width: int, height: int) -> str:
    """A decision in the middle of a game of each kind, at one size."""
    shown = []
    for id in GAMES:
        match = Match.start(id, seats=2, seed=5)
        bots = [make_player("greedy", seat) for seat in range(2)]
        asked = 0
        while asked < DECISION or match.seat() != 0:
            match.ask(bots[match.seat() or 0])
            asked += 1
        page = session(match, "en", (width, height), "level:2").page(question(match))
        lines = [line.plain.rstrip() for line in page_lines(page, width, height)]
        shown.append("\n".join(lines))
    return ("\n\n" + "=" * width + "\n\n").join(shown) + "\n"


if __name__ == "__main__":
    for name, size in FILES.items():
        (FOLDER / name).write_text(screens(*size), "utf-8")
