"""A table that one seat could not tell from the real one: the table itself (RC-14.1).

What is still to be dealt has no order yet; chance draws it when it is needed.
"""

from mypy_extensions import i64

from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.state import Cathedral


def imagine(s: Cathedral, seat: i64, rng: Rng) -> Cathedral:
    return s.copy()
