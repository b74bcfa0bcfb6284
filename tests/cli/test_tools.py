"""The commands for files and numbers: games, check, scenario, perft, bench."""

import json
from pathlib import Path

import pytest

from stavitel import LANGUAGES, game
from stavitel.cli.console import make_console
from stavitel.components import sources
from stavitel.engine.core import settle
from stavitel.perft import perft
from stavitel.typography import typeset

from .running import GAME, assert_refused, run, script, spread


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_all_that_can_be_chosen(lang: str) -> None:
    result = run("games", "--lang", lang)
    assert result.exit_code == 0
    for word in [GAME, "--variant beginner", "--switch lawyer_occupied=forbidden"]:
        assert word in result.stdout
    assert "catan_duel  2 " in result.stdout, "a game for two is not one for 2–2 players"


def test_every_component_has_a_source() -> None:
    output = run("games", "caylus", "--sources", COLUMNS="200").stdout
    for entry, source, _ in sources(game(GAME)):
        (line,) = [line for line in output.splitlines() if line.startswith(f"{entry} ")]
        marks = {"rulebook": "✓", "public": "○", "reconstructed": "!"}
        assert marks[source] in line


def test_own_numbers_are_marked(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[[player_building]]\nid = "bank"\npoints = 4\n')
    output = run("games", "--sources", "--components", file).stdout
    (bank,) = [line for line in output.splitlines() if "building bank" in line]
    assert "* your own numbers" in bank


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_printed(lang: str) -> None:
    output = run("games", "--rules", "--lang", lang).stdout
    assert "**CMC-5.20**" in output


def test_check_tells_what_each_file_is(tmp_path: Path) -> None:
    record, position = tmp_path / "a.stav", tmp_path / "b.toml"
    cards, bad, template = tmp_path / "c.toml", tmp_path / "d.toml", tmp_path / "e.toml"
    _, match = script(["random", "random"], 1, spread)
    match.save(record)
    position.write_text('game = "caylus_magna_carta"\n')
    cards.write_text('[[player_building]]\nid = "bank"\npoints = 4\n')
    bad.write_text('game = "caylus_magna_carta"\n[red]\nworkers = 9\n[green]\nworkers = 9\n')
    template.write_text(run("scenario", "--template", "caylus").stdout)
    result = run("check", record, position, cards, template)
    assert result.exit_code == 0
    kinds = [line.split(": ")[1].split()[0].strip(",") for line in result.stdout.splitlines()]
    assert kinds == ["record", "position", "components", "scenario"]
    mixed = run("check", bad, position)
    assert mixed.exit_code == 2
    assert len(mixed.stdout.splitlines()) == len(mixed.stderr.splitlines()) == 1


def test_the_template_is_a_scenario_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("scenario", "--template", "caylus").stdout)
    result = run("scenario", file)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("ok ")


def test_scenarios_fail_with_1_and_break_with_2(tmp_path: Path) -> None:
    good, failing, broken = (tmp_path / f"{name}.toml" for name in ("good", "failing", "broken"))
    text = run("scenario", "--template", "caylus").stdout
    good.write_text(text)
    failing.write_text(text.replace("red = 18", "red = 99"))
    broken.write_text(text.replace("green: place_worker 4", "green: fly 3"))
    failed = run("scenario", good, failing)
    assert failed.exit_code == 1
    assert "expected 99; got 18" in failed.stdout
    worst = run("scenario", failing, broken, good)
    assert worst.exit_code == 2
    assert "fly" in worst.stderr and worst.stderr.count("\n") == 1
    assert worst.stdout.count("ok ") == 1
    assert_refused(run("scenario"))
    assert_refused(run("scenario", "--template", "chess"))


def test_perft_counts_from_a_game_and_from_files(tmp_path: Path) -> None:
    s = game(GAME).start(2, "standard", {})
    settle(s)
    output = run("perft", "caylus", "--depth", 2, "--seats", 2).stdout
    assert [line.split()[:2] for line in output.splitlines()[1:]] == [
        ["1", str(perft(game(GAME), s, 1))],
        ["2", str(perft(game(GAME), s, 2))],
    ]
    position = tmp_path / "position.toml"
    position.write_text('game = "caylus_magna_carta"\n[red]\ndeniers = 2\n')
    divided = run("perft", position, "--depth", 2, "--divide").stdout
    counts = {" ".join(line.split()[:-1]): line.split()[-1] for line in divided.splitlines()[1:]}
    assert "pass" in counts and "place_worker 1" in counts
    total = run("perft", position, "--depth", 2).stdout.splitlines()[-1].split()[1]
    assert sum(map(int, counts.values())) == int(total)


@pytest.mark.parametrize("args", [("--depth", 0), ("--seats", 9), ("--variant", "x")])
def test_perft_refuses_what_cannot_be_counted(args: tuple[object, ...]) -> None:
    assert_refused(run("perft", "caylus", *args))


def test_bench_measures_every_game() -> None:
    report = json.loads(run("bench", "--json", "--seconds", 0.05).stdout)
    measured = report["games"][GAME]
    wanted = ["decisions_per_s", "interpreted_decisions_per_s", "copy_us", "deepcopy_us"]
    assert all(measured[key] > 0 for key in [*wanted, "game_kilobytes"])
    assert "peers" not in report
    assert measured["game_kilobytes"] < 200


@pytest.mark.slow
def test_bench_is_a_table_for_people() -> None:
    result = run("bench", "--seconds", 0.05)
    assert result.exit_code == 0
    assert "of copy.deepcopy" in result.stdout


def test_lines_keep_numbers_with_their_nouns_and_hold_ordinary_spaces(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line is not broken between 2 and bricks; what is printed can be searched and copied."""
    monkeypatch.setenv("COLUMNS", "12")
    make_console().print(typeset("You get 2 bricks and 3 wool.", "en"))
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines == ["You get", "2 bricks and", "3 wool."]
