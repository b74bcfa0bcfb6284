"""Section 8 again: what every card costs and is worth, and what prestige buildings do."""

import pytest

from .table import do, held, holding, offered, points, seen, table, why


@pytest.mark.parametrize(
    ("card", "cost", "worth"),
    [
        ("small_farm", {"food": 1, "wood": 1}, 1),
        ("small_sawmill", {"food": 1, "wood": 1}, 1),
        ("small_quarry", {"food": 1, "wood": 1}, 1),
        ("peddler", {"wood": 2}, 2),
        ("market", {"wood": 2}, 2),
        ("lawyer", {"food": 1, "wood": 1}, 2),
        ("large_farm", {"food": 1, "stone": 2}, 2),
        ("large_sawmill", {"food": 1, "stone": 2}, 2),
        ("large_quarry", {"food": 1, "stone": 2}, 2),
        ("gold_mine", {"food": 1, "stone": 2}, 2),
        ("bank", {"wood": 1, "stone": 2}, 3),
        ("church", {"wood": 1, "stone": 2}, 3),
    ],
)
def test_what_a_building_costs_and_is_worth(card: str, cost: dict[str, int], worth: int) -> None:
    """CMC-8.3, CMC-8.4, CMC-8.5, CMC-8.6, CMC-8.7, CMC-8.8, CMC-8.9, CMC-8.10, CMC-11.3."""
    s = table(red={"hand": [card], **cost})
    do(s, f"build {card}")
    assert len(offered(s)) == 1
    do(s, offered(s)[0])
    assert held(s, "red") == holding()
    assert points(s, "red") == {"buildings": worth, "total": worth}


@pytest.mark.parametrize(
    ("building", "cost", "worth", "income"),
    [
        ("theatre", {"wood": 2, "gold": 1}, 6, 2),
        ("statue", {"stone": 2, "gold": 1}, 6, 2),
        ("hotel", {"stone": 3, "gold": 1}, 6, 3),
        ("stables", {"food": 3, "gold": 2}, 10, 2),
        ("town_hall", {"wood": 3, "gold": 2}, 10, 2),
        ("monument", {"stone": 3, "gold": 2}, 10, 2),
        ("cathedral", {"stone": 5, "gold": 3}, 14, 2),
    ],
)
def test_what_a_prestige_building_costs_is_worth_and_does(
    building: str, cost: dict[str, int], worth: int, income: int
) -> None:
    """CMC-8.20, CMC-8.21: PP and no workers; only the Hotel adds a denier to the income."""
    s = table(built=["red bank residence"], red=cost, green={"deniers": 1}, provost=3)
    do(s, f"build_prestige {building}")
    assert len(offered(s)) == 1
    do(s, offered(s)[0], "choose_residence 3")
    assert held(s, "red") == holding()
    assert points(s, "red") == {"prestige": worth, "total": worth}
    assert why(s, "place_worker 3") == ("no_worker_on_prestige", "CMC-5.23")
    do(s, "pass", "pass", "move_provost 0", "move_provost 0")
    assert (seen(s)["phase"], held(s, "red")) == ("actions", holding(deniers=income))


def test_the_hotel_pays_only_its_builder() -> None:
    """CMC-8.21, CMC-4.3."""
    s = table(seats=3, phase="income", built=["orange bank hotel", "red bank residence"])
    assert [held(s, c)["deniers"] for c in ["red", "green", "orange"]] == [3, 2, 3]
