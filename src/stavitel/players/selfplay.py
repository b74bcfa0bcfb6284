"""Games to learn from: everybody takes what looks best at once, or what a search finds, with a
slip now and then.

Now and then the table is brought to rest by habit and play goes on from there, because a search
asks for the worth of such positions and they would hardly come up otherwise.
"""

from typing import Final

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge, final_lead, won
from stavitel.players.learning import Samples
from stavitel.players.net import TEN
from stavitel.players.search.halving import SearchPlayer

SLIPS: Final = 0.04
RESTS: Final = 0.02
SIGHTS: Final = 0.12
"""How much is learnt from between the beginnings of turns, where positions are judged there too."""


def play_to_learn(
    s: State,
    judges: list[Judge],
    rng: Rng,
    out: Samples,
    experts: list[SearchPlayer] | None = None,
) -> None:
    """From `s` to the end, each seat with its own judge, or its own expert if there are any; what
    was seen is added to the samples."""
    game = judges[0].game
    actions = Actions()
    row = Inputs()
    first = out.count
    settle(s)
    seen = game.turns(s)
    while s.stack:
        seat = s.stack[-1].asks
        if seat == CHANCE:
            advance(s, draw(s, rng, actions))
        elif rng.unit() < RESTS:
            game.calm(s, rng)
        else:
            s.stack[-1].options(s, actions)
            if rng.unit() < SLIPS:
                advance(s, actions.items[rng.below(actions.count)])
            elif actions.count == 1:
                advance(s, actions.items[0])
            elif experts is not None:
                advance(s, experts[int(seat)].choose(Seen(game, s, seat), actions))
            else:
                advance(s, favourite(judges[int(seat)], s, rng, 0, actions))
        if s.stack and (game.turns(s) != seen or worth_a_look(s, game, rng)):
            seen = game.turns(s)
            for each in range(out.seats):
                game.features(s, each, row)
                out.add(row)
    scores = game.scores(s)
    for each in range(out.seats):
        points = float(scores[int(each)]) / TEN
        out.end(first, each, won(game, s, each), final_lead(game, s, each), points)


def worth_a_look(s: State, game: Game, rng: Rng) -> bool:
    """Whether to learn from a decision within a turn; a search that never calms asks for these."""
    return game.judged_anywhere and s.stack[-1].asks != CHANCE and rng.unit() < SIGHTS
