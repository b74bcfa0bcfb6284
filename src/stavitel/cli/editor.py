"""`stavitel editor`: schemas by which an editor completes and checks the files people write."""

from pathlib import Path

import click
from click import Context, Parameter

from stavitel.cli.choices import game_argument
from stavitel.engine.errors import BadSetup
from stavitel.files import write_text
from stavitel.games import in_folder

KINDS = ("scenario", "position", "components", "lesson", "deck")


def _read_kind(ctx: Context, param: Parameter, value: str) -> str:
    if value not in KINDS:
        known = f"{', '.join(KINDS[:-1])} or {KINDS[-1]}"
        raise BadSetup(f"expected the schema of a {known}; got '{value[:40]}'")
    return value


def _complete_kind(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    return [kind for kind in KINDS if kind.startswith(incomplete)]


@click.command("editor")
@game_argument()
@click.argument("kind", callback=_read_kind, shell_complete=_complete_kind)
@click.option("-o", "--output", type=click.Path(), help="Write it to this file.")
def command(game: str, kind: str, output: str | None) -> None:
    """Print a schema with which your editor completes and checks the files of a game.

    It is JSON Schema for TOML. Editors with taplo, such as VS Code with Even Better TOML, use it
    in every file whose first line names it: #:schema FILE. KIND is scenario, position, components,
    lesson, or in Catan Duel deck. It is made while you wait, from what the readers of these files
    ask for.

    \b
    Examples:
      stavitel editor caylus scenario -o caylus-scenario.json
      stavitel editor red_cathedral components
    """
    from stavitel.schemas.kinds import kinds_of, schema_text  # loads all that reads files

    if kind not in kinds_of(game):
        raise BadSetup(f"{game}: expected a game with decks; it has none")
    if not in_folder(game, "template.toml"):
        raise BadSetup(f"{game}: expected a game with schemas; it has none")
    text = schema_text(game, kind)
    if output is None:
        click.echo(text, nl=False)
    else:
        write_text(Path(output), text)
