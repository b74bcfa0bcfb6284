"""Puzzles: only moments with one answer, as files that hold nothing but what one could know."""

from pathlib import Path

import pytest

from stavitel.analysis.puzzles import AHEAD, puzzles_of
from stavitel.scenario import read_scenario, run_scenario
from stavitel.texts import LANGUAGES

from ..cli.running import assert_refused, run
from .games import GIVEN_AWAY, WON, ended_with


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "game.stav"
    file.write_text(ended_with(GIVEN_AWAY).to_text(), "utf-8")
    return file


def test_the_move_that_wins_is_a_puzzle() -> None:
    record = ended_with(GIVEN_AWAY)
    last = next(puzzle for puzzle in puzzles_of(record) if puzzle.move == 2)
    assert record.game.verbs.write(last.best) == WON[2]
    assert last.ahead - 2 * last.error >= AHEAD


def test_a_puzzle_is_a_scenario_whose_step_is_the_answer() -> None:
    for puzzle in puzzles_of(ended_with(GIVEN_AWAY)):
        scenario = read_scenario(puzzle.text())
        assert run_scenario(scenario).failures == []
        assert puzzle.record.game.verbs.write(puzzle.best) in puzzle.text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_listed_in_every_language(kept: Path, lang: str) -> None:
    result = run("puzzles", kept, "--lang", lang)
    assert result.exit_code == 0
    assert str(len(puzzles_of(ended_with(GIVEN_AWAY)))) in result.stdout.splitlines()[-1]


def test_files_are_written_that_can_be_run(kept: Path, tmp_path: Path) -> None:
    folder = tmp_path / "puzzles"
    assert run("puzzles", kept, "-o", folder).exit_code == 0
    written = sorted(folder.iterdir())
    assert "game-2.toml" in [path.name for path in written]
    assert run("scenario", *written).exit_code == 0
    assert "expected a folder" in assert_refused(run("puzzles", kept, "-o", kept))
