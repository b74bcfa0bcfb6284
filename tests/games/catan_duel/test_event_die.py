"""Section 7: the symbols of the event die."""

from typing import Any

import pytest

from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import DiceResolution

from .table import all_stocks, asked, asking, do, held, offered, position, stock, told, watch, why

MERCHANTS: dict[str, Any] = {
    "cities": [0],
    "sites": {"0a": ["brick_ship", "ore_ship"], "0b": ["grain_ship"]},
}


def rolled(symbol: str, variant: str = "intro", **words: Any) -> CatanDuel:
    """A symbol in Red's turn with a 1, up to the first question. Gold rivers with a 1 are full."""
    words["red"] = {**words.get("red", {})}
    words["red"]["stocks"] = {"gold": 3, **words["red"].get("stocks", {})}
    words["blue"] = {**words.get("blue", {})}
    words["blue"]["stocks"] = {"wool": 3, **words["blue"].get("stocks", {})}
    s = position(variant=variant, production=1, symbol=symbol, **words)
    s.stack.clear()
    return asking(s, DiceResolution())


# brigands


def test_brigands_take_gold_and_wool_from_whoever_has_more_than_seven() -> None:
    """CD-7.1: both players are looked at, each for himself."""
    s = rolled(
        "brigand_attack",
        red={"stocks": {"lumber": 1, "gold": 3, "grain": 1, "brick": 1, "wool": 1, "ore": 1}},
        blue={"stocks": {"lumber": 1, "gold": 0, "grain": 1, "brick": 1, "wool": 3, "ore": 1}},
    )
    assert held(s, "red") == {"lumber": 1, "gold": 1, "grain": 1, "brick": 1, "ore": 1}
    assert held(s, "blue") == {"lumber": 1, "grain": 1, "brick": 1, "wool": 3, "ore": 1}


def test_the_table_sees_what_brigands_take() -> None:
    """CD-4.8, CD-7.1: how much was counted, and what left which region."""
    stocks = {"lumber": 1, "gold": 3, "grain": 1, "brick": 1, "wool": 1, "ore": 1}
    s = position(production=3, symbol="brigand_attack", red={"stocks": stocks})
    s.stack.clear()
    watch(s)
    asking(s, DiceResolution())
    assert told(s)[:3] == [
        {"event": "robbed", "seat": 0, "amount": 8},
        {"event": "lost", "seat": 0, "store": 12, "amount": 3, "resource": 5, "region": 1},
        {"event": "lost", "seat": 0, "store": 13, "amount": 1, "resource": 4, "region": 4},
    ]


@pytest.mark.parametrize("card", ["storehouse", "gold_storehouse"])
def test_what_lies_beside_a_storehouse_is_not_counted(card: str) -> None:
    """CD-7.2, CD-18.7: forest and gold river beside it leave 7 of 13."""
    stocks = {"lumber": 3, "gold": 3, "grain": 1, "brick": 2, "wool": 3, "ore": 1}
    s = rolled("brigand_attack", "gold", red={"stocks": stocks, "sites": {"0a": [card]}})
    assert held(s, "red")["gold"] == 3 and held(s, "red")["wool"] == 3


def test_a_region_beside_two_storehouses_is_simply_not_counted() -> None:
    """CD-7.2: of 12 resources 9 lie beside them, the gold river between both."""
    stocks = {"lumber": 3, "gold": 3, "grain": 3, "brick": 1, "wool": 1, "ore": 1}
    sites = {"0a": ["storehouse"], "2a": ["storehouse"]}
    s = rolled("brigand_attack", red={"stocks": stocks, "sites": sites})
    assert held(s, "red")["gold"] == 3


def test_with_more_than_seven_left_a_storehouse_saves_nothing() -> None:
    """CD-7.3: gold and wool go from all regions."""
    stocks = {"lumber": 0, "gold": 3, "grain": 3, "brick": 2, "wool": 2, "ore": 1}
    s = rolled("brigand_attack", red={"stocks": stocks, "sites": {"0a": ["storehouse"]}})
    assert held(s, "red") == {"grain": 3, "brick": 2, "ore": 1, "gold": 1}


def test_the_gold_cache_is_safe_and_not_counted() -> None:
    """CD-7.2, CD-7.3, CD-18.13: 3 of 10 gold and other goods on it, then 3 of 11."""
    stocks = {"lumber": 3, "gold": 1, "grain": 1, "brick": 1, "wool": 0, "ore": 1, "cache": 3}
    s = position(
        variant="gold", production=3, symbol="brigand_attack",
        red={"stocks": stocks, "cache": "3a"},
    )  # fmt: skip
    s.stack.clear()
    asking(s, DiceResolution())
    assert (stock(s, "red", "gold"), stock(s, "red", "cache")) == (1, 3)
    s.set_stock(0, 13, 1)  # an eighth beside the cache
    asking(s, DiceResolution())
    assert (stock(s, "red", "gold"), stock(s, "red", "wool"), stock(s, "red", "cache")) == (0, 0, 3)


# trade


def test_trade_lets_the_better_merchant_take_a_resource() -> None:
    """CD-7.4, CD-4.7, CD-19.4: he names it; where it leaves, its owner chooses."""
    blue = {"settlements": [4], "regions": {"5a": "stack_forest_1", "5b": "stack_hills_1"}}
    s = rolled("trade", red=MERCHANTS, blue={**blue, "stocks": {"5a": 1}})
    assert asked(s) == "red trade_event"
    do(s, "name lumber")
    assert asked(s) == "blue give"
    assert offered(s) == ["give -1a", "give 5a"]
    do(s, "give 5a")
    assert stock(s, "blue", "5a") == 0
    assert held(s, "red")["lumber"] == 2


def test_trade_may_be_declined() -> None:
    """CD-7.4, R41: nobody is forced."""
    s = rolled("trade", red=MERCHANTS)
    before = held(s, "blue")
    do(s, "decline")
    assert asked(s) == "nobody"
    assert held(s, "blue") == before


@pytest.mark.parametrize(
    "blue",
    [{}, {"cities": [0], "sites": {"0a": ["wool_ship", "lumber_ship"], "2a": ["gold_ship"]}}],
)
def test_without_the_trade_advantage_nothing_happens(blue: dict[str, Any]) -> None:
    """CD-7.4, CD-13.5: three points are needed, and strictly more than the opponent."""
    red = MERCHANTS if blue else {"sites": {"0a": ["brick_ship"], "0b": ["ore_ship"]}}
    s = rolled("trade", red=red, blue=blue)
    assert asked(s) == "nobody"


def test_only_what_the_taker_can_store_is_named() -> None:
    """CD-7.4, CD-11.3: no gold for full rivers, no ore the opponent has not."""
    s = rolled("trade", red=MERCHANTS, blue={"stocks": {"ore": 0, "gold": 1}})
    assert offered(s) == ["name brick", "name grain", "name lumber", "name wool", "decline"]
    assert why(s, "name gold") == ("no_room_to_take", "CD-11.3")
    assert why(s, "name ore") == ("opponent_has_none", "CD-11.3")


def test_trade_without_anything_to_take_is_no_question() -> None:
    """CD-11.3: the giver keeps everything if nothing can be taken."""
    s = rolled("trade", red={**MERCHANTS, "stocks": all_stocks(3)})
    assert asked(s) == "nobody"


def test_the_entitled_player_takes_in_the_opponents_turn_too() -> None:
    """CD-7.4: whoever rolled."""
    s = rolled("trade", active="blue", red=MERCHANTS)
    assert asked(s) == "red trade_event"


def test_a_moneylender_takes_up_to_two() -> None:
    """CD-7.4, CD-18.14, R15: of the same or of different kinds; one is enough."""
    red = {**MERCHANTS, "sites": {**MERCHANTS["sites"], "0b": ["grain_ship", "moneylender"]}}
    s = rolled("trade", "gold", red=red)
    do(s, "name brick")
    assert asked(s) == "red take_choice"
    do(s, "enough")
    assert held(s, "red")["brick"] == 2 and asked(s) == "nobody"
    s = rolled("trade", "gold", red=red)
    do(s, "name wool", "name wool")
    assert held(s, "red")["wool"] == 3 and held(s, "blue")["wool"] == 1


# celebration


def test_the_more_skilful_player_alone_celebrates() -> None:
    """CD-7.5, CD-13.3: a resource of choice."""
    s = rolled("celebration", blue={"sites": {"0a": ["inga"]}})
    assert asked(s) == "blue gain"
    do(s, "gain 1a")
    assert held(s, "blue")["gold"] == 1
    assert asked(s) == "nobody"


@pytest.mark.parametrize("heroes", [("", ""), ("siglind", "inga")])
def test_equally_skilful_players_both_celebrate(heroes: tuple[str, str]) -> None:
    """CD-7.5, CD-7.9: also without any skill; the active player chooses first."""
    sites = [{"sites": {"0a": [name]}} if name else {} for name in heroes]
    s = rolled("celebration", red=sites[0], blue=sites[1])
    assert asked(s) == "red gain"
    do(s, "gain -1a")
    assert asked(s) == "blue gain"
    do(s, "gain -1a")
    assert asked(s) == "nobody"


@pytest.mark.parametrize(("blue", "more"), [({}, 2), ({"sites": {"0a": ["inga"]}}, 1)])
def test_reiner_brings_one_more(blue: dict[str, Any], more: int) -> None:
    """CD-7.6: even if the celebration itself gives its player nothing."""
    s = rolled("celebration", "gold", fixed=["event"], blue=blue)
    for _ in range(more):
        assert asked(s) == "red gain"
        do(s, "gain -1a")
    assert held(s, "red")["lumber"] == 1 + more
    assert asked(s) == "blue gain"


def test_a_resource_of_choice_is_one_that_finds_room() -> None:
    """CD-4.4, R4: full stores are not offered; if all are full the gain is lost."""
    red = {"stocks": {**all_stocks(3), "-1a": 2, "3b": 2}, "sites": {"0a": ["inga"]}}
    s = rolled("celebration", red=red)
    assert offered(s) == ["gain -1a", "gain 3b"]
    assert why(s, "gain 1b") == ("store_full", "CD-4.2")
    s = rolled("celebration", red={"stocks": all_stocks(3), "sites": {"0a": ["inga"]}})
    assert asked(s) == "nobody"


# plentiful harvest


def test_a_plentiful_harvest_is_for_both() -> None:
    """CD-7.7, CD-7.9: a resource of choice each, the active player first."""
    s = rolled("plentiful_harvest", active="blue")
    assert asked(s) == "blue gain"
    do(s, "gain -1b")
    assert asked(s) == "red gain"
    do(s, "gain -1b")
    assert (held(s, "red")["brick"], held(s, "blue")["brick"]) == (2, 2)


@pytest.mark.parametrize(
    ("card", "gold"), [("toll_bridge", 2), ("gold_toll_bridge", 2), ("pirate_ship", 1)]
)
def test_what_each_of_them_brings_at_the_harvest(card: str, gold: int) -> None:
    """CD-7.7, CD-18.7, CD-18.11: beside the resource of choice, to its owner alone."""
    s = rolled("plentiful_harvest", "gold", red={"sites": {"0a": [card]}, "stocks": {"gold": 0}})
    before = held(s, "red").get("gold", 0)
    do(s, "gain -1a")
    assert held(s, "red")["gold"] - before == gold
    do(s, "gain -1a")
    assert "gold" not in held(s, "blue")


def test_toll_bridges_and_pirate_ships_give_gold_at_the_harvest() -> None:
    """CD-7.7, CD-7.10, CD-18.7, CD-18.11: after the resource of choice, as far as there is room."""
    blue = {"sites": {"0a": ["toll_bridge"], "2a": ["pirate_ship"]}}
    s = rolled("plentiful_harvest", "gold", blue={**blue, "stocks": {"gold": 1}})
    do(s, "gain -1a")
    assert asked(s) == "blue gain"
    do(s, "gain -1a")
    assert held(s, "blue")["gold"] == 3
    assert asked(s) == "nobody"


def test_harvest_gold_is_placed_unit_by_unit() -> None:
    """CD-4.3, CD-4.6, CD-7.10, CD-18.13: on rivers and on the cache, as its owner likes."""
    blue = {"sites": {"0a": ["toll_bridge"]}, "cache": "3a"}
    s = rolled("plentiful_harvest", "gold", blue=blue)
    do(s, "gain -1a", "gain -1a")
    assert offered(s) == ["gain 1a", "gain cache"]
    do(s, "gain cache", "gain 1a")
    assert (stock(s, "blue", "1a"), stock(s, "blue", "cache")) == (1, 1)
