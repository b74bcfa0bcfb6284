"""Section 1: what is in the box."""

from typing import Any

import pytest

from .table import (
    COLOURS,
    COMPONENTS,
    DECK,
    PRESTIGE,
    asked,
    cards,
    castle,
    dealt,
    do,
    held,
    holding,
    new_game,
    offered,
    player,
    road,
    seen,
    table,
    tokens,
    told,
    watch,
)

NEUTRAL = ["neutral_peddler", "park", "forest", "neutral_quarry", "trading_post"]

BANK_WORKER = [
    {"pay": {"denier": 1}, "gain": {"gold": 1}},
    {"pay": {"denier": 3}, "gain": {"gold": 2}},
]
CHURCH_WORKER = [
    {"pay": {"denier": 2}, "gain": {"castle_token": 1}},
    {"pay": {"denier": 5}, "gain": {"castle_token": 2}},
]
PEDDLER_WORKER = [
    {"pay": {"denier": 1}, "gain": {"basic": 1}},
    {"pay": {"denier": 2}, "gain": {"basic": 2}},
]
SMALL, LARGE = {"food": 1, "wood": 1}, {"food": 1, "stone": 2}
TRADE, HOUSE = {"wood": 1, "any": 1}, {"wood": 1, "stone": 2}


def one(pay: dict[str, int], gain: dict[str, int]) -> list[dict[str, dict[str, int]]]:
    return [{"pay": pay, "gain": gain}]


LAWYER_WORKER = [{**one({"food": 1}, {"residence": 1})[0], "gold_joker": True}]
FACES: dict[str, tuple[dict[str, int], int, list[Any], list[Any]]] = {
    "small_farm": (SMALL, 1, one({}, {"food": 1}), one({}, {"store": 1})),
    "small_sawmill": (SMALL, 1, one({}, {"wood": 1}), one({}, {"store": 1})),
    "small_quarry": (SMALL, 1, one({}, {"stone": 1}), one({}, {"store": 1})),
    "peddler": (TRADE, 2, PEDDLER_WORKER, one({"denier": 1}, {"basic": 1})),
    "market": (TRADE, 2, one({"any": 1}, {"denier": 4}), one({}, {"denier": 1})),
    "lawyer": (SMALL, 2, LAWYER_WORKER, one({}, {"denier": 2})),
    "large_farm": (LARGE, 2, one({}, {"food": 2}), one({}, {"food": 1})),
    "large_sawmill": (LARGE, 2, one({}, {"wood": 2}), one({}, {"wood": 1})),
    "large_quarry": (LARGE, 2, one({}, {"stone": 2}), one({}, {"stone": 1})),
    "gold_mine": (LARGE, 2, one({}, {"gold": 1}), one({"any": 1}, {"gold": 1})),
    "bank": (HOUSE, 3, BANK_WORKER, one({"denier": 2}, {"gold": 1})),
    "church": (HOUSE, 3, CHURCH_WORKER, one({"denier": 3}, {"castle_token": 1})),
}


def test_the_box_holds_sixty_three_cards() -> None:
    """CMC-1.1: 4 decks of 12, 5 neutral, 7 prestige, bridge, castle and first-player card."""
    kinds = {
        "player_cards": len(COLOURS) * len(COMPONENTS["player_building"]),
        "neutral_cards": len(COMPONENTS["neutral_building"]),
        "prestige_cards": len(COMPONENTS["prestige_building"]),
        "bridge_cards": 1,
        "castle_cards": 1,
        "first_player_cards": 1,
    }
    totals = COMPONENTS["totals"]
    assert kinds == {
        "player_cards": 48,
        "neutral_cards": 5,
        "prestige_cards": 7,
        "bridge_cards": 1,
        "castle_cards": 1,
        "first_player_cards": 1,
    }
    assert {name: totals[name] for name in kinds} == kinds
    assert totals["cards"] == sum(kinds.values()) == 63


def test_neither_the_library_nor_expansion_cards_are_in_the_game() -> None:
    """CMC-1.1, R31: exactly the named cards exist, and all of them."""
    assert [card["id"] for card in COMPONENTS["player_building"]] == DECK
    assert [card["id"] for card in COMPONENTS["neutral_building"]] == NEUTRAL
    assert [card["id"] for card in COMPONENTS["prestige_building"]] == PRESTIGE
    assert seen(new_game(4))["prestige"] == PRESTIGE


def test_every_colour_has_the_same_twelve_different_buildings() -> None:
    """CMC-1.2: red, green, orange and blue; one copy of each building in every deck."""
    s = dealt(4)
    assert [one_player["seat"] for one_player in seen(s)["players"]] == COLOURS
    for colour in COLOURS:
        own = cards(s, colour)
        assert sorted(own["hand"] + own["pile"]) == sorted(DECK)
        assert own["discard"] == []


@pytest.mark.parametrize("name", DECK)
def test_a_card_face_shows_cost_points_effect_and_bonus(name: str) -> None:
    """CMC-1.3: cost, PP, worker's effect and owner's bonus as in the list of section 8."""
    entry = next(card for card in COMPONENTS["player_building"] if card["id"] == name)
    face = (entry["cost"], entry["points"], entry["worker_effect"], entry["owner_effect"])
    assert face == FACES[name]


def test_the_back_of_every_card_but_the_lawyer_is_used_as_a_residence() -> None:
    """CMC-1.3: a turned card is a residence, and still shows whose card it is."""
    backs = [card for card in DECK if card != "lawyer"]
    s = table(built=[f"green {card} residence" for card in backs])
    slots = seen(s)["road"][2:]
    assert [(slot["residence"], slot["owner"]) for slot in slots] == [(True, "green")] * 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_four_workers(seats: int) -> None:
    """CMC-1.4: 4 workers each, 16 in the box."""
    workers = [one_player["workers"] for one_player in seen(dealt(seats))["players"]]
    assert workers == [4] * seats
    assert COMPONENTS["totals"]["workers"] == 16


def test_every_player_has_one_passing_marker_and_there_is_one_provost() -> None:
    """CMC-1.4: each marker lies on the bridge once; the provost stands in one place."""
    s = table(seats=3, phase="actions")
    do(s, "pass", "pass", "pass")
    assert seen(s)["bridge"] == ["red", "green", "orange"]
    assert seen(s)["provost"] == 3


def test_the_box_names_four_kinds_of_cubes_and_coins_of_one_denier() -> None:
    """CMC-1.5: food, wood, stone and gold, about 100 cubes, and 56 coins."""
    assert [good["id"] for good in COMPONENTS["goods"]] == ["food", "wood", "stone", "gold"]
    assert sum(good["box_count"] for good in COMPONENTS["goods"]) == 100
    assert COMPONENTS["money"]["coin_values"] == [1]
    assert COMPONENTS["money"]["box_count"] == COMPONENTS["totals"]["deniers"] == 56


def test_the_stock_never_runs_out() -> None:
    """CMC-1.5, R18: cubes and coins come even when more are out than the box holds."""
    s = table(
        only="buildings",
        start=["forest worker=red", "neutral_peddler"],
        built=["red large_quarry worker=red", "green market worker=green"],
        provost=4,
        red={"wood": 25, "stone": 25},
        green={"deniers": 56, "food": 1},
    )
    do(s, "take 1", "take 1", "sell 1 food")
    assert held(s, "red") == holding(wood=26, stone=27)
    assert held(s, "green") == holding(deniers=60)


def test_there_are_twenty_four_prestige_tokens() -> None:
    """CMC-1.6: 7 of the Dungeon at 4 PP, 8 of the Walls at 3, 9 of the Towers at 2."""
    assert castle(new_game(4)) == [7, 8, 9]
    parts = [(part["id"], part["points"], part["colour"]) for part in COMPONENTS["castle_part"]]
    assert parts == [("palace", 4, "red"), ("walls", 3, "orange"), ("towers", 2, "yellow")]
    assert COMPONENTS["totals"]["prestige_tokens"] == 24


def test_the_bridge_has_a_numbered_space_for_each_player() -> None:
    """CMC-1.7: spaces 1 to 4, one marker on each."""
    s = table(seats=4, first_player="blue")
    watch(s)
    do(s, "pass", "pass", "pass", "pass")
    passes = [event for event in told(s) if event["event"] == "passed"]
    assert [event["space"] for event in passes] == [1, 2, 3, 4] == COMPONENTS["bridge"]["spaces"]


def test_a_white_cube_stands_for_any_cube_gold_included() -> None:
    """CMC-1.8: the free cube of a cost can be food, wood, stone or gold."""
    cubes = {"food": 1, "wood": 2, "stone": 1, "gold": 1}
    s = table(red={"hand": ["market"], **cubes})
    do(s, "build market")
    assert [line for line in offered(s) if "wood=" in line] == [
        "pay wood=1 stone=1",
        "pay wood=2",
        "pay food=1 wood=1",
        "pay gold=1 wood=1",
    ]


def test_the_white_cube_of_an_effect_can_be_gold_too() -> None:
    """CMC-1.8: the Market buys a cube of any kind."""
    s = table(
        only="buildings",
        built=["green market worker=red"],
        provost=3,
        red={"food": 1, "wood": 1, "stone": 1, "gold": 1},
    )
    assert offered(s) == [
        "decline",
        "sell option=1 good=food",
        "sell option=1 good=wood",
        "sell option=1 good=stone",
        "sell option=1 good=gold",
    ]


def test_a_table_lays_out_nothing_but_these_components() -> None:
    """CMC-1.1, CMC-1.4, CMC-1.6: before the first turn nobody owns a token or a building."""
    s = dealt(2)
    assert asked(s) == "red mulligan"
    assert road(s) == ["park", "neutral_peddler"]
    for colour in ["red", "green"]:
        assert tokens(s, colour) == [0, 0, 0]
        assert player(s, colour)["prestige"] == []
