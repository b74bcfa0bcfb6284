"""Who has won: points first, then gold (section 9)."""

from stavitel.games.pillars.state import Pillars


def place(s: Pillars, seat: int) -> int:
    """More points, then more gold; who is equal in both shares the place (PE-9.2, R27)."""
    mine = (int(s.points(seat)), int(s.gold(seat)))
    results = [(int(s.points(other)), int(s.gold(other))) for other in range(s.seats)]
    return 1 + len([result for result in results if result > mine])
