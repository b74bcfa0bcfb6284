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
from stavitel.players.judge import VICTORY, WINNING, lead, prospects, win_share

RED = game("red_cathedral")
RED_END_SECTIONS = 6


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
    before = win_share(RED, s, 1, 0)
    s.set_track(0, s.track(0) + 3)
    assert win_share(RED, s, 1, 0) > before


def test_two_shares_are_one_win() -> None:
    s = played(2, 8)
    assert win_share(RED, s, 2, 0) + win_share(RED, s, 2, 1) == pytest.approx(1.0)


def test_having_won_is_wanted_more_than_points() -> None:
    s = played(2, 10**6)
    first = RED.places(s).index(1)
    assert prospects(RED, s, 2, first) == lead(RED, s, 2, first) + VICTORY
    assert prospects(RED, s, 2, 1 - first) == lead(RED, s, 2, 1 - first)


def test_at_the_end_who_won_counts_most_and_then_how_clearly() -> None:
    s = played(2, 10**6)
    first = RED.places(s).index(1)
    clear = win_share(RED, s, 2, first)
    assert clear > WINNING
    assert win_share(RED, s, 2, 1 - first) < 1.0 - WINNING
    rival = 1 - first
    while s.track(rival) < s.track(first) and RED.places(s)[first] == 1:
        narrow = win_share(RED, s, 2, first)
        assert WINNING < narrow <= clear
        s.set_track(rival, s.track(rival) + 1)


def test_a_lead_says_more_the_nearer_the_end_of_the_red_cathedral_is() -> None:
    """Six finished sections of one player bring the last round (RC-11.1)."""
    s = played(2, 0)
    said = [RED.sharpness(s)]
    for spot in range(RED_END_SECTIONS):
        s.set_banner(spot, 0)
        s.set_finished(spot, True)
        said.append(RED.sharpness(s))
    s.ender = 0
    said.append(RED.sharpness(s))
    assert said == sorted(said)
    assert said[0] < said[RED_END_SECTIONS - 1] < said[-1]


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
