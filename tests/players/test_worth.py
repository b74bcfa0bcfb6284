"""Shares of the win: one win in all, and of those said to be likely as many come true."""

import tomllib
from importlib.resources import files

import pytest

from stavitel.arena.playing import Terms
from stavitel.arena.worth import Fitting, calibration_error, kept_rows, said_and_won, solved
from stavitel.engine.core import settle
from stavitel.games import GAMES, game
from stavitel.players.worth import FILE, scale_of, shared, worth_of

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
