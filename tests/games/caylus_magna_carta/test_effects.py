"""Section 8: what every single card does; the Lawyer and the costs have files of their own."""

from typing import Any

import pytest

from .table import (
    DECK,
    GAME,
    asked,
    built,
    castle,
    details,
    do,
    held,
    holding,
    offered,
    player,
    points,
    road,
    table,
    tokens,
    told,
    watch,
    why,
)


def visit(card: str, worker: str = "red", **words: Any) -> Any:
    """Phase 4 with a worker on green's `card`, which lies at position 2 under the provost."""
    return table(only="buildings", built=[f"green {card} worker={worker}"], provost=3, **words)


# neutral buildings


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("park", {"food": 1}),
        ("forest", {"wood": 1}),
        ("neutral_quarry", {"stone": 1}),
        ("trading_post", {"deniers": 2}),
    ],
)
def test_neutral_production(card: str, gain: dict[str, int]) -> None:
    """CMC-8.1: Park 1 food, Forest 1 wood, Quarry 1 stone, Trading Post 2 deniers, for nothing."""
    s = table(only="buildings", start=[f"{card} worker=green", "neutral_peddler"])
    assert (asked(s), offered(s)) == (f"green worker {card}", ["decline", "take 1"])
    do(s, "take 1")
    assert (held(s, "red"), held(s, "green")) == (holding(), holding(**gain))


@pytest.mark.parametrize("good", ["food", "wood", "stone"])
def test_the_neutral_peddler_sells_one_basic_good(good: str) -> None:
    """CMC-8.2: for 1 denier, of the buyer's choice, never gold."""
    s = table(only="buildings", start=["park", "neutral_peddler worker=red"], red={"deniers": 3})
    assert offered(s) == [
        "decline",
        "buy option=1 stone=1",
        "buy option=1 wood=1",
        "buy option=1 food=1",
    ]
    do(s, f"buy option=1 {good}=1")
    assert (held(s, "red"), asked(s)) == (holding(deniers=2, **{good: 1}), "nobody")


def test_the_neutral_peddler_gives_no_credit() -> None:
    """CMC-8.2, CMC-7.9: without a denier there is nothing to choose."""
    s = table(only="buildings", start=["park", "neutral_peddler worker=red"], red={"gold": 5})
    assert (asked(s), held(s, "red")) == ("nobody", holding(gold=5))


# player buildings: production


@pytest.mark.parametrize(
    ("card", "good"), [("small_farm", "food"), ("small_sawmill", "wood"), ("small_quarry", "stone")]
)
def test_small_production(card: str, good: str) -> None:
    """CMC-8.3: the worker's cube comes from the stock, the owner's from the card's store."""
    s = visit(f"{card} store=2")
    assert offered(s) == ["decline", "take 1"]
    do(s, "take 1")
    assert built(s) == [f"green {card} store=2 worker=red"]
    assert (asked(s), offered(s)) == (f"green owner {card}", ["decline", "take 1"])
    do(s, "take 1")
    assert built(s) == [f"green {card} store=1"]
    assert (held(s, "red"), held(s, "green")) == (holding(**{good: 1}), holding(**{good: 1}))


def test_an_empty_store_gives_the_owner_nothing() -> None:
    """CMC-8.3: the worker's cube still comes; the owner is not asked."""
    s = visit("small_quarry store=0")
    do(s, "take 1")
    assert (asked(s), held(s, "red"), held(s, "green")) == ("nobody", holding(stone=1), holding())


def test_an_empty_store_is_a_reason_to_refuse() -> None:
    """CMC-8.3."""
    s = table(
        phase="buildings", built=["green small_farm store=0 worker=red"], provost=3,
        pending=["use_effect 1 2 1"],
    )  # fmt: skip
    assert why(s, "take 1") == ("store_empty", "CMC-8.3")
    assert offered(s) == ["decline"]


def test_a_store_of_two_lasts_for_two_visits() -> None:
    """CMC-8.3, CMC-5.32: red's Small Quarry, visited by green in three rounds, never refilled."""
    s = table(red={"hand": ["small_quarry"], "food": 1, "wood": 1}, green={"deniers": 9})
    do(s, "build small_quarry", "pay food=1 wood=1", "place_worker 3", "pass", "pass")
    do(s, "move_provost 0", "move_provost 1", "take 1", "take 1")
    assert (held(s, "green")["stone"], held(s, "red")["stone"]) == (1, 1)
    do(s, "place_worker 3", "pass", "pass", "move_provost 0", "move_provost 0", "take 1", "take 1")
    assert (held(s, "green")["stone"], held(s, "red")["stone"]) == (2, 2)
    do(s, "pass", "place_worker 3", "pass", "move_provost 0", "move_provost 0", "take 1")
    assert (held(s, "green")["stone"], held(s, "red")["stone"]) == (3, 2)
    assert (asked(s), built(s)) == ("green player_turn", ["red small_quarry store=0"])


@pytest.mark.parametrize("card", ["small_farm", "small_sawmill", "small_quarry"])
def test_a_worker_on_the_own_small_card_leaves_the_store_alone(card: str) -> None:
    """CMC-8.3, CMC-7.5."""
    s = visit(f"{card} store=2", worker="green")
    do(s, "take 1")
    assert (asked(s), built(s)) == ("nobody", [f"green {card} store=2"])


def test_cubes_in_a_store_are_nobodys_goods() -> None:
    """CMC-8.3, R28: they neither pay nor score."""
    s = table(built=["red small_farm store=2"], red={"hand": ["lawyer"], "wood": 1})
    assert why(s, "build lawyer") == ("cost_not_covered", "CMC-3.6")
    assert points(s, "red") == {"buildings": 1, "total": 1}


@pytest.mark.parametrize(
    ("card", "good"), [("large_farm", "food"), ("large_sawmill", "wood"), ("large_quarry", "stone")]
)
def test_large_production(card: str, good: str) -> None:
    """CMC-8.4: 2 cubes for the worker and 1 for the owner, both from the stock."""
    s = visit(card)
    assert offered(s) == ["decline", "take 1"]
    do(s, "take 1", "take 1")
    assert (held(s, "red"), held(s, "green")) == (holding(**{good: 2}), holding(**{good: 1}))
    assert built(s) == [f"green {card}"]


# player buildings: trade


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("buy option=1 wood=1", {"wood": 1, "deniers": 2}),
        ("buy option=2 food=1 stone=1", {"food": 1, "stone": 1, "deniers": 1}),
        ("buy option=2 wood=2", {"wood": 2, "deniers": 1}),
        ("buy option=2 food=1 wood=1", {"food": 1, "wood": 1, "deniers": 1}),
        ("decline", {"deniers": 3}),
    ],
)
def test_the_peddler_sells_one_or_two_goods(line: str, after: dict[str, int]) -> None:
    """CMC-8.5: 1 for 1 denier or 2 for 2, which may differ."""
    s = visit("peddler", red={"deniers": 3})
    do(s, line)
    assert held(s, "red") == holding(**after)


def test_the_peddler_sells_one_good_to_who_has_one_denier() -> None:
    """CMC-8.5, CMC-7.9, R26: buying 1 where up to 2 are on offer is possible."""
    s = visit("peddler", red={"deniers": 1})
    assert offered(s) == [
        "decline",
        "buy option=1 stone=1",
        "buy option=1 wood=1",
        "buy option=1 food=1",
    ]
    assert why(s, "buy option=2 food=2") == ("too_few_deniers", "CMC-3.2")


def test_the_peddler_never_sells_gold() -> None:
    """CMC-8.5, R5: no entry of effect or bonus brings gold."""
    s = visit("peddler", red={"deniers": 9}, green={"deniers": 9})
    assert not [line for line in offered(s) if "gold" in line]
    do(s, "decline")
    assert asked(s) == "green owner peddler"
    assert not [line for line in offered(s) if "gold" in line]


def test_the_peddler_sells_his_owner_one_good() -> None:
    """CMC-8.5: for 1 denier, and no second one."""
    s = visit("peddler", red={"deniers": 0}, green={"deniers": 5})
    assert (asked(s), len(offered(s))) == ("green owner peddler", 4)
    do(s, "buy option=1 stone=1")
    assert (held(s, "green"), asked(s)) == (holding(stone=1, deniers=4), "nobody")


@pytest.mark.parametrize("good", ["food", "wood", "stone", "gold"])
def test_the_market_pays_four_deniers_for_any_cube(good: str) -> None:
    """CMC-8.6: gold included; its owner takes 1 denier."""
    s = visit("market", red={good: 2})
    do(s, f"sell option=1 good={good}")
    assert held(s, "red") == holding(deniers=4, **{good: 1})
    assert (asked(s), offered(s)) == ("green owner market", ["decline", "take 1"])
    do(s, "take 1")
    assert held(s, "green") == holding(deniers=1)


def test_the_market_buys_only_what_is_there() -> None:
    """CMC-8.6, CMC-7.9."""
    s = visit("market", red={"food": 1})
    assert why(s, "sell option=1 good=wood") == ("cubes_not_held", "CMC-3.2")
    assert details(s, "sell option=1 good=wood") == {"good": 1, "need": 1, "have": 0}


# player buildings: gold and tokens


def test_the_gold_mine_gives_a_gold() -> None:
    """CMC-8.8: to the worker, for nothing."""
    s = visit("gold_mine")
    assert offered(s) == ["decline", "take 1"]
    do(s, "take 1")
    assert held(s, "red") == holding(gold=1)


@pytest.mark.parametrize("good", ["food", "wood", "stone"])
def test_the_owner_of_the_gold_mine_swaps_a_basic_good_for_gold(good: str) -> None:
    """CMC-8.8."""
    s = visit("gold_mine", green={good: 2})
    do(s, "take 1", f"sell option=1 good={good}")
    assert (held(s, "green"), asked(s)) == (holding(gold=1, **{good: 1}), "nobody")


def test_the_gold_mine_does_not_swap_gold_for_gold() -> None:
    """CMC-8.8, R27: it would change nothing."""
    s = visit("gold_mine", green={"gold": 2, "food": 1})
    do(s, "take 1")
    assert why(s, "sell option=1 good=gold") == ("gold_for_gold", "CMC-8.8")
    assert offered(s) == ["decline", "sell option=1 good=food"]


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("take 1", {"gold": 1, "deniers": 3}),
        ("take 2", {"gold": 2, "deniers": 1}),
        ("decline", {"deniers": 4}),
    ],
)
def test_the_bank_sells_gold_at_its_price_steps(line: str, after: dict[str, int]) -> None:
    """CMC-8.9: 1 gold for 1 denier or 2 for 3, but not 1 gold twice."""
    s = visit("bank", red={"deniers": 4})
    assert offered(s) == ["decline", "take 1", "take 2"]
    do(s, line)
    assert held(s, "red") == holding(**after)
    assert not asked(s).startswith("red")


@pytest.mark.parametrize(
    ("deniers", "lines"),
    [(1, ["decline", "take 1"]), (2, ["decline", "take 1"]), (3, ["decline", "take 1", "take 2"])],
)
def test_the_bank_asks_its_full_price(deniers: int, lines: list[str]) -> None:
    """CMC-8.9, CMC-7.9."""
    assert offered(visit("bank", red={"deniers": deniers})) == lines


@pytest.mark.parametrize(("deniers", "asks"), [(1, "nobody"), (2, "green owner bank")])
def test_the_bank_sells_its_owner_a_gold_for_two_deniers(deniers: int, asks: str) -> None:
    """CMC-8.9."""
    s = visit("bank", green={"deniers": deniers})
    assert asked(s) == asks
    if deniers == 2:
        assert offered(s) == ["decline", "take 1"]
        do(s, "take 1")
        assert (held(s, "green"), asked(s)) == (holding(gold=1), "nobody")


@pytest.mark.parametrize(
    ("line", "mine", "left", "deniers"),
    [
        ("take 1", [1, 0, 0], [0, 6, 7], 4),
        ("take 2", [1, 1, 0], [0, 5, 7], 1),
        ("decline", [0, 0, 0], [1, 6, 7], 6),
    ],
)
def test_the_church_sells_the_next_tokens(
    line: str, mine: list[int], left: list[int], deniers: int
) -> None:
    """CMC-8.10, CMC-9.5: 1 for 2 deniers or 2 for 5, in castle order."""
    s = visit("church", red={"deniers": 6}, castle=[1, 6, 7])
    assert offered(s) == ["decline", "take 1", "take 2"]
    do(s, line)
    assert (tokens(s, "red"), castle(s)) == (mine, left)
    assert held(s, "red") == holding(deniers=deniers)
    assert player(s, "red")["batches"] == 0


@pytest.mark.parametrize(
    ("deniers", "lines"), [(2, ["decline", "take 1"]), (4, ["decline", "take 1"])]
)
def test_the_church_asks_its_full_price(deniers: int, lines: list[str]) -> None:
    """CMC-8.10, CMC-7.9."""
    assert offered(visit("church", red={"deniers": deniers})) == lines


def test_the_church_sells_two_tokens_only_if_two_are_left() -> None:
    """CMC-8.10, CMC-7.9."""
    s = visit("church", red={"deniers": 9}, castle=[0, 0, 1])
    assert offered(s) == ["decline", "take 1"]
    assert why(s, "take 2") == ("too_few_tokens", "CMC-8.10")
    assert details(s, "take 2") == {"need": 2, "have": 1}


def test_the_church_sells_its_last_two_tokens_together() -> None:
    """CMC-8.10: exactly two are enough."""
    s = visit("church", red={"deniers": 5}, castle=[0, 0, 2])
    do(s, "take 2")
    assert (tokens(s, "red"), castle(s)) == ([0, 0, 2], [0, 0, 0])


@pytest.mark.parametrize(("deniers", "asks"), [(2, "nobody"), (3, "green owner church")])
def test_the_church_sells_its_owner_a_token_for_three_deniers(deniers: int, asks: str) -> None:
    """CMC-8.10."""
    s = visit("church", green={"deniers": deniers})
    assert asked(s) == asks
    if deniers == 3:
        assert offered(s) == ["decline", "take 1"]
        do(s, "take 1")
        assert (held(s, "green"), tokens(s, "green")) == (holding(), [1, 0, 0])


def test_gains_and_payments_are_told() -> None:
    """CMC-3.2: the table sees what is paid and what is taken, and at which card."""
    s = visit("bank", red={"deniers": 3})
    watch(s)
    do(s, "take 2")
    bank = DECK.index("bank")
    assert told(s)[:2] == [
        {"event": "deniers_paid", "seat": 0, "denier": 3},
        {"event": "cubes_taken", "seat": 0, "good": 3, "amount": 2, "card": bank},
    ]


def test_a_visit_changes_nothing_but_goods() -> None:
    """CMC-8.4: the road stays as it is and nobody scores."""
    s = visit("large_farm")
    do(s, "take 1", "take 1")
    assert road(s) == ["park", "neutral_peddler", "green large_farm"]
    assert GAME.scores(s) == [0, 2]
