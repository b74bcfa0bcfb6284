"""Which turning points a chart marks: the gravest, as many as have room. Its list has all of them.

The page of a replay draws its own chart; its twin of this is `web/src/replay/marks.ts`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stavitel.analysis.judging import Error

MOST: Final = 12
"""More marks tell nobody where a game turned."""
WIDE_SCREEN: Final = 11
NARROW_SCREEN: Final = 24
"""Sizes of the letters, in units of the chart: a phone shows it at less than half the size."""
_LETTER: Final = 0.7
"""How wide a letter is for its size."""
_GAP: Final = 4.0


@dataclass(frozen=True)
class Marked:
    """A turning point on a chart. Where there is little room only some are shown."""

    error: Error
    x: float
    y: float
    always: bool


def marked(errors: list[Error], place: Callable[[Error], tuple[float, float]]) -> list[Marked]:
    """The marks of a chart, the gravest first; `place` says where a turning point lies."""
    gravest = sorted(errors, key=lambda error: (-error.loss, error.move))
    found: list[Marked] = []
    for size in (NARROW_SCREEN, WIDE_SCREEN):
        known = {mark.error.move for mark in found}
        for error in gravest:
            if len(found) >= MOST:
                return found
            here = Marked(error, *place(error), size == NARROW_SCREEN)
            if error.move not in known and not any(_overlap(here, other, size) for other in found):
                found.append(here)
    return found


def _overlap(one: Marked, other: Marked, size: int) -> bool:
    letters = (len(one.error.mark) + len(other.error.mark)) / 2
    near = abs(one.x - other.x) < letters * _LETTER * size + _GAP
    return near and abs(one.y - other.y) < size + _GAP
