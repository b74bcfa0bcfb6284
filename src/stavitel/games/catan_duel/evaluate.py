"""How good a position is for a seat, in victory points."""

from mypy_extensions import i64

from stavitel.games.catan_duel.state import CatanDuel


def evaluate(s: CatanDuel, seat: i64) -> float:
    return float(s.victory_points(seat)) + 0.05 * float(s.held_in_all(seat))
