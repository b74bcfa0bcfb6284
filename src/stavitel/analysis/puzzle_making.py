"""Makes a set of puzzles from recorded games.

A moment is imagined for whoever is to move, and the options that look best are tried in the same
worlds. Where one of them is far ahead, it must stay so in fresh worlds by more than chance
explains, its reason must be something one can count, and the search must take it too. So two judges
must agree: the trials are judged by the game's `evaluate`, the search by the net where one ships,
which must not be sure of another answer in many worlds either.
What is left is confirmed where it is posed, in three times as many worlds and against all other
options: what they are worth there is what is told.

What is cheap comes first: of a hundred moments about ninety fall after a few trials.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from stavitel.analysis.account import FreeChoice, choices_of
from stavitel.analysis.hints import WORLDS_FOR_REASONS, difference, reason_in_words
from stavitel.analysis.judging import SURE
from stavitel.analysis.puzzle_sets import PosedPuzzle
from stavitel.engine.core import Actions
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.advice import Adviser, Weighed, ahead, by_share, mean, standard_error
from stavitel.players.base import Seen
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.weights import WRITTEN
from stavitel.players.worth import worth_of
from stavitel.position import short_position
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
LOOKS: Final = (1, 1, 2, 2)
"""Worlds for some first looks: most moments fall at the first of them."""
FAR_AHEAD: Final = 0.05
"""Of the win, after each of the first looks."""
SOME_TRIALS: Final = 8
"""If it is not ahead after these, no more are needed."""
FINAL_TRIALS: Final = 30
AHEAD: Final = 0.03
"""The best option must surely bring so much more of the win than the next best."""
PLAYS: Final = 160
"""What the bot that must agree plays on."""
TRIALS: Final = 10
"""For all options, where a puzzle is posed."""
CONFIRMING_TRIALS: Final = 90
"""For the best of them, with which the answer is confirmed in the end."""


@dataclass(frozen=True)
class MadePuzzle:
    """A puzzle, and how much a quick look tells about it."""

    posed: PosedPuzzle
    rank: int  # of the best option at first sight, from 0: hidden ones are harder
    lead: float  # of the win, after two standard errors

    @property
    def verb(self) -> str:
        """What kind of answer it has."""
        return verb_of(self.posed.game, self.posed.best)

    @property
    def difficulty(self) -> tuple[int, float]:
        return self.rank, -self.lead


def made_from(records: Iterable[Record]) -> Iterator[list[MadePuzzle]]:
    """The puzzles of each game in turn."""
    for record in records:
        found: list[MadePuzzle] = []
        for choice in _some(record):
            met = [one.verb for one in found]
            if len(found) < OF_A_GAME and (made := _made(record, choice, met)) is not None:
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


def _made(record: Record, choice: FreeChoice, met: list[str]) -> MadePuzzle | None:
    """A moment as a puzzle, unless its game has one with such an answer: moments of one game are
    much alike."""
    game, out = record.game, Actions()
    choice.state.stack[-1].options(choice.state, out)
    if not FEWEST_OPTIONS <= out.count <= MOST_OPTIONS:
        return None
    world = game.imagine(choice.state, choice.seat, Rng(choice.move))
    adviser = Adviser(
        worth_of(game, record.seats, record.variant, WRITTEN),
        Seen(game, world, choice.seat),
        Rng(choice.move, 1),
    )
    race = adviser.first_sight()[:CANDIDATES]
    if not _is_promising(adviser, race, met):
        return None
    if _lead(adviser, race, SOME_TRIALS, sure=0.0) < AHEAD:
        return None
    lead = _lead(adviser, race, FINAL_TRIALS - SOME_TRIALS)
    best, second = [int(option.action) for option in by_share(race)[:2]]
    if lead < AHEAD or not _is_new(game, best, met) or not is_a_question(game, best, out):
        return None
    if not _brings(adviser, best, second):
        return None
    if int(SearchPlayer(Rng(1), 0, PLAYS).choose(adviser.seen, out)) != best:
        return None
    posed = PosedPuzzle(game, 0, short_position(game, world), {best: 1.0}, {})
    return confirmed(posed, Rng(choice.move, 2))


def confirmed(puzzle: PosedPuzzle, rng: Rng) -> MadePuzzle | None:
    """A puzzle with what its options are worth and why, if its answer stands in many worlds that
    are imagined where it is posed."""
    adviser = _adviser(puzzle, rng)
    looks = [int(option.action) for option in adviser.first_sight()]
    options = _weighed(adviser)
    best, second = options[:2]
    lead = _sure_lead(best, second)
    if int(best.action) != puzzle.best or lead < AHEAD or is_contradicted(puzzle, rng):
        return None
    brings = _brings(adviser, int(best.action), int(second.action))
    answers = {int(option.action): option.share() for option in options}
    posed = replace(puzzle, answers=answers, brings=brings)
    return MadePuzzle(posed, looks.index(puzzle.best), lead) if brings else None


def is_contradicted(puzzle: PosedPuzzle, rng: Rng) -> bool:
    """Whether the net of the table, if there is one, is sure of another answer."""
    worth = worth_of(puzzle.game, puzzle.seats, puzzle.variant)
    if worth.weights == WRITTEN:
        return False
    adviser = Adviser(worth, Seen(puzzle.game, puzzle.state(), puzzle.seat()), rng)
    options = adviser.first_sight()
    answer = next(one for one in options if int(one.action) == puzzle.best)
    race = [answer, *[one for one in options[:CANDIDATES] if one is not answer]]
    for _ in range(FINAL_TRIALS):
        adviser.weigh(race)
    return _sure_lead(by_share(race)[0], answer) >= AHEAD


def lead_of_the_answer(puzzle: PosedPuzzle, rng: Rng, trials: int) -> float:
    """By how much of the win the answer is surely ahead of every other option; -1 if another comes
    out best."""
    best, second = _weighed(_adviser(puzzle, rng), trials)[:2]
    return _sure_lead(best, second) if int(best.action) == puzzle.best else -1.0


def _weighed(adviser: Adviser, trials: int = CONFIRMING_TRIALS) -> list[Weighed]:
    """All options, the best first: each in a few worlds, the best of them in many fresh ones."""
    options = adviser.first_sight()
    for _ in range(TRIALS):
        adviser.weigh(options)
    options = by_share(options)
    race = [Weighed(option.action) for option in options[:CANDIDATES]]
    for _ in range(trials):
        adviser.weigh(race)
    return by_share(race + options[CANDIDATES:])


def _adviser(puzzle: PosedPuzzle, rng: Rng) -> Adviser:
    worth = worth_of(puzzle.game, puzzle.seats, puzzle.variant, WRITTEN)
    return Adviser(worth, Seen(puzzle.game, puzzle.state(), puzzle.seat()), rng)


def verb_of(game: Game, action: int) -> str:
    return game.verbs.write(action).split()[0]


def is_a_question(game: Game, best: int, out: Actions) -> bool:
    """Whether there is something to choose between: others of the answer's kind, or of three other
    kinds. To go on, rather than give up prestige as one may at any time, is no question."""
    actions = [int(out.items[n]) for n in range(out.count)]
    verbs = [verb_of(game, action) for action in actions if action != best]
    return verb_of(game, best) in verbs or len(set(verbs)) > 2


def _is_promising(adviser: Adviser, race: list[Weighed], met: list[str]) -> bool:
    """Whether a few trials show one option far ahead: most moments fall here, and cost little."""
    promising = True
    for trials in LOOKS:
        for _ in range(trials):
            adviser.weigh(race)
        best, second = by_share(race)[:2]
        promising = best.share() - second.share() >= FAR_AHEAD
        if not promising:
            break
    promising = promising and _is_new(adviser.seen.game, int(by_share(race)[0].action), met)
    for option in race:  # what was found by looking for the best is no proof of it
        option.shares.clear()
        option.points.clear()
    return promising


def _is_new(game: Game, action: int, met: list[str]) -> bool:
    """Whether it is an answer one looks for, and of a kind not among these. An action that names
    nothing, such as to pass or to end a turn, is none."""
    return " " in game.verbs.write(action) and verb_of(game, action) not in met


def _lead(adviser: Adviser, race: list[Weighed], trials: int, sure: float = SURE) -> float:
    """How far the best is surely ahead of the second, after so many more worlds."""
    for _ in range(trials):
        adviser.weigh(race)
    best, second = by_share(race)[:2]
    return _sure_lead(best, second, sure)


def _sure_lead(best: Weighed, second: Weighed, sure: float = SURE) -> float:
    """How far ahead it is after so many standard errors."""
    differences = ahead(best, second)
    return mean(differences) - sure * standard_error(differences)


def _brings(adviser: Adviser, best: int, second: int) -> dict[str, int]:
    """What the seat has more by its next turn than after the second best; nothing where that cannot
    be told in words."""
    seen, worlds = adviser.seen, range(WORLDS_FOR_REASONS)
    ends = [
        [numbers(seen.game, adviser.followed(action, seed), int(seen.seat)) for seed in worlds]
        for action in (best, second)
    ]
    brings = {key: by for key, by in difference(ends[0], ends[1]).items() if by > 0}
    return brings if reason_in_words(Texts(seen.game, "en"), brings) else {}
