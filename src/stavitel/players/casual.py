"""The casual player: overlooks some of what it could do, and is not choosy among the rest.

It looks as far ahead as the greedy player and never at the replies. What keeps its play from being
silly is that it never takes an option that leaves it much worse off than the best there is.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions, State, advance
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.greedy import outlook
from stavitel.players.judge import Judge

SEEDS: Final[i64] = 1 << 30


@final
class CasualPlayer(ComputerPlayer):
    """Looks at every option once, in one imagined world."""

    def __init__(self, rng: Rng, overlooked: float, whim: float, waste: float) -> None:
        super().__init__(rng)
        self.overlooked: Final = overlooked  # how likely an option is not thought of, usually
        self.whim: Final = whim  # in common points: so much worse is taken a third as often
        self.waste: Final = waste  # in common points: what is worse by more is never taken

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        if out.count == 1:
            return out.items[0]
        world = seen.imagine(self.rng)
        values = self.values(seen, world, out)
        best = max(values)
        overlooked = self.overlooked * seen.game.lapses(world)
        weights = [self.weight(best - value, overlooked) for value in values]
        total = sum(weights)
        if total <= 0.0:  # nothing sensible came to mind: it looks again
            weights = [self.weight(best - value, 0.0) for value in values]
            total = sum(weights)
        left = self.rng.unit() * total
        for i in range(out.count):
            left -= weights[i]
            if left < 0.0 and weights[i] > 0.0:
                return out.items[i]
        return out.items[values.index(best)]

    def values(self, seen: Seen, world: State, out: Actions) -> list[float]:
        """What every option promises at once in common points, with the same luck for all."""
        judge = Judge(seen.game, world)
        turn = seen.game.turns(world)
        seed = self.rng.below(SEEDS)
        found: list[float] = []
        for i in range(out.count):
            trial = world.copy()
            advance(trial, out.items[i])
            luck = Rng(int(seed))
            value = outlook(judge, trial, turn, seen.seat, luck, seen.game.foresight)
            found.append(value / seen.game.common_point)
        return found

    def weight(self, loss: float, overlooked: float) -> float:
        """How readily an option is taken that is worse by so many points."""
        if loss > self.waste or self.rng.unit() < overlooked:
            return 0.0
        return exp(-loss / self.whim)
