"""Section 3: the score track."""

import pytest

from stavitel.games.red_cathedral.track import (
    can_lose_prestige,
    gain_prestige,
    gain_recognition,
    lose_prestige,
    lose_recognition,
    prestige,
)

from .table import table, track


@pytest.mark.parametrize(("start", "points", "end"), [(2, 4, 6), (60, 2, 62), (79, 3, 82)])
def test_recognition_moves_space_by_space(start: int, points: int, end: int) -> None:
    """RC-3.1, RC-3.4: n points, n spaces."""
    s = table(yellow={"track": start})
    gain_recognition(s, 0, points)
    assert track(s, "yellow") == end


def test_nobody_falls_below_the_first_space() -> None:
    """RC-3.4, R2: the marker stops at 0."""
    s = table(yellow={"track": 1})
    lose_recognition(s, 0, 3)
    assert track(s, "yellow") == 0


@pytest.mark.parametrize(
    ("start", "points", "end"),
    [(2, 1, 5), (2, 3, 13), (5, 1, 9), (58, 1, 59), (60, 2, 62), (80, 1, 85)],
)
def test_prestige_jumps_to_prestige_spaces(start: int, points: int, end: int) -> None:
    """RC-3.2, RC-3.5, RC-3.8, R3: strictly above, and on into the next lap."""
    s = table(yellow={"track": start})
    gain_prestige(s, 0, points)
    assert track(s, "yellow") == end


@pytest.mark.parametrize(("start", "end"), [(6, 5), (9, 5), (50, 49), (83, 80), (80, 79), (85, 80)])
def test_losing_prestige_goes_back_to_the_space_below(start: int, end: int) -> None:
    """RC-3.5: strictly below."""
    s = table(yellow={"track": start})
    assert can_lose_prestige(s, 0)
    lose_prestige(s, 0)
    assert track(s, "yellow") == end


@pytest.mark.parametrize("start", [0, 2, 4, 5])
def test_prestige_cannot_be_lost_at_the_bottom(start: int) -> None:
    """RC-3.3, RC-3.6: only from above the first prestige space."""
    assert not can_lose_prestige(table(yellow={"track": start}), 0)


@pytest.mark.parametrize(
    ("place", "points"), [(0, 0), (4, 0), (5, 1), (50, 14), (57, 18), (80, 40), (85, 41), (160, 80)]
)
def test_prestige_is_the_highest_space_reached(place: int, points: int) -> None:
    """RC-3.7, RC-3.8: every lap adds 40."""
    assert prestige(table(yellow={"track": place}), 0) == points
