"""Every scenario file below this folder holds; the examples of each game are all there."""

import re
from pathlib import Path

import pytest

from stavitel.games import GAMES, folder_text
from stavitel.scenario import load_scenario, read_scenario, run_scenario

from ..games.facts import facts

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))

SMALL = """\
game = "caylus_magna_carta"

[position]
seats = 2
red = { deniers = 2, hand = ["market"] }
green = { gold = 3 }
road = [{ card = "bank", owner = "green", worker = "red" }]

[[step]]
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scenario(path: Path) -> None:
    outcome = run_scenario(load_scenario(path))
    assert outcome.failures == []
    assert outcome.checked > 0


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_scenario_has_a_title_and_names_rules_of_its_game(path: Path) -> None:
    scenario = load_scenario(path)
    rules = re.findall(
        r"\*\*((?:[A-Z]+-)?[R\d][\d.]*[a-z]?)\*\*", folder_text(scenario.game.id, "rules/en.md")
    )
    assert scenario.title
    assert scenario.rules
    assert [rule for rule in scenario.rules if rule not in rules] == []
    assert scenario.game.id == path.parent.name


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_a_scenario(game: str) -> None:
    """`ex-06a-moving-the-provost.toml` is a case of example EX-06."""
    found = {re.match(r"[a-z]+-\d+", path.stem) for path in FILES if path.parent.name == game}
    assert sorted({name[0] for name in found if name}) == sorted(facts(game).examples)


@pytest.mark.parametrize(
    ("right", "wrong", "failure"),
    [
        (
            'waiting = "red: player_turn"',
            'waiting = "green: player_turn"',
            "waiting: expected 'green: player_turn'; got 'red: player_turn'",
        ),
        ('waiting = "red"', 'waiting = "nobody"', "waiting: expected 'nobody'; got 'red'"),
        (
            'legal = ["pass", "draw_card", "exchange_hand", "place_worker 0", "place_worker 1"]',
            'legal = ["pass"]',
            "legal: offered and not expected: "
            "draw_card; exchange_hand; place_worker 0; place_worker 1",
        ),
        (
            'offers = ["draw_card", "pass"]',
            'offers = ["draw_card", "build market"]',
            "offers build market: expected 'it is offered'; got 'it is not'",
        ),
        (
            'refuses = { "build market" = "cost_not_covered" }',
            'refuses = { "build market" = "not_in_hand" }',
            "refuses build market: expected 'not_in_hand'; got 'cost_not_covered'",
        ),
        (
            'refuses = { "build market" = "cost_not_covered" }',
            'refuses = { "pass" = "not_now" }',
            "refuses pass: expected 'not_now'; got 'it is possible'",
        ),
        (
            'refuses = ["build market", "place_worker 2"]',
            'refuses = ["place_worker 1"]',
            "refuses place_worker 1: expected 'it is refused'; got 'it is possible'",
        ),
        (
            "view.players.red.deniers = 2",
            "view.players.red.deniers = 3",
            "view players.red.deniers: expected 3; got 2",
        ),
        (
            'view = { "road.2.worker" = "red", "road.1.worker" = "none" }',
            'view = { "road.2.worker" = "none" }',
            "view road.2.worker: expected 'none'; got 'red'",
        ),
        ("view.road.count = 3", "view.road.count = 4", "view road.count: expected 4; got 3"),
        (
            "view.road.2.residence = false",
            "view.road.2.residence = 0",
            "view road.2.residence: expected 0; got false",
        ),
        ("view.bridge = []", 'view.bridge = ["red"]', "view bridge: expected red; got nothing"),
        (
            'seen_by = "red"\nview.hand = ["market"]',
            'seen_by = "green"\nview.hand = ["market"]',
            "view hand: expected market; got nothing",
        ),
        ("over = false", "over = true", "over: expected true; got false"),
        (
            "scores = { red = 0, green = 6 }",
            "scores = { red = 0, green = 7 }",
            "scores green: expected 7; got 6",
        ),
        (
            'winners = ["green"]',
            'winners = ["red", "green"]',
            "winners: expected green; red; got green",
        ),
    ],
)
def test_a_wrong_expectation_fails(right: str, wrong: str, failure: str) -> None:
    holds = run_scenario(read_scenario(SMALL + right, "small.toml"))
    fails = run_scenario(read_scenario(SMALL + wrong, "small.toml"))
    line = SMALL.count("\n") + 1 + wrong.count("\n")
    assert holds.failures == []
    assert fails.failures == [f"small.toml, line {line}: {failure}"]


def test_all_failures_are_told_each_with_its_line() -> None:
    text = (
        SMALL + 'over = true\n\n[step.view]\nround = 2\nphase = "castle"\n\n[[step]]\nover = true\n'
    )
    assert run_scenario(read_scenario(text, "small.toml")).failures == [
        "small.toml, line 13: view round: expected 2; got 1",
        "small.toml, line 14: view phase: expected 'castle'; got 'actions'",
        "small.toml, line 10: over: expected true; got false",
        "small.toml, line 17: over: expected true; got false",
    ]
