"""Catan Duel, for the tests that ask every game."""

from typing import Any

from stavitel.engine.views import plain
from stavitel.record import Record

from ..facts import Facts, numbered
from . import literal


def moment_of_victory(played: Record) -> str:
    """The end of one's own turn, its beginning before the roll, or the limit on turns."""
    s = played.replay()
    seen: Any = plain(played.game.view(s, -1))
    player = next(row for row in seen["players"] if row["seat"] == seen["active"])
    if player["points"] < seen["target"]:
        return "turn_limit"
    return "before_rolling" if seen["production"] is None else "own_turn"


FACTS = Facts(
    sections=range(1, 22),
    last="CD-21.49",
    ending=moment_of_victory,
    examples=(*numbered("ex", 85), "tv-01", *numbered("tv", 20)[6:]),
    literal=literal.perft,
)
