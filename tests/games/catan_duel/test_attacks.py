"""Archer, Arsonist and Traitor, and the defence (CD-11.12 to CD-11.15)."""

from typing import Any

import pytest

from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.memory import is_known

from .acting import rich
from .table import (
    asked,
    at,
    discard,
    do,
    hand,
    held,
    offered,
    offered_as,
    position,
    stack,
    told,
    watch,
    why,
)


def attack(card: str, variant: str = "turmoil", **blue: Any) -> Any:
    """Red holds an attack card and a Hedge Tavern."""
    tavern = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}, "hand": [card]}
    return position(variant=variant, red=tavern, blue=blue)


# Archer


def test_an_archer_removes_a_unit() -> None:
    """CD-11.12, CD-18.20, R10: the opponent chooses the unit with strength and the stack."""
    s = attack(
        "archer", sites={"0a": ["austin"], "0b": ["harald"], "2a": ["ore_ship"], "2b": ["abbey"]}
    )
    do(s, "play archer")
    assert asked(s) == "blue archer_target"
    assert offered_as(s, "choose") == ["card=austin site=0a", "card=harald site=0b"]
    assert why(s, "choose ore_ship 2a") == ("not_a_unit_with_strength", "CD-11.12")
    assert why(s, "choose austin 0b") == ("not_there", "CD-15.5")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "choose harald 0b")
    assert asked(s) == "blue lost_card_stack"
    assert offered(s) == ["put_under 1", "put_under 2", "put_under 3"]
    do(s, "put_under 2")
    assert (at(s, "blue", "0b"), stack(s, 2)[-1]) == ([], "harald")
    assert (s.strength(1), discard(s), asked(s)) == (1, ["archer"], "red action_phase")


def test_an_archer_hits_cannoneers_too() -> None:
    """CD-11.12, CD-1.9: they are units with strength."""
    s = attack("archer", "duel", sites={"0a": ["chief_cannoneer"]})
    do(s, "play archer", "choose chief_cannoneer 0a")
    assert stack(s, 6)[-1] == "chief_cannoneer"


# Arsonist


def test_an_arsonist_burns_a_building_of_choice() -> None:
    """CD-11.13, CD-19.7: the attacker chooses the building, its owner the stack."""
    s = attack(
        "arsonist",
        cities=[0],
        sites={"0a": ["abbey", "fairgrounds"], "2a": ["austin"], "2b": ["toll_bridge"]},
    )
    do(s, "play arsonist")
    assert asked(s) == "red arsonist_target"
    assert offered_as(s, "choose") == [
        "card=abbey site=0a", "card=toll_bridge site=2b", "card=fairgrounds site=0a",
    ]  # fmt: skip
    assert why(s, "choose austin 2a") == ("not_burnable", "CD-11.13")
    assert why(s, "choose abbey 0b") == ("not_there", "CD-15.5")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "choose fairgrounds 0a")
    assert asked(s) == "blue lost_card_stack"
    assert offered(s) == ["put_under 4", "put_under 5"]
    do(s, "put_under 5")
    assert (at(s, "blue", "0a"), stack(s, 5)[-1], s.own_points(1)) == (["abbey"], "fairgrounds", 3)
    assert discard(s) == ["arsonist"]


def test_a_fire_brigade_protects_its_city() -> None:
    """CD-18.25: all buildings there, itself included; those elsewhere burn."""
    sites = {"0a": ["fire_brigade", "tithe_barn"], "0b": ["storehouse"], "2a": ["abbey"]}
    s = attack("arsonist", cities=[0, 2], sites=sites)
    do(s, "play arsonist")
    assert offered_as(s, "choose") == ["card=abbey site=2a"]
    for line in ("choose fire_brigade 0a", "choose tithe_barn 0a", "choose storehouse 0b"):
        assert why(s, line) == ("protected_by_fire_brigade", "CD-18.25")


def test_an_arsonist_burns_the_town_hall_on_top() -> None:
    """R9, CD-18.34: the Parish Hall below is no target, and stays."""
    s = attack("arsonist", "duel", cities=[0], sites={"0a": ["town_hall"]})
    do(s, "play arsonist")
    assert offered_as(s, "choose") == ["card=town_hall site=0a"]
    do(s, "choose town_hall 0a")
    assert at(s, "blue", "0a") == ["parish_hall"]


def test_open_cards_return_to_the_open_stack() -> None:
    """CD-15.7, R23: a Hedge Tavern that burns down."""
    s = attack("arsonist", cities=[0], sites={"0a": ["hedge_tavern"]})
    assert s.face_up_left == 0
    do(s, "play arsonist", "choose hedge_tavern 0a")
    assert (s.face_up_left, at(s, "blue", "0a"), asked(s)) == (1, [], "red action_phase")


def test_in_the_duel_a_tavern_goes_under_its_stack() -> None:
    """R23: there is no open stack, and only one with its back."""
    s = attack("arsonist", "duel", cities=[0], sites={"0a": ["merchant_guild"]})
    do(s, "play arsonist", "choose merchant_guild 0a")
    assert stack(s, 4)[-1] == "merchant_guild"


def test_irmgard_makes_up_for_losses() -> None:
    """CD-18.23, R27, CD-19.9: one resource of choice for a card lost to an attack."""
    s = attack("arsonist", sites={"0a": ["irmgard"], "0b": ["abbey"]})
    before = sum(held(s, "blue").values())
    do(s, "play arsonist", "choose abbey 0b", "put_under 1")
    assert asked(s) == "blue gain"
    do(s, "gain 3b")
    assert sum(held(s, "blue").values()) == before + 1
    assert asked(s) == "red action_phase"


# Traitor


def test_a_traitor_takes_a_card() -> None:
    """CD-11.14, CD-18.20, CD-19.13: the attacker sees the whole hand; the card may be played at
    once."""
    s = attack("traitor", hand=["scout", "abbey", "abbey", "goldsmith"])
    watch(s)
    do(s, "play traitor")
    assert asked(s) == "red traitors_card"
    assert offered(s) == ["take goldsmith", "take scout", "take abbey", "take_nothing"]
    assert why(s, "take brigitta") == ("not_in_hand", "CD-9.8")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "take abbey")
    assert hand(s, "red") == ["abbey"]
    assert hand(s, "blue") == ["goldsmith", "scout", "abbey"]
    assert {"event": "hand_shown", "seat": 1, "to": 0} in told(s)
    assert why(s, "build abbey 0b") == ("", "")
    assert (discard(s), asked(s)) == (["traitor"], "red action_phase")


def test_what_a_traitor_saw_is_known() -> None:
    """CD-20.2, CD-11.14: he remembers the hand; the victim knows what was taken."""
    s = attack("traitor", hand=["scout", "abbey"])
    do(s, "play traitor", "take scout")
    assert [CARDS[s.raw_hand(1, 0) & 255], is_known(s.raw_hand(1, 0), 0)] == ["abbey", True]
    assert is_known(s.raw_hand(0, 0), 1)


def test_a_traitor_may_take_nothing() -> None:
    """CD-11.14: he is still discarded."""
    s = attack("traitor", hand=["scout"])
    watch(s)
    do(s, "play traitor", "take_nothing")
    assert (hand(s, "red"), hand(s, "blue"), discard(s)) == ([], ["scout"], ["traitor"])
    assert told(s)[-1] == {"event": "nothing_taken", "seat": 0}


def test_only_the_two_players_learn_what_was_stolen() -> None:
    """CD-20.2: nobody else at the table; whoever was robbed misses the card."""
    s = attack("traitor", hand=["scout"])
    watch(s)
    do(s, "play traitor", "take scout")
    stolen = {"event": "hand_card_stolen", "seat": 0}
    missed = {"event": "hand_card_missed", "seat": 1}
    assert told(s)[-2:] == [stolen, missed]
    assert told(s, "red")[-2:] == [{**stolen, "card": 3}, missed]
    assert told(s, "blue")[-2:] == [stolen, {**missed, "card": 3}]


# defence


@pytest.mark.parametrize("card", ["archer", "arsonist", "traitor"])
@pytest.mark.parametrize(
    ("sites", "saved"),
    [
        ({"0a": ["lookout_tower"]}, [1, 2]),
        ({"0a": ["heinrich"]}, [3, 4, 5]),
        ({"0a": ["lookout_tower"], "0b": ["heinrich"]}, [1, 2, 3, 4, 5]),
    ],
)
def test_one_roll_defends(card: str, sites: dict[str, list[str]], saved: list[int]) -> None:
    """CD-11.15, CD-18.21, R17: Lookout Tower 1-2, Heinrich 3-5, both with a single roll."""
    for number in range(1, 7):
        s = attack(card, sites={**sites, "2a": ["austin"], "2b": ["abbey"]}, hand=["scout"])
        do(s, f"play {card}")
        assert (asked(s), offered(s)) == ("blue defence", ["defend", "decline"])
        do(s, "defend")
        assert len(offered_as(s, "roll_defence")) == 6
        watch(s)
        do(s, f"roll_defence {number}")
        repelled = {"event": "attack_repelled", "seat": 1, "card": CARDS.index(card)}
        assert (repelled in told(s)) == (number in saved)
        assert (asked(s) == "red action_phase") == (number in saved)
        assert discard(s) == [card]


def test_the_defence_roll_leaves_the_turns_number() -> None:
    """R17: the production result stays."""
    s = attack("archer", sites={"0a": ["heinrich"]})
    do(s, "play archer", "defend", "roll_defence 6")
    assert s.production == 1
    assert asked(s) == "blue archer_target"


def test_defence_is_a_choice() -> None:
    """CD-11.15, R17: the opponent may let the attack happen."""
    s = attack("archer", sites={"0a": ["heinrich"]})
    watch(s)
    do(s, "play archer")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "decline")
    assert {"event": "defence_declined", "seat": 1} in told(s)
    assert asked(s) == "blue archer_target"


def test_the_hand_is_shown_only_after_the_defence() -> None:
    """CD-11.15: a Traitor who is stopped sees nothing."""
    s = attack("traitor", sites={"0a": ["heinrich"]}, hand=["scout"])
    watch(s)
    do(s, "play traitor", "defend", "roll_defence 3")
    assert not [event for event in told(s) if event["event"] == "hand_shown"]
    assert not is_known(s.raw_hand(1, 0), 0)


def test_the_attackers_own_defence_does_not_count() -> None:
    """CD-11.15: only the opponent's."""
    s = position(
        variant="turmoil",
        red=rich(cities=[0], sites={"0a": ["hedge_tavern", "heinrich"]}, hand=["archer"]),
        blue={"sites": {"0a": ["austin"]}},
    )
    do(s, "play archer")
    assert asked(s) == "blue archer_target"


def test_while_the_opponent_decides_nobody_else_acts() -> None:
    """CD-19.11: the active player waits."""
    s = attack("archer", sites={"0a": ["heinrich"]})
    do(s, "play archer")
    assert asked(s) == "blue defence"
    assert why(s, "build_road left") == ("not_now", "")
