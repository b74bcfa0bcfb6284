"""The events Feud (CD-8.3) and Fraternal Feuds (CD-8.2), and what becomes of lost cards."""

from typing import Any

import pytest

from stavitel.games.catan_duel.cards import CARDS, COLOURS
from stavitel.games.catan_duel.happenings import DrawEvent
from stavitel.games.catan_duel.memory import card_of, is_fogged, is_known, is_somewhere
from stavitel.games.catan_duel.state import CatanDuel

from .table import (
    asked,
    asking,
    at,
    discard,
    do,
    hand,
    held,
    offered,
    offered_as,
    points,
    position,
    stack,
    told,
    watch,
    why,
)

STRONG: dict[str, Any] = {"sites": {"0a": ["candamir"]}}


def feud(kind: str = "feud", variant: str = "turmoil", **words: Any) -> CatanDuel:
    """A feud in Red's turn, up to the first question. Red is strong if nothing else is said."""
    words = {"red": STRONG, "symbol": "event_card", "happening": "invention", **words}
    s = position(variant=variant, **words)
    s.stack.clear()
    watch(s)
    asking(s, DrawEvent())
    do(s, f"draw_event {kind}")
    return s


# Feud


def test_the_stronger_player_designates_three_buildings() -> None:
    """CD-8.3, CD-13.4, CD-19.5: in any order; units are no buildings, and none counts twice."""
    sites = {"0a": ["abbey"], "0b": ["storehouse"], "2a": ["storehouse"], "2b": ["parish_hall"]}
    s = feud(blue={"sites": sites})
    assert asked(s) == "red designation"
    do(s, "choose card=storehouse site=2a")
    assert why(s, "choose card=storehouse site=2a") == ("already_designated", "CD-8.3")
    do(s, "choose card=abbey site=0a", "choose card=storehouse site=0b")
    assert asked(s) == "blue feud_loss"
    assert offered(s) == [
        "choose card=abbey site=0a", "choose card=storehouse site=0b",
        "choose card=storehouse site=2a",
    ]  # fmt: skip
    assert why(s, "choose card=parish_hall site=2b") == ("not_designated", "CD-8.3")
    do(s, "choose card=storehouse site=2a", "put_under 3")
    assert at(s, "blue", "2a") == [] and at(s, "blue", "0b") == ["storehouse"]
    assert stack(s, 3)[-1] == "storehouse"


def test_with_three_buildings_all_are_designated() -> None:
    """CD-8.3: their owner removes one of them; a unit is not in danger."""
    sites = {"0a": ["abbey"], "0b": ["marketplace"], "2a": ["harald"]}
    s = feud(blue={"sites": sites})
    assert asked(s) == "blue feud_loss"
    assert offered_as(s, "choose") == ["card=abbey site=0a", "card=marketplace site=0b"]


def test_equal_buildings_side_by_side_are_designated_each_for_itself() -> None:
    """CD-8.3: two Storehouses above one city are two buildings."""
    sites = {"0a": ["storehouse", "storehouse"], "0b": ["abbey", "marketplace"]}
    s = feud(blue={"cities": [0], "sites": sites})
    do(s, "choose card=storehouse site=0a", "choose card=storehouse site=0a")
    assert why(s, "choose card=storehouse site=0a") == ("already_designated", "CD-8.3")
    do(s, "choose card=abbey site=0b", "choose card=storehouse site=0a", "put_under 1")
    assert at(s, "blue", "0a") == ["storehouse"]


def test_buildings_far_to_the_right_are_designated_too() -> None:
    """CD-3.1, CD-8.3: a principality may stretch over all columns."""
    sites = {"6a": ["abbey"], "8a": ["storehouse"], "10b": ["storehouse"], "12b": ["parish_hall"]}
    s = feud(blue={"settlements": [4, 6, 8, 10, 12], "sites": sites})
    do(s, "choose card=storehouse site=8a", "choose card=storehouse site=10b")
    do(s, "choose card=parish_hall site=12b")
    assert offered_as(s, "choose") == [
        "card=parish_hall site=12b", "card=storehouse site=8a", "card=storehouse site=10b",
    ]  # fmt: skip


def test_only_visible_buildings_are_designated() -> None:
    """R9, CD-18.34: a lost Town Hall leaves the Parish Hall below it."""
    s = feud(
        variant="duel", half_moons=["feud"], blue={"cities": [0], "sites": {"0a": ["town_hall"]}}
    )
    assert offered(s) == ["choose card=town_hall site=0a"]
    do(s, "choose card=town_hall site=0a")
    assert at(s, "blue", "0a") == ["parish_hall"]
    assert stack(s, 6)[-1] == "town_hall"


def test_units_are_no_buildings() -> None:
    """CD-8.3: the designating player cannot name what is none."""
    sites = {
        "0a": ["abbey", "harald"], "0b": ["storehouse", "storehouse"], "2a": ["parish_hall"],
    }  # fmt: skip
    s = feud(blue={"cities": [0], "sites": sites})
    assert why(s, "choose card=harald site=0a") == ("not_a_building", "CD-8.3")
    assert why(s, "choose card=abbey site=2a") == ("not_there", "CD-15.5")


@pytest.mark.parametrize("kind", ["feud", "fraternal_feuds"])
def test_feuds_need_the_strength_advantage(kind: str) -> None:
    """CD-8.2, CD-8.3, CD-13.4: with equal strength nothing happens."""
    blue = {"sites": {"0a": ["harald"], "0b": ["osmund"], "2a": ["abbey"]}, "hand": ["scout"]}
    s = feud(kind, blue=blue)
    assert asked(s) == "nobody"
    assert told(s)[-1]["event"] == "event_without_effect"


def test_the_strong_player_wins_the_feud_in_the_opponents_turn_too() -> None:
    """CD-8.1, CD-8.3: whoever drew the card."""
    s = feud(active="blue", blue={"sites": {"0a": ["abbey"], "0b": ["storehouse"]}})
    assert asked(s) == "blue feud_loss"


def test_a_lost_card_changes_points_and_tokens_at_once() -> None:
    """CD-5.6, CD-13.6: the trade token leaves with the third commerce point."""
    sites = {"0a": ["marketplace"], "0b": ["brick_ship"], "2a": ["ore_ship"]}
    s = feud(blue={"sites": sites})
    assert points(s, "blue") == 3
    do(s, "choose card=marketplace site=0a", "put_under 1")
    assert points(s, "blue") == 2


def test_a_card_of_the_open_stack_goes_back_there() -> None:
    """CD-15.7, R23: no draw stack ever gets it in a theme game."""
    s = feud(blue={"cities": [0], "sites": {"0a": ["hedge_tavern"]}}, face_up=1)
    do(s, "choose card=hedge_tavern site=0a")
    assert s.face_up_left == 2
    assert asked(s) == "nobody"


def test_in_the_duel_it_goes_under_the_stack_of_its_theme() -> None:
    """CD-16.2, R23: there is no open stack."""
    s = feud(
        variant="duel", half_moons=["feud"], blue={"cities": [0], "sites": {"0a": ["hedge_tavern"]}}
    )
    do(s, "choose card=hedge_tavern site=0a")
    assert stack(s, 5)[-1] == "hedge_tavern"


def test_irmgard_makes_up_for_a_lost_card() -> None:
    """CD-18.23, CD-19.9, R27: a resource of choice for her owner."""
    s = feud(blue={"sites": {"0a": ["irmgard"], "2a": ["abbey"]}})
    do(s, "choose card=abbey site=2a", "put_under 1")
    assert asked(s) == "blue gain"
    do(s, "gain 1a")
    assert held(s, "blue")["gold"] == 1


def test_sebastian_ends_a_feud() -> None:
    """CD-8.13: before anything is designated."""
    s = feud(blue={"sites": {"0a": ["abbey"]}, "hand": ["sebastian"]})
    assert asked(s) == "blue sebastian_choice"
    do(s, "play_sebastian")
    assert asked(s) == "nobody"
    assert at(s, "blue", "0a") == ["abbey"] and discard(s) == ["sebastian"]


# Fraternal Feuds


def marks(s: CatanDuel, number: int, colour: str) -> str:
    """What a player knows of the lowest card of a stack."""
    raw = s.raw_card(number - 1, s.stack_size(number - 1) - 1)
    seat = COLOURS.index(colour)
    if is_known(raw, seat):
        return CARDS[card_of(raw)]
    if is_somewhere(raw, seat):
        return "somewhere"
    return "fog" if is_fogged(raw, seat) else "unknown"


def test_two_hand_cards_are_put_under_stacks_of_choice() -> None:
    """CD-8.2, CD-15.6, CD-19.13: the stronger player sees the whole hand and chooses."""
    s = feud("fraternal_feuds", "turmoil", blue={"hand": ["scout", "archer", "abbey"]})
    do(s, "decline")
    assert asked(s) == "red feud_card"
    assert {"event": "hand_shown", "seat": 1, "to": 0} in told(s)
    assert offered(s) == ["hide scout", "hide abbey", "hide archer"]
    do(s, "hide archer")
    assert offered(s) == ["put_under 4", "put_under 5"]
    assert why(s, "put_under 1") == ("other_back", "CD-15.6")
    do(s, "put_under 5")
    assert why(s, "hide archer") == ("not_in_hand", "CD-9.8")
    do(s, "hide scout", "put_under 2")
    assert asked(s) == "nobody"
    assert hand(s, "blue") == ["abbey"]
    assert (stack(s, 5)[-1], stack(s, 2)[-1]) == ("archer", "scout")


def test_a_small_hand_is_put_away_completely() -> None:
    """CD-8.2: fewer than two only if there are fewer."""
    s = feud("fraternal_feuds", "intro", blue={"hand": ["scout"]})
    do(s, "hide scout", "put_under 1")
    assert asked(s) == "nobody" and hand(s, "blue") == []


def test_without_a_hand_nothing_happens() -> None:
    """CD-8.1, CD-8.2: an empty hand cannot be affected."""
    s = feud("fraternal_feuds", "intro")
    assert asked(s) == "nobody"


def test_equal_cards_can_both_be_put_away() -> None:
    """CD-8.2: each copy once."""
    s = feud("fraternal_feuds", "intro", blue={"hand": ["scout", "scout", "abbey"]})
    do(s, "hide scout", "put_under 1", "hide scout")
    assert asked(s) == "red feud_stack"
    do(s, "put_under 1")
    assert hand(s, "blue") == ["abbey"]
    assert stack(s, 1)[-2:] == ["scout", "scout"]
    assert marks(s, 1, "blue") == "scout"  # there is nothing to mistake


def test_the_owner_is_told_only_which_stacks_grew() -> None:
    """CD-8.2, CD-20.2: he misses two cards, but not what lies where."""
    s = feud("fraternal_feuds", "intro", blue={"hand": ["scout", "inga", "abbey"]})
    do(s, "hide inga", "put_under 4", "hide scout", "put_under 2")
    events = [event for event in told(s, "blue") if event["event"] == "hand_card_put_away"]
    assert [event["stack"] for event in events] == [3, 1]
    assert all("card" not in event for event in events)
    assert [marks(s, number, "red") for number in (2, 4)] == ["scout", "inga"]
    assert [marks(s, number, "blue") for number in (2, 4)] == ["somewhere", "somewhere"]


def test_the_owner_sees_which_cards_are_missing() -> None:
    """CD-8.2: the others come back to him. In the order of the cards, not of the stacks."""
    s = feud("fraternal_feuds", "intro", blue={"hand": ["scout", "inga", "abbey"]})
    do(s, "hide inga", "put_under 4", "hide scout", "put_under 2")
    missed = {"event": "hand_card_missed", "seat": 1}
    lost = [CARDS.index("scout"), CARDS.index("inga")]
    assert told(s, "blue")[-2:] == [{**missed, "card": card} for card in lost]
    assert told(s, "red")[-2:] == [missed, missed]


def test_nothing_leaves_the_hand_before_both_cards_are_chosen() -> None:
    """CD-8.2: else the order of events would tell the owner what lies where."""
    s = feud("fraternal_feuds", "intro", blue={"hand": ["scout", "inga", "abbey"]})
    do(s, "hide inga", "put_under 4")
    assert hand(s, "blue") == ["scout", "abbey", "inga"]


def test_cards_with_different_backs_are_told_apart() -> None:
    """CD-1.12, CD-8.2: the back of a stack tells which of the two cards it got."""
    s = feud("fraternal_feuds", blue={"hand": ["scout", "archer"]})
    do(s, "decline", "hide scout", "put_under 1", "hide archer", "put_under 4")
    assert [marks(s, number, "blue") for number in (1, 4)] == ["scout", "archer"]


def test_sebastian_is_played_before_the_hand_is_shown() -> None:
    """CD-8.13, R40: and the event has no effect."""
    s = feud("fraternal_feuds", blue={"hand": ["scout", "sebastian"]})
    do(s, "play_sebastian")
    assert asked(s) == "nobody"
    assert hand(s, "blue") == ["scout"]
    assert "hand_shown" not in [event["event"] for event in told(s)]


def test_the_strong_player_cannot_play_sebastian() -> None:
    """CD-8.13: he is not affected."""
    red = {**STRONG, "hand": ["sebastian"]}
    s = feud("fraternal_feuds", red=red, blue={"hand": ["scout"]})
    assert asked(s) == "blue sebastian_choice"
    do(s, "decline")
    assert asked(s) == "red feud_card"
