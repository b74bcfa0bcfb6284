"""Solving: the same value as a search that looks at everything, and puzzles that come out."""

import pytest

from stavitel.beginning import read_beginning
from stavitel.engine.core import CHANCE, State, options, waiting
from stavitel.engine.errors import BadPosition
from stavitel.engine.game import Game
from stavitel.games import GAMES, folder_text
from stavitel.perft import after
from stavitel.scenario import read_scenario, run_scenario
from stavitel.solve import Solution, solve

POSITIONS = 40_000


def solved(text: str, turns: int = 0, most: int = POSITIONS) -> tuple[Game, State, Solution]:
    rules, s = read_beginning(text)
    return rules, s, list(solve(rules, s, turns, most))[-1]


def everything(rules: Game, s: State, seat: int) -> tuple[float, float]:
    """Victory and lead by the rules of the search alone: no bounds, no order, no memory."""
    decision = waiting(s)
    if decision is None:
        scores, places = rules.scores(s), rules.places(s)
        shared = 1 / 2 if places.count(1) > 1 else 1
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (shared if places[seat] == 1 else 0), lead
    found = [everything(rules, after(s, action), seat) for action in options(s)]
    if decision.asks == CHANCE:
        weights = [int(decision.weight(s, action)) for action in options(s)]
        all = sum(weights)
        win = sum(w * one[0] for w, one in zip(weights, found, strict=True)) / all
        return win, sum(w * one[1] for w, one in zip(weights, found, strict=True)) / all
    return max(found) if decision.asks == seat else min(found)


@pytest.mark.parametrize("id", GAMES)
def test_the_puzzle_of_a_game_is_solved_and_its_solution_holds(id: str) -> None:
    text = folder_text(id, "puzzle.toml")
    rules, _, found = solved(text, turns=1 if id == "catan_duel" else 0)
    assert found.proven and found.win == 1
    scenario = read_scenario(text, "puzzle.toml")
    outcome = run_scenario(scenario)
    assert outcome.failures == [] and outcome.checked > 0
    told = [action for step in scenario.steps for action in step.actions]
    line = [f"{rules.seat_names[seat]}: {rules.verbs.write(action)}" for seat, action in found.line]
    assert [action for action in told if action in line] == told


def test_the_value_is_that_of_looking_at_everything() -> None:
    rules, s, found = solved(folder_text("caylus_magna_carta", "puzzle.toml"))
    assert (found.win, found.lead) == everything(rules, s, found.seat)


ENDS = """\
game = "caylus_magna_carta"
format = 2
[position]
round = 12
phase = "castle"
castle = { towers = 1 }
red = { food = 2, wood = 2, stone = 1, gold = 1, tokens = { palace = 3, towers = 3 } }
green = { food = 1, wood = 2, stone = 1, tokens = { palace = 2, walls = 4 } }
[[step]]
"""


@pytest.mark.parametrize("first", ["red", "green"])
def test_whoever_is_first_in_the_castle_is_solved_as_well(first: str) -> None:
    second = "green" if first == "red" else "red"
    text = ENDS.replace("round", f'bridge = ["{first}", "{second}"]\nround', 1)
    rules, s, found = solved(text)
    assert found.proven
    assert (found.win, found.lead) == everything(rules, s, found.seat)


def test_a_first_move_as_good_as_the_best_is_named() -> None:
    rules, s, found = solved(folder_text("caylus_magna_carta", "puzzle.toml"))
    equal = [found.line[0][1], *found.others]
    values = {a: everything(rules, after(s, a), found.seat) for a in options(s)}
    assert sorted(equal) == sorted(a for a in options(s) if values[a] == max(values.values()))


TOWER = """\
game = "template"
format = 2
[position]
tower = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]
red.hand = [4]
blue.hand = [2]
[[step]]
"""


def test_chance_counts_by_its_average() -> None:
    """Blocks 1 and 3 are in the bag: what is drawn decides how high the tower grows (TW-3.4)."""
    rules, s, found = solved(TOWER)
    assert found.proven
    assert [found.win, found.lead] == pytest.approx(everything(rules, s, found.seat))


def test_with_few_positions_nothing_is_proven() -> None:
    _, _, found = solved('game = "caylus"\nformat = 2\nred.deniers = 3\n', most=400)
    assert not found.proven and found.choices >= 1
    assert found.positions <= 400


def test_a_victory_is_found_where_there_is_no_time_to_compare() -> None:
    """Phase two: the first search runs out of positions, the second needs only one line."""
    text = folder_text("catan_duel", "puzzle.toml")
    _, _, found = solved(text, turns=1, most=6_000)
    assert found.proven and found.win == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game = "caylus"\n[start]\n[[step]]\n', "here chance does"),
        ('game = "caylus"\n[position]\nphase = "game_end"\n[[step]]\n', "the game is over"),
    ],
)
def test_somebody_must_be_asked(text: str, told: str) -> None:
    rules, s = read_beginning(text)
    with pytest.raises(BadPosition, match=told):
        list(solve(rules, s))
