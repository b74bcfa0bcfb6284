"""Eight levels, for people: the first is there to be beaten, the last makes experts work.

The lower half looks at what an option brings at once, and the lowest overlook much of it. The upper
half searches: a number of options played on, so that a seed always gives the same game, and a time
that caps it where the machine is slow.
"""

from typing import Final

from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer
from stavitel.players.casual import CasualPlayer
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.wavering import WaveringPlayer

LEVELS: Final = 8
_CASUAL: Final = [(0.68, 0.1, 3.0), (0.38, 0.1, 3.0), (0.15, 0.1, 3.0)]
"""Levels 1 to 3: how much is overlooked, and the points of whim and of waste."""
_SEARCH: Final = [(8, 50), (32, 120), (160, 350), (1000, 900)]
"""Levels 5 to 8: options played on, and milliseconds at most."""
QUICK_LEVELS: Final = 4
"""So many of them answer at once."""


def level_player(level: int, rng: Rng) -> ComputerPlayer:
    """The computer player of a level from 1 to 8."""
    if level <= len(_CASUAL):
        overlooked, whim, waste = _CASUAL[level - 1]
        return CasualPlayer(rng, overlooked, whim, waste)
    if level <= QUICK_LEVELS:
        return GreedyPlayer(rng)
    place = level - QUICK_LEVELS - 1
    plays, milliseconds = _SEARCH[place]
    return WaveringPlayer(rng, milliseconds, plays, place)


def longest_thought(level: int) -> int:
    """How many milliseconds a level thinks at most; 0 if it answers at once."""
    return 0 if level <= QUICK_LEVELS else _SEARCH[level - QUICK_LEVELS - 1][1]
