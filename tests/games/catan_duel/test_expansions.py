"""Building expansions: sites, the open stack, payment and discounts (CD-9.8 to CD-9.14)."""

import pytest

from stavitel.games.catan_duel.cards import CARDS

from .acting import rich
from .table import (
    asked,
    at,
    do,
    hand,
    held,
    offered,
    offered_as,
    position,
    stock,
    told,
    watch,
    why,
)

# sites


def test_sites_fill_up() -> None:
    """CD-9.14, CD-3.4: one above and one below a settlement, two each at a city."""
    s = position(
        red=rich(
            cities=[0],
            sites={"0a": ["austin", "inga"], "0b": ["harald"], "2a": ["osmund"]},
            hand=["abbey"],
        )
    )
    assert offered_as(s, "build") == ["card=abbey site=0b", "card=abbey site=2b"]
    assert why(s, "build abbey 0a") == ("site_full", "CD-9.14")
    assert why(s, "build abbey 2a") == ("site_full", "CD-9.14")
    assert why(s, "build abbey 4a") == ("no_town_here", "CD-3.4")


def test_green_and_red_cards_mix() -> None:
    """CD-9.9: any mixture on the four sites of a city."""
    s = position(variant="gold", red=rich(cities=[0], sites={"0a": ["austin"]}, hand=["mint"]))
    do(s, "build mint 0a")
    assert at(s, "red", "0a") == ["austin", "mint"]


def test_only_cards_in_hand_are_built() -> None:
    """CD-9.8: and only expansions."""
    s = position(red=rich(hand=["goldsmith"]))
    assert why(s, "build abbey 0a") == ("not_in_hand", "CD-9.8")
    assert why(s, "build goldsmith 0a") == ("not_an_expansion", "CD-9.8")
    assert why(s, "build gold_cache 0a") == ("not_an_expansion", "CD-9.8")


@pytest.mark.parametrize(
    ("card", "variant"),
    [
        ("parish_hall", "intro"),
        ("abbey", "intro"),
        ("marketplace", "intro"),
        ("drill_ground", "turmoil"),
        ("moneylender", "gold"),
        ("merchant_guild", "gold"),
        ("hedge_tavern", "turmoil"),
        ("university", "progress"),
    ],
)
def test_cards_marked_1x_stand_once(card: str, variant: str) -> None:
    """CD-9.11, CD-1.10: a second one is not buildable."""
    is_open = card in ("merchant_guild", "hedge_tavern", "university")
    s = position(variant=variant, red=rich(cities=[0], hand=[] if is_open else [card]))
    s.put_card(0, 12, CARDS.index(card))  # of some there is one in the box, so nothing is counted
    assert why(s, f"build {card} 0b") == ("only_one", "CD-9.11")


def test_other_cards_may_stand_twice() -> None:
    """CD-9.11: Storehouses, for example."""
    s = position(red=rich(sites={"0a": ["storehouse"]}, hand=["storehouse"]))
    do(s, "build storehouse 0b")
    assert at(s, "red", "0b") == ["storehouse"]


def test_equal_hand_cards_are_offered_once() -> None:
    """CD-9.8: two Abbeys in hand are one choice, and one of them stays."""
    s = position(red=rich(hand=["abbey", "abbey"]))
    assert offered_as(s, "build") == [
        f"card=abbey site={site}" for site in ("0a", "0b", "2a", "2b")
    ]
    do(s, "build abbey 2b")
    assert hand(s, "red") == ["abbey"]


# the open stack


@pytest.mark.parametrize(
    ("variant", "card"),
    [("gold", "merchant_guild"), ("turmoil", "hedge_tavern"), ("progress", "university")],
)
def test_cards_of_the_open_stack_are_built_from_there(variant: str, card: str) -> None:
    """CD-14.3: paid like any other; the open stack falls by one."""
    s = position(variant=variant, red=rich(cities=[0], sites={"0a": ["abbey"]}))
    do(s, f"build {card} 0b")
    assert (at(s, "red", "0b"), s.face_up_left) == ([card], 1)


def test_an_empty_open_stack() -> None:
    """CD-14.3: when both are built there is none left."""
    guild = {"cities": [0], "sites": {"0a": ["merchant_guild"]}}
    s = position(variant="gold", red=rich(**guild), blue=guild)
    assert why(s, "build merchant_guild 0b") == ("not_face_up", "CD-14.3")
    assert offered_as(s, "build") == []


def test_in_the_duel_they_come_from_the_hand() -> None:
    """CD-16.2: there is no open stack."""
    s = position(variant="duel", red=rich(cities=[0], hand=["hedge_tavern"]))
    assert why(s, "build merchant_guild 0a") == ("not_in_hand", "CD-9.8")
    do(s, "build hedge_tavern 0a")
    assert (hand(s, "red"), s.own_points(0)) == ([], 4)


def test_open_cards_are_offered_in_their_place() -> None:
    """CD-14.3: among the hand cards, in the order of the cards' numbers."""
    s = position(variant="gold", red=rich(cities=[0], hand=["abbey", "mint"]))
    cards = [line.split()[0] for line in offered_as(s, "build")]
    assert list(dict.fromkeys(cards)) == ["card=abbey", "card=merchant_guild", "card=mint"]


# payment


def test_the_abbey_of_the_example() -> None:
    """CD-4.5, CD-9.2, CD-9.8: Red pays 1 brick, 1 grain, 1 ore and keeps the rest."""
    s = position(red={"stocks": {"grain": 2}, "hand": ["abbey"]})
    do(s, "build abbey 0a")
    assert held(s, "red") == {"grain": 1, "lumber": 1, "wool": 1}
    assert s.progress(0) == 1


def test_the_builder_chooses_where_resources_come_from() -> None:
    """CD-4.5: from any of his regions of the type."""
    s = position(
        red={
            "settlements": [4],
            "regions": {"5b": "stack_mountains_2"},
            "stocks": {"3b": 2, "5b": 2},
            "hand": ["austin"],
        }
    )
    do(s, "build austin 0a")
    assert offered(s) == ["pay 3b", "pay 5b"]
    do(s, "pay 5b")
    assert (stock(s, "red", "3b"), stock(s, "red", "5b")) == (2, 1)


def test_only_stores_with_the_resource_pay() -> None:
    """CD-4.5: own regions of the type that have some."""
    s = position(
        red={
            "settlements": [4, 6],
            "hand": ["austin"],
            "regions": {"5b": "stack_mountains_2", "7b": "stack_mountains_1"},
            "stocks": {"3b": 1, "5b": 0, "7b": 1},
        }
    )
    do(s, "build austin 0a")
    assert offered(s) == ["pay 3b", "pay 7b"]
    assert why(s, "pay 5b") == ("store_empty", "CD-4.5")
    assert why(s, "pay 1b") == ("other_resource", "CD-4.3")
    assert why(s, "pay 9b") == ("no_store", "CD-4.1")
    assert why(s, "end_actions") == ("not_now", "")


def test_a_card_is_shown_when_it_is_built() -> None:
    """CD-20.1: the opponent hears which one, and where."""
    s = position(red=rich(hand=["abbey"]))
    watch(s)
    do(s, "build abbey 2a")
    assert told(s, "blue")[0] == {"event": "card_built", "seat": 0, "card": 11, "site": 12}


# discounts


def test_the_drill_ground_makes_heroes_cheaper() -> None:
    """CD-9.13, CD-18.22: one resource of the cost, of choice, is kept."""
    s = position(variant="turmoil", red=rich(sites={"0a": ["drill_ground"]}, hand=["inga"]))
    do(s, "build inga 0b")
    assert asked(s) == "red waive_choice"
    assert offered_as(s, "waive") == ["grain", "ore", "wool"]
    assert why(s, "waive brick") == ("not_in_cost", "CD-9.13")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "waive wool")
    assert held(s, "red") == {"brick": 3, "grain": 2, "lumber": 3, "ore": 2, "wool": 3, "gold": 3}
    assert asked(s) == "red action_phase"


def test_what_is_lacking_is_waived() -> None:
    """CD-9.13: a hero may be built with one resource missing; only that one can be waived."""
    s = position(
        variant="turmoil",
        red={"stocks": {"wool": 0}, "sites": {"0a": ["drill_ground"]}, "hand": ["inga"]},
    )
    do(s, "build inga 0b")
    assert offered_as(s, "waive") == ["wool"]
    assert why(s, "waive ore") == ("too_few", "CD-9.2")


def test_one_resource_is_waived_not_two() -> None:
    """CD-9.13, R38: reductions count once."""
    s = position(
        variant="turmoil",
        red={"stocks": {"wool": 0}, "sites": {"0a": ["drill_ground"]}, "hand": ["candamir"]},
    )
    assert why(s, "build candamir 0b") == ("too_few", "CD-9.2")


def test_ships_cost_their_full_price() -> None:
    """CD-18.22: the Drill Ground helps heroes only."""
    s = position(variant="turmoil", red=rich(sites={"0a": ["drill_ground"]}, hand=["brick_ship"]))
    do(s, "build brick_ship 2b")
    assert asked(s) == "red action_phase"
    assert sum(held(s, "red").values()) == 16


@pytest.mark.parametrize("card", ["pirate_ship", "chief_cannoneer"])
def test_other_units_cost_their_full_price(card: str) -> None:
    """CD-18.22, CD-18.31: they are no heroes; no game has them beside a Drill Ground, but a box
    with other half-moons could."""
    s = position(
        variant="duel",
        red={
            "cities": [0],
            "sites": {"0a": ["university"]},
            "hand": [card],
            "stocks": {"lumber": 0},
        },
    )
    s.put_card(0, 12, CARDS.index("drill_ground"))
    assert why(s, f"build {card} 2b") == ("too_few", "CD-9.2")


def test_the_building_crane_makes_dear_city_expansions_cheaper() -> None:
    """CD-9.13, CD-18.32: those that cost more than 4; the Town Hall does."""
    s = position(
        variant="progress",
        red=rich(
            cities=[0],
            sites={"0a": ["parish_hall", "building_crane"]},
            hand=["town_hall", "library"],
        ),
    )
    do(s, "build library 0b")
    assert asked(s) == "red search_choice"
    do(s, "decline", "trade_bank gold ore", "build town_hall 0a")
    assert offered_as(s, "waive") == ["brick", "ore", "wool"]
    do(s, "waive ore")
    assert held(s, "red") == {"brick": 1, "grain": 3, "lumber": 1, "ore": 2, "wool": 1}


def test_the_crane_does_not_help_settlement_expansions() -> None:
    """CD-9.13: nor heroes, whatever they cost."""
    s = position(
        variant="progress",
        red=rich(cities=[0], sites={"0a": ["building_crane"]}, hand=["candamir"]),
    )
    do(s, "build candamir 0b")
    assert asked(s) == "red action_phase"


def test_a_discount_must_be_in_play_before() -> None:
    """CD-18.22: the Drill Ground must stand while the hero is built."""
    s = position(variant="turmoil", red=rich(hand=["inga", "drill_ground"]))
    do(s, "build inga 0b")
    assert asked(s) == "red action_phase"


# Town Hall and Gold Cache


def test_a_town_hall_covers_the_parish_hall_of_a_city() -> None:
    """CD-18.34: no further site is needed; the Parish Hall counts as present."""
    sites = {"0a": ["parish_hall", "austin"], "0b": ["inga", "harald"]}
    s = position(
        variant="progress", red=rich(cities=[0], sites=sites, hand=["town_hall", "parish_hall"])
    )
    assert offered_as(s, "build")[:1] == ["card=town_hall site=0a"]
    do(s, "build town_hall 0a")
    assert at(s, "red", "0a") == ["town_hall", "austin"]
    s.set_stock(0, 11, 3)
    assert why(s, "build parish_hall 2a") == ("only_one", "CD-9.11")


def test_a_town_hall_needs_the_parish_hall_at_a_city() -> None:
    """CD-18.34: not at a settlement, and not beside it."""
    s = position(
        variant="progress", red=rich(cities=[0], sites={"2a": ["parish_hall"]}, hand=["town_hall"])
    )
    assert why(s, "build town_hall 2a") == ("only_in_city", "CD-9.9")
    assert why(s, "build town_hall 0a") == ("no_parish_hall_here", "CD-18.34")
    assert offered_as(s, "build") == []
    s = position(
        variant="progress",
        red=rich(cities=[0, 2], sites={"2a": ["parish_hall"]}, hand=["town_hall"]),
    )
    assert why(s, "build town_hall 0a") == ("no_parish_hall_here", "CD-18.34")
    assert offered_as(s, "build") == ["card=town_hall site=2a"]


def test_the_gold_cache_lies_beyond_a_region() -> None:
    """CD-9.10, CD-3.11, CD-18.13: free of charge, above or below any of your regions, empty."""
    s = position(variant="gold", red={"sites": {"0a": ["austin"]}, "hand": ["gold_cache"]})
    assert offered_as(s, "place_cache") == ["-1a", "-1b", "1a", "1b", "3a", "3b"]
    assert why(s, "place_cache 5a") == ("no_region_here", "CD-3.11")
    before = held(s, "red")
    do(s, "place_cache 3b")
    assert (s.cache_at(0), hand(s, "red"), held(s, "red")) == (15, [], before)
    assert (s.room(0, 26), s.room_for(0, 5)) == (3, 6)


@pytest.mark.parametrize("card", ["", "irmgard", "chief_cannoneer", "lookout_tower"])
def test_the_gold_cache_needs_a_hero_with_strength(card: str) -> None:
    """CD-18.13, CD-1.9: Irmgard has none, and the others are no heroes."""
    s = position(variant="gold", red={"hand": ["gold_cache"]})
    if card:
        s.put_card(0, 10, CARDS.index(card))
    assert why(s, "place_cache 1a") == ("needs_hero", "CD-18.13")
    assert offered_as(s, "place_cache") == []


def test_the_gold_cache_must_be_in_hand() -> None:
    """CD-9.10: like any card."""
    s = position(variant="gold", red={"sites": {"0a": ["austin"]}})
    assert why(s, "place_cache 1a") == ("not_in_hand", "CD-9.8")


def test_gold_from_the_cache_pays() -> None:
    """CD-18.13, CD-4.5: for everything; the owner says where each gold comes from."""
    s = position(
        variant="gold",
        red={
            "cities": [0],
            "sites": {"0a": ["austin"]},
            "cache": "1a",
            "stocks": {"gold": 1, "cache": 2, "wool": 2},
            "hand": ["salt_silo"],
        },
    )
    do(s, "build salt_silo 0b")
    assert offered(s) == ["pay 1a", "pay cache"]
    do(s, "pay cache", "pay cache")
    assert (stock(s, "red", "gold"), stock(s, "red", "cache")) == (1, 0)
