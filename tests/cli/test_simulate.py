"""Many games between computer players, as a table and as JSON."""

import json
from pathlib import Path

import pytest

from stavitel import Match
from stavitel.arena.simulation import margin_of_error

from .running import assert_refused, run

KEYS = {"games", "faults", "decisions", "seconds", "seats", "rounds_mean", "seed", "variant"}
SEAT_KEYS = {"seat", "player", "wins", "win_share", "win_share_95", "score_mean"}


def simulated(*args: object) -> dict[str, object]:
    result = run("simulate", "caylus", "--json", *args)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert isinstance(report, dict)
    return report


def test_json_has_what_people_ask_for() -> None:
    report = simulated("--games", 3, "--seats", 4, "--players", "random", "--seed", 1, "--jobs", 1)
    assert report.keys() >= KEYS
    assert report["games"] == 3 and report["faults"] == 0
    seats = report["seats"]
    assert isinstance(seats, list)
    assert len(seats) == 4
    assert all(row.keys() >= SEAT_KEYS for row in seats)
    assert sum(row["wins"] for row in seats) == pytest.approx(3, abs=0.01)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    args = ("--games", 8, "--players", "random,random,random", "--seed", 7)
    one, two = (simulated(*args, "--jobs", jobs) for jobs in (1, 2))
    for report in (one, two):
        del report["seconds"], report["decisions_per_s"]
    assert one == two


def test_who_won_all_games_may_still_lose_one() -> None:
    """The interval narrows with games, and never to nothing."""
    assert margin_of_error(50, 100) == pytest.approx(0.096, abs=0.001)
    assert margin_of_error(200, 200) == pytest.approx(0.0136, abs=0.0005)
    assert margin_of_error(0, 200) == pytest.approx(margin_of_error(200, 200))
    assert 0 < margin_of_error(2000, 2000) < margin_of_error(200, 200)


def test_the_table_is_for_people() -> None:
    args = ("--games", 2, "--players", "random,random", "--seed", 1, "--jobs", 1)
    result = run("simulate", "caylus", *args)
    assert result.exit_code == 0
    assert "2 games, seed 1" in result.stdout
    assert "share of wins" in result.stdout
    assert result.stderr == ""


def test_records_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    args = ("--games", 2, "--players", "random,random", "--seed", 3, "--jobs", 1, "--save", folder)
    simulated(*args)
    files = sorted(folder.iterdir())
    assert len(files) == 2
    assert all(Match.load(file).over for file in files)
    assert run("check", *files).exit_code == 0


@pytest.mark.parametrize(
    "args",
    [
        ("--games", 0),
        ("--games", "many"),
        ("--seats", 7),
        ("--players", "human,random"),
        ("--players", "random,random,random", "--seats", 2),
        ("--variant", "expert"),
        ("--switch", "x=y"),
        ("--jobs", 0),
    ],
)
def test_what_cannot_be_simulated_is_refused(args: tuple[object, ...]) -> None:
    assert_refused(run("simulate", "caylus", *args))
