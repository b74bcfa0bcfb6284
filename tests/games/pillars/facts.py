"""The Pillars of the Earth, for the tests that ask every game."""

from stavitel.record import Record

from ..facts import Facts, numbered
from . import literal


def decided_by(played: Record) -> str:
    """Points, gold between equal points, or neither: then the victory is shared."""
    s = played.replay()
    scores = played.game.scores(s)
    if played.game.places(s).count(1) > 1:
        return "shared"
    return "points" if scores.count(max(scores)) == 1 else "gold"


FACTS = Facts(
    sections=[*range(1, 13), 14],
    last="PE-14.9",
    ending=decided_by,
    examples=(*numbered("ex", 26), *numbered("dx", 21)),  # printed in the rulebook, and derived
    literal=literal.perft,
)
