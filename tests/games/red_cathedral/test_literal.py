"""The engine against the literal generator: every choice, and what it leads to."""

import json
from random import Random
from typing import Any

import pytest

from stavitel.conformance.corpus import LONGER, LaidTable, sample, tables
from stavitel.conformance.positions import Counted, counted_positions
from stavitel.engine.core import State, options
from stavitel.games import game
from stavitel.perft import after

from ...conformance import MARKS
from .literal import moves
from .literal_table import read

RC = "red_cathedral"
RULES = game(RC)
STEPS_ON = 6
WALKS = 1 * LONGER
pytestmark = MARKS
on_every_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=table.name(), marks=[pytest.mark.slow] if table.switches else [])
        for table in tables(RC)
    ],
)


@on_every_table
def test_both_agree_on_positions_from_play(table: LaidTable) -> None:
    """Some dozens of positions of each table, all kinds of decisions among them."""
    for s in sample(table, every=401):
        assert_agreement(s)


@pytest.mark.parametrize("counted", counted_positions(RC), ids=lambda counted: counted.name)
def test_both_agree_from_the_perft_positions(counted: Counted) -> None:
    dice = Random(counted.name)
    for _ in range(WALKS):
        s = counted.state(RC)
        for _ in range(STEPS_ON):
            assert_agreement(s)
            if s.stack:
                s = after(s, any_verb(s, dice))


def any_verb(s: State, dice: Random) -> int:
    """Any kind of action with equal chances, so that rare kinds are not."""
    verb = dice.choice(sorted({RULES.verbs.verb(action).name for action in options(s)}))
    return dice.choice([a for a in options(s) if RULES.verbs.verb(a).name == verb])


def assert_agreement(s: State) -> None:
    """The options are the words of the moves, and both lead to the same position."""
    expected = dict(moves(read(position(s))))
    offered = {RULES.verbs.write(action): action for action in options(s)}
    assert sorted(offered) == sorted(expected), position(s)
    for word, action in offered.items():
        reached = read(position(after(s, action)))
        found = expected[word]
        if reached["phase"] == "setup":  # the literal one knows what is next from what is there
            reached["ask"] = found["ask"] = None
        assert found == reached, (word, position(s))


def position(s: State) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(json.dumps(RULES.position(s)))
    return table
