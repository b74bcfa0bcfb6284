"""Is a change worth it? A test that ends as soon as the games have answered (SPRT).

Two strengths are compared, both as Elo above the base: the one a change must have to be kept, and
the one at which it is dropped. After every set the logarithm of their likelihood ratio is
examined; it is of the generalised kind, over the distribution of whole sets, so it needs no model
of how games of one set depend on each other. Either answer is wrong in at most
about 5 of 100 tests.
"""

import math
from collections import Counter
from dataclasses import dataclass
from typing import Final

from stavitel.arena.statistics import expected_share

RISK: Final = 0.05
BOUND: Final = math.log((1.0 - RISK) / RISK)
LITTLE: Final = 0.001
"""A trace of every outcome, so that no hypothesis is impossible."""
FEWEST: Final = 8
"""Before so many sets their spread is not known well enough to stop."""
_HALVINGS: Final = 40


@dataclass(frozen=True)
class Verdict:
    """How a test stands: `keep` or `drop` once it is decided, otherwise `open`."""

    ratio: float
    sets: int
    answer: str


class Sprt:
    """Two hypotheses about the candidate's Elo above the base, and the sets seen so far."""

    def __init__(self, drop: float, keep: float, seats: int) -> None:
        self._shares: Final = (expected_share(drop, seats), expected_share(keep, seats))
        self._seen: Final = Counter[float]({0.0: 0, 1.0: 0})
        self._sets = 0
        self.verdict = Verdict(0.0, 0, "open")

    def add(self, score: float) -> Verdict:
        """One set more; once decided, it stays decided."""
        if self.verdict.answer == "open":
            self._seen[score] += 1
            self._sets += 1
            ratio = log_likelihood_ratio(self._seen, *self._shares)
            self.verdict = Verdict(ratio, self._sets, self._answer(ratio))
        return self.verdict

    def _answer(self, ratio: float) -> str:
        if self._sets < FEWEST or abs(ratio) < BOUND:
            return "open"
        return "keep" if ratio > 0 else "drop"


def log_likelihood_ratio(seen: Counter[float], lower: float, higher: float) -> float:
    """How much better the sets fit a true share of `higher` than one of `lower`, each with the
    distribution of sets that fits best."""
    counts = {score: count + LITTLE for score, count in seen.items()}
    less, more = (_tilt(counts, share) for share in (lower, higher))
    return sum(
        count * (math.log1p(less * (score - lower)) - math.log1p(more * (score - higher)))
        for score, count in counts.items()
    )


def _tilt(counts: dict[float, float], share: float) -> float:
    """The best distribution with this mean gives a score the weight `count / (1 + tilt * (score -
    share))`: the tilt at which weights add up, found by halving."""
    low, high = -1.0 / (1.0 - share), 1.0 / share
    for _ in range(_HALVINGS):
        tilt = (low + high) / 2
        excess = sum(
            count * (score - share) / (1.0 + tilt * (score - share))
            for score, count in counts.items()
        )
        if excess > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
