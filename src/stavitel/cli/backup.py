"""`stavitel backup`: a copy of all a server keeps."""

from pathlib import Path

import click

from stavitel.cli.choices import lang_option
from stavitel.cli.serve import data_folder


@click.command("backup")
@click.argument("target", type=click.Path(path_type=Path))
@click.option(
    "--data", type=click.Path(path_type=Path), default=None,
    help="The folder of the server.  [default: ~/.local/share/stavitel/server]",
)  # fmt: skip
@lang_option()
def command(target: Path, data: Path | None, lang: str | None) -> None:
    """Copy everything a server keeps to the new folder TARGET, even while the server is running.

    Only its owner can read the copy. It is a data folder itself: to restore it, start a server
    on it, or on a copy of it.

    \b
    Examples:
      stavitel backup before-the-party
      stavitel backup --data /srv/stavitel/data /srv/stavitel/backup/monday
    """
    from stavitel.cli.console import language
    from stavitel.games import GAMES, game
    from stavitel.server.backup import back_up
    from stavitel.texts import Texts

    tables = back_up(data or data_folder(), target)
    texts = Texts(game(GAMES[0]), language(lang))
    click.echo(texts.text("terminal-backed-up", n=tables, target=str(target)))
