"""`stavitel solve`: the best line of a small position, and whether it is proven."""

import click
from rich.text import Text

from stavitel.beginning import read_beginning
from stavitel.cli.choices import components_option, lang_option
from stavitel.cli.console import language, make_console
from stavitel.cli.group import INTERRUPTED
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.engine.core import State, advance, options
from stavitel.engine.errors import BadPosition
from stavitel.engine.game import Game
from stavitel.files import read_text
from stavitel.solve import MOST_NODES, Solution, solve
from stavitel.texts import Texts
from stavitel.whose import own_game

OPEN = 0.5


@click.command("solve")
@click.argument("file", type=click.Path())
@click.option(
    "--turns", type=click.IntRange(0), default=0, help="Look no further than so many turns."
)
@click.option(
    "--positions",
    type=click.IntRange(1),
    default=MOST_NODES,
    show_default=True,
    help="Look at so many positions at most.",
)
@components_option()
@lang_option()
@click.pass_context
def command(
    ctx: click.Context, file: str, turns: int, positions: int, components: str, lang: str | None
) -> None:
    """Look for the best line of a small position, in a position or scenario file.

    Every line of play is followed to the end of the game, or for --turns turns: whoever moves
    first wants to win, then to be as far ahead as possible, and everyone else tries to prevent
    that. All cards are open, and chance counts by its average. The answer says whether the line is
    proven.

    \b
    Examples:
      stavitel scenario --puzzle caylus > puzzle.toml
      stavitel solve puzzle.toml
      stavitel solve position.toml --turns 1 --positions 1000000
    """
    text = read_text(file, BadPosition)
    game, s = read_beginning(text, file, own_game(components, text=text))
    found: Solution | None = None
    try:
        for better in solve(game, s, turns, positions):
            found = better
    except KeyboardInterrupt:
        if found is None:
            raise
        _tell(game, s, found, turns, language(lang))
        ctx.exit(INTERRUPTED)
    if found is None:
        raise BadPosition(f"expected --positions {positions} to be enough for a first look")
    _tell(game, s, found, turns, language(lang))


def _tell(game: Game, s: State, found: Solution, turns: int, lang: str) -> None:
    """The line, what it comes to, and how much of that is certain."""
    texts, console = Texts(game, lang), make_console()
    seat = str(texts.name("seat", found.seat))
    lines = _moves(game, s, found, texts)
    wide = max(len(move) for move, _ in lines)
    console.print(styled(say("solve-line", lang, seat=seat), "bold"), soft_wrap=True)
    for move, told in lines:
        console.print(styled(f"  {move.ljust(wide)}  ", "bold") + Text(told), soft_wrap=True)
    if found.by_chance:
        console.print(say("solve-chance", lang), soft_wrap=True)
    if found.others:
        words = ", ".join(game.verbs.write(action) for action in found.others)
        console.print(say("solve-equal", lang, moves=words), soft_wrap=True)
    told = say(_result(found), lang, seat=seat, lead=_number(found.lead), percent=_percent(found))
    console.print(styled(told, "bold"), soft_wrap=True)
    certainty = say(_certainty(found, turns), lang, choices=found.choices, n=found.positions)
    console.print(certainty, soft_wrap=True)
    terms = "solve-terms" if len(game.scores(s)) < 3 else "solve-alone"
    console.print(say(terms, lang, seat=seat), soft_wrap=True)


def _moves(game: Game, s: State, found: Solution, texts: Texts) -> list[tuple[str, str]]:
    """Each move as a scenario writes it, and in words."""
    s, lines = s.copy(), []
    for seat, action in found.line:
        written = f"{game.seat_names[seat]}: {game.verbs.write(action)}"
        lines.append((written, str(texts.action(s, action))))
        advance(s, action)
        while s.stack and s.stack[-1].asks < 0:  # chance comes in and changes nothing
            advance(s, options(s)[0])
    return lines


def _result(found: Solution) -> str:
    if found.by_chance:
        return "solve-average"
    if found.win == OPEN:
        return "solve-undecided"
    return "solve-wins" if found.win > OPEN else "solve-loses"


def _certainty(found: Solution, turns: int) -> str:
    if not found.proven:
        return "solve-unproven"
    return "solve-proven-turns" if turns else "solve-proven"


def _number(lead: float) -> str:
    return f"{lead:+.2f}".rstrip("0").rstrip(".") if lead else "0"


def _percent(found: Solution) -> str:
    return f"{100 * found.win:.0f}"
