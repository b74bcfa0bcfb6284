"""Files that cannot be used: one sentence, code 2, no traceback, and the file stays as it was."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stavitel import Match

from .running import GAME, assert_refused, run, script, shell, spread

POSITION = 'game = "caylus_magna_carta"\n'
COMMANDS: dict[str, list[str]] = {
    "replay": [],
    "check": [],
    "play": ["--resume"],
}


@pytest.fixture(scope="module")
def record() -> str:
    _, match = script(["random", "random"], 1, spread)
    return match.record.to_text()


def changed(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


def acted(text: str, words: str) -> str:
    """The record in which the first seat to take a turn does something else."""
    line = first_turn(text)
    who = text.split("\n")[line - 1].partition(":")[0]
    return changed(text, line, f"{who}: {words}")


def first_turn(text: str) -> int:
    """The line of the first action in the second phase of a game."""
    lines = text.split("\n")
    chosen = [n for n, line in enumerate(lines, 1) if line.startswith(("red: ", "green: "))]
    return chosen[2]


DAMAGES: dict[str, tuple[Callable[[str], str], str]] = {
    "another first line": (lambda text: changed(text, 1, "stavitel record 9"), "line 1"),
    "unknown header": (lambda text: changed(text, 2, "gaem: x"), "line 2"),
    "unknown game": (lambda text: changed(text, 2, "game: chess"), "line 2"),
    "other rules": (lambda text: changed(text, 3, "rules: 99"), "line 3"),
    "other cards": (lambda text: changed(text, 4, "components: 0123"), "line 4"),
    "unknown variant": (lambda text: changed(text, 5, "variant: expert"), "variant"),
    "seats out of range": (lambda text: changed(text, 6, "seats: 99999999999"), "seats"),
    "no seats": (lambda text: changed(text, 6, "seats: many"), "seats"),
    "unknown verb": (lambda text: acted(text, "fly 3"), "fly"),
    "a number out of range": (
        lambda text: acted(text, "place_worker 100"),
        "from 1 to 52",
    ),
    "not an action": (lambda text: changed(text, first_turn(text), "red"), "expected"),
    "another seat": (lambda text: changed(text, first_turn(text), "blue: pass"), "blue"),
    "a missing line": (
        lambda text: "\n".join(text.split("\n")[:40] + text.split("\n")[41:]),
        "line",
    ),
    "another end": (
        lambda text: changed(text, text.count("\n"), "end: p1-0000000000000000"),
        "end: expected",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_damaged_record(name: str, damage: str, record: str, tmp_path: Path) -> None:
    break_it, word = DAMAGES[damage]
    file = tmp_path / "game.stav"
    file.write_text(break_it(record))
    sentence = assert_refused(run(name, *COMMANDS[name], file))
    assert str(file) in sentence and word in sentence
    assert file.read_text() == break_it(record)


CONTENTS = {
    "empty": b"",
    "blank": b"\n \n",
    "binary": b"\x00\x01\xff\xfe" * 99,
    "latin": b"\xe9t\xe9",
}
CALLS = [
    "play --resume",
    "play --position",
    "play --components",
    "replay",
    "check",
    "check --components-of caylus",
    "scenario",
    "perft",
    "simulate caylus --games 2 --components",
    "games --components",
]


@pytest.mark.parametrize("content", [*CONTENTS, "missing", "folder"])
@pytest.mark.parametrize("call", CALLS)
def test_a_file_that_is_none(call: str, content: str, tmp_path: Path) -> None:
    file = tmp_path / "some.file"
    if content == "folder":
        file.mkdir()
    elif content != "missing":
        file.write_bytes(CONTENTS[content])
    sentence = assert_refused(run(*call.split(), file))
    assert str(file) in sentence
    assert content in ("missing", "folder") or file.read_bytes() == CONTENTS[content]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("seats = 9", ["line 2", "seats", "from 2 to 4"]),
        ("colour = 1", ["line 2", "colour"]),
        ("seats = ", ["line 2"]),
        ('phase = "lunch"', ["line 2", "phase", "lunch"]),
        ("provost = 40", ["line 2", "provost"]),
        ("[red]\nhand = ['market']\ndiscard = ['market']", ["market"]),
        ("[red]\nworkers = 9\n[green]\nworkers = 9", ["red", "green"]),
        ("[castle]\npalace = 99", ["palace"]),
        ('pending = ["nonsense 1"]', ["pending", "nonsense"]),
    ],
)
def test_an_impossible_position(text: str, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION + text)
    for args in (["check"], ["play", "--position"], ["perft"]):
        sentence = assert_refused(run(*args, file))
        assert all(word in sentence for word in [str(file), *words])
    assert file.read_text() == POSITION + text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[player_building]]\nid = 'castle'", ["line 2", "castle"]),
        ("[[player_building]]\nid = 'bank'\npoints = 'many'", ["line 3", "points"]),
        ("[[player_building]]\nid = 'bank'\npoints = -999999999", ["points"]),
        ("[[player_building]]\nid = 'bank'\ncost = { wool = 1 }", ["wool"]),
        ("[moon]\nx = 1", ["moon"]),
    ],
)
def test_wrong_components(text: str, words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text)
    for args in (["check", "--components-of", "caylus"], ["play", "--components"]):
        sentence = assert_refused(run(*args, file))
        assert all(word in sentence for word in [str(file), *words])
    assert file.read_text() == text


def test_a_process_of_its_own_says_the_same(tmp_path: Path, record: str) -> None:
    file = tmp_path / "game.stav"
    file.write_text(acted(record, "fly 3"))
    result = shell("replay", file)
    assert assert_refused(result) == run("replay", file).stderr.strip()


def test_a_game_that_is_over_can_be_looked_at_but_not_played_on(
    tmp_path: Path, record: str
) -> None:
    file = tmp_path / "game.stav"
    file.write_text(record)
    result = run("play", "--resume", file)
    assert result.exit_code == 0
    assert "Winner" in result.output
    assert Match.load(file).game.id == GAME
    assert file.read_text().splitlines()[8:] == record.splitlines()[8:]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["red_cathedral"], "GAME: expected caylus_magna_carta, as in the saved game"),
        (["--seats", "3"], "--seats: expected 2, as in the saved game; got 3"),
        (["--variant", "beginner"], "--variant: expected standard, as in the saved game"),
        (["--switch", "lawyer_occupied=x"], "--switch lawyer_occupied: expected"),
        (["--position", "p.toml"], "--position: expected without --resume and --continue"),
    ],
)
def test_a_saved_game_is_not_another_one(args: list[str], complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "game.stav"
    Match.start("caylus_magna_carta", seats=2, seed=1).save(file)
    assert complaint in assert_refused(run("play", "--resume", file, *args))
    assert complaint in assert_refused(
        run("play", "--continue", *args, STAVITEL_GAMES=str(tmp_path))
    )
    same = ["caylus", "--seats", "2", "--variant", "standard"]
    assert run("play", "--resume", file, *same, input="q\n").exit_code == 0
