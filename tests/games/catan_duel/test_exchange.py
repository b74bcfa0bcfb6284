"""The exchange of a card at the end of a turn (CD-12.4)."""

from typing import Any

import pytest

from stavitel.games.catan_duel.exchange import Exchange
from stavitel.games.catan_duel.state import CatanDuel

from .table import asked, asking, do, hand, held, offered, position, stack, told, watch, why


def exchanging(variant: str = "intro", **words: Any) -> CatanDuel:
    """Red may exchange a card."""
    s = position(variant=variant, **words)
    s.stack.clear()
    watch(s)
    return asking(s, Exchange())


def test_nobody_has_to_exchange() -> None:
    """CD-12.4: the exchange is optional, and happens once."""
    s = exchanging(red={"hand": ["scout", "abbey"]})
    assert offered(s) == ["exchange_card scout", "exchange_card abbey", "skip"]
    do(s, "skip")
    assert asked(s) == "nobody"


def test_without_a_card_there_is_no_exchange() -> None:
    """CD-12.4: a card has to be put away first."""
    assert asked(exchanging()) == "nobody"


def test_a_card_is_exchanged_for_the_top_of_a_stack() -> None:
    """CD-12.4: put under a stack with its back, drawn from any."""
    s = exchanging("gold", red={"hand": ["scout", "abbey"]}, stacks=[["inga"]])
    do(s, "exchange_card scout")
    assert asked(s) == "red hidden_card_stack"
    assert offered(s) == ["put_under 1", "put_under 2", "put_under 3"]
    do(s, "put_under 3")
    assert asked(s) == "red new_card"
    do(s, "draw 1")
    assert hand(s, "red") == ["abbey", "inga"]
    assert stack(s, 3)[-1] == "scout"
    assert asked(s) == "nobody"


def test_no_card_goes_where_no_stack_is() -> None:
    """CD-2.6, CD-12.4: the introductory game has four stacks, and no fifth."""
    s = exchanging(red={"hand": ["scout"]})
    do(s, "exchange_card scout")
    assert offered(s) == ["put_under 1", "put_under 2", "put_under 3", "put_under 4"]
    assert why(s, "put_under 5") == ("no_such_stack", "CD-2.6")


def test_a_search_costs_two_resources() -> None:
    """CD-12.4, CD-4.5, CD-19.13: of any kind, paid before the stack is seen."""
    s = exchanging(red={"hand": ["scout"]}, stacks=[["inga", "osmund", "siglind", "abbey"]])
    do(s, "exchange_card scout", "put_under 2", "search 1")
    assert asked(s) == "red pay_any"
    do(s, "pay -1a", "pay 3b")
    assert asked(s) == "red searched_card"
    do(s, "take siglind")
    assert hand(s, "red") == ["siglind"]
    assert stack(s, 1)[:3] == ["inga", "osmund", "abbey"]
    assert held(s, "red") == {"brick": 1, "grain": 1, "wool": 1}


def test_every_card_of_a_stack_is_offered() -> None:
    """CD-12.4: each kind once, whatever its number."""
    there = ["mint", "pirate_ship", "gold_storehouse", "merchant", "pirate_ship", "harbor"]
    stacks = [[], [], [], [*there, "bottom"]]
    s = exchanging("gold", red={"hand": ["scout"]}, stacks=stacks)
    do(s, "exchange_card scout", "put_under 2", "search 4", "pay -1a", "pay 3b")
    assert offered(s) == [
        "take merchant", "take pirate_ship", "take harbor", "take mint", "take gold_storehouse",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "red", "price"),
    [
        ("intro", {"sites": {"0a": ["parish_hall"]}}, 1),
        ("progress", {"cities": [0], "sites": {"0a": ["town_hall"]}}, 0),
    ],
)
def test_parish_and_town_hall_make_searching_cheaper(
    variant: str, red: dict[str, Any], price: int
) -> None:
    """CD-12.5, CD-18.7, CD-18.34: one resource, or none at all."""
    s = exchanging(variant, red={**red, "hand": ["scout"]})
    do(s, "exchange_card scout", "put_under 2", "search 1")
    for _ in range(price):
        do(s, "pay -1a")
    assert asked(s) == "red searched_card"


def test_a_search_must_be_affordable() -> None:
    """CD-12.4: one resource is not enough."""
    stocks = {"lumber": 1, "grain": 0, "brick": 0, "wool": 0, "ore": 0}
    s = exchanging(red={"hand": ["scout"], "stocks": stocks})
    do(s, "exchange_card scout", "put_under 2")
    assert offered(s) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    assert why(s, "search 1") == ("too_few_to_search", "CD-12.4")


def test_whoever_searches_must_take_a_card() -> None:
    """CD-12.6: there is no way back, not even with a single card in the stack."""
    s = exchanging(red={"hand": ["scout"]}, stacks=[["inga", "bottom"]])
    do(s, "exchange_card scout", "put_under 2", "search 1", "pay -1a", "pay 3b")
    assert offered(s) == ["take inga"]
    assert why(s, "skip") == ("not_now", "")
    assert s.stack[-1].secret()


def test_the_returned_card_may_be_taken_back() -> None:
    """CD-12.6, R18: the stack that received it may be searched."""
    s = exchanging(red={"hand": ["scout"]})
    do(s, "exchange_card scout", "put_under 2", "search 2", "pay -1a", "pay 3b")
    do(s, "take scout")
    assert hand(s, "red") == ["scout"]


def test_a_card_put_on_an_empty_place_forms_a_stack_again() -> None:
    """CD-12.7: and may be drawn from there."""
    s = exchanging(red={"hand": ["scout"]}, stacks=[["bottom"]])
    do(s, "exchange_card scout", "put_under 1", "draw 1")
    assert hand(s, "red") == ["scout"] and stack(s, 1) == []


def test_the_opponent_learns_only_the_stacks() -> None:
    """CD-20.2, CD-20.3: neither the card put away, nor the stack's content, nor the card taken."""
    s = exchanging(red={"hand": ["scout"]}, stacks=[["inga"]])
    do(s, "exchange_card scout", "put_under 2", "search 1", "pay -1a", "pay 3b", "take inga")
    assert [event for event in told(s, "blue") if event["event"] != "paid"] == [
        {"event": "card_hidden", "seat": 0, "stack": 1},
        {"event": "stack_searched", "seat": 0, "stack": 0},
        {"event": "card_taken", "seat": 0, "stack": 0},
    ]
