"""Which game, by which house rules? A menu for whoever says `stavitel play` and nothing else."""

import sys

import click

from stavitel.cli.words import say, titles
from stavitel.games import GAMES
from stavitel.games import game as game_named
from stavitel.texts import Texts

PROMPT = "> "


def chosen_game(lang: str) -> str:
    """The game somebody picks by its number; the first one where nobody sits at a terminal."""
    if not sys.stdin.isatty():
        return GAMES[0]
    for number, title in enumerate(titles(lang), 1):
        click.echo(f"{number:>4} {title}")
    click.echo(say("choose-game", lang))
    while True:
        typed = _typed()
        if typed.isdecimal() and 1 <= int(typed) <= len(GAMES):
            return GAMES[int(typed) - 1]
        click.echo(say("choose-again", lang, n=len(GAMES)))


def chosen_rules(id: str, variant: str, lang: str) -> dict[str, str]:
    """The readings of contested rules a table plays by: the usual ones, until somebody changes one
    by its number. Enter takes them; where nobody sits at a terminal nothing is asked."""
    texts = Texts(game_named(id), lang)
    kind = variant or texts.game.variants[0]
    switches = [switch for switch in texts.game.switches if switch.concerns(kind)]
    chosen = {switch.name: switch.usual for switch in switches}
    if not switches or not sys.stdin.isatty():
        return {}
    while True:
        click.echo()
        for number, switch in enumerate(switches, 1):
            title = texts.text(f"switch-{switch.name}")
            reading = texts.text(f"switch-{switch.name}-{chosen[switch.name]}")
            click.echo(f"{number:>4} {title}: {reading} ({', '.join(switch.rules)})")
        click.echo(say("choose-rules", lang))
        typed = _typed()
        if not typed:
            return {one.name: chosen[one.name] for one in switches if chosen[one.name] != one.usual}
        if typed.isdecimal() and 1 <= int(typed) <= len(switches):
            switch = switches[int(typed) - 1]
            place = switch.choices.index(chosen[switch.name]) + 1
            chosen[switch.name] = switch.choices[place % len(switch.choices)]
            click.echo(texts.text(f"switch-{switch.name}-{chosen[switch.name]}-hint"))
        else:
            click.echo(say("choose-rules-again", lang, n=len(switches)))


def _typed() -> str:
    """A line, or the wish to quit."""
    try:
        typed = input(PROMPT).strip().lower()
    except EOFError:
        raise click.Abort from None
    if typed in ("q", "quit"):
        raise click.Abort
    return typed
