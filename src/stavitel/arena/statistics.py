"""What a number of sets says about strength: shares of the win and Elo, each with its interval.

The unit is the *set*: one deal played once with the candidate in every seat. Games of one set share
their luck, so they are not independent, and only the sets are counted as observations.

Every interval is one of 95 %, and is taken as if four more sets had been played, two of them won
and two lost in every game (Agresti and Coull): whoever won all of a few games need not win all.
"""

import math
import random
from dataclasses import dataclass
from typing import Final

Z: Final = 1.96
MADE_UP: Final = (0.0, 0.0, 1.0, 1.0)
"""The sets that nobody played."""
RESAMPLES: Final = 1000
ELO: Final = 400.0 / math.log(10.0)
"""Elo points to one unit of the natural logarithm of the odds."""
_STEPS: Final = 50
_LONGEST_STEP: Final = 2.0
_SMALL: Final = 1e-6


@dataclass(frozen=True)
class Interval:
    """An estimate and the bounds that hold the true value in 95 of 100 cases."""

    value: float
    low: float
    high: float


def mean_share(scores: list[float]) -> Interval:
    """The share of the win over sets, from the share in each."""
    pool = [*scores, *MADE_UP]
    centre = sum(pool) / len(pool)
    variance = sum((score - centre) ** 2 for score in pool) / len(pool)
    half = Z * math.sqrt(variance / len(pool))
    value = sum(scores) / len(scores) if scores else centre
    return Interval(value, max(0.0, centre - half), min(1.0, centre + half))


def expected_share(elo: float, seats: int) -> float:
    """How often a player so much stronger than all others wins: with two seats the usual formula,
    with more the model of Plackett and Luce."""
    return 1.0 / (1.0 + (seats - 1) * math.exp(-elo / ELO))


def elo_of_share(share: float, seats: int) -> float:
    """The other way round."""
    return ELO * math.log(share * (seats - 1) / (1.0 - share))


@dataclass(frozen=True)
class Meeting:
    """Two players, by number, and the candidate's share of the win in each set, by its deal."""

    candidate: int
    base: int
    scores: list[float]


def ratings(meetings: list[Meeting], players: int, seats: int, seed: int = 0) -> list[Interval]:
    """The Elo of every player above the last, of maximum likelihood; intervals by resampling deals,
    which several meetings may share."""
    shares = [_counted(meeting.scores, range(len(meeting.scores))) for meeting in meetings]
    found = fitted(meetings, shares, players, seats, [0.0] * players)
    pools = [
        Meeting(meeting.candidate, meeting.base, [*meeting.scores, *MADE_UP])
        for meeting in meetings
    ]
    deals = max(len(pool.scores) for pool in pools)
    rng = random.Random(seed)
    drawn = []
    for _ in range(RESAMPLES):
        chosen = rng.choices(range(deals), k=deals)
        shares = [_counted(pool.scores, chosen) for pool in pools]
        drawn.append(fitted(pools, shares, players, seats, found))
    return [
        Interval(ELO * value, *_middle([ELO * row[player] for row in drawn]))
        for player, value in enumerate(found)
    ]


def fitted(
    meetings: list[Meeting],
    shares: list[tuple[float, float]],
    players: int,
    seats: int,
    start: list[float],
) -> list[float]:
    """Strengths of maximum likelihood, the last player's being 0, by Newton's method. `shares` are
    sets won and sets played; every meeting counts one even set more, so that nobody's strength is
    without bounds."""
    strength = list(start)
    free = players - 1
    for _ in range(_STEPS):
        slope = [0.0] * free
        curve = [[0.0] * free for _ in range(free)]
        for meeting, (won, played) in zip(meetings, shares, strict=True):
            one, other = meeting.candidate, meeting.base
            lead = strength[one] - strength[other]
            share = 1.0 / (1.0 + (seats - 1) * math.exp(-lead))
            excess = won + 1.0 / seats - (played + 1.0) * share
            weight = (played + 1.0) * share * (1.0 - share)
            for player, sign in ((one, 1.0), (other, -1.0)):
                if player < free:
                    slope[player] += sign * excess
                    curve[player][player] += weight
            if one < free and other < free:
                curve[one][other] -= weight
                curve[other][one] -= weight
        step = _solved(curve, slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, _LONGEST_STEP / longest) if longest > 0 else 1.0
        for player in range(free):
            strength[player] += scale * step[player]
        if longest < _SMALL:
            break
    return strength


def _counted(scores: list[float], deals: "range | list[int]") -> tuple[float, float]:
    """Sets won and sets played in these deals, as far as the meeting had them."""
    had = [scores[deal] for deal in deals if deal < len(scores)]
    return sum(had), float(len(had))


def _middle(values: list[float]) -> tuple[float, float]:
    """Where the middle 95 of 100 values begin and end."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                for place in range(column, size + 1):
                    rows[row][place] -= factor * rows[column][place]
    return [rows[row][size] / rows[row][row] for row in range(size)]
