"""`stavitel perft`: counts every course of a game up to a depth."""

import time
from pathlib import Path

import click
from rich.table import Table

from stavitel.cli.choices import complete_game, components_option, load_game
from stavitel.cli.console import make_console
from stavitel.engine.core import State, settle
from stavitel.engine.errors import BadFile
from stavitel.engine.game import Game, check_setup
from stavitel.files import read_text
from stavitel.games import known, named
from stavitel.perft import divide, perft
from stavitel.position import read_position
from stavitel.record import FORMAT, read_record
from stavitel.whose import own_game


@click.command("perft")
@click.argument("what", metavar="GAME|FILE", shell_complete=complete_game)
@click.option("--depth", type=click.IntRange(1, 12), default=3, show_default=True)
@click.option("--divide", "divided", is_flag=True, help="Count each first action separately.")
@click.option("--seats", type=int, help="Number of players of a new game (default: the fewest).")
@click.option("--variant", default="", help="Variant of a new game.")
@components_option()
def command(
    what: str, depth: int, divided: bool, seats: int | None, variant: str, components: str
) -> None:
    """Count all sequences of moves up to a depth, chance included.

    Starts at the beginning of a game, at a position file, or where a record ends. Two move
    generators that arrive at the same counts agree on the rules.

    \b
    Examples:
      stavitel perft caylus --depth 4 --seats 2
      stavitel perft position.toml --depth 3 --divide
    """
    game, s = _start(what, seats, variant, components)
    console = make_console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    if divided:
        table.add_column("action")
        table.add_column("courses", justify="right")
        for words, count in divide(game, s, depth):
            table.add_row(words, f"{count}")
    else:
        for head in ("depth", "courses", "seconds"):
            table.add_column(head, justify="right")
        for level in range(1, depth + 1):
            begun = time.perf_counter()
            count = perft(game, s, level)
            table.add_row(f"{level}", f"{count}", f"{time.perf_counter() - begun:.2f}")
    console.print(table)


def _start(what: str, seats: int | None, variant: str, components: str) -> tuple[Game, State]:
    """The position to count from."""
    is_name = any(id.startswith(what) for id in known())
    if is_name or not (Path(what).suffix or Path(what).exists()):
        game = load_game(named(what), components)
        check_setup(game, seats or game.min_seats, variant or game.variants[0], {})
        s = game.start(seats or game.min_seats, variant or game.variants[0], {})
        settle(s)
        return game, s
    text = read_text(what, BadFile)
    own = own_game(components, text=text)
    if text.startswith(FORMAT):
        record = read_record(text, what, own)
        return record.game, record.replay()
    return read_position(text, what, own)
