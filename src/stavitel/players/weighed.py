"""Players that judge by weights of their own: tuning has sets of them meet each other, and nets are
trained against some that want strange things."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.weighing import Weighing
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


@final
class StrangePlayer(ComputerPlayer):
    """Takes what looks best at once by weights of its own, for so many turns of the game, since
    some would go on for ever. It leaves `evaluate` its usual ones, by which others judge."""

    def __init__(self, rng: Rng, weighing: Weighing, own: list[float], turns: int) -> None:
        super().__init__(rng)
        self.weighing: Final = weighing
        self.own: Final = own
        self.turns: Final = turns
        self.usual: Final = weighing.read()

    def choose(self, seen: Seen, out: Actions) -> i64:
        world = seen.imagine(self.rng)
        if seen.game.turns(world) < self.turns:
            self.weighing.lay(self.own)
        action = favourite(Judge(seen.game, world), world, self.rng, 0, out)
        self.weighing.lay(self.usual)
        return action
