"""Section 6: drawing and placing builders."""

from typing import Any

import pytest

from stavitel.engine.core import options

from .table import asked, do, each, offered, offered_as, player, seen, table, why

PLACES = [
    "bishop", "kingsbridge_1", "kingsbridge_2", "priory_1", "priory_2", "court", "shiring_1",
    "shiring_2", "castle", "market", "start_player",
]  # fmt: skip


def test_every_free_space_is_open_to_everybody() -> None:
    """PE-6.1, PE-6.2: eleven places, four of them in pairs, court and market with four spaces."""
    s = table(phase="builders", drawn="red", returned=True, red={"gold": 7})
    assert offered(s) == ["wait", *[f"place {name}" for name in PLACES]]


def test_a_space_holds_one_builder() -> None:
    """PE-6.1, R8: not even your own makes room; the other space of a pair stays free."""
    s = table(phase="builders", drawn="red", returned=True, red={"gold": 7},
              builders={"bishop": "blue", "priory_1": "red"}, price=5)  # fmt: skip
    assert why(s, "place bishop") == ("place_taken", "PE-6.1")
    assert why(s, "place priory_1") == ("place_taken", "PE-6.1")
    assert "priory_2" in offered_as(s, "place")


def test_the_second_priory_space_may_be_chosen_first() -> None:
    """R8: any free space of Kingsbridge, the priory and Shiring."""
    s = table(phase="builders", drawn="red", returned=True, red={"gold": 7})
    do(s, "place priory_2")
    assert seen(s)["builders"]["priory_2"] == "red"


@pytest.mark.parametrize("place", ["court", "market"])
def test_court_and_market_fill_in_order_of_arrival(place: str) -> None:
    """PE-6.2, R7, R8: four spaces, several of one player allowed."""
    s = table(4, phase="builders", drawn="red", returned=True, price=1, red={"gold": 7},
              builders={place: ["blue", "red", "green"]})  # fmt: skip
    do(s, f"place {place}")
    assert seen(s)["builders"][place] == ["blue", "red", "green", "red"]
    do(s, "draw_builder yellow")
    assert why(s, f"place {place}") == ("place_taken", "PE-6.1")


def test_the_first_builder_costs_seven() -> None:
    """PE-6.3, PE-6.5: placing pays the price, and the marker moves on."""
    s = table(phase="builders", drawn="red", returned=True, red={"gold": 20})
    do(s, "place castle")
    assert (player(s, "red")["gold"], seen(s)["price"]) == (13, 6)


def test_builders_are_drawn_by_their_number_in_the_bag() -> None:
    """PE-6.3: blindly, so a colour with two builders left comes twice as often as one with one."""
    s = table(phase="builders", builders={"bishop": "red", "castle": "red", "market": ["blue"]})
    top = s.stack[-1]
    assert offered(s) == ["draw_builder blue", "draw_builder red"]
    assert [top.weight(s, action) for action in options(s)] == [2, 1]


def test_waiting_moves_the_marker_too() -> None:
    """PE-6.5: the builder stands at the price it was drawn at."""
    s = table(phase="builders", drawn="red", returned=True)
    do(s, "wait")
    assert (seen(s)["cost_track"]["7"], seen(s)["price"]) == ("red", 6)


def test_who_cannot_pay_must_wait() -> None:
    """PE-6.6, R3: points do not pay for a builder."""
    s = table(phase="builders", drawn="red", returned=True, red={"gold": 6, "points": 50})
    assert offered(s) == ["wait"]


def test_the_starting_player_may_return_one_builder() -> None:
    """PE-6.4, R4: anybody's, before the owner decides, once in the phase."""
    s = table(phase="builders", starting_player="blue", blue={"gold": 9}, red={"gold": 9})
    do(s, "draw_builder red")
    assert (asked(s), offered(s)) == ("blue return_choice", ["keep_builder", "return_builder"])
    do(s, "return_builder")
    assert (each(s, "bag"), seen(s)["price"]) == ([3, 3], 7)
    do(s, "draw_builder red")
    assert asked(s) == "red builder_turn"


def test_keeping_leaves_the_return_for_later() -> None:
    """PE-6.4: it is once per phase, not once per builder; your own may be returned too."""
    s = table(phase="builders", blue={"gold": 9}, red={"gold": 9})
    do(s, "draw_builder red", "keep_builder", "wait", "draw_builder blue")
    assert asked(s) == "blue return_choice"
    do(s, "return_builder", "draw_builder blue")
    assert asked(s) == "blue builder_turn"


def test_the_same_builder_may_come_out_again() -> None:
    """R4: with a single builder left a return is idle, but legal."""
    s = table(phase="builders", price=2, cost_track={"3": "red"}, blue={"gold": 9},
              builders={"market": ["blue", "blue"], "court": ["red", "red"]})  # fmt: skip
    do(s, "draw_builder blue", "return_builder")
    assert offered(s) == ["draw_builder blue"]


LAST_OF_SIX: dict[str, Any] = {
    "phase": "builders", "price": 2, "returned": True, "blue": {"gold": 9},
    "builders": {"bishop": "red", "castle": "red", "market": ["red", "blue"], "court": ["blue"]},
}  # fmt: skip


def test_the_last_builder_of_two_players_costs_two() -> None:
    """PE-6.9, R1: prices run from 7 to 2, and the marker goes to 0 after the owner's decision."""
    s = table(**LAST_OF_SIX)
    do(s, "draw_builder blue")
    assert (seen(s)["price"], asked(s), "wait" in offered(s)) == (2, "blue builder_turn", True)
    do(s, "place priory_1")
    assert player(s, "blue")["gold"] == 7


def test_a_table_may_have_the_last_builder_of_two_players_free() -> None:
    """R1: `sixth_builder` set to `free`; the marker goes to 0 as soon as it is drawn."""
    s = table(**LAST_OF_SIX, sixth_builder="free")
    do(s, "draw_builder blue")
    assert (seen(s)["price"], asked(s)) == (0, "blue free_builder")
    assert why(s, "wait") == ("must_be_placed", "PE-6.7")
    do(s, "place priory_1")
    assert player(s, "blue")["gold"] == 9


def test_the_fifth_builder_is_paid_for_all_the_same() -> None:
    """R1: only the last one is free, and with more players nothing changes (PE-6.7)."""
    words = {**LAST_OF_SIX, "builders": {"bishop": "red", "castle": "red", "market": ["blue"]}}
    s = table(**words | {"price": 3}, sixth_builder="free", cost_track={"4": "blue"})
    do(s, "draw_builder red")
    assert seen(s)["price"] == 3


def test_at_price_zero_nobody_waits() -> None:
    """PE-6.7, R2: and nobody may return to the cost track."""
    s = table(4, phase="builders", drawn="red", returned=True, price=0)
    assert asked(s) == "red free_builder"
    assert why(s, "wait") == ("must_be_placed", "PE-6.7")
    do(s, "place market")
    assert (player(s, "red")["gold"], seen(s)["price"]) == (0, 0)


def test_waiting_builders_are_placed_from_the_highest_number() -> None:
    """PE-6.8, R35: each for itself, without a return and without paying."""
    s = table(phase="builders", cost_track={"7": "red", "4": "red", "2": "blue"},
              builders={"market": ["blue", "blue"], "court": ["red"]})  # fmt: skip
    order = []
    for place in ("bishop", "castle", "start_player"):
        order.append(asked(s))
        do(s, f"place {place}")
    assert order == ["red free_builder", "red free_builder", "blue free_builder"]
    assert each(s, "gold") == [0, 0]


def test_remigius_places_a_drawn_builder_without_paying() -> None:
    """PE-11.3, PE-11.18: at a price above 0, once; the price still falls."""
    s = table(round=2, phase="builders", drawn="red", returned=True,
              red={"gold": 20, "advantages": ["brother_remigius"]})  # fmt: skip
    assert offered_as(s, "place") == offered_as(s, "place_with_remigius") == PLACES
    do(s, "place_with_remigius castle")
    assert player(s, "red") | {"gold": 20, "advantages": []} == player(s, "red")
    assert seen(s)["price"] == 6


def test_remigius_is_for_his_owner_only() -> None:
    """PE-11.3: nobody else may use him, and at price 0 he is not asked."""
    s = table(round=2, phase="builders", drawn="red", returned=True, red={"gold": 9},
              blue={"advantages": ["brother_remigius"]})  # fmt: skip
    assert why(s, "place_with_remigius castle") == ("no_remigius", "PE-11.3")
    s = table(4, round=2, phase="builders", drawn="red", returned=True, price=0,
              red={"advantages": ["brother_remigius"]})  # fmt: skip
    assert why(s, "place_with_remigius castle") == ("not_now", "")


def test_a_returned_builder_does_not_count_against_the_wall() -> None:
    """PE-6.10, R5: red still uses two."""
    s = table(round=2, phase="builders", city_wall=["red"], red={"gold": 30}, blue={"gold": 9})
    do(s, "draw_builder red", "return_builder")
    for place in ("market", "castle"):
        do(s, "draw_builder red", f"place {place}")
    do(s, "draw_builder red")
    assert (asked(s), player(s, "red")["aside"]) == ("chance draw_builder", 1)


def test_the_wall_falls_after_one_phase() -> None:
    """PE-6.10, PE-8.4: in the round after, all three builders are in the bag again."""
    s = table(round=2, phase="builders", city_wall=["red"], price=2, red={"aside": 1},
              builders={"market": ["red", "red", "blue"], "court": ["blue", "blue"]})  # fmt: skip
    assert seen(s)["city_wall"] == []
    while seen(s)["round"] == 2:
        do(s, offered(s)[0])
    assert each(s, "bag") == [3, 3]
