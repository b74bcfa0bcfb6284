"""The event Riots (CD-8.10), Chapels (CD-8.11) and Sebastian (CD-8.13)."""

from typing import Any

import pytest

from stavitel.games.catan_duel.happenings import DrawEvent
from stavitel.games.catan_duel.state import CatanDuel

from .table import (
    asked,
    asking,
    at,
    discard,
    do,
    hand,
    held,
    offered,
    position,
    stack,
    stock,
    told,
    watch,
    why,
)


def riots(variant: str = "turmoil", **words: Any) -> CatanDuel:
    """Riots in Red's turn, up to the first question."""
    words = {"production": 3, "symbol": "event_card", "happening": "invention", **words}
    s = position(variant=variant, **words)
    s.stack.clear()
    watch(s)
    asking(s, DrawEvent())
    do(s, "draw_event riots")
    return s


def test_riots_cost_one_gold_for_one_or_two_units() -> None:
    """CD-8.10: units with strength or commerce."""
    sites = {"0a": ["brick_ship"], "0b": ["harald"]}
    s = riots(red={"sites": sites, "stocks": {"gold": 2}})
    assert asked(s) == "red riots_choice"
    do(s, "pay_riots")
    assert stock(s, "red", "gold") == 1
    assert asked(s) == "nobody"


def test_riots_cost_two_gold_from_three_units_on() -> None:
    """CD-8.10: and the whole of it; partial payment is impossible."""
    sites = {"0a": ["brick_ship"], "0b": ["harald"], "2a": ["ore_ship"]}
    s = riots(red={"sites": sites, "stocks": {"gold": 2}})
    do(s, "pay_riots")
    assert stock(s, "red", "gold") == 0
    s = riots(red={"sites": sites, "stocks": {"gold": 1}})
    assert why(s, "pay_riots") == ("too_little_gold_for_riots", "CD-8.10")


def test_a_unit_may_be_given_up_instead() -> None:
    """CD-8.10, CD-15.6, R10, CD-20.4: under a stack of its back, also if there is gold."""
    sites = {"0a": ["brick_ship"], "0b": ["heinrich"], "2a": ["abbey"]}
    s = riots(red={"sites": sites, "stocks": {"gold": 3}})
    assert offered(s) == [
        "choose card=brick_ship site=0a", "choose card=heinrich site=0b", "pay_riots",
    ]  # fmt: skip
    assert why(s, "choose card=abbey site=2a") == ("not_such_a_unit", "CD-8.10")
    assert why(s, "choose card=brick_ship site=2a") == ("not_there", "CD-15.5")
    do(s, "choose card=heinrich site=0b")
    assert asked(s) == "red lost_card_stack"
    assert why(s, "put_under 1") == ("other_back", "CD-15.6")
    do(s, "put_under 5")
    assert at(s, "red", "0b") == [] and stack(s, 5)[-1] == "heinrich"
    assert stock(s, "red", "gold") == 3
    assert told(s)[-1] == {"event": "card_under_stack", "seat": 0, "card": 50, "stack": 4}


def test_cache_gold_pays_for_riots() -> None:
    """CD-8.10, CD-18.13, R12: the owner chooses where it comes from."""
    red = {"sites": {"0a": ["brick_ship"]}, "cache": "3a", "stocks": {"gold": 1, "cache": 1}}
    s = riots("duel", red=red)
    do(s, "pay_riots")
    assert offered(s) == ["pay 1a", "pay cache"]


@pytest.mark.parametrize("unit", ["irmgard", "pirate_ship", "abbey"])
def test_units_without_strength_and_commerce_do_not_riot(unit: str) -> None:
    """CD-8.10, R12: nor do buildings."""
    variant = "duel" if unit == "pirate_ship" else "turmoil"
    s = riots(variant, red={"sites": {"0a": [unit]}})
    assert asked(s) == "nobody"


def test_a_salt_silo_makes_no_unit_riot_more() -> None:
    """CD-8.10, R12: units with both kinds of points count once; three ships are three units."""
    sites = {"0a": ["salt_silo", "brick_ship"], "0b": ["ore_ship"]}
    s = riots("duel", red={"cities": [0], "sites": sites, "stocks": {"gold": 1}})
    do(s, "pay_riots")
    assert stock(s, "red", "gold") == 0


def test_both_players_answer_for_their_own_units() -> None:
    """CD-7.9, CD-8.1, CD-19.5: the active player first."""
    red = {"sites": {"0a": ["brick_ship"]}}
    blue = {"sites": {"0a": ["harald"]}, "stocks": {"gold": 1}}
    s = riots(red=red, blue=blue)
    assert asked(s) == "red riots_choice"
    do(s, "choose card=brick_ship site=0a", "put_under 2")
    assert asked(s) == "blue riots_choice"
    do(s, "pay_riots")
    assert asked(s) == "nobody"


@pytest.mark.parametrize(
    ("chapels", "number", "spared"),
    [
        (["chapel_low"], 3, True),
        (["chapel_low"], 4, False),
        (["chapel_high"], 4, True),
        (["chapel_high"], 3, False),
        (["chapel_low", "chapel_high"], 6, True),
        (["chapel_low", "chapel_high"], 1, True),
    ],
)
def test_a_chapel_keeps_riots_away(chapels: list[str], number: int, spared: bool) -> None:
    """CD-8.11, CD-18.27: if this turn's production number is in its range, without a roll."""
    sites = {"0a": chapels, "0b": ["brick_ship"]}
    s = riots(production=number, red={"cities": [0], "sites": sites})
    assert (asked(s) == "nobody") == spared
    assert ({"event": "not_affected", "seat": 0, "happening": 8} in told(s)) == spared


# Sebastian


def test_sebastian_keeps_riots_away() -> None:
    """CD-8.13, CD-18.20: played before anything else, from the hand to the discard pile."""
    red = {"sites": {"0a": ["brick_ship"]}, "hand": ["sebastian", "scout"], "stocks": {"gold": 1}}
    s = riots(red=red)
    assert asked(s) == "red sebastian_choice"
    do(s, "play_sebastian")
    assert (discard(s), hand(s, "red")) == (["sebastian"], ["scout"])
    assert asked(s) == "nobody"
    assert held(s, "red")["gold"] == 1


def test_sebastian_may_be_kept() -> None:
    """CD-8.13: he may be played, he need not."""
    s = riots(red={"sites": {"0a": ["brick_ship"]}, "hand": ["sebastian"]})
    do(s, "decline")
    assert asked(s) == "red riots_choice"
    assert hand(s, "red") == ["sebastian"]


def test_whoever_has_a_card_is_asked_for_sebastian() -> None:
    """CD-19.12, R28: so that the question does not tell who holds him."""
    s = riots(red={"sites": {"0a": ["brick_ship"]}, "hand": ["scout"]})
    assert asked(s) == "red sebastian_choice"
    assert offered(s) == ["decline"]
    assert s.stack[-1].secret()
    assert why(s, "play_sebastian") == ("no_sebastian", "CD-8.13")


def test_without_a_card_in_hand_nobody_is_asked() -> None:
    """R28: everybody sees that the hand is empty."""
    s = riots(red={"sites": {"0a": ["brick_ship"]}})
    assert asked(s) == "red riots_choice"


def test_sebastian_is_no_question_where_he_stays_in_the_box() -> None:
    """CD-8.13, CD-16.2: his card has a half-moon, so the Duel does not know him."""
    s = riots("duel", red={"sites": {"0a": ["brick_ship"]}, "hand": ["scout"]})
    assert asked(s) == "red riots_choice"


def test_only_who_is_affected_is_asked() -> None:
    """CD-8.13: not without such units, and not under the protection of a Chapel."""
    blue = {
        "cities": [0], "sites": {"0a": ["chapel_low"], "0b": ["harald"]}, "hand": ["sebastian"],
    }  # fmt: skip
    s = riots(red={"sites": {"0a": ["irmgard"]}, "hand": ["scout"]}, blue=blue)
    assert asked(s) == "nobody"


def test_both_are_asked_before_anything_else_happens() -> None:
    """CD-8.13, CD-7.9: first the active player, then the other; one of them is spared."""
    red = {"sites": {"0a": ["brick_ship"]}, "hand": ["scout"]}
    blue = {"sites": {"0a": ["harald"]}, "hand": ["sebastian"]}
    s = riots(red=red, blue=blue)
    do(s, "decline")
    assert asked(s) == "blue sebastian_choice"
    do(s, "play_sebastian")
    assert asked(s) == "red riots_choice"
    do(s, "choose card=brick_ship site=0a", "put_under 1")
    assert asked(s) == "nobody"


def test_sebastian_drawn_last_turn_may_be_played() -> None:
    """CD-5.5, R6: in the opponent's turn, although your own turn has not come since."""
    blue = {"sites": {"0a": ["harald"]}, "hand": ["sebastian"]}
    s = riots(blue=blue)
    assert asked(s) == "blue sebastian_choice"
    assert "play_sebastian" in offered(s)
