"""`stavitel scenario`: positions with actions and expectations, run as tests."""

import click
from rich.text import Text

from stavitel.cli.choices import complete_game, components_option, game_id, load_game
from stavitel.cli.console import make_console
from stavitel.cli.styled import styled
from stavitel.engine.errors import StavitelError
from stavitel.games import GAMES, folder_text
from stavitel.scenario import load_scenario, run_scenario

FAILED, BAD = 1, 2


@click.command("scenario")
@click.argument("files", metavar="[FILE...]", type=click.Path(), nargs=-1)
@click.option(
    "--template",
    metavar="GAME",
    shell_complete=complete_game,
    help="Print a commented example to start from.",
)
@components_option()
@click.pass_context
def command(
    ctx: click.Context, files: tuple[str, ...], template: str | None, components: str
) -> None:
    """Run scenario files: a position, actions, and what is expected of them.

    Write one to report a rules bug or to set a puzzle. One line for each file, and one for each
    expectation that fails. Ends with code 1 if one fails, 2 if a file cannot be used.

    \b
    Examples:
      stavitel scenario --template caylus > mine.toml
      stavitel scenario mine.toml
      stavitel scenario tests/scenarios/*.toml
    """
    if template is not None:
        click.echo(folder_text(game_id(template), "template.toml"), nl=False)
        return
    if not files:
        raise click.UsageError("expected scenario files, or --template GAME.")
    ctx.exit(max([_run(file, components) for file in files]))


def _run(file: str, components: str) -> int:
    console = make_console()
    try:
        game = load_game(GAMES[0], components) if components else None
        outcome = run_scenario(load_scenario(file, game))
    except StavitelError as problem:
        click.echo(" ".join(str(problem).split()), err=True)
        return BAD
    failed = len(outcome.failures)
    mark = styled("FAIL ", "bold red") if failed else styled("ok   ", "green")
    met = f"{outcome.checked - failed} of {outcome.checked} expectations met"
    console.print(mark + Text(f"{file}: {outcome.title} ({met})"), soft_wrap=True)
    for failure in outcome.failures:
        console.print(Text(f"     {failure}"), soft_wrap=True)
    return FAILED if failed else 0
