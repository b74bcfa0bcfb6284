"""The greedy player: looks one choice ahead and takes what its game calls the best position."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, State, advance
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.chance import draw_all
from stavitel.players.judge import Judge


@final
class GreedyPlayer(ComputerPlayer):
    """Tries every option in an imagined world and keeps the best."""

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        if out.count == 1:
            return out.items[0]
        world = seen.imagine(self.rng)
        judge = Judge(seen.game, world)
        return favourite(judge, world, self.rng, seen.game.foresight, out)


def favourite(judge: Judge, s: State, rng: Rng, depth: int, out: Actions) -> i64:
    """The option that leaves the seat that is asked the best prospects."""
    seat = s.stack[-1].asks
    s.stack[-1].options(s, out)
    best = out.items[0]
    if out.count == 1:
        return best
    best_value = -1e9
    turn = judge.game.turns(s)
    for i in range(out.count):
        trial = s.copy()
        advance(trial, out.items[i])
        value = outlook(judge, trial, turn, seat, rng, depth)
        value += 0.001 * rng.unit()  # equals are told apart by luck
        if value > best_value:
            best_value = value
            best = out.items[i]
    return best


def outlook(judge: Judge, s: State, turn: int, seat: i64, rng: Rng, depth: int) -> float:
    """The seat's prospects once its own pending decisions are taken as well as they can be, after
    an option in that turn."""
    inner = Actions()
    draw_all(s, rng, inner)
    if depth == 0 or not s.stack or s.stack[-1].asks != seat:
        moment = judge.to_rest(s, turn, seat, rng)
        return judge.prospects(s, seat, moment)
    s.stack[-1].options(s, inner)
    best = -1e9
    for i in range(inner.count):
        trial = s.copy()
        advance(trial, inner.items[i])
        best = max(best, outlook(judge, trial, turn, seat, rng, depth - 1))
    return best
