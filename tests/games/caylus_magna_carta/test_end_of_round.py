"""Section 10: phase 6, the end of the round."""

import pytest

from .table import asked, castle, do, held, holding, player, seen, table, told, watch

LONG = ["red bank", "green bank", "red market", "green market"]  # a road of 6 cards


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_provost_moves_two_cards_on(before: int, after: int) -> None:
    """CMC-10.1: only 1 if a single card lies ahead of him, 0 on the last card."""
    s = table(phase="end_round", built=LONG, provost=before)
    assert seen(s)["provost"] == after


def test_the_provost_moves_for_nothing() -> None:
    """CMC-10.1: nobody pays; everybody has just the new income."""
    s = table(phase="end_round", built=LONG, provost=1)
    assert (held(s, "red"), held(s, "green")) == (holding(deniers=2), holding(deniers=2))


@pytest.mark.parametrize(
    ("before", "after"), [("red", "green"), ("green", "orange"), ("orange", "red")]
)
def test_the_first_player_card_goes_to_the_next_player_clockwise(before: str, after: str) -> None:
    """CMC-10.2: who then begins the new round."""
    s = table(seats=3, phase="end_round", first_player=before)
    assert (seen(s)["first_player"], asked(s)) == (after, f"{after} player_turn")


def test_the_first_player_card_does_not_follow_the_bridge() -> None:
    """CMC-10.2: it goes clockwise, whoever passed first."""
    s = table(seats=3, phase="end_round", first_player="red", bridge=["orange", "red", "green"])
    assert seen(s)["first_player"] == "green"


def test_the_passing_markers_return_and_a_new_round_begins() -> None:
    """CMC-10.3: with phase 1, and everybody takes actions again."""
    s = table(seats=3, phase="end_round", round=4, bridge=["orange", "red", "green"])
    assert (seen(s)["bridge"], seen(s)["round"]) == ([], 5)
    for colour in ["green", "orange", "red"]:
        assert asked(s) == f"{colour} player_turn"
        do(s, "pass")
    assert seen(s)["bridge"] == ["green", "orange", "red"]


def test_the_first_to_pass_in_a_new_round_earns_the_denier_again() -> None:
    """CMC-10.3, CMC-5.51: the bridge is empty."""
    s = table(phase="end_round")
    do(s, "pass", "pass")
    assert (held(s, "red"), held(s, "green")) == (holding(deniers=2), holding(deniers=3))


def test_the_markers_stay_on_the_bridge_until_the_end_of_the_round() -> None:
    """CMC-10.3, R22: through phases 3, 4 and 5."""
    batch = {"food": 1, "wood": 1, "stone": 1}
    s = table(built=["red large_farm worker=red"], provost=3, red=batch)
    do(s, "pass", "pass")
    bridges = []
    for line in ["move_provost 0", "move_provost 0", "take 1", "stop_delivering"]:
        bridges.append((seen(s)["phase"], seen(s)["bridge"]))
        do(s, line)
    bridges.append((seen(s)["phase"], seen(s)["bridge"]))
    both = ["red", "green"]
    assert bridges == [
        ("provost", both),
        ("provost", both),
        ("buildings", both),
        ("castle", both),
        ("actions", []),
    ]


def test_the_end_of_the_round_as_the_table_sees_it() -> None:
    """CMC-10.1, CMC-10.2, CMC-10.3: provost, first player, then the new round."""
    s = table(built=LONG, provost=5)
    do(s, "pass", "pass", "move_provost 0")
    watch(s)
    do(s, "move_provost 0")
    names = [event["event"] for event in told(s)]
    after = told(s)[names.index("provost_advanced") :]
    assert after[:3] == [
        {"event": "provost_advanced", "steps": 1, "position": 5},
        {"event": "first_player_passed_on", "seat": 1},
        {"event": "round_started", "round": 2},
    ]


def test_nothing_else_changes_at_the_end_of_the_round() -> None:
    """CMC-10.3: workers, tokens and goods stay."""
    s = table(phase="end_round", castle=[2, 6, 7], red={"food": 3})
    assert castle(s) == [2, 6, 7]
    assert held(s, "red") == holding(food=3, deniers=2)
    assert (player(s, "red")["workers"], player(s, "green")["workers"]) == (4, 4)
