"""`stavitel puzzles`: moments of recorded games in which one option is clearly the best."""

from pathlib import Path

import click
from rich.text import Text

from stavitel.analysis.puzzle_choice import varied
from stavitel.analysis.puzzle_making import MadePuzzle, as_set, confirmed, made_from
from stavitel.analysis.puzzle_sets import read_posed
from stavitel.analysis.puzzles import Puzzle, puzzles_of
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.puzzling import PuzzleSession
from stavitel.cli.words import say
from stavitel.engine.errors import BadRecord, StavitelError
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.files import read_text, write_text
from stavitel.games import named
from stavitel.record import Record, read_record
from stavitel.texts import Texts


@click.command("puzzles")
@click.argument("files", nargs=-1, type=click.Path())
@click.option("-o", "--output", type=click.Path(), help="A folder to write them to.")
@click.option("--set", "as_one", type=click.Path(), help="Make a set to be played: one file.")
@click.option("--most", type=click.IntRange(1), help="At most so many in the set: the most varied.")
@click.option("--play", metavar="GAME", help="Solve the puzzles that come with this game.")
@click.option("--number", type=click.IntRange(1), help="Begin with this puzzle.")
@lang_option()
def command(
    files: tuple[str, ...],
    output: str | None,
    as_one: str | None,
    most: int | None,
    play: str | None,
    number: int | None,
    lang: str | None,
) -> None:
    """Solve puzzles, or collect them from recorded games: moments in which one option is clearly
    the best.

    With --play you solve those that come with a game, the easiest first; what you have solved is
    remembered. In recorded games options are compared by what the player to move could know. With
    a folder each puzzle is written as a scenario: play it with stavitel play --position, or look at
    its step for the answer. With --set the surest are weighed once more and become one file, or are
    added to it; --most chooses among them, from all variants and seat counts alike. Without either,
    the answers are listed.

    \b
    Examples:
      stavitel puzzles --play caylus
      stavitel puzzles game.stav
      stavitel puzzles games/*.stav -o puzzles
      stavitel puzzles games/*.stav --set puzzles.jsonl --most 50
    """
    if play is not None:
        PuzzleSession(named(play), language(lang), make_console()).play(number or 0)
    elif not files:
        raise click.UsageError("expected recorded games, or --play GAME.")
    elif as_one is not None:
        _make_set(files, Path(as_one), most or 0, language(lang))
    else:
        _list(files, Path(output) if output else None, language(lang))


def _list(files: tuple[str, ...], folder: Path | None, spoken: str) -> None:
    """Every puzzle of every game: its answer, or its file."""
    if folder is not None and folder.exists() and not folder.is_dir():
        raise StavitelError(f"-o: expected a folder; {folder} is a file")
    console, count = make_console(), 0
    with progress_bar() as progress:
        task = progress.add_task("", total=len(files))
        for file in files:
            for puzzle in puzzles_of(_read(file)):
                count += 1
                console.print(Text(_told(puzzle, file, spoken, folder)), soft_wrap=True)
            progress.advance(task)
    console.print(say("puzzles-count", spoken, n=count))


def _make_set(files: tuple[str, ...], path: Path, most: int, spoken: str) -> None:
    """A set, written after each game: whoever has waited long enough may stop, and go on later."""
    made: list[MadePuzzle] = []
    with progress_bar() as progress:
        task = progress.add_task("", total=len(files))
        for number, file in enumerate(files):
            record = _read(file)
            if not number:
                made += _kept(record.game, path)
            known = [one.posed.position for one in made]
            (found,) = made_from([record])
            made += [one for one in found if one.posed.position not in known]
            write_text(path, as_set(varied(made, most) if most else made))
            progress.advance(task)
    make_console().print(say("puzzles-count", spoken, n=min(len(made), most or len(made))))


def _kept(game: Game, path: Path) -> list[MadePuzzle]:
    """The puzzles of a set that is there already, as far as they still stand."""
    if not path.exists():
        return []
    lines = read_text(path, BadRecord).splitlines()
    puzzles = [read_posed(game, n, line) for n, line in enumerate(lines, 1)]
    weighed = [confirmed(puzzle, Rng(puzzle.number, 3)) for puzzle in puzzles]
    return [made for made in weighed if made is not None]


def _read(file: str) -> Record:
    return read_record(read_text(file, BadRecord), file)


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
