"""A player that judges by weights of its own: tuning has sets of them meet each other."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.weights import WRITTEN


@final
class WeighedPlayer(ComputerPlayer):
    """Takes what looks best at once, or with `plays` what a search finds."""

    def __init__(self, rng: Rng, lay: Callable[[], None], plays: int) -> None:
        super().__init__(rng)
        self.lay: Final = lay  # puts its weights where `evaluate` reads them
        self.search: Final = SearchPlayer(rng, 0, plays, WRITTEN)

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        if out.count == 1:
            return out.items[0]
        self.lay()
        if self.search.plays > 0:
            return self.search.choose(seen, out)
        world = seen.imagine(self.rng)
        return favourite(Judge(seen.game, world), world, self.rng, 0, out)
