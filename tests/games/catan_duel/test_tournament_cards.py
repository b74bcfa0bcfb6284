"""CD-21.36 to CD-21.44: cards that mean something else where each plays with cards of their own."""

from typing import Any

import pytest

from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.deck_counts import deck_limit

from .decks_at_hand import begun, by_chance, pile, tournament
from .table import BOX, all_stocks, asked, at, do, hand, offered, seen, stack, why

CITY: dict[str, Any] = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}}
OWN = ["put_under 4", "put_under 5", "put_under 6"]
"""Blue's places."""


def test_an_archer_sends_a_unit_under_an_own_stack() -> None:
    """CD-21.31, CD-21.38: Blue chooses the unit and one of Blue's places; the Archer lies on Red's
    pile."""
    s = tournament(red={**CITY, "hand": ["archer"]}, blue={"sites": {"0a": ["harald"]}})
    do(s, "play archer", "choose harald 0a")
    assert asked(s) == "blue lost_card_stack"
    assert offered(s) == OWN
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "put_under 4")
    assert stack(s, 4)[-1] == "harald"
    assert (pile(s, "red"), pile(s, "blue")) == (["archer"], [])


def test_riots_send_a_unit_under_an_own_stack() -> None:
    """CD-21.38: Blue gives up the Wool Ship in Red's turn."""
    s = tournament(
        phase="roll", production=1, symbol="event_card", happening="riots",
        events_drawn={"riots": 1},
        pending=["end_of_turn", "exchange", "replenish", "action_start", "riots_choice 1"],
        blue={"sites": {"0a": ["wool_ship"]}},
    )  # fmt: skip
    do(s, "choose wool_ship 0a")
    assert asked(s) == "blue lost_card_stack"
    assert offered(s) == OWN
    assert why(s, "put_under 1") == ("not_own_stack", "CD-21.34")
    do(s, "put_under 6")
    assert stack(s, 6)[-1] == "wool_ship"


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("candamir", True),
        ("wool_ship", True),
        ("large_trade_ship", True),
        ("pirate_ship", True),
        ("chief_cannoneer", True),
        ("brigitta", True),
        ("gold_cache", False),
        ("toll_bridge", False),
        ("drill_ground", False),
        ("university", False),
    ],
)
def test_what_the_traitor_may_take(card: str, taken: bool) -> None:
    """CD-21.40: heroes, trade ships, the Pirate Ship, the Chief Cannoneer and action cards; no
    building, and not the Gold Cache."""
    s = tournament(red={**CITY, "hand": ["traitor"]}, blue={"hand": [card]})
    do(s, "play traitor")
    assert offered(s) == ([f"take {card}"] if taken else []) + ["take_nothing"]
    assert why(s, f"take {card}") == (("", "") if taken else ("not_for_traitor", "CD-21.40"))


def test_the_library_may_be_built_when_there_is_nothing_to_search() -> None:
    """CD-21.34, CD-21.41: all of Red's stacks are empty; Blue's are of no use."""
    played = CARDS[:32]
    assert "library" not in played
    red = {"cities": [0], "hand": ["library"], "stocks": all_stocks(3), "discard": played}
    s = tournament(red=red, stacks=[["bottom"]] * 3)
    do(s, "build library 0a")
    assert (at(s, "red", "0a"), hand(s, "red")) == (["library"], [])
    assert asked(s) == "red action_phase"


def test_guido_shows_the_whole_pile_and_once_a_turn() -> None:
    """CD-21.42, CD-21.48, R43: the top card alone is open to all; whoever plays Guido chooses from
    every card of the other's pile. A second Guido waits for another turn."""
    ahead = {"sites": {"0a": ["chief_cannoneer"]}, "cities": [0, 2]}
    s = tournament(red={"hand": ["guido"]}, blue=ahead | {"discard": ["abbey", "guido", "scout"]})
    assert seen(s, "red")["players"][1]["discard"] == {"cards": 3, "top": "scout"}
    do(s, "play guido")
    assert sorted(offered(s)) == ["take abbey", "take guido", "take scout"]
    do(s, "take guido")
    assert pile(s, "blue") == ["abbey", "scout"]
    assert why(s, "play guido")[1] == "CD-11.20"


def test_what_leaves_a_principality_is_its_holders() -> None:
    """CD-21.36, CD-21.43: Red builds the ship that Guido took, and gives it up: Red's pile gets it,
    though it came from Blue's deck."""
    ahead = {"sites": {"0a": ["chief_cannoneer"]}, "cities": [0, 2]}
    s = tournament(red={"hand": ["guido"]}, blue=ahead | {"discard": ["wool_ship"]})
    do(s, "play guido", "take wool_ship", "build wool_ship 0a", "remove wool_ship 0a")
    assert (pile(s, "red"), pile(s, "blue")) == (["guido", "wool_ship"], [])


def test_decks_stay_what_they_were() -> None:
    """CD-21.15, CD-21.43: a card that changes hands changes no deck list."""
    rich = {**CITY, "hand": ["traitor"], "stocks": {"gold": 3}}
    s = tournament(red=rich, blue={"hand": ["goldsmith"]})
    before = [seen(s, colour)["players"][n]["deck"] for n, colour in enumerate(("red", "blue"))]
    do(s, "play traitor", "take goldsmith", "play goldsmith")
    after = [seen(s, colour)["players"][n]["deck"] for n, colour in enumerate(("red", "blue"))]
    assert before == after


def test_cards_that_may_stand_once_count_for_each_principality() -> None:
    """CD-21.44: both may have an Abbey, nobody a second one."""
    s = tournament(red={"hand": ["abbey"]}, blue={"sites": {"0a": ["abbey"]}})
    assert why(s, "build abbey 0a") == ("", "")
    s = tournament(red={"hand": ["abbey"], "sites": {"0b": ["abbey"]}})
    assert why(s, "build abbey 0a")[0] == "only_one"


def test_the_last_card_of_the_own_stacks_is_drawn() -> None:
    """CD-21.35 (CD-12.7): nothing is drawn only when the last stack of one's own is empty."""
    s = tournament(red={"discard": CARDS[:32]}, stacks=[[CARDS[32], "bottom"], *[["bottom"]] * 2])
    do(s, "end_actions")
    assert offered(s) == ["draw 1"]
    do(s, "draw 1")
    assert (hand(s, "red"), asked(s)) == ([CARDS[32]], "red exchange_choice")


def test_every_card_of_the_box_may_be_brought() -> None:
    """CD-21.1, CD-21.2, CD-21.6: all four sets as in the Duel, those with a half-moon too: 110
    cards for either player."""
    s = tournament()
    limits = [int(deck_limit(s, card)) for card in range(len(CARDS))]
    assert limits == [int(face.count) for face in BOX.cards]
    assert sum(limits) == 110


@pytest.mark.parametrize(("starter", "other"), [("red", "blue"), ("blue", "red")])
def test_both_take_a_first_hand_from_a_stack_of_their_own(starter: str, other: str) -> None:
    """CD-21.16, CD-21.19, R49: the starting player first; nothing else can be done meanwhile."""
    s = begun("golden_mean", "golden_mean", start_hand="top")
    do(s, f"draw_starter {starter}")
    by_chance(s, f"{starter} start_stack")
    own = {"red": 2, "blue": 5}
    assert why(s, "roll") == ("not_now", "")
    assert why(s, f"choose_stack {own[other]}") == ("not_own_stack", "CD-21.34")
    do(s, f"choose_stack {own[starter]}")
    assert (asked(s), len(hand(s, starter))) == (f"{other} start_stack", 3)
    do(s, f"choose_stack {own[other]}")
    assert (asked(s), len(hand(s, other))) == (f"{starter} regions_choice", 3)
