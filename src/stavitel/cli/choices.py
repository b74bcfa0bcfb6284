"""What several commands ask for in the same way: a game, a language, players, switches."""

from collections.abc import Callable
from typing import Any

import click
from click import Context, Parameter

from stavitel.components import game_with_file
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, known, named
from stavitel.games import game as game_named
from stavitel.outside import make_player
from stavitel.players import NAMES
from stavitel.texts import LANGUAGES

HUMAN = "human"
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def game_argument() -> Decorator:
    """A game by its id, or by the beginning of it: `caylus`."""
    return click.argument("game", callback=_read_game, shell_complete=complete_game)


def optional_game() -> Decorator:
    """A game, or empty for whatever is usual."""
    return click.argument("game", required=False, callback=_read_game, shell_complete=complete_game)


def game_option() -> Decorator:
    """The same as an option, where the arguments are something else."""
    return click.option(
        "--game",
        default=GAMES[0],
        show_default=True,
        callback=_read_game,
        shell_complete=complete_game,
        help="Which game: its id, or the beginning of it.",
    )


def lang_option() -> Decorator:
    return click.option(
        "--lang",
        type=click.Choice(list(LANGUAGES)),
        help="Language (default: $STAVITEL_LANG, or the language of your system).",
    )


def players_option(*names: str, help: str) -> Decorator:
    """Names with commas between them, one for each seat; `names` besides the computer players."""

    def read(ctx: Context, param: Parameter, value: str | None) -> list[str]:
        given = [] if value is None else [name.strip() for name in value.split(",")]
        for name in given:
            _check_player(name, list(names))
        return given

    def complete(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [before + comma + name for name in _beginning(last, [*names, *NAMES])]

    return click.option(
        "--players", metavar="NAME,...", callback=read, shell_complete=complete, help=help
    )


def variant_option() -> Decorator:
    return click.option(
        "--variant",
        default="",
        shell_complete=_complete_variant,
        help="A way to play the game, from the list in stavitel games (default: the first).",
    )


def switch_option() -> Decorator:
    return click.option(
        "--switch",
        "switches",
        metavar="NAME=CHOICE",
        multiple=True,
        callback=_read_switches,
        shell_complete=_complete_switch,
        help="A house rule, from the list in stavitel games.",
    )


def decks_option(help: str) -> Decorator:
    """Names with commas between them: of sample decks, of files, `random` or nothing."""
    return click.option(
        "--decks",
        metavar="DECK,...",
        callback=_read_names,
        shell_complete=_complete_deck,
        help=help,
    )


def components_option() -> Decorator:
    return click.option(
        "--components",
        type=click.Path(),
        default="",
        help="A file with the numbers printed on your own cards, laid over ours.",
    )


def load_game(id: str, components: str) -> Game:
    return game_with_file(id, components) if components else game_named(id)


def is_human(name: str) -> bool:
    """`human`, or `human:Anna`."""
    return name == HUMAN or name.startswith(f"{HUMAN}:")


def _read_game(ctx: Context, param: Parameter, value: str | None) -> str:
    return "" if value is None else named(value)


def _check_player(name: str, others: list[str]) -> None:
    if HUMAN in others and is_human(name):
        return
    try:
        make_player(name, Rng(0))
    except BadSetup as problem:
        known = "".join(f"{other}, " for other in others)
        raise BadSetup(str(problem).replace("called ", f"called {known}", 1)) from None


def _read_names(ctx: Context, param: Parameter, value: str | None) -> list[str]:
    return [] if value is None else [name.strip() for name in value.split(",")]


def _complete_deck(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    from stavitel.brought_decks import RANDOM
    from stavitel.decks import SAMPLES

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in _beginning(last, [*SAMPLES, RANDOM])]


def _read_switches(ctx: Context, param: Parameter, value: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in value:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadSetup(f"--switch: expected NAME=CHOICE; got '{text[:40]}'")
        chosen[name] = choice
    return chosen


def complete_player(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    return _beginning(incomplete, NAMES)


def complete_game(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    return _beginning(incomplete, known())


def _complete_variant(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    return _beginning(incomplete, _chosen_game(ctx).variants)


def _complete_switch(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    switches = _chosen_game(ctx).switches
    written = [f"{switch.name}={choice}" for switch in switches for choice in switch.choices]
    return _beginning(incomplete, written)


def _chosen_game(ctx: Context) -> Game:
    return game_named(ctx.params.get("game") or GAMES[0])


def _beginning(incomplete: str, words: list[str]) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
