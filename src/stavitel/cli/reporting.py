"""A moment of a game at the terminal, written to a scenario file beside the game."""

from pathlib import Path
from shlex import quote

from stavitel.cli.console import program
from stavitel.cli.saving import check_target
from stavitel.engine.errors import StavitelError
from stavitel.engine.rng import Rng
from stavitel.files import write_text
from stavitel.record import Record
from stavitel.report import report
from stavitel.texts import Texts


def reported(
    record: Record, move: int, seat: int, refused: list[int], kept: Path, texts: Texts
) -> str:
    """Write the report of a moment, and say where it is and how to run it."""
    try:
        path = _free(kept, move)
        check_target(path)
        # whoever sits here has the whole record: nothing is kept from them by chance
        write_text(path, report(record, move, seat, Rng(move), refused))
    except (StavitelError, OSError) as problem:
        return texts.text("terminal-not-saved", problem=str(problem))
    command = f"{program()} scenario {quote(str(path))}"
    return texts.text("terminal-reported", file=str(path), command=command)


def _free(kept: Path, move: int) -> Path:
    """`game-move-57.toml` beside `game.stav`, or with a number if that file exists."""
    number = 1
    while (path := kept.with_name(_name(kept, move, number))).exists():
        number += 1
    return path


def _name(kept: Path, move: int, number: int) -> str:
    return f"{kept.stem}-move-{move}{f'-{number}' if number > 1 else ''}.toml"
