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
from .literal import Move, moves, points
from .literal_table import read
from .scattered import scattered

CMC = "caylus_magna_carta"
RULES = game(CMC)
SCATTERED = 25 * LONGER
STEPS_ON = 6
WALKS = 5 * LONGER
pytestmark = MARKS
on_every_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=table.name(), marks=[pytest.mark.slow] if table.switches else [])
        for table in tables(CMC)
    ],
)


@on_every_table
def test_both_agree_on_positions_from_play(table: LaidTable) -> None:
    """About a dozen positions of each course; together a few hundred, all decisions among them."""
    for s in sample(table, every=31):
        assert_agreement(s)


@on_every_table
def test_both_agree_on_scattered_positions(table: LaidTable) -> None:
    """Positions no player would bring about, and the first steps from them."""
    dice = Random(table.name())
    for _ in range(SCATTERED):
        s = RULES.load(scattered(dice, table.seats, table.variant) | dict(table.switches))
        assert RULES.check(s) == []
        agree_from_here(s, dice)


@pytest.mark.parametrize("counted", counted_positions(CMC), ids=lambda counted: counted.name)
def test_both_agree_from_the_perft_positions(counted: Counted) -> None:
    dice = Random(counted.name)
    for _ in range(WALKS):
        agree_from_here(counted.state(CMC), dice)


def agree_from_here(s: State, dice: Random) -> None:
    for _ in range(STEPS_ON):
        assert_agreement(s)
        if s.stack:
            s = after(s, any_verb(s, dice))


def any_verb(s: State, dice: Random) -> int:
    """Any kind of action with equal chances, so that rare kinds are not."""
    verb = dice.choice(sorted({RULES.verbs.verb(action).name for action in options(s)}))
    return dice.choice([a for a in options(s) if RULES.verbs.verb(a).name == verb])


def assert_agreement(s: State) -> None:
    p = read(position(s))
    assert points(p) == RULES.scores(s)
    if s.stack:
        compare(s, moves(p))
    else:
        assert moves(p) == []


def compare(s: State, expected: list[Move]) -> None:
    """The options are the first words of the moves; where a move ends, so do both positions."""
    offered = {RULES.verbs.write(action): action for action in options(s)}
    assert sorted(offered) == sorted({words[0] for words, _ in expected}), position(s)
    for word, action in offered.items():
        reached = after(s, action)
        rest = [(words[1:], p) for words, p in expected if words[0] == word]
        if any(not words for words, _ in rest):
            assert [p for _, p in rest] == [read(position(reached))], (word, position(s))
        else:
            compare(reached, rest)


def position(s: State) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(json.dumps(RULES.position(s)))
    return table
