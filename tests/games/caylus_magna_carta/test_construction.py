"""Sections 5e and 5f: building a building, building a prestige building."""

import pytest

from .table import (
    COLOURS,
    DECK,
    GAME,
    asked,
    built,
    cards,
    castle,
    details,
    do,
    held,
    holding,
    offered,
    offered_as,
    player,
    points,
    seen,
    table,
    told,
    watch,
    why,
)

RICH = {"food": 9, "wood": 9, "stone": 9, "gold": 9}

# D: build a building


def test_a_building_goes_from_the_hand_to_the_end_of_the_road() -> None:
    """CMC-5.30, CMC-8.4, R35: the Large Quarry for 2 stone and 1 food."""
    s = table(
        seats=4, turn="blue", built=["red bank"],
        blue={"hand": ["large_quarry", "church"], "stone": 3, "food": 2, "wood": 1},
    )  # fmt: skip
    do(s, "build large_quarry")
    assert (asked(s), offered(s)) == ("blue pay_cost", ["pay food=1 stone=2"])
    do(s, "pay food=1 stone=2")
    assert built(s) == ["red bank", "blue large_quarry"]
    assert cards(s, "blue")["hand"] == ["church"]
    assert held(s, "blue") == holding(food=1, wood=1, stone=1)


def test_only_a_card_in_the_own_hand_can_be_built() -> None:
    """CMC-5.30: neither pile nor discard nor another hand will do."""
    s = table(red={**RICH, "hand": ["market"], "discard": ["bank"]}, green={"hand": ["church"]})
    assert offered_as(s, "build") == ["build market"]
    for line in ["build bank", "build church", "build peddler"]:
        assert why(s, line) == ("not_in_hand", "CMC-5.30")
    assert details(s, "build bank") == {"card": DECK.index("bank")}


def test_every_card_that_can_be_paid_for_may_be_built() -> None:
    """CMC-5.30: with cubes in plenty, the whole hand."""
    s = table(red={**RICH, "hand": DECK})
    assert offered_as(s, "build") == [f"build {card}" for card in DECK]


def test_a_building_is_paid_for_before_it_stands() -> None:
    """CMC-5.30: the road grows only when the cost is paid, and nothing else can be done."""
    s = table(red={**RICH, "hand": ["market"]})
    do(s, "build market")
    assert (built(s), asked(s)) == ([], "red pay_cost")
    assert why(s, "pass") == ("not_now", "")


def test_anyone_may_send_a_worker_to_a_new_building() -> None:
    """CMC-5.31: from the next turn on, its builder included."""
    s = table(
        seats=3, red={"hand": ["market"], "wood": 2, "deniers": 1},
        green={"deniers": 1}, orange={"deniers": 1},
    )  # fmt: skip
    do(s, "build market", "pay wood=2")
    for colour in ["green", "orange", "red"]:
        assert asked(s) == f"{colour} player_turn"
        assert "place_worker 4" in offered(s)
        do(s, "pass")


def test_a_worker_on_a_card_built_this_round() -> None:
    """CMC-5.20, CMC-5.21, CMC-5.22, CMC-5.31: red goes to green's Market as soon as it stands."""
    s = table(
        seats=3, first_player="green", green={"hand": ["market"], "wood": 2, "deniers": 5},
        red={"deniers": 2}, orange={"deniers": 1},
    )  # fmt: skip
    do(s, "build market", "pay wood=2", "pass")
    assert asked(s) == "red player_turn"
    do(s, "place_worker 4")
    assert built(s) == ["green market worker=red"]
    assert (held(s, "red"), player(s, "red")["workers"]) == (holding(deniers=1), 3)
    assert why(s, "place_worker 4") == ("worker_there", "CMC-5.22")
    do(s, "pass")
    assert why(s, "place_worker 4") == ("worker_there", "CMC-5.22")


@pytest.mark.parametrize(("seats", "cubes"), [(2, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize(
    ("card", "good"), [("small_farm", 0), ("small_sawmill", 1), ("small_quarry", 2)]
)
def test_a_small_production_card_is_filled_when_it_is_built(
    seats: int, cubes: int, card: str, good: int
) -> None:
    """CMC-5.32, R11: 2 cubes with two players, 4 with three or four, from the stock."""
    s = table(seats=seats, red={"hand": [card], "food": 1, "wood": 1})
    do(s, f"build {card}")
    watch(s)
    do(s, "pay food=1 wood=1")
    assert built(s) == [f"red {card} store={cubes}"]
    assert held(s, "red") == holding()
    assert told(s)[-1] == {
        "event": "store_filled",
        "card": DECK.index(card),
        "position": seats,
        "good": good,
        "amount": cubes,
    }


@pytest.mark.parametrize("card", DECK[3:])
def test_no_other_card_has_a_store(card: str) -> None:
    """CMC-5.32: only the three small production cards."""
    s = table(red={**RICH, "hand": [card]})
    do(s, f"build {card}")
    do(s, offered(s)[0])
    assert built(s) == [f"red {card}"]
    assert seen(s)["road"][2]["store"] is None


def test_building_neither_moves_the_provost_nor_gives_points_on_the_spot() -> None:
    """CMC-5.33: only the face on the road will count at the end."""
    s = table(red={"hand": ["large_farm"], "food": 1, "stone": 2})
    do(s, "build large_farm", "pay food=1 stone=2")
    assert seen(s)["provost"] == 2
    assert castle(s) == [5, 6, 7]
    assert points(s, "red") == {"buildings": 2, "total": 2}


# E: build a prestige building


def test_a_prestige_building_covers_an_own_residence() -> None:
    """CMC-5.40, CMC-5.42, CMC-5.43, CMC-8.20: green builds the Statue for 2 stone and 1 gold."""
    s = table(
        built=["red bank", "green market residence"], turn="green",
        red={"deniers": 5}, green={"stone": 2, "gold": 1},
    )  # fmt: skip
    assert points(s, "green") == {"residences": 1, "gold": 1, "total": 2}
    do(s, "build_prestige statue", "pay gold=1 stone=2", "choose_residence 4")
    assert built(s) == ["red bank", "green market statue"]
    assert seen(s)["road"][3]["owner"] == "green"
    assert held(s, "green") == holding()
    assert "statue" not in seen(s)["prestige"]
    assert why(s, "place_worker 4") == ("no_worker_on_prestige", "CMC-5.23")
    assert points(s, "green") == {"prestige": 6, "total": 6}
    assert seen(s)["players"][1]["income"] == 2


def test_a_prestige_building_needs_a_residence() -> None:
    """CMC-5.41: whoever has none cannot build any."""
    s = table(built=["red bank", "red market"], red=RICH)
    for building in seen(s)["prestige"]:
        assert why(s, f"build_prestige {building}") == ("no_free_residence", "CMC-5.41")
    assert offered_as(s, "build_prestige") == []


@pytest.mark.parametrize("card", ["green bank residence", "red bank theatre"])
def test_the_residence_must_be_own_and_free(card: str) -> None:
    """CMC-5.41: another player's, or one already covered, is of no use."""
    s = table(built=[card], red=RICH)
    assert why(s, "build_prestige statue") == ("no_free_residence", "CMC-5.41")


def test_a_prestige_building_must_be_paid_for() -> None:
    """CMC-5.40: one cube short is too little."""
    s = table(built=["red bank residence"], red={"stone": 4, "gold": 3})
    assert offered_as(s, "build_prestige") == [
        "build_prestige theatre",
        "build_prestige statue",
        "build_prestige hotel",
        "build_prestige monument",
    ]
    assert why(s, "build_prestige cathedral") == ("cost_not_covered", "CMC-3.6")
    assert details(s, "build_prestige cathedral") == {"missing": 1}


def test_a_covered_residence_neither_pays_nor_scores_and_the_road_stays() -> None:
    """CMC-5.42: 2 deniers of income instead of 3, 6 PP instead of 1."""
    s = table(built=["red bank residence"], red={"wood": 2, "gold": 1})
    before = seen(s)["players"][0]["income"]
    do(s, "build_prestige theatre", "pay gold=1 wood=2", "choose_residence 3")
    assert (before, seen(s)["players"][0]["income"]) == (3, 2)
    assert GAME.scores(s) == [6, 0]
    assert len(seen(s)["road"]) == 3


def test_each_prestige_building_exists_once() -> None:
    """CMC-5.43: a second Theatre is not available."""
    s = table(built=["green bank theatre", "red bank residence"], red=RICH)
    assert why(s, "build_prestige theatre") == ("prestige_taken", "CMC-5.43")
    assert details(s, "build_prestige theatre") == {"building": 0}
    assert "build_prestige theatre" not in offered(s)


def test_a_prestige_building_stays_where_it_was_built() -> None:
    """CMC-5.43: its residence cannot take another one."""
    s = table(built=["red bank theatre", "red market residence"], red=RICH)
    do(s, "build_prestige statue", "pay gold=1 stone=2")
    assert offered(s) == ["choose_residence 4"]
    assert why(s, "choose_residence 3") == ("not_a_free_residence", "CMC-5.40")


def test_the_builder_chooses_among_the_own_free_residences() -> None:
    """CMC-5.40, CMC-5.44, R23: each of them, and no other card."""
    built_cards = [
        "red bank residence",
        "green bank residence",
        "red market",
        "red church residence",
        "red peddler hotel",
    ]
    s = table(built=built_cards, red={"wood": 2, "gold": 1})
    do(s, "build_prestige theatre", "pay gold=1 wood=2")
    assert asked(s) == "red residence_choice"
    assert offered(s) == ["choose_residence 3", "choose_residence 6"]
    for position in [1, 4, 5, 7, 8]:
        line = f"choose_residence {position}"
        assert why(s, line) == ("not_a_free_residence", "CMC-5.40")
    assert why(s, "pass") == ("not_now", "")
    watch(s)
    do(s, "choose_residence 6")
    assert told(s) == [{"event": "prestige_built", "seat": 0, "building": 0, "position": 5}]
    assert built(s)[3] == "red church theatre"
    assert built(s)[0] == "red bank residence"


def test_a_prestige_building_being_built_is_out_of_reach_for_others() -> None:
    """CMC-5.43: it is taken from the row as soon as it is chosen."""
    s = table(built=["red bank residence"], red={"wood": 2, "gold": 1})
    do(s, "build_prestige theatre")
    assert "theatre" not in seen(s)["prestige"]
    do(s, "pay gold=1 wood=2", "choose_residence 3")
    assert why(s, "build_prestige theatre") == ("prestige_taken", "CMC-5.43")


def test_every_seat_can_build() -> None:
    """CMC-5.30, CMC-5.40: what is built belongs to the builder, whatever the seat."""
    hand = {"hand": ["market"], "wood": 2}
    s = table(seats=4, red=hand, green=hand, orange=hand, blue=hand)
    for _ in COLOURS:
        do(s, "build market", "pay wood=2")
    assert built(s) == [f"{colour} market" for colour in COLOURS]
