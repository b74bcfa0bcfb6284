"""Forced payments: gold first, victory points for what is missing (PE-3.5)."""

from mypy_extensions import i64

from stavitel.engine.events import EventKind
from stavitel.games.pillars.state import Pillars


def demand(s: Pillars, seat: i64, amount: i64, paid: EventKind) -> None:
    """Pay what there is; every full two gold missing cost a point, as far as there are any."""
    gold = min(amount, s.gold(seat))
    points = min((amount - gold) // s.box.gold_per_point, s.points(seat))
    s.add_gold(seat, -gold)
    s.add_points(seat, -points)
    s.emit(paid, seat, gold, points)
