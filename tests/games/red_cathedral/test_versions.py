"""Games from before R11 was read word for word keep the reading they were played by."""

import json
from typing import Any

import pytest

from stavitel.engine.errors import BadRecord
from stavitel.fingerprint import Agreement, fingerprint
from stavitel.record import open_record, read_record

from .table import GAME, do, table

TILES = {"white_1": "wt_n_recognition_1", "white_2": "wt_n_wood"}
ACTIONS = ["move_die die=white", "activate white_1", "use_influence activate_tile"]
BOTH = [*ACTIONS, "activate white_2"]


def begun(**words: Any) -> Any:
    """The white die reaches the merchants, and yellow has a tile on each white slot."""
    return table(
        2,
        site=["1.1 yellow", "2.1 yellow"],
        dice={"white": {"space": 6, "value": 6}},
        influence=["craftsmen_1", "merchants_1", "teamsters_1", "clergy_1"],
        yellow={"workshop": TILES},
        **words,
    )


def written(version: int, end: str) -> str:
    """A record as rules of this version wrote it, without a word about white tiles."""
    start = json.dumps(GAME.position(begun()))
    head = f"stavitel record 2\ngame: red_cathedral\nrules: {version}\nvariant: basic\nseats: 2\n"
    lines = [*[f"yellow: {action}" for action in BOTH], f"end: {end}", ""]
    return f"{head}start: {start}\n\n" + "\n".join(lines)


def old_mark() -> str:
    """What those rules came to: the fingerprint of a position that knew no such switch."""
    s = begun(white_tiles="one_a_die")
    do(s, *BOTH)
    return fingerprint(GAME, s)


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_by_older_rules_replays_with_their_reading(version: int) -> None:
    """R11: to its end, and to the same fingerprint."""
    reading = open_record(written(version, old_mark()))
    assert (reading.fault, reading.agreement) == (None, Agreement.SAME)
    assert reading.record.switches == {"white_tiles": "one_a_die"}
    assert "switch white_tiles: one_a_die\n" in reading.to_text()
    assert read_record(reading.to_text()).actions == reading.record.actions


def test_by_our_rules_the_same_actions_are_refused() -> None:
    """R11: unless the table has chosen so, and says it."""
    with pytest.raises(BadRecord, match="other_white_tile"):
        read_record(written(GAME.version, old_mark()))
    chosen = written(GAME.version, old_mark()).replace(
        "seats: 2\n", "seats: 2\nswitch white_tiles: one_a_die\n"
    )
    with pytest.raises(BadRecord, match="as in the header"):
        read_record(chosen)
    chosen = chosen.replace("start: {", 'start: {"white_tiles": "one_a_die", ')
    assert len(read_record(chosen).actions) == len(BOTH)
