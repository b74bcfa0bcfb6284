"""Which game? A menu for whoever says `stavitel play` and nothing else."""

import sys

import click

from stavitel.cli.words import say, titles
from stavitel.games import GAMES

PROMPT = "> "


def chosen_game(lang: str) -> str:
    """The game somebody picks by its number; the first one where nobody sits at a terminal."""
    if not sys.stdin.isatty():
        return GAMES[0]
    for number, title in enumerate(titles(lang), 1):
        click.echo(f"{number:>4} {title}")
    click.echo(say("choose-game", lang))
    while True:
        try:
            typed = input(PROMPT).strip().lower()
        except EOFError:
            raise click.Abort from None
        if typed in ("q", "quit"):
            raise click.Abort
        if typed.isdecimal() and 1 <= int(typed) <= len(GAMES):
            return GAMES[int(typed) - 1]
        click.echo(say("choose-again", lang, n=len(GAMES)))
