"""Section 6: what regions yield."""

from typing import Any

import pytest

from stavitel.games.catan_duel.production import Production
from stavitel.games.catan_duel.state import CatanDuel

from .table import asked, asking, do, held, offered, position, stock, why


def produced(number: int, variant: str = "intro", **words: Any) -> CatanDuel:
    """The production of a number in Red's turn, up to the first question."""
    s = position(variant=variant, production=number, **words)
    s.stack.clear()
    return asking(s, Production())


def test_regions_with_the_number_yield_for_both_players() -> None:
    """CD-6.2: whoever rolled; a 6 brings Red grain and Blue ore (EX-2)."""
    s = produced(6)
    start = {"brick": 1, "grain": 1, "lumber": 1, "ore": 1, "wool": 1}
    assert held(s, "red") == {**start, "grain": 2}
    assert held(s, "blue") == {**start, "ore": 2}


def test_all_regions_with_the_number_yield() -> None:
    """CD-6.3: a second region with the number brings its resource too (EX-5)."""
    regions = {"5a": "stack_mountains_2", "5b": "stack_gold_river_1"}
    s = produced(4, red={"settlements": [4], "regions": regions})
    assert (stock(s, "red", "wool"), stock(s, "red", "5a"), stock(s, "red", "5b")) == (2, 1, 0)


def test_a_booster_doubles_what_its_regions_yield() -> None:
    """CD-6.4, CD-18.6: Blue's forest beside a Lumber Camp brings two lumber with a 3."""
    s = produced(3, blue={"sites": {"0a": ["lumber_camp"]}})
    assert stock(s, "blue", "lumber") == 3
    assert stock(s, "red", "brick") == 2


@pytest.mark.parametrize(
    ("booster", "site", "number"),
    [
        ("brick_factory", "0b", 3), ("iron_foundry", "2b", 5), ("grain_mill", "2a", 6),
        ("lumber_camp", "0a", 2), ("weavers_shop", "2b", 4),
    ],
)  # fmt: skip
def test_every_booster_doubles_its_own_terrain(booster: str, site: str, number: int) -> None:
    """CD-6.4, CD-18.6: hills, mountains, fields, forest and pasture of Red, each on its number."""
    gained = []
    for rolled in range(1, 7):
        s = produced(rolled, red={"sites": {site: [booster]}})
        gained.append(sum(held(s, "red").values()) - 5)
    assert gained == [2 if rolled == number else 1 for rolled in range(1, 7)]


def test_a_booster_serves_both_its_regions() -> None:
    """CD-3.5, CD-6.4: pastures left and right of a Weaver's Shop, each on its number (EX-14)."""
    regions = {"3a": "red_pasture", "1b": "red_fields", "5a": "stack_pasture_2"}
    words: dict[str, Any] = {
        "settlements": [4], "regions": regions, "sites": {"4a": ["weavers_shop"]},
        "stocks": {"3a": 0},
    }  # fmt: skip
    assert stock(produced(4, red=words), "red", "3a") == 2
    assert stock(produced(6, red=words), "red", "5a") == 2


@pytest.mark.parametrize("site", ["0b", "2a"])
def test_a_booster_elsewhere_does_nothing(site: str) -> None:
    """CD-3.5, CD-6.4: in the other row or further away it is no neighbour of the forest."""
    s = produced(3, blue={"sites": {site: ["lumber_camp"]}})
    assert stock(s, "blue", "lumber") == 2


@pytest.mark.parametrize(("site", "gained"), [("0a", 1), ("0b", 2), ("2a", 1), ("2b", 2)])
def test_a_region_between_two_settlements_has_neighbours_in_its_own_row(
    site: str, gained: int
) -> None:
    """CD-3.3, CD-3.5, CD-6.4: Red's pasture below the road, and a Weaver's Shop at either end."""
    s = produced(4, red={"sites": {site: ["weavers_shop"]}})
    assert stock(s, "red", "wool") == 1 + gained


def test_a_booster_of_another_resource_does_nothing() -> None:
    """CD-6.4: each booster serves one kind of region."""
    s = produced(3, blue={"sites": {"0a": ["weavers_shop"]}})
    assert stock(s, "blue", "lumber") == 2


def test_both_cards_above_a_city_neighbour_its_upper_regions() -> None:
    """CD-3.5, CD-6.4: inner and outer site make no difference (EX-7)."""
    words = {"cities": [0], "sites": {"0a": ["abbey", "lumber_camp"]}}
    assert stock(produced(3, blue=words), "blue", "lumber") == 3


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 3)])
def test_what_finds_no_room_is_lost(before: int, after: int) -> None:
    """CD-4.1, CD-4.2, CD-6.5: a region never holds more than three."""
    s = produced(3, blue={"stocks": {"lumber": before}, "sites": {"0a": ["lumber_camp"]}})
    assert stock(s, "blue", "lumber") == after


def test_outermost_regions_look_for_boosters_only_at_their_one_town() -> None:
    """CD-3.2, CD-6.4: also where five settlements were built on one side."""
    left = {"settlements": [-10, -8, -6, -4, -2], "regions": {"-11a": "stack_forest_1"}}
    assert stock(produced(4, red=left), "red", "-11a") == 1
    right = {"settlements": [4, 6, 8, 10, 12], "regions": {"13b": "stack_forest_1"}}
    assert stock(produced(4, red=right), "red", "13b") == 1


# the Marketplace


def test_the_marketplace_takes_part_in_the_opponents_luck() -> None:
    """CD-6.6, CD-19.3: three Blue regions with a 3 against one; any of their resources (EX-19)."""
    blue = {"settlements": [4], "regions": {"5a": "stack_fields_2", "5b": "stack_gold_river_2"}}
    s = produced(3, red={"sites": {"0a": ["marketplace"]}}, blue=blue)
    assert stock(s, "red", "brick") == 2
    assert asked(s) == "red gain"
    assert offered(s) == ["gain -1a", "gain 1a", "gain 3a"]
    assert why(s, "gain 3b") == ("other_resource", "CD-4.3")
    do(s, "gain 1a")
    assert held(s, "red")["gold"] == 1


def test_the_marketplace_does_not_care_for_the_opponents_room() -> None:
    """CD-6.6: nor for his boosters; one resource of a full region's kind."""
    blue = {
        "settlements": [4], "regions": {"5a": "stack_forest_1", "5b": "stack_hills_1"},
        "stocks": {"5a": 3, "gold": 3}, "sites": {"4a": ["lumber_camp"]},
    }  # fmt: skip
    s = produced(4, red={"sites": {"0a": ["marketplace"]}}, blue=blue)
    assert asked(s) == "red gain"
    assert offered(s) == ["gain -1a", "gain 1a"]
    do(s, "gain -1a")
    assert held(s, "red")["lumber"] == 2
    assert asked(s) == "nobody"


def test_with_as_many_regions_the_marketplace_gives_nothing() -> None:
    """CD-6.6: the opponent needs strictly more."""
    s = produced(3, red={"sites": {"0a": ["marketplace"]}})
    assert asked(s) == "nobody"
    assert held(s, "red") == {"brick": 2, "grain": 1, "lumber": 1, "ore": 1, "wool": 1}


def test_the_marketplace_works_in_the_opponents_turn() -> None:
    """CD-6.6: whoever rolled."""
    regions = {"5a": "stack_mountains_2", "5b": "stack_hills_1"}
    blue = {"settlements": [4], "regions": regions}
    s = produced(4, active="blue", red={"sites": {"0a": ["marketplace"]}}, blue=blue)
    assert asked(s) == "red gain"
    assert offered(s) == ["gain 1a", "gain 3b"]


# gold and its cache


def test_produced_gold_may_go_to_the_cache() -> None:
    """CD-19.3, R26: instead of its river, but to no other one."""
    red = {"cache": "-1a", "settlements": [4], "regions": {"5a": "stack_gold_river_1"}}
    s = produced(1, "gold", red=red)
    assert asked(s) == "red gain_at"
    assert offered(s) == ["gain 1a", "gain cache"]
    assert why(s, "gain 5a") == ("other_resource", "CD-4.3")
    do(s, "gain cache")
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (0, 1)


def test_gold_of_a_full_river_goes_to_the_cache() -> None:
    """R26: and is lost only if the cache is full too."""
    red = {"cache": "-1a", "stocks": {"gold": 3, "cache": 2}}
    s = produced(1, "gold", red=red)
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (3, 3)
    s = produced(1, "gold", red={**red, "stocks": {"gold": 3, "cache": 3}})
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (3, 3)


def test_at_some_tables_a_river_keeps_what_it_yields() -> None:
    """R26 as a house rule: nobody is asked, and what has no room on the river is lost; other gold
    may still go to the cache."""
    red = {"cache": "-1a", "stocks": {"gold": 2, "cache": 0}}
    s = produced(1, "gold", red=red, gold_cache="not_yields")
    assert asked(s) != "red gain_at"
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (3, 0)
    s = produced(1, "gold", red={**red, "stocks": {"gold": 3}}, gold_cache="not_yields")
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (3, 0)


def test_the_active_player_decides_first() -> None:
    """CD-7.9, R7: then the other; the Marketplace waits for both."""
    red = {"settlements": [4], "regions": {"5a": "stack_gold_river_1", "5b": "stack_mountains_1"}}
    words: dict[str, Any] = {
        "red": {**red, "cache": "-1a"}, "blue": {"sites": {"2a": ["marketplace"]}},
    }  # fmt: skip
    s = produced(2, "gold", **words)
    assert asked(s) == "red gain_at"
    do(s, "gain 5a")
    assert asked(s) == "blue gain"
