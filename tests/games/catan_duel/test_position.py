"""Positions in words: what is left out has its usual value, and every table comes back the same."""

import pytest

from stavitel.games.catan_duel.position import describe, load

from .table import BOX, position


@pytest.mark.parametrize("variant", ["intro", "gold", "turmoil", "progress", "duel"])
def test_round(variant: str) -> None:
    s = position(
        variant=variant,
        red={
            "stocks": {"ore": 3, "cache": 0},
            "cities": [0],
            "settlements": [4],
            "roads": ["left"],
            "sites": {"0a": ["abbey", "storehouse"]},
            "hand": ["scout blue:known"],
        },
        stacks=[["goldsmith red:known", "scout"], ["bottom"]],
    )
    table = describe(s)
    assert load(BOX, table).numbers() == s.numbers()
