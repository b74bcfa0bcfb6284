"""Games to learn from, in portions that any process can play."""

from dataclasses import dataclass
from typing import Final

from stavitel.arena.playing import Terms
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer
from stavitel.players.judge import Judge, TrainedJudge, describe
from stavitel.players.learning import Samples, load_samples
from stavitel.players.search.halving import SearchPlayer
from stavitel.players.selfplay import play_to_learn
from stavitel.players.weighed import StrangePlayer
from stavitel.players.weighing import Weighing, strange_row
from stavitel.players.weights import WRITTEN, net_in

PORTION: Final = 100
STRANGE: Final = "strange"
"""A rival who wants other things than is usual, by weights that are drawn,"""
LONGEST: Final = 120
"""for fewer turns of the game than that: twice as many as a game usually takes."""
Parts = list[bytes]


@dataclass(frozen=True)
class Portion:
    """Some games of one round of training. The same portion always gives the same samples."""

    terms: Terms
    seed: int
    stream: int
    games: int
    learner: str  # a file with a net, or WRITTEN
    rival: str = ""  # who has one of the seats, changing from game to game; nobody if empty, and
    # STRANGE for somebody new in every game
    plays: int = 0  # options that everybody plays on for a decision; 0: what looks best at once


def play_portion(asked: Portion) -> Parts:
    """Play the games, and give what was seen in them as bytes."""
    game = asked.terms.load()
    rng = Rng(asked.seed, asked.stream)
    samples = Samples(asked.terms.seats)
    begin = game.start(asked.terms.seats, asked.terms.kind(game), asked.terms.switches)
    other = Judge(game, begin)
    mine = other
    if asked.learner != WRITTEN:
        mine = TrainedJudge(game, begin, net_in(asked.learner))  # alone, whoever helps it later
    for number in range(asked.games):
        s = game.start(asked.terms.seats, asked.terms.kind(game), asked.terms.switches)
        seat = number % asked.terms.seats
        judges: list[Judge] = [mine] * asked.terms.seats
        if asked.rival == WRITTEN:
            judges[seat] = other
        play_to_learn(s, judges, rng, samples, guests_of(asked, seat, rng))
    return samples.dump()


def guests_of(asked: Portion, seat: int, rng: Rng) -> dict[int, ComputerPlayer]:
    """Who plays otherwise than by taking what looks best at once, and in which seat."""
    if asked.plays > 0:
        expert = SearchPlayer(rng, 0, asked.plays, asked.learner)
        return dict.fromkeys(range(asked.terms.seats), expert)
    if asked.rival == STRANGE:
        weighing = Weighing(asked.terms.game)
        own = strange_row(weighing.read(), rng)
        return {seat: StrangePlayer(rng, weighing, own, int(rng.below(LONGEST)))}
    return {}


def samples_in(parts: list[Parts], seats: int) -> list[Samples]:
    return [load_samples(seats, one) for one in parts]


def input_count(game: Game, terms: Terms) -> int:
    """How many numbers a net sees of such a table."""
    row = Inputs()
    begin = game.start(terms.seats, terms.kind(game), terms.switches)
    describe(game, begin, 0, 0, row)
    return int(row.size)
