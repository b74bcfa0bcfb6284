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
from stavitel.arena.deck_contest import DeckContest, with_decks
from stavitel.arena.playing import Terms
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import (
    complete_player,
    components_option,
    decks_option,
    game_option,
    lang_option,
    switch_option,
    variant_option,
)
from stavitel.cli.console import language, make_console
from stavitel.cli.decks_given import deck_label, open_decks, variant_of_decks
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.decks import GAME as GAME_OF_DECKS
from stavitel.decks import SAMPLES
from stavitel.engine.errors import BadSetup
from stavitel.games import game as game_named

FEWEST_SEATS = 2
ALL_SAMPLES = "all"
"""Instead of names of decks: those that come along."""


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
@decks_option(
    "Decks that meet each other in the tournament game of Catan Duel, all played by one player: "
    "sample decks, files, random, or all for every sample deck."
)
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
      stavitel arena greedy --decks my-deck.toml,gold_rush,golden_mean --games 400
    """
    lang = language(asked["lang"])
    if asked["decks"]:
        asked["game"] = GAME_OF_DECKS if _is_default(ctx, "game") else asked["game"]
        asked["variant"] = variant_of_decks(asked["game"], asked["variant"])
    game = game_named(asked["game"])
    seats = asked["seats"] or max(FEWEST_SEATS, game.min_seats)
    seed = secrets.randbits(32) if asked["seed"] is None else asked["seed"]
    terms = Terms(asked["game"], seats, asked["variant"], asked["switches"], asked["components"])
    decks = _decks(terms, asked, lang)
    contest = Contest(
        terms,
        list(decks.decks if decks else asked["players"]),
        asked["games"],
        seed,
        asked["jobs"] or cores(),
        asked["sprt"],
        asked["controls"],
        decks,
    )
    with progress_bar() as progress:
        task = progress.add_task("", total=expected_games(contest))
        report = hold(contest, lambda done: progress.advance(task, done))
    if asked["as_json"]:
        click.echo(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        _print(make_console(), report, lang)
    ctx.exit(1 if report["faults"] else 0)


def _is_default(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.DEFAULT


def _decks(terms: Terms, asked: dict[str, Any], lang: str) -> DeckContest | None:
    """The decks that meet, if it is decks that are compared."""
    names = list(SAMPLES) if asked["decks"] == [ALL_SAMPLES] else asked["decks"]
    if not names:
        return None
    if len(asked["players"]) != 1:
        got = len(asked["players"])
        raise BadSetup(f"--decks: expected one player, who plays all decks; got {got}")
    labels = [deck_label(name) for name in names]
    if len(set(labels)) < len(labels) or len(labels) < FEWEST_SEATS:
        raise BadSetup(f"--decks: expected at least two different decks; got {', '.join(labels)}")
    game = terms.checked()
    listed = open_decks(names, game, terms.switches, lang)
    contest = DeckContest(asked["players"][0], dict(zip(labels, listed, strict=True)))
    with_decks(terms, game, listed[:2])  # what cannot begin is an error now, not in a worker
    return contest


def _print(console: Console, report: dict[str, Any], lang: str) -> None:
    names = ("game", "variant", "seats", "games", "seed")
    facts = {name: str(report[name]) for name in names}
    console.print(styled(say("arena-played", lang, **facts), "bold"))
    if "player" in report:
        console.print(say("arena-decks", lang, player=report["player"]))
        console.print(_cross_table(report["players"], report["matches"], lang))
    elif report["matches"]:
        console.print(_matches(report["matches"], lang))
    who = "deck" if "player" in report else "player"
    if report["matches"]:
        console.print(_ratings(report["elo"], who, lang))
    if report["sprt"]:
        console.print(_answer(report["sprt"], lang))
    if report["controls"]:
        _print_controls(console, report["controls"], lang)
    console.print(_pace(report["pace"], who, lang))
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


def _cross_table(decks: list[str], rows: list[dict[str, Any]], lang: str) -> Table:
    """The share of every deck against every other, in percent: rows against columns."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("head-deck", lang), no_wrap=True)
    for number in range(1, len(decks) + 1):
        table.add_column(str(number), justify="right")
    met = {(row["candidate"], row["base"]): row for row in rows}
    for number, deck in enumerate(decks, 1):
        cells = [_cell(met, deck, other) for other in decks]
        table.add_row(f"{number} {deck}", *cells)
    return table


def _cell(met: dict[tuple[str, str], dict[str, Any]], deck: str, other: str) -> str:
    if deck == other:
        return "–"
    if (deck, other) in met:
        row = met[deck, other]
        share, low, high = row["win_share"], row["low"], row["high"]
    else:
        row = met[other, deck]
        share, low, high = 1 - row["win_share"], 1 - row["high"], 1 - row["low"]
    return f"{100 * share:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _ratings(rows: list[dict[str, Any]], who: str, lang: str) -> Table:
    table = _table(lang, [who], ["elo"])
    for row in rows:
        bounds = f" ({row['low']:+.0f} … {row['high']:+.0f})" if row is not rows[-1] else ""
        table.add_row(row["player"], f"{row['elo']:+.0f}{bounds}")
    return table


def _pace(rows: list[dict[str, Any]], who: str, lang: str) -> Table:
    table = _table(lang, [who], ["decisions", "mean_ms", "p99_ms", "slowest_ms"])
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
