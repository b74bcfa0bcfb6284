"""Weights of `evaluate` are tuned by play: whoever plays better is moved towards."""

import subprocess
import sys

import pytest

from stavitel.arena.playing import Terms
from stavitel.arena.tuning import success, tune
from stavitel.players.weighing import Weighing

pytestmark = pytest.mark.slow  # some forty games

TABLES = [Terms("catan_duel", 2, "intro"), Terms("red_cathedral", 2)]


def names(terms: Terms) -> str:
    return terms.game


@pytest.mark.parametrize("terms", TABLES, ids=names)
def test_two_sets_of_weights_meet_in_both_seats_of_the_same_deal(terms: Terms) -> None:
    weighing = Weighing(terms.game)
    own = weighing.read()
    other = [0.5 * value for value in own]
    won = success(terms, weighing, [own, other], 0, seed=3)
    lost = success(terms, weighing, [other, own], 0, seed=3)
    weighing.lay(own)
    assert won == pytest.approx(-lost)
    assert success(terms, weighing, [own, own], 0, seed=4) == pytest.approx(0.0)


@pytest.mark.parametrize("terms", TABLES, ids=names)
def test_whoever_wants_the_opposite_loses(terms: Terms) -> None:
    weighing = Weighing(terms.game)
    own = weighing.read()
    contrary = [-value for value in own]
    won = sum([success(terms, weighing, [own, contrary], 0, seed) for seed in range(2)])
    weighing.lay(own)
    assert won > 1.0


@pytest.mark.parametrize("terms", TABLES, ids=names)
def test_tuning_tells_new_weights_and_leaves_evaluate_its_own(terms: Terms) -> None:
    weighing = Weighing(terms.game)
    own = weighing.read()
    told = tune([terms], 0, seed=1, steps=2, minutes=10.0)
    assert weighing.read() == own
    lines = dict(line.split(" = ") for line in told.splitlines())
    assert len(lines) == len(own)
    assert [float(value) for value in lines.values()] != pytest.approx(own, abs=0.0005)
    assert told == tune([terms], 0, seed=1, steps=2, minutes=10.0)


def test_a_search_can_be_tuned_too() -> None:
    assert tune(TABLES[:1], 2, seed=1, steps=1, minutes=10.0).count(" = ") > 40


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (["pillars"], "pillars: expected a game whose evaluate has WEIGHTS"),
        (["chess"], "expected a game called"),
        (["catan_duel", "--variants", "intro,gould"], "expected variant intro or gold"),
    ],
)
def test_what_cannot_be_tuned_is_refused_in_one_sentence(asked: list[str], answer: str) -> None:
    call = [sys.executable, "-m", "stavitel.arena.tuning", *asked]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert answer in done.stderr and "Traceback" not in done.stderr
