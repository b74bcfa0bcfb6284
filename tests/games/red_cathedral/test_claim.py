"""Sections 5 and 9: claims and workshops."""

import pytest

from .table import asked, do, inventory, offered, player, seen, table, why


def test_a_banner_may_be_taken_from_anywhere_on_the_board() -> None:
    """RC-5.1, RC-10.1: one from the inventory frees a space."""
    s = table(2)
    assert why(s, "take_banner white_1") == "no_banner_there"
    do(s, "take_banner inventory")
    assert player(s, "yellow")["capacity"] == 7


def test_sections_are_claimed_from_below() -> None:
    """RC-5.2: a base, or above any banner; finished or not does not matter."""
    s = table(2, site=["1.1 green", "2.1 yellow done"])
    do(s, "take_banner outside")
    assert offered(s) == [
        f"claim tower={n}" for n in ["1 floor=2", "2 floor=2", "3 floor=1", "4 floor=1"]
    ]
    assert why(s, "claim tower=1 floor=1") == "already_claimed"
    assert why(s, "claim tower=1 floor=3") == "not_claimed_below"
    assert why(s, "claim tower=5 floor=1") == "off_the_site"


def test_a_tile_lies_face_down_for_nothing_or_face_up_for_rubles() -> None:
    """RC-5.3, RC-5.4, RC-5.5, RC-5.6, RC-9.3, RC-9.4: paid in full; then it works at once."""
    s = table(2, yellow={"rubles": 2, "track": 9}, site=["1.1 tile=wt_n_stone"])
    before = seen(s)["dice"]
    do(s, "take_banner outside", "claim tower=1 floor=1")
    assert why(s, "lay_face_up yellow") == "slot_too_expensive"
    do(s, "exchange_prestige", "lay_face_up yellow")
    assert offered(s) == ["take 0", "take 1"]
    do(s, "take 1")
    assert (player(s, "yellow")["rubles"], inventory(s, "yellow")) == (1, {"stone": 1})
    assert asked(s) == "green player_turn"
    assert seen(s)["dice"] == before


def test_a_placed_tile_stays() -> None:
    """RC-5.7: its slot takes no other."""
    s = table(2, site=["1.1 yellow"], yellow={"workshop": {"blue": "wt_n_wood"}})
    do(s, "take_banner outside", "claim tower=2 floor=1")
    assert why(s, "lay_face_down blue") == "slot_occupied"


def test_a_tile_face_down_loses_the_ornament_of_the_advanced_side() -> None:
    """RC-9.7: it is out of the game for this player."""
    s = table(2, variant="advanced")
    do(s, "take_banner inventory", "claim tower=1 floor=1", "lay_face_down yellow")
    assert player(s, "yellow")["workshop"]["yellow"]["ornament"] is None
    assert player(s, "yellow")["ornaments"] == {"door": 0, "arch": 0, "cross": 0}


def test_of_a_tile_just_laid_even_nothing_need_be_taken() -> None:
    """R18, RC-9.2, RC-9.3: recognition is a resource like any other."""
    s = table(2, yellow={"rubles": 1}, site=["1.1 tile=wt_n_recognition_1"])
    do(s, "take_banner outside", "claim tower=1 floor=1", "lay_face_up white_2")
    assert offered(s) == ["take 0", "take 1"]
    do(s, "take 0")
    assert (player(s, "yellow")["track"], asked(s)) == (2, "green player_turn")


def test_a_banner_blocks_its_white_slot() -> None:
    """RC-9.8, RC-5.3: until it is taken, already for the tile of that very claim."""
    s = table(2, variant="advanced", yellow={"rubles": 3})
    do(s, "take_banner white_1", "claim tower=1 floor=1")
    assert why(s, "lay_face_down white_2") == "banner_on_slot"
    assert why(s, "lay_face_up white_1") == ""


@pytest.mark.parametrize(
    ("variant", "slot", "price"),
    [
        ("basic", "yellow", 3), ("basic", "blue", 2), ("basic", "white_1", 3),
        ("basic", "white_2", 1), ("advanced", "yellow", 3), ("advanced", "blue", 3),
    ],
)  # fmt: skip
def test_what_a_slot_costs(variant: str, slot: str, price: int) -> None:
    """RC-9.4, RC-9.6, RC-5.5: not a ruble less."""
    site = ["1.1 tile=wt_n_wood"]
    poor = table(2, variant=variant, site=site, yellow={"rubles": price - 1})
    rich = table(2, variant=variant, site=site, yellow={"rubles": price})
    for s in (poor, rich):
        do(s, "take_banner inventory", "claim tower=1 floor=1")
    assert why(poor, f"lay_face_up {slot}") == "slot_too_expensive"
    do(rich, f"lay_face_up {slot}", "take 1")
    assert player(rich, "yellow")["rubles"] == 0


def test_a_tile_face_up_unlocks_the_ornament_at_once() -> None:
    """RC-9.7, RC-6.12: yellow's green slot holds an arch."""
    s = table(2, variant="advanced", yellow={"rubles": 3}, site=["1.1 tile=wt_n_wood"])
    assert player(s, "yellow")["workshop"]["green"]["ornament"] == "arch"
    do(s, "take_banner inventory", "claim tower=1 floor=1", "lay_face_up green", "take 0")
    assert player(s, "yellow")["ornaments"] == {"door": 0, "arch": 1, "cross": 0}
