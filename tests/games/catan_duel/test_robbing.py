"""Cards that take resources from the opponent (CD-11.3, CD-11.7 to CD-11.11)."""

from typing import Any

import pytest

from .table import all_stocks, asked, discard, do, held, offered, offered_as, position, stock, why

GUILD = {"cities": [0], "sites": {"0a": ["merchant_guild"]}, "hand": ["trade_master"]}
STRONG = {"sites": {"0a": ["candamir"]}}


def stocks(**some: int) -> dict[str, int]:
    return {name: some.get(name, 0) for name in ("lumber", "gold", "grain", "brick", "wool", "ore")}


def test_a_trade_master_takes_two_resources() -> None:
    """CD-11.7, CD-18.9, CD-4.7: the taker names them, one or two."""
    s = position(
        variant="gold", red={**GUILD, "stocks": stocks()}, blue={"stocks": stocks(ore=2, wool=1)}
    )
    do(s, "play trade_master")
    assert offered(s) == ["name ore", "name wool"]
    assert why(s, "enough") == ("must_take_one", "CD-11.3")
    do(s, "name ore")
    assert offered(s) == ["name ore", "name wool", "enough"]
    do(s, "name wool")
    assert (held(s, "red"), held(s, "blue")) == ({"ore": 1, "wool": 1}, {"ore": 1})
    assert (asked(s), discard(s)) == ("red action_phase", ["trade_master"])


def test_one_is_enough() -> None:
    """CD-11.7, R15: the taker may name a single one."""
    s = position(
        variant="gold", red={**GUILD, "stocks": stocks()}, blue={"stocks": stocks(ore=2, wool=1)}
    )
    do(s, "play trade_master", "name ore", "enough")
    assert (held(s, "red"), held(s, "blue")) == ({"ore": 1}, {"ore": 1, "wool": 1})


def test_only_what_can_be_stored_is_named() -> None:
    """CD-11.3: what the opponent has and the taker has room for."""
    s = position(
        variant="gold",
        red={**GUILD, "stocks": all_stocks(3) | {"3b": 2, "1b": 0}},
        blue={"stocks": stocks(ore=3, grain=2)},
    )
    do(s, "play trade_master")
    assert offered(s) == ["name ore"]
    assert why(s, "name grain") == ("no_room_to_take", "CD-11.3")
    assert why(s, "name wool") == ("opponent_has_none", "CD-11.3")
    do(s, "name ore")
    assert (held(s, "red")["ore"], held(s, "blue")) == (3, {"grain": 2, "ore": 2})


def test_the_giver_chooses_where_it_leaves() -> None:
    """CD-4.7, CD-19.7: from which of his regions, or the cache; the taker where it is stored."""
    s = position(
        variant="gold",
        red={**GUILD, "stocks": stocks()},
        blue={"stocks": {"gold": 1, "cache": 1}, "cache": "1a", "sites": {"0a": ["austin"]}},
    )
    do(s, "play trade_master", "name gold", "enough")
    assert (asked(s), offered(s)) == ("blue give", ["give 1a", "give cache"])
    assert why(s, "give 3b") == ("other_resource", "CD-4.3")
    assert why(s, "give 5b") == ("no_store", "CD-4.1")
    do(s, "give cache")
    assert (stock(s, "blue", "gold"), stock(s, "blue", "cache")) == (1, 0)
    assert held(s, "red") == {"gold": 1}


def test_a_giver_without_a_choice_is_not_asked() -> None:
    """CD-4.7: all of it is named, so it leaves from everywhere."""
    s = position(
        variant="gold",
        red={**GUILD, "stocks": stocks()},
        blue={
            "settlements": [4],
            "regions": {"5a": "stack_fields_1"},
            "stocks": stocks(grain=1, ore=1) | {"5a": 1},
        },
    )
    do(s, "play trade_master", "name grain", "name grain")
    assert asked(s) == "red action_phase"
    assert (held(s, "red"), held(s, "blue")) == ({"grain": 2}, {"ore": 1})


def test_a_merchant_gives_one_back() -> None:
    """CD-11.8, CD-18.9: after taking, of any kind; it may be one just taken."""
    s = position(
        variant="gold",
        red={"cities": [0], "hand": ["merchant"], "stocks": stocks(grain=1)},
        blue={"stocks": stocks(ore=2, wool=1)},
    )
    do(s, "play merchant", "name ore", "name ore")
    assert asked(s) == "red merchant_gift"
    assert offered(s) == ["name grain", "name ore"]
    assert why(s, "name wool") == ("too_few", "CD-9.2")
    assert why(s, "enough") == ("not_now", "")
    do(s, "name grain")
    assert (held(s, "red"), held(s, "blue")) == ({"ore": 2}, {"grain": 1, "wool": 1})
    assert (asked(s), discard(s)) == ("red action_phase", ["merchant"])


def test_a_merchants_gift_is_stored_where_the_opponent_likes() -> None:
    """CD-11.8, CD-4.3, CD-19.7: he has two fields."""
    s = position(
        variant="gold",
        red={"cities": [0], "hand": ["merchant"], "stocks": stocks(grain=1)},
        blue={"settlements": [4], "regions": {"5a": "stack_fields_1"}},
    )
    do(s, "play merchant", "name ore", "enough", "name grain")
    assert (asked(s), offered(s)) == ("blue gain", ["gain 3a", "gain 5a"])


def test_a_gift_without_room_is_lost() -> None:
    """CD-11.8, R16: the giver may choose what the other cannot store."""
    s = position(
        variant="gold",
        red={"cities": [0], "hand": ["merchant"], "stocks": stocks(grain=1)},
        blue={"stocks": stocks(ore=1, grain=3)},
    )
    do(s, "play merchant", "name ore", "enough", "name grain")
    assert (held(s, "red"), held(s, "blue")) == ({"ore": 1}, {"grain": 3})


@pytest.mark.parametrize(
    ("card", "variant"), [("brigands", "gold"), ("turmoil_brigands", "turmoil")]
)
def test_brigands_fill_one_region(card: str, variant: str) -> None:
    """CD-11.9: up to the room of your own region named; the opponent chooses where it leaves."""
    s = position(
        variant=variant,
        red={**STRONG, "hand": [card], "stocks": {"grain": 1}},
        blue={
            "settlements": [4],
            "regions": {"5a": "stack_fields_1"},
            "stocks": stocks(grain=2) | {"5a": 1},
        },
    )
    do(s, f"play {card}")
    assert asked(s) == "red brigands_region"
    assert offered(s) == ["choose_region 3a"]
    do(s, "choose_region 3a", "name grain", "name grain")
    assert (asked(s), offered(s)) == ("blue give", ["give 3a", "give 5a"])
    do(s, "give 5a")
    assert (stock(s, "red", "3a"), stock(s, "blue", "3a"), stock(s, "blue", "5a")) == (3, 1, 0)
    assert discard(s) == [card]


def test_brigands_name_a_region_that_can_be_filled() -> None:
    """CD-11.9: own, with room, and of a type the opponent has."""
    s = position(
        variant="gold",
        red={**STRONG, "hand": ["brigands"], "stocks": {"grain": 3}},
        blue={"stocks": stocks(grain=2, ore=1)},
    )
    do(s, "play brigands")
    assert offered(s) == ["choose_region 3b"]
    assert why(s, "choose_region 3a") == ("region_full", "CD-11.9")
    assert why(s, "choose_region 1b") == ("opponent_has_none", "CD-11.3")
    assert why(s, "choose_region 5a") == ("no_store", "CD-4.1")
    assert why(s, "end_actions") == ("not_now", "")


def test_brigands_reach_the_opponents_cache() -> None:
    """R32, CD-18.13: his cached gold can be taken, into the river named."""
    s = position(
        variant="gold",
        red={**STRONG, "hand": ["brigands"]},
        blue={"stocks": stocks() | {"cache": 2}, "cache": "1a", "sites": {"0a": ["austin"]}},
    )
    do(s, "play brigands", "choose_region 1a", "name gold", "name gold")
    assert (stock(s, "red", "1a"), stock(s, "blue", "cache")) == (2, 0)


def test_brigands_may_take_fewer() -> None:
    """CD-11.9, R15: any number from one up to the room."""
    s = position(
        variant="gold", red={**STRONG, "hand": ["brigands"]}, blue={"stocks": stocks(ore=3)}
    )
    do(s, "play brigands", "choose_region 3b", "name ore", "enough")
    assert (held(s, "red")["ore"], held(s, "blue")) == (2, {"ore": 2})


@pytest.mark.parametrize(("cities", "taken"), [([], 1), ([0], 1), ([0, 2], 2)])
def test_a_voyage_takes_more_from_the_leader(cities: list[int], taken: int) -> None:
    """CD-11.10, CD-18.20: 2 if the opponent has strictly more victory points, else 1."""
    s = position(
        variant="turmoil",
        red={**STRONG, "hand": ["voyage_of_plunder"], "stocks": stocks()},
        blue={"cities": cities, "stocks": stocks(ore=3)},
    )
    do(s, "play voyage_of_plunder")
    for _ in range(taken):
        do(s, "name ore")
    assert (held(s, "red"), asked(s)) == ({"ore": taken}, "red action_phase")
    assert discard(s) == ["voyage_of_plunder"]


@pytest.mark.parametrize(("ships", "most"), [(1, 2), (2, 4)])
def test_gudrun_takes_gold_for_every_pirate_ship(ships: int, most: int) -> None:
    """CD-11.11, CD-18.9: up to 2 for each."""
    sites = {site: ["pirate_ship"] for site in ["0a", "0b"][:ships]}
    red: dict[str, Any] = {"settlements": [4], "regions": {"5a": "stack_gold_river_1"},
                           "sites": sites, "hand": ["gudrun"]}  # fmt: skip
    blue = {"settlements": [4], "regions": {"5a": "stack_gold_river_2"},
            "stocks": {"gold": 3, "5a": 3}}  # fmt: skip
    s = position(variant="gold", red=red, blue=blue)
    do(s, "play gudrun")
    while asked(s) == "red take_choice":
        do(s, "name gold")
    while asked(s) in ("blue give", "red gain"):
        do(s, offered(s)[0])
    assert (held(s, "red")["gold"], held(s, "blue")["gold"]) == (most, 6 - most)
    assert discard(s) == ["gudrun"]


def test_gudrun_takes_what_fits() -> None:
    """CD-11.11, CD-11.3: room for one gold; the opponent chooses where it leaves."""
    s = position(
        variant="gold",
        red={"sites": {"0a": ["pirate_ship"]}, "stocks": {"gold": 2}, "hand": ["gudrun"]},
        blue={"stocks": {"gold": 1, "cache": 2}, "cache": "1a", "sites": {"0a": ["austin"]}},
    )
    do(s, "play gudrun")
    assert offered_as(s, "name") == ["gold"]
    do(s, "name gold")
    assert offered(s) == ["give 1a", "give cache"]
    do(s, "give cache")
    assert (held(s, "red")["gold"], asked(s)) == (3, "red action_phase")


def test_gudrun_reaches_gold_that_lies_in_the_cache_alone() -> None:
    """CD-11.11, CD-18.13, R32: any card that asks for gold hits the cache."""
    s = position(
        variant="gold",
        red={"sites": {"0a": ["pirate_ship"]}, "hand": ["gudrun"]},
        blue={"stocks": {"gold": 0, "cache": 2}, "cache": "1a", "sites": {"0a": ["austin"]}},
    )
    do(s, "play gudrun", "name gold", "name gold")
    assert (held(s, "red")["gold"], stock(s, "blue", "cache")) == (2, 0)
