"""What views of all games are built with: numbers of a state as words."""

from mypy_extensions import i64

from stavitel.engine.bits import members
from stavitel.engine.core import State
from stavitel.engine.views import Waiting


def word(among: list[str], number: i64) -> str | None:
    """The word a number stands for; below 0 there is nothing to name."""
    return None if number < 0 else among[number]


def words(among: list[str], mask: i64) -> list[str]:
    """The words of the members of a set."""
    return [among[member] for member in members(int(mask))]


def waiting_for(s: State, seats: list[str]) -> Waiting | None:
    """Who must decide now, and what; None when the game is over."""
    if not s.stack:
        return None
    top = s.stack[-1]
    return Waiting(seat=word(seats, top.asks), decision=top.name())
