"""A contest: every player meets every other in all seats, and what that says about strength."""

import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from stavitel.arena.deck_contest import DeckContest
from stavitel.arena.playing import Terms
from stavitel.arena.processes import worked_on
from stavitel.arena.results import control_rows, elo_rows, match_row, pace_rows
from stavitel.arena.sets import Pairing, SetPlayed, SetsAsked, Times, play_sets
from stavitel.arena.sprt import Sprt
from stavitel.engine.errors import BadSetup
from stavitel.outside import make_player

TASKS_PER_JOB = 16
LONGEST_TASK = 8
"""In sets: an answer that comes early must not wait for long tasks."""
WEAKEST = "random"
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Contest:
    """What is to be played, and how it is judged. Deal number n depends on the seed and n alone."""

    terms: Terms
    players: list[str]
    games: int  # of every match, rounded up to whole sets
    seed: int = 0
    jobs: int = 1
    sprt: tuple[float, float] | None = None
    controls: bool = False
    decks: DeckContest | None = None  # then `players` are what the decks are called

    @property
    def sets(self) -> int:
        return math.ceil(self.games / self.terms.seats)

    def pairings(self) -> list[Pairing]:
        """Every two players, the one named first as the candidate."""
        pairs = combinations(self.players, 2)
        return [Pairing(number, one, other) for number, (one, other) in enumerate(pairs)]

    def control_pairings(self) -> list[Pairing]:
        """The first player against itself, and against the weakest there is."""
        if not self.controls:
            return []
        top, first = self.players[0], len(self.pairings())
        return [Pairing(first, top, top), Pairing(first + 1, top, WEAKEST)]


@dataclass
class Course:
    """The sets of all pairings as they come in."""

    played: dict[int, list[SetPlayed]] = field(default_factory=dict)
    times: dict[str, Times] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    decisions: int = 0

    def add(self, pairing: Pairing, one: SetPlayed) -> None:
        self.played.setdefault(pairing.number, []).append(one)
        self.decisions += one.decisions
        self.faults += [f"{pairing.candidate} – {pairing.base}, {text}" for text in one.faults]
        for name, times in one.times.items():
            self.times.setdefault(name, Counter()).update(times)

    def shares(self, pairing: Pairing) -> list[float]:
        """The candidate's share of the win, by deal."""
        sets = sorted(self.played.get(pairing.number, []), key=lambda one: one.deal)
        return [one.share for one in sets]


def hold(contest: Contest, progress: Progress | None = None) -> dict[str, object]:
    """Play a contest and report on it as plain data."""
    _check(contest)
    game = contest.terms.checked()
    begun = time.perf_counter()
    course = Course()
    test = Sprt(*contest.sprt, contest.terms.seats) if contest.sprt else None
    for pairing in contest.pairings():
        _meet(contest, pairing, course, test, progress)
    for pairing in contest.control_pairings():
        _meet(contest, pairing, course, None, progress)
    terms = contest.terms
    return {
        "game": terms.game,
        "variant": terms.kind(game),
        "seats": terms.seats,
        "seed": contest.seed,
        "players": contest.players,
        **({"player": contest.decks.player} if contest.decks else {}),
        "games": sum(len(sets) for sets in course.played.values()) * terms.seats,
        "decisions": course.decisions,
        "seconds": round(time.perf_counter() - begun, 3),
        "faults": len(course.faults),
        "fault_messages": sorted(course.faults)[:20],
        "matches": [match_row(pair, course.shares(pair), terms) for pair in contest.pairings()],
        "elo": elo_rows(contest.pairings(), contest.players, course.shares, contest.seed, terms),
        "pace": pace_rows(course.times),
        "sprt": _sprt_row(contest, test),
        "controls": control_rows(contest.control_pairings(), course.played, game, terms),
    }


def expected_games(contest: Contest) -> int:
    """How many games there will be if no test ends early."""
    pairings = [*contest.pairings(), *contest.control_pairings()]
    return contest.sets * contest.terms.seats * len(pairings)


def _check(contest: Contest) -> None:
    players = contest.players
    if contest.decks and contest.controls:
        raise BadSetup("--controls: expected without --decks")
    if len(players) < (1 if contest.controls else 2):
        raise BadSetup(f"arena: expected at least two players; got {len(players)}")
    if len(set(players)) < len(players):
        raise BadSetup("arena: expected every player once; --controls has a mirror match")
    if contest.terms.seats < 2:
        raise BadSetup(f"arena: expected at least two seats; got {contest.terms.seats}")
    if contest.sprt and len(players) != 2:
        raise BadSetup(f"--sprt: expected two players; got {len(players)}")
    if contest.sprt and not contest.sprt[0] < contest.sprt[1]:
        raise BadSetup("--sprt: expected the smaller Elo first")
    for name in [contest.decks.player] if contest.decks else players:
        make_player(name)  # a misspelt name is an error now, not in a worker


def _meet(
    contest: Contest,
    pairing: Pairing,
    course: Course,
    test: Sprt | None,
    progress: Progress | None,
) -> None:
    """All sets of a pairing; with a test, in the order of deals and no more than it needs, so that
    the answer is the same however many processes play."""
    deals = _tasks(contest)
    asked = [SetsAsked(contest.terms, contest.seed, pairing, part, contest.decks) for part in deals]
    waiting: dict[int, list[SetPlayed]] = {}
    due = 0
    with closing(worked_on(play_sets, asked, contest.jobs)) as results:
        for number, sets in results:
            waiting[number] = sets
            if progress is not None:
                progress(len(sets) * contest.terms.seats)
            while due in waiting:
                for one in waiting.pop(due):
                    course.add(pairing, one)
                    if test is not None and test.add(one.share).answer != "open":
                        return
                due += 1


def _tasks(contest: Contest) -> list[range]:
    sets = contest.sets
    even = math.ceil(sets / (TASKS_PER_JOB * max(1, contest.jobs)))
    size = max(1, min(LONGEST_TASK, even))
    return [range(n, min(n + size, sets)) for n in range(0, sets, size)]


def _sprt_row(contest: Contest, test: Sprt | None) -> dict[str, object] | None:
    if test is None or contest.sprt is None:
        return None
    verdict = test.verdict
    return {
        "elo": list(contest.sprt),
        "ratio": round(verdict.ratio, 3),
        "sets": verdict.sets,
        "answer": verdict.answer,
    }
