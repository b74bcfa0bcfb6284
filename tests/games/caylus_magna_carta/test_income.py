"""Section 4: phase 1, income."""

from .table import (
    COLOURS,
    asked,
    dealt,
    do,
    held,
    holding,
    player,
    seen,
    table,
    told,
    watch,
)


def test_every_player_takes_two_deniers() -> None:
    """CMC-4.1."""
    s = table(seats=4, phase="income", blue={"deniers": 5}, red={"food": 1})
    assert [held(s, colour) for colour in COLOURS] == [
        holding(food=1, deniers=2),
        holding(deniers=2),
        holding(deniers=2),
        holding(deniers=7),
    ]


def test_every_own_residence_adds_a_denier() -> None:
    """CMC-4.2: buildings showing their face add nothing, other players' residences neither."""
    built = ["red market residence", "red bank residence", "red church", "green market residence"]
    s = table(seats=3, phase="income", built=built)
    assert [held(s, colour)["deniers"] for colour in COLOURS[:3]] == [4, 3, 2]


def test_the_hotel_pays_its_builder_a_denier() -> None:
    """CMC-4.3, CMC-4.4, R24: the Hotel's position yields 1 denier in all, the residence none."""
    s = table(phase="income", built=["green bank hotel"])
    assert [held(s, colour)["deniers"] for colour in ["red", "green"]] == [2, 3]


def test_a_residence_under_another_prestige_building_pays_nothing() -> None:
    """CMC-4.4: covered by the Statue, the position yields nothing at all."""
    s = table(phase="income", built=["green bank statue"])
    assert [held(s, colour)["deniers"] for colour in ["red", "green"]] == [2, 2]


def test_three_residences_one_under_the_hotel_bring_five() -> None:
    """CMC-4.1, CMC-4.2, CMC-4.3, CMC-4.4: 2 + 2 + 1."""
    built = ["red market residence", "red bank hotel", "red church residence"]
    s = table(phase="income", built=built)
    assert held(s, "red") == holding(deniers=5)


def test_three_residences_one_under_the_statue_bring_four() -> None:
    """CMC-4.1, CMC-4.2, CMC-4.4: 2 + 2."""
    built = ["red market residence", "red bank statue", "red church residence"]
    s = table(phase="income", built=built)
    assert held(s, "red") == holding(deniers=4)


def test_the_first_round_pays_income_too() -> None:
    """CMC-4.5: 4 deniers at the start and 2 of the first income make 6."""
    s = dealt(3)
    do(s, "keep_hand", "keep_hand", "keep_hand", "draw_first_player green")
    assert [held(s, colour) for colour in COLOURS[:3]] == [holding(food=2, wood=2, deniers=6)] * 3
    assert seen(s)["round"] == 1


def test_every_round_pays_income_and_asks_nothing() -> None:
    """CMC-4.5: after the end of a round the next question is a turn, with the income paid."""
    s = table(phase="end_round", round=3, built=["red bank residence"], provost=3)
    assert [held(s, colour)["deniers"] for colour in ["red", "green"]] == [3, 2]
    assert (seen(s)["round"], asked(s)) == (4, "green player_turn")


def test_income_is_announced_and_shown() -> None:
    """CMC-4.1, CMC-4.2: the table sees what everybody takes, and will take."""
    s = table(built=["green bank residence"], provost=3, green={"deniers": 0})
    assert [player(s, colour)["income"] for colour in ["red", "green"]] == [2, 3]
    watch(s)
    do(s, "pass", "pass", "move_provost 0", "move_provost 0")
    assert [event for event in told(s) if event["event"] == "income_taken"] == [
        {"event": "income_taken", "seat": 0, "denier": 2},
        {"event": "income_taken", "seat": 1, "denier": 3},
    ]
