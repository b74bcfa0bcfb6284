"""Shares of the win: one win in all, and of those said to be likely as many come true."""

import tomllib
from importlib.resources import files

import pytest

from stavitel.arena.playing import Terms
from stavitel.arena.worth import Fitting, calibration_error, kept_rows, said_and_won, solved
from stavitel.engine.core import settle
from stavitel.engine.rng import Rng
from stavitel.games import GAMES, game
from stavitel.players.advice import Adviser
from stavitel.players.base import Seen
from stavitel.players.judge import TrainedJudge
from stavitel.players.weights import QUICK, SHIPPED, WRITTEN, shipped_net
from stavitel.players.worth import FILE, NETS_FILE, rows_in, scale_of, shared, worth_of
from tests.players.test_features import KINDS, positions

ALLOWED = 0.05


@pytest.mark.parametrize("id", GAMES)
def test_every_table_that_is_fitted_was_right_in_games_held_out(id: str) -> None:
    g = game(id)
    rows = tomllib.loads(files("stavitel.games").joinpath(id, FILE).read_text("utf-8"))
    assert list(rows) == g.variants[: len(rows)]
    for variant in rows:
        assert list(rows[variant]) == [str(n) for n in range(g.min_seats, g.max_seats + 1)]
        for row in rows[variant].values():
            assert row["off"] <= ALLOWED


@pytest.mark.parametrize("id", GAMES)
def test_the_word_of_every_net_is_fitted_too(id: str) -> None:
    g = game(id)
    with_nets = {
        (variant, seats)
        for other, variant, seats in KINDS
        if other == id and shipped_net(id, g.table_kind(g.start(seats, variant, {}))) is not None
    }
    rows = rows_in(id, NETS_FILE)
    assert {(variant, int(seats)) for variant in rows for seats in rows[variant]} == with_nets
    assert all(row["off"] <= ALLOWED for kept in rows.values() for row in kept.values())


def test_people_are_told_what_the_strongest_player_thinks() -> None:
    """Hints and analyses judge by the net that ships, as the highest level does."""
    g = game("caylus_magna_carta")
    s = positions(g, "standard", 3)[0]
    adviser = Adviser(worth_of(g, 3, "standard"), Seen(g, s, s.stack[-1].asks), Rng(1))
    assert adviser.worth.weights == (SHIPPED if QUICK else WRITTEN)
    assert isinstance(adviser.judge_of(s), TrainedJudge) == QUICK
    assert worth_of(g, 3, "standard", WRITTEN).weights == WRITTEN


@pytest.mark.parametrize(("id", "variant", "seats"), KINDS)
def test_shares_and_points_come_to_a_whole_anywhere(id: str, variant: str, seats: int) -> None:
    g = game(id)
    for weights in (SHIPPED, WRITTEN):
        judge = worth_of(g, seats, variant, weights)
        for s in positions(g, variant, seats)[:6]:
            for begun in (False, True):
                shares, points = judge.shares(s, begun), judge.points(s, begun)
                assert sum(shares) == pytest.approx(1.0) and min(shares) >= 0.0
                assert all(-20 < each < 200 for each in points)


@pytest.mark.skipif(not QUICK, reason="interpreted, `evaluate` judges, and calms every position")
def test_a_turn_that_has_just_begun_is_not_played_through() -> None:
    """`calm` would play a whole round of it by habit; a net knows it as it is."""
    g = game("caylus_magna_carta")
    s = g.start(2, "standard", {})
    settle(s)
    judge = worth_of(g, 2, "standard")
    assert judge.shares(s, begun=True) == judge.at_rest(s, [0, 0])
    assert judge.shares(s) != judge.shares(s, begun=True)


def test_shares_hold_in_games_nobody_has_fitted() -> None:
    fitting = Fitting(Terms("caylus_magna_carta", 2), 24, seed=77)
    positions = [position for number in range(24) for position in fitting.play(number)]
    scale = scale_of("caylus_magna_carta", 2, "standard")
    # so few games leave much to chance; a judge without a clue would be off by 0.3
    assert calibration_error(said_and_won(scale, 2, positions)) < 0.15


@pytest.mark.parametrize("id", GAMES)
def test_a_new_game_is_everybodys(id: str) -> None:
    g = game(id)
    s = g.start(2, g.variants[0], {})
    settle(s)
    shares = worth_of(g, 2, g.variants[0]).shares(s)
    assert sum(shares) == pytest.approx(1.0)
    assert all(0.25 < share < 0.75 for share in shares)


def test_calibration_is_the_distance_between_what_was_said_and_what_came() -> None:
    assert calibration_error([(0.25, 0.0), (0.25, 1.0), (0.25, 0.0), (0.25, 0.0)]) == 0.0
    assert calibration_error([(0.9, 0.0), (0.1, 1.0)]) == pytest.approx(0.9)


def test_equal_promises_are_equal_shares() -> None:
    assert shared([2.0, 2.0]) == [0.5, 0.5]
    assert shared([0.0]) == [0.5]  # alone, against the game


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_the_rows_of_other_variants_are_kept_as_they_are() -> None:
    """`--variant` fits one and writes the others again."""
    text = files("stavitel.games").joinpath("catan_duel", FILE).read_text("utf-8")
    rows = kept_rows(text)
    assert list(rows)[:2] == ["intro.2", "gold.2"]
    assert "\n".join([text.split("\n[")[0], *rows.values()]) == text
