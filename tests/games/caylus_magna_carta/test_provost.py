"""Section 6: phase 3, the provost's move."""

import pytest

from .table import (
    asked,
    details,
    do,
    held,
    holding,
    offered,
    player,
    seen,
    table,
    told,
    watch,
    why,
)

LONG = ["red bank", "green bank", "red market"]  # with the neutral cards a road of 5


def test_each_player_has_one_opportunity_in_bridge_order() -> None:
    """CMC-6.1, CMC-6.5: one move each, then the phase is over."""
    s = table(
        seats=3, only="provost", bridge=["orange", "red", "green"], built=LONG,
        red={"deniers": 5}, green={"deniers": 5}, orange={"deniers": 5},
    )  # fmt: skip
    turns = []
    for steps in [1, 1, -1]:
        turns.append(asked(s))
        do(s, f"move_provost {steps}")
    assert turns == ["orange provost_turn", "red provost_turn", "green provost_turn"]
    assert (asked(s), seen(s)["provost"]) == ("nobody", 4)


def test_the_provost_moves_as_in_the_example_of_the_rulebook() -> None:
    """CMC-6.1, CMC-6.2, CMC-6.5, CMC-7.1, CMC-7.7, CMC-7.10: he stops on the Bank."""
    s = table(
        seats=4, phase="provost", bridge=["orange", "green", "blue", "red"],
        built=["red market", "green bank worker=red", "blue large_quarry worker=green"],
        provost=5, orange={"deniers": 2}, green={"deniers": 3}, blue={"deniers": 2},
        red={"deniers": 2},
    )  # fmt: skip
    stops = []
    for steps in [0, 1, 1, -1]:
        do(s, f"move_provost {steps}")
        stops.append(seen(s)["provost"])
    assert stops == [5, 6, 7, 6]
    assert [held(s, c)["deniers"] for c in ["orange", "green", "blue", "red"]] == [2, 2, 1, 1]
    assert (asked(s), offered(s)) == ("red worker bank", ["decline", "take 1"])
    do(s, "take 1")
    assert (asked(s), offered(s)) == ("green owner bank", ["decline", "take 1"])
    do(s, "decline")
    assert seen(s)["phase"] == "actions"
    assert (held(s, "green")["stone"], held(s, "blue")["stone"]) == (0, 0)
    assert player(s, "green")["workers"] == 4


@pytest.mark.parametrize(
    ("provost", "deniers", "low", "high"),
    [(2, 5, -1, 3), (5, 5, -3, 0), (3, 1, -1, 1), (3, 0, 0, 0), (1, 9, 0, 3), (3, 2, -2, 2)],
)
def test_steps_are_limited_by_three_by_money_and_by_the_road(
    provost: int, deniers: int, low: int, high: int
) -> None:
    """CMC-6.2, CMC-6.3: on a road of 5 cards."""
    s = table(only="provost", built=LONG, provost=provost, red={"deniers": deniers})
    assert offered(s) == [f"move_provost {steps}" for steps in range(low, high + 1)]


@pytest.mark.parametrize(("steps", "price"), [(-3, 3), (-1, 1), (0, 0), (1, 1), (2, 2), (3, 3)])
def test_a_move_costs_a_denier_a_card_either_way(steps: int, price: int) -> None:
    """CMC-6.2."""
    s = table(
        only="provost", built=[*LONG, "green market", "green church"], provost=4, red={"deniers": 5}
    )
    watch(s)
    start = s.provost
    do(s, f"move_provost {steps}")
    assert held(s, "red") == holding(deniers=5 - price)
    assert told(s) == [
        {
            "event": "provost_moved",
            "seat": 0,
            "steps": steps,
            "position": start + steps,
            "denier": price,
        }
    ]
    assert asked(s) == "green provost_turn"


@pytest.mark.parametrize("steps", [4, -4, 9])
def test_nobody_may_spend_more_than_three_deniers(steps: int) -> None:
    """CMC-6.2."""
    built = [*LONG, "green market", "green church", "red church", "green peddler", "red peddler"]
    s = table(only="provost", built=[*built, "red lawyer"], provost=6, red={"deniers": 9})
    line = f"move_provost {steps}"
    assert why(s, line) == ("provost_too_far", "CMC-6.2")
    assert details(s, line) == {"most": 3}


def test_a_move_must_be_paid_for_in_full() -> None:
    """CMC-6.2, CMC-3.2."""
    s = table(only="provost", built=LONG, provost=2, red={"deniers": 1})
    assert why(s, "move_provost 2") == ("too_few_deniers", "CMC-3.2")
    assert details(s, "move_provost 2") == {"need": 2, "have": 1}


@pytest.mark.parametrize(("provost", "line"), [(1, "move_provost -1"), (5, "move_provost 1")])
def test_the_provost_cannot_leave_the_road(provost: int, line: str) -> None:
    """CMC-6.3: at neither end."""
    s = table(only="provost", built=LONG, provost=provost, red={"deniers": 3})
    assert why(s, line) == ("provost_off_the_road", "CMC-6.3")


def test_residences_and_prestige_buildings_count_as_steps() -> None:
    """CMC-6.4, R16: each position is one step, whatever lies there."""
    built = ["red bank residence", "red market statue", "green bank"]
    s = table(only="provost", built=built, provost=2, red={"deniers": 3})
    do(s, "move_provost 2")
    assert (seen(s)["provost"], held(s, "red")) == (4, holding(deniers=1))


def test_a_player_makes_one_straight_move() -> None:
    """CMC-6.2, R16: no going to and fro; zero steps are a move too."""
    s = table(only="provost", built=LONG, red={"deniers": 3}, green={"deniers": 0})
    do(s, "move_provost 0")
    assert (asked(s), offered(s)) == ("green provost_turn", ["move_provost 0"])
    assert why(s, "pass") == ("not_now", "")


def test_the_next_player_moves_him_on_from_where_he_stands() -> None:
    """CMC-6.5."""
    s = table(only="provost", built=LONG, red={"deniers": 3}, green={"deniers": 3})
    do(s, "move_provost 3")
    assert offered(s) == ["move_provost -3", "move_provost -2", "move_provost -1", "move_provost 0"]
    do(s, "move_provost -2")
    assert (seen(s)["provost"], asked(s)) == (3, "nobody")
