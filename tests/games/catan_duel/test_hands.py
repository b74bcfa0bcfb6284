"""Section 12: the hand at the end of a turn."""

from typing import Any

from stavitel.games.catan_duel.replenish import Replenish
from stavitel.games.catan_duel.state import CatanDuel

from .table import asked, asking, do, hand, offered, position, stack, told, watch, why


def replenishing(variant: str = "intro", **words: Any) -> CatanDuel:
    """Red has ended his action phase."""
    s = position(variant=variant, **words)
    s.stack.clear()
    watch(s)
    return asking(s, Replenish())


def test_missing_cards_are_drawn_one_by_one() -> None:
    """CD-12.1, CD-12.2, CD-19.10, R36: each from the top of a stack of choice."""
    s = replenishing(red={"hand": ["abbey"]}, stacks=[["inga", "scout"], ["osmund"]])
    assert asked(s) == "red draw_choice"
    assert offered(s) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    do(s, "draw 2")
    assert hand(s, "red") == ["abbey", "osmund"]
    do(s, "draw 1")
    assert hand(s, "red") == ["abbey", "inga", "osmund"]
    assert stack(s, 1)[0] == "scout"
    assert asked(s) == "nobody"


def test_only_its_owner_sees_a_drawn_card() -> None:
    """CD-20.2: the opponent learns the stack."""
    s = replenishing(red={"hand": ["abbey", "scout"]}, stacks=[["inga"]])
    do(s, "draw 1")
    assert told(s, "red")[-1] == {"event": "card_drawn", "seat": 0, "stack": 0, "card": 24}
    assert told(s, "blue")[-1] == {"event": "card_drawn", "seat": 0, "stack": 0}


def test_progress_points_raise_the_hand_limit() -> None:
    """CD-12.1, CD-13.2: with an Abbey four cards (EX-11)."""
    s = replenishing(red={"hand": ["scout", "inga", "osmund"], "sites": {"0a": ["abbey"]}})
    do(s, "draw 3")
    assert len(hand(s, "red")) == 4
    assert asked(s) == "nobody"


def test_the_limit_is_checked_only_for_the_active_player() -> None:
    """CD-12.1: at any other time a hand may be larger or smaller."""
    full = {"hand": ["scout", "inga", "osmund"]}
    s = replenishing(red=full, blue={"hand": ["abbey"]})
    assert asked(s) == "nobody"
    assert hand(s, "blue") == ["abbey"]


def test_surplus_cards_go_under_stacks() -> None:
    """CD-12.3, CD-15.6: face down, where their back belongs."""
    cards = ["scout", "inga", "osmund", "archer"]
    s = replenishing("turmoil", red={"hand": cards})
    assert asked(s) == "red surplus_card"
    assert offered(s) == ["hide scout", "hide inga", "hide osmund", "hide archer"]
    do(s, "hide archer")
    assert offered(s) == ["put_under 4", "put_under 5"]
    assert why(s, "put_under 2") == ("other_back", "CD-15.6")
    do(s, "put_under 4")
    assert hand(s, "red") == ["scout", "inga", "osmund"]
    assert stack(s, 4)[-1] == "archer"
    assert told(s, "blue")[-1] == {"event": "card_hidden", "seat": 0, "stack": 3}
    assert asked(s) == "nobody"


def test_a_single_stack_with_the_back_needs_no_choice() -> None:
    """CD-15.6, CD-16.2: each theme has one stack in the Duel."""
    s = replenishing("duel", red={"hand": ["scout", "inga", "osmund", "archer"]})
    do(s, "hide archer")
    assert stack(s, 5)[-1] == "archer"
    assert asked(s) == "nobody"


def test_nothing_is_drawn_from_an_empty_stack() -> None:
    """CD-12.7: but it keeps its place, and cards may be put there."""
    empty = ["bottom"]
    s = replenishing(red={"hand": ["scout"]}, stacks=[empty])
    assert why(s, "draw 1") == ("stack_empty", "CD-12.7")
    assert offered(s) == ["draw 2", "draw 3", "draw 4"]
    s = replenishing(red={"hand": ["scout", "abbey", "inga", "osmund"]}, stacks=[empty])
    do(s, "hide scout", "put_under 1")
    assert stack(s, 1) == ["scout"]


def test_with_all_stacks_empty_nothing_is_drawn() -> None:
    """CD-12.7: the hand stays as it is."""
    s = position(red={"hand": ["scout"]})
    s.stack.clear()
    for number in range(4):
        s.set_stack_size(number, 0)
    asking(s, Replenish())
    assert asked(s) == "nobody" and hand(s, "red") == ["scout"]
