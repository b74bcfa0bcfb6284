"""The sequential test: how it counts, and how often it is wrong."""

import math
import random
from collections import Counter

import pytest

from stavitel.arena.sprt import BOUND, Sprt, log_likelihood_ratio
from stavitel.arena.statistics import expected_share


def outcome(share: float, seats: int, rng: random.Random) -> float:
    """The share of a set of so many games, won independently."""
    return sum(rng.random() < share for _ in range(seats)) / seats


def test_games_won_and_lost_give_the_ratio_of_wald() -> None:
    """With sets that are won or lost the general ratio is the plain one, in closed form."""
    low, high = 0.5, 0.6
    seen = Counter({1.0: 130, 0.0: 100})
    plain = 130 * math.log(high / low) + 100 * math.log((1 - high) / (1 - low))
    assert log_likelihood_ratio(seen, low, high) == pytest.approx(plain, abs=0.001)


def test_sets_in_the_middle_between_both_say_nothing() -> None:
    seen = Counter({0.0: 25, 0.5: 50, 1.0: 25})
    assert log_likelihood_ratio(seen, 0.45, 0.55) == pytest.approx(0, abs=1e-9)
    assert log_likelihood_ratio(seen, 0.5, 0.6) < 0 < log_likelihood_ratio(seen, 0.4, 0.5)


def test_both_risks_together_are_one_in_twenty() -> None:
    assert pytest.approx(math.log(19)) == BOUND


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("elo", "right"), [(0, "drop"), (80, "keep")])
def test_the_answer_is_wrong_in_about_5_of_100_tests_at_most(
    seats: int, elo: float, right: str
) -> None:
    rng, trials, wrong = random.Random(11), 60, 0
    for _ in range(trials):
        test, share = Sprt(0, 80, seats), expected_share(elo, seats)
        while test.add(outcome(share, seats, rng)).answer == "open":
            pass
        wrong += test.verdict.answer != right
    assert wrong / trials <= 0.12


def test_what_is_decided_stays_decided() -> None:
    test = Sprt(0, 200, 2)
    for _ in range(100):
        test.add(1.0)
    verdict = test.verdict
    assert verdict.answer == "keep" and verdict.sets < 100
    for _ in range(100):
        test.add(0.0)
    assert test.verdict == verdict
