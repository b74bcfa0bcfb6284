"""`stavitel bench`: how fast the engine is here."""

import json
from typing import Any

import click
from rich.table import Table

from stavitel.bench import bench, bench_beside_peers
from stavitel.cli.console import error_console, make_console
from stavitel.cli.styled import styled
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
        found = bench_beside_peers(seconds) if peers else bench(seconds)
    if as_json:
        click.echo(json.dumps(found, indent=2))
        return
    console = make_console()
    games, others = found["games"], found.get("peers", {})
    assert isinstance(games, dict) and isinstance(others, dict)
    for id, measured in games.items():
        console.print(styled(f"{id}, {measured['seats']} seats, random play, one core", "bold"))
        console.print(_table(id, measured, bool(found["compiled"]), others))
    if notice():
        console.print(styled(notice(), "yellow"))


def _table(id: str, measured: dict[str, Any], compiled: bool, peers: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    fast, slow = measured["decisions_per_s"], measured["interpreted_decisions_per_s"]
    if compiled:
        times = f"{measured['speedup']:.1f} × interpreted"
        table.add_row("decisions a second, compiled", f"{fast:,}", times)
    table.add_row("decisions a second, interpreted", f"{slow:,}", "")
    part = f"1/{measured['deepcopy_ratio']:.0f} of copy.deepcopy"
    table.add_row("copy of a position, µs", f"{measured['copy_us']:.3f}", part)
    table.add_row("copy.deepcopy of it, µs", f"{measured['deepcopy_us']:.1f}", "")
    table.add_row("a whole game with its record, kB", f"{measured['game_kilobytes']:.0f}", "")
    for name, peer in peers.items():
        times = f"{peer['ratios'][id]:.1f} × as many here"
        table.add_row(f"decisions a second of {name}", f"{peer['decisions_per_s']:,}", times)
    return table
