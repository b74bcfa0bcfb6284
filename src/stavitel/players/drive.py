"""Playing whole games without a table: as fast as the engine goes."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.errors import Unsound
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.chance import draw


@final
class Driver:
    """Runs games between computer players; keeps the actions if somebody wants the record."""

    def __init__(self, game: Game, players: list[ComputerPlayer], rng: Rng) -> None:
        self.game: Final = game
        self.players: Final = players
        self.rng: Final = rng  # for chance alone: players have their own
        self.decisions = 0
        self.actions: list[int] = []

    def play(self, s: State, keep: bool, check: bool = False) -> None:
        """From `s` to the end, if asked with a look at every invariant after every action.
        Decisions count when a seat was asked, not chance."""
        settle(s)
        out = Actions()
        asked: i64 = 0
        taken: i64 = 0
        seen = [Seen(self.game, s, seat) for seat in range(len(self.players))]
        while s.stack:
            seat = s.stack[-1].asks
            if seat == CHANCE:
                action = draw(s, self.rng, out)
            else:
                asked += 1
                action = self.players[seat].choose(seen[seat], out)
            if keep:
                self.actions.append(int(action))
            advance(s, action)
            taken += 1
            if check:
                expect_sound(self.game, s, f"after {taken} actions")
        self.decisions += int(asked)


def expect_sound(game: Game, s: State, when: str) -> None:
    faults = game.check(s)
    if faults:
        raise Unsound(f"{when}: {'; '.join(faults)}")


def play_out(s: State, rng: Rng, out: Actions) -> int:
    """Play at random to the end; returns how many decisions seats (not chance) were asked for."""
    settle(s)
    asked: i64 = 0
    while s.stack:
        top = s.stack[-1]
        if top.asks == CHANCE:
            advance(s, draw(s, rng, out))
        else:
            asked += 1
            top.options(s, out)
            advance(s, out.items[rng.below(out.count)])
    return int(asked)
