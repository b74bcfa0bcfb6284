"""Moves are judged by what their mover could know, and only sure losses are marked."""

import pytest

from stavitel.analysis import analysed, errors_of
from stavitel.engine.core import Actions, State, advance, settle
from stavitel.engine.errors import StavitelError
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players.advice import Adviser, Weighed, ahead, mean, standard_error
from stavitel.players.base import Seen
from stavitel.players.chance import draw
from stavitel.players.worth import worth_of

from .games import GIVEN_AWAY, WON, ended_with


def test_the_move_that_gives_the_game_away_is_marked() -> None:
    record = ended_with(GIVEN_AWAY)
    first = errors_of(record)[0]
    write = record.game.verbs.write
    assert (first.move, first.seat, first.mark) == (3, 0, "??")
    assert write(first.better) == WON[2] != write(first.played)
    assert first.loss - 2 * first.error > 0.15


def test_the_move_that_wins_is_not() -> None:
    assert errors_of(ended_with(WON)) == []


def test_an_unfinished_game_is_not_analysed() -> None:
    record = ended_with(WON)
    with pytest.raises(StavitelError, match="expected a game that is over"):
        analysed(record.prefix(1))


def test_a_difference_is_surer_than_the_shares() -> None:
    """Options are tried in the same worlds, so what all of them suffer does not count."""
    better, other = Weighed(1), Weighed(2)
    better.shares, other.shares = [0.9, 0.4, 0.6], [0.8, 0.3, 0.5]
    assert mean(ahead(better, other)) == pytest.approx(0.1)
    assert standard_error(ahead(better, other)) == pytest.approx(0.0, abs=1e-9)
    assert standard_error(better.shares) == pytest.approx(0.1453, abs=1e-4)
    assert standard_error([0.5]) == 1.0  # once is never


def middle(id: str) -> State:
    """A choice in the middle of a random game, with something hidden."""
    g, rng, out = game(id), Rng(3), Actions()
    s = g.start(2, g.variants[-1], {})
    settle(s)
    for _ in range(60):
        if s.stack[-1].asks < 0:
            advance(s, draw(s, rng, out))
        else:
            s.stack[-1].options(s, out)
            advance(s, out.items[rng.below(out.count)])
    s.stack[-1].options(s, out)
    while s.stack[-1].asks < 0 or out.count < 2:
        advance(s, draw(s, rng, out) if s.stack[-1].asks < 0 else out.items[0])
        s.stack[-1].options(s, out)
    return s


@pytest.mark.slow  # a minute and a half in plain Python
@pytest.mark.parametrize("id", GAMES)
def test_advice_is_the_same_in_worlds_the_seat_cannot_tell_apart(id: str) -> None:
    g, s = game(id), middle(id)
    seat = int(s.stack[-1].asks)
    worlds = (s, g.imagine(s, seat, Rng(1)), g.imagine(s, seat, Rng(2)))
    drawn = [g.imagine(world, seat, Rng(7)).numbers() for world in worlds]
    assert drawn[0] == drawn[1] == drawn[2]
    told = [advice_in(id, world, seat) for world in worlds]
    for other in told[1:]:
        assert other.keys() == told[0].keys()
        assert list(other.values()) == pytest.approx(list(told[0].values()), abs=1e-9)


def advice_in(id: str, world: State, seat: int) -> dict[int, float]:
    """The share every option promises."""
    g = game(id)
    adviser = Adviser(worth_of(g, 2, g.variants[-1]), Seen(g, world, seat), Rng(7))
    race = sorted(adviser.first_sight(), key=lambda option: option.action)[:4]
    for _ in range(3):
        adviser.weigh(race)
    return {int(option.action): option.share() for option in race}
