"""What the words say of a price or a gain is what happens."""

import pytest

from stavitel.engine.core import CHANCE, act, advance, options, settle
from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.state import Cathedral

from .table import GAME, do, player, table, why

PRICED = (
    "exchange_prestige",
    "move_die",
    "lay_face_up",
    "lay_face_down",
    "give",
    "get",
    "decorate",
)
"""Verbs whose words tell all that they do to the money at once."""


def at_the_craftsmen(rubles_of_green: int) -> Cathedral:
    """Yellow may sell precious materials for 2 rubles each."""
    dice = {
        "yellow": {"space": 5, "value": 6}, "green": {"space": 6}, "red": {"space": 7},
        "blue": {"space": 8}, "white": {"space": 4},
    }  # fmt: skip
    cards = ["clergy_1", "craftsmen_3", "teamsters_1", "merchants_1"]
    green = {"rubles": rubles_of_green}
    s = table(2, dice=dice, influence=cards, yellow={"gold": 2}, green=green)
    do(s, "move_die die=yellow", "use_influence sell_shown_2")
    return s


@pytest.mark.parametrize(("rubles_of_green", "brings"), [(70, 2), (79, 1)])
def test_a_sale_says_what_the_supply_can_pay(rubles_of_green: int, brings: int) -> None:
    """RC-10.6: if the supply holds fewer rubles than due, you get what is left."""
    s = at_the_craftsmen(rubles_of_green)
    sale = GAME.verbs.read("give gold")
    assert GAME.notes(s, sale) == {"pay.gold": 1, "gain.rubles": brings}
    act(s, sale)
    assert player(s, "yellow")["rubles"] == brings


def test_a_move_that_cannot_be_paid_says_its_price() -> None:
    """RC-7.2: so that whoever asks why not reads what it would cost."""
    s = table(2, yellow={"rubles": 1})
    assert why(s, "move_die die=yellow steps=3") == "extra_steps_cost"
    assert GAME.notes(s, GAME.verbs.read("move_die die=yellow steps=3"))["pay.rubles"] == 3


@pytest.mark.parametrize("seats", [1, 3])
def test_words_of_money_are_what_an_action_does_to_it(seats: int) -> None:
    """In the course of a game, for every option of every decision."""
    rng = Rng(7)
    s = GAME.start(seats, "advanced", {})
    assert isinstance(s, Cathedral)
    settle(s)
    told = 0
    while s.stack and s.turn < 40:
        found = options(s)
        seat = int(s.stack[-1].asks)
        for action in found if seat != CHANCE else []:
            if GAME.verbs.verb(action).name in PRICED:
                notes = GAME.notes(s, action)
                after = s.copy()
                advance(after, action)
                change = int(after.rubles(seat) - s.rubles(seat))
                said = notes.get("gain.rubles", 0) - notes.get("pay.rubles", 0)
                assert said == change, GAME.verbs.write(action)
                told += 1 if change else 0
        advance(s, found[int(rng.below(len(found)))])
    assert told > 20
