"""What positions are worth to the computer players."""

import pytest

from stavitel.engine.core import CHANCE, Actions, State, advance, settle
from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.games.red_cathedral.cards import IVAN
from stavitel.games.red_cathedral.scoring import score
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.players import make_player
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.judge import lead, prospects, win_share

RED = game("red_cathedral")


def played(seats: int, turns: int) -> Cathedral:
    """A game between random players, after so many turns or at its end."""
    s: State = RED.start(seats, RED.variants[0], {})
    settle(s)
    rng, out, player = Rng(1), Actions(), make_player("random", seed=2)
    while s.stack and RED.turns(s) < turns:
        asks = s.stack[-1].asks
        chosen = draw(s, rng, out) if asks == CHANCE else player.choose(Seen(RED, s, asks), out)
        advance(s, chosen)
    assert isinstance(s, Cathedral)
    return s


def test_the_end_of_a_solo_game_is_worth_the_lead_over_ivan() -> None:
    s = played(1, 10**6)
    assert not s.stack
    assert RED.evaluate(s, 0) == score(s, 0) - score(s, IVAN)


def test_alone_a_better_position_is_a_greater_share() -> None:
    s = played(1, 5)
    before = win_share(RED, s, 1, 0, 4.0)
    s.set_track(0, s.track(0) + 3)
    assert win_share(RED, s, 1, 0, 4.0) > before


def test_two_shares_are_one_win() -> None:
    s = played(2, 8)
    assert win_share(RED, s, 2, 0, 4.0) + win_share(RED, s, 2, 1, 4.0) == pytest.approx(1.0)


def test_the_lead_is_over_the_best_of_the_others() -> None:
    s = played(3, 9)
    values = [RED.evaluate(s, seat) for seat in range(3)]
    assert lead(RED, s, 3, 0) == values[0] - max(values[1:])
    assert sum(lead(RED, s, 3, seat) > 0 for seat in range(3)) == 1


def test_greed_is_for_the_lead_where_the_game_says_so() -> None:
    """What helps the other seat hurts in The Red Cathedral, and only where leads count."""
    s = played(2, 8)
    before = prospects(RED, s, 2, 0)
    s.set_track(1, s.track(1) + 3)
    assert prospects(RED, s, 2, 0) < before
    RED.counts_lead = False
    try:
        alone = prospects(RED, s, 2, 0)
    finally:
        RED.counts_lead = True
    assert alone == RED.evaluate(s, 0)
