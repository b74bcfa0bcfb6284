"""What a position is worth to every seat: its share of the win, and the points it will end with.

A position at rest is judged by the game's `evaluate`; how much a lead says about the win depends on
how late it is. The numbers for that were fitted to games of computer players, one set for each
variant and number of seats: `worth.toml` in the game's folder, by `python -m stavitel.arena.worth`.
"""

import functools
import tomllib
from importlib.resources import files
from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.judge import won

FILE: Final = "worth.toml"
CALMS: Final = 2
"""A position that is not at rest is calmed so often, each time with another course of luck."""
LATEST: Final = 1.5
"""A game that takes longer than usual is as late as it gets after half as long again."""
STEEPEST: Final = 30.0
"""No lead is written down as surer than this, so that exponents stay within numbers."""


@final
class Scale:
    """The fitted numbers of one variant with so many seats."""

    def __init__(
        self,
        turns: float,
        sharpness: list[float],
        seats: list[float],
        asked: float,
        points: list[float],
    ) -> None:
        self.turns: Final = turns  # how long a game usually takes, by `Game.turns`
        self.sharpness: Final = sharpness  # what a point of lead says, growing with lateness
        self.seats: Final = seats  # what each seat is worth at the start
        self.asked: Final = asked  # what it is worth to be the one who decides next
        self.points: Final = points  # final points from `signs_of_points`


@final
class Worth:
    """Judges positions of one game; alike for everybody who shows a share of the win."""

    def __init__(self, game: Game, seats: int, scale: Scale) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.scale: Final = scale

    def shares(self, s: State) -> list[float]:
        """The share of the win of every seat, 1 in all; alone, how likely the game is beaten."""
        if not s.stack:
            return final_shares(self.game, s)
        total = [0.0] * self.seats
        for luck in range(CALMS):
            shares = self.at_rest(self.calmed(s, luck))
            for seat in range(self.seats):
                total[seat] += shares[seat] / float(CALMS)
        return total

    def points(self, s: State) -> list[float]:
        """The points every seat may expect at the end."""
        total = [0.0] * self.seats
        for luck in range(CALMS):
            calmed = self.calmed(s, luck)
            scores = self.game.scores(calmed)
            for seat in range(self.seats):
                total[seat] += self.final_points(calmed, seat, scores[seat]) / float(CALMS)
        return total

    def calmed(self, s: State, luck: int) -> State:
        calmed = s.copy()
        self.game.calm(calmed, Rng(luck))
        return calmed

    def at_rest(self, s: State) -> list[float]:
        """Shares in a position at rest, or at the end."""
        if not s.stack:
            return final_shares(self.game, s)
        return shared(self.promise(s))

    def promise(self, s: State) -> list[float]:
        """How much speaks for each seat: shares grow with its exponential."""
        late = self.lateness(s)
        steep = steepness(self.scale.sharpness, late)
        values = [self.game.evaluate(s, seat) for seat in range(self.seats)]
        even = sum(values) / float(self.seats) if self.seats > 1 else 0.0
        promise: list[float] = []
        for seat in range(self.seats):
            value = steep * (values[seat] - even)
            value += self.scale.seats[seat] * max(0.0, 1.0 - late)
            if s.stack[-1].asks == seat:
                value += self.scale.asked
            promise.append(max(-STEEPEST, min(STEEPEST, value)))
        return promise

    def final_points(self, s: State, seat: i64, score: int) -> float:
        if not s.stack:
            return float(score)
        signs = signs_of_points(self.game.evaluate(s, seat), float(score), self.lateness(s))
        return sum([a * b for a, b in zip(self.scale.points, signs)])

    def lateness(self, s: State) -> float:
        """0 at the start, 1 when a game is usually over."""
        return min(LATEST, float(self.game.turns(s)) / self.scale.turns)


def worth_of(game: Game, seats: int, variant: str) -> Worth:
    """The judge of a variant; where nobody has fitted it, of the nearest that was."""
    return Worth(game, seats, scale_of(game.id, seats, variant))


def final_shares(game: Game, s: State) -> list[float]:
    """Shares at the end: the winners share."""
    return [won(game, s, seat) for seat in range(len(game.places(s)))]


def shared(promise: list[float]) -> list[float]:
    """Shares of the win from what speaks for each seat; alone it is against the game."""
    if len(promise) == 1:
        return [1.0 / (1.0 + exp(-promise[0]))]
    best = max(promise)
    weights = [exp(value - best) for value in promise]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def steepness(sharpness: list[float], late: float) -> float:
    """What a point of lead says about the win, this late."""
    return exp(sharpness[0] + sharpness[1] * late + sharpness[2] * late * late)


def signs_of_points(value: float, score: float, late: float) -> list[float]:
    """What final points are told from."""
    return [1.0, value, score, late, late * value, late * score]


@functools.cache
def scale_of(id: str, seats: int, variant: str) -> Scale:
    """The fitted numbers; for a game without any, a lead of four points is worth three to one."""
    file = files("stavitel.games").joinpath(id, FILE)
    known: dict[str, dict[str, dict[str, Any]]] = {}
    if file.is_file():
        known = tomllib.loads(file.read_text("utf-8"))
    rows = known.get(variant) or ([*known.values()] or [{}])[-1]
    row = rows.get(str(seats)) or next(iter(rows.values()), None)
    if row is None:
        return Scale(10.0, [-1.3, 0.0, 0.0], [0.0] * seats, 0.0, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    advantage = [float(value) for value in row["seats"]]
    if len(advantage) != seats:
        advantage = [0.0] * seats
    return Scale(
        float(row["turns"]),
        [float(value) for value in row["sharpness"]],
        advantage,
        float(row["asked"]),
        [float(value) for value in row["points"]],
    )
