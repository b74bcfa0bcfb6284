"""Section 13 again: what is still to be done can be written down, and is all that can be done."""

from itertools import product
from typing import Any

import pytest

from stavitel.engine.core import Actions, options, refusal, waiting
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import PAY

from .table import DECK, GAME, PRESTIGE, do, offered, table

RICH = {"food": 4, "wood": 4, "stone": 6, "gold": 5, "deniers": 9, "hand": DECK[:6]}
UNFINISHED = [
    ({}, ["draw_card"], "deal_card 0"),
    ({}, ["exchange_hand"], "draw_cards 0 5"),
    ({}, ["build market"], "pay_cost 0 0 1 0 0 1"),
    ({}, ["build market"], "place_building 0 4"),
    ({}, ["build_prestige cathedral"], "pay_cost 0 0 0 5 3 0"),
    ({}, ["build_prestige statue", "pay gold=1 stone=2"], "residence_choice 0 1"),
    (
        {"variant": "beginner", "red": {"stone": 2, "gold": 2}},
        ["build_prestige statue"],
        "place_prestige 0 1",
    ),
    ({"turn": "green"}, ["pass"], "next_turn 1"),
    ({"turn": "green"}, ["pass"], "player_turn 0"),
    ({"phase": "provost"}, ["move_provost 0"], "provost_phase 2"),
    ({"phase": "provost"}, ["move_provost 0"], "provost_turn 1"),
    ({"phase": "buildings"}, [], "effects_phase 4"),
    ({"phase": "buildings"}, [], "owner_bonus 0 3"),
    ({"phase": "buildings"}, ["decline"], "use_effect 0 3 1"),
    ({"phase": "castle"}, [], "castle_phase 1"),
    ({"phase": "castle"}, ["deliver gold=1 wood=1 stone=1"], "delivery 0 0 1 1"),
    ({"phase": "castle"}, ["deliver gold=1 food=1 stone=1"], "delivery 0 1 0 1"),
    ({"phase": "castle"}, ["deliver gold=1 food=1 wood=1"], "delivery 0 1 1 0"),
]


def unfinished(words: dict[str, Any], lines: list[str]) -> Caylus:
    """A position in the middle of something."""
    usual = {
        "built": ["red bank residence", "red church worker=green"],
        "provost": 4,
        "red": RICH,
        "green": {"deniers": 3},
    }
    s = table(**words) if "variant" in words else table(**{**usual, **words})
    do(s, *lines)
    return s


@pytest.mark.parametrize(("words", "lines", "frame"), UNFINISHED)
def test_an_unfinished_position_can_be_written_down_and_taken_up(
    words: dict[str, Any], lines: list[str], frame: str
) -> None:
    """CMC-13.2: the table forgets nothing of what is still to be done."""
    s = unfinished(words, lines)
    written: Any = GAME.position(s)
    assert frame in written["pending"]
    again = GAME.load(written)
    assert again.numbers() == s.numbers()
    assert offered(again) == offered(s)


@pytest.mark.parametrize(("words", "lines", "frame"), UNFINISHED)
def test_what_is_offered_is_what_is_not_refused(
    words: dict[str, Any], lines: list[str], frame: str
) -> None:
    """CMC-5.2, CMC-7.11, CMC-9.9: of all a player might think of, everything legal is on offer."""
    s = unfinished(words, lines)
    decision = waiting(s)
    assert decision is not None
    thinkable = Actions()
    decision.candidates(s, thinkable)
    legal = [action for action in thinkable.to_list() if refusal(s, action) == 0]
    assert legal == options(s)


@pytest.mark.parametrize(("line", "total"), [("build market", 2), ("build_prestige cathedral", 8)])
def test_every_set_of_as_many_cubes_is_thinkable(line: str, total: int) -> None:
    """CMC-3.4, CMC-3.5: gold may stand for all; of another good nobody pays more than six."""
    s = unfinished({}, [line])
    thinkable = Actions()
    s.stack[-1].candidates(s, thinkable)
    paid = [
        (PAY.first(action), PAY.second(action), PAY.third(action), PAY.fourth(action))
        for action in thinkable.to_list()
    ]
    ways = product(range(total + 1), range(7), range(7), range(7))
    assert sorted(paid) == [cubes for cubes in ways if sum(cubes) == total]


def test_the_thinkable_actions_of_a_turn() -> None:
    """CMC-5.2: every action is thinkable, legal or not, so that each can be asked about."""
    s = table(seats=2)
    thinkable = Actions()
    decision = waiting(s)
    assert decision is not None
    decision.candidates(s, thinkable)
    words = [GAME.verbs.write(action) for action in thinkable.to_list()]
    assert words == [
        "draw_card",
        "exchange_hand",
        "place_worker 1",
        "place_worker 2",
        *[f"build {card}" for card in DECK],
        *[f"build_prestige {building}" for building in PRESTIGE],
        "pass",
    ]
