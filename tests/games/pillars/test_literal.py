"""The engine and the literal rules side by side, choice by choice, through whole games."""

from typing import Any

import pytest

from stavitel.conformance.corpus import LONGER, LaidTable, tables
from stavitel.conformance.positions import Counted, counted_positions
from stavitel.engine.core import CHANCE, Actions, State, act, options
from stavitel.engine.rng import Rng
from stavitel.players.chance import draw

from ...conformance import MARKS
from ..courses import answered
from .literal import course
from .literal_table import Board
from .table import COLOURS, GAME, seen

GAMES = 4 * LONGER
WALKS = 1 * LONGER
pytestmark = MARKS


@pytest.mark.parametrize("table", tables("pillars"), ids=lambda table: table.name())
def test_both_agree_through_whole_games(table: LaidTable) -> None:
    """Who is asked, what may be done, and what everybody has after it."""
    house: dict[str, Any] = {"seats": table.seats, **dict(table.switches)}
    for seed in range(GAMES):
        walk_together(table.start(), Board(house), Rng(seed, table.seats))


@pytest.mark.parametrize("counted", counted_positions("pillars"), ids=lambda counted: counted.name)
def test_both_agree_from_the_perft_positions(counted: Counted) -> None:
    for seed in range(WALKS):
        walk_together(counted.state("pillars"), Board(counted.table), Rng(seed))


def walk_together(s: State, board: Board, rng: Rng) -> None:
    other = course(board)
    question: Any = next(other, None)
    while s.stack:
        who = "chance" if s.stack[-1].asks == CHANCE else COLOURS[s.stack[-1].asks]
        offered = {GAME.verbs.write(action): action for action in options(s)}
        assert question is not None
        assert (who, sorted(offered)) == (question[0], sorted(question[1])), GAME.position(s)
        compare(s, board)
        word = any_answer(s, list(offered), rng)
        act(s, offered[word])
        question = answered(other, word)
    assert question is None
    compare(s, board)


def any_answer(s: State, offered: list[str], rng: Rng) -> str:
    """Any verb with equal chances; of equally good conversions the two might choose different
    ones, so only their results are compared, elsewhere."""
    if s.stack[-1].asks == CHANCE:
        return GAME.verbs.write(int(draw(s, rng, Actions())))
    verbs = sorted({word.split()[0] for word in offered} - {"best_conversion"})
    verb = verbs[rng.below(len(verbs))]
    words = [word for word in offered if word.split()[0] == verb]
    return words[rng.below(len(words))]


def compare(s: State, board: Board) -> None:
    """All that lies open, in both."""
    view = seen(s)
    assert view["round"] == board.round
    assert view["market"] == board.market
    assert view["kingsbridge"] == [card or None for card in board.kingsbridge]
    assert (view["grey_workers"], view["black_worker"]) == (board.grey or None, board.black or None)
    for row in view["players"]:
        player = board.players[row["seat"]]
        assert (row["gold"], row["points"]) == (player.gold, player.points)
        assert row["goods"] == player.goods
        assert sorted(row["craftsmen"]) == sorted(player.row)
        assert sorted(row["advantages"]) == sorted(player.cards)
        assert sorted(row["resources"]) == sorted(player.resources)
        assert (row["workers"], row["mill_workers"]) == (player.workers, player.mill)
