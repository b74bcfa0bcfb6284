"""Fits what a lead is worth to games of computer players: `python -m stavitel.arena.worth GAME`.

Positions of some games are fitted, those of others tell how far the shares are off: of all
positions with a share of about 30 %, about 30 in 100 should be won.
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from stavitel.arena.playing import Terms, play_game
from stavitel.arena.processes import cores, worked_on
from stavitel.engine.core import CHANCE, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import game as game_named
from stavitel.games import named
from stavitel.players import make_player
from stavitel.players.net import Net
from stavitel.players.weights import net_for
from stavitel.players.worth import (
    FILE,
    LATEST,
    NETS_FILE,
    STEEPEST,
    UNFITTED,
    Scale,
    Worth,
    final_shares,
    promised,
    shared,
    signs_of_points,
    steepness,
)

PLAYERS: Final = ("level:2", "level:3")
"""Who plays: in every game all seats alike, so that a share does not depend on who sits there."""
POSITIONS: Final = 14
"""So many positions of every game are looked at."""
HELD_OUT: Final = 3
"""Every third game is only for judging."""
STEPS: Final = 300
BINS: Final = 10


@dataclass(frozen=True)
class Position:
    """One position of a game, and how the game ended."""

    game: int
    turn: int
    asked: int
    values: list[float]  # what the judge thinks of it, by seat
    expected: list[float]  # and of the points
    scores: list[int]
    shares: list[float]  # at the end
    points: list[int]


@dataclass(frozen=True)
class Fitting:
    """A variant with so many seats, and the games it is fitted to."""

    terms: Terms
    games: int
    seed: int
    by_net: bool = False  # else by `evaluate`

    def net(self) -> Net | None:
        """The net that is to judge, if one ships for this table."""
        game = self.terms.load()
        begin = game.start(self.terms.seats, self.terms.kind(game), self.terms.switches)
        return net_for(game, begin) if self.by_net else None

    def play(self, number: int) -> list[Position]:
        """Some positions at rest of one game, spread over it."""
        game, seats = self.terms.load(), self.terms.seats
        judge = Worth(game, seats, UNFITTED, self.net())
        name = PLAYERS[number % len(PLAYERS)]
        streams = number * (seats + 1)
        players = [make_player(name, Rng(self.seed, streams + 1 + n)) for n in range(seats)]
        played = play_game(self.terms, game, players, Rng(self.seed, streams), keep=True)
        s = game.start(seats, self.terms.kind(game), self.terms.switches)
        settle(s)
        moments = self.moments(game, played.actions)
        found = []
        for place, action in enumerate(played.actions):
            if place in moments and (seen := at_rest(game, s, place)) is not None:
                found.append((seen, opinions(judge, seen, judge.moments(s))))
            advance(s, action)
        shares = final_shares(game, s)
        return [
            Position(
                number,
                game.turns(seen),
                int(seen.stack[-1].asks),
                [promise for promise, _ in said],
                [points for _, points in said],
                game.scores(seen),
                shares,
                played.scores,
            )
            for seen, said in found
        ]

    def moments(self, game: Game, actions: list[int]) -> set[int]:
        every = max(1, len(actions) // POSITIONS)
        return set(range(every // 2, len(actions), every))


def at_rest(game: Game, s: State, seed: int) -> State | None:
    """The position once it is calm, or nothing where the game is over by then."""
    calmed = s.copy()
    game.calm(calmed, Rng(seed))
    return calmed if calmed.stack and calmed.stack[-1].asks >= CHANCE else None


def opinions(judge: Worth, s: State, moments: list[int]) -> list[tuple[float, float]]:
    """What the judge thinks of a position at rest, for each seat: its promise and its points."""
    found = []
    for seat, moment in enumerate(moments):
        judge.opinion.form(s, seat, moment)
        found.append((judge.opinion.promise, judge.opinion.points))
    return found


def fitted(seats: int, positions: list[Position]) -> Scale:
    """The numbers with which the shares tell most about who won."""
    ends: dict[int, int] = {}
    for position in positions:
        ends[position.game] = max(ends.get(position.game, 0), position.turn)
    turns = max(1.0, sum(ends.values()) / len(ends))
    sharpness, seat, asked = descend(positions, seats, turns)
    return Scale(turns, sharpness, seat, asked, points_fitted(positions, seats, turns))


def descend(
    positions: list[Position], seats: int, turns: float
) -> tuple[list[float], list[float], float]:
    """Step by step down the surprise at who won (Adam)."""
    numbers = [-1.5, 0.0, 0.0, *([0.0] * seats), 0.0]
    first, second = [0.0] * len(numbers), [0.0] * len(numbers)
    rows = [_row(position, seats, turns) for position in positions]
    for step in range(1, STEPS + 1):
        slope = _slope(numbers, rows, seats)
        for n, by in enumerate(slope):
            first[n] = 0.9 * first[n] + 0.1 * by
            second[n] = 0.99 * second[n] + 0.01 * by * by
            down = first[n] / (1 - 0.9**step) / (sqrt(second[n] / (1 - 0.99**step)) + 1e-8)
            numbers[n] -= 0.05 * down / (1 + step / 100)
    seat = numbers[3:-1]
    if seats > 1:  # only differences between seats say anything
        seat = [value - sum(seat) / seats for value in seat]
    return numbers[:3], seat, numbers[-1]


Row = tuple[float, list[float], int, list[float]]


def _row(position: Position, seats: int, turns: float) -> Row:
    late = min(LATEST, position.turn / turns)
    even = sum(position.values) / seats if seats > 1 else 0.0
    return late, [value - even for value in position.values], position.asked, position.shares


def _slope(numbers: list[float], rows: list[Row], seats: int) -> list[float]:
    slope = [0.0] * len(numbers)
    for late, leads, asked, shares in rows:
        steep = steepness(numbers[:3], late)
        early = max(0.0, 1.0 - late)
        promise = [
            max(-STEEPEST, min(STEEPEST, steep * leads[n] + numbers[3 + n] * early))
            + (numbers[-1] if asked == n else 0.0)
            for n in range(seats)
        ]
        for n, said in enumerate(shared(promise)):
            off = (said - shares[n]) / len(rows)
            by = off * steep * leads[n]
            slope[0] += by
            slope[1] += by * late
            slope[2] += by * late * late
            slope[3 + n] += off * early
            if asked == n:
                slope[-1] += off
    for n in range(1, len(numbers)):
        slope[n] += 0.0005 * numbers[n]  # what a few games show by chance is not believed
    return slope


def points_fitted(positions: list[Position], seats: int, turns: float) -> list[float]:
    """Final points by least squares from what the position shows."""
    size = len(signs_of_points(0.0, 0.0, 0.0))
    square = [[1e-6 if a == b else 0.0 for b in range(size)] for a in range(size)]
    right = [0.0] * size
    for position in positions:
        late = min(LATEST, position.turn / turns)
        for seat in range(seats):
            signs = signs_of_points(position.expected[seat], float(position.scores[seat]), late)
            for a in range(size):
                right[a] += signs[a] * position.points[seat]
                for b in range(size):
                    square[a][b] += signs[a] * signs[b]
    return solved(square, right)


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The answer of some linear equations, by elimination."""
    size = len(right)
    rows = [[*square[n], right[n]] for n in range(size)]
    for n in range(size):
        best = max(range(n, size), key=lambda row: abs(rows[row][n]))
        rows[n], rows[best] = rows[best], rows[n]
        for other in range(size):
            if other != n:
                by = rows[other][n] / rows[n][n]
                rows[other] = [a - by * b for a, b in zip(rows[other], rows[n], strict=True)]
    return [rows[n][size] / rows[n][n] for n in range(size)]


def said_and_won(scale: Scale, seats: int, positions: list[Position]) -> list[tuple[float, float]]:
    """For every seat in every position its share, and what it won in the end."""
    found = []
    for position in positions:
        late = min(LATEST, position.turn / scale.turns)
        promise = promised(scale, position.values, late, position.asked)
        found += list(zip(shared(promise), position.shares, strict=True))
    return found


def calibration_error(pairs: list[tuple[float, float]]) -> float:
    """How far shares are off on average: expected calibration error over ten equal bins."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, was in pairs:
        bins[min(BINS - 1, int(said * BINS))].append((said, was))
    off = [abs(sum(said for said, _ in kept) - sum(was for _, was in kept)) for kept in bins]
    return sum(off) / len(pairs)


def row_text(fitting: Fitting, scale: Scale, error: float) -> str:
    """The numbers as they are kept."""
    kind = fitting.terms.kind(fitting.terms.load())
    lines = [
        f"[{kind}.{fitting.terms.seats}]",
        f"turns = {scale.turns:.2f}",
        f"sharpness = {_list(scale.sharpness)}",
        f"seats = {_list(scale.seats)}",
        f"asked = {scale.asked:.4f}",
        f"points = {_list(scale.points)}",
        f"games = {fitting.games}",
        f"seed = {fitting.seed}",
        f"off = {error:.4f}",
    ]
    return "\n".join(lines) + "\n"


def fit(fitting: Fitting, jobs: int) -> tuple[Scale, float]:
    """The numbers, and how far they are off in games they were not fitted to."""
    found: dict[int, list[Position]] = {}
    for number, positions in worked_on(fitting.play, list(range(fitting.games)), jobs):
        found[number] = positions
    fitting_to = [p for n, kept in sorted(found.items()) if n % HELD_OUT for p in kept]
    held_out = [p for n, kept in sorted(found.items()) if n % HELD_OUT == 0 for p in kept]
    seats = fitting.terms.seats
    scale = fitted(seats, fitting_to)
    return scale, calibration_error(said_and_won(scale, seats, held_out))


def kept_rows(text: str) -> dict[str, str]:
    """The text of each row of a file by its name, such as `intro.2`."""
    parts = text.split("\n[")[1:]
    return {part.partition("]")[0]: f"[{part.rstrip()}\n" for part in parts}


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m stavitel.arena.worth", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=cores())
    reader.add_argument("--variant", help="fit this one alone, and keep the rows of the others")
    reader.add_argument("--by-net", action="store_true", help="what the word of the nets is worth")
    reader.add_argument("--output", help="instead of the file in the game's folder")
    asked = reader.parse_args()
    id = named(asked.game)
    game = game_named(id)
    name = NETS_FILE if asked.by_net else FILE
    path = Path(asked.output) if asked.output else Path(__file__).parents[1] / "games" / id / name
    kept = kept_rows(path.read_text("utf-8")) if asked.variant and path.exists() else {}
    call = f"python -m stavitel.arena.worth {id} --games N --seed {asked.seed}"
    call += " --by-net" if asked.by_net else ""
    head = f"# What a lead is worth, fitted by: {call}\n# where each row has its own N. "
    head += "`off` is the mean distance between shares and results in games that were held out.\n"
    texts = [head]
    for variant in game.variants:
        for seats in range(game.min_seats, game.max_seats + 1):
            if asked.variant not in (None, variant):
                texts += [row for name, row in kept.items() if name == f"{variant}.{seats}"]
                continue
            fitting = Fitting(Terms(id, seats, variant), asked.games, asked.seed, asked.by_net)
            if asked.by_net and fitting.net() is None:
                continue
            scale, error = fit(fitting, asked.jobs)
            texts.append(row_text(fitting, scale, error))
            print(texts[-1], flush=True)
    path.write_text("\n".join(texts), encoding="utf-8")


def _list(values: list[float]) -> str:
    return "[" + ", ".join(f"{value:.4f}" for value in values) + "]"


if __name__ == "__main__":
    main()
