"""`stavitel bench`: how fast the engine is here."""

import json
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from stavitel.bench import bench
from stavitel.cli.console import error_console, make_console
from stavitel.native import notice


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="The numbers as JSON.")
@click.option("--peers", is_flag=True, help="Measure catanatron as well, if it is installed.")
@click.option(
    "--seconds", type=click.FloatRange(0.05), default=2.0, show_default=True,
    help="Time for each measurement.",
)  # fmt: skip
def command(as_json: bool, peers: bool, seconds: float) -> None:
    """Measure decisions per second, the copying of positions, and memory.

    Random play on one core, all seats taken, standard game; the best of several rounds.

    \b
    Examples:
      stavitel bench
      stavitel bench --json --seconds 5
      stavitel bench --peers
    """
    with error_console().status("measuring ..."):
        found = bench(seconds, peers)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    console = make_console()
    games, others = found["games"], found.get("peers", {})
    assert isinstance(games, dict) and isinstance(others, dict)
    for id, measured in games.items():
        console.print(Text(f"{id}, {measured['seats']} seats, {measured['variant']}", "bold"))
        console.print(_table(measured, bool(found["compiled"]), others))
    if notice():
        console.print(Text(notice(), "yellow"))


def _table(measured: dict[str, Any], compiled: bool, peers: dict[str, Any]) -> Table:
    fast, slow = measured["decisions_per_s"], measured["interpreted_decisions_per_s"]
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    if compiled:
        table.add_row("decisions a second, compiled", f"{fast:,}", f"{fast / slow:.1f} × interpreted")
    table.add_row("decisions a second, interpreted", f"{slow:,}", "")
    once, deep = measured["copy_us"], measured["deepcopy_us"]
    table.add_row("copy of a position, µs", f"{once:.3f}", f"1/{deep / once:.0f} of copy.deepcopy")
    table.add_row("copy.deepcopy of it, µs", f"{deep:.1f}", "")
    table.add_row("a whole game with its record, kB", f"{measured['game_kilobytes']:.0f}", "")
    for name, peer in peers.items():
        speed = peer["decisions_per_s"]
        times = f"we are {fast / speed:.1f} × as fast"
        table.add_row(f"decisions a second of {name}", f"{speed:,}", times)
    return table
