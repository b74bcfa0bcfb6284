"""`stavitel simulate`: many games between computer players."""

import json
import secrets
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stavitel.arena import cores, simulate
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import (
    components_option,
    decks_option,
    game_argument,
    lang_option,
    players_option,
    switch_option,
    variant_option,
)
from stavitel.cli.console import language, make_console
from stavitel.cli.decks_given import told_in, variant_of_decks
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.games import game as game_named


@click.command("simulate")
@game_argument()
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many.")
@click.option(
    "--seats", type=int, help="Number of players (default: as many as are named, or the maximum)."
)
@variant_option()
@players_option(
    help="Who plays, seat by seat: level:1 to level:8, random, greedy, search:200ms, "
    "search:5000, module:Class, cmd:PROGRAM. Fewer names than seats are repeated."
)
@click.option("--seed", type=int, help="The same number gives the same games.")
@click.option("--jobs", type=click.IntRange(1), help="Processes at work; all cores if not given.")
@switch_option()
@components_option()
@decks_option(
    "Decks for the tournament game of Catan Duel, seat by seat: sample decks, files, or random."
)
@lang_option()
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--save", type=click.Path(), default="", help="Keep the record of each game here.")
@click.option("--check", is_flag=True, help="Look for faults after every action.")
@click.pass_context
def command(ctx: click.Context, /, **asked: Any) -> None:
    """Play many games between computer players and report who won.

    The same seed gives the same games, however many processes share the work (except with players
    that think for a number of milliseconds). The exit code is 1 if a game went wrong. To compare
    players, use stavitel arena: here everybody keeps their seat.

    \b
    Examples:
      stavitel simulate caylus --games 10000 --seats 4 --players random
      stavitel simulate caylus --games 200 --players search:50ms,greedy --seed 1
      stavitel simulate caylus --games 100 --players greedy,random --json --save records/
      stavitel simulate caylus --games 1000 --components my-cards.toml --check
      stavitel simulate catan_duel --decks my-deck.toml,gold_rush --players greedy
    """
    lang = language(asked["lang"])
    if asked["decks"]:
        asked["variant"] = variant_of_decks(asked["game"], asked["variant"])
    players = asked["players"] or ["random"]
    most = game_named(asked["game"]).max_seats
    seats = asked["seats"] or (len(players) if len(players) > 1 else most)
    if len(players) > seats:
        raise click.UsageError(f"--players: expected at most {seats} names; got {len(players)}.")
    seed = secrets.randbits(32) if asked["seed"] is None else asked["seed"]
    with progress_bar() as progress, told_in(lang):
        task = progress.add_task("", total=asked["games"])
        report = simulate(
            asked["game"],
            asked["games"],
            seats,
            players,
            variant=asked["variant"],
            seed=seed,
            jobs=asked["jobs"] or cores(),
            switches=asked["switches"],
            components=asked["components"],
            save=asked["save"],
            check=asked["check"],
            decks=asked["decks"],
            progress=lambda done: progress.advance(task, done),
        )
    if asked["as_json"]:
        click.echo(json.dumps(report, indent=2))
    else:
        _print(make_console(), report, lang)
    ctx.exit(1 if report["faults"] else 0)


def _print(console: Console, report: dict[str, object], lang: str) -> None:
    rows = report["seats"]
    assert isinstance(rows, list)
    table = Table(box=None, padding=(0, 2, 0, 0))
    words = [name for name in ("seat", "player", "deck") if name in rows[0]]
    for head in words:
        table.add_column(say(f"head-{head}", lang))
    for head in ("wins", "win_share", "score"):
        table.add_column(say(f"head-{head}", lang), justify="right")
    for row in rows:
        share = f"{100 * row['win_share']:.1f} % ± {100 * row['win_share_95']:.1f}"
        score = f"{row['score_mean']:.1f} ± {row['score_deviation']:.1f}"
        named = [str(row[name]) for name in words]
        table.add_row(*named, f"{row['wins']:.1f}", share, score)
    facts = {name: str(report[name]) for name in ("game", "variant", "games", "seed")}
    console.print(styled(say("simulated", lang, **facts), "bold"))
    console.print(table)
    console.print(say("simulated-note", lang))
    speed = say(
        "simulated-speed",
        lang,
        rounds=str(report["rounds_mean"]),
        decisions=str(report["decisions"]),
        seconds=str(report["seconds"]),
        rate=str(report["decisions_per_s"]),
    )
    console.print(speed)
    messages = report["fault_messages"]
    assert isinstance(messages, list)
    if report["faults"]:
        console.print(styled(say("simulated-faults", lang, n=str(report["faults"])), "bold red"))
        for message in messages:
            console.print(Text(f"  {message}"))
