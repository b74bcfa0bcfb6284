"""What a strong player thinks of the options, with how sure it is: for hints and for judging moves.

As in the search, every trial is one imagined world and one course of luck for all options that
are compared, so differences between options are surer than the shares themselves. Nothing but
what the seat may know comes in: worlds are imagined for it.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.rng import Rng
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge
from stavitel.players.weights import judge_for
from stavitel.players.worth import Worth

GLANCES: Final = 2
SEEDS: Final[i64] = 1 << 30
NOTHING: Final[i64] = -1


@final
class Weighed:
    """An option, and how it did in every trial: comparable place by place with another's."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.glance = 0.0
        self.shares: list[float] = []
        self.points: list[float] = []

    def share(self) -> float:
        """The share of the win it promises; before the first trial, at first sight."""
        return mean(self.shares) if self.shares else self.glance


@final
class Adviser:
    """Looks at one decision with the eyes of the seat that is asked."""

    def __init__(self, worth: Worth, seen: Seen, rng: Rng) -> None:
        self.worth: Final = worth
        self.seen: Final = seen
        self.rng: Final = rng
        self.out: Final = Actions()
        self.judge: Judge | None = None  # who chooses while options are played on

    def first_sight(self) -> list[Weighed]:
        """All options, those that look best at once first."""
        self.seen.options(self.out)
        found = [Weighed(self.out.items[i]) for i in range(self.out.count)]
        for _ in range(GLANCES):
            world = self.seen.imagine(self.rng)
            for option in found:
                trial = world.copy()
                advance(trial, option.action)
                option.glance += self.worth.shares(trial)[self.seen.seat] / float(GLANCES)
        found.sort(key=_glance, reverse=True)
        return found

    def weigh(self, options: list[Weighed]) -> None:
        """One more trial for each of these."""
        world = self.seen.imagine(self.rng)
        seed = int(self.rng.below(SEEDS))
        until = self.judge_of(world).horizon(world)
        for option in options:
            s = world.copy()
            advance(s, option.action)
            self.play_on(s, until, Rng(seed))
            option.shares.append(self.worth.shares(s, begun=True)[self.seen.seat])
            option.points.append(self.worth.points(s, begun=True)[self.seen.seat])

    def followed(self, action: i64, seed: int) -> State:
        """Where an option leads in one imagined world, the same for the same seed. It is followed
        up to the seat's next turn, farther than a net has to see: people look for what comes of
        it."""
        world = self.seen.imagine(Rng(seed))
        until = self.seen.game.horizon(world)
        advance(world, action)
        self.play_on(world, until, Rng(seed))
        return world

    def line(self, action: i64, seed: int, most: int) -> list[tuple[State, int]]:
        """The choices that probably follow an option, with the imagined positions they are made
        in: chance and what leaves no choice are passed over."""
        s = self.seen.imagine(Rng(seed))
        luck, until = Rng(seed), self.seen.game.horizon(s)
        advance(s, action)
        found: list[tuple[State, int]] = []
        while s.stack and self.seen.game.turns(s) < until and len(found) < most:
            if s.stack[-1].asks == CHANCE:
                advance(s, draw(s, luck, self.out))
                continue
            chosen = self.choice(s)
            if self.out.count > 1:
                found.append((s.copy(), int(chosen)))
            advance(s, chosen)
        return found

    def play_on(self, s: State, until: int, luck: Rng) -> None:
        """Everybody takes what looks best at once, until so many turns have been played."""
        game = self.seen.game
        while s.stack and game.turns(s) < until:
            if s.stack[-1].asks == CHANCE:
                advance(s, draw(s, luck, self.out))
            else:
                advance(s, self.choice(s))

    def choice(self, s: State) -> i64:
        """What the seat that is asked would take at once."""
        return favourite(self.judge_of(s), s, self.rng, 0, self.out)

    def judge_of(self, s: State) -> Judge:
        """Who chooses, by the same value as that by which shares are told."""
        judge = self.judge
        if judge is None:
            judge = judge_for(self.seen.game, s, self.worth.weights)
            self.judge = judge
        return judge


def mean(samples: list[float]) -> float:
    return sum(samples) / float(max(1, len(samples)))


def standard_error(samples: list[float]) -> float:
    """How far the mean of so few trials may well be off."""
    count = len(samples)
    if count < 2:
        return 1.0
    middle = mean(samples)
    spread = sum([(sample - middle) * (sample - middle) for sample in samples])
    return sqrt(spread / float(count - 1) / float(count))


def ahead(better: Weighed, other: Weighed) -> list[float]:
    """By how much an option did better than another in each trial they share."""
    return [a - b for a, b in zip(better.shares, other.shares)]


def by_share(options: list[Weighed]) -> list[Weighed]:
    """The best first."""
    return sorted(options, key=_share, reverse=True)


def _glance(option: Weighed) -> float:
    return option.glance


def _share(option: Weighed) -> float:
    return option.share()
