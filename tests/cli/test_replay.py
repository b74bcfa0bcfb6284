"""Recorded games again: log, table, steps, positions, cuts."""

from pathlib import Path

import pytest

from stavitel import Match, load_position
from stavitel.fingerprint import exact_mark

from .running import assert_refused, run, script, spread


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.stav"
    _, match = script(["random", "random"], 1, spread)
    match.save(path)
    return path


def test_the_log_is_printed_with_move_numbers(file: Path) -> None:
    result = run("replay", file)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("    1  ")
    assert "    2  " in result.stdout and "Round 1" in result.stdout
    assert "Total" in result.stdout


def test_a_seat_sees_its_own_cards_only(file: Path) -> None:
    everything = run("replay", file).stdout
    red = run("replay", file, "--seat", "red").stdout
    assert "draws a card" not in everything
    assert "Green draws a card" in red
    assert "Red draws a card" not in red


def test_the_table_at_a_move(file: Path) -> None:
    result = run("replay", file, "--move", 60, "--lang", "cs", "--seat", "green")
    total = len(Match.load(file).record.actions)
    assert f"Tah 60 z {total}" in result.stdout
    assert "Karty v ruce" in result.stdout
    assert "Karty v ruce" not in run("replay", file, "--move", 60, "--lang", "cs").stdout


def test_steps_go_forth_and_back(file: Path) -> None:
    total = len(Match.load(file).record.actions)
    output = run("replay", file, "--step", input="\n\nb\n30\nx\n99999\nt\nq\n").stdout
    shown = [line.split()[1] for line in output.splitlines() if line.startswith("Move ")]
    assert shown == ["0", "1", "2", "1", "30", "30"]
    assert output.count(f"from 0 to {total}") == 2
    assert run("replay", file, "--step", input="").exit_code == 0


def test_a_position_on_the_way_loads_again(file: Path, tmp_path: Path) -> None:
    record = Match.load(file).record
    for move in (0, 20, 77, len(record.actions)):
        text = run("replay", file, "--move", move, "--position").stdout
        target = tmp_path / f"{move}.toml"
        target.write_text(text)
        _, s = load_position(target)
        assert exact_mark(s) == exact_mark(record.replay(move))


def test_a_record_is_cut(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "half.stav"
    assert run("replay", file, "--cut", 50, "-o", target).exit_code == 0
    assert run("check", target).exit_code == 0
    assert "exists" in assert_refused(run("replay", file, "--cut", 40, "-o", target))
    assert "-o" in assert_refused(run("replay", file, "--cut", 40))


@pytest.mark.parametrize(
    "args", [("--move", 99999), ("--move", -1), ("--cut", 99999, "-o", "x"), ("--seat", "blue")]
)
def test_what_is_not_in_the_record_is_refused(args: tuple[object, ...], file: Path) -> None:
    assert_refused(run("replay", file, *args))
