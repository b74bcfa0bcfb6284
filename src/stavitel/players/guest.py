"""A player that is not ours: it answers with the words of an option, or a bot plays on for it."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.greedy import GreedyPlayer


@final
class GuestPlayer(ComputerPlayer):
    """Asks somebody outside, who gets the table as the seat sees it and the options in notation.

    Whatever goes wrong out there, the game goes on: from then on the greedy player has the seat,
    and `trouble` says why.
    """

    def __init__(
        self,
        rng: Rng,
        answer: Callable[[Seen, list[str]], str],
        goodbye: Callable[[], None],
    ) -> None:
        super().__init__(rng)
        self.answer: Final = answer
        self.goodbye: Final = goodbye
        self.stand_in: Final = GreedyPlayer(rng)

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        if out.count == 1:
            return out.items[0]
        if self.trouble == "":
            words = [seen.game.verbs.write(int(out.items[i])) for i in range(out.count)]
            place = self.place_of_answer(seen, words)
            if place >= 0:
                seen.options(out)
                return out.items[place]
        return self.stand_in.choose(seen, out)

    def place_of_answer(self, seen: Seen, words: list[str]) -> int:
        """Which option the guest named; -1 once it has to be replaced."""
        try:
            answer = self.answer(seen, words)
            if answer in words:
                return words.index(answer)
            self.replace(f"'{str(answer)[:60]}' is not one of the options")
        except Exception as problem:  # whatever it is, it is not the fault of the others
            self.replace(str(problem) or type(problem).__name__)
        return -1

    def replace(self, why: str) -> None:
        self.trouble = why
        self.goodbye()

    def leave(self) -> None:
        self.goodbye()
