"""Luck and skill apart: every change of the shares of the win is booked once, so the sums close.

One judge values all positions. A position in which somebody has a choice is worth what the judge
says; any other is worth the average of the choices it may lead to, by the weights of chance. So
the value changes in two ways only: by a choice, which is skill, and by what chance then makes of
the average, which is luck.
"""

from dataclasses import dataclass, field
from typing import Final

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.rng import Rng
from stavitel.players.chance import draw, weigh
from stavitel.players.worth import Worth, worth_of
from stavitel.record import Record

MOST_LEAVES: Final = 36
"""So many outcomes are looked at one by one, as many as two dice have."""
SAMPLES: Final = 36
"""Where there are more, so many of them stand for all."""

Shares = list[float]


@dataclass
class Account:
    """What a game comes to for every seat, in shares of the win."""

    seats: int
    points: list[tuple[int, Shares]] = field(default_factory=list)  # after so many moves: the curve
    luck: Shares = field(default_factory=list)
    skill: Shares = field(default_factory=list)  # what choices brought or took, anybody's
    gains: Shares = field(default_factory=list)  # what one's own choices brought
    choices: list[int] = field(default_factory=list)

    @property
    def start(self) -> Shares:
        """Before the table was laid."""
        return self.points[0][1]

    @property
    def end(self) -> Shares:
        return self.points[-1][1]

    def own(self, seat: int) -> float:
        """What one's own choices brought beyond the average choice at this table. To be asked is
        good for a seat, whatever it does: what everybody gains by that is nobody's skill."""
        whole = sum(self.gains) / max(1, sum(self.choices)) if self.seats > 1 else 0.0
        return self.gains[seat] - self.choices[seat] * whole

    def others(self, seat: int) -> float:
        """What the choices of the others brought, compared in the same way."""
        return self.skill[seat] - self.own(seat)

    def result(self, seat: int) -> float:
        """What the game brought: the share at its end without that of its start."""
        return self.end[seat] - self.start[seat]


@dataclass(frozen=True)
class FreeChoice:
    """A move with which a seat could have done otherwise: its number, counted from 1."""

    move: int
    seat: int
    action: int
    state: State  # before


def choices_of(record: Record) -> list[FreeChoice]:
    """Every choice of a game, in order."""
    s, out, found = record.begin(), Actions(), []
    for move, action in enumerate(record.actions, 1):
        if has_choice(s, out):
            found.append(FreeChoice(move, int(s.stack[-1].asks), action, s.copy()))
        advance(s, action)
    return found


def has_choice(s: State, out: Actions) -> bool:
    """Whether a seat is asked and may answer in more than one way."""
    if not s.stack or s.stack[-1].asks == CHANCE:
        return False
    s.stack[-1].options(s, out)
    return bool(out.count > 1)


def account_of(record: Record, worth: Worth | None = None) -> Account:
    """Book a whole game, move by move."""
    judge = worth or worth_of(record.game, record.seats, record.variant)
    valuer = Valuer(judge)
    nothing = [0.0] * record.seats
    account = Account(record.seats, [], [*nothing], [*nothing], [*nothing], [0] * record.seats)
    s, out = record.begin(), Actions()
    before = valuer.value(s)
    account.points.append((0, before))
    for move, action in enumerate(record.actions, 1):
        if has_choice(s, out):
            before = _book(account, before, valuer.value(s), None, move - 1)
            chooser = int(s.stack[-1].asks)
            advance(s, action)
            before = _book(account, before, valuer.value(s), chooser, move)
        else:
            advance(s, action)
    _book(account, before, valuer.value(s), None, len(record.actions))
    return account


def _book(
    account: Account, before: Shares, after: Shares, chooser: int | None, move: int
) -> Shares:
    """A change of value, by somebody's choice or by chance."""
    for seat in range(account.seats):
        by = after[seat] - before[seat]
        if chooser is None:
            account.luck[seat] += by
        else:
            account.skill[seat] += by
    if chooser is not None:
        account.gains[chooser] += after[chooser] - before[chooser]
        account.choices[chooser] += 1
    if account.points[-1][0] == move:
        account.points.pop()
    account.points.append((move, after))
    return after


class Valuer:
    """Values any position: by the judge where there is a choice, elsewhere by what it leads to."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.out = Actions()

    def value(self, s: State) -> Shares:
        leaves: list[tuple[float, State]] = []
        if not self._spread(s.copy(), 1.0, leaves):
            leaves = [(1.0 / SAMPLES, self._sample(s.copy(), seed)) for seed in range(SAMPLES)]
        total = [0.0] * self.worth.seats
        for weight, leaf in leaves:
            for seat, share in enumerate(self.worth.shares(leaf)):
                total[seat] += weight * share
        return total

    def _spread(self, s: State, weight: float, leaves: list[tuple[float, State]]) -> bool:
        """All choices a position may lead to, with their weights; False if they are too many."""
        while s.stack and not has_choice(s, self.out):
            if s.stack[-1].asks == CHANCE and not self._only_one(s):
                return self._branch(s, weight, leaves)
            advance(s, int(self.out.items[0]))
        leaves.append((weight, s))
        return len(leaves) <= MOST_LEAVES

    def _branch(self, s: State, weight: float, leaves: list[tuple[float, State]]) -> bool:
        whole = int(weigh(s, self.out))
        outcomes = self.out.to_list()
        weights = [int(s.stack[-1].weight(s, outcome)) for outcome in outcomes]
        for outcome, part in zip(outcomes, weights, strict=True):
            after = s.copy()
            advance(after, outcome)
            if not self._spread(after, weight * part / whole, leaves):
                return False
        return True

    def _only_one(self, s: State) -> bool:
        s.stack[-1].options(s, self.out)
        return bool(self.out.count == 1)

    def _sample(self, s: State, seed: int) -> State:
        """One course of luck up to the next choice."""
        luck = Rng(seed)
        while s.stack and not has_choice(s, self.out):
            if s.stack[-1].asks == CHANCE:
                advance(s, draw(s, luck, self.out))
            else:
                advance(s, int(self.out.items[0]))
        return s
