"""What a position is worth to every seat: its share of the win, and the points it will end with.

A position at rest is judged by the net that ships for its table, else by the game's `evaluate`; how
much that says about the win depends on how late it is. The numbers for that were fitted to games of
computer players, one set for each variant and number of seats: `worth.toml` in the game's folder,
and `worth_by_net.toml` for tables with a net, by `python -m stavitel.arena.worth`.
"""

import functools
import tomllib
from importlib.resources import files
from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.judge import describe, won
from stavitel.players.net import POINTS, TEN, WIN, Net, NetReading
from stavitel.players.weights import SHIPPED, WRITTEN, net_for

FILE: Final = "worth.toml"
NETS_FILE: Final = "worth_by_net.toml"
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


UNFITTED: Final = Scale(10.0, [-1.3, 0.0, 0.0], [], 0.0, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0])


@final
class Opinion:
    """What is thought of a position for one seat, before the numbers that were fitted."""

    def __init__(self, game: Game, net: Net | None) -> None:
        self.game: Final = game
        self.reading: Final = None if net is None else NetReading(net)
        self.row: Final = Inputs()
        self.promise = 0.0  # the more, the likelier the win
        self.points = 0.0

    def form(self, s: State, seat: i64, moment: i64) -> None:
        reading = self.reading
        if reading is None:
            self.promise = self.game.evaluate(s, seat)
            self.points = self.promise
            return
        describe(self.game, s, seat, moment, self.row)
        reading.run(self.row)
        self.promise = reading.head(WIN)
        self.points = TEN * reading.head(POINTS)


@final
class Worth:
    """Judges positions of one game; alike for everybody who shows a share of the win."""

    def __init__(self, game: Game, seats: int, scale: Scale, net: Net | None = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.scale: Final = scale
        self.opinion: Final = Opinion(game, net)
        self.weights: Final = WRITTEN if net is None else SHIPPED  # whoever searches with it

    def shares(self, s: State, begun: bool = False) -> list[float]:
        """The share of the win of every seat, 1 in all; alone, how likely the game is beaten.
        `begun`: a turn has just begun, so nothing of it is cut short."""
        if not s.stack:
            return final_shares(self.game, s)
        total = [0.0] * self.seats
        moments = self.moments(s, begun)
        for luck in range(CALMS):
            shares = self.at_rest(self.calmed(s, luck, begun), moments)
            for seat in range(self.seats):
                total[seat] += shares[seat] / float(CALMS)
        return total

    def points(self, s: State, begun: bool = False) -> list[float]:
        """The points every seat may expect at the end."""
        total = [0.0] * self.seats
        moments = self.moments(s, begun)
        for luck in range(CALMS):
            calmed = self.calmed(s, luck, begun)
            scores = self.game.scores(calmed)
            for seat in range(self.seats):
                points = self.final_points(calmed, seat, moments[seat], scores[seat])
                total[seat] += points / float(CALMS)
        return total

    def moments(self, s: State, begun: bool = False) -> list[i64]:
        """What of the turn is about to be cut short, for each seat; only a net asks for that."""
        nothing: i64 = 0
        cut = self.opinion.reading is not None and not begun and len(s.stack) > 0
        return [self.game.moment(s, seat) if cut else nothing for seat in range(self.seats)]

    def calmed(self, s: State, luck: int, begun: bool) -> State:
        """The position at rest. A net knows the beginnings of turns as they are."""
        calmed = s.copy()
        if not begun or self.opinion.reading is None:
            self.game.calm(calmed, Rng(luck))
        return calmed

    def at_rest(self, s: State, moments: list[i64]) -> list[float]:
        """Shares in a position at rest, or at the end."""
        if not s.stack:
            return final_shares(self.game, s)
        values = [0.0] * self.seats
        for seat in range(self.seats):
            self.opinion.form(s, seat, moments[seat])
            values[seat] = self.opinion.promise
        return shared(promised(self.scale, values, self.lateness(s), int(s.stack[-1].asks)))

    def final_points(self, s: State, seat: i64, moment: i64, score: int) -> float:
        if not s.stack:
            return float(score)
        self.opinion.form(s, seat, moment)
        signs = signs_of_points(self.opinion.points, float(score), self.lateness(s))
        return sum([a * b for a, b in zip(self.scale.points, signs)])

    def lateness(self, s: State) -> float:
        """0 at the start, 1 when a game is usually over."""
        return min(LATEST, float(self.game.turns(s)) / self.scale.turns)


def worth_of(game: Game, seats: int, variant: str, weights: str = SHIPPED) -> Worth:
    """The judge of a variant: by the net that ships for it, else by `evaluate`, and where nobody
    has fitted that, as for the nearest that was."""
    if weights == SHIPPED and (by_net := scale_of_net(game.id, seats, variant)) is not None:
        net = net_for(game, game.start(seats, variant, {}))
        if net is not None:
            return Worth(game, seats, by_net, net)
    return Worth(game, seats, scale_of(game.id, seats, variant))


def promised(scale: Scale, values: list[float], late: float, asked: int) -> list[float]:
    """How much speaks for each seat: shares grow with its exponential."""
    steep = steepness(scale.sharpness, late)
    even = sum(values) / float(len(values)) if len(values) > 1 else 0.0
    promise: list[float] = []
    for seat in range(len(values)):
        value = steep * (values[seat] - even)
        value += scale.seats[seat] * max(0.0, 1.0 - late)
        if seat == asked:
            value += scale.asked
        promise.append(max(-STEEPEST, min(STEEPEST, value)))
    return promise


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
    """The fitted numbers for `evaluate`; for a game without any, a lead of four points is worth
    three to one."""
    known = rows_in(id, FILE)
    rows = known.get(variant) or ([*known.values()] or [{}])[-1]
    row = rows.get(str(seats)) or next(iter(rows.values()), None)
    if row is None:
        return Scale(10.0, UNFITTED.sharpness, [0.0] * seats, 0.0, UNFITTED.points)
    return as_scale(row, seats)


@functools.cache
def scale_of_net(id: str, seats: int, variant: str) -> Scale | None:
    """Those for the net of just this table, if they were fitted."""
    row = rows_in(id, NETS_FILE).get(variant, {}).get(str(seats))
    return None if row is None else as_scale(row, seats)


def rows_in(id: str, name: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The rows of a file in the game's folder, by variant and number of seats."""
    file = files("stavitel.games").joinpath(id, name)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def as_scale(row: dict[str, Any], seats: int) -> Scale:
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
