"""`stavitel puzzles`: moments of recorded games in which one option is clearly the best."""

from pathlib import Path

import click
from rich.text import Text

from stavitel.analysis.puzzles import Puzzle, puzzles_of
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.words import say
from stavitel.engine.errors import BadRecord, StavitelError
from stavitel.files import read_text, write_text
from stavitel.record import read_record
from stavitel.texts import Texts


@click.command("puzzles")
@click.argument("files", nargs=-1, required=True, type=click.Path())
@click.option("-o", "--output", type=click.Path(), help="A folder to write them to.")
@lang_option()
def command(files: tuple[str, ...], output: str | None, lang: str | None) -> None:
    """Collect puzzles from recorded games: moments in which one option is clearly the best.

    Options are compared by what the player to move could know. With a folder each puzzle is written
    as a scenario: play it with stavitel play --position, or look at its step for the answer.
    Without one, the answers are listed.

    \b
    Examples:
      stavitel puzzles game.stav
      stavitel puzzles games/*.stav -o puzzles
    """
    folder = Path(output) if output else None
    if folder is not None and folder.exists() and not folder.is_dir():
        raise StavitelError(f"-o: expected a folder; {folder} is a file")
    console, spoken, count = make_console(), language(lang), 0
    with progress_bar() as progress:
        task = progress.add_task("", total=len(files))
        for file in files:
            record = read_record(read_text(file, BadRecord), file)
            for puzzle in puzzles_of(record):
                count += 1
                console.print(Text(_told(puzzle, file, spoken, folder)), soft_wrap=True)
            progress.advance(task)
    console.print(say("puzzles-count", spoken, n=count))


def _told(puzzle: Puzzle, file: str, lang: str, folder: Path | None) -> str:
    """Where a puzzle was written, or what its answer is."""
    texts = Texts(puzzle.record.game, lang, puzzle.record.colours)
    seat = texts.name("seat", puzzle.choice.seat)
    if folder is None:
        best = str(texts.action(puzzle.choice.state, puzzle.best))
        lead = f"{100 * puzzle.ahead:.0f}"
        return say("puzzle-answer", lang, file=file, move=puzzle.move, seat=seat, best=best, n=lead)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{Path(file).stem}-{puzzle.move}.toml"
    write_text(path, puzzle.text())
    return say("puzzle-written", lang, place=str(path), seat=seat)
