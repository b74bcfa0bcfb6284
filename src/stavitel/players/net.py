"""A small net that judges positions: one layer of rectified units, and a straight way past it.

Every input has one row of weights: first those to the hidden units, then those straight to the
heads. So a position costs one pass over the rows of the inputs that are not nought.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng

HEADS: Final = 3
WIN: Final = 0
"""The share of the win, as a logit."""
AHEAD: Final = 1
"""How far ahead of the best rival at the end, squashed to 0 to 1, as a logit."""
POINTS: Final = 2
"""The seat's final points, in tens."""
AHEAD_BY: Final = 5.0
"""A final lead of so many points counts as three quarters."""
TEN: Final = 10.0
LIKELY: Final = 6.0
"""No win is taken for more likely than this logit before it has come, where options are compared.
"""
MOST_FOLLOWED: Final = 200
"""After so many positions sums are worked out afresh, before rounding errors add up."""


def squashed(x: float) -> float:
    """From a logit to a share."""
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@final
class Net:
    """The weights. Nothing is worked out in here, so that threads may share a net."""

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.width: Final[i64] = hidden + HEADS
        self.rows: Final = vec[float]([0.0] * int(inputs * self.width))
        self.bias: Final = vec[float]([0.0] * int(self.width))
        self.heads: Final = vec[float]([0.0] * int(hidden * HEADS))


@final
class NetReading:
    """Where one reader of a net works a position out."""

    def __init__(self, net: Net) -> None:
        self.net: Final = net
        self.sums: Final = vec[float]([0.0] * int(net.width))  # units, then heads
        self.raw: Final = vec[float]([0.0] * int(net.width))  # before anything is rectified
        self.change: Final = vec[float]([0.0] * int(net.inputs))  # all nought between calls
        self.followed = MOST_FOLLOWED  # positions since the last that was worked out afresh

    def run(self, row: Inputs) -> None:
        """Judge a position."""
        raw = self.raw
        copy_row(self.net.bias, raw)
        at = row.at
        value = row.value
        for k in range(row.count):
            self.add(at[k], value[k])
        self.followed = 0
        self.rectify()

    def follow(self, row: Inputs, before: Inputs) -> None:
        """Judge a position by what is different in it from the last one. Options that are compared
        leave most of a position as it was, so this takes a third of the time."""
        if self.followed == MOST_FOLLOWED:
            self.run(row)
            return
        self.followed += 1
        change = self.change
        for k in range(row.count):
            change[row.at[k]] += row.value[k]
        for k in range(before.count):
            change[before.at[k]] -= before.value[k]
        self.add_changes(row)
        self.add_changes(before)
        self.rectify()

    def add_changes(self, row: Inputs) -> None:
        """Add what has changed of the inputs of a row."""
        change = self.change
        at = row.at
        for k in range(row.count):
            x = change[at[k]]
            if x != 0.0:
                change[at[k]] = 0.0
                self.add(at[k], x)

    def add(self, input: i64, x: float) -> None:
        """Add so much of an input to all sums."""
        raw = self.raw
        rows = self.net.rows
        first = input * self.net.width
        for j in range(self.net.width):
            raw[j] += x * rows[first + j]

    def rectify(self) -> None:
        """From the sums of the units to the heads."""
        sums = self.sums
        copy_row(self.raw, sums)
        heads = self.net.heads
        hidden = self.net.hidden
        for j in range(hidden):
            unit = sums[j]
            if unit > 0.0:
                weight = j * HEADS
                sums[hidden] += unit * heads[weight]
                sums[hidden + 1] += unit * heads[weight + 1]
                sums[hidden + 2] += unit * heads[weight + 2]
            else:
                sums[j] = 0.0

    def head(self, which: i64) -> float:
        """What one of the heads said of the position."""
        return self.sums[self.net.hidden + which]

    def share(self) -> float:
        """What a search compares: half the share of the win, half how far one is ahead."""
        return 0.5 * squashed(self.head(WIN)) + 0.5 * squashed(self.head(AHEAD))

    def logit(self) -> float:
        """The same for comparing options at once: cheaper, and never quite full."""
        win = min(LIKELY, max(-LIKELY, self.head(WIN)))
        return 0.5 * (win + self.head(AHEAD))


def fresh_net(inputs: i64, hidden: i64, rng: Rng) -> Net:
    """A net that has learnt nothing: it calls all positions even."""
    net = Net(inputs, hidden)
    for i in range(inputs):
        for j in range(hidden):
            net.rows[i * net.width + j] = 0.2 * (rng.unit() - 0.5)
    return net


def copy_net(net: Net) -> Net:
    """An independent twin."""
    twin = Net(net.inputs, net.hidden)
    copy_row(net.rows, twin.rows)
    copy_row(net.bias, twin.bias)
    copy_row(net.heads, twin.heads)
    return twin


def copy_row(of: vec[float], to: vec[float]) -> None:
    for i in range(len(of)):
        to[i] = of[i]
