"""Trade with the supply (CD-10)."""

from typing import Any

import pytest

from .acting import rich
from .table import (
    all_stocks,
    asked,
    do,
    held,
    offered,
    offered_as,
    position,
    stock,
    told,
    watch,
    why,
)

SHIPS = {
    "brick_ship": "brick", "grain_ship": "grain", "ore_ship": "ore", "wool_ship": "wool",
    "lumber_ship": "lumber", "gold_ship": "gold",
}  # fmt: skip
STORES = {"brick": "-1b", "grain": "3a", "lumber": "-1a", "ore": "3b", "wool": "1b", "gold": "1a"}


def holding(resource: str, n: int, **words: Any) -> dict[str, Any]:
    """A player with so many of one resource and nothing else."""
    return {"stocks": all_stocks(0) | {STORES[resource]: n}, **words}


def test_three_of_a_kind_for_one_other() -> None:
    """CD-10.1: any type for any other type."""
    s = position(red=holding("ore", 3))
    assert offered_as(s, "trade_bank") == [
        f"give=ore take={take}" for take in ("brick", "grain", "lumber", "wool", "gold")
    ]
    watch(s)
    do(s, "trade_bank ore wool")
    assert held(s, "red") == {"wool": 1}
    assert told(s)[0] == {"event": "traded", "seat": 0, "give": 3, "amount": 3, "take": 4}


def test_two_are_not_enough() -> None:
    """CD-10.1: nor is trade for the same type possible."""
    s = position(red=holding("ore", 2))
    assert why(s, "trade_bank ore wool") == ("too_few_for_bank", "CD-10.1")
    s = position(red=rich())
    assert why(s, "trade_bank ore ore") == ("same_resource", "CD-10.1")


def test_three_from_two_regions() -> None:
    """CD-10.1, CD-4.5: 2 ore and 1 ore from two mountains."""
    s = position(
        red={
            "settlements": [4],
            "regions": {"5b": "stack_mountains_2"},
            "stocks": {"3b": 2, "5b": 2},
        }
    )
    do(s, "trade_bank ore wool")
    assert (asked(s), offered(s)) == ("red pay", ["pay 3b", "pay 5b"])
    do(s, "pay 3b", "pay 5b", "pay 3b")
    assert (stock(s, "red", "3b"), stock(s, "red", "5b"), stock(s, "red", "wool")) == (0, 1, 2)


def test_trade_needs_room() -> None:
    """CD-10.5, R14: what cannot be stored is not offered."""
    s = position(red=rich())
    assert offered_as(s, "trade_bank") == []
    assert why(s, "trade_bank ore wool") == ("no_room", "CD-10.5")


def test_the_trader_chooses_where_it_goes() -> None:
    """CD-4.3: if several regions have room."""
    s = position(
        red={
            "settlements": [4],
            "regions": {"5b": "stack_pasture_1"},
            "stocks": {"3b": 3, "1b": 0, "5b": 0},
        }
    )
    do(s, "trade_bank ore wool")
    assert offered_as(s, "gain") == ["1b", "5b"]


@pytest.mark.parametrize("ship", SHIPS)
def test_a_trade_ship_trades_two_for_one(ship: str) -> None:
    """CD-10.2, CD-18.8: two of its own type for any other, and only of its own."""
    give = SHIPS[ship]
    take = "wool" if give != "wool" else "ore"
    s = position(red=holding(give, 2, sites={"0a": [ship]}))
    assert len(offered_as(s, "trade_ship")) == 5
    do(s, f"trade_ship {give} {take}")
    assert held(s, "red") == {take: 1}
    assert why(s, f"trade_ship {take} {give}") == ("no_ship", "CD-10.2")
    assert why(s, f"trade_ship {give} {take}") == ("too_few_for_ship", "CD-10.2")


def test_a_ship_trades_as_often_as_one_likes() -> None:
    """CD-10.2: four wool on two pastures are two trades; each may mix them."""
    s = position(
        red={
            "settlements": [4],
            "regions": {"5b": "stack_pasture_1"},
            "stocks": {"1b": 2, "5b": 2},
            "sites": {"0a": ["wool_ship"]},
        }
    )
    do(s, "trade_ship wool ore", "pay 1b", "pay 5b", "trade_ship wool ore")
    assert held(s, "red") == {"brick": 1, "grain": 1, "lumber": 1, "ore": 3}


def test_a_ship_does_not_trade_for_its_own() -> None:
    """CD-10.2: for a different type only."""
    s = position(red=rich(sites={"0a": ["ore_ship"]}))
    assert why(s, "trade_ship ore ore") == ("same_resource", "CD-10.1")


def test_gold_from_the_cache_is_traded() -> None:
    """CD-10.2, CD-18.13: like any other gold."""
    s = position(
        variant="gold",
        red={
            "cache": "1a",
            "stocks": all_stocks(0) | {"1a": 1, "cache": 1},
            "sites": {"0a": ["gold_ship"], "0b": ["austin"]},
        },
    )
    do(s, "trade_ship gold ore")
    assert held(s, "red") == {"ore": 1}


@pytest.mark.parametrize("ship", ["large_trade_ship", "gold_large_trade_ship"])
def test_a_large_ship_trades_from_one_neighbouring_region(ship: str) -> None:
    """CD-10.3: two from the left or two from the right, one trade after the other."""
    s = position(
        variant="gold", red={"stocks": all_stocks(0) | {"-1a": 2, "1a": 2}, "sites": {"0a": [ship]}}
    )
    do(s, "trade_large_ship -1a ore", "trade_large_ship 1a ore")
    assert held(s, "red") == {"ore": 2}


def test_left_and_right_are_never_mixed() -> None:
    """CD-10.3: one on either side is no trade."""
    s = position(
        red={"stocks": all_stocks(0) | {"-1a": 1, "1a": 1}, "sites": {"0a": ["large_trade_ship"]}}
    )
    assert offered_as(s, "trade_large_ship") == []
    assert why(s, "trade_large_ship -1a ore") == ("too_few_in_region", "CD-10.3")


def test_a_large_ship_reaches_its_own_row_only() -> None:
    """CD-10.3, CD-3.5: left and right in its row."""
    s = position(red=rich(sites={"2b": ["large_trade_ship"]}, stocks=all_stocks(3) | {"1a": 0}))
    assert offered_as(s, "trade_large_ship") == ["place=1b take=gold", "place=3b take=gold"]
    for place in ("-1b", "1a", "3a", "5b"):
        assert why(s, f"trade_large_ship {place} gold") == ("no_large_ship", "CD-10.3")
    assert why(s, "trade_large_ship 1b wool") == ("same_resource", "CD-10.1")
    assert why(s, "trade_large_ship 1b ore") == ("no_room", "CD-10.5")


def test_another_region_does_not_help_a_large_ship() -> None:
    """CD-10.3: ore elsewhere does not count."""
    s = position(
        red={
            "settlements": [4],
            "regions": {"5b": "stack_mountains_2"},
            "stocks": {"3b": 1, "5b": 3},
            "sites": {"2b": ["large_trade_ship"]},
        }
    )
    assert why(s, "trade_large_ship 3b wool") == ("too_few_in_region", "CD-10.3")


def test_a_mint_turns_gold_into_something_else() -> None:
    """CD-10.4, CD-18.17: one gold for one resource other than gold, once a turn."""
    s = position(variant="gold", red=holding("gold", 3, cities=[0], sites={"0a": ["mint"]}))
    assert offered_as(s, "trade_mint") == ["brick", "grain", "lumber", "ore", "wool"]
    assert why(s, "trade_mint gold") == ("no_gold_from_mint", "CD-10.4")
    do(s, "trade_mint ore")
    assert held(s, "red") == {"ore": 1, "gold": 2}
    assert why(s, "trade_mint ore") == ("mint_used", "CD-10.4")
    assert offered_as(s, "trade_mint") == []


def test_two_mints_are_used_once_each() -> None:
    """CD-10.4: two exchanges."""
    s = position(variant="gold", red=holding("gold", 3, cities=[0], sites={"0a": ["mint", "mint"]}))
    do(s, "trade_mint ore")
    assert "ore" in offered_as(s, "trade_mint")
    do(s, "trade_mint ore")
    assert held(s, "red") == {"ore": 2, "gold": 1}
    assert why(s, "trade_mint ore") == ("mint_used", "CD-10.4")


def test_without_a_mint_or_gold() -> None:
    """CD-10.4: both are needed, and room."""
    s = position(variant="gold", red=rich())
    assert why(s, "trade_mint ore") == ("no_mint", "CD-10.4")
    s = position(variant="gold", red={"cities": [0], "sites": {"0a": ["mint"]}})
    assert why(s, "trade_mint ore") == ("too_few_for_mint", "CD-10.4")
    s = position(variant="gold", red=rich(cities=[0], sites={"0a": ["mint"]}))
    assert why(s, "trade_mint ore") == ("no_room", "CD-10.5")


def test_players_do_not_trade_with_each_other() -> None:
    """CD-10.6: all trade is with the supply; the opponent keeps what he has."""
    s = position(red=rich(stocks=all_stocks(3) | {"1b": 0}), blue=rich())
    do(s, "trade_bank ore wool")
    assert held(s, "blue") == held(position(blue=rich()), "blue")
