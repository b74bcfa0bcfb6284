"""Help in the language of the terminal: a command's own texts, put in the place of the English."""

from collections.abc import Iterable
from copy import copy
from inspect import cleandoc

import click

from stavitel.cli.words import say, spoken
from stavitel.fault_words import catalogue

EXAMPLES = "\b\nExamples:\n"


def localise(command: click.Command) -> click.Command:
    """The same command with help in the language of the terminal."""
    lang = spoken()
    if lang == "en":
        return command
    known = catalogue(lang)
    name = command.name or ""
    command = copy(command)
    command.params = [copy(param) for param in command.params]
    if command.help and (id := f"help-{name}") in known:
        _, mark, examples = cleandoc(command.help).partition(EXAMPLES)
        command.help = say(id, lang) + (f"\n\n\b\n{known['examples']}\n{examples}" if mark else "")
    for option in command.params:
        if isinstance(option, click.Option):
            ids = (f"option-{name}-{option.name}", f"option-{option.name}")
            option.help = next((say(id, lang) for id in ids if id in known), option.help)
    return command


class Formatter(click.HelpFormatter):
    """Heads in the language of the terminal."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        lang = spoken()
        prefix = prefix if lang == "en" else f"{catalogue(lang)['usage']} "
        super().write_usage(prog, args, prefix)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        own = catalogue(spoken()).get("option-help", "")
        rows = [(name, own if own and "--help" in name else text) for name, text in rows]
        super().write_dl(rows, col_max, col_spacing)

    def write_heading(self, heading: str) -> None:
        super().write_heading(catalogue(spoken()).get(heading.lower(), heading))
