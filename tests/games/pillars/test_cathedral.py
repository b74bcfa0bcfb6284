"""Area 13 and the craftsmen (PE-7.13, section 10)."""

from typing import Any

import pytest

from .table import (
    COMPONENTS,
    GAME,
    STARTERS,
    area,
    asked,
    cubes,
    do,
    offered,
    offered_as,
    player,
    seen,
    told,
    watch,
    why,
)

ROUND_CARDS = {
    # round, price, input, output, capacity: as in PE-10.3
    "r1_mason": (1, 5, {"stone": 1}, {"vp": 1}, 2),
    "r1_toolmaker": (1, 2, {}, {"gold": 2}, 1),
    "r1_mortar_mixer": (1, 4, {"sand": 2}, {"vp": 1}, 3),
    "r1_master_woodworker": (1, 3, {"wood": 1}, {"gold": 4}, 2),
    "r2_potter": (2, 5, {"sand": 1}, {"vp": 1}, 2),
    "r2_architect": (2, 6, {}, {"vp": 1}, 1),
    "r2_mason": (2, 4, {"stone": 1}, {"vp": 1}, 3),
    "r2_carpenter": (2, 3, {"wood": 1}, {"vp": 1}, 2),
    "r3_potter": (3, 7, {"sand": 1}, {"vp": 1}, 3),
    "r3_sculptor": (3, 6, {"stone": 1}, {"vp": 2}, 1),
    "r3_carpenter": (3, 5, {"wood": 1}, {"vp": 1}, 3),
    "r3_mason": (3, 4, {"stone": 1}, {"vp": 1}, 4),
    "r4_mason": (4, 5, {"stone": 1}, {"vp": 1}, 5),
    "r4_sculptor": (4, 7, {"stone": 1}, {"vp": 2}, 2),
    "r4_carpenter": (4, 6, {"wood": 1}, {"vp": 1}, 4),
    "r4_glassblower": (4, 8, {"sand": 1, "metal": 1}, {"vp": 3}, 1),
    "r5_carpenter": (5, 6, {"wood": 1}, {"vp": 1}, 5),
    "r5_goldsmith": (5, 7, {"gold": 3}, {"vp": 1}, 6),
    "r5_sculptor": (5, 8, {"stone": 1}, {"vp": 2}, 3),
    "r5_glassblower": (5, 9, {"sand": 1, "metal": 1}, {"vp": 3}, 2),
    "r6_bell_maker": (6, 10, {"metal": 1}, {"vp": 4}, 2),
    "r6_organ_builder": (6, 9, {"wood": 1, "metal": 1}, {"vp": 6}, 1),
    "r6_sculptor": (6, 8, {"stone": 1}, {"vp": 2}, 4),
    "r6_goldsmith": (6, 7, {"gold": 3}, {"vp": 1}, 8),
}
STARTING_CARDS = {
    "start_mortar_mixer": (0, 0, {"sand": 3}, {"vp": 1}, 3),
    "start_woodworker": (0, 0, {"wood": 2}, {"vp": 1}, 4),
    "start_stonecutter": (0, 0, {"stone": 2}, {"vp": 1}, 4),
}


def test_the_box_has_the_cards_of_the_rules() -> None:
    """PE-10.2, PE-10.3: all 27, to the number."""
    found = {
        row["id"]: (row["round"], row["price"], row["input"], row["output"], row["capacity"])
        for row in COMPONENTS["craftsman"]
    }
    assert found == {**STARTING_CARDS, **ROUND_CARDS}


@pytest.mark.parametrize("card", [*STARTING_CARDS, *ROUND_CARDS])
def test_every_craftsman_at_work(card: str) -> None:
    """PE-10.1, PE-10.2, PE-10.3, PE-10.6, PE-7.13.1: full input, full output, up to capacity."""
    _, _, cost, gain, capacity = {**STARTING_CARDS, **ROUND_CARDS}[card]
    row = [card] if "mason" not in card else ["start_mortar_mixer", card]
    held = {kind: n * (capacity + 1) for kind, n in cost.items()}
    shown = {"metal": 1} if card == "r1_toolmaker" else {}
    s = area("cathedral", round=6, blue={"craftsmen": row, **held, **shown})
    before = player(s, "blue")
    for _ in range(capacity):
        do(s, f"use_craftsman {card}")
    after = player(s, "blue")
    assert after["points"] - before["points"] == capacity * gain.get("vp", 0)
    spent = capacity * (gain.get("gold", 0) - cost.get("gold", 0))
    assert after["gold"] - before["gold"] == spent
    for kind in ("wood", "stone", "sand", "metal"):
        used = before["goods"][kind] - after["goods"][kind]
        assert used == capacity * cost.get(kind, 0)
    assert why(s, f"use_craftsman {card}") == ("capacity_used", "PE-7.13.1")


def test_an_input_must_be_there_in_full() -> None:
    """PE-7.13.1: no use for less."""
    s = area("cathedral", blue={"wood": 1, "stone": 2})
    assert why(s, "use_craftsman start_woodworker") == ("input_missing", "PE-7.13.1")
    assert why(s, "use_craftsman r1_mason") == ("not_your_craftsman", "PE-3.8")


def test_players_convert_in_table_order() -> None:
    """PE-7.13.1, PE-3.9: the starting player first."""
    s = area(
        "cathedral",
        3,
        starting_player="green",
        **{c: {"wood": 2} for c in ("blue", "red", "green")},
    )
    order = []
    for _ in range(3):
        order.append(asked(s).split()[0])
        do(s, "end_conversion")
    assert order == ["green", "blue", "red"]


def test_which_cubes_go_to_whom_is_the_players_choice() -> None:
    """PE-7.13.1: using a craftsman is optional."""
    s = area(
        "cathedral", round=2, blue={"wood": 3, "craftsmen": ["start_woodworker", "r2_carpenter"]}
    )
    assert offered_as(s, "use_craftsman") == ["start_woodworker", "r2_carpenter"]
    do(s, "use_craftsman start_woodworker", "use_craftsman r2_carpenter")
    assert (player(s, "blue")["points"], cubes(s, "blue")) == (2, {})


def test_two_cards_of_one_trade_work_side_by_side() -> None:
    """PE-10.9: each with its own capacity."""
    s = area("cathedral", round=3, blue={"sand": 5, "craftsmen": ["r2_potter", "r3_potter"]})
    for card in ["r2_potter"] * 2 + ["r3_potter"] * 3:
        do(s, f"use_craftsman {card}")
    assert (player(s, "blue")["points"], cubes(s, "blue")) == (5, {})


def test_masons_need_a_mortar_mixer() -> None:
    """PE-10.7, R15, R30: any card of that trade; without one they rest, and wake with the next."""
    s = area("cathedral", round=3, blue={"stone": 4, "craftsmen": ["r3_mason"]})
    assert why(s, "use_craftsman r3_mason") == ("no_mortar_mixer", "PE-10.7")
    for mixer in ("start_mortar_mixer", "r1_mortar_mixer"):
        s = area("cathedral", round=3, blue={"stone": 4, "craftsmen": [mixer, "r3_mason"]})
        do(s, "use_craftsman r3_mason")
        assert player(s, "blue")["points"] == 1


def test_the_toolmaker_needs_metal_at_the_moment_of_use() -> None:
    """PE-10.5: he does not spend it, and however much there is brings 2 gold."""
    s = area("cathedral", blue={"wood": 2, "craftsmen": ["start_woodworker", "r1_toolmaker"]})
    assert why(s, "use_craftsman r1_toolmaker") == ("no_metal_to_show", "PE-10.5")
    s = area("cathedral", blue={"metal": 3, "craftsmen": ["r1_toolmaker"]})
    do(s, "use_craftsman r1_toolmaker")
    assert (player(s, "blue")["gold"], cubes(s, "blue")) == (2, {"metal": 3})


def test_architect_and_toolmaker_work_by_themselves_at_the_end() -> None:
    """PE-10.4, PE-10.10, R17: unused ones, before the cubes are counted."""
    s = area("cathedral", round=2, blue={"metal": 6, "craftsmen": ["r1_toolmaker", "r2_architect"]})
    do(s, "end_conversion")
    assert asked(s) == "blue cube_return"
    assert (player(s, "blue")["points"], player(s, "blue")["gold"]) == (1, 2)


def test_used_ones_do_not_work_twice() -> None:
    """PE-10.4: once per round."""
    s = area(
        "cathedral", round=2, blue={"wood": 2, "craftsmen": ["start_woodworker", "r2_architect"]}
    )
    do(s, "use_craftsman r2_architect", "end_conversion")
    assert player(s, "blue")["points"] == 1


def test_spent_cubes_go_to_the_supply() -> None:
    """PE-7.13.2: and gold just leaves the track."""
    s = area("cathedral", blue={"wood": 4})
    before = seen(s)["supply"]["wood"]
    do(s, "use_craftsman start_woodworker")
    assert seen(s)["supply"]["wood"] == before + 2


def test_the_madonna_strengthens_for_this_round_only() -> None:
    """PE-7.13.3, PE-12.4, R16: never bell maker or organ builder, nor a card without a figure."""
    never = ["r1_toolmaker", "r2_architect", "r6_bell_maker", "r6_organ_builder"]
    cards = ["start_woodworker", *never]
    s = area("cathedral", round=6, event="madonna_statue", blue={"wood": 10, "craftsmen": cards})
    assert offered_as(s, "strengthen") == ["start_woodworker"]
    for card in never:
        assert why(s, f"strengthen {card}") == ("cannot_be_strengthened", "PE-12.4")
    assert why(s, "strengthen r3_mason") == ("not_your_craftsman", "PE-3.8")
    do(s, "strengthen start_woodworker", *["use_craftsman start_woodworker"] * 5)
    assert why(s, "use_craftsman start_woodworker") == ("capacity_used", "PE-7.13.1")


def test_a_table_may_let_the_madonna_help_architect_and_toolmaker() -> None:
    """R16: `madonna` set to `every_craftsman`; still never bell maker or organ builder."""
    cards = ["r1_toolmaker", "r2_architect", "r6_bell_maker", "r6_organ_builder"]
    words: dict[str, Any] = {"event": "madonna_statue", "madonna": "every_craftsman", "round": 6}
    s = area("cathedral", **words, blue={"metal": 1, "craftsmen": cards})
    assert offered_as(s, "strengthen") == ["r1_toolmaker", "r2_architect"]
    assert why(s, "strengthen r6_bell_maker") == ("cannot_be_strengthened", "PE-12.4")
    before = player(s, "blue")["points"]
    do(s, "strengthen r2_architect", "use_craftsman r2_architect", "use_craftsman r2_architect")
    assert why(s, "use_craftsman r2_architect") == ("capacity_used", "PE-7.13.1")
    once = (player(s, "blue")["points"] - before) // 2
    s = area("cathedral", **words, blue={"craftsmen": ["r2_architect"]})
    do(s, "strengthen r2_architect", "end_conversion")
    assert player(s, "blue")["points"] == before + 2 * once, "they work by themselves (PE-10.10)"


def test_five_cubes_may_be_kept() -> None:
    """PE-7.13.4: metal included, the rest goes back without compensation."""
    s = area("cathedral", blue={"wood": 2, "stone": 1, "sand": 3, "metal": 1, "craftsmen": []})
    do(s, "end_conversion", "return_cube wood")
    assert why(s, "return_cube stone")[0] == ""
    do(s, "return_cube sand")
    assert cubes(s, "blue") == {"wood": 1, "stone": 1, "sand": 2, "metal": 1}
    assert player(s, "blue")["gold"] == 0


def test_cubes_go_back_in_any_order() -> None:
    """PE-7.13.4: which ones is the player's choice, so any of them may go first."""
    s = area("cathedral", blue={"wood": 1, "sand": 5, "metal": 2, "craftsmen": []})
    do(s, "end_conversion")
    any_of_three = ["return_cube wood", "return_cube sand", "return_cube metal"]
    assert offered(s) == any_of_three
    assert why(s, "return_cube stone") == ("no_cube_to_return", "PE-7.13.4")
    do(s, "return_cube metal")
    assert offered(s) == any_of_three
    do(s, "return_cube sand", "return_cube wood")
    assert cubes(s, "blue") == {"sand": 4, "metal": 1}
    assert asked(s) == "red conversion"


@pytest.mark.parametrize("orders", [("wood", "sand"), ("sand", "wood")])
def test_the_order_of_cubes_given_back_makes_no_difference(orders: tuple[str, str]) -> None:
    """PE-7.13.4: when the last one is back, the position is the same."""
    s = area("cathedral", blue={"wood": 3, "sand": 4, "craftsmen": []})
    do(s, "end_conversion", *[f"return_cube {kind}" for kind in orders])
    twin = area("cathedral", blue={"wood": 3, "sand": 4, "craftsmen": []})
    do(twin, "end_conversion", "return_cube wood", "return_cube sand")
    assert s.numbers() == twin.numbers()


def test_a_game_saved_between_two_cubes_goes_on() -> None:
    """Positions name the kind given back before, as they did when kinds came in an order."""
    s = area("cathedral", blue={"wood": 3, "sand": 4, "craftsmen": []})
    do(s, "end_conversion", "return_cube sand")
    position = GAME.position(s)
    pending = position["pending"]
    assert isinstance(pending, list) and pending[-1] == "cube_return 0 2"
    again = GAME.load(position)
    assert offered(again) == ["return_cube wood", "return_cube sand"]


def test_after_the_last_round_cubes_do_not_matter() -> None:
    """PE-7.13.4, R25: nothing is returned."""
    s = area("cathedral", round=6, blue={"wood": 9, "craftsmen": []}, red={"wood": 2})
    do(s, "end_conversion")
    assert asked(s) == "red conversion"


def test_the_cathedral_grows_by_a_part() -> None:
    """PE-7.13.5: once a round, when everybody has converted."""
    s = area("cathedral", round=3, blue={"wood": 2})
    watch(s)
    do(s, "end_conversion", "end_conversion")
    assert {"event": "cathedral_grew", "round": 3} in told(s)


def test_without_anything_to_convert_only_the_end_is_left() -> None:
    """PE-7.13.1: there is nothing to propose either."""
    s = area("cathedral", blue={"wood": 1})
    assert offered(s) == ["end_conversion"]
    assert why(s, "best_conversion") == ("nothing_to_convert", "PE-7.13.1")
    assert player(s, "blue")["craftsmen"] == STARTERS
