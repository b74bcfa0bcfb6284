"""How good a position is for a seat, in points of the final score."""

from mypy_extensions import i64

from stavitel.games.pillars.state import Pillars


def evaluate(s: Pillars, seat: i64) -> float:
    return float(s.points(seat))
