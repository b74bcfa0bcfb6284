"""Building expansions: sites, costs, discounts, and every card of this sort (CD-9.8 to CD-9.14)."""

from typing import Any

import pytest

from .acting import acting, rich
from .table import (
    COMPONENTS,
    asked,
    at,
    do,
    hand,
    held,
    offered,
    offered_as,
    stock,
    told,
    watch,
    why,
)

SHIPS = ["brick_ship", "grain_ship", "ore_ship", "wool_ship", "lumber_ship", "gold_ship",
         "large_trade_ship", "gold_large_trade_ship"]  # fmt: skip
# card: cost as brick, grain, lumber, ore, wool, gold; strength, skill, commerce, progress, victory
GREEN: dict[str, tuple[list[int], list[int]]] = {
    "brick_factory": ([1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0]),
    "iron_foundry": ([1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0]),
    "grain_mill": ([0, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0]),
    "lumber_camp": ([0, 0, 1, 1, 0, 0], [0, 0, 0, 0, 0]),
    "weavers_shop": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "parish_hall": ([1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0]),
    "abbey": ([1, 1, 0, 1, 0, 0], [0, 0, 0, 1, 0]),
    "storehouse": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "gold_storehouse": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "marketplace": ([0, 1, 0, 0, 1, 0], [0, 0, 1, 0, 0]),
    "toll_bridge": ([1, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0]),
    "gold_toll_bridge": ([1, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0]),
    **{ship: ([0, 0, 1, 0, 1, 0], [0, 0, 1, 0, 0]) for ship in SHIPS},
    "austin": ([0, 1, 0, 1, 0, 0], [1, 2, 0, 0, 0]),
    "candamir": ([0, 1, 0, 1, 2, 0], [4, 1, 0, 0, 0]),
    "harald": ([0, 1, 0, 1, 0, 0], [2, 1, 0, 0, 0]),
    "inga": ([0, 1, 0, 1, 1, 0], [1, 3, 0, 0, 0]),
    "osmund": ([0, 1, 0, 1, 1, 0], [2, 2, 0, 0, 0]),
    "siglind": ([0, 1, 0, 1, 2, 0], [2, 3, 0, 0, 0]),
    "pirate_ship": ([0, 0, 1, 0, 1, 0], [0, 0, 0, 0, 0]),
    "lookout_tower": ([0, 1, 1, 0, 0, 0], [1, 0, 0, 0, 0]),
    "drill_ground": ([1, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0]),
    "carl_forkbeard": ([0, 1, 0, 1, 2, 0], [5, 0, 0, 0, 0]),
    "heinrich": ([0, 1, 0, 1, 1, 0], [2, 0, 0, 0, 0]),
    "irmgard": ([0, 1, 0, 0, 0, 1], [0, 2, 0, 0, 0]),
    "chief_cannoneer": ([0, 0, 1, 1, 0, 0], [4, 0, 0, 0, 0]),
}
RED: dict[str, tuple[list[int], list[int]]] = {
    "moneylender": ([1, 0, 2, 2, 0, 0], [0, 0, 0, 0, 1]),
    "harbor": ([1, 0, 0, 1, 1, 0], [0, 0, 1, 0, 0]),
    "trading_base": ([1, 2, 0, 0, 2, 0], [0, 0, 1, 0, 1]),
    "merchant_guild": ([2, 1, 0, 0, 2, 0], [0, 0, 2, 0, 1]),
    "mint": ([1, 0, 2, 2, 0, 0], [0, 0, 0, 0, 1]),
    "salt_silo": ([1, 0, 0, 0, 2, 2], [0, 0, 0, 0, 1]),
    "staple_house": ([2, 0, 0, 2, 1, 0], [0, 0, 0, 0, 1]),
    "fairgrounds": ([0, 1, 2, 0, 1, 0], [0, 0, 0, 0, 1]),
    "fire_brigade": ([1, 0, 0, 1, 2, 0], [0, 0, 0, 0, 1]),
    "large_festival_hall": ([2, 3, 0, 3, 0, 0], [0, 0, 0, 0, 2]),
    "chapel_low": ([1, 1, 0, 2, 0, 0], [0, 0, 0, 0, 1]),
    "chapel_high": ([1, 1, 0, 2, 0, 0], [0, 0, 0, 0, 1]),
    "hedge_tavern": ([0, 1, 0, 0, 1, 2], [0, 0, 0, 0, 1]),
    "tithe_barn": ([1, 0, 2, 1, 0, 0], [0, 0, 0, 0, 1]),
    "pharmacy": ([1, 0, 0, 0, 2, 1], [0, 0, 0, 0, 1]),
    "bath_house": ([2, 0, 0, 1, 1, 0], [0, 0, 0, 0, 1]),
    "building_crane": ([0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0]),
    "library": ([1, 0, 2, 1, 0, 0], [0, 0, 0, 0, 1]),
    "parliament": ([2, 0, 3, 0, 2, 0], [0, 0, 0, 0, 2]),
    "town_hall": ([1, 0, 0, 2, 2, 0], [0, 0, 0, 0, 1]),
    "university": ([1, 2, 2, 0, 0, 0], [0, 0, 0, 1, 1]),
}
NEEDED = {
    "chief_cannoneer": ["university"],
    "staple_house": ["merchant_guild"],
    "building_crane": ["university"],
    "parliament": ["abbey", "university"],
    "town_hall": ["parish_hall"],
    "university": ["abbey"],
}
RESOURCES = ["brick", "grain", "lumber", "ore", "wool", "gold"]


def variant_of(card: str) -> str:
    """A game in which a card takes part."""
    back = next(row["back"] for row in COMPONENTS["card"] if row["id"] == card)
    return "intro" if back == "basic" else str(back)


def ready(card: str, **words: Any) -> Any:
    """Red holds a card, 3 of everything, a city in column 0 and what the card asks for there."""
    is_face_up = card in ("merchant_guild", "hedge_tavern", "university")
    return acting(
        variant=variant_of(card),
        red=rich(cities=[0], sites={"0a": NEEDED.get(card, [])},
                 hand=[] if is_face_up else [card]),
        **words,
    )  # fmt: skip


def points_of(s: Any) -> list[int]:
    counted = [s.strength(0), s.skill(0), s.commerce(0), s.progress(0), s.own_points(0)]
    return [int(n) for n in counted]


@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_cost_and_points_of_every_expansion(card: str) -> None:
    """CD-9.2, CD-13.1: the whole cost is paid, the card lies on its site and its points count."""
    cost, points = (GREEN | RED)[card]
    s = ready(card)
    before = points_of(s)
    site = "0a" if card == "town_hall" else "0b"
    do(s, f"build {card} {site}")
    assert card in at(s, "red", site)
    assert [3 - held(s, "red").get(name, 0) for name in RESOURCES] == cost
    assert [now - then for now, then in zip(points_of(s), before, strict=True)] == points
    assert hand(s, "red") == []


@pytest.mark.parametrize("card", [*GREEN, *RED])
def test_every_expansion_needs_its_full_price(card: str) -> None:
    """CD-9.2: with one resource of its cost missing a card cannot be built."""
    cost, _ = (GREEN | RED)[card]
    scarce = next(n for n, name in enumerate(RESOURCES) if cost[n])
    s = ready(card)
    store = {"brick": 11, "grain": 14, "lumber": 10, "ore": 15, "wool": 13, "gold": 12}
    s.set_stock(0, store[RESOURCES[scarce]], cost[scarce] - 1)
    site = "0a" if card == "town_hall" else "0b"
    assert why(s, f"build {card} {site}") == ("too_few", "CD-9.2")
    assert [line for line in offered_as(s, "build") if f"card={card} " in line] == []


@pytest.mark.parametrize("card", RED)
def test_red_cards_stand_only_at_cities(card: str) -> None:
    """CD-9.9, CD-15.1: every city expansion is refused at a settlement."""
    s = ready(card)
    assert why(s, f"build {card} 2b") == ("only_in_city", "CD-9.9")


@pytest.mark.parametrize("card", GREEN)
def test_green_cards_stand_at_settlements_and_cities(card: str) -> None:
    """CD-9.8, CD-3.4: on any free site of any own settlement or city."""
    s = ready(card)
    sites = [line.split("site=")[1] for line in offered_as(s, "build") if f"card={card} " in line]
    assert sites == ["0a", "0b", "2a", "2b"]


def test_every_expansion_is_in_these_tables() -> None:
    """CD-1.8: all green and red draw cards of the box."""
    types = {"settlement": GREEN, "city": RED}
    for kind, table in types.items():
        assert sorted(row["id"] for row in COMPONENTS["card"] if row["type"] == kind) == sorted(
            table
        )


# sites


def test_sites_fill_up() -> None:
    """CD-9.14, CD-3.4: one above and one below a settlement, two each at a city."""
    s = acting(red=rich(cities=[0], sites={"0a": ["austin", "inga"], "0b": ["harald"],
                                           "2a": ["osmund"]}, hand=["abbey"]))  # fmt: skip
    assert offered_as(s, "build") == ["card=abbey site=0b", "card=abbey site=2b"]
    assert why(s, "build abbey 0a") == ("site_full", "CD-9.14")
    assert why(s, "build abbey 2a") == ("site_full", "CD-9.14")
    assert why(s, "build abbey 4a") == ("no_town_here", "CD-3.4")


def test_green_and_red_cards_mix() -> None:
    """CD-9.9: any mixture on the four sites of a city."""
    s = acting(variant="gold", red=rich(cities=[0], sites={"0a": ["austin"]}, hand=["mint"]))
    do(s, "build mint 0a")
    assert at(s, "red", "0a") == ["austin", "mint"]


def test_only_cards_in_hand_are_built() -> None:
    """CD-9.8: and only expansions."""
    s = acting(red=rich(hand=["goldsmith"]))
    assert why(s, "build abbey 0a") == ("not_in_hand", "CD-9.8")
    assert why(s, "build goldsmith 0a") == ("not_an_expansion", "CD-9.8")
    assert why(s, "build gold_cache 0a") == ("not_an_expansion", "CD-9.8")


@pytest.mark.parametrize(
    ("card", "variant"),
    [("parish_hall", "intro"), ("abbey", "intro"), ("marketplace", "intro"),
     ("drill_ground", "turmoil"), ("moneylender", "gold"), ("merchant_guild", "gold"),
     ("hedge_tavern", "turmoil"), ("university", "progress")],
)  # fmt: skip
def test_cards_marked_1x_stand_once(card: str, variant: str) -> None:
    """CD-9.11, CD-1.10: a second one is not buildable."""
    is_open = card in ("merchant_guild", "hedge_tavern", "university")
    s = acting(variant=variant, red=rich(cities=[0], sites={"0a": [card, "abbey"][:2]},
                                         hand=[] if is_open else [card]))  # fmt: skip
    assert why(s, f"build {card} 0b") == ("only_one", "CD-9.11")


def test_other_cards_may_stand_twice() -> None:
    """CD-9.11: Storehouses, for example."""
    s = acting(red=rich(sites={"0a": ["storehouse"]}, hand=["storehouse"]))
    do(s, "build storehouse 0b")
    assert at(s, "red", "0b") == ["storehouse"]


def test_equal_hand_cards_are_offered_once() -> None:
    """CD-9.8: two Abbeys in hand are one choice, and one of them stays."""
    s = acting(red=rich(hand=["abbey", "abbey"]))
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
    s = acting(variant=variant, red=rich(cities=[0], sites={"0a": ["abbey"]}))
    do(s, f"build {card} 0b")
    assert (at(s, "red", "0b"), s.face_up_left()) == ([card], 1)


def test_an_empty_open_stack() -> None:
    """CD-14.3: when both are built there is none left."""
    s = acting(variant="gold", face_up=0, red=rich(cities=[0]),
               blue={"cities": [0], "sites": {"0a": ["merchant_guild"]}})  # fmt: skip
    assert why(s, "build merchant_guild 0a") == ("not_face_up", "CD-14.3")
    assert offered_as(s, "build") == []


def test_in_the_duel_they_come_from_the_hand() -> None:
    """CD-16.2: there is no open stack."""
    s = acting(variant="duel", red=rich(cities=[0], hand=["hedge_tavern"]))
    assert why(s, "build merchant_guild 0a") == ("not_in_hand", "CD-9.8")
    do(s, "build hedge_tavern 0a")
    assert (hand(s, "red"), s.own_points(0)) == ([], 4)


def test_open_cards_are_offered_in_their_place() -> None:
    """CD-14.3: among the hand cards, in the order of the cards' numbers."""
    s = acting(variant="gold", red=rich(cities=[0], hand=["abbey", "mint"]))
    cards = [line.split()[0] for line in offered_as(s, "build")]
    assert list(dict.fromkeys(cards)) == ["card=abbey", "card=merchant_guild", "card=mint"]


# payment


def test_the_abbey_of_the_example() -> None:
    """CD-4.5, CD-9.2, CD-9.8: Red pays 1 brick, 1 grain, 1 ore and keeps the rest."""
    s = acting(red={"stocks": {"grain": 2}, "hand": ["abbey"]})
    do(s, "build abbey 0a")
    assert held(s, "red") == {"grain": 1, "lumber": 1, "wool": 1}
    assert s.progress(0) == 1


def test_the_builder_chooses_where_resources_come_from() -> None:
    """CD-4.5: from any of his regions of the type."""
    s = acting(red={"settlements": [4], "regions": {"5b": "stack_mountains_2"},
                    "stocks": {"3b": 2, "5b": 2}, "hand": ["austin"]})  # fmt: skip
    do(s, "build austin 0a")
    assert offered(s) == ["pay 3b", "pay 5b"]
    do(s, "pay 5b")
    assert (stock(s, "red", "3b"), stock(s, "red", "5b")) == (2, 1)


def test_only_stores_with_the_resource_pay() -> None:
    """CD-4.5: own regions of the type that have some."""
    s = acting(red={"settlements": [4, 6], "hand": ["austin"],
                    "regions": {"5b": "stack_mountains_2", "7b": "stack_mountains_1"},
                    "stocks": {"3b": 1, "5b": 0, "7b": 1}})  # fmt: skip
    do(s, "build austin 0a")
    assert offered(s) == ["pay 3b", "pay 7b"]
    assert why(s, "pay 5b") == ("store_empty", "CD-4.5")
    assert why(s, "pay 1b") == ("other_resource", "CD-4.3")
    assert why(s, "pay 9b") == ("no_store", "CD-4.1")
    assert why(s, "end_actions") == ("not_now", "")


def test_a_card_is_shown_when_it_is_built() -> None:
    """CD-20.1: the opponent hears which one, and where."""
    s = acting(red=rich(hand=["abbey"]))
    watch(s)
    do(s, "build abbey 2a")
    assert told(s, "blue")[0] == {"event": "card_built", "seat": 0, "card": 11, "site": 12}


# discounts


def test_the_drill_ground_makes_heroes_cheaper() -> None:
    """CD-9.13, CD-18.22: one resource of the cost, of choice, is kept."""
    s = acting(variant="turmoil", red=rich(sites={"0a": ["drill_ground"]}, hand=["inga"]))
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
    s = acting(variant="turmoil", red={"stocks": {"wool": 0}, "sites": {"0a": ["drill_ground"]},
                                       "hand": ["inga"]})  # fmt: skip
    do(s, "build inga 0b")
    assert offered_as(s, "waive") == ["wool"]
    assert why(s, "waive ore") == ("too_few", "CD-9.2")


def test_one_resource_is_waived_not_two() -> None:
    """CD-9.13, R38: reductions count once."""
    s = acting(variant="turmoil", red={"stocks": {"wool": 0}, "sites": {"0a": ["drill_ground"]},
                                       "hand": ["candamir"]})  # fmt: skip
    assert why(s, "build candamir 0b") == ("too_few", "CD-9.2")


@pytest.mark.parametrize("card", ["pirate_ship", "chief_cannoneer", "brick_ship"])
def test_other_units_cost_their_full_price(card: str) -> None:
    """CD-18.22, CD-18.31: the Drill Ground helps heroes only."""
    s = acting(variant="duel", red=rich(cities=[0], hand=[card],
                                        sites={"0a": ["university"], "2a": ["abbey"]}))  # fmt: skip
    s.put_card(0, 11, 48)  # the Drill Ground, which the Duel leaves in the box
    do(s, f"build {card} 2b")
    assert asked(s) == "red action_phase"
    assert sum(held(s, "red").values()) == 16


def test_the_building_crane_makes_dear_city_expansions_cheaper() -> None:
    """CD-9.13, CD-18.32: those that cost more than 4; the Town Hall does."""
    s = acting(variant="progress",
               red=rich(cities=[0], sites={"0a": ["parish_hall", "building_crane"]},
                        hand=["town_hall", "library"]))  # fmt: skip
    do(s, "build library 0b")
    assert asked(s) == "red search_choice"
    do(s, "decline", "trade_bank gold ore", "build town_hall 0a")
    assert offered_as(s, "waive") == ["brick", "ore", "wool"]
    do(s, "waive ore")
    assert held(s, "red") == {"brick": 1, "grain": 3, "lumber": 1, "ore": 2, "wool": 1}


def test_the_crane_does_not_help_settlement_expansions() -> None:
    """CD-9.13: nor heroes, whatever they cost."""
    s = acting(variant="progress", red=rich(cities=[0], sites={"0a": ["building_crane"]},
                                            hand=["candamir"]))  # fmt: skip
    do(s, "build candamir 0b")
    assert asked(s) == "red action_phase"


def test_a_discount_must_be_in_play_before() -> None:
    """CD-18.22: the Drill Ground must stand while the hero is built."""
    s = acting(variant="turmoil", red=rich(hand=["inga", "drill_ground"]))
    do(s, "build inga 0b")
    assert asked(s) == "red action_phase"


# Town Hall and Gold Cache


def test_a_town_hall_covers_the_parish_hall_of_a_city() -> None:
    """CD-18.34: no further site is needed; the Parish Hall counts as present."""
    sites = {"0a": ["parish_hall", "austin"], "0b": ["inga", "harald"]}
    s = acting(variant="progress",
               red=rich(cities=[0], sites=sites, hand=["town_hall", "parish_hall"]))  # fmt: skip
    assert offered_as(s, "build")[:1] == ["card=town_hall site=0a"]
    do(s, "build town_hall 0a")
    assert at(s, "red", "0a") == ["town_hall", "austin"]
    s.set_stock(0, 11, 3)
    assert why(s, "build parish_hall 2a") == ("only_one", "CD-9.11")


def test_a_town_hall_needs_the_parish_hall_at_a_city() -> None:
    """CD-18.34: not at a settlement, and not beside it."""
    s = acting(variant="progress", red=rich(cities=[0], sites={"2a": ["parish_hall"]},
                                            hand=["town_hall"]))  # fmt: skip
    assert why(s, "build town_hall 2a") == ("needs_card", "CD-9.12")
    s = acting(variant="progress", red=rich(cities=[0, 2], sites={"2a": ["parish_hall"]},
                                            hand=["town_hall"]))  # fmt: skip
    assert why(s, "build town_hall 0a") == ("no_parish_hall_here", "CD-18.34")
    assert offered_as(s, "build") == ["card=town_hall site=2a"]


def test_the_gold_cache_lies_beyond_a_region() -> None:
    """CD-9.10, CD-3.11, CD-18.13: free of charge, above or below any own region, empty."""
    s = acting(variant="gold", red={"sites": {"0a": ["austin"]}, "hand": ["gold_cache"]})
    assert offered_as(s, "place_cache") == ["-1a", "-1b", "1a", "1b", "3a", "3b"]
    assert why(s, "place_cache 5a") == ("no_region_here", "CD-3.11")
    before = held(s, "red")
    do(s, "place_cache 3b")
    assert (s.cache_at(0), hand(s, "red"), held(s, "red")) == (15, [], before)
    assert (s.room(0, 26), s.room_for(0, 5)) == (3, 6)


@pytest.mark.parametrize("hero", ["", "irmgard"])
def test_the_gold_cache_needs_a_hero_with_strength(hero: str) -> None:
    """CD-18.13: Irmgard has none."""
    s = acting(variant="gold", red={"hand": ["gold_cache"]})
    if hero:
        s.put_card(0, 10, 51)
    assert why(s, "place_cache 1a") == ("needs_hero", "CD-18.13")
    assert offered_as(s, "place_cache") == []


def test_the_gold_cache_must_be_in_hand() -> None:
    """CD-9.10: like any card."""
    s = acting(variant="gold", red={"sites": {"0a": ["austin"]}})
    assert why(s, "place_cache 1a") == ("not_in_hand", "CD-9.8")


def test_gold_from_the_cache_pays() -> None:
    """CD-18.13, CD-4.5: for everything; the owner says where each gold comes from."""
    s = acting(variant="gold", red={"cities": [0], "sites": {"0a": ["austin"]}, "cache": "1a",
                                    "stocks": {"gold": 1, "cache": 2, "wool": 2},
                                    "hand": ["salt_silo"]})  # fmt: skip
    do(s, "build salt_silo 0b")
    assert offered(s) == ["pay 1a", "pay cache"]
    do(s, "pay cache", "pay cache")
    assert (stock(s, "red", "gold"), stock(s, "red", "cache")) == (1, 0)
