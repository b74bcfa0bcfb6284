"""The wavering player: searches now by what was learned, now by what people wrote.

A search that judges by a net wins nearly every game against the same search without it. People who
outgrow the one need somebody in between. And where even the smallest search wins nearly every game
against what looks best at once, the least sure does not search everywhere.
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.weights import SHIPPED, WRITTEN


@final
class WaveringPlayer(ComputerPlayer):
    """Chooses anew at every decision by which value it judges; where there is no net, both are the
    same. How often by the net is up to the game (`by_net`), and how often the least sure takes what
    looks best at once (`unsearched`)."""

    def __init__(self, rng: Rng, milliseconds: int, plays: int, place: int) -> None:
        super().__init__(rng)
        self.learned: Final = SearchPlayer(rng, milliseconds, plays, SHIPPED)
        self.written: Final = SearchPlayer(rng, milliseconds, plays, WRITTEN)
        self.hasty: Final = GreedyPlayer(rng)
        self.place: Final = place  # among those who waver, the least sure first

    def choose(self, seen: Seen, out: Actions) -> i64:
        if self.place == 0 and self.rng.unit() < seen.game.unsearched:
            return self.hasty.choose(seen, out)
        if self.rng.unit() < seen.game.by_net[self.place]:
            return self.learned.choose(seen, out)
        return self.written.choose(seen, out)
