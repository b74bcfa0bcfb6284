"""Search by trial: options are played on side by side, and the better half goes on.

Every trial is one imagined world and one course of luck, the same for all options still in the
race, so that the options are compared and not the dice. Each is played on to the game's
`horizon`, everybody doing what looks best at once, and then judged as a share of the win. All are
followed equally far: none looks good only because it was judged before the others replied.
What is clearly behind leaves the race before its time, and a race with one left is over.
"""

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.chance import draw
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge
from stavitel.players.weights import SHIPPED, judge_for

MOST: Final = 8
"""How many options are played on; the others fall at first sight."""
GLANCES: Final = 2
"""In how many worlds options are looked at first, without playing on."""
TRUST: Final = 3.0
"""First sight counts like so many trials: a few trials say less than it does, many say more."""
FEWEST: Final = 16
"""Before so many trials no option is clearly behind."""
PAUSE: Final = 8
"""After so many trials one looks who is."""
BEHIND: Final = 16.0
"""Clearly: by four standard errors of what the trials differ by, squared."""
SEEDS: Final[i64] = 1 << 30


@final
class Candidate:
    """An option in the race: how it did in all trials so far."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.glance = 0.0  # shares of the win at first sight, one a glance
        self.shares: vec[float] = vec[float]()  # of the win, one a trial
        self.total = 0.0  # of these

    def add(self, share: float) -> None:
        """One more trial."""
        self.shares = append(self.shares, share)
        self.total += share

    @property
    def trials(self) -> i64:
        return len(self.shares)

    def share(self) -> float:
        """The share of the win it promises, by all trials and at first sight."""
        first = TRUST * self.glance / float(GLANCES)
        return (self.total + first) / (float(self.trials) + TRUST)

    def is_clearly_behind(self, best: "Candidate") -> bool:
        """Whether the trials both had, in the same worlds, leave no doubt."""
        count = min(self.trials, best.trials)
        if count < FEWEST:
            return False
        lead = 0.0
        squares = 0.0
        for n in range(count):
            ahead = best.shares[n] - self.shares[n]
            lead += ahead
            squares += ahead * ahead
        many = float(count)
        spread = squares - lead * lead / many
        return lead > 0.0 and lead * lead * (many - 1.0) > BEHIND * spread * many


@final
class SearchPlayer(ComputerPlayer):
    """Searches for a number of milliseconds, or of options played on; with both, whichever comes
    first."""

    def __init__(self, rng: Rng, milliseconds: int, plays: int, weights: str = SHIPPED) -> None:
        super().__init__(rng)
        self.milliseconds: Final = milliseconds
        self.plays: Final = plays
        self.weights: Final = weights  # which learned value, see `judge_for`
        self.judge: Judge | None = None  # of the table it sat at last

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        return out.items[0] if out.count == 1 else self.search(seen, out)[0].action

    def search(self, seen: Seen, out: Actions) -> list[Candidate]:
        """Those that came to the final, the best first."""
        begin = perf_counter()
        limit = begin + float(self.milliseconds) / 1000.0
        seen.options(out)
        race = self.glance(seen, [Candidate(out.items[i]) for i in range(out.count)])
        rounds = 1
        while 1 << rounds < len(race):
            rounds += 1
        for n in range(rounds):
            if n > 0:
                race = race[: (len(race) + 1) // 2]
            plays = self.plays // rounds // len(race)
            end = begin + (limit - begin) * float(n + 1) / float(rounds)
            race = self.play_round(seen, race, plays, end, limit, out)
            race.sort(key=_share, reverse=True)
            if len(race) == 1:
                break
        return race

    def glance(self, seen: Seen, race: list[Candidate]) -> list[Candidate]:
        """The options that look best at first sight."""
        for _ in range(GLANCES):
            world = seen.imagine(self.rng)
            judge = self.judge_of(seen.game, world)
            turn = seen.game.turns(world)
            seed = self.rng.below(SEEDS)
            for candidate in race:
                trial = world.copy()
                advance(trial, candidate.action)
                moment = judge.to_rest(trial, turn, seen.seat, Rng(int(seed)))
                candidate.glance += judge.share(trial, seen.seat, moment)
        race.sort(key=_glance, reverse=True)
        return race[:MOST]

    def judge_of(self, game: Game, world: State) -> Judge:
        """Who judges positions of this table; kept from decision to decision."""
        judge = self.judge
        if judge is None or not judge.fits(game, world):
            judge = judge_for(game, world, self.weights)
            self.judge = judge
        return judge

    def play_round(
        self, seen: Seen, race: list[Candidate], plays: int, end: float, limit: float, out: Actions
    ) -> list[Candidate]:
        """Trials for all in the race, up to a moment or a number; one at least, before `limit`.
        Tells who is still in the race."""
        done = 0
        while done == 0 or (len(race) > 1 and self.goes_on(done, plays, end)):
            self.try_all(seen, race, limit, out)
            done += 1
            if done % PAUSE == 0:
                race = still_open(race)
        return race

    def goes_on(self, done: int, plays: int, end: float) -> bool:
        """Whether neither the number nor the time is used up."""
        if self.plays > 0 and done >= plays:
            return False
        return self.milliseconds == 0 or perf_counter() < end

    def try_all(self, seen: Seen, race: list[Candidate], limit: float, out: Actions) -> None:
        """One world, one course of luck, every option played on in it; where the time for the
        whole search is over, only the first of them, which have looked best so far."""
        world = seen.imagine(self.rng)
        judge = self.judge_of(seen.game, world)
        turn = judge.game.turns(world)
        until = judge.horizon(world)
        soon = judge.game.judged_soon if until > turn + 1 else 0.0
        seed = self.rng.below(SEEDS)
        for candidate in race:
            if self.milliseconds > 0 and perf_counter() > limit:
                return
            s = world.copy()
            advance(s, candidate.action)
            luck = Rng(int(seed))
            share = 0.0
            if soon > 0.0:
                self.play_on(judge, s, turn + 1, luck, out)
                share = soon * judge.share(s, seen.seat, 0)
            self.play_on(judge, s, until, luck, out)
            candidate.add(share + (1.0 - soon) * judge.share(s, seen.seat, 0))

    def play_on(self, judge: Judge, s: State, until: int, luck: Rng, out: Actions) -> None:
        """Everybody takes what looks best at once, until so many turns have been played."""
        while s.stack and judge.game.turns(s) < until:
            if s.stack[-1].asks == CHANCE:
                advance(s, draw(s, luck, out))
            else:
                advance(s, favourite(judge, s, self.rng, 0, out))


def still_open(race: list[Candidate]) -> list[Candidate]:
    """Those that may still turn out the best."""
    best = max(race, key=_share)
    return [one for one in race if one is best or not one.is_clearly_behind(best)]


def _glance(candidate: Candidate) -> float:
    return candidate.glance


def _share(candidate: Candidate) -> float:
    return candidate.share()
