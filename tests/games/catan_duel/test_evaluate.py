"""How positions are judged: what helps is worth something, and the greedy player builds by it."""

from typing import Any

import pytest

from stavitel.engine.rng import Rng
from stavitel.players.base import RandomPlayer
from stavitel.players.drive import Driver
from stavitel.players.greedy import GreedyPlayer
from stavitel.players.judge import prospects

from .table import GAME, all_stocks, position

RICH = {"stocks": all_stocks(2)}


def worth(red: dict[str, Any], **words: Any) -> float:
    return GAME.evaluate(position(red=red, **words), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"cities": [0], "stocks": {"ore": 0, "grain": 1}}, {"stocks": {"ore": 3, "grain": 3}}),
        ({"settlements": [4]}, {"roads": ["right"], **RICH}),
        ({"roads": ["right"], "stocks": {"brick": 0, "lumber": 0}}, {"stocks": {"brick": 2}}),
        ({"sites": {"2b": ["iron_foundry"]}}, {"sites": {"0b": ["iron_foundry"]}}),
        ({"sites": {"0a": ["candamir"]}}, {"sites": {"0a": ["austin"]}}),
        ({"sites": {"0a": ["abbey"]}, "stocks": {"ore": 0}}, {"hand": ["abbey"]}),
        ({"stocks": {"ore": 3, "grain": 2}}, {"stocks": {"ore": 3, "grain": 0, "gold": 2}}),
    ],
)
def test_what_helps_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    """Buildings more than what they cost, a booster beside its region, resources near a cost."""
    assert worth(better) > worth(worse)


def test_nothing_is_worth_as_much_as_the_victory() -> None:
    """CD-17.2."""
    won = {"phase": "game_end", "red": {"cities": [0, 2], "settlements": [4, 6, 8]}}
    rich = {"cities": [0, 2], "settlements": [4, 6], "stocks": all_stocks(3)}
    assert prospects(GAME, position(**won), 2, 0) > prospects(GAME, position(red=rich), 2, 0)
    assert prospects(GAME, position(**won), 2, 1) < prospects(GAME, position(), 2, 1)


@pytest.mark.parametrize(("variant", "games"), [("intro", 4), ("turmoil", 1), ("duel", 1)])
def test_the_greedy_player_beats_chance(variant: str, games: int) -> None:
    for seed in range(games):
        greedy, other = GreedyPlayer(Rng(seed, 1)), RandomPlayer(Rng(seed, 2))
        seat = seed % 2
        s = GAME.start(2, variant, {})
        Driver(GAME, [greedy, other][:: -1 if seat else 1], Rng(seed)).play(s, False)
        scores = GAME.scores(s)
        assert GAME.places(s)[seat] == 1 and scores[seat] > scores[1 - seat] + 1
        assert GAME.turns(s) < 100
