"""Removing own buildings and units (CD-15.5)."""

import pytest

from stavitel import Match

from .acting import rich
from .table import (
    GAME,
    all_stocks,
    asked,
    at,
    discard,
    do,
    held,
    offered_as,
    position,
    told,
    watch,
    why,
)


def test_own_cards_are_removed_for_free() -> None:
    """CD-15.5, R22: buildings and units go to the discard pile, although there is room."""
    s = position(variant="gold", red={"sites": {"0a": ["abbey"], "2b": ["austin"]}})
    before = held(s, "red")
    assert offered_as(s, "remove") == ["card=abbey site=0a", "card=austin site=2b"]
    do(s, "remove austin 2b", "remove abbey 0a")
    assert discard(s) == ["austin", "abbey"]
    assert (at(s, "red", "0a"), held(s, "red"), s.progress(0)) == ([], before, 0)


def test_removing_stands_below_everything_else_that_can_be_done() -> None:
    """CD-15.5: it is seldom wanted, and nobody should take it for the next trade. Only the way
    out stands below it."""
    red = rich(sites={"0a": ["abbey"]}, hand=["merchant_caravan"])
    table = GAME.position(position(variant="gold", red=red))
    decision = Match.start(GAME, 2, "gold", seed=1, position=table).decision()
    assert decision is not None
    verbs = [option.words.split()[0] for option in decision.options]
    assert verbs[-2:] == ["remove", "end_actions"]
    assert "play" in verbs and verbs.count("remove") == 1


def test_removal_frees_a_site() -> None:
    """CD-9.14: an occupied site is freed."""
    s = position(variant="gold", red=rich(sites={"0a": ["storehouse"]}, hand=["abbey"]))
    assert why(s, "build abbey 0a") == ("site_full", "CD-9.14")
    do(s, "remove storehouse 0a", "build abbey 0a")
    assert at(s, "red", "0a") == ["abbey"]


def test_nothing_is_removed_in_the_introductory_game() -> None:
    """CD-15.5, R22: the rule belongs to theme games."""
    s = position(red={"sites": {"0a": ["abbey"]}})
    assert why(s, "remove abbey 0a") == ("not_in_intro", "CD-15.5")
    assert offered_as(s, "remove") == []


def test_only_what_stands_there_is_removed() -> None:
    """CD-15.5: a card of your own, on its site."""
    s = position(
        variant="gold", red={"sites": {"0a": ["abbey"]}}, blue={"sites": {"0b": ["austin"]}}
    )
    assert why(s, "remove abbey 0b") == ("not_there", "CD-15.5")
    assert why(s, "remove austin 0b") == ("not_there", "CD-15.5")


def test_the_gold_cache_cannot_be_removed() -> None:
    """R22: it is neither building nor unit."""
    s = position(variant="gold", red={"sites": {"0a": ["austin"]}, "cache": "1a"})
    assert offered_as(s, "remove") == ["card=austin site=0a"]


def test_open_cards_go_back_to_the_open_stack() -> None:
    """CD-15.5, CD-18.12, CD-9.12: the Guild returns, what was built upon it stays."""
    sites = {"0a": ["merchant_guild", "staple_house"]}
    s = position(variant="gold", red=rich(cities=[0], sites=sites, hand=["trade_master"]))
    assert s.face_up_left == 1
    watch(s)
    do(s, "remove merchant_guild 0a")
    assert (discard(s), s.face_up_left, at(s, "red", "0a")) == ([], 2, ["staple_house"])
    assert {"event": "laid_face_up", "seat": 0, "card": 38} in told(s)
    assert why(s, "play trade_master") == ("needs_card", "CD-9.12")


def test_in_the_duel_they_are_discarded() -> None:
    """CD-16.2: there is no open stack to go back to."""
    s = position(variant="duel", red={"cities": [0], "sites": {"0a": ["university"]}})
    do(s, "remove university 0a")
    assert discard(s) == ["university"]


def test_a_university_leaves_other_cards_in_place() -> None:
    """CD-18.35, CD-9.12: cannoneer and crane stay."""
    s = position(
        variant="progress",
        red={
            "cities": [0],
            "sites": {"0a": ["university", "building_crane"], "2a": ["chief_cannoneer"]},
        },
    )
    do(s, "remove university 0a")
    assert (at(s, "red", "0a"), at(s, "red", "2a")) == (["building_crane"], ["chief_cannoneer"])


def test_a_town_hall_leaves_the_parish_hall() -> None:
    """CD-18.34, R22: which is active again; while covered it cannot be removed."""
    s = position(variant="progress", red={"cities": [0], "sites": {"0a": ["town_hall", "austin"]}})
    assert why(s, "remove parish_hall 0a") == ("not_there", "CD-15.5")
    do(s, "remove town_hall 0a")
    assert (at(s, "red", "0a"), discard(s)) == (["parish_hall", "austin"], ["town_hall"])
    do(s, "remove parish_hall 0a")
    assert (at(s, "red", "0a"), discard(s)) == (["austin"], ["town_hall", "parish_hall"])


def test_equal_cards_on_one_site_are_one_choice() -> None:
    """CD-15.5: two Mints above one city."""
    s = position(variant="gold", red={"cities": [0], "sites": {"0a": ["mint", "mint"]}})
    assert offered_as(s, "remove") == ["card=mint site=0a"]
    do(s, "remove mint 0a")
    assert at(s, "red", "0a") == ["mint"]


@pytest.mark.parametrize("site", ["0a", "0b"])
def test_another_mint_works_when_the_one_used_is_gone(site: str) -> None:
    """CD-10.4: once for each Mint, whichever of two equal ones is removed."""
    sites = {"0a": ["mint"], "0b": ["mint"]}
    s = position(variant="gold", red={"cities": [0], "sites": sites, "stocks": {"gold": 3}})
    do(s, "trade_mint ore", f"remove mint {site}", "trade_mint ore")
    assert held(s, "red")["ore"] == 3
    assert why(s, "trade_mint ore") == ("mint_used", "CD-10.4")


def test_a_mint_built_after_another_was_used_and_removed() -> None:
    """CD-10.4: it has not been used yet."""
    red = rich(cities=[0], sites={"0a": ["mint"]}, hand=["mint"], stocks=all_stocks(2))
    s = position(variant="gold", red=red)
    do(s, "trade_mint ore", "remove mint 0a", "build mint 0b", "trade_mint wool")
    assert (held(s, "red")["wool"], s.mints_used) == (3, 1)


def test_both_mints_used_and_one_removed() -> None:
    """CD-10.4: the one left has been used."""
    sites = {"0a": ["mint", "mint"]}
    s = position(variant="gold", red={"cities": [0], "sites": sites, "stocks": {"gold": 3}})
    do(s, "trade_mint ore", "trade_mint ore", "remove mint 0a")
    assert why(s, "trade_mint wool") == ("mint_used", "CD-10.4")


def test_points_follow_at_once() -> None:
    """CD-5.6, CD-13.6: the token goes back to the middle."""
    s = position(variant="gold", red={"sites": {"0a": ["candamir"]}})
    assert s.victory_points(0) == 3
    watch(s)
    do(s, "remove candamir 0a")
    assert (s.victory_points(0), s.strength(0)) == (2, 0)
    assert told(s)[-1] == {"event": "token_moved", "token": 0, "holder": -1}


def test_irmgard_does_not_reward_own_removal() -> None:
    """CD-18.23, R27: it is neither an event nor the opponent's card."""
    s = position(variant="turmoil", red={"sites": {"0a": ["irmgard"], "0b": ["abbey"]}})
    before = held(s, "red")
    do(s, "remove abbey 0b")
    assert (held(s, "red"), asked(s)) == (before, "red action_phase")
