"""Which game, how, and against whom? Questions for whoever says `stavitel play` and no more."""

import sys
from shutil import get_terminal_size
from textwrap import fill

import click

from stavitel.cli.words import say, titles
from stavitel.engine.game import Game
from stavitel.games import GAMES
from stavitel.games import game as game_named
from stavitel.players import LEVEL_NAMES
from stavitel.texts import Texts

PROMPT = "> "
INDENT = 5
USUAL_SEATS = 3
USUAL_LEVEL = 4
"""The strongest of those that answer at once."""


def chosen_game(lang: str) -> str:
    """The game somebody picks by its number; the first one where nobody sits at a terminal."""
    if not sys.stdin.isatty():
        return GAMES[0]
    _list(titles(lang))
    return GAMES[_chosen("game", lang, 1, len(GAMES), 1) - 1]


def chosen_variant(id: str, lang: str) -> str:
    """A way to play the game; nothing, for the first, where there is no other or nobody to ask."""
    game = game_named(id)
    if len(game.variants) == 1 or not sys.stdin.isatty():
        return ""
    texts = Texts(game, lang)
    click.echo()
    _list([_with_hint(texts, f"variant-{variant}") for variant in game.variants])
    return game.variants[_chosen("variant", lang, 1, len(game.variants), 1) - 1]


def chosen_seats(id: str, lang: str) -> int | None:
    """How many play; None, for the usual number, where there is no choice or nobody to ask."""
    game = game_named(id)
    if game.min_seats == game.max_seats or not sys.stdin.isatty():
        return None
    click.echo()
    return _chosen("seats", lang, game.min_seats, game.max_seats, usual_seats(game))


def chosen_level(id: str, lang: str) -> str:
    """The level of all bots, weakest first; nothing where there is nobody to ask."""
    if not sys.stdin.isatty():
        return ""
    texts = Texts(game_named(id), lang)
    click.echo()
    levels = range(1, len(LEVEL_NAMES) + 1)
    _list([_with_hint(texts, f"level-{level}") for level in levels])
    return LEVEL_NAMES[_chosen("level", lang, 1, len(LEVEL_NAMES), USUAL_LEVEL) - 1]


def usual_seats(game: Game) -> int:
    """How many play where nobody says a number."""
    return min(USUAL_SEATS, game.max_seats)


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
            click.echo(say("choose-again", lang, low=1, high=len(switches)))


def _list(titles: list[str]) -> None:
    width = get_terminal_size().columns
    for number, title in enumerate(titles, 1):
        click.echo(fill(f"{number:>4} {title}", width, subsequent_indent=" " * INDENT))


def _with_hint(texts: Texts, id: str) -> str:
    return f"{texts.text(id)}: {texts.text(f'{id}-hint')}"


def _chosen(what: str, lang: str, low: int, high: int, usual: int) -> int:
    """A number somebody types; Enter takes the usual one."""
    question = say(f"choose-{what}", lang, low=low, high=high, usual=usual)
    click.echo(fill(question, get_terminal_size().columns))
    while typed := _typed():
        if typed.isdecimal() and low <= int(typed[:6]) <= high:
            return int(typed)
        click.echo(say("choose-again", lang, low=low, high=high))
    return usual


def _typed() -> str:
    """A line, or the wish to quit."""
    try:
        typed = input(PROMPT).strip().lower()
    except EOFError:
        raise click.Abort from None
    if typed in ("q", "quit"):
        raise click.Abort
    return typed
