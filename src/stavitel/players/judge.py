"""What a position at rest is worth to a seat: its points, its lead, its share of the win."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.net import AHEAD_BY, Net, NetReading, squashed

WINNING: Final = 0.9
"""So much of the share at the end of a game is who won; the rest is how clearly."""
VICTORY: Final = 100.0
"""Points that a win is worth to the greedy player: more than any prospects."""
CERTAIN: Final = 20.0
"""Who has won, as a logit where options are compared at once: far more than a net may expect, so
that nobody puts off a win at hand for one that is only likely, however clear it would be."""


class Judge:
    """Judges positions of one table as the game's own `evaluate` does."""

    def __init__(self, game: Game, s: State) -> None:
        self.game: Final = game
        self.kind: Final = game.table_kind(s)
        self.seats: Final[i64] = seat_count(game, s)

    def fits(self, game: Game, s: State) -> bool:
        """Whether it can judge positions of this table."""
        return self.game is game and self.kind != "" and self.kind == game.table_kind(s)

    def to_rest(self, s: State, turn: int, seat: i64, rng: Rng) -> i64:
        """Bring a position to rest that followed from an option in that turn. Tells a net what of
        the turn was cut short."""
        self.game.calm(s, rng)
        return 0

    def prospects(self, s: State, seat: i64, moment: i64) -> float:
        """What is wanted most of when one option is compared with another at once."""
        return prospects(self.game, s, self.seats, seat)

    def share(self, s: State, seat: i64, moment: i64) -> float:
        """How likely a seat is to win."""
        return win_share(self.game, s, self.seats, seat)

    def horizon(self, s: State) -> int:
        """The turn up to which a search follows what it tries."""
        return self.game.horizon(s)


@final
class TrainedJudge(Judge):
    """Judges as a net has learnt to, from what the seat may know; ends are judged as they are."""

    def __init__(self, game: Game, s: State, net: Net) -> None:
        super().__init__(game, s)
        self.reading: Final = NetReading(net)
        self.row = Inputs()
        self.before = Inputs()  # the row of the position that was looked at before

    def to_rest(self, s: State, turn: int, seat: i64, rng: Rng) -> i64:
        moment = moment_of(self.game, s, turn, seat)
        if moment != 0:
            self.game.calm(s, rng)
        return moment

    def prospects(self, s: State, seat: i64, moment: i64) -> float:
        if not s.stack:
            sure = CERTAIN * (2.0 * won(self.game, s, seat) - 1.0)
            return 0.5 * (sure + clearness(self.game, s, seat))
        self.look(s, seat, moment)
        return self.reading.logit()

    def share(self, s: State, seat: i64, moment: i64) -> float:
        if not s.stack:
            return 0.5 * won(self.game, s, seat) + 0.5 * final_lead(self.game, s, seat)
        self.look(s, seat, moment)
        return self.reading.share()

    def look(self, s: State, seat: i64, moment: i64) -> None:
        """Have the net judge a position."""
        row = self.before
        self.before = self.row
        self.row = row
        describe(self.game, s, seat, moment, row)
        self.reading.follow(row, self.before)

    def horizon(self, s: State) -> int:
        return self.game.learned_horizon(s)


@final
class DoubleJudge(Judge):
    """Plays on as `evaluate` likes best, and where a search stops judges by the mean of it and a
    net. They err in different places: each hurries where the other waits."""

    def __init__(self, game: Game, s: State, net: Net) -> None:
        super().__init__(game, s)
        self.trained: Final = TrainedJudge(game, s, net)

    def share(self, s: State, seat: i64, moment: i64) -> float:
        learned = self.trained.share(s, seat, moment)
        if not s.stack:
            return learned
        return 0.5 * learned + 0.5 * win_share(self.game, s, self.seats, seat)


def learned_judge(game: Game, s: State, net: Net) -> Judge:
    """The judge of a search for which a net was trained."""
    return DoubleJudge(game, s, net) if game.judged_twice(s) else TrainedJudge(game, s, net)


def moment_of(game: Game, s: State, turn: int, seat: i64) -> i64:
    """What is left of that turn; nothing once the next has begun, which would be skipped."""
    return game.moment(s, seat) if s.stack and game.turns(s) == turn else 0


def describe(game: Game, s: State, seat: i64, moment: i64, out: Inputs) -> None:
    """What a net sees: the game's own numbers, and what of the turn was cut short by `calm`. Habit
    does less than the seats will, so such a position is not worth what it looks."""
    game.features(s, seat, out)
    out.members(moment, game.moments)


def won(game: Game, s: State, seat: i64) -> float:
    """The seat's share of the win at the end of a game."""
    places = game.places(s)
    if places[int(seat)] != 1:
        return 0.0
    return 1.0 / float(places.count(1))


def final_lead(game: Game, s: State, seat: i64) -> float:
    """How far a seat is ahead of the best of the others at the end, squashed to 0 to 1."""
    return squashed(clearness(game, s, seat))


def clearness(game: Game, s: State, seat: i64) -> float:
    """The same as a logit."""
    scores = game.scores(s)
    mine = scores[int(seat)]
    rival = -1000
    for other in range(len(scores)):
        if other != seat:
            rival = max(rival, scores[other])
    return float(mine - rival) / AHEAD_BY


def seat_count(game: Game, s: State) -> i64:
    """How many seats there are; asked once and handed on, since counting points takes time."""
    return len(game.scores(s))


def prospects(game: Game, s: State, seats: i64, seat: i64) -> float:
    """What the greedy player wants most of: to have won, then points, or where the game says so the
    lead."""
    value = lead(game, s, seats, seat) if game.counts_lead else game.evaluate(s, seat)
    return value if s.stack else value + VICTORY * won(game, s, seat)


def lead(game: Game, s: State, seats: i64, seat: i64) -> float:
    """How far a seat is ahead of the best of the others; alone, what the game says of it."""
    mine = game.evaluate(s, seat)
    if seats == 1:
        return mine
    rival = -1e9
    for other in range(seats):
        if other != seat:
            rival = max(rival, game.evaluate(s, other))
    return mine - rival


def win_share(game: Game, s: State, seats: i64, seat: i64) -> float:
    """How likely a seat is to win, from its lead and how much a lead says by now; at the end it is
    known, and only how clearly one won depends on the lead."""
    share = squashed(lead(game, s, seats, seat) * game.sharpness(s))
    if s.stack:
        return share
    return WINNING * won(game, s, seat) + (1.0 - WINNING) * share
