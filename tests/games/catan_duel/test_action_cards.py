"""Playing action cards, and the neutral ones (CD-11)."""

from typing import Any

import pytest

from .acting import rich
from .table import (
    COMPONENTS,
    all_stocks,
    asked,
    discard,
    do,
    hand,
    held,
    offered,
    offered_as,
    position,
    stock,
    told,
    watch,
    why,
)

ACTIONS = {row["id"]: row["back"] for row in COMPONENTS["card"] if row["type"] == "action"}
OTHER_TIMES = ["brigitta", "progress_brigitta", "reiner", "scout", "sebastian"]


@pytest.mark.parametrize("card", OTHER_TIMES)
def test_cards_with_a_time_of_their_own(card: str) -> None:
    """CD-11.1, CD-18.1, CD-18.10: before the roll, with a settlement, or as a reaction."""
    back = ACTIONS[card]
    s = position(variant="intro" if back == "basic" else back, red=rich(hand=[card]))
    assert why(s, f"play {card}") == ("wrong_time", "CD-11.1")
    assert offered_as(s, "play") == []


def test_action_cards_come_from_the_hand() -> None:
    """CD-11.1: and expansions are built, not played."""
    s = position(red=rich(hand=["abbey"]))
    assert why(s, "play goldsmith") == ("not_in_hand", "CD-9.8")
    assert why(s, "play abbey") == ("not_an_action_card", "CD-11.1")


def test_equal_action_cards_are_offered_once() -> None:
    """CD-11.1: one of the two is played, the other stays."""
    s = position(red=rich(hand=["goldsmith", "goldsmith"]))
    assert offered_as(s, "play") == ["goldsmith"]


@pytest.mark.parametrize("card", ["goldsmith", "gold_goldsmith"])
def test_a_goldsmith_pays_three_gold_for_any_two(card: str) -> None:
    """CD-11.4, CD-18.2, R29: gold among them, if one likes."""
    s = position(variant="gold", red={"hand": [card], "stocks": all_stocks(0) | {"1a": 3}})
    watch(s)
    do(s, f"play {card}")
    assert (hand(s, "red"), discard(s)) == ([], [card])
    assert held(s, "red") == {}
    assert offered_as(s, "gain") == ["-1a", "-1b", "1a", "1b", "3a", "3b"]
    do(s, "gain 1a", "gain 3b")
    assert held(s, "red") == {"ore": 1, "gold": 1}
    assert asked(s) == "red action_phase"
    number = 1 if card == "goldsmith" else 73
    assert told(s, "blue")[0] == {"event": "card_played", "seat": 0, "card": number}


def test_a_goldsmith_takes_gold_from_everywhere() -> None:
    """CD-11.4, CD-4.5: one gold each from two rivers and the cache."""
    s = position(
        variant="gold",
        red={
            "settlements": [4],
            "regions": {"5a": "stack_gold_river_1"},
            "stocks": all_stocks(0) | {"1a": 1, "5a": 1, "cache": 1},
            "cache": "1a",
            "sites": {"0a": ["austin"]},
            "hand": ["goldsmith"],
        },
    )
    do(s, "play goldsmith")
    assert held(s, "red") == {}
    assert asked(s) == "red gain"


def test_a_caravan_swaps_any_two() -> None:
    """CD-11.5, CD-18.3: two of one kind or two kinds, even for the same again."""
    s = position(red={"hand": ["merchant_caravan"], "stocks": all_stocks(0) | {"-1a": 2}})
    do(s, "play merchant_caravan")
    assert (asked(s), offered(s)) == ("red pay_any", ["pay -1a"])
    do(s, "pay -1a", "pay -1a", "gain -1a", "gain -1a")
    assert held(s, "red") == {"lumber": 2}
    s = position(red={"hand": ["merchant_caravan"]})
    do(s, "play merchant_caravan", "pay -1a", "pay 3b", "gain 1a", "gain 3a")
    assert held(s, "red") == {"brick": 1, "grain": 2, "wool": 1, "gold": 1}


def test_benjamin_yields_once_more() -> None:
    """CD-11.16, R42: all your regions with this turn's number, no boosters or Marketplace."""
    s = position(
        variant="progress",
        production=4,
        red={
            "settlements": [4],
            "hand": ["benjamin"],
            "regions": {"5a": "stack_hills_1", "5b": "stack_mountains_2"},
            "sites": {"0b": ["weavers_shop"], "2b": ["iron_foundry"], "4a": ["marketplace"]},
        },
    )
    before = held(s, "blue")
    do(s, "play benjamin")
    assert held(s, "red") == {"brick": 1, "grain": 1, "lumber": 1, "ore": 2, "wool": 2}
    assert (held(s, "blue"), discard(s)) == (before, ["benjamin"])


def test_benjamin_finds_new_regions() -> None:
    """CD-11.16: those placed this turn included."""
    s = position(variant="progress", production=4, red=rich(roads=["left"], hand=["benjamin"]))
    do(s, "build_settlement left", "draw_region stack_mountains_2", "draw_region stack_hills_1")
    do(s, "put_region stack_mountains_2", "play benjamin")
    assert stock(s, "red", "-3a") == 1
    assert stock(s, "red", "1b") == 3  # the pasture, of which the settlement took one


def test_benjamins_gold_may_go_to_the_cache() -> None:
    """R26: the owner chooses river or cache."""
    s = position(
        variant="duel",
        production=1,
        red={"hand": ["benjamin"], "cache": "1a", "stocks": {"gold": 1}},
    )
    do(s, "play benjamin")
    assert offered_as(s, "gain") == ["1a", "cache"]
    do(s, "gain cache")
    assert (stock(s, "red", "1a"), stock(s, "red", "cache")) == (1, 1)


@pytest.mark.parametrize(
    ("card", "start", "second"),
    [("three_field_system", "3a", "stack_fields_1"), ("mineral_mining", "3b", "stack_mountains_2")],
)
def test_fields_and_mines(card: str, start: str, second: str) -> None:
    """CD-11.17, CD-18.30: two grain or two ore, spread freely; what does not fit is lost."""
    words: dict[str, Any] = {"cities": [0], "settlements": [4], "sites": {"0a": ["university"]},
                             "regions": {"5a": second}, "hand": [card]}  # fmt: skip
    s = position(variant="progress", red={**words, "stocks": {start: 1}})
    do(s, f"play {card}")
    assert offered_as(s, "gain") == [start, "5a"]
    do(s, f"gain {start}", "gain 5a")
    assert (stock(s, "red", start), stock(s, "red", "5a")) == (2, 1)
    s = position(variant="progress", red={**words, "stocks": {start: 3, "5a": 2}})
    do(s, f"play {card}")
    assert (stock(s, "red", "5a"), asked(s), discard(s)) == (3, "red action_phase", [card])


def test_a_doctor_helps_beside_a_bath_house() -> None:
    """CD-11.19, R8: the two regions beside the card gain one each."""
    s = position(
        variant="progress", red={"cities": [0], "sites": {"0b": ["bath_house"]}, "hand": ["doctor"]}
    )
    do(s, "play doctor")
    assert offered_as(s, "choose") == ["card=bath_house site=0b"]
    do(s, "choose bath_house 0b")
    assert held(s, "red") == {"brick": 2, "grain": 1, "lumber": 1, "ore": 1, "wool": 2}
    assert discard(s) == ["doctor"]


def test_a_table_may_let_the_doctor_help_all_around_the_city() -> None:
    """R8: `doctor` set to `four_regions`; the Bath House speaks of four, the Doctor of those beside
    it (CD-11.19). One that has room is enough, wherever it lies."""
    own = {"cities": [0], "sites": {"0b": ["bath_house"]}, "hand": ["doctor"]}
    s = position(variant="progress", red=own, doctor="four_regions")
    before = [stock(s, "red", place) for place in ("-1a", "1a", "-1b", "1b")]
    do(s, "play doctor", "choose bath_house 0b")
    after = [stock(s, "red", place) for place in ("-1a", "1a", "-1b", "1b")]
    assert after == [n + 1 for n in before]
    full: dict[str, Any] = {**own, "stocks": {"-1b": 3, "1b": 3}}
    s = position(variant="progress", red=full, doctor="four_regions")
    do(s, "play doctor", "choose bath_house 0b")
    assert (stock(s, "red", "-1b"), stock(s, "red", "1b")) == (3, 3)


def test_a_doctor_chooses_one_bath_house() -> None:
    """CD-11.19: one of several; where nothing fits he does not go (CD-11.2)."""
    s = position(
        variant="progress",
        red={
            "cities": [0, 2],
            "stocks": {"1b": 3, "3b": 3},
            "hand": ["doctor"],
            "sites": {"0a": ["bath_house", "abbey"], "0b": ["bath_house"], "2b": ["bath_house"]},
        },
    )
    do(s, "play doctor")
    assert offered_as(s, "choose") == ["card=bath_house site=0a", "card=bath_house site=0b"]
    assert why(s, "choose bath_house 2b") == ("without_effect", "CD-11.2")
    assert why(s, "choose abbey 0a") == ("not_a_bath_house", "CD-11.19")
    assert why(s, "choose bath_house 2a") == ("not_there", "CD-15.5")
    assert why(s, "end_actions") == ("not_now", "")
    do(s, "choose bath_house 0a")
    assert (stock(s, "red", "-1a"), stock(s, "red", "1a"), stock(s, "red", "-1b")) == (2, 1, 1)


def test_what_a_card_brings_may_be_used_at_once() -> None:
    """CD-9.1: cards, building and trade in any order."""
    s = position(red={"hand": ["goldsmith", "abbey"], "stocks": {"gold": 3, "ore": 0, "brick": 0}})
    assert why(s, "build abbey 0a") == ("too_few", "CD-9.2")
    do(s, "play goldsmith", "gain 3b", "gain -1b", "build abbey 0a")
    assert s.progress(0) == 1
