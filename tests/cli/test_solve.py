"""`stavitel solve` and `stavitel play --position` with scenarios."""

import signal
import subprocess
import time
from pathlib import Path

import pytest

from stavitel import Match
from stavitel.games import GAMES, folder_text
from stavitel.texts import LANGUAGES

from .running import assert_refused, command, environment, run

INTERRUPTED = 130
OVER = 'game = "caylus"\nformat = 2\nphase = "game_end"\n'


def puzzle(tmp_path: Path, id: str) -> Path:
    file = tmp_path / f"{id}.toml"
    file.write_text(run("scenario", "--puzzle", id).stdout, "utf-8")
    return file


def test_a_puzzle_is_printed_solved_and_told_with_what_is_certain(tmp_path: Path) -> None:
    file = puzzle(tmp_path, "caylus")
    assert file.read_text("utf-8") == folder_text("caylus_magna_carta", "puzzle.toml")
    told = run("solve", file).stdout
    assert told.startswith("Red to move. The best line:\n  red: move_provost -2")
    assert "Red wins. Lead in points: +2" in told
    assert "Proven: every course was followed to the end of the game" in told
    assert "All cards count as open." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_it_in_its_own_words(lang: str, tmp_path: Path) -> None:
    file = puzzle(tmp_path, "caylus")
    told = run("solve", file, "--lang", lang).stdout
    assert ("Proven" in told) == (lang == "en")
    assert told.count("\n") >= 7
    few = run("solve", file, "--lang", lang, "--positions", 60).stdout
    assert ("Not proven" in few) == (lang == "en") and few != told


def test_what_cannot_be_solved_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "over.toml"
    file.write_text(OVER)
    assert "the game is over" in assert_refused(run("solve", file))
    assert "hra už skončila" in assert_refused(run("solve", file, STAVITEL_LANG="cs"))
    file.write_text('game = "caylus"\nseats = 9\n')
    assert "line 2" in assert_refused(run("solve", file))
    assert "no such file" in assert_refused(run("solve", tmp_path / "none.toml"))
    good = puzzle(tmp_path, "caylus")
    assert "first look" in assert_refused(run("solve", good, "--positions", 2))


def test_ctrl_c_ends_the_search_with_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_text('game = "pillars"\nformat = 2\nround = 2\nphase = "builders"\ndrawn = "blue"\n')
    process = subprocess.Popen(
        command("solve", file, "--positions", 100_000_000), env=environment(),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED
    assert err == b""
    assert b"Not proven" in out or out == b""


@pytest.mark.parametrize("id", GAMES)
def test_a_scenario_can_be_played(id: str, tmp_path: Path) -> None:
    file, kept = puzzle(tmp_path, id), tmp_path / "game.stav"
    result = run("play", "--position", file, "--save", kept, input="1\nq\n")
    assert result.exit_code == 0, result.stderr
    match = Match.load(kept)
    assert match.game.id == id and match.moves > 0
