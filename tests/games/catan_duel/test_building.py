"""Roads, settlements and cities (CD-3, CD-9.1 to CD-9.7)."""

import pytest

from stavitel.games.catan_duel.cards import REGIONS, SITES
from stavitel.games.catan_duel.position import load

from .acting import rich
from .table import (
    BOX,
    GAME,
    asked,
    at,
    discard,
    do,
    hand,
    held,
    offered,
    offered_as,
    points,
    position,
    seen,
    told,
    watch,
    why,
)

TWELVE = [name for name in REGIONS if name.startswith("stack")]


def test_a_road_costs_two_brick_and_one_lumber() -> None:
    """CD-9.3, CD-3.7: from the stack, outside the outermost settlement of either side."""
    s = position(red=rich())
    assert offered_as(s, "build_road") == ["left", "right"]
    do(s, "build_road right")
    assert held(s, "red") == {"brick": 1, "grain": 3, "lumber": 2, "ore": 3, "wool": 3, "gold": 3}
    assert (s.central_left(0), s.outer_road(0, 1), s.outer_road(0, 0)) == (6, True, False)
    assert asked(s) == "red action_phase"


def test_two_roads_never_follow_each_other() -> None:
    """CD-3.9: a road waits for its settlement; one without may stay that way."""
    s = position(red=rich(roads=["right"]))
    assert why(s, "build_road right") == ("road_there", "CD-3.7")
    assert offered_as(s, "build_road") == ["left"]


def test_a_road_may_stay_without_a_settlement_though_none_is_left() -> None:
    """CD-3.7, CD-3.9: all five settlements of the stack are on one side; two roads are left."""
    s = position(red=rich(settlements=[4, 6, 8, 10, 12]))
    do(s, "build_road right")
    assert seen(s, "red")["players"][0]["roads"] == ["right"]
    assert why(s, "build_settlement right")[0] == "none_left"
    assert GAME.check(load(BOX, GAME.position(s))) == []


def test_a_road_opens_a_settlement_site() -> None:
    """CD-3.8: only at the end of an outer road."""
    s = position(red=rich())
    assert why(s, "build_settlement left") == ("no_road", "CD-3.8")
    do(s, "build_road left")
    assert offered_as(s, "build_settlement") == ["left"]


def test_a_settlement_brings_two_regions() -> None:
    """CD-9.4, CD-3.10: mountains (4) and a gold river (2) come to the free corners, empty, in the
    arrangement the player likes; the stack falls by two."""
    s = position(red={"stocks": {"brick": 2, "grain": 2}, "roads": ["right"]})
    before = points(s, "red")
    do(s, "build_settlement right")
    assert held(s, "red") == {"brick": 1, "grain": 1, "ore": 1}
    assert asked(s) == "chance draw_region"
    assert offered_as(s, "draw_region") == TWELVE
    do(s, "draw_region stack_mountains_2")
    assert len(offered_as(s, "draw_region")) == 11
    do(s, "draw_region stack_gold_river_1")
    assert asked(s) == "red upper_region"
    assert offered_as(s, "put_region") == ["stack_gold_river_1", "stack_mountains_2"]
    assert why(s, "put_region stack_forest_1") == ("region_not_available", "CD-9.4")
    do(s, "put_region stack_mountains_2")
    assert [REGIONS[s.region(0, place)] for place in (16, 17)] == [
        "stack_mountains_2", "stack_gold_river_1",
    ]  # fmt: skip
    assert [int(s.stock(0, place)) for place in (16, 17)] == [0, 0]
    assert points(s, "red") == before + 1
    assert (s.central_left(1), s.outer_road(0, 1)) == (4, False)
    assert asked(s) == "red action_phase"


def test_regions_on_the_left_lie_further_left() -> None:
    """CD-3.10, CD-3.2: a settlement in column -2 gets the regions of column -3."""
    s = position(red=rich(roads=["left"]))
    do(s, "build_settlement left", "draw_region stack_forest_1", "draw_region stack_forest_2")
    do(s, "put_region stack_forest_2")
    assert [REGIONS[s.region(0, place)] for place in (8, 9)] == ["stack_forest_2", "stack_forest_1"]
    assert s.first_town(0) == 4
    assert {site: s.is_free(0, SITES.index(site)) for site in ("-2a", "-2b", "-4a")} == {
        "-2a": True, "-2b": True, "-4a": False,
    }  # fmt: skip


def test_regions_are_seen_after_paying() -> None:
    """CD-9.4, CD-19.13: with two fields the player first says which of them pays."""
    s = position(
        red={
            "settlements": [4],
            "roads": ["left"],
            "regions": {"5a": "stack_fields_1"},
            "stocks": {"5a": 1},
        },
    )
    do(s, "build_settlement left")
    assert asked(s) == "red pay"
    assert offered(s) == ["pay 3a", "pay 5a"]
    do(s, "pay 5a")
    assert asked(s) == "chance draw_region"


def test_a_scout_looks_through_the_region_stack() -> None:
    """CD-9.5, CD-18.4, CD-19.6: two regions of choice instead of the top two; the Scout is
    discarded and the stack shuffled."""
    s = position(red=rich(roads=["right"], hand=["scout"]))
    watch(s)
    do(s, "scout_settlement right")
    assert (hand(s, "red"), discard(s)) == ([], ["scout"])
    assert asked(s) == "red scouted_region"
    assert offered_as(s, "put_region") == TWELVE
    assert why(s, "put_region red_forest") == ("region_not_available", "CD-9.4")
    do(s, "put_region stack_fields_2")
    assert "stack_fields_2" not in offered_as(s, "put_region")
    do(s, "put_region stack_hills_1")
    assert [REGIONS[s.region(0, place)] for place in (16, 17)] == [
        "stack_fields_2", "stack_hills_1",
    ]  # fmt: skip
    assert {"event": "region_stack_shuffled", "seat": 0} in told(s)
    assert asked(s) == "red action_phase"


def test_a_scout_is_played_only_with_a_settlement() -> None:
    """CD-9.5, CD-11.1: not by itself, and not without the card."""
    s = position(red=rich(hand=["scout"]))
    assert why(s, "play scout") == ("wrong_time", "CD-11.1")
    assert why(s, "scout_settlement right") == ("no_road", "CD-3.8")
    s = position(red=rich(roads=["right"]))
    assert why(s, "scout_settlement right") == ("not_in_hand", "CD-9.8")


def test_a_scout_is_a_choice() -> None:
    """CD-9.5: with the card in hand the settlement may be built without it."""
    s = position(red=rich(roads=["right"], hand=["scout"]))
    assert offered_as(s, "build_settlement") == offered_as(s, "scout_settlement") == ["right"]
    do(s, "build_settlement right")
    assert hand(s, "red") == ["scout"]


def test_a_city_covers_a_settlement() -> None:
    """CD-9.6, CD-3.4, CD-3.12: 2 grain and 3 ore; expansions stay, and there is room for more."""
    s = position(red=rich(sites={"0a": ["abbey"]}))
    assert offered_as(s, "build_city") == ["0", "2"]
    before = points(s, "red")
    do(s, "build_city 0")
    assert held(s, "red") == {"brick": 3, "grain": 1, "lumber": 3, "wool": 3, "gold": 3}
    assert (points(s, "red"), s.central_left(2)) == (before + 1, 6)
    assert at(s, "red", "0a") == ["abbey"]
    assert s.is_free(0, SITES.index("0a"))
    assert s.is_city(0, 5)


def test_a_city_is_built_once() -> None:
    """CD-9.6: only on a settlement, and only on one of your own."""
    s = position(red=rich(cities=[0]))
    assert offered_as(s, "build_city") == ["2"]
    assert why(s, "build_city 0") == ("no_settlement", "CD-9.6")
    assert why(s, "build_city 4") == ("no_settlement", "CD-9.6")


def test_building_needs_the_full_price() -> None:
    """CD-9.2: everything the card costs must be there."""
    s = position(red={"stocks": {"brick": 1, "grain": 2, "ore": 2}, "roads": ["right"]})
    assert why(s, "build_road left") == ("too_few", "CD-9.2")
    assert why(s, "build_city 0") == ("too_few", "CD-9.2")
    assert offered_as(s, "build_settlement") == ["right"]
    s = position(red={"stocks": {"wool": 0}, "roads": ["right"], "hand": ["scout"]})
    assert why(s, "build_settlement right") == ("too_few", "CD-9.2")
    assert why(s, "scout_settlement right") == ("too_few", "CD-9.2")


def test_empty_central_stacks() -> None:
    """CD-9.7: nobody can build what is used up."""
    s = position(
        red=rich(cities=[0, 2, 4, 6], settlements=[4, 6, 8]),
        blue={"cities": [0, 2, 4], "settlements": [4, 6], "roads": ["left", "right"]},
    )
    assert [int(s.central_left(kind)) for kind in range(3)] == [0, 0, 0]
    assert why(s, "build_road left") == ("none_left", "CD-9.7")
    assert why(s, "build_city 8") == ("none_left", "CD-9.7")
    s = position(red=rich(settlements=[4, 6, 8], roads=["left"]), blue={"settlements": [4, 6]})
    assert why(s, "build_settlement left") == ("none_left", "CD-9.7")


def test_a_settlement_needs_regions() -> None:
    """CD-9.4: without two of them in the stack there is none; no edition so far runs out."""
    s = position(red=rich(roads=["left"]))
    s.regions_left = 1
    assert why(s, "build_settlement left") == ("no_regions_left", "CD-9.4")


def test_the_phase_ends_when_the_player_says_so() -> None:
    """CD-9.1: he may do nothing, or many things."""
    s = position(red=rich())
    watch(s)
    do(s, "build_road left", "trade_bank gold brick", "build_road right", "end_actions")
    assert {"event": "actions_ended", "seat": 0} in told(s)
    assert asked(s) == "red draw_choice"


def test_other_verbs_have_no_place_here() -> None:
    """CD-9.1: whatever is no action of this phase is refused."""
    s = position()
    assert why(s, "roll") == ("not_now", "")
    assert why(s, "draw_region stack_forest_1") == ("not_now", "")


@pytest.mark.parametrize("frame", ["upper_region", "scouted_region"])
def test_regions_answer_only_with_regions(frame: str) -> None:
    """CD-9.4, CD-9.5: nothing else is possible until they lie."""
    s = position(red=rich(roads=["left"], hand=["scout"]))
    if frame == "upper_region":
        do(s, "build_settlement left", "draw_region stack_forest_1", "draw_region stack_hills_2")
    else:
        do(s, "scout_settlement left")
    assert asked(s) == f"red {frame}"
    assert why(s, "end_actions") == ("not_now", "")
