"""Areas 3 to 11, and the advantage cards (PE-7.3 to PE-7.11, section 11)."""

import pytest

from stavitel.engine.core import options
from stavitel.games.pillars.state import Pillars

from .table import (
    COMPONENTS,
    STARTERS,
    area,
    asked,
    cubes,
    do,
    each,
    offered,
    player,
    seen,
    told,
    watch,
)


def claim(card: str) -> Pillars:
    """Red takes an advantage card in area 4."""
    return area("kingsbridge", kingsbridge=[card], builders={"kingsbridge_1": "red"})


def test_each_worker_in_the_mill_earns_a_gold() -> None:
    """PE-7.3.1: and goes home."""
    s = area("wool_mill", blue={"resources": ["sand_4"]})
    assert (each(s, "gold"), each(s, "mill_workers")) == ([5, 12], [0, 0])


def test_advantage_cards_go_to_the_builders_below_them() -> None:
    """PE-7.4.1: each the card of its space."""
    s = area("kingsbridge", kingsbridge=["aliena", "jack"],
             builders={"kingsbridge_1": "red", "kingsbridge_2": "blue"})  # fmt: skip
    assert each(s, "advantages") == [["jack"], ["aliena"]]


def test_cards_without_a_builder_leave_the_game() -> None:
    """PE-7.4.2: nobody gets them later."""
    s = area("kingsbridge", kingsbridge=["aliena", "jack"], builders={"kingsbridge_2": "blue"})
    assert seen(s)["kingsbridge"] == [None, None]
    assert "aliena" in seen(s)["past_advantages"]


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("toledo_studies", {"metal": 2}),
        ("weeping_madonna", {"points": 3}),
        ("wool_fair", {"gold": 8}),
    ],
)
def test_immediate_cards(card: str, gain: dict[str, int]) -> None:
    """PE-11.1, PE-11.2, PE-11.8, PE-7.4.1: carried out at once, then out of the game."""
    s = claim(card)
    red = player(s, "red")
    assert {"points": red["points"], "gold": red["gold"], **red["goods"]} == {
        "points": 0, "gold": 0, "wood": 0, "stone": 0, "sand": 0, "metal": 0, **gain,
    }  # fmt: skip
    assert red["advantages"] == []


def test_cards_of_the_last_round() -> None:
    """PE-11.7, PE-11.9, PE-11.17: a stone and a wood; a metal."""
    s = area("kingsbridge", round=6, kingsbridge=["near_completion", "king_at_the_festivities"],
             builders={"kingsbridge_1": "red", "kingsbridge_2": "blue"})  # fmt: skip
    assert cubes(s, "red") == {"wood": 1, "stone": 1}
    assert cubes(s, "blue") == {"metal": 1}
    last = [row["id"] for row in COMPONENTS["advantage"] if row["last_round_only"]]
    assert last == ["near_completion", "king_at_the_festivities"]


def test_otto_brings_the_black_worker_from_the_next_round_on() -> None:
    """PE-11.4: handed over at once, for good."""
    s = area("kingsbridge", kingsbridge=["otto_blackface"], builders={"kingsbridge_1": "red"})
    assert (seen(s)["black_worker"], player(s, "red")["all_workers"]) == ("red", 13)
    assert player(s, "red")["advantages"] == []


def test_the_priory_scores_two_and_one() -> None:
    """PE-7.5.1, PE-11.16: one more for each builder of Prior Philip's friend."""
    s = area("priory", round=2, builders={"priory_1": "red", "priory_2": "red"},
             red={"advantages": ["prior_philip"]})  # fmt: skip
    assert player(s, "red")["points"] == 5


@pytest.mark.parametrize(
    ("card", "good"),
    [("aliena", "wood"), ("tom_builder", "stone"), ("richard_outlaws", "sand")],
)
def test_persons_with_an_income(card: str, good: str) -> None:
    """PE-11.10, PE-11.14, PE-11.13, PE-7.6.3: one cube every round, the round of receipt too."""
    s = area("forest", round=3, red={"advantages": [card]})
    assert cubes(s, "red") == {good: 1}


def test_resource_cards_bring_their_cubes_and_go_back() -> None:
    """PE-7.6.1, PE-7.6.4: wood, then stone, then sand."""
    s = area("forest", red={"resources": ["wood_4", "stone_2"]}, blue={"resources": ["sand_3"]})
    assert cubes(s, "red") == {"wood": 4, "stone": 2}
    assert cubes(s, "blue") == {"sand": 3}
    assert each(s, "resources") == [[], []]


def test_the_tax_die_has_six_faces() -> None:
    """PE-7.9.1: 3 and 4 come twice as often as 2 and 5."""
    s = area("court")
    assert offered(s) == ["roll_tax 2", "roll_tax 3", "roll_tax 4", "roll_tax 5"]
    top = s.stack[-1]

    assert [top.weight(s, action) for action in options(s)] == [1, 2, 2, 1]


def test_at_the_court_nobody_pays_and_the_first_takes_the_metal() -> None:
    """PE-7.9.2, R7: a second builder there brings nothing more."""
    s = area("court", 3, builders={"court": ["green", "red", "green"]},
             blue={"gold": 9}, red={"gold": 9}, green={"gold": 9})  # fmt: skip
    do(s, "roll_tax 5")
    assert each(s, "gold") == [4, 9, 9]
    assert (cubes(s, "green"), cubes(s, "red")) == ({"metal": 1}, {})


def test_tax_freedom_is_asked_for_only_when_tax_is_owed() -> None:
    """PE-7.9.3, PE-11.6, PE-11.18: after the roll, and kept if not needed."""
    s = area("court", round=2, builders={"court": ["red"]},
             red={"advantages": ["loyalty_rewarded"]})  # fmt: skip
    do(s, "roll_tax 5")
    assert player(s, "red")["advantages"] == ["loyalty_rewarded"]
    s = area("court", round=2, red={"gold": 9, "advantages": ["loyalty_rewarded"]})
    do(s, "roll_tax 3", "keep_card loyalty_rewarded")
    assert (player(s, "red")["gold"], player(s, "red")["advantages"]) == (6, ["loyalty_rewarded"])


def test_francis_fixes_the_tax_at_two() -> None:
    """PE-11.15: whatever the roll, unless at the court."""
    s = area("court", round=2, red={"gold": 9, "advantages": ["brother_francis"]})
    do(s, "roll_tax 4")
    assert player(s, "red")["gold"] == 7


def test_shiring_brings_craftsmen_for_free() -> None:
    """PE-7.10.1, PE-7.10.2: the card must be accepted; without a builder it leaves the game."""
    s = area("shiring", shiring=["r1_mason", "r1_toolmaker"], builders={"shiring_2": "red"})
    assert player(s, "red")["craftsmen"] == [*STARTERS, "r1_toolmaker"]
    assert (player(s, "red")["gold"], seen(s)["shiring"]) == (0, [None, None])


def test_two_craftsmen_at_shiring_come_one_after_the_other() -> None:
    """PE-7.10.1, R29: the limit is looked at after each."""
    five = [*STARTERS, "r1_mason", "r1_toolmaker"]
    s = area("shiring", round=2, shiring=["r2_potter", "r2_mason"], red={"craftsmen": five},
             builders={"shiring_1": "red", "shiring_2": "red"})  # fmt: skip
    assert asked(s) == "red craftsman_limit"
    assert "dismiss r2_mason" not in offered(s)
    do(s, "dismiss start_woodworker")
    assert asked(s) == "red craftsman_limit"
    do(s, "dismiss r2_mason")
    assert "r2_potter" in player(s, "red")["craftsmen"]


def test_grey_workers_can_be_taken_in_consecutive_rounds() -> None:
    """PE-7.11.1, R26: there are two pairs of them."""
    s = area("castle", round=2, grey_workers="red", builders={"castle": "red"})
    assert (seen(s)["grey_workers"], seen(s)["next_grey_workers"]) == ("red", "red")
    do(s, "end_conversion", "end_conversion")
    assert (seen(s)["round"], player(s, "red")["all_workers"]) == (3, 14)


def test_in_the_last_round_the_castle_gives_nothing() -> None:
    """PE-7.11.1: there is no next round."""
    s = area("castle", round=6, builders={"castle": "red"}, blue={"wood": 2})
    assert seen(s)["next_grey_workers"] is None


def test_builders_go_home_after_their_area() -> None:
    """PE-7.4.1, PE-8.4: back into the bag."""
    s = area("kingsbridge", kingsbridge=["aliena"], shiring=["r1_mason"],
             builders={"kingsbridge_1": "red", "priory_1": "red", "shiring_1": "red"})  # fmt: skip
    assert player(s, "red")["bag"] == 2


def test_the_first_of_the_areas_is_told_to_everybody() -> None:
    """PE-7.1.1: the starting player reveals the event; all see the same."""
    s = area("event")
    watch(s)
    do(s, "draw_event volunteers")
    assert told(s, "red")[0] == told(s)[0] == {"event": "event_revealed", "happening": 4}
