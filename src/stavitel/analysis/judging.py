"""Which moves lost much, from what their mover could know.

A few options and the one that was taken are tried in the same imagined worlds. What then looks
better than the move is compared with it once more in fresh worlds: whoever picks the best of
several by chance would otherwise find errors everywhere.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from stavitel.analysis.account import FreeChoice, choices_of
from stavitel.engine.rng import Rng
from stavitel.players.advice import Adviser, Weighed, ahead, by_share, mean, standard_error
from stavitel.players.base import Seen
from stavitel.players.worth import Worth, worth_of
from stavitel.record import Record

Mark = Literal["?!", "?", "??"]
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.15, "??"), (0.10, "?"), (0.05, "?!"))
"""A move is marked if it surely lost so much of the win."""
CANDIDATES: Final = 5
FIRST_TRIALS: Final = 6
FRESH_TRIALS: Final = 24
SUSPECT: Final = 0.03
SURE: Final = 2.0
"""So many standard errors are taken off a loss before it is believed."""


@dataclass(frozen=True)
class Error:
    """A move that lost much, and what was better."""

    move: int
    seat: int
    played: int
    better: int
    loss: float
    error: float
    mark: Mark


def errors_of(
    record: Record,
    worth: Worth | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Error]:
    """The errors of a game, in order. Chance's seeds are the numbers of the moves."""
    judge = worth or worth_of(record.game, record.seats, record.variant)
    choices = choices_of(record)
    found = []
    for done, choice in enumerate(choices, 1):
        if (error := judged(record, judge, choice)) is not None:
            found.append(error)
        if progress is not None:
            progress(done, len(choices))
    return found


def judged(record: Record, worth: Worth, choice: FreeChoice) -> Error | None:
    """What is wrong with a move, if it is surely an error."""
    seen = Seen(record.game, choice.state, choice.seat)
    adviser = Adviser(worth, seen, Rng(choice.move))
    options = adviser.first_sight()
    race = options[:CANDIDATES]
    if all(option.action != choice.action for option in race):
        race += [option for option in options if option.action == choice.action]
    for _ in range(FIRST_TRIALS):
        adviser.weigh(race)
    best = by_share(race)[0]
    played = next(option for option in race if option.action == choice.action)
    if best.share() - played.share() < SUSPECT:
        return None
    loss, error = compared(adviser, int(best.action), choice.action)
    mark = next((mark for least, mark in MARKS if loss - SURE * error > least), None)
    if mark is None:
        return None
    return Error(choice.move, choice.seat, choice.action, int(best.action), loss, error, mark)


def compared(adviser: Adviser, best: int, other: int) -> tuple[float, float]:
    """How much more of the win one option brings than another, and how far off that may be."""
    pair = [Weighed(best), Weighed(other)]
    for _ in range(FRESH_TRIALS):
        adviser.weigh(pair)
    differences = ahead(pair[0], pair[1])
    return mean(differences), standard_error(differences)
