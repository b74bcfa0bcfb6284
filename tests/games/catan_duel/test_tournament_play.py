"""CD-21.31 to CD-21.47: turns, cards and events where each plays with cards of their own."""

from typing import Any

import pytest

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import CARDS
from stavitel.games.catan_duel.deck_counts import deck_count
from stavitel.games.catan_duel.laid import lift, put_under
from stavitel.games.catan_duel.state import CatanDuel

from .decks_at_hand import pile, tournament
from .table import (
    GAME,
    asked,
    at,
    do,
    hand,
    offered,
    offered_as,
    points,
    seen,
    stack,
    told,
    watch,
    why,
)

KNIGHTS: dict[str, Any] = {"sites": {"0a": ["candamir"]}}
CITY: dict[str, Any] = {"cities": [0], "sites": {"0a": ["hedge_tavern"]}}


def befallen(happening: str, asks: str, blue: dict[str, Any]) -> CatanDuel:
    """An event in Red's turn, with the strength advantage on Red's side."""
    return tournament(
        phase="roll",
        production=1,
        symbol="event_card",
        happening=happening,
        events_drawn={happening: 1},
        pending=["end_of_turn", "exchange", "replenish", "action_start", asks],
        red=KNIGHTS,
        blue=blue,
    )


def sizes(s: CatanDuel) -> list[int]:
    return [len(stack(s, n)) for n in range(1, 7)]


def test_only_own_stacks_are_drawn_from_and_searched() -> None:
    """CD-21.31, CD-21.32, CD-21.34 (TV-14): a card goes under a stack of yours, and the search
    shows eleven cards; the Parish Hall makes it cheaper, the other's stacks are refused."""
    s = tournament(phase="exchange", red={"hand": ["relocation"], "sites": {"0a": ["parish_hall"]}})
    before = sizes(s)
    do(s, "exchange_card relocation")
    assert offered(s) == ["put_under 1", "put_under 2", "put_under 3"]
    assert why(s, "put_under 4") == ("not_own_stack", "CD-21.34")
    do(s, "put_under 1")
    assert why(s, "draw 5") == ("not_own_stack", "CD-21.34")
    assert why(s, "search 6") == ("not_own_stack", "CD-21.34")
    do(s, "search 1")
    assert asked(s) == "red pay_any"
    do(s, offered(s)[0])
    assert len(stack(s, 1)) == before[0] + 1
    assert "relocation" in offered_as(s, "take")
    kept = stack(s, 1)
    do(s, "take relocation")
    assert stack(s, 1) == kept[:-1]


def test_every_own_stack_takes_every_own_card() -> None:
    """CD-21.33, R51: backs have no meaning; an Archer and a Scout may go anywhere."""
    s = tournament(phase="exchange", red={"hand": ["archer", "scout"]})
    do(s, "exchange_card archer")
    assert len(offered(s)) == 3
    assert {row["back"] for row in seen(s)["stacks"]} == {"own"}
    assert seen(s, "blue")["players"][0]["hand"]["backs"] == {"own": 2}


def test_a_stack_has_room_for_every_card_of_the_game() -> None:
    """CD-21.20: all that both have brought may come to lie in one stack, however many that is."""
    s = tournament(deck_cards="forty", stack_count="two", phase="exchange", red={"hand": ["scout"]})
    for n in range(2, 5):
        while s.stack_size(n):
            put_under(s, 0, lift(s, n, 0))
    while s.stack_size(1):
        put_under(s, 0, lift(s, 1, 0))
    before = stack(s, 1)
    assert (len(before), sizes(s)[1:]) == (79, [0] * 5)
    assert GAME.check(s) == []
    do(s, "exchange_card scout", "put_under 1")
    assert stack(s, 1) == [*before, "scout"]
    assert why(s, "put_under 3")[0] == "not_now"


def test_stacks_move_up_and_make_room_for_each_other() -> None:
    """CD-21.20, CD-12.7: whatever is put under or taken out of one stack, the others keep their
    cards in their order, empty ones too."""
    s = tournament(stack_count="five")
    expected = [stack(s, n) for n in range(1, 11)]
    rng = Rng(5)
    for _ in range(400):
        one, other = int(rng.below(10)), int(rng.below(10))
        if expected[one]:
            n = int(rng.below(len(expected[one])))
            put_under(s, other, lift(s, one, n))
            expected[other].append(expected[one].pop(n))
        assert [stack(s, n) for n in range(1, 11)] == expected
    assert GAME.check(s) == []


def test_without_own_cards_nothing_is_drawn() -> None:
    """CD-21.35: the other's stacks are full, one's own are empty, and the pile is not shuffled."""
    deck = CARDS[:33]
    s = tournament(red={"discard": deck}, stacks=[["bottom"]] * 3)
    do(s, "end_actions")
    assert sizes(s) == [0, 0, 0, 11, 11, 11]
    assert (hand(s, "red"), pile(s, "red")) == ([], deck)
    assert asked(s) == "blue pre_roll"


def test_fraternal_feuds() -> None:
    """CD-21.34, CD-21.37 (TV-15): the cards go under the stacks of whoever loses them, at places
    the other chooses; the loser learns the places, not which card went where."""
    shown = [f"{card} red:known" for card in ("abbey", "inga", "scout", "storehouse")]
    s = befallen("fraternal_feuds", "feud_card 0 0", {"hand": shown})
    before = sizes(s)
    watch(s)
    do(s, "hide abbey")
    assert offered(s) == ["put_under 4", "put_under 5", "put_under 6"]
    assert why(s, "put_under 1") == ("not_own_stack", "CD-21.34")
    do(s, "put_under 4", "hide inga", "put_under 6")
    assert sizes(s) == [*before[:3], before[3] + 1, before[4], before[5] + 1]
    assert (stack(s, 4)[-1], stack(s, 6)[-1]) == ("abbey", "inga")
    assert sorted(hand(s, "blue")) == ["scout", "storehouse"]
    put = [event for event in told(s, "blue") if event["event"] == "hand_card_put_away"]
    assert [event["stack"] for event in put] == [3, 5]
    assert all("card" not in event for event in put)
    assert seen(s, "blue")["somewhere"] == ["abbey", "inga"]


def test_what_an_attack_or_event_takes_goes_under_an_own_stack() -> None:
    """CD-21.36, CD-21.38 (TV-16): Blue chooses one of Blue's places for the Abbey; the Arsonist
    lies on Red's pile, and Blue's is as it was."""
    red = {**CITY, "hand": ["arsonist"]}
    s = tournament(red=red, blue={"sites": {"0a": ["abbey"]}})
    do(s, "play arsonist", "choose abbey 0a")
    assert asked(s) == "blue lost_card_stack"
    assert offered(s) == ["put_under 4", "put_under 5", "put_under 6"]
    do(s, "put_under 5")
    assert stack(s, 5)[-1] == "abbey"
    assert (pile(s, "red"), pile(s, "blue")) == (["arsonist"], [])


def test_what_a_feud_takes_goes_under_an_own_stack() -> None:
    """CD-21.38 (TV-16): in Red's turn Blue loses the Marketplace and chooses the place."""
    s = befallen(
        "feud", "sebastian_choice 1 4 2", {"sites": {"0a": ["marketplace"]}, "hand": ["scout"]}
    )
    do(s, "decline", "choose marketplace 0a")
    assert asked(s) == "blue lost_card_stack"
    assert why(s, "put_under 3") == ("not_own_stack", "CD-21.34")
    do(s, "put_under 6")
    assert stack(s, 6)[-1] == "marketplace"


def test_what_is_removed_goes_to_the_own_pile() -> None:
    """CD-21.31, CD-21.36: Red gives up a Storehouse."""
    s = tournament(red={"sites": {"0a": ["storehouse"]}})
    do(s, "remove storehouse 0a")
    assert (pile(s, "red"), pile(s, "blue")) == (["storehouse"], [])


def test_a_sunk_ship_goes_to_the_pile_of_its_owner() -> None:
    """CD-21.39: Red's Pirate Ship costs Blue the Wool Ship."""
    s = tournament(red={"hand": ["pirate_ship"]}, blue={"sites": {"0a": ["wool_ship"]}})
    do(s, "build pirate_ship 0a", "choose wool_ship 0a")
    assert (pile(s, "red"), pile(s, "blue")) == ([], ["wool_ship"])


def test_the_traitor_takes_units_and_action_cards() -> None:
    """CD-21.40, R59 (TV-17): Harald or the Scout, no building; with buildings alone, nothing."""
    red = {**CITY, "hand": ["traitor"]}
    s = tournament(red=red, blue={"hand": ["mint", "abbey", "harald", "scout"]})
    do(s, "play traitor")
    assert offered(s) == ["take scout", "take harald", "take_nothing"]
    assert why(s, "take mint") == ("not_for_traitor", "CD-21.40")
    assert sorted(seen(s, "red")["players"][1]["hand"]["known"]) == [
        "abbey", "harald", "mint", "scout",
    ]  # fmt: skip
    s = tournament(red=red, blue={"hand": ["mint", "abbey"]})
    do(s, "play traitor")
    assert offered(s) == ["take_nothing"]


def test_a_taken_card_is_the_takers() -> None:
    """CD-21.36, CD-21.43, R60 (TV-18): the stolen Goldsmith goes to Red's pile when played, and a
    stolen Scout under Red's stack when put back."""
    red = {**CITY, "hand": ["traitor"], "stocks": {"gold": 3}}
    s = tournament(red=red, blue={"hand": ["goldsmith", "scout"]})
    do(s, "play traitor", "take goldsmith", "play goldsmith")
    assert (pile(s, "red"), pile(s, "blue")) == (["traitor", "goldsmith"], [])
    s = tournament(red=red, blue={"hand": ["goldsmith", "scout"]})
    do(s, "play traitor", "take scout", "end_actions")
    while asked(s) == "red draw_choice":
        do(s, "draw 1")
    do(s, "exchange_card scout", "put_under 2")
    assert stack(s, 2)[-1] == "scout"


def test_guido_and_gustav_each_take_from_one_pile() -> None:
    """CD-21.31, CD-21.42, CD-21.43 (TV-18, TV-19): Gustav from your own pile, Guido from the
    opponent's, neither for an empty one; what Guido took may be built."""
    red = {"hand": ["guido", "gustav"], "discard": ["scout"]}
    blue = {"sites": {"0a": ["chief_cannoneer"]}, "cities": [0, 2]}
    s = tournament(red=red, blue=blue)
    assert why(s, "play guido") == ("discard_pile_empty", "CD-11.18")
    do(s, "play gustav")
    assert offered(s) == ["take scout"]
    do(s, "take scout")
    assert (pile(s, "red"), "scout" in hand(s, "red")) == (["gustav"], True)
    s = tournament(red={"hand": ["guido"]}, blue=blue | {"discard": ["wool_ship"]})
    do(s, "play guido", "take wool_ship", "build wool_ship 0a")
    assert (pile(s, "red"), pile(s, "blue"), at(s, "red", "0a")) == (["guido"], [], ["wool_ship"])
    s = tournament(red={"hand": ["gustav"]}, blue=blue | {"discard": ["wool_ship"]})
    assert why(s, "play gustav") == ("discard_pile_empty", "CD-11.18")


def test_the_library_searches_an_own_stack() -> None:
    """CD-21.41: none of the other's is offered."""
    rich = {"brick": 3, "lumber": 3, "ore": 3}
    s = tournament(red={"cities": [0], "hand": ["library"], "stocks": rich})
    do(s, "build library 0a")
    assert offered(s) == ["decline", "search 1", "search 2", "search 3"]


@pytest.mark.parametrize(("reading", "refused"), [("each", ""), ("across", "hero_there")])
def test_a_hero_once_in_each_principality(reading: str, refused: str) -> None:
    """CD-21.44, R57: Blue has Harald; Red may build him too, unless the table says once in all.
    Nobody has him twice."""
    s = tournament(heroes=reading, red={"hand": ["harald"]}, blue={"sites": {"0a": ["harald"]}})
    assert why(s, "build harald 0a")[0] == refused
    s = tournament(heroes=reading, red={"hand": ["harald"], "sites": {"0b": ["harald"]}})
    assert why(s, "build harald 0a") == ("hero_there", "CD-21.44")


def test_everybody_hit_is_asked_about_sebastian() -> None:
    """CD-21.46: whatever their deck contains."""
    s = tournament(
        phase="roll",
        production=1,
        symbol="event_card",
        pending=["end_of_turn", "exchange", "replenish", "action_start", "draw_event"],
        red=KNIGHTS | {"events": {"feud": 1, "invention": 2, "year_of_plenty": 1}},
        blue={"hand": ["scout"], "sites": {"0a": ["abbey"]}},
    )
    assert int(deck_count(s, 1, CARDS.index("sebastian"))) == 0
    do(s, "draw_event feud")
    assert asked(s) == "blue sebastian_choice"


@pytest.mark.parametrize(("reading", "target"), [("fifteen", 15), ("thirteen", 13)])
def test_the_target(reading: str, target: int) -> None:
    """CD-21.47, R55 (TV-20): enough at the end of one's own turn; what the other has does not
    matter, and reaching it in the other's turn wins only before one's own roll."""
    towns = {"cities": [0, 2, 4, 6], "settlements": [-2]}
    cards = {"0a": ["mint", "parliament"], "0b": ["mint", "moneylender"], "2a": ["salt_silo"]}
    s = tournament(target_points=reading, red=towns | {"sites": cards})
    assert (seen(s)["target"], points(s, "red")) == (target, 15)
    finish(s)
    assert (asked(s), GAME.places(s)) == ("nobody", [1, 2])
    s = tournament(target_points=reading, blue=towns | {"sites": cards})
    finish(s)
    assert (asked(s), GAME.places(s)) == ("nobody", [2, 1])
    assert seen(s)["production"] is None
    fewer = {"0a": ["mint", "parliament"]}
    s = tournament(target_points=reading, red=towns | {"sites": fewer})
    assert points(s, "red") == 12
    finish(s)
    assert asked(s) == "blue pre_roll"


def finish(s: CatanDuel) -> None:
    """Red ends the turn and exchanges nothing."""
    do(s, "end_actions")
    while asked(s).startswith("red"):
        do(s, "skip" if "skip" in offered(s) else offered(s)[0])
