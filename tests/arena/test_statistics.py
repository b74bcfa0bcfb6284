"""Shares and Elo: closed forms where there are any, and how often intervals hold the truth."""

import math
import random

import pytest

from stavitel.arena.statistics import (
    Meeting,
    elo_of_share,
    expected_share,
    fitted,
    mean_share,
    ratings,
)

ELO = 400 / math.log(10)


def sets(share: float, count: int, rng: random.Random, swing: float = 0.0) -> list[float]:
    """Sets of two games; the deal favours one seat by `swing`, which is the candidate's once."""
    return [
        ((rng.random() < share + swing) + (rng.random() < share - swing)) / 2 for _ in range(count)
    ]


def test_elo_and_share_are_two_words_for_the_same() -> None:
    """The usual table: 10 to 1 is 400 points. Among four even players a quarter is even."""
    assert expected_share(0, 2) == 0.5
    assert expected_share(400, 2) == pytest.approx(10 / 11)
    assert expected_share(0, 4) == pytest.approx(0.25)
    assert elo_of_share(0.25, 4) == pytest.approx(0)
    for elo in (-300.0, -20.0, 0.0, 55.0, 700.0):
        assert elo_of_share(expected_share(elo, 3), 3) == pytest.approx(elo)


def test_the_interval_of_games_won_and_lost_is_that_of_agresti_and_coull() -> None:
    """80 of 100: (82 / 104) and 1.96 standard errors of it either way, by hand."""
    found = mean_share([1.0] * 80 + [0.0] * 20)
    centre = 82 / 104
    half = 1.96 * math.sqrt(centre * (1 - centre) / 104)
    assert found.value == pytest.approx(0.8)
    assert (found.low, found.high) == pytest.approx((centre - half, centre + half))


def test_sets_that_all_end_alike_say_more_than_games_one_by_one() -> None:
    """Where each deal is won once from either seat, its luck is taken out."""
    paired = mean_share([0.5] * 200)
    apart = mean_share([0.0, 1.0] * 100)
    assert paired.value == apart.value == 0.5
    assert paired.high - paired.low < (apart.high - apart.low) / 5


def test_who_won_every_set_may_still_be_beaten() -> None:
    few, many = mean_share([1.0] * 10), mean_share([1.0] * 1000)
    assert few.low < 0.75 and 0.98 < many.low < 1
    assert few.high == many.high == 1


@pytest.mark.parametrize(
    ("share", "swing", "count"),
    [(0.5, 0.0, 20), (0.5, 0.3, 50), (0.75, 0.2, 50), (0.93, 0.05, 50), (0.25, 0.1, 100)],
)
def test_the_interval_of_a_share_holds_the_truth_in_about_95_of_100(
    share: float, swing: float, count: int
) -> None:
    rng, trials, held = random.Random(7), 1500, 0
    for _ in range(trials):
        found = mean_share(sets(share, count, rng, swing))
        held += found.low <= share <= found.high
    assert 0.93 <= held / trials <= 0.985


def test_two_players_have_the_elo_of_their_share() -> None:
    """Maximum likelihood in closed form, with the one even set that every meeting counts more."""
    scores = [1.0] * 70 + [0.5] * 20 + [0.0] * 10
    (first, last) = ratings([Meeting(0, 1, scores)], 2, 2)
    assert first.value == pytest.approx(elo_of_share((80 + 0.5) / 101, 2))
    assert (last.value, last.low, last.high) == (0, 0, 0)
    assert first.low < elo_of_share(0.8, 2) < first.high
    alone = ratings([Meeting(0, 1, [0.25] * 40)], 2, 4)[0]
    assert alone.value == pytest.approx(0, abs=1e-6)


def test_several_players_are_rated_together() -> None:
    """Shares that follow exactly from strengths give these strengths back."""
    truth = [300 / ELO, 120 / ELO, -50 / ELO, 0.0]
    meetings, shares = [], []
    for one in range(4):
        for other in range(one + 1, 4):
            share = 1 / (1 + math.exp(truth[other] - truth[one]))
            meetings.append(Meeting(one, other, []))
            shares.append((share * 1e7, 1e7))
    found = fitted(meetings, shares, 4, 2, [0.0] * 4)
    assert found == pytest.approx(truth, abs=1e-5)


def test_whoever_wins_everything_has_a_finite_elo_and_a_wide_interval() -> None:
    found = ratings([Meeting(0, 1, [1.0] * 10)], 2, 2)[0]
    assert 400 < found.value < 800
    assert found.low < 250 and found.high >= found.value


def test_intervals_of_elo_hold_the_truth_in_about_95_of_100() -> None:
    """Three players, on the same deals, 40 sets a meeting, 40 times."""
    rng, trials, held = random.Random(3), 40, 0
    truth = [150 / ELO, 60 / ELO, 0.0]
    pairs = [(0, 1), (0, 2), (1, 2)]
    for trial in range(trials):
        meetings = [
            Meeting(one, other, sets(1 / (1 + math.exp(truth[other] - truth[one])), 40, rng))
            for one, other in pairs
        ]
        found = ratings(meetings, 3, 2, trial)
        held += found[0].low <= 150 <= found[0].high
    assert 0.85 <= held / trials <= 1.0
