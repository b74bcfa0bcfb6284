"""Makes a set of puzzles from recorded games.

A moment is imagined for whoever is to move, and the options that look best are tried in the same
worlds. Where one of them is far ahead, it must stay so in fresh worlds by more than chance
explains; the search must take it too, no other option may come near it, and its reason must be
something one can count.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from stavitel.analysis.account import FreeChoice, choices_of
from stavitel.analysis.hints import WORLDS_FOR_REASONS, difference, reason_in_words
from stavitel.analysis.judging import SURE
from stavitel.analysis.puzzle_sets import PosedPuzzle
from stavitel.engine.core import Actions
from stavitel.engine.rng import Rng
from stavitel.players.advice import Adviser, Weighed, ahead, by_share, mean, standard_error
from stavitel.players.base import Seen
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.worth import worth_of
from stavitel.position import short_position, sound
from stavitel.preview import numbers
from stavitel.record import Record
from stavitel.texts import Texts

LOOKED_AT: Final = 120
"""Choices of a game; more of them would be more of the same."""
OF_A_GAME: Final = 5
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 40
"""Nobody wants to read through more."""
CANDIDATES: Final = 4
LOOKS: Final = 3
FIRST_TRIALS: Final = 2
FAR_AHEAD: Final = 0.05
"""Of the win, after each of some first looks."""
FINAL_TRIALS: Final = 30
TRIALS: Final = 10
"""For options that did not look good enough to be candidates."""
AHEAD: Final = 0.03
"""The best option must surely bring so much more of the win than the next best."""
PLAYS: Final = 160
"""What the bot that must agree plays on."""


@dataclass(frozen=True)
class MadePuzzle:
    """A puzzle, and how much a quick look tells about it."""

    posed: PosedPuzzle
    rank: int  # of the best option at first sight, from 0: hidden ones are harder
    lead: float  # of the win, after two standard errors

    @property
    def difficulty(self) -> tuple[int, float]:
        return self.rank, -self.lead


def made_from(records: Iterable[Record]) -> Iterator[list[MadePuzzle]]:
    """The puzzles of each game in turn."""
    for record in records:
        found: list[MadePuzzle] = []
        for choice in _some(record):
            if len(found) < OF_A_GAME and (made := _made(record, choice)) is not None:
                found.append(made)
        yield found


def as_set(made: list[MadePuzzle]) -> str:
    """The text of a set, the easiest first."""
    lines = [one.posed.line() for one in sorted(made, key=lambda one: one.difficulty)]
    return "".join(f"{line}\n" for line in lines)


def _some(record: Record) -> list[FreeChoice]:
    """Choices of the second half of a game, in an order that is the same each time: before that
    hardly anything is clear."""
    choices = choices_of(record)
    choices = choices[len(choices) // 2 :]
    return Random(len(record.actions)).sample(choices, min(LOOKED_AT, len(choices)))


def _made(record: Record, choice: FreeChoice) -> MadePuzzle | None:
    game, out = record.game, Actions()
    choice.state.stack[-1].options(choice.state, out)
    if not FEWEST_OPTIONS <= out.count <= MOST_OPTIONS:
        return None
    world = game.imagine(choice.state, choice.seat, Rng(choice.move))
    adviser = Adviser(
        worth_of(game, record.seats, record.variant),
        Seen(game, world, choice.seat),
        Rng(choice.move, 1),
    )
    options = adviser.first_sight()
    looked_best = [int(option.action) for option in options]
    race, rest = options[:CANDIDATES], options[CANDIDATES:]
    if not _is_promising(adviser, race):
        return None
    lead = _lead(adviser, race)
    best = int(by_share(race)[0].action)
    if lead < AHEAD or _is_bare(adviser, best):
        return None
    if int(SearchPlayer(Rng(1), 0, PLAYS).choose(adviser.seen, out)) != best:
        return None
    for _ in range(TRIALS):
        adviser.weigh(rest)
    options = by_share(options)
    if int(options[0].action) != best or options[0].share() - options[1].share() < AHEAD:
        return None
    brings = _brings(adviser, options)
    if not reason_in_words(Texts(game, "en"), brings):
        return None
    position = short_position(game, world)
    sound(game, position)
    answers = {int(option.action): option.share() for option in options}
    posed = PosedPuzzle(game, 0, position, answers, brings)
    return MadePuzzle(posed, looked_best.index(best), lead)


def _is_promising(adviser: Adviser, race: list[Weighed]) -> bool:
    """Whether a few trials show one option far ahead: most moments fall here, and cost little."""
    promising = True
    for _ in range(LOOKS):
        for _ in range(FIRST_TRIALS):
            adviser.weigh(race)
        best, second = by_share(race)[:2]
        promising = promising and best.share() - second.share() >= FAR_AHEAD
        if not promising:
            break
    promising = promising and not _is_bare(adviser, int(by_share(race)[0].action))
    for option in race:  # what was found by looking for the best is no proof of it
        option.shares.clear()
        option.points.clear()
    return promising


def _is_bare(adviser: Adviser, action: int) -> bool:
    """Whether an action names nothing: to pass or to end a turn is no answer one looks for."""
    return " " not in adviser.seen.game.verbs.write(action)


def _lead(adviser: Adviser, race: list[Weighed]) -> float:
    """How far the best is surely ahead of the second, in fresh worlds."""
    for _ in range(FINAL_TRIALS):
        adviser.weigh(race)
    best, second = by_share(race)[:2]
    differences = ahead(best, second)
    return mean(differences) - SURE * standard_error(differences)


def _brings(adviser: Adviser, options: list[Weighed]) -> dict[str, int]:
    """What the seat has more by its next turn than after the second best."""
    seen, worlds = adviser.seen, range(WORLDS_FOR_REASONS)
    ends = [
        [numbers(seen.game, adviser.followed(one.action, seed), int(seen.seat)) for seed in worlds]
        for one in options[:2]
    ]
    return {key: by for key, by in difference(ends[0], ends[1]).items() if by > 0}
