"""Learning from games: what was seen at the beginning of turns, what became of it, and the fit.

The target of a position mixes what the net says of the seat's next position with what that
position's own target is (TD with lambda); at the end of a game stands what really happened. With
hindsight only the latter counts: best for a net that has learnt nothing yet, whose own predictions
would add nothing but their faults.
"""

from array import array
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.net import AHEAD, HEADS, POINTS, WIN, Net, NetReading, squashed

LAMBDA: Final = 0.8
RATE: Final = 0.001
BATCH: Final[i64] = 256
HINDSIGHT_BATCH: Final[i64] = 512
"""How games ended says little of one position: a step follows from more of them."""
POINTS_WEIGHT: Final = 0.2
"""How much the head for points counts beside the two that play."""
FINE: Final = 256.0
"""Inputs are kept in parts of this."""


@final
class Samples:
    """Positions of many games, row after row: each seat's of one moment side by side, moments in
    the order of play, so that a seat's next position is `seats` rows further on."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.count: i64 = 0
        self.begins: vec[i64] = vec[i64]([0])  # where the inputs of each row begin
        self.at: vec[i16] = vec[i16]()
        self.value: vec[i16] = vec[i16]()
        self.is_last: vec[i64] = vec[i64]()  # whether the game ended before another turn began
        self.result: vec[float] = vec[float]()  # HEADS numbers a row: what became of it

    def add(self, row: Inputs) -> None:
        for k in range(row.count):
            self.at = append(self.at, i16(row.at[k]))
            near = row.value[k] * FINE
            self.value = append(self.value, i16(i64(near + 0.5 if near > 0.0 else near - 0.5)))
        self.begins = append(self.begins, len(self.at))
        self.is_last = append(self.is_last, 0)
        for _ in range(HEADS):
            self.result = append(self.result, 0.0)
        self.count += 1

    def end(self, first: i64, seat: i64, win: float, ahead: float, points: float) -> None:
        """A game whose rows begin at `first` has ended like this for a seat."""
        if self.count == first:
            return
        row = first + seat
        while row < self.count:
            self.result[row * HEADS] = win
            self.result[row * HEADS + 1] = ahead
            self.result[row * HEADS + 2] = points
            row += self.seats
        self.is_last[row - self.seats] = 1

    def read(self, row: i64, out: Inputs) -> None:
        """The inputs of a row."""
        out.clear()
        for k in range(self.begins[row], self.begins[row + 1]):
            out.size = i64(self.at[k])
            out.put(float(i64(self.value[k])) / FINE)

    def dump(self) -> list[bytes]:
        """All of it as bytes, for a file."""
        return [
            array("q", self.begins).tobytes(),
            array("h", self.at).tobytes(),
            array("h", self.value).tobytes(),
            array("q", self.is_last).tobytes(),
            array("d", self.result).tobytes(),
        ]


def load_samples(seats: int, parts: list[bytes]) -> Samples:
    """What `dump` gave."""
    numbers = [array(kind, part) for kind, part in zip("qhhqd", parts)]
    found = Samples(seats)
    found.begins = vec[i64](numbers[0].tolist())
    found.at = vec[i16](numbers[1].tolist())
    found.value = vec[i16](numbers[2].tolist())
    found.is_last = vec[i64](numbers[3].tolist())
    found.result = vec[float](numbers[4].tolist())
    found.count = len(found.is_last)
    return found


@final
class Learner:
    """Fits a net to samples, step by step (Adam)."""

    def __init__(self, net: Net, hindsight: bool = False) -> None:
        self.net: Final = net
        self.hindsight: Final = hindsight
        self.batch: Final[i64] = HINDSIGHT_BATCH if hindsight else BATCH
        self.reading: Final = NetReading(net)
        self.rows: Final = Slope(net.rows)
        self.bias: Final = Slope(net.bias)
        self.heads: Final = Slope(net.heads)
        self.back: Final = vec[float]([0.0] * int(net.width))

    def fit(self, samples: list[Samples], rate: float, rng: Rng) -> float:
        """Once through all samples in any order; returns the mean loss of the share of the win."""
        order = shuffled(samples, rng)
        targets = [
            part.result if self.hindsight else targets_of(part, self.reading) for part in samples
        ]
        row = Inputs()
        loss = 0.0
        taken: i64 = 0
        for n in range(len(order)):
            part = samples[int(order[n] >> 32)]
            place = order[n] & 0xFFFFFFFF
            part.read(place, row)
            loss += self.learn(row, targets[int(order[n] >> 32)], place * HEADS)
            taken += 1
            if taken == self.batch or n + 1 == len(order):
                scale = 1.0 / float(taken)
                self.rows.step(self.net.rows, scale, rate)
                self.bias.step(self.net.bias, scale, rate)
                self.heads.step(self.net.heads, scale, rate)
                taken = 0
        return loss / float(max(1, len(order)))

    def learn(self, row: Inputs, targets: vec[float], at: i64) -> float:
        """Add what one position says about every weight."""
        self.reading.run(row)
        net = self.net
        sums = self.reading.sums
        back = self.back
        hidden = net.hidden
        width = net.width
        win = squashed(sums[hidden + WIN])
        back[hidden + WIN] = win - targets[at + WIN]
        back[hidden + AHEAD] = squashed(sums[hidden + AHEAD]) - targets[at + AHEAD]
        back[hidden + POINTS] = POINTS_WEIGHT * (sums[hidden + POINTS] - targets[at + POINTS])
        heads = net.heads
        head_slope = self.heads.sum
        for j in range(hidden):
            back[j] = 0.0
            unit = sums[j]
            if unit > 0.0:
                for head in range(HEADS):
                    back[j] += back[hidden + head] * heads[j * HEADS + head]
                    head_slope[j * HEADS + head] += back[hidden + head] * unit
        bias_slope = self.bias.sum
        for j in range(width):
            bias_slope[j] += back[j]
        row_slope = self.rows.sum
        for k in range(row.count):
            first = row.at[k] * width
            x = row.value[k]
            for j in range(width):
                row_slope[first + j] += x * back[j]
        wanted = targets[at + WIN]
        win = min(0.9999, max(0.0001, win))
        return -wanted * log(win) - (1.0 - wanted) * log(1.0 - win)


@final
class Slope:
    """How steeply the loss changes with each weight of a row, and Adam's memory of it."""

    def __init__(self, weights: vec[float]) -> None:
        self.sum: Final = vec[float]([0.0] * len(weights))
        self.mean: Final = vec[float]([0.0] * len(weights))
        self.square: Final = vec[float]([0.0] * len(weights))
        self.taken = 0

    def step(self, weights: vec[float], scale: float, rate: float) -> None:
        """One step down, and begin a new sum."""
        self.taken += 1
        sums = self.sum
        mean = self.mean
        square = self.square
        first = 1.0 - 0.9 ** float(self.taken)
        second = 1.0 - 0.999 ** float(self.taken)
        for i in range(len(weights)):
            slope = sums[i] * scale
            sums[i] = 0.0
            mean[i] = 0.9 * mean[i] + 0.1 * slope
            square[i] = 0.999 * square[i] + 0.001 * slope * slope
            if square[i] > 0.0:
                weights[i] -= rate * (mean[i] / first) / (sqrt(square[i] / second) + 1e-8)


def targets_of(samples: Samples, reading: NetReading) -> vec[float]:
    """What the heads should say of each row, from the end of each game backwards."""
    found = vec[float]([0.0] * int(samples.count * HEADS))
    row = Inputs()
    place = samples.count - 1
    while place >= 0:
        if samples.is_last[place] == 1:
            for head in range(HEADS):
                found[place * HEADS + head] = samples.result[place * HEADS + head]
        else:
            later = place + samples.seats
            samples.read(later, row)
            reading.run(row)
            said = [
                squashed(reading.head(WIN)), squashed(reading.head(AHEAD)), reading.head(POINTS)
            ]  # fmt: skip
            for head in range(HEADS):
                found[place * HEADS + head] = (1.0 - LAMBDA) * said[head] + LAMBDA * found[
                    later * HEADS + head
                ]
        place -= 1
    return found


def shuffled(samples: list[Samples], rng: Rng) -> vec[i64]:
    """The rows of all parts in any order, the number of the part in the upper half."""
    order = vec[i64]()
    for part in range(len(samples)):
        for place in range(samples[part].count):
            order = append(order, (i64(part) << 32) + place)
    last: i64 = len(order) - 1
    while last > 0:
        other = rng.below(last + 1)
        kept = order[last]
        order[last] = order[other]
        order[other] = kept
        last -= 1
    return order
