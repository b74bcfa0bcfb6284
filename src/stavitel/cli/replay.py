"""`stavitel replay`: a recorded game again, move by move."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from stavitel.cli.choices import components_option, lang_option, load_game
from stavitel.cli.console import language, letters_only, make_console
from stavitel.cli.reel import EVERYBODY, Reel
from stavitel.cli.reporting import reported
from stavitel.cli.saving import check_target
from stavitel.cli.seating import bot_label
from stavitel.cli.styled import styled
from stavitel.cli.tables import table_for
from stavitel.engine.errors import BadRecord, StavitelError
from stavitel.engine.rng import Rng
from stavitel.files import read_text, write_text
from stavitel.games import GAMES, known
from stavitel.position import write_position
from stavitel.record import Record, read_record
from stavitel.report import report
from stavitel.texts import Texts

ALL = "all"


@click.command("replay")
@click.argument("file", type=click.Path())
@click.option("--move", type=int, help="Show the table after this many moves.")
@click.option("--seat", default=ALL, help="Whose view to show: red, green, ... or all.")
@click.option("--step", is_flag=True, help="Step through the game, move by move.")
@click.option("--position", is_flag=True, help="Print the position after --move as a file.")
@click.option("--scenario", is_flag=True, help="Print that move as a scenario file.")
@click.option("--cut", type=int, help="Write the record cut off after this many moves; see -o.")
@click.option("-o", "--output", type=click.Path(), help="The file for --cut.")
@lang_option()
@components_option()
def command(**asked: Any) -> None:
    """Look at a recorded game: its log, the table at any move, or step by step.

    The numbers in front of the log lines are those of the moves; random draws count as moves too.

    \b
    Examples:
      stavitel replay game.stav
      stavitel replay game.stav --step --seat red
      stavitel replay game.stav --move 120
      stavitel replay game.stav --move 120 --position > puzzle.toml
      stavitel replay game.stav --move 120 --scenario > bug.toml
      stavitel replay game.stav --cut 120 -o half.stav
    """
    file, components = asked["file"], asked["components"]
    given = load_game(_game_of(file), components) if components else None
    record = read_record(read_text(file, BadRecord), file, given)
    seat = _seat(record, asked["seat"])
    if asked["cut"] is not None:
        _cut(record, asked["cut"], asked["output"])
        return
    reel = Reel(record)
    move = _within(len(reel) if asked["move"] is None else asked["move"], record, "--move")
    if asked["position"]:
        click.echo(write_position(record.game, reel.state(move)), nl=False)
        return
    if asked["scenario"]:
        click.echo(report(record, move, seat, Rng(move)), nl=False)
        return
    texts = Texts(record.game, language(asked["lang"]), record.colours)
    viewer = _Viewer(make_console(), reel, seat, texts, Path(file))
    if asked["step"]:
        viewer.step(move if asked["move"] is not None else 0)
    elif asked["move"] is not None:
        viewer.show(move)
    else:
        viewer.print_log()


class _Viewer:
    """Shows a reel on a console."""

    def __init__(self, console: Console, reel: Reel, seat: int, texts: Texts, file: Path) -> None:
        names = texts.game.seat_names
        labels = {names[seat]: bot_label(name, texts) for seat, name in reel.record.players.items()}
        self.console = console
        self.reel = reel
        self.seat = seat
        self.texts = texts
        self.file = file
        self.table = table_for(texts, labels, letters_only())

    def print_log(self) -> None:
        for move in range(1, len(self.reel) + 1):
            self.print_move(move)
        if not self.reel.state(len(self.reel)).stack:
            self.print_ending()

    def print_move(self, move: int) -> None:
        """The lines of one move, its number before the first of them."""
        lines = self.reel.log(move, self.seat, self.texts)
        for place, line in enumerate(lines):
            number = styled(f"{move if place == 0 else '':>5}  ", "dim")
            self.console.print(number + self.table.seats.line(line), soft_wrap=True)

    def show(self, move: int) -> None:
        """The table after a move, and what that move was."""
        seen = self.reel.view(move, self.seat)
        self.console.print(self.table.draw(seen, self.console.width), Text())
        title = self.texts.text("terminal-move", n=move, total=len(self.reel))
        head = styled(title, "bold")
        if move:
            frame = self.reel.moves[move - 1]
            head += Text(f"  {frame.who}: {frame.words}")
        self.console.print(head)
        if move:
            self.print_move(move)
        if move == len(self.reel) and not self.reel.state(move).stack:
            self.print_ending()

    def print_ending(self) -> None:
        s = self.reel.state(len(self.reel))
        game = self.texts.game
        self.console.print(
            Text(), self.table.ending(game.view(s, -1), game.places(s), game.scores(s))
        )

    def step(self, move: int) -> None:
        """Enter goes on, b goes back, a number jumps, ! reports, q ends."""
        self.show(move)
        while True:
            self.console.print(styled(self.texts.text("terminal-replay-keys"), "dim"))
            try:
                typed = input("> ").strip().lower()
            except EOFError:
                self.console.print()
                return
            if typed == "q":
                return
            if typed == "!":
                told = reported(self.reel.record, move, self.seat, [], self.file, self.texts)
                self.console.print(Text(told))
                continue
            wanted = {"": move + 1, "b": move - 1, "t": move}.get(typed, -1)
            if typed.isdecimal():
                wanted = int(typed[:9])
            if 0 <= wanted <= len(self.reel):
                move = wanted
                self.show(move)
            else:
                total = len(self.reel)
                self.console.print(Text(self.texts.text("terminal-replay-range", total=total)))


def _cut(record: Record, moves: int, output: str | None) -> None:
    if not output:
        raise StavitelError("--cut: expected -o FILE as well, for the record it writes")
    path = Path(output)
    check_target(path)
    write_text(path, record.prefix(_within(moves, record, "--cut")).to_text())


def _within(move: int, record: Record, option: str) -> int:
    if not 0 <= move <= len(record.actions):
        raise StavitelError(
            f"{option}: expected a number from 0 to {len(record.actions)}; got {move}"
        )
    return move


def _seat(record: Record, word: str) -> int:
    names = record.game.seat_names[: record.seats]
    if word == ALL:
        return EVERYBODY
    if word not in names:
        raise StavitelError(f"--seat: expected {', '.join(names)} or all; got '{word[:40]}'")
    return names.index(word)


def _game_of(file: str) -> str:
    """The game a record names, before it is read with other components."""
    for line in read_text(file, BadRecord).split("\n"):
        if line.startswith("game:") and line[5:].strip() in known():
            return line[5:].strip()
    return GAMES[0]
