"""Section 9: phase 5, deliveries to the castle."""

from itertools import product
from typing import Any

import pytest

from .table import (
    GAME,
    PARTS,
    asked,
    castle,
    details,
    do,
    held,
    holding,
    offered,
    removed,
    seen,
    table,
    tokens,
    told,
    watch,
    why,
)

BATCH = {"food": 1, "wood": 1, "stone": 1}
DELIVER = "deliver food=1 wood=1 stone=1"


def most_batches(cubes: dict[str, int], left: int) -> int:
    """The largest n of CMC-9.3."""
    basic = [cubes.get(good, 0) for good in ["food", "wood", "stone"]]
    gold = cubes.get("gold", 0)
    return max(n for n in range(left + 1) if sum(max(0, n - amount) for amount in basic) <= gold)


def deliveries(s: Any) -> list[tuple[int, dict[str, int]]]:
    """Every way red's delivery can end: with how many tokens, and with what left in hand."""
    found = [(sum(tokens(s, "red")), held(s, "red"))]
    if asked(s) == "red delivery":
        assert len(offered(s)) > 1
        for line in offered(s)[1:]:
            further = s.copy()
            do(further, line)
            found += deliveries(further)
    return found


def test_each_player_delivers_once_in_bridge_order() -> None:
    """CMC-9.1: any number of batches, none included."""
    goods = {"food": 2, "wood": 2, "stone": 2}
    s = table(seats=3, only="castle", bridge=["orange", "green", "red"], orange=goods,
              green=goods, red=goods)  # fmt: skip
    assert asked(s) == "orange delivery"
    do(s, DELIVER, DELIVER)
    assert asked(s) == "green delivery"
    do(s, "stop_delivering")
    assert asked(s) == "red delivery"
    do(s, DELIVER, "stop_delivering")
    assert asked(s) == "nobody"
    assert [sum(tokens(s, c)) for c in ["orange", "green", "red"]] == [2, 0, 1]


def test_the_castle_phase_of_the_rulebook() -> None:
    """CMC-9.1, CMC-9.2, CMC-9.4, CMC-9.5, CMC-9.6, CMC-3.5: gold for food; the last 2 palaces."""
    s = table(
        seats=4, only="castle", bridge=["orange", "blue", "green", "red"], castle=[2, 8, 9],
        orange=BATCH, blue={"wood": 1, "stone": 1, "gold": 1},
        green={"food": 2, "wood": 2, "stone": 2}, red={"food": 3},
    )  # fmt: skip
    do(s, DELIVER, "deliver gold=1 wood=1 stone=1", DELIVER, DELIVER)
    assert asked(s) == "nobody"
    assert tokens(s, "orange") == [1, 0, 0]
    assert tokens(s, "blue") == [1, 0, 0]
    assert tokens(s, "green") == [0, 2, 0]
    assert tokens(s, "red") == [0, 0, 0]
    assert castle(s) == [0, 6, 9]
    assert held(s, "green") == holding(gold=1)
    assert [held(s, c) for c in ["orange", "blue", "red"]] == [
        holding(),
        holding(),
        holding(food=3),
    ]


def test_the_tie_of_the_rulebook() -> None:
    """CMC-9.6, R34: orange, blue and green deliver 1 each; orange was first on the bridge."""
    s = table(
        seats=4, only="castle", bridge=["orange", "blue", "green", "red"], castle=[2, 8, 9],
        orange=BATCH, blue=BATCH, green=BATCH,
    )  # fmt: skip
    do(s, DELIVER, DELIVER, DELIVER)
    assert [held(s, c)["gold"] for c in ["orange", "blue", "green", "red"]] == [1, 0, 0, 0]
    assert tokens(s, "green") == [0, 1, 0]


def test_a_batch_is_one_of_each_basic_good() -> None:
    """CMC-9.2: paid to the stock."""
    s = table(only="castle", red={"food": 2, "wood": 3, "stone": 1})
    assert offered(s) == ["stop_delivering", DELIVER]
    do(s, DELIVER)
    assert held(s, "red") == holding(food=1, wood=2, gold=1)
    assert held(s, "green") == holding()


def test_gold_may_replace_each_good_of_a_batch() -> None:
    """CMC-9.2, CMC-9.9, R6, R33: one, two or all three, even while the goods are held."""
    s = table(only="castle", red={**BATCH, "gold": 3})
    assert offered(s) == [
        "stop_delivering",
        DELIVER,
        "deliver gold=1 wood=1 stone=1",
        "deliver gold=1 food=1 stone=1",
        "deliver gold=1 food=1 wood=1",
        "deliver gold=2 stone=1",
        "deliver gold=2 wood=1",
        "deliver gold=2 food=1",
        "deliver gold=3",
    ]


def test_a_batch_may_consist_of_gold_only() -> None:
    """CMC-9.2, R33."""
    s = table(only="castle", red={"gold": 3})
    do(s, "deliver gold=3")
    assert (tokens(s, "red"), held(s, "red")) == ([1, 0, 0], holding(gold=1))


@pytest.mark.parametrize(
    ("line", "paid"), [("deliver food=1 wood=1", 2), ("deliver gold=1 food=1 wood=1 stone=1", 4)]
)
def test_a_batch_has_three_cubes(line: str, paid: int) -> None:
    """CMC-9.2, CMC-3.6."""
    s = table(only="castle", red={**BATCH, "gold": 3})
    assert why(s, line) == ("wrong_number_of_cubes", "CMC-3.6")
    assert details(s, line) == {"need": 3, "paid": paid}


@pytest.mark.parametrize(
    ("line", "good"), [(DELIVER, 2), ("deliver gold=3", 3), ("deliver gold=2 stone=1", 2)]
)
def test_a_batch_must_be_paid_in_full(line: str, good: int) -> None:
    """CMC-9.2, CMC-3.2."""
    s = table(only="castle", red={"food": 1, "wood": 1, "gold": 2})
    assert why(s, line) == ("cubes_not_held", "CMC-3.2")
    assert details(s, line)["good"] == good


@pytest.mark.parametrize(
    "cubes", [{"food": 9, "wood": 9}, {"wood": 9, "stone": 9}, {"food": 9, "stone": 9}, {"gold": 2}]
)
def test_nobody_is_asked_who_cannot_deliver(cubes: dict[str, int]) -> None:
    """CMC-9.3: of two goods no number makes a batch, nor do two gold."""
    s = table(only="castle", red=cubes)
    assert (asked(s), held(s, "red")) == ("nobody", holding(**cubes))


@pytest.mark.parametrize(
    ("cubes", "left", "most"),
    [
        ({"food": 3, "wood": 1, "gold": 3}, [5, 6, 7], 2),
        ({"gold": 3}, [5, 6, 7], 1),
        ({"food": 9, "wood": 9, "stone": 9}, [0, 0, 2], 2),
        ({"food": 2, "wood": 2, "stone": 2, "gold": 2}, [5, 6, 7], 2),
        ({"food": 2, "wood": 2, "stone": 2, "gold": 3}, [5, 6, 7], 3),
        ({"food": 5, "wood": 5, "gold": 1}, [5, 6, 7], 1),
    ],
)
def test_the_maximum_of_batches(cubes: dict[str, int], left: list[int], most: int) -> None:
    """CMC-9.3: limited by goods, gold and the tokens left."""
    s = table(only="castle", red=cubes, castle=left)
    assert most_batches(cubes, sum(left)) == most
    assert max(count for count, _ in deliveries(s)) == most


@pytest.mark.parametrize(
    "cubes",
    [
        {"food": 2, "wood": 2, "stone": 1, "gold": 2},
        {"food": 1, "wood": 3, "stone": 2, "gold": 3},
        {"food": 0, "wood": 2, "stone": 2, "gold": 4},
        {"food": 3, "wood": 3, "stone": 3, "gold": 1},
    ],
)
def test_every_valid_payment_can_be_made_and_no_other(cubes: dict[str, int]) -> None:
    """CMC-9.2, CMC-9.3, CMC-9.9: 3 cubes a batch, no basic good more often than batches."""
    s = table(only="castle", red=cubes, green=BATCH)
    expected = set()
    amounts = [range(cubes[good] + 1) for good in ["food", "wood", "stone", "gold"]]
    for food, wood, stone, gold in product(*amounts):
        batches, rest = divmod(food + wood + stone + gold, 3)
        if rest == 0 and max(food, wood, stone) <= batches:
            left = [cubes["food"] - food, cubes["wood"] - wood, cubes["stone"] - stone]
            expected.add((batches, *left, cubes["gold"] - gold, 0))
    assert {(batches, *after.values()) for batches, after in deliveries(s)} == expected


def test_gold_may_come_before_the_goods_it_replaces_elsewhere() -> None:
    """CMC-9.9: a payment is a mixture of cubes, in whichever batch each of them lies."""
    s = table(only="castle", red={"food": 2, "wood": 2, "stone": 2, "gold": 2})
    do(s, "deliver gold=1 wood=1 stone=1")
    assert DELIVER in offered(s)
    do(s, DELIVER)
    assert tokens(s, "red") == [2, 0, 0]


def test_who_can_still_pay_is_asked_even_after_gold() -> None:
    """CMC-9.3: one food is left for the second batch, though gold has replaced the first."""
    s = table(only="castle", red={"food": 1, "wood": 2, "stone": 2, "gold": 1})
    do(s, "deliver gold=1 wood=1 stone=1")
    assert asked(s) == "red delivery"
    assert offered(s) == ["stop_delivering", DELIVER]


def test_goods_that_cannot_be_used_stay_with_the_player() -> None:
    """CMC-9.3."""
    s = table(only="castle", red={"food": 5, "wood": 1, "stone": 1})
    do(s, DELIVER)
    assert (asked(s), held(s, "red")) == ("nobody", holding(food=4, gold=1))


def test_no_token_no_delivery() -> None:
    """CMC-9.3: a player who could pay is not even asked."""
    s = table(only="castle", castle=[0, 0, 0], red={**BATCH, "gold": 3})
    assert (asked(s), held(s, "red")) == ("nobody", holding(**BATCH, gold=3))


def test_the_table_hears_of_those_who_deliver_nothing() -> None:
    """CMC-9.1: each player has had the chance."""
    s = table(phase="provost", built=["red bank"], bridge=["green", "red"])
    do(s, "move_provost 0")
    watch(s)
    do(s, "move_provost 0")
    assert [event for event in told(s) if event["event"] == "delivery_ended"] == [
        {"event": "delivery_ended", "seat": 1, "batches": 0},
        {"event": "delivery_ended", "seat": 0, "batches": 0},
    ]


def test_an_empty_castle_is_a_reason_to_refuse() -> None:
    """CMC-9.3."""
    s = table(phase="castle", castle=[0, 0, 0], red=BATCH, pending=["delivery 0 1 1 1"])
    assert why(s, DELIVER) == ("no_token_left", "CMC-9.3")
    assert offered(s) == ["stop_delivering"]


def test_each_batch_brings_one_token() -> None:
    """CMC-9.4."""
    s = table(only="castle", red={"food": 3, "wood": 3, "stone": 3})
    counts = []
    for _ in range(3):
        do(s, DELIVER)
        counts.append((tokens(s, "red"), castle(s)))
    assert counts == [([1, 0, 0], [4, 6, 7]), ([2, 0, 0], [3, 6, 7]), ([3, 0, 0], [2, 6, 7])]


@pytest.mark.parametrize(
    ("left", "mine"),
    [
        ([1, 6, 7], [1, 2, 0]),
        ([2, 6, 7], [2, 1, 0]),
        ([0, 1, 7], [0, 1, 2]),
        ([0, 0, 4], [0, 0, 3]),
    ],
)
def test_tokens_come_in_castle_order(left: list[int], mine: list[int]) -> None:
    """CMC-9.5: palace, then walls, then towers, also within one delivery."""
    s = table(only="castle", castle=left, red={"food": 3, "wood": 3, "stone": 3})
    do(s, DELIVER, DELIVER, DELIVER)
    assert tokens(s, "red") == mine
    assert castle(s) == [before - taken for before, taken in zip(left, mine, strict=True)]


def test_three_batches_across_two_parts_are_worth_ten_points() -> None:
    """CMC-9.5, CMC-11.2: 1 palace and 2 walls."""
    s = table(phase="castle", castle=[1, 6, 7], red={"food": 3, "wood": 3, "stone": 3})
    do(s, DELIVER, DELIVER, DELIVER)
    assert seen(s)["players"][0]["points"]["tokens"] == 10


def test_the_most_batches_earn_a_gold() -> None:
    """CMC-9.6: the player with 2 takes it, though another was first on the bridge."""
    s = table(only="castle", bridge=["green", "red"], green=BATCH,
              red={"food": 2, "wood": 2, "stone": 2})  # fmt: skip
    do(s, DELIVER)
    watch(s)
    do(s, DELIVER, DELIVER)
    assert (held(s, "green"), held(s, "red")) == (holding(), holding(gold=1))
    assert told(s)[-1] == {"event": "most_batches_rewarded", "seat": 0, "gold": 1}


@pytest.mark.parametrize("order", [["green", "red"], ["red", "green"]])
def test_a_tie_goes_to_the_earlier_on_the_bridge(order: list[str]) -> None:
    """CMC-9.6, R34."""
    s = table(only="castle", bridge=order, green=BATCH, red=BATCH)
    do(s, DELIVER, DELIVER)
    assert (held(s, order[0]), held(s, order[1])) == (holding(gold=1), holding())


def test_the_gold_comes_too_late_for_the_same_phase() -> None:
    """CMC-9.6, R14: it is handed out after the last delivery."""
    s = table(only="castle", red={"food": 2, "wood": 2, "stone": 1}, green={"gold": 3})
    do(s, DELIVER)
    assert (asked(s), held(s, "red")) == ("green delivery", holding(food=1, wood=1))
    do(s, "stop_delivering")
    assert (asked(s), held(s, "red")) == ("nobody", holding(food=1, wood=1, gold=1))


def test_the_gold_is_handed_out_in_the_final_round_too() -> None:
    """CMC-9.6, R14: where it scores a point."""
    s = table(phase="castle", castle=[0, 0, 1], red=BATCH)
    do(s, DELIVER)
    assert seen(s)["phase"] == "game_end"
    assert (held(s, "red"), GAME.scores(s)) == (holding(gold=1), [3, 0])


def test_without_a_batch_nobody_takes_gold_and_two_tokens_go() -> None:
    """CMC-9.6, CMC-9.7: out of the game, in castle order."""
    s = table(only="castle", red=BATCH)
    do(s, "stop_delivering")
    assert (castle(s), removed(s)) == ([3, 6, 7], [2, 0, 0])
    assert (held(s, "red"), held(s, "green")) == (holding(**BATCH), holding())
    assert (tokens(s, "red"), tokens(s, "green")) == ([0, 0, 0], [0, 0, 0])


def test_a_removal_may_reach_into_the_next_part() -> None:
    """CMC-9.7, CMC-9.5: palace 1, walls 7, towers 8 become 0, 6, 8."""
    s = table(seats=3, only="castle", castle=[1, 7, 8])
    assert (castle(s), removed(s)) == ([0, 6, 8], [6, 1, 0])


@pytest.mark.parametrize(("left", "after"), [(1, 0), (2, 0), (3, 1)])
def test_a_removal_takes_what_is_there(left: int, after: int) -> None:
    """CMC-9.7, R15: fewer than 2, if fewer are left."""
    s = table(only="castle", castle=[0, 0, left])
    assert castle(s) == [0, 0, after]


def test_a_single_batch_prevents_the_removal() -> None:
    """CMC-9.7."""
    s = table(only="castle", green=BATCH)
    do(s, DELIVER)
    assert (castle(s), removed(s)) == ([4, 6, 7], [0, 0, 0])


def test_tokens_of_the_church_are_no_batches() -> None:
    """CMC-8.10, CMC-9.6, CMC-9.7, R12: no gold for them, and two tokens are removed."""
    s = table(phase="buildings", built=["red church worker=red"], provost=3, red={"deniers": 2})
    do(s, "take 1")
    assert seen(s)["phase"] == "actions"
    assert (castle(s), removed(s), tokens(s, "red")) == ([2, 6, 7], [2, 0, 0], [1, 0, 0])
    assert held(s, "red") == holding(deniers=2)


def test_batches_of_an_earlier_round_do_not_count() -> None:
    """CMC-9.6, CMC-9.7: the count begins anew with each castle phase."""
    s = table(only="castle", red={"batches": 3}, green={"batches": 1})
    assert (castle(s), held(s, "red"), held(s, "green")) == ([3, 6, 7], holding(), holding())


def test_the_game_ends_with_the_last_token() -> None:
    """CMC-9.8: after this phase there is nothing more to do."""
    s = table(phase="castle", castle=[0, 0, 2])
    assert (asked(s), seen(s)["phase"]) == ("nobody", "game_end")


def test_the_game_goes_on_while_a_token_is_left() -> None:
    """CMC-9.8."""
    s = table(phase="castle", castle=[0, 0, 3])
    assert (asked(s), castle(s)) == ("green player_turn", [0, 0, 1])


def test_a_delivery_is_a_number_of_batches_with_a_payment() -> None:
    """CMC-9.9: from 0 to the maximum, after each batch the player may stop."""
    s = table(only="castle", red={"food": 2, "wood": 2, "stone": 2})
    watch(s)
    do(s, DELIVER, "stop_delivering")
    assert held(s, "red") == holding(food=1, wood=1, stone=1, gold=1)
    assert told(s)[:3] == [
        {"event": "batch_delivered", "seat": 0, "food": 1, "wood": 1, "stone": 1, "gold": 0},
        {"event": "token_taken", "seat": 0, "part": PARTS.index("palace")},
        {"event": "delivery_ended", "seat": 0, "batches": 1},
    ]
    assert why(table(only="castle", red=BATCH), "pass") == ("not_now", "")
