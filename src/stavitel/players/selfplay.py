"""Games to learn from: everybody takes what looks best at once, or plays as a guest does, with a
slip now and then.

What is seen at the beginning of turns is learned from, and now and then what is seen of a turn that
is not over: brought to rest by habit, as whoever compares options sees it, while the game itself
goes on as it would. So a net learns what such a position is really worth. Now and then the table
itself is brought to rest and play goes on from there: it would hardly come up otherwise.
"""

from typing import Final

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.engine.rng import Rng
from stavitel.players.base import ComputerPlayer, Seen
from stavitel.players.chance import draw, draw_all
from stavitel.players.greedy import favourite
from stavitel.players.judge import Judge, describe, final_lead, moment_of, won
from stavitel.players.learning import Samples
from stavitel.players.net import TEN

SLIPS: Final = 0.04
RESTS: Final = 0.02
SIGHTS: Final = 0.15
"""At how many choices it is learned what a position within a turn is worth."""


def play_to_learn(
    s: State,
    judges: list[Judge],
    rng: Rng,
    out: Samples,
    guests: dict[int, ComputerPlayer] | None = None,
) -> None:
    """From `s` to the end, each seat with its own judge, or with a guest who plays there; what was
    seen is added to the samples."""
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
            elif guests is not None and int(seat) in guests:
                advance(s, guests[int(seat)].choose(Seen(game, s, seat), actions))
            else:
                advance(s, favourite(judges[int(seat)], s, rng, 0, actions))
        if s.stack and game.turns(s) != seen:
            seen = game.turns(s)
            for each in range(out.seats):
                describe(game, s, each, 0, row)
                out.add(row)
        elif s.stack and seat != CHANCE and actions.count > 1 and rng.unit() < SIGHTS:
            look_from_within(game, s, rng, row, out)
    scores = game.scores(s)
    for each in range(out.seats):
        points = float(scores[int(each)]) / TEN
        out.end(first, each, won(game, s, each), final_lead(game, s, each), points)


def look_from_within(game: Game, s: State, rng: Rng, row: Inputs, out: Samples) -> None:
    """A turn that is not over, as those see it who compare options."""
    rest = s.copy()
    turn = game.turns(rest)
    draw_all(rest, rng, Actions())
    moments = [moment_of(game, rest, turn, each) for each in range(out.seats)]
    if moments[0] != 0:
        game.calm(rest, rng)
    if rest.stack:
        for each in range(out.seats):
            describe(game, rest, each, moments[each], row)
            out.add(row)
