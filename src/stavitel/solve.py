"""Looking for the best line of a small position, move by move, with every card open.

The seat to move wants to win, and then the largest lead over the best of the others; all others
want to prevent that. Chance counts by its average outcome. Every course is followed to the end of
the game, or for a number of turns; where that is too long, a little further each time, as far as
the number of positions allows. If that is not enough, a second search looks for a sure victory,
which needs no comparison. If there is none either, nothing is proven, and the answer says so.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from stavitel.engine.core import CHANCE, State, options, waiting
from stavitel.engine.errors import BadPosition
from stavitel.engine.game import Game
from stavitel.perft import after

MOST_NODES: Final = 100_000
DEEPEST: Final = 60
"""More choices in a row than any small position has."""
_NEVER: Final = 1e9
_VICTORY: Final = 10_000
_OPEN: Final = 0.5
"""A game that is not over, or a victory that is shared."""
_SAME: Final = 1e-6
"""Averages that differ by less are equal."""


@dataclass(frozen=True)
class Solution:
    """The best line as far as it was looked at."""

    seat: int
    win: float  # 1 for a victory, 0 for a defeat, in between by chance, shared or still open
    lead: float  # points more than the best of the others
    line: list[tuple[int, int]]  # seats and actions; where chance comes in it ends
    by_chance: bool  # these are averages
    others: list[int]  # first actions that are just as good
    choices: int  # how many choices in a row were looked at
    positions: int
    proven: bool


@dataclass(frozen=True)
class _Found:
    """What a position is worth to the seat that searches, and the line that shows it."""

    win: float
    lead: float
    line: list[tuple[int, int]] = field(default_factory=list)
    by_chance: bool = False
    complete: bool = True  # no course was left before its end

    @property
    def value(self) -> float:
        """A number to compare by: no lead outweighs a victory."""
        return self.win * _VICTORY + self.lead

    def behind(self, seat: int, action: int) -> "_Found":
        """The same after one more action."""
        return replace(self, line=[(seat, action), *self.line])


class _TooMany(Exception):
    """More positions than there is time for."""


def solve(
    game: Game, s: State, turns: int = 0, most: int = MOST_NODES, deepest: int = DEEPEST
) -> Iterator[Solution]:
    """Better and better solutions; the last one is proven, or all there was time for. With
    `turns`, nothing is looked at that happens after so many of them."""
    decision = waiting(s)
    if decision is None or decision.asks == CHANCE:
        here = "the game is over" if decision is None else "here chance does"
        raise BadPosition(f"expected a position in which a player decides; {here}")
    seat, until = int(decision.asks), game.turns(s) + turns - 1 if turns else 0
    for any_victory in (False, True):
        search = _Search(game, seat, until, most, any_victory)
        for solution in search.deeper(s, deepest):
            if not any_victory or (solution.proven and solution.win == 1):
                yield solution
            if solution.proven:
                return


class _Search:
    """One search, for one seat. Positions are known again by their numbers."""

    def __init__(self, game: Game, seat: int, until: int, most: int, any_victory: bool) -> None:
        self.game = game
        self.seat = seat
        self.until = until  # the last turn that is looked at; 0 for all
        self.any_victory = any_victory  # one is as good as another
        self.left = most
        self.most = most
        self.known: dict[tuple[int, ...], _Found] = {}  # to the depth that is looked at
        self.solved: dict[tuple[int, ...], _Found] = {}  # to the end

    def deeper(self, s: State, deepest: int) -> Iterator[Solution]:
        """A choice further each time, while there are positions left to look at."""
        for depth in range(1, deepest + 1):
            try:
                yield self.solve(s, depth)
            except _TooMany:
                return

    def solve(self, s: State, depth: int) -> Solution:
        """All first actions, each with the best line behind it."""
        self.known, proven = {}, True
        best = _Found(-_NEVER, 0)
        equal: list[int] = []
        for action in self.promising(s, options(s), -1):
            found = self.look(after(s, action), depth - 1, best.value - _SAME, _NEVER)
            proven = proven and found.complete
            if found.value > best.value + _SAME:
                best, equal = found.behind(self.seat, action), []
            elif found.value > best.value - _SAME:
                equal.append(action)
            if self.settled(found, 1):
                proven = True
                break
        looked = self.most - self.left
        return Solution(
            self.seat, best.win, best.lead, best.line, best.by_chance, equal, depth, looked,
            proven,
        )  # fmt: skip

    def look(self, s: State, depth: int, low: float, high: float) -> _Found:
        """What the position is worth, exactly if it lies between the bounds."""
        self.left -= 1
        if self.left < 0:
            raise _TooMany
        decision = waiting(s)
        if decision is None or (self.until and self.game.turns(s) > self.until):
            return self.worth(s)
        numbers = tuple(s.numbers())
        place = (depth, *numbers)
        if numbers in self.solved:
            return self.solved[numbers]
        if place in self.known:
            return self.known[place]
        actions = options(s)
        if decision.asks == CHANCE:
            found = self.average(s, actions, depth)
        elif depth <= 0 and len(actions) > 1:
            found = replace(self.worth(s), complete=False)
        else:
            found = self.choose(s, int(decision.asks), actions, depth, low, high)
        if low < found.value < high and found.complete:
            self.solved[numbers] = found
        elif low < found.value < high:
            self.known[place] = found
        return found

    def choose(
        self, s: State, seat: int, actions: list[int], depth: int, low: float, high: float
    ) -> _Found:
        """The best for whoever decides; what leaves no choice costs no depth."""
        depth -= len(actions) > 1
        sign = 1 if seat == self.seat else -1
        best, complete = _Found(-sign * _NEVER, 0), True
        for action in self.promising(s, actions, -sign):
            found = self.look(after(s, action), depth, low, high)
            complete = complete and found.complete
            if sign * found.value > sign * best.value:
                best = found.behind(seat, action)
            if sign > 0:
                low = max(low, best.value)
            else:
                high = min(high, best.value)
            if self.settled(found, sign):
                return best
            if low >= high:
                break
        return replace(best, complete=complete)

    def settled(self, found: _Found, sign: int) -> bool:
        """Whether whoever decides has won or, for the others, the seat that searches has lost."""
        return self.any_victory and found.complete and found.win == (1 if sign > 0 else 0)

    def average(self, s: State, actions: list[int], depth: int) -> _Found:
        """All that chance may do, by its weights. Each of them is looked at in full."""
        weights = [int(s.stack[-1].weight(s, action)) for action in actions]
        found = [self.look(after(s, action), depth, -_NEVER, _NEVER) for action in actions]
        pairs = list(zip(weights, found, strict=True))
        win = sum(weight * one.win for weight, one in pairs) / sum(weights)
        lead = sum(weight * one.lead for weight, one in pairs) / sum(weights)
        differs = max(one.value for one in found) > min(one.value for one in found) + _SAME
        return _Found(win, lead, [], differs, all(one.complete for one in found))

    def promising(self, s: State, actions: list[int], sign: int) -> list[int]:
        """The actions in an order in which the best probably comes early."""
        if len(actions) < 2:
            return actions
        self.left -= len(actions)
        return sorted(actions, key=lambda action: sign * self.worth(after(s, action)).value)

    def worth(self, s: State) -> _Found:
        """The result, or the points if the game ended now."""
        scores = self.game.scores(s)
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        lead = float(scores[self.seat] - max(others, default=0))
        if s.stack:
            return _Found(_OPEN, lead)
        places = self.game.places(s)
        if places[self.seat] > 1:
            return _Found(0, lead)
        return _Found(1 if places.count(1) == 1 else _OPEN, lead)
