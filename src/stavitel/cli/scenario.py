"""`stavitel scenario`: positions with actions and expectations, run as tests."""

import click
from rich.text import Text

from stavitel.cli.choices import complete_game, components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.styled import styled
from stavitel.cli.words import say, translated
from stavitel.engine.errors import BadScenario, StavitelError
from stavitel.files import read_text
from stavitel.games import folder_text, named
from stavitel.scenario import read_scenario, run_scenario
from stavitel.whose import own_game

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
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    template: str | None,
    components: str,
    lang: str | None,
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
        click.echo(folder_text(named(template), "template.toml"), nl=False)
        return
    if not files:
        raise click.UsageError("expected scenario files, or --template GAME.")
    ctx.exit(max([_run(file, components, language(lang)) for file in files]))


def _run(file: str, components: str, lang: str) -> int:
    console = make_console()
    try:
        text = read_text(file, BadScenario)
        outcome = run_scenario(read_scenario(text, file, own_game(components, text=text)))
    except StavitelError as problem:
        click.echo(translated(" ".join(str(problem).split()), lang), err=True)
        return BAD
    failed = len(outcome.failures)
    width = max(len(say(id, lang)) for id in ("scenario-ok", "scenario-failed")) + 1
    word = say("scenario-failed" if failed else "scenario-ok", lang).ljust(width)
    mark = styled(word, "bold red" if failed else "green")
    met = say("scenario-met", lang, met=outcome.checked - failed, all=outcome.checked)
    console.print(mark + Text(f"{file}: {outcome.title} ({met})"), soft_wrap=True)
    for failure in outcome.failures:
        console.print(Text(f"     {failure}"), soft_wrap=True)
    return FAILED if failed else 0
