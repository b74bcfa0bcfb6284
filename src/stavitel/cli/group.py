"""The command `stavitel` itself: finds its subcommands and turns every error into one sentence."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

import click

from stavitel import __version__
from stavitel.cli.console import degrade_gracefully
from stavitel.cli.helping import Formatter, localise
from stavitel.cli.words import say, spoken, titles, translated
from stavitel.engine.errors import StavitelError
from stavitel.fault_words import catalogue
from stavitel.typography import LANGUAGES

COMMANDS = {
    "serve": "Open the table in a browser, for yourself or for friends.",
    "backup": "Back up a server's data, even while it is running.",
    "play": "Play a game in the terminal.",
    "games": "List the games with their seats, variants and switches.",
    "replay": "Look at a recorded game, move by move.",
    "analyse": "See where a finished game turned, and how much of it was luck.",
    "puzzles": "Solve puzzles, or collect them from recorded games.",
    "simulate": "Play many games between computer players.",
    "arena": "Find out which computer player is stronger.",
    "train": "Train a net that judges positions.",
    "check": "Check records, positions, scenarios and components files.",
    "cards": "Type in the numbers of your own box.",
    "deck": "Check and show decks for Catan Duel's tournament game.",
    "scenario": "Run scenario files: a position, actions, expectations.",
    "solve": "Look for the best line of a small position.",
    "editor": "Print a schema that lets your editor complete a game's files.",
    "perft": "Count all sequences of moves up to a depth.",
    "bench": "Measure speed and memory.",
    "schema": "Write the messages of server and browser as TypeScript.",
    "completion": "Print a shell completion script.",
}
"""Each has a module of its own; the list of them is shown without loading any."""
HELP = """Stavitel, a table for builder board games: {games}.

Play against the computer or with friends, in a browser or a terminal, and look at recorded games.
"""
BAD_INPUT = 2
INTERRUPTED = 130


click.Context.formatter_class = Formatter


class Commands(click.Group):
    """Loads a command when it is asked for, so that none waits for the modules of another."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = catalogue(spoken())
        with formatter.section("Commands"):
            rows = [(name, said.get(f"short-{name}", text)) for name, text in COMMANDS.items()]
            formatter.write_dl(rows)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = spoken()
        games = ", ".join(titles(lang))
        if lang == "en":
            self.help = HELP.format(games=games)
        else:
            self.help = say("help-stavitel", lang, games=games)
            self.epilog = say("epilog", lang)
        super().format_help_text(ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"stavitel.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return localise(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command; for a slip, the one that was probably meant is named."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches

            name = args[0][:40]
            alike = get_close_matches(name.lower(), COMMANDS, 1)
            meant = f" (Did you mean {alike[0]}?)" if alike else ""
            raise click.UsageError(f"No such command '{name}'.{meant}", ctx)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run, and leave with 0, or 1 (it failed), 2 (bad input) or 130 (interrupted)."""
        degrade_gracefully()
        name = prog_name or "stavitel"
        lang = _asked_for(sys.argv[1:] if args is None else args)
        try:
            # click's own messages take several lines: ours take one
            left = super().main(args, name, complete_var, False, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as without:
            click.echo(without.format_message())
            sys.exit(0)
        except click.UsageError as wrong:
            where = wrong.ctx.command_path if wrong.ctx is not None else name
            problem = translated(_one_line(wrong.format_message()), lang)
            fail(say("error-see", lang, problem=problem, command=where), lang)
        except click.ClickException as wrong:
            fail(_one_line(wrong.format_message()), lang)
        except StavitelError as problem:
            fail(_one_line(str(problem)), lang)
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            _forget_output()
            sys.exit(1)
        except OSError as problem:
            place = f"{problem.filename}: " if problem.filename else ""
            fail(f"{place}cannot be used: {problem.strerror or problem}", lang)
        sys.exit(left if isinstance(left, int) else 0)


@click.command(
    "stavitel",
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Start with: stavitel play. Each command has its own --help, with examples.",
)
@click.version_option(
    __version__,
    prog_name="stavitel",
    help=catalogue(spoken()).get("option-version", "Show the version and exit."),
)
@click.pass_context
def main(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def fail(sentence: str, lang: str) -> NoReturn:
    """Say what is wrong on the error stream and leave."""
    click.echo(f"stavitel: {translated(sentence, lang)}", err=True)
    sys.exit(BAD_INPUT)


def _asked_for(args: Sequence[str]) -> str:
    """The language that `--lang` names, also for what goes wrong; else that of the terminal."""
    words = [part for arg in args for part in (arg.split("=", 1) if "--lang=" in arg else [arg])]
    named = [after for word, after in pairwise(words) if word == "--lang"]
    return named[-1] if named and named[-1] in LANGUAGES else spoken()


def _one_line(message: str) -> str:
    return " ".join(message.split())


def _forget_output() -> None:
    """Whoever read our output has gone: what is still to be flushed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
