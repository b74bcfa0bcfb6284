"""`stavitel arena`: which computer player is stronger, by how much, and how sure that is."""

import json
import secrets
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stavitel.arena import cores, hold
from stavitel.arena.contest import Contest, expected_games
from stavitel.arena.playing import Terms
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import (
    complete_player,
    components_option,
    game_option,
    lang_option,
    switch_option,
    variant_option,
)
from stavitel.cli.console import language, make_console
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.games import game as game_named

FEWEST_SEATS = 2


@click.command("arena")
@click.argument("players", nargs=-1, required=True, shell_complete=complete_player)
@game_option()
@click.option(
    "--games",
    type=click.IntRange(1),
    default=1000,
    show_default=True,
    help="Games per match, rounded up to whole sets.",
)
@click.option(
    "--seats", type=int, help="Number of players (default: the fewest the game allows, at least 2)."
)
@variant_option()
@click.option("--seed", type=int, help="The same number gives the same deals.")
@click.option("--jobs", type=click.IntRange(1), help="Number of processes (default: all cores).")
@click.option(
    "--sprt",
    type=(float, float),
    metavar="ELO ELO",
    help="Stop as soon as it is clear whether the first player is stronger by the higher Elo "
    "or only by the lower; 5 % risk either way.",
)
@click.option(
    "--controls",
    is_flag=True,
    help="Also match the first player against itself and random, and show what each seat is worth.",
)
@switch_option()
@components_option()
@lang_option()
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.pass_context
def command(ctx: click.Context, /, **asked: Any) -> None:
    """Play computer players against each other and report how strong they are.

    Every deal is played once with the candidate in each seat; with three or four seats the others
    are copies of its opponent. Results are counted by such sets: the share of the win and the Elo
    come with an interval that holds the true value in 95 of 100 contests. If you name several
    players, each meets every other. The same seed gives the same deals, however many processes
    share the work.

    \b
    Examples:
      stavitel arena level:6 level:5 --games 1000
      stavitel arena search:200 search:50 greedy --game pillars --seed 1
      stavitel arena search:50ms greedy --game caylus --seats 4 --controls
      stavitel arena search:300 search:200 --sprt 0 20 --games 20000
    """
    game = game_named(asked["game"])
    seats = asked["seats"] or max(FEWEST_SEATS, game.min_seats)
    seed = secrets.randbits(32) if asked["seed"] is None else asked["seed"]
    contest = Contest(
        Terms(asked["game"], seats, asked["variant"], asked["switches"], asked["components"]),
        list(asked["players"]),
        asked["games"],
        seed,
        asked["jobs"] or cores(),
        asked["sprt"],
        asked["controls"],
    )
    with progress_bar() as progress:
        task = progress.add_task("", total=expected_games(contest))
        report = hold(contest, lambda done: progress.advance(task, done))
    if asked["as_json"]:
        click.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        _print(make_console(), report, language(asked["lang"]))
    ctx.exit(1 if report["faults"] else 0)


def _print(console: Console, report: dict[str, Any], lang: str) -> None:
    names = ("game", "variant", "seats", "games", "seed")
    facts = {name: str(report[name]) for name in names}
    console.print(styled(say("arena-played", lang, **facts), "bold"))
    if report["matches"]:
        console.print(_matches(report["matches"], lang))
        console.print(_ratings(report["elo"], lang))
    if report["sprt"]:
        console.print(_answer(report["sprt"], lang))
    if report["controls"]:
        _print_controls(console, report["controls"], lang)
    console.print(_pace(report["pace"], lang))
    console.print(say("arena-note", lang))
    if report["faults"]:
        console.print(styled(say("simulated-faults", lang, n=str(report["faults"])), "bold red"))
        for message in report["fault_messages"]:
            console.print(Text(f"  {message}"))


def _matches(rows: list[dict[str, Any]], lang: str) -> Table:
    table = _table(lang, ["candidate", "base"], ["sets", "win_share", "even"])
    for row in rows:
        even = f"{100 * row['even']:.1f} %"
        table.add_row(row["candidate"], row["base"], str(row["sets"]), _share(row), even)
    return table


def _ratings(rows: list[dict[str, Any]], lang: str) -> Table:
    table = _table(lang, ["player"], ["elo"])
    for row in rows:
        bounds = f" ({row['low']:+.0f} … {row['high']:+.0f})" if row is not rows[-1] else ""
        table.add_row(row["player"], f"{row['elo']:+.0f}{bounds}")
    return table


def _pace(rows: list[dict[str, Any]], lang: str) -> Table:
    table = _table(lang, ["player"], ["decisions", "mean_ms", "p99_ms", "slowest_ms"])
    for row in rows:
        times = [f"{row[name]:.4g}" for name in ("mean_ms", "p99_ms", "slowest_ms")]
        table.add_row(row["player"], str(row["decisions"]), *times)
    return table


def _answer(row: dict[str, Any], lang: str) -> Text:
    low, high = (f"{elo:g}" for elo in row["elo"])
    facts = {"low": low, "high": high, "sets": str(row["sets"]), "ratio": f"{row['ratio']:.2f}"}
    return styled(say(f"arena-sprt-{row['answer']}", lang, **facts), "bold")


def _print_controls(console: Console, controls: dict[str, Any], lang: str) -> None:
    for name in ("mirror", "against_random"):
        row = controls[name]
        verdict = say("arena-expected" if row["as_expected"] else "arena-unexpected", lang)
        text = say(f"arena-{name}", lang, player=row["candidate"], share=_share(row))
        console.print(Text(f"{text} {verdict}"))
    table = _table(lang, ["seat"], ["win_share"])
    for row in controls["seat_advantage"]:
        table.add_row(row["seat"], _share(row))
    console.print(table)


def _share(row: dict[str, Any]) -> str:
    return f"{100 * row['win_share']:.1f} % ({100 * row['low']:.1f}–{100 * row['high']:.1f})"


def _table(lang: str, words: list[str], numbers: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in words:
        table.add_column(say(f"head-{head}", lang), overflow="fold")
    for head in numbers:
        table.add_column(say(f"head-{head}", lang), justify="right")
    return table
