"""Section 3: the score track with its two scales.

A marker past the last space runs another lap: its place goes on counting, and every lap adds the
prestige of a whole one (RC-3.8, R3).
"""

from mypy_extensions import i64

from stavitel.games.red_cathedral.events import PRESTIGE_GAINED, RECOGNITION_GAINED
from stavitel.games.red_cathedral.state import Cathedral


def prestige(s: Cathedral, side: i64) -> i64:
    """The number of the highest prestige space at or below the marker (RC-3.7)."""
    last = s.box.last_space
    return s.track(side) // last * s.box.flip_value + s.box.prestige_at[s.track(side) % last]


def gain_recognition(s: Cathedral, side: i64, n: i64) -> None:
    """One space forward for each point (RC-3.4)."""
    if n > 0:
        s.add_track(side, n)
        s.emit(RECOGNITION_GAINED, side, n, s.track(side))


def lose_recognition(s: Cathedral, side: i64, n: i64) -> None:
    """One space back for each point, never below the first space (RC-3.4, R2)."""
    s.set_track(side, max(0, s.track(side) - n))


def gain_prestige(s: Cathedral, side: i64, n: i64) -> None:
    """To the nearest prestige space above, again and again (RC-3.5)."""
    if n == 0:
        return
    last = s.box.last_space
    for _ in range(n):
        lap = s.track(side) // last * last
        s.set_track(side, lap + s.box.space_above[s.track(side) - lap])
    s.emit(PRESTIGE_GAINED, side, n, s.track(side))


def can_lose_prestige(s: Cathedral, side: i64) -> bool:
    """Only from above the first prestige space (RC-3.6)."""
    return s.track(side) > s.box.space_above[0]


def lose_prestige(s: Cathedral, side: i64) -> None:
    """Back to the nearest prestige space below (RC-3.5)."""
    last = s.box.last_space
    lap = (s.track(side) - 1) // last * last
    s.set_track(side, lap + s.box.space_below[s.track(side) - lap])
