"""Section 7: phase 4, in which order buildings work and for whom."""

from copy import deepcopy

import pytest

from stavitel.games import game_with

from .table import (
    COMPONENTS,
    asked,
    built,
    details,
    do,
    held,
    holding,
    offered,
    player,
    road,
    seen,
    table,
    told,
    watch,
    why,
)


def test_the_road_is_walked_from_its_start_to_the_provost() -> None:
    """CMC-7.1: position by position, the provost's own included."""
    s = table(
        seats=3, only="buildings", provost=5,
        start=["park worker=green", "forest worker=red", "neutral_peddler worker=orange"],
        built=["green market", "red large_farm worker=green"],
        red={"deniers": 1}, green={"deniers": 1}, orange={"deniers": 1},
    )  # fmt: skip
    questions = []
    while s.stack:
        questions.append(asked(s))
        do(s, "decline")
    assert questions == [
        "green worker park",
        "red worker forest",
        "orange worker neutral_peddler",
        "green worker large_farm",
        "red owner large_farm",
    ]


def test_a_position_without_a_worker_is_skipped() -> None:
    """CMC-7.2: its owner gets no bonus either."""
    s = table(only="buildings", built=["red market", "green large_farm"], provost=4)
    assert asked(s) == "nobody"
    assert (held(s, "red"), held(s, "green")) == (holding(), holding())


def test_the_worker_comes_before_the_owner_card_by_card() -> None:
    """CMC-7.3, CMC-7.4, R7: effect, bonus, then the next card."""
    s = table(
        only="buildings", provost=4,
        built=["green large_farm worker=red", "red large_quarry worker=green"],
    )  # fmt: skip
    questions = []
    while s.stack:
        questions.append(asked(s))
        do(s, "take 1")
    assert questions == [
        "red worker large_farm",
        "green owner large_farm",
        "green worker large_quarry",
        "red owner large_quarry",
    ]
    assert held(s, "red") == holding(food=2, stone=1)
    assert held(s, "green") == holding(food=1, stone=2)


def test_the_worker_gets_the_last_token_before_the_owner() -> None:
    """CMC-7.3, CMC-7.4, CMC-8.10, R7: at a Church it matters who is first."""
    s = table(
        only="buildings", built=["red church worker=green"], provost=3, castle=[0, 0, 1],
        green={"deniers": 5}, red={"deniers": 3},
    )  # fmt: skip
    assert (asked(s), offered(s)) == ("green worker church", ["decline", "take 1"])
    do(s, "take 1")
    assert asked(s) == "nobody"
    assert held(s, "red") == holding(deniers=3)


def test_an_owner_is_judged_after_the_worker_has_acted() -> None:
    """CMC-7.4, CMC-7.9: what counts is what is there at that moment."""
    s = table(
        only="buildings", built=["red church worker=green"], provost=3, castle=[0, 0, 2],
        green={"deniers": 5}, red={"deniers": 3},
    )  # fmt: skip
    do(s, "take 1")
    assert (asked(s), offered(s)) == ("red owner church", ["decline", "take 1"])


def test_an_own_building_gives_the_effect_but_no_bonus() -> None:
    """CMC-7.5: red's worker on red's Large Farm brings 2 food and no more."""
    s = table(only="buildings", built=["red large_farm worker=red"], provost=3)
    do(s, "take 1")
    assert (asked(s), held(s, "red")) == ("nobody", holding(food=2))


def test_an_owner_cannot_take_the_bonus_in_place_of_the_effect() -> None:
    """CMC-7.5: not even after declining."""
    s = table(only="buildings", built=["red large_farm worker=red"], provost=3)
    assert offered(s) == ["decline", "take 1"]
    do(s, "decline")
    assert (asked(s), held(s, "red")) == ("nobody", holding())


def test_neutral_buildings_have_no_bonus() -> None:
    """CMC-7.6: after the worker nobody is asked."""
    s = table(
        seats=3, only="buildings", provost=3,
        start=["trading_post worker=red", "park", "neutral_peddler"],
    )  # fmt: skip
    do(s, "take 1")
    assert asked(s) == "nobody"
    assert [held(s, c) for c in ["red", "green", "orange"]] == [
        holding(deniers=2),
        holding(),
        holding(),
    ]


def test_beyond_the_provost_nobody_gets_anything() -> None:
    """CMC-7.7, R21: neither worker nor owner."""
    s = table(
        only="buildings", provost=2,
        built=["green large_farm worker=red", "red large_farm worker=red"],
    )  # fmt: skip
    assert asked(s) == "nobody"
    assert (held(s, "red"), held(s, "green")) == (holding(), holding())


@pytest.mark.parametrize(("provost", "asks"), [(3, "red worker large_farm"), (2, "nobody")])
def test_the_card_under_the_provost_still_works(provost: int, asks: str) -> None:
    """CMC-7.1, CMC-7.7: the last position that counts is his own."""
    s = table(only="buildings", built=["red large_farm worker=red"], provost=provost)
    assert asked(s) == asks


def test_every_effect_and_bonus_can_be_declined() -> None:
    """CMC-7.8, R25: even a free gain."""
    s = table(only="buildings", built=["green large_farm worker=red"], provost=3)
    watch(s)
    do(s, "decline", "decline")
    assert (held(s, "red"), held(s, "green")) == (holding(), holding())
    declined = [event for event in told(s) if event["event"] == "effect_declined"]
    assert declined == [
        {"event": "effect_declined", "seat": 0, "position": 2, "card": 6, "role": 0},
        {"event": "effect_declined", "seat": 1, "position": 2, "card": 6, "role": 1},
    ]


def test_a_declined_effect_leaves_the_bonus_to_the_owner() -> None:
    """CMC-7.8: green still takes a denier for the Market."""
    s = table(only="buildings", built=["green market worker=red"], provost=3, red={"food": 1})
    do(s, "decline")
    assert asked(s) == "green owner market"
    do(s, "take 1")
    assert (held(s, "red"), held(s, "green")) == (holding(food=1), holding(deniers=1))


def test_an_effect_that_cannot_be_used_leaves_the_bonus_to_the_owner() -> None:
    """CMC-7.4, CMC-7.8: red has no cube to sell, green still takes the denier."""
    s = table(only="buildings", built=["green market worker=red"], provost=3)
    assert asked(s) == "green owner market"


def test_an_option_must_be_paid_in_full() -> None:
    """CMC-7.9: 2 gold at the Bank cost 3 deniers, not 2."""
    s = table(only="buildings", built=["red bank worker=red"], provost=3, red={"deniers": 2})
    assert offered(s) == ["decline", "take 1"]
    assert why(s, "take 2") == ("too_few_deniers", "CMC-3.2")
    assert details(s, "take 2") == {"need": 3, "have": 2}


def test_a_payment_in_goods_must_be_made_in_full_too() -> None:
    """CMC-7.9: with a card of one's own box, a Park that takes 2 wood for 3 food."""
    box = deepcopy(COMPONENTS)
    park = next(card for card in box["neutral_building"] if card["id"] == "park")
    park["worker_effect"] = [{"pay": {"wood": 2}, "gain": {"food": 3}}]
    own = game_with("caylus_magna_carta", box)
    road = [{"card": "park", "worker": "red"}, {"card": "neutral_peddler"}]
    position = {"phase": "buildings", "road": road, "pending": ["effects_phase 0"]}
    poor = own.load({**position, "red": {"wood": 1, "gold": 5}})
    assert (asked(poor), held(poor, "red")) == ("nobody", holding(wood=1, gold=5))
    rich = own.load({**position, "red": {"wood": 3}})
    do(rich, "take 1")
    assert held(rich, "red") == holding(wood=1, food=3)
    refused = own.load({**position, "red": {"wood": 1}, "pending": ["use_effect 0 0 0"]})
    assert why(refused, "take 1") == ("cubes_not_held", "CMC-3.2")
    assert details(refused, "take 1") == {"good": 1, "need": 2, "have": 1}


def test_at_most_one_option_is_used_and_once() -> None:
    """CMC-7.9, R26: one purchase ends the matter, whatever money is left."""
    s = table(only="buildings", built=["red bank worker=red"], provost=3, red={"deniers": 9})
    assert offered(s) == ["decline", "take 1", "take 2"]
    do(s, "take 1")
    assert (asked(s), held(s, "red")) == ("nobody", holding(deniers=8, gold=1))


@pytest.mark.parametrize("line", ["take 3", "take 4"])
def test_only_listed_options_exist(line: str) -> None:
    """CMC-7.9, R26."""
    s = table(only="buildings", built=["red bank worker=red"], provost=3, red={"deniers": 9})
    assert why(s, line) == ("no_such_option", "CMC-7.9")


@pytest.mark.parametrize(
    "line", ["buy option=1 food=2", "buy option=2 wood=1", "buy option=3 food=1", "buy option=1"]
)
def test_a_purchase_takes_as_many_goods_as_its_option_says(line: str) -> None:
    """CMC-7.9, R26: no more and no fewer."""
    s = table(only="buildings", built=["red peddler worker=red"], provost=3, red={"deniers": 9})
    assert why(s, line) == ("no_such_option", "CMC-7.9")


@pytest.mark.parametrize("line", ["buy option=1 food=1", "sell option=1 good=food", "pass"])
def test_an_effect_is_used_with_its_own_kind_of_choice(line: str) -> None:
    """CMC-7.11: the Bank neither sells goods nor buys any."""
    s = table(
        only="buildings", built=["red bank worker=red"], provost=3, red={"deniers": 9, "food": 1}
    )
    assert why(s, line) == ("not_now", "")


def test_workers_in_range_go_home_as_soon_as_their_card_is_resolved() -> None:
    """CMC-7.10: those not yet reached stay where they are."""
    s = table(
        only="buildings", provost=2,
        start=["park worker=red", "neutral_peddler worker=red"],
        built=["green bank worker=red"], red={"deniers": 1},
    )  # fmt: skip
    assert player(s, "red")["workers"] == 1
    do(s, "take 1")
    assert road(s) == ["park", "neutral_peddler worker=red", "green bank worker=red"]
    assert player(s, "red")["workers"] == 2


def test_a_worker_goes_home_before_a_farther_card_is_resolved() -> None:
    """CMC-7.10: with cards without workers in between."""
    s = table(
        only="buildings", provost=4, start=["park worker=red", "neutral_peddler"],
        built=["green bank", "green large_farm worker=red"],
    )  # fmt: skip
    do(s, "take 1")
    assert road(s)[0] == "park"
    assert player(s, "red")["workers"] == 3


def test_a_worker_stays_until_the_owner_has_had_the_bonus() -> None:
    """CMC-7.10: a card is resolved when effect and bonus are."""
    s = table(only="buildings", built=["green large_farm worker=red"], provost=3)
    do(s, "take 1")
    assert built(s) == ["green large_farm worker=red"]
    do(s, "take 1")
    assert (built(s), player(s, "red")["workers"]) == (["green large_farm"], 4)


def test_workers_beyond_the_provost_return_at_the_end_of_the_phase() -> None:
    """CMC-7.10, R17: without effect; the denier is spent, the worker is not lost."""
    s = table(
        seats=3, phase="buildings", provost=1,
        start=["park worker=red", "forest worker=green", "neutral_peddler"],
        built=["orange bank worker=red", "orange market worker=orange"],
    )  # fmt: skip
    assert built(s) == ["orange bank worker=red", "orange market worker=orange"]
    do(s, "take 1")
    assert [player(s, c)["workers"] for c in ["red", "green", "orange"]] == [4, 4, 4]
    assert [slot["worker"] for slot in seen(s)["road"]] == [None] * 5
    assert [held(s, c)["deniers"] for c in ["red", "green", "orange"]] == [2, 2, 2]


def test_a_worker_whose_effect_cannot_be_used_goes_home_too() -> None:
    """CMC-7.10: without a denier the Peddler sells nothing."""
    s = table(only="buildings", start=["park", "neutral_peddler worker=green"])
    watch(s)
    assert (asked(s), road(s)) == ("nobody", ["park", "neutral_peddler"])
    assert player(s, "green")["workers"] == 4


def test_a_peddler_with_two_deniers_offers_three_singles_and_six_pairs() -> None:
    """CMC-7.11, CMC-8.5, R26."""
    s = table(only="buildings", built=["green peddler worker=red"], provost=3, red={"deniers": 2})
    assert offered(s) == [
        "decline",
        "buy option=1 stone=1",
        "buy option=1 wood=1",
        "buy option=1 food=1",
        "buy option=2 stone=2",
        "buy option=2 wood=1 stone=1",
        "buy option=2 wood=2",
        "buy option=2 food=1 stone=1",
        "buy option=2 food=1 wood=1",
        "buy option=2 food=2",
    ]


def test_a_market_offers_one_entry_for_each_kind_of_cube_held() -> None:
    """CMC-7.11: however many of it there are."""
    s = table(
        only="buildings", built=["red market worker=red"], provost=3, red={"wood": 3, "gold": 1}
    )
    assert offered(s) == ["decline", "sell option=1 good=wood", "sell option=1 good=gold"]


def test_a_lawyer_offers_each_card_with_each_payment() -> None:
    """CMC-7.11, CMC-8.7: two cards times food and gold."""
    s = table(
        only="buildings", provost=5, red={"food": 2, "gold": 1, "wood": 5},
        built=["red bank", "red market", "red lawyer worker=red"],
    )  # fmt: skip
    assert offered(s) == [
        "decline",
        "turn_over position=3 good=food",
        "turn_over position=3 good=gold",
        "turn_over position=4 good=food",
        "turn_over position=4 good=gold",
    ]


def test_a_gold_mine_bonus_offers_one_entry_for_each_basic_good_held() -> None:
    """CMC-7.11, CMC-8.8, R27."""
    s = table(
        only="buildings", built=["red gold_mine worker=green"], provost=3,
        red={"food": 1, "stone": 2, "gold": 3},
    )  # fmt: skip
    do(s, "take 1")
    assert asked(s) == "red owner gold_mine"
    assert offered(s) == ["decline", "sell option=1 good=food", "sell option=1 good=stone"]
