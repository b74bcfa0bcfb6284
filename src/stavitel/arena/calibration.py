"""Are the shares of the win true? `python -m stavitel.arena.calibration` plays fresh games and
draws a picture: of all positions with a share of about 30 %, about 30 in 100 should be won.

The dots are from games of computer players with seeds no number was fitted to. Below each game,
table by table, stands how many points the shares are off on average in the games that were held out
of the fit: those are more games than a picture needs, see `stavitel.arena.worth`.
"""

import argparse
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from stavitel.arena.playing import Terms
from stavitel.arena.processes import cores, worked_on
from stavitel.arena.worth import BINS, Fitting, calibration_error, said_and_won
from stavitel.games import GAMES
from stavitel.games import game as game_named
from stavitel.players.worth import FILE, NETS_FILE, rows_in, scale_of, scale_of_net
from stavitel.texts import Texts

FRESH: Final = 1_000_003
"""Seeds are fitted with small numbers: this one is none of them."""
SIDE: Final = 220
MARGIN: Final = 44
LINE: Final = 16
LARGEST: Final = 9.0
"""The radius of a dot for a bin that holds half of all positions."""

Pairs = list[tuple[float, float]]


@dataclass(frozen=True)
class Calibrated:
    """A table: what was said, and what was won."""

    variant: str
    seats: int
    pairs: Pairs
    held_out: float | None  # how far shares are off in the games held out of the fit

    @property
    def error(self) -> float:
        """How far they are off in these games."""
        return calibration_error(self.pairs)

    @property
    def told(self) -> str:
        points = "not fitted" if self.held_out is None else f"{100 * self.held_out:.1f}"
        return f"{self.variant}, {self.seats}: {points}"


def calibrated(id: str, variant: str, seats: int, games: int, jobs: int) -> Calibrated:
    """The shares of one table in so many fresh games."""
    by_net = scale_of_net(id, seats, variant)
    fitting = Fitting(Terms(id, seats, variant), games, FRESH, by_net is not None)
    positions = []
    for _, found in sorted(worked_on(fitting.play, list(range(games)), jobs)):
        positions += found
    pairs = said_and_won(by_net or scale_of(id, seats, variant), seats, positions)
    return Calibrated(variant, seats, pairs, held_out_error(id, variant, seats))


def held_out_error(id: str, variant: str, seats: int) -> float | None:
    """As it is kept with the fitted numbers; nothing for a table that borrows those of another."""
    for name in (NETS_FILE, FILE):
        row = rows_in(id, name).get(variant, {}).get(str(seats))
        if row is not None:
            return float(row["off"])
    return None


def reliability(pairs: Pairs) -> list[tuple[float, float, int]]:
    """For each bin of shares: the mean share, the part that was won, and how many there were."""
    bins: list[Pairs] = [[] for _ in range(BINS)]
    for said, won in pairs:
        bins[min(BINS - 1, int(said * BINS))].append((said, won))
    return [
        (
            sum(said for said, _ in kept) / len(kept),
            sum(won for _, won in kept) / len(kept),
            len(kept),
        )
        for kept in bins
        if kept
    ]


def panel(title: str, tables: list[Calibrated], left: int) -> list[str]:
    """One game: its dots around the diagonal, and the error of each table in points."""
    pairs = [pair for table in tables for pair in table.pairs]
    x0, y0 = left + MARGIN, MARGIN
    parts = [
        f'<text x="{x0}" y="{y0 - 14}" class="title">{escape(title)}</text>',
        f'<rect x="{x0}" y="{y0}" width="{SIDE}" height="{SIDE}" class="frame"/>',
        f'<path d="M{x0} {y0 + SIDE}L{x0 + SIDE} {y0}" class="ideal"/>',
    ]
    for percent in (0, 50, 100):
        by = SIDE * percent // 100
        parts += [
            f'<text x="{x0 + by}" y="{y0 + SIDE + 16}" class="mid">{percent}</text>',
            f'<text x="{x0 - 6}" y="{y0 + SIDE - by + 4}" class="end">{percent}</text>',
        ]
    for said, won, count in reliability(pairs):
        radius = max(2.0, LARGEST * (2 * count / len(pairs)) ** 0.5)
        x, y = x0 + SIDE * said, y0 + SIDE * (1 - won)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    for row, table in enumerate(tables):
        y = y0 + SIDE + 42 + LINE * row
        parts.append(f'<text x="{x0}" y="{y}">{escape(table.told)}</text>')
    return parts


def drawn(panels: list[tuple[str, list[Calibrated]]]) -> str:
    """All games side by side, as a picture that needs nothing else."""
    wide = len(panels) * (SIDE + MARGIN + 20) + 20
    high = MARGIN + SIDE + 42 + LINE * max(len(tables) for _, tables in panels) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img"'
        ' aria-label="Shares of the win that were said, and how often they were won">',
        "<style>text{font:13px sans-serif;fill:#333}.title{font-weight:bold;font-size:15px}"
        ".mid{text-anchor:middle}.end{text-anchor:end}.frame{fill:#fff;stroke:#999}"
        ".ideal{stroke:#999;stroke-dasharray:4 4}circle{fill:#a3431f;fill-opacity:.8}</style>",
        f'<rect width="{wide}" height="{high}" fill="#fbf8f1"/>',
    ]
    for place, (title, tables) in enumerate(panels):
        parts += panel(title, tables, place * (SIDE + MARGIN + 20))
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    reader = argparse.ArgumentParser(
        prog="python -m stavitel.arena.calibration", description=__doc__
    )
    reader.add_argument("--games", type=int, default=100, help="for each table")
    reader.add_argument("--jobs", type=int, default=cores())
    reader.add_argument("--output", default="docs/pictures/calibration.svg")
    asked = reader.parse_args()
    panels = []
    for id in GAMES:
        game = game_named(id)
        tables = []
        for variant in game.variants:
            for seats in range(game.min_seats, game.max_seats + 1):
                tables.append(calibrated(id, variant, seats, asked.games, asked.jobs))
                print(f"{id} {variant} {seats}: {100 * tables[-1].error:.1f}", flush=True)
        panels.append((Texts(game, "en").text("title"), tables))
    Path(asked.output).write_text(drawn(panels), encoding="utf-8")


if __name__ == "__main__":
    main()
