"""What can be done in a match, why something cannot, and what was done."""

from dataclasses import dataclass
from typing import Protocol

from stavitel.engine.core import CHANCE
from stavitel.engine.events import Event
from stavitel.sentences import Sentence


@dataclass(frozen=True)
class Option:
    """Something that can be done now: its number, its notation, and a sentence about it.

    `warning` is set where it is probably a slip: what to ask back. A `gift` costs nothing, and all
    other options would give it away.
    """

    action: int
    words: str
    text: Sentence
    warning: str = ""
    gift: bool = False


@dataclass(frozen=True)
class Question:
    """Who is asked, what, and what may be answered."""

    seat: int
    name: str
    prompt: Sentence
    options: list[Option]


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible: the reason, a sentence, and the number of the rule. What is
    refused for an `unlikely` one is nothing that people mean to do."""

    reason: str
    text: Sentence
    rule: str
    unlikely: bool = False


class ChanceSource(Protocol):
    """Where the draws come from: a seeded stream, or one that can be verified afterwards."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n - 1, each equally likely."""


@dataclass(frozen=True)
class MadeMove:
    """One action of the record as the match remembers it."""

    action: int
    seat: int
    forced: bool
    events: list[Event]
    turn: int  # the round, or turn, the game was in afterwards
    gift: bool | None = None  # whether it took what costs nothing; None if nobody has looked

    @property
    def chosen(self) -> bool:
        """A seat had a choice, and made it."""
        return self.seat != CHANCE and not self.forced

    @property
    def reveals(self) -> bool:
        """Somebody knows more than before, so that it cannot be taken back."""
        return self.seat == CHANCE or any(event.kind.reveals for event in self.events)
