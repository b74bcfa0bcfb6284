"""The engine and the literal rules side by side, choice by choice, through whole games."""

import json
from typing import Any

import pytest

from stavitel.conformance.corpus import LONGER, LaidTable, tables
from stavitel.conformance.positions import Counted, counted_positions
from stavitel.engine.core import CHANCE, Actions, State, act, options
from stavitel.engine.rng import Rng
from stavitel.games import game
from stavitel.native import compiled
from stavitel.players.chance import draw

from ...conformance import MARKS
from ..courses import answered
from .literal import course
from .literal_table import Board, read

GAME = game("catan_duel")
GAMES = 3 * LONGER
WALKS = 1 * LONGER
FAR = 1500
"""A walk ends after so many choices: much is compared by then."""
NEAR = FAR if LONGER > 1 else 500
"""The same from each of the perft positions."""
AT_REST = ("pre_roll", "action_phase", "draw_choice", "exchange_choice")
"""Between these the two may move things in another order."""
pytestmark = MARKS


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(table, id=table.name(), marks=[pytest.mark.slow] if table.switches else [])
        for table in tables("catan_duel")
        if table.variant != "tournament"  # of which they know the setup
    ],
)
def test_both_agree_through_whole_games(table: LaidTable) -> None:
    """Who is asked, what may be done, and what everybody has after it."""
    for seed in range(GAMES if compiled() else 1):
        board = Board(table.variant, dict(table.switches))
        walk_together(table.start(), board, "setup", Rng(seed), FAR)


@pytest.mark.parametrize(
    "counted",
    [one for one in counted_positions("catan_duel") if one.table["variant"] != "tournament"],
    ids=lambda counted: counted.name,
)
def test_both_agree_from_the_perft_positions(counted: Counted) -> None:
    for seed in range(WALKS):
        s = counted.state("catan_duel")
        table = json.loads(json.dumps(GAME.position(s)))
        board = Board(table["variant"], table) if table["phase"] == "setup" else read(table)
        walk_together(s, board, table["phase"], Rng(seed), NEAR)


def walk_together(s: State, board: Board, phase: str, rng: Rng, far: int) -> None:
    other = course(board, phase)
    question: Any = next(other, None)
    for _ in range(far):
        if not s.stack:
            break
        top = s.stack[-1]
        who = "chance" if top.asks == CHANCE else GAME.seat_names[top.asks]
        offered = {GAME.verbs.write(action): action for action in options(s)}
        assert question is not None, top.name()
        assert (who, sorted(offered)) == (question[0], sorted(question[1])), top.name()
        if top.name() in AT_REST:
            compare(s, board)
        word = any_answer(s, list(offered), rng)
        act(s, offered[word])
        question = answered(other, word)
    else:
        return
    assert question is None
    compare(s, board)


def any_answer(s: State, offered: list[str], rng: Rng) -> str:
    """Any verb with equal chances, but nobody tears down what he has built if he need not."""
    if s.stack[-1].asks == CHANCE:
        return GAME.verbs.write(int(draw(s, rng, Actions())))
    verbs = sorted({word.split()[0] for word in offered} - {"remove"}) or ["remove"]
    verb = verbs[rng.below(len(verbs))]
    words = [word for word in offered if word.split()[0] == verb]
    return words[rng.below(len(words))]


def compare(s: State, board: Board) -> None:
    """All that is in both."""
    table: Any = GAME.position(s)
    for colour, player in board.players.items():
        row = table[colour]
        assert row["stocks"] == player.stock
        assert sorted(card.split()[0] for card in row["hand"]) == sorted(player.hand)
        sites = {site: sorted(cards) for site, cards in row.get("sites", {}).items()}
        assert sites == {x: sorted(player.at(x)) for x in player.sites() if player.at(x)}
    stacks = [[card.split()[0] for card in cards if card != "bottom"] for cards in table["stacks"]]
    assert stacks == board.stacks
    assert sorted(table["discard"]) == sorted(board.discard)
    if board.active:
        assert GAME.scores(s) == [board.score(player) for player in board.players.values()]
