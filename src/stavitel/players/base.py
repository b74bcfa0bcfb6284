"""What a computer player is: it sees what its seat may know and names one of the options."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions, State
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.views import View


@final
class Seen:
    """The table as one seat may know it. The position itself stays behind this wall."""

    def __init__(self, game: Game, s: State, seat: i64) -> None:
        self.game: Final = game
        self.seat: Final[i64] = seat
        self._s: Final = s

    def options(self, out: Actions) -> None:
        """What the seat may do now."""
        self._s.stack[-1].options(self._s, out)

    def view(self) -> View:
        return self.game.view(self._s, int(self.seat))

    def imagine(self, rng: Rng) -> State:
        """A position the seat could not tell from the real one."""
        return self.game.imagine(self._s, int(self.seat), rng)


class ComputerPlayer:
    """A computer player. It may keep its own random numbers, never the position."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.trouble = ""  # why somebody else plays on for it, in one sentence

    def choose(self, seen: Seen, out: Actions) -> i64:
        """One of the options; `out` is scratch space."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over: whatever was started for it may end."""


@final
class RandomPlayer(ComputerPlayer):
    """Any option, equally likely."""

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        return out.items[self.rng.below(out.count)]
