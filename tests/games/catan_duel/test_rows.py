"""What is known once a card was taken out of the middle of a stack: rows and fog (CD-20)."""

from typing import Any

from stavitel.games.catan_duel.knowledge import (
    draw_top,
    hide_under,
    look_through,
    reveal_from_hand,
    show_hand,
    take_from_stack,
)
from stavitel.games.catan_duel.state import CatanDuel

from .table import GAME, position, seen
from .test_knowledge import BLUE, FOG, RED, TOP, card, hand_of, stack_of, table


def taken(name: str, *below: str, second: list[str] | None = None, **words: Any) -> CatanDuel:
    """Red has seen four cards on top of stack 1; Blue has searched it and taken one."""
    first = [*(f"{card} red:known" for card in TOP), *below, "bottom"]
    s = table(stacks=[first, second or []], **words)
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card(name))
    assert GAME.check(s) == []
    return s


def test_a_card_taken_out_of_a_stack_leaves_a_row_with_one_missing() -> None:
    """CD-12.4, CD-20.3: the order stays, but which card is missing Red cannot tell."""
    for name in TOP:
        s = taken(name)
        assert stack_of(s, "red") == {
            "stack": "1", "back": "basic", "size": 3, "cards": [None] * 3, "fogged": [], "row": TOP,
        }  # fmt: skip
        assert hand_of(s, "blue", "red") == {
            "cards": 1, "backs": {"basic": 1}, "known": [], "fogged": {"basic": 1},
        }  # fmt: skip
        assert seen(s, "red")["somewhere"] == []
        assert stack_of(s, "blue")["cards"] == [other for other in TOP if other != name]


def test_the_only_card_of_a_stack_is_the_one_that_was_taken() -> None:
    s = position(stacks=[["scout red:known", "bottom"]], blue={"hand": ["abbey"]})
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("scout"))
    assert hand_of(s, "blue", "red")["known"] == ["scout"]


def test_the_only_card_of_a_stack_is_known_beside_others_in_the_fog() -> None:
    s = position(
        stacks=[["scout red:known", "bottom"]], blue={"hand": ["abbey red:known", "goldsmith"]}
    )
    hide_under(s, BLUE, card("goldsmith"), 1)
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("scout"))
    assert hand_of(s, "blue", "red") == {
        "cards": 2, "backs": {"basic": 2}, "known": ["scout"], "fogged": {"basic": 1},
    }  # fmt: skip


def test_a_missing_card_that_is_played_tells_the_whole_row() -> None:
    s = taken("inga")
    reveal_from_hand(s, BLUE, card("inga"))
    assert stack_of(s, "red")["cards"] == ["scout", "abbey", "siglind"]
    assert stack_of(s, "red")["row"] == []


def test_a_shown_hand_tells_the_whole_row() -> None:
    """CD-11.14: so does the Traitor."""
    s = taken("inga", blue={"hand": ["austin"]})
    show_hand(s, BLUE)
    assert stack_of(s, "red")["cards"] == ["scout", "abbey", "siglind"]
    assert hand_of(s, "blue", "red")["known"] == ["austin", "inga"]


def test_a_second_search_tells_the_whole_row() -> None:
    """Whatever Red has lost elsewhere."""
    s = taken("abbey", second=FOG)
    look_through(s, RED, 0)
    assert stack_of(s, "red")["cards"] == ["scout", "inga", "siglind"]
    assert hand_of(s, "blue", "red")["known"] == ["abbey"]


def test_the_first_of_a_row_is_gone_when_the_top_card_is_drawn() -> None:
    """Blue draws it, unless he had taken it before."""
    for name in TOP:
        s = taken(name)
        draw_top(s, BLUE, 0)
        assert hand_of(s, "blue", "red")["known"] == ["scout"]
        assert stack_of(s, "red")["row"] == TOP[1:]
        assert GAME.check(s) == []


def test_who_draws_the_top_of_his_row_learns_what_is_missing_before_it() -> None:
    s = taken("scout")
    draw_top(s, RED, 0)
    assert hand_of(s, "blue", "red")["known"] == ["scout"]
    assert stack_of(s, "red")["cards"] == ["inga", "siglind"]


def test_who_draws_the_first_of_his_row_learns_no_more() -> None:
    s = taken("inga")
    draw_top(s, RED, 0)
    assert hand_of(s, "blue", "red")["known"] == []
    assert stack_of(s, "red")["row"] == TOP[1:]


def test_a_row_grows_by_what_the_player_puts_under_it() -> None:
    """CD-12.3: Red knows that card too, until Blue takes another out of the stack."""
    s = taken("abbey", red={"hand": ["austin"]})
    hide_under(s, RED, card("austin"), 0)
    assert stack_of(s, "red")["cards"] == [None] * 3 + ["austin"]
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("austin"))
    assert stack_of(s, "red")["row"] == [*TOP, "austin"]
    assert stack_of(s, "red")["cards"] == [None] * 3
    assert hand_of(s, "blue", "red")["fogged"] == {"basic": 2}
    assert GAME.check(s) == []


def test_a_row_above_unknown_cards_ends_one_place_higher() -> None:
    """Red has seen the upper four of six cards: the fourth place holds the last of them, if Blue
    took a card below it, or an unknown card."""
    for name in ("abbey", "austin"):
        s = taken(name, "austin", "goldsmith")
        assert stack_of(s, "red")["row"] == TOP
        assert stack_of(s, "red")["fogged"] == [4]
        assert stack_of(s, "red")["size"] == 5
        assert hand_of(s, "blue", "red")["fogged"] == {"basic": 1}


def test_a_missing_card_may_be_the_one_that_was_hidden() -> None:
    s = taken("abbey", blue={"hand": ["austin"]})
    hide_under(s, BLUE, card("austin"), 1)
    hidden = stack_of(s, "red", 2)
    assert hidden["cards"][-1] is None and hidden["fogged"] == [hidden["size"]]
    assert stack_of(s, "red")["row"] == TOP
    draw_top(s, BLUE, 0)  # goes where the other missing card is, for all Red knows
    assert hand_of(s, "blue", "red") == {
        "cards": 2, "backs": {"basic": 2}, "known": [], "fogged": {"basic": 2},
    }  # fmt: skip
    assert seen(s, "red")["somewhere"] == ["scout"]
    assert GAME.check(s) == []


def test_the_only_card_of_a_hand_is_the_missing_one_wherever_it_is_hidden() -> None:
    s = taken("abbey")
    hide_under(s, BLUE, card("abbey"), 0)
    assert stack_of(s, "red")["row"] == TOP
    assert stack_of(s, "red")["fogged"] == [4]
    assert stack_of(s, "red")["cards"] == [None] * 4
    assert GAME.check(s) == []


def test_what_is_missing_next_may_be_where_the_first_was_hidden() -> None:
    """Blue hides all he has and takes a second card: which of the two he holds Red cannot tell."""
    s = taken("abbey", blue={"hand": ["austin"]})
    hide_under(s, BLUE, card("austin"), 1)
    hide_under(s, BLUE, card("abbey"), 2)
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("inga"))
    assert stack_of(s, "red")["row"] == TOP
    assert hand_of(s, "blue", "red")["fogged"] == {"basic": 1}
    assert GAME.check(s) == []


def test_a_twin_of_a_missing_card_leaves_the_row_in_the_fog() -> None:
    """There are two Scouts: whether Blue plays the one Red has seen or the other, Red sees a
    Scout, and can no longer count on the row."""
    views = []
    for name, played in (("scout", "scout"), ("abbey", "scout")):
        s = taken(name, blue={"hand": ["scout" if name == "abbey" else "abbey"]})
        reveal_from_hand(s, BLUE, card(played))
        s.discard(BLUE, card(played))
        assert GAME.check(s) == []
        views.append(seen(s, "red"))
    assert views[0] == views[1]
    assert views[0]["stacks"][0]["row"] == []
    assert views[0]["stacks"][0]["fogged"] == [1, 2, 3]
    assert views[0]["somewhere"] == ["abbey", "inga", "siglind"]


def test_a_twin_that_lies_deeper_than_cards_are_missing_cannot_be_on_top() -> None:
    """Scout, Abbey, Inga, Scout: with one missing, a Scout on top is the first."""
    cards = [f"{name} red:known" for name in ("scout", "abbey", "inga", "scout")]
    s = position(stacks=[[*cards, "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("inga"))
    draw_top(s, RED, 0)
    assert stack_of(s, "red")["row"] == ["abbey", "inga", "scout"]


def test_the_top_of_a_row_may_be_one_of_two_twins() -> None:
    """Scout, Abbey, Scout: with two missing, a Scout on top is the first or the last."""
    cards = [f"{name} red:known" for name in ("scout", "abbey", "scout", "inga", "siglind")]
    s = position(stacks=[[*cards, "bottom"]])
    look_through(s, BLUE, 0)
    for name in ("inga", "siglind"):
        take_from_stack(s, BLUE, 0, card(name))
    draw_top(s, RED, 0)
    assert stack_of(s, "red")["row"] == [] and stack_of(s, "red")["fogged"] == [1, 2]
    assert seen(s, "red")["somewhere"] == ["scout", "abbey", "inga", "siglind"]
    assert GAME.check(s) == []


def test_only_places_that_may_have_moved_are_in_the_fog() -> None:
    """Red knew the third card: it is the second now, or still the third, or in Blue's hand."""
    s = table(stacks=[["scout", "abbey", "inga red:known", "siglind", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("scout"))
    assert stack_of(s, "red")["fogged"] == [2, 3]
    assert seen(s, "red")["somewhere"] == ["inga"]


def test_the_top_card_cannot_move_down() -> None:
    s = table(stacks=[["scout red:known", "abbey", "inga", "siglind", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("inga"))
    assert stack_of(s, "red")["fogged"] == [1]
    assert hand_of(s, "blue", "red")["fogged"] == {"basic": 1}


def test_taking_from_a_stack_nobody_knows_makes_no_fog() -> None:
    s = table()
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("inga"))
    assert stack_of(s, "red")["fogged"] == [] and seen(s, "red")["somewhere"] == []
