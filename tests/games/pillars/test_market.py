"""Area 12: the market (PE-7.12)."""

import pytest

from .table import (
    area,
    asked,
    cubes,
    do,
    offered,
    offered_as,
    player,
    random_game,
    seen,
    told,
    watch,
    why,
)


def test_traders_take_turns_in_order_of_arrival() -> None:
    """PE-7.12.1, R7: players alternate, not figures; a second builder gives no second turn."""
    s = area("market", 3, builders={"market": ["green", "green", "blue"]},
             blue={"sand": 3}, green={"sand": 3})  # fmt: skip
    order = []
    for _ in range(4):
        order.append(asked(s).split()[0])
        do(s, "sell sand 1")
    assert order == ["green", "blue", "green", "blue"]


def test_leaving_is_final_and_takes_all_builders_home() -> None:
    """PE-7.12.2: the others go on."""
    s = area("market", builders={"market": ["red", "blue", "red"]}, blue={"sand": 3})
    do(s, "leave_market")
    assert player(s, "red")["bag"] == 3
    do(s, "sell sand 1")
    assert asked(s) == "blue market_turn"


def test_a_turn_is_one_kind_bought_or_sold() -> None:
    """PE-7.12.2, PE-7.12.3, PE-7.12.4: at least one cube, within stock, gold and possession."""
    s = area("market", builders={"market": ["red"]}, market={"sand": 2, "stone": 1},
             red={"gold": 9, "wood": 2, "metal": 1})  # fmt: skip
    assert offered_as(s, "buy") == [
        "good=wood amount=1", "good=wood amount=2", "good=wood amount=3",
        "good=stone amount=1", "good=sand amount=1", "good=sand amount=2",
    ]  # fmt: skip
    assert offered_as(s, "sell") == ["good=wood amount=1", "good=wood amount=2",
                                     "good=metal amount=1"]  # fmt: skip


@pytest.mark.parametrize(("good", "price"), [("wood", 3), ("stone", 4), ("sand", 2)])
def test_prices_of_purchases(good: str, price: int) -> None:
    """PE-7.12.3: per cube."""
    s = area("market", builders={"market": ["red"]}, red={"gold": 20})
    do(s, f"buy {good} 2")
    assert player(s, "red")["gold"] == 20 - 2 * price
    assert (cubes(s, "red"), seen(s)["market"][good]) == ({good: 2}, 2)


@pytest.mark.parametrize(("good", "price"), [("metal", 5), ("stone", 4), ("wood", 3), ("sand", 2)])
def test_prices_of_sales(good: str, price: int) -> None:
    """PE-7.12.4: sold cubes go to the supply, not to the market."""
    s = area("market", builders={"market": ["red"]}, red={good: 3})
    before = seen(s)["supply"][good]
    do(s, f"sell {good} 2")
    assert player(s, "red")["gold"] == 2 * price
    assert seen(s)["supply"][good] == before + 2
    assert seen(s)["market"] == {"wood": 4, "stone": 4, "sand": 4}


def test_metal_cannot_be_bought() -> None:
    """PE-7.12.3: only sold."""
    s = area("market", builders={"market": ["red"]}, red={"gold": 20})
    assert why(s, "buy metal 1") == ("never_metal", "PE-7.12.3")
    assert why(s, "buy sand 5") == ("stock_too_small", "PE-7.12.3")
    assert why(s, "sell sand 1") == ("no_such_cubes", "PE-7.12.4")


def test_what_was_bought_cannot_be_sold() -> None:
    """PE-7.12.5, R20: not even a cube of that kind held before."""
    s = area("market", builders={"market": ["red"]}, red={"gold": 9, "sand": 2, "wood": 1})
    do(s, "buy sand 1")
    assert why(s, "sell sand 1") == ("bought_here", "PE-7.12.5")
    do(s, "sell wood 1", "buy wood 2")
    assert why(s, "sell wood 1") == ("bought_here", "PE-7.12.5")


def test_the_bishops_cube_is_no_purchase() -> None:
    """PE-7.2.3, R20: it may be sold."""
    s = area("bishop", builders={"bishop": "red", "market": ["red"]})
    do(s, "take_cube stone", "roll_tax 2")
    do(s, "sell stone 1")
    assert player(s, "red")["gold"] == 12 - 2 + 4


def test_basic_craftsmen_are_needed_at_the_market() -> None:
    """PE-7.12.6, PE-10.8: no wood without a woodworker, no stone sold without a stonecutter."""
    s = area("market", builders={"market": ["red"]},
             red={"gold": 9, "stone": 1, "craftsmen": ["start_mortar_mixer"]})  # fmt: skip
    assert why(s, "buy wood 1") == ("no_woodworker", "PE-7.12.6")
    assert why(s, "sell stone 1") == ("no_stonecutter", "PE-7.12.6")


def test_selling_at_the_gold_limit() -> None:
    """R21, PE-3.2: legal; what goes beyond 30 is lost."""
    s = area("market", builders={"market": ["red"]}, red={"gold": 29, "metal": 1})
    do(s, "sell metal 1")
    assert player(s, "red")["gold"] == 30


def test_without_builders_the_market_is_skipped() -> None:
    """PE-7.12.7: nobody trades."""
    s = area("market", blue={"wood": 2})
    assert asked(s) == "blue conversion"


def test_the_ban_ends_with_the_round() -> None:
    """PE-7.12.5, R20: next round's market knows nothing of it."""
    s = area("start_player", red={"bought": ["sand"]})
    assert player(s, "red")["bought"] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_no_kind_is_sold_after_it_was_bought(seed: int) -> None:
    """PE-14.9: in whole random games, market by market."""
    bought: set[tuple[int, int, int]] = set()
    sold = 0
    for s in random_game(4, seed):
        for event in told(s):
            trade = (seen(s)["round"], event.get("seat", -1), event.get("good", -1))
            if event["event"] == "cubes_bought":
                bought.add(trade)
            elif event["event"] == "cubes_sold":
                sold += 1
                assert trade not in bought
        watch(s)
    assert bought and sold


def test_a_sole_trader_goes_on_alone() -> None:
    """PE-7.12.1: round and round, until leaving."""
    s = area("market", builders={"market": ["red"]}, red={"sand": 2})
    do(s, "sell sand 1", "sell sand 1")
    assert asked(s) == "red market_turn"
    assert "leave_market" in offered(s)
