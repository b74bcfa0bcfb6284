"""Contests at the command line: sets of rotations, intervals, a test that stops, controls."""

import json

import pytest

from stavitel.arena.playing import WIN, Terms
from stavitel.arena.sets import Pairing, SetsAsked, play_sets
from stavitel.fault_words import catalogue
from stavitel.texts import LANGUAGES

from .running import assert_refused, run

TOWER = ("--game", "template", "--jobs", 1, "--seed", 5)


def contest(*args: object) -> dict[str, object]:
    result = run("arena", "--json", *args)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert isinstance(report, dict)
    return report


def test_every_two_players_meet_in_all_seats() -> None:
    report = contest("search:8", "greedy", "random", "--games", 7, *TOWER)
    matches = report["matches"]
    assert isinstance(matches, list)
    pairs = [(row["candidate"], row["base"]) for row in matches]
    assert pairs == [("search:8", "greedy"), ("search:8", "random"), ("greedy", "random")]
    assert all((row["sets"], row["games"], row["even"]) == (4, 8, 0.5) for row in matches)
    assert report["games"] == 24 and report["faults"] == 0
    elo = report["elo"]
    assert isinstance(elo, list)
    assert [row["player"] for row in elo] == ["search:8", "greedy", "random"]
    assert elo[-1]["elo"] == 0
    assert all(row["low"] <= row["elo"] <= row["high"] for row in elo)


def test_with_four_seats_one_meets_three_copies() -> None:
    report = contest("greedy", "random", "--games", 8, "--seats", 4, *TOWER)
    matches = report["matches"]
    assert isinstance(matches, list)
    (row,) = matches
    assert (row["sets"], row["games"], row["even"]) == (2, 8, 0.25)
    pace = report["pace"]
    assert isinstance(pace, list)
    assert {row["player"] for row in pace} == {"greedy", "random"}
    assert all(0 < row["mean_ms"] <= row["slowest_ms"] for row in pace)


def test_a_set_is_one_deal_in_all_seats() -> None:
    """Everything that chance lays out at the start is the same in all games of a set."""
    asked = SetsAsked(Terms("template", 3), 9, Pairing(0, "random", "random"), range(2))
    first, second = play_sets(asked)
    assert (first.deal, second.deal) == (0, 1)
    for one in (first, second):
        assert not one.faults
        assert sum(one.by_seat) == 3 * WIN
        assert 0 <= one.share <= 1 and len(one.wins) == 3


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    args = ("search:4", "random", "--games", 60, "--game", "template", "--sprt", 0, 400)
    one, two = (contest(*args, "--seed", 3, "--jobs", jobs) for jobs in (1, 2))
    for report in (one, two):
        del report["seconds"], report["pace"]
    assert one == two


def test_a_test_stops_as_soon_as_it_is_decided() -> None:
    report = contest("greedy", "random", "--games", 2000, "--sprt", 0, 100, *TOWER)
    sprt = report["sprt"]
    assert isinstance(sprt, dict)
    assert sprt["answer"] == "keep" and sprt["sets"] < 200
    assert report["games"] == 2 * sprt["sets"]


def test_controls_are_built_in() -> None:
    report = contest("greedy", "--controls", "--games", 40, *TOWER)
    controls = report["controls"]
    assert isinstance(controls, dict)
    assert controls["mirror"]["candidate"] == controls["mirror"]["base"] == "greedy"
    assert controls["mirror"]["as_expected"]
    assert controls["against_random"]["base"] == "random"
    seats = controls["seat_advantage"]
    assert len(seats) == 2
    assert sum(row["win_share"] for row in seats) == pytest.approx(1, abs=0.001)


def test_a_mirror_match_is_no_foregone_conclusion() -> None:
    """A player against itself plays other games in other seats: sets are not all even."""
    asked = SetsAsked(Terms("template", 2), 4, Pairing(0, "random", "random"), range(30))
    assert {one.share for one in play_sets(asked)} > {0.0, 1.0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_are_for_people(lang: str) -> None:
    args = ("greedy", "random", "--games", 4, "--controls", "--sprt", -50, 50, *TOWER)
    result = run("arena", *args, "--lang", lang)
    assert result.exit_code == 0 and result.stderr == ""
    said = catalogue(lang)
    for head in ("head-candidate", "head-elo", "head-p99_ms", "arena-expected"):
        assert said[head] in result.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("greedy",),
        ("greedy", "greedy"),
        ("greedy", "god"),
        ("greedy", "random", "--games", 0),
        ("greedy", "random", "--seats", 1),
        ("greedy", "random", "--seats", 9),
        ("greedy", "random", "--game", "chess"),
        ("greedy", "random", "--sprt", 20, 0),
        ("greedy", "random", "search:3", "--sprt", 0, 20),
        ("human", "random"),
    ],
)
def test_what_is_no_contest_is_refused(args: tuple[object, ...]) -> None:
    assert_refused(run("arena", *args))
