"""Frames that many games need: each in turn, one of two answers, one of these actions, a draw.

A game adds its verbs and what they do; which actions are conceivable is listed here.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import members
from stavitel.engine.core import Actions, Chance, Decision, Frame, State
from stavitel.engine.reasons import NOT_NOW
from stavitel.engine.verbs import Verb

S = TypeVar("S", bound=State)


def in_turn(s: State, frames: Sequence[Frame[Any]]) -> None:
    """One after another, in this order: what comes first lies on top."""
    s.stack.extend(reversed(frames))


@mypyc_attr(allow_interpreted_subclasses=True)
class EitherOr(Decision[S], Generic[S]):
    """A seat gives one of a few answers, all of them always possible: keep a card or spend it."""

    def answers(self) -> list[int]:
        """The actions, in the order of the verb table."""
        raise NotImplementedError

    def candidates(self, s: S, out: Actions) -> None:
        for action in self.answers():
            out.add(action)

    def refusal(self, s: S, action: i64) -> i64:
        return 0 if int(action) in self.answers() else NOT_NOW.of()

    def options(self, s: S, out: Actions) -> None:
        out.clear()
        self.candidates(s, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Decision[S], Generic[S]):
    """A seat chooses one of all the actions of some verbs, unless it is refused."""

    def verbs(self) -> list[Verb]:
        """The verbs that have a place here, in the order of the verb table."""
        raise NotImplementedError

    def refuse(self, s: S, action: i64) -> i64:
        """0, or the reason why an action of these verbs is not possible."""
        raise NotImplementedError

    def candidates(self, s: S, out: Actions) -> None:
        for verb in self.verbs():
            for action in range(verb.base, verb.base + verb.size):
                out.add(action)

    def refusal(self, s: S, action: i64) -> i64:
        for verb in self.verbs():
            if verb.holds(action):
                return self.refuse(s, action)
        return NOT_NOW.of()


@mypyc_attr(allow_interpreted_subclasses=True)
class FromBag(Chance[S], Generic[S]):
    """Chance draws one of a set, each with the same odds, for a seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]

    def verb(self) -> Verb:
        """The verb with one argument, the member that is drawn."""
        raise NotImplementedError

    def bag(self, s: S) -> i64:
        """The set that is drawn from."""
        raise NotImplementedError

    def take(self, s: S, drawn: i64) -> None:
        """Put the member where it belongs."""
        raise NotImplementedError

    def options(self, s: S, out: Actions) -> None:
        out.clear()
        for member in members(int(self.bag(s))):
            out.add(self.verb().one(member))

    def choose(self, s: S, action: i64) -> None:
        self.take(s, self.verb().value(action))
