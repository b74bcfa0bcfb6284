"""`stavitel scenario`: positions with actions and expectations, run as tests."""

from pathlib import Path

import click
from rich.text import Text

from stavitel.cli.choices import complete_game, components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.styled import styled
from stavitel.cli.words import judged, say, translated
from stavitel.engine.errors import BadScenario, BadSetup, StavitelError
from stavitel.files import read_text
from stavitel.games import folder_text, in_folder, named
from stavitel.scenario import Outcome, read_scenario, try_scenario
from stavitel.whose import own_game

FAILED, BAD = 1, 2


@click.command("scenario")
@click.argument("files", metavar="[FILE|FOLDER...]", type=click.Path(), nargs=-1)
@click.option(
    "--template",
    metavar="GAME",
    shell_complete=complete_game,
    help="Print a commented example to start from.",
)
@click.option(
    "--puzzle", metavar="GAME", shell_complete=complete_game, help="Print a puzzle for this game."
)
@components_option()
@lang_option()
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[str, ...],
    template: str | None,
    puzzle: str | None,
    components: str,
    lang: str | None,
) -> None:
    """Run scenario files: a position, actions, and what is expected of them.

    Write one to report a rules bug or to set a puzzle. Prints one line for each file, and one for
    each expectation that fails; for a folder, runs all files in it. The exit code is 1 if
    an expectation fails, 2 if a file cannot be used.

    \b
    Examples:
      stavitel scenario --template caylus > mine.toml
      stavitel scenario mine.toml
      stavitel scenario tests/scenarios
    """
    if template is not None:
        click.echo(folder_text(named(template), "template.toml"), nl=False)
        return
    if puzzle is not None:
        click.echo(_puzzle(named(puzzle)), nl=False)
        return
    if not files:
        raise click.UsageError("expected scenario files, or --template GAME.")
    report = _Report(language(lang))
    for file in _files(files):
        report.add(file, components)
    report.close()
    ctx.exit(report.code)


def _puzzle(id: str) -> str:
    if not in_folder(id, "puzzle.toml"):
        raise BadSetup(f"{id}: expected a game with a puzzle; it has none")
    return folder_text(id, "puzzle.toml")


def _files(named: tuple[str, ...]) -> list[str]:
    """The files, and for a folder all scenarios below it."""
    found: list[str] = []
    for name in named:
        inside = sorted(Path(name).rglob("*.toml")) if Path(name).is_dir() else [name]
        if not inside:
            raise BadScenario("expected scenario files in the folder; there are none", name)
        found += [str(path) for path in inside]
    return found


class _Report:
    """What is printed while files are run, and what they came to together."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = make_console()
        self.code = self.files = self.good = self.met = self.checked = 0

    def add(self, file: str, components: str) -> None:
        """Run one file: a line for it, and one for each expectation that fails."""
        self.files += 1
        try:
            text = read_text(file, BadScenario)
            game = own_game(components, text=text)
            outcome = try_scenario(read_scenario(text, file, game))
        except StavitelError as problem:
            self.bad(problem)
            return
        failed = len(outcome.failures)
        self.checked += outcome.checked
        self.met += outcome.checked - failed
        if failed or outcome.broken is None:
            self.tell(file, outcome)
        if outcome.broken is not None:
            self.bad(outcome.broken)
        elif failed:
            self.code = max(self.code, FAILED)
        else:
            self.good += 1

    def tell(self, file: str, outcome: Outcome) -> None:
        failed = len(outcome.failures)
        width = max(len(self.say(id)) for id in ("scenario-ok", "scenario-failed")) + 1
        word = self.say("scenario-failed" if failed else "scenario-ok").ljust(width)
        mark = styled(word, "bold red" if failed else "green")
        met = self.say("scenario-met", met=outcome.checked - failed, all=outcome.checked)
        self.console.print(mark + Text(f"{file}: {outcome.title} ({met})"), soft_wrap=True)
        for failure in outcome.failures:
            self.console.print(Text(f"     {judged(failure, self.lang)}"), soft_wrap=True)

    def bad(self, problem: StavitelError) -> None:
        """A file that cannot be used, or not to its end: one sentence on the error stream."""
        self.code = BAD
        self.console.file.flush()  # what failed before comes first
        click.echo(translated(" ".join(str(problem).split()), self.lang), err=True)

    def close(self) -> None:
        """Of several files, what all of them came to."""
        if self.files > 1:
            counts = {"files": self.files, "good": self.good, "met": self.met, "all": self.checked}
            self.console.print(self.say("scenario-total", **counts), soft_wrap=True)

    def say(self, id: str, **facts: str | int) -> str:
        return say(id, self.lang, **facts)
