"""Records of every version of the rules that was ever released: they open as long as we live.

They are never written again. Where our rules lead elsewhere they are recordings.
"""

from pathlib import Path

import pytest

from stavitel.engine.errors import BadRecord
from stavitel.fingerprint import Agreement
from stavitel.games import GAMES, game
from stavitel.match import Match
from stavitel.reading import Reading
from stavitel.record import open_record, read_record

from ..cli.running import run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/released/*/*.stav"))
BROKEN = {
    "catan_duel-1-before-rolling-gold": 6,
    "red_cathedral-1-greedy-2-seats": 50,
}
"""How many actions our rules allow of the games they lead elsewhere."""


def name(path: Path) -> str:
    return f"{path.parents[2].name}-{path.parent.name}-{path.stem}"


def opened(path: Path) -> Reading:
    return open_record(path.read_text("utf-8"), path.name)


every_release = pytest.mark.parametrize("path", FILES, ids=name)


def test_every_released_version_is_kept() -> None:
    kept = {(path.parents[2].name, int(path.parent.name)) for path in FILES}
    assert kept == {(id, n) for id in GAMES for n in range(1, game(id).version + 1)}


@every_release
def test_a_released_record_opens(path: Path) -> None:
    reading = opened(path)
    record = reading.record
    version = int(path.parent.name)
    assert (record.version or record.game.version) == version
    lines = path.read_text("utf-8").splitlines()
    assert len(record.actions) + len(reading.rest) == len(lines) - lines.index("") - 2
    if name(path) in BROKEN:
        assert len(record.actions) == BROKEN[name(path)]
        assert record.replay().stack
    else:
        assert reading.fault is None
        assert reading.rest == []
        assert record.replay().stack == []
        assert reading.agreement in (Agreement.SAME, Agreement.UNKNOWN)


@every_release
def test_a_released_record_is_told_with_its_version(path: Path) -> None:
    said = run("check", path)
    assert said.exit_code == 0
    assert f"rules {path.parent.name}" in said.stdout
    assert ("recording, " in said.stdout) == (name(path) in BROKEN)
    unchecked = opened(path).agreement is Agreement.UNKNOWN
    assert ("not compared" in said.stdout) == unchecked


@pytest.mark.parametrize("path", [path for path in FILES if name(path) in BROKEN], ids=name)
def test_a_recording_cannot_be_played_on(path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        Match.load(path)
    assert f"played by rules {path.parent.name}, a recording for ours" in str(refused.value)


def test_a_record_of_older_rules_that_ours_lead_to_its_end_keeps_its_version() -> None:
    path = HERE / "catan_duel" / "released" / "1" / "own-turn-intro.stav"
    record = read_record(path.read_text("utf-8"))
    kept = path.read_text("utf-8").splitlines()[:-1]
    assert record.to_text().splitlines()[:-1] == ["stavitel record 2", *kept[1:]]
    assert read_record(record.to_text()).version == 1


def test_a_game_that_goes_on_is_one_of_our_rules(tmp_path: Path) -> None:
    path = HERE / "catan_duel" / "released" / "1" / "own-turn-intro.stav"
    cut = read_record(path.read_text("utf-8")).prefix(100)
    match = Match(cut, seed=1)
    assert match.record.version == 1
    decision = match.decision()
    assert decision is not None
    match.act(decision.options[0])
    match.save(tmp_path / "game.stav")
    assert "\nrules: 3\n" in (tmp_path / "game.stav").read_text("utf-8")


def test_another_end_by_our_rules_makes_a_recording_of_older_ones() -> None:
    path = HERE / "catan_duel" / "released" / "2" / "own-turn-intro.stav"
    lines = path.read_text("utf-8").splitlines()
    reading = open_record("\n".join([*lines[:-1], "end: p1-0123456789abcdef"]), "game.stav")
    assert reading.fault is not None
    assert reading.fault.line == len(lines)
    assert reading.rest == []
    ours = "\n".join([*lines[:-1], "end: p1-0123456789abcdef"]).replace("rules: 2", "rules: 3")
    with pytest.raises(BadRecord, match="end: expected p1-"):
        open_record(ours)
