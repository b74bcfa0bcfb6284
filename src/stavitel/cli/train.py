"""`stavitel train`: learn a value by self-play."""

import json
import secrets
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from stavitel.arena import cores
from stavitel.arena.playing import Terms
from stavitel.cli.bar import progress_bar
from stavitel.cli.choices import game_argument, lang_option, variant_option
from stavitel.cli.console import language, make_console
from stavitel.cli.styled import styled
from stavitel.cli.words import say
from stavitel.games import game as game_named
from stavitel.training import TrainingPlan, train


@click.command("train")
@game_argument()
@click.option("--seats", type=int, help="Number of players (default: the fewest).")
@variant_option()
@click.option(
    "--mixed", is_flag=True, help="Learn from games of all variants that use the same net."
)
@click.option("--out", type=click.Path(), default="", help="Keep the run in this folder.")
@click.option(
    "--rounds", type=click.IntRange(3, 99), default=12, show_default=True,
    help="Rounds of games and learning.",
)  # fmt: skip
@click.option(
    "--first", type=click.IntRange(1, 900000), default=8000, show_default=True,
    help="Games of the first round.",
)  # fmt: skip
@click.option(
    "--games", type=click.IntRange(1, 90000), default=3000, show_default=True,
    help="Games of every other round.",
)  # fmt: skip
@click.option(
    "--experts", type=click.IntRange(0, 98), default=0, show_default=True,
    help="So many of the last rounds are played by a search with the net so far.",
)  # fmt: skip
@click.option(
    "--expert-games", type=click.IntRange(1, 90000), default=600, show_default=True,
    help="Games per round of these.",
)  # fmt: skip
@click.option(
    "--hidden", type=click.IntRange(1, 256), default=32, show_default=True,
    help="Hidden units of the net.",
)  # fmt: skip
@click.option(
    "--match", type=click.IntRange(1), default=100, show_default=True,
    help="Games in which to try each of the last nets.",
)  # fmt: skip
@click.option(
    "--plays", type=click.IntRange(1), default=40, show_default=True,
    help="Options to play out for each decision in those games.",
)  # fmt: skip
@click.option(
    "--final", type=click.IntRange(1), default=400, show_default=True,
    help="Games of the final match, the one that is reported.",
)  # fmt: skip
@click.option(
    "--budget", default="20ms", show_default=True,
    help="Limit for each decision in that match: 20ms, or 200 options played out.",
)  # fmt: skip
@click.option("--seed", type=int, help="The same number gives the same net.")
@click.option("--jobs", type=click.IntRange(1), help="Number of processes (default: all cores).")
@lang_option()
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def command(**asked: Any) -> None:
    """Train a net that judges positions, by having the computer play against itself.

    In the first round the game's own evaluation plays, in all others the net so far, which learns
    from its own games; the last rounds can be played by experts, who search with that net. The last
    nets are tried in a search against the game's own evaluation, on new deals. The best is written
    with a card that says how it was trained and what it won. A search uses it as search:20ms@FILE.

    If interrupted, it continues when called again with the same --out, --seed and numbers. With
    more --rounds it goes on from where it ended.

    \b
    Examples:
      stavitel train caylus --seats 2 --out caylus-2 --seed 1
      stavitel train caylus --seats 3 --variant beginner --out caylus-3 --seed 1 --rounds 6
      stavitel arena search:20ms@caylus-2/2-standard.net search:20ms@written --game caylus
    """
    game = game_named(asked["game"])
    seats = asked["seats"] or max(2, game.min_seats)
    seed = secrets.randbits(32) if asked["seed"] is None else asked["seed"]
    plan = TrainingPlan(
        Terms(asked["game"], seats, asked["variant"]),
        seed,
        asked["rounds"],
        asked["first"],
        asked["games"],
        asked["hidden"],
        asked["match"],
        asked["plays"],
        asked["final"],
        asked["budget"],
        asked["experts"],
        asked["expert_games"],
        asked["mixed"],
    )
    folder = Path(asked["out"] or f"{asked['game']}-{seats}-{seed}")
    with progress_bar() as progress:
        task = progress.add_task("", total=plan.all_games)
        report = train(
            plan, folder, asked["jobs"] or cores(), lambda done: progress.advance(task, done)
        )
    if asked["as_json"]:
        click.echo(json.dumps(report, indent=2))
        return
    console, lang, row = make_console(), language(asked["lang"]), report["match"]
    share = f"{100 * row['win_share']:.1f} % ({100 * row['low']:.1f}–{100 * row['high']:.1f})"
    told = say(
        "trained",
        lang,
        share=share,
        games=str(row["games"]),
        even=f"{100 * row['even']:.0f}",
        budget=row["budget"],
    )
    console.print(styled(told, "bold"))
    console.print(Text(say("trained-weights", lang, path=report["weights"])))
