"""A player with a stopwatch beside it."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.players.base import ComputerPlayer, Seen


@final
class TimedPlayer(ComputerPlayer):
    """Another player, and how many seconds each of its decisions took."""

    def __init__(self, player: ComputerPlayer) -> None:
        super().__init__(player.rng)
        self.player: Final = player
        self.times: list[float] = []

    def choose(self, seen: Seen, out: Actions) -> i64:
        begin = perf_counter()
        action = self.player.choose(seen, out)
        self.times.append(perf_counter() - begin)
        self.trouble = self.player.trouble
        return action

    def leave(self) -> None:
        self.player.leave()
