"""Who knows what of hidden cards after each thing that can be done with them (CD-20)."""

from pathlib import Path
from typing import Any

from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.knowledge import (
    draw_top,
    hide_under,
    look_through,
    reveal_from_hand,
    show_hand,
    take_from_stack,
)
from stavitel.games.catan_duel.position import describe
from stavitel.games.catan_duel.state import CatanDuel

from .table import GAME, asked, do, position, seen, told, watch

RED, BLUE = 0, 1
TOP = ["scout", "abbey", "inga", "siglind"]
TAVERN = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}}
FOG = ["austin red:somewhere", "goldsmith red:fogged"]
"""Red has lost track of Austin elsewhere."""


def stack_of(s: CatanDuel, colour: str, number: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = seen(s, colour)["stacks"][number - 1]
    return found


def hand_of(s: CatanDuel, colour: str, viewer: str) -> dict[str, Any]:
    """A hand as a viewer sees it."""
    found: dict[str, Any] = seen(s, viewer)["players"][0 if colour == "red" else 1]["hand"]
    return found


def card(name: str) -> int:
    return CARDS.index(name)


def table(**words: Any) -> CatanDuel:
    """Four cards in stack 1, of which Red has seen what is marked."""
    s = position(**{"stacks": [[*TOP, "bottom"]], **words})
    assert GAME.check(s) == []
    return s


# looking and drawing


def test_who_searches_a_stack_remembers_it_in_order() -> None:
    """CD-20.3, CD-12.4: nobody else sees it."""
    s = table()
    look_through(s, RED, 0)
    assert stack_of(s, "red")["cards"] == TOP
    for other in ("blue", ""):
        assert stack_of(s, other)["cards"] == [None] * 4
        assert stack_of(s, other)["size"] == 4


def test_a_hand_is_known_to_its_owner_and_by_its_backs_to_others() -> None:
    """CD-20.1, CD-20.2."""
    s = position(variant="gold", red={"hand": ["scout", "abbey", "mint"]})
    assert [row["card"] for row in seen(s, "red")["hand"]] == ["scout", "abbey", "mint"]
    for other in ("blue", "", "red"):  # who holds them need not be told twice
        hand = hand_of(s, "red", other)
        assert hand == {"cards": 3, "backs": {"basic": 2, "gold": 1}, "known": [], "fogged": {}}


def test_drawing_a_card_somebody_has_seen_tells_him() -> None:
    """CD-20.3: Red has searched the stack and sees Blue draw from it."""
    s = table()
    look_through(s, RED, 0)
    draw_top(s, BLUE, 0)
    assert hand_of(s, "blue", "red")["known"] == ["scout"]
    assert stack_of(s, "red")["cards"] == TOP[1:]


def test_drawing_an_unknown_card_tells_nothing() -> None:
    s = table()
    draw_top(s, BLUE, 0)
    assert hand_of(s, "blue", "red")["known"] == [] and hand_of(s, "blue", "red")["cards"] == 1
    assert [row["card"] for row in seen(s, "blue")["hand"]] == ["scout"]


# hiding


def test_who_hides_a_card_knows_where_it_lies() -> None:
    """CD-12.3, CD-20.2: the opponent sees only that the stack has grown."""
    s = table(red={"hand": ["goldsmith", "relocation"]})
    hide_under(s, RED, card("relocation"), 0)
    assert stack_of(s, "red")["cards"] == [None] * 4 + ["relocation"]
    assert stack_of(s, "blue")["cards"] == [None] * 5
    assert stack_of(s, "blue")["fogged"] == []


def test_a_hidden_card_may_be_one_the_opponent_has_seen() -> None:
    """Blue knew one of two: it is in the hand or at the bottom."""
    s = table(red={"hand": ["goldsmith blue:known", "relocation"]})
    hide_under(s, RED, card("relocation"), 0)
    assert hand_of(s, "red", "blue") == {
        "cards": 1, "backs": {"basic": 1}, "known": [], "fogged": {"basic": 1},
    }  # fmt: skip
    assert stack_of(s, "blue")["fogged"] == [5]
    assert seen(s, "blue")["somewhere"] == ["goldsmith"]


def test_the_only_card_with_its_back_is_known_at_the_bottom() -> None:
    """Its back tells which card went away."""
    s = position(
        variant="gold", red={"hand": ["goldsmith blue:known", "mint"]}, stacks=[["scout", "bottom"]]
    )
    hide_under(s, RED, card("goldsmith"), 0)
    assert stack_of(s, "blue")["cards"] == [None, "goldsmith"]
    assert seen(s, "blue")["somewhere"] == []


def test_the_only_card_with_its_back_is_known_whatever_was_lost_elsewhere() -> None:
    s = position(blue={"hand": ["scout red:known"]}, stacks=[["abbey", "bottom"], FOG])
    hide_under(s, BLUE, card("scout"), 0)
    assert stack_of(s, "red")["cards"] == [None, "scout"]
    assert seen(s, "red")["somewhere"] == ["austin"]


# the fog lifts


def test_a_shown_hand_tells_what_lies_elsewhere() -> None:
    """What Blue does not find in the hand must lie at the bottom."""
    s = table(red={"hand": ["goldsmith blue:known", "relocation"]})
    hide_under(s, RED, card("goldsmith"), 0)
    show_hand(s, RED)
    assert hand_of(s, "red", "blue")["known"] == ["relocation"]
    assert stack_of(s, "blue")["cards"] == [None] * 4 + ["goldsmith"]
    assert seen(s, "blue")["somewhere"] == []


def test_a_card_that_turns_up_is_lost_no_more() -> None:
    s = table(red={"hand": ["goldsmith blue:known", "relocation"]})
    hide_under(s, RED, card("relocation"), 0)
    reveal_from_hand(s, RED, card("goldsmith"))
    assert seen(s, "blue")["somewhere"] == [] and stack_of(s, "blue")["fogged"] == []
    assert stack_of(s, "blue")["cards"] == [None] * 5


def test_fog_that_comes_to_lie_in_one_hand_is_none() -> None:
    """Blue draws what Red has lost: a hand has no places to tell apart."""
    s = position(stacks=[["scout red:known", "bottom"], ["abbey", "inga", "bottom"]])
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("scout"))
    assert hand_of(s, "blue", "red")["known"] == ["scout"]


def test_unknown_cards_of_a_hand_are_in_the_fog_together() -> None:
    """A card Red draws unseen could be swapped with the one Blue has lost: they look alike."""
    s = table(red={"hand": ["goldsmith blue:known", "relocation"]})
    hide_under(s, RED, card("relocation"), 0)
    draw_top(s, RED, 1)
    assert hand_of(s, "red", "blue")["fogged"] == {"basic": 2}


def test_equal_cards_cannot_be_told_apart() -> None:
    """Whether Red plays the Scout Blue has seen or its twin, Blue sees a Scout, and no more."""
    views = []
    for hidden in ("scout", "relocation"):
        red = {"hand": ["scout blue:known", "scout", "relocation"]}
        s = position(red=red, stacks=[["abbey", "bottom"]])
        hide_under(s, RED, card(hidden), 0)
        reveal_from_hand(s, RED, card("scout"))
        views.append(seen(s, "blue"))
    assert views[0] == views[1]
    assert views[0]["somewhere"] == []


# by the rules themselves


def test_the_exchange_hides_and_draws() -> None:
    """CD-12.4, CD-20.2: Blue learns two stacks, and nothing of the cards."""
    s = position(phase="exchange", red={"hand": ["goldsmith", "scout", "abbey"]})
    watch(s)
    do(s, "exchange_card scout", "put_under 2", "draw 2")
    hidden = [event for event in told(s, "blue") if event["event"] == "card_hidden"]
    assert hidden == [{"event": "card_hidden", "seat": 0, "stack": 1}]
    assert seen(s, "red")["stacks"][1]["cards"][-1] == "scout"
    assert hand_of(s, "red", "blue")["known"] == []


def test_the_library_shows_a_stack_to_its_builder() -> None:
    """CD-18.33, CD-20.3."""
    s = position(
        variant="progress",
        red={
            "cities": [0],
            "hand": ["library"],
            "stocks": {"brick": 3, "lumber": 3, "ore": 3},
        },
    )
    do(s, "build library 0a", "search 4")
    assert asked(s) == "red searched_card"
    assert None not in stack_of(s, "red", 4)["cards"]
    assert set(stack_of(s, "blue", 4)["cards"]) == {None}


def test_the_traitor_shows_a_hand_and_the_victim_knows_what_is_missing() -> None:
    """CD-11.14."""
    s = position(
        variant="turmoil", red={"hand": ["traitor"], **TAVERN}, blue={"hand": ["scout", "archer"]}
    )
    do(s, "play traitor")
    assert hand_of(s, "blue", "red")["known"] == ["scout", "archer"]
    do(s, "take archer")
    assert hand_of(s, "red", "blue")["known"] == ["archer"]
    assert hand_of(s, "blue", "red")["known"] == ["scout"]
    assert seen(s, "")["players"][0]["hand"]["known"] == []


def test_fraternal_feuds_leave_the_victim_with_two_stacks() -> None:
    """CD-8.2: he knows which cards are gone, and which stacks grew, but not which lies where."""
    s = position(
        variant="turmoil",
        phase="roll",
        production=2,
        symbol="event_card",
        red={"sites": {"0a": ["candamir"]}},
        blue={"hand": ["scout", "abbey", "inga"]},
    )
    do(s, "draw_event fraternal_feuds", "decline")
    assert asked(s) == "red feud_card"
    do(s, "hide scout", "put_under 1", "hide inga", "put_under 3")
    assert stack_of(s, "red", 1)["cards"][-1] == "scout"
    assert stack_of(s, "red", 3)["cards"][-1] == "inga"
    for number in (1, 3):
        grown = stack_of(s, "blue", number)
        assert grown["cards"][-1] is None and grown["fogged"] == [grown["size"]]
    assert sorted(seen(s, "blue")["somewhere"]) == ["inga", "scout"]
    assert hand_of(s, "blue", "red")["known"] == ["abbey"]


def test_a_lost_card_is_known_to_both_under_its_stack() -> None:
    """CD-20.4, CD-15.6."""
    s = position(
        variant="turmoil",
        red={"hand": ["archer"], **TAVERN},
        blue={"sites": {"0a": ["austin"]}},
    )
    do(s, "play archer", "choose austin 0a", "put_under 2")
    for colour in ("red", "blue"):
        assert stack_of(s, colour, 2)["cards"][-1] == "austin"


def test_a_card_from_the_discard_pile_is_known_to_both() -> None:
    """CD-11.18, R46: both have seen the pile grow."""
    s = position(
        variant="progress",
        discard=["scout", "brigitta"],
        red={"hand": ["gustav"]},
        blue={"cities": [0]},
    )
    do(s, "play gustav", "take scout")
    assert hand_of(s, "red", "blue")["known"] == ["scout"]
    assert seen(s, "")["discard"] == {"cards": 2, "top": "gustav"}


def test_only_the_top_of_the_discard_pile_is_seen() -> None:
    """CD-15.4, CD-20.1, R39: whoever looks at the table sees its size and its last card."""
    s = position(discard=["scout", "brigitta"])
    for colour in ("red", "blue", ""):
        assert seen(s, colour)["discard"] == {"cards": 2, "top": "brigitta"}


# the worked example of decision 0014


def test_the_worked_example_of_rows_and_fog() -> None:
    """CD-20.2, CD-20.3: line by line as the page has it."""
    page = Path(__file__).parents[3] / "docs/decisions/0014-catan-duel-rulings.md"
    lines = [line.split("|") for line in page.read_text("utf-8").splitlines() if "|" in line][2:]
    written = [[cell.strip() for cell in line[2:5]] for line in lines]
    s = table(
        stacks=[[*TOP, "bottom"], ["brigitta", "storehouse", "bottom"]],
        blue={"hand": ["goldsmith"]},
    )
    happened = [as_red_knows(s)]
    look_through(s, RED, 0)
    happened.append(as_red_knows(s))
    look_through(s, BLUE, 0)
    take_from_stack(s, BLUE, 0, card("abbey"))
    happened.append(as_red_knows(s))
    hide_under(s, BLUE, card("abbey"), 1)
    happened.append(as_red_knows(s))
    look_through(s, RED, 0)
    happened.append(as_red_knows(s))
    reveal_from_hand(s, BLUE, card("goldsmith"))
    happened.append(as_red_knows(s))
    assert written == happened


def as_red_knows(s: CatanDuel) -> list[str]:
    """Stack 1, the lowest card of stack 2 and Blue's hand, with Red's marks alone."""
    words: dict[str, Any] = describe(s)
    piles = [words["stacks"][0], words["stacks"][1][-1:], words["blue"]["hand"]]
    return [
        ", ".join([raw.replace(" blue:known", "").replace("red:", "") for raw in pile])
        for pile in piles
    ]
