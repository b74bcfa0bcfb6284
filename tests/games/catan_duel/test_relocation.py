"""Relocation: regions or expansions change places (CD-18.5)."""

import pytest

from stavitel.games.catan_duel.cards import REGIONS

from .acting import rich
from .table import asked, at, discard, do, offered, offered_as, position, stock, told, watch, why


@pytest.mark.parametrize(
    ("card", "variant"), [("relocation", "intro"), ("progress_relocation", "progress")]
)
def test_two_regions_change_places(card: str, variant: str) -> None:
    """CD-18.5, CD-11.6: card, number and stock move together, between any two places."""
    s = position(variant=variant, red={"hand": [card], "stocks": {"-1a": 3, "3b": 2}})
    do(s, f"play {card}")
    assert asked(s) == "red relocation_choice"
    assert len(offered_as(s, "swap_regions")) == 15
    watch(s)
    do(s, "swap_regions -1a 3b")
    assert [REGIONS[s.region(0, place)] for place in (10, 15)] == ["red_mountains", "red_forest"]
    assert (stock(s, "red", "-1a"), stock(s, "red", "3b")) == (2, 3)
    assert told(s) == [{"event": "regions_swapped", "seat": 0, "place": 10, "other_place": 15}]
    assert (discard(s), asked(s)) == ([card], "red action_phase")


def test_regions_are_two_different_own_ones() -> None:
    """CD-18.5: named from left to right, so that every swap has one name."""
    s = position(red={"hand": ["relocation"]})
    do(s, "play relocation")
    assert why(s, "swap_regions 1a 1a") == ("not_a_swap", "CD-18.5")
    assert why(s, "swap_regions 3a 1a") == ("not_a_swap", "CD-18.5")
    assert why(s, "swap_regions 1a 5a") == ("no_region_here", "CD-3.11")
    assert why(s, "swap_regions -3a 1a") == ("no_region_here", "CD-3.11")
    assert why(s, "end_actions") == ("not_now", "")


def test_the_cache_stays_when_regions_move() -> None:
    """R25: it belongs to the place."""
    s = position(
        variant="duel",
        red={
            "hand": ["relocation"],
            "cache": "1a",
            "stocks": {"cache": 2},
            "sites": {"0a": ["austin"]},
        },
    )
    do(s, "play relocation", "swap_regions 1a 3b")
    assert (s.cache_at(0), stock(s, "red", "cache")) == (12, 2)


def test_two_expansions_change_places() -> None:
    """CD-18.5: one is chosen, then the other."""
    s = position(red={"hand": ["relocation"], "sites": {"0a": ["abbey"], "2b": ["austin"]}})
    do(s, "play relocation")
    assert offered_as(s, "choose") == ["card=abbey site=0a", "card=austin site=2b"]
    do(s, "choose abbey 0a")
    assert (asked(s), offered(s)) == ("red relocation_partner", ["choose card=austin site=2b"])
    assert why(s, "choose abbey 0a") == ("not_a_swap", "CD-18.5")
    assert why(s, "choose abbey 2b") == ("not_there", "CD-15.5")
    assert why(s, "end_actions") == ("not_now", "")
    watch(s)
    do(s, "choose austin 2b")
    assert (at(s, "red", "0a"), at(s, "red", "2b")) == (["austin"], ["abbey"])
    assert told(s) == [{"event": "cards_swapped", "seat": 0, "card": 11, "site": 10,
                        "other_card": 21, "other_site": 13}]  # fmt: skip


def test_moving_to_an_empty_site_is_no_swap() -> None:
    """CD-18.5, R25: both cards must lie in the principality."""
    s = position(red={"hand": ["relocation"], "sites": {"0a": ["abbey"]}})
    do(s, "play relocation")
    assert why(s, "choose abbey 0a") == ("not_a_swap", "CD-18.5")
    assert why(s, "choose abbey 0b") == ("not_there", "CD-15.5")
    assert offered_as(s, "choose") == []


def test_cards_of_one_row_of_a_city_are_no_pair() -> None:
    """CD-18.5, R33: nothing would change; upper with lower is a swap."""
    s = position(red={"cities": [0], "hand": ["relocation"], "sites": {"0a": ["abbey", "austin"]}})
    do(s, "play relocation")
    assert offered_as(s, "choose") == []
    s = position(
        red={
            "cities": [0],
            "hand": ["relocation"],
            "sites": {"0a": ["abbey", "austin"], "0b": ["inga"]},
        }
    )
    do(s, "play relocation", "choose austin 0a", "choose inga 0b")
    assert (at(s, "red", "0a"), at(s, "red", "0b")) == (["abbey", "inga"], ["austin"])


def test_equal_cards_are_no_pair() -> None:
    """CD-11.2: two Mints may stand anywhere, swapped or not."""
    s = position(
        variant="gold",
        red={"cities": [0, 2], "hand": ["relocation"], "sites": {"0a": ["mint"], "2a": ["mint"]}},
    )
    do(s, "play relocation")
    assert why(s, "choose mint 0a") == ("not_a_swap", "CD-18.5")


def test_red_cards_stay_at_cities() -> None:
    """CD-18.5, CD-9.9: each card must be legal on its new site."""
    s = position(
        variant="progress",
        red={
            "cities": [0],
            "hand": ["relocation"],
            "sites": {"0a": ["library"], "2a": ["abbey"], "0b": ["austin"]},
        },
    )
    do(s, "play relocation", "choose abbey 2a")
    assert offered_as(s, "choose") == ["card=austin site=0b"]
    assert why(s, "choose library 0a") == ("not_legal_there", "CD-18.5")
    s = position(
        variant="progress",
        red={
            "cities": [0],
            "hand": ["relocation"],
            "sites": {"0a": ["library"], "2a": ["abbey"], "0b": ["austin"]},
        },
    )
    do(s, "play relocation", "choose library 0a")
    assert why(s, "choose abbey 2a") == ("not_legal_there", "CD-18.5")


def test_a_town_hall_takes_the_parish_hall_along() -> None:
    """CD-18.34, R25: the other card takes the site of the two."""
    s = position(
        variant="progress",
        red={
            "cities": [0, 2],
            "hand": ["relocation"],
            "sites": {"0a": ["town_hall"], "2b": ["library", "abbey"]},
        },
    )
    do(s, "play relocation", "choose town_hall 0a", "choose abbey 2b")
    assert (at(s, "red", "0a"), at(s, "red", "2b")) == (["abbey"], ["library", "town_hall"])
    do(s, "remove town_hall 2b")
    assert at(s, "red", "2b") == ["library", "parish_hall"]


def test_requirements_and_effects_are_not_applied_again() -> None:
    """CD-18.5: a Fairgrounds that moves brings nothing, and a cannoneer needs no University."""
    s = position(
        variant="duel",
        red=rich(
            cities=[0, 2], hand=["relocation"], sites={"0a": ["library"], "2b": ["chief_cannoneer"]}
        ),
    )
    do(s, "play relocation", "choose library 0a", "choose chief_cannoneer 2b")
    assert asked(s) == "red action_phase"
    assert at(s, "red", "0a") == ["chief_cannoneer"]


def test_there_are_always_regions_to_swap() -> None:
    """CD-11.2: Relocation is never without effect."""
    s = position(red={"hand": ["relocation"]})
    assert offered_as(s, "play") == ["relocation"]
