"""What limits a deck, and what does not (CD-21.7 to CD-21.12)."""

from dataclasses import replace

import pytest

from stavitel.decks import deck_box
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import BASIC
from stavitel.games.catan_duel.decks.box import BoxCard, DeckBox
from stavitel.games.catan_duel.decks.check import check_table, violations
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList, read_list
from stavitel.games.catan_duel.decks.random_deck import random_deck
from stavitel.games.catan_duel.decks.room import closed
from stavitel.games.catan_duel.decks.totals import totals
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION

from .deck_tables import NO_HALF_MOONS, PLAIN, Table, golden_mean

BOX = deck_box()
USUAL = DeckLimits()
EVENTS = {"basic_year_of_plenty": 2, "basic_invention": 1, "basic_traveling_merchant": 1}


def first(cards: list[BoxCard], size: int) -> dict[str, int]:
    """So many copies, as many of each as the box holds, in the order of the cards."""
    found: dict[str, int] = {}
    for card in cards:
        n = min(card.count, size - sum(found.values()))
        if n:
            found[card.id] = n
    assert sum(found.values()) == size
    return found


@pytest.mark.parametrize("sort", ["actions", "no actions", "no basic cards", "for cities first"])
def test_there_are_no_further_limits(sort: str) -> None:
    """CD-21.12, R50: no minimum of basic cards, no maximum of action cards, and cards that may
    stand only once come twice: nothing but the box and the size of a deck limits it."""
    cards = {
        "actions": [card for card in BOX.draw_cards() if is_of(card, ACTION_CARD)],
        "no actions": [card for card in BOX.draw_cards() if not is_of(card, ACTION_CARD)],
        "no basic cards": [card for card in BOX.draw_cards() if card.back != BASIC],
        "for cities first": sorted(
            BOX.draw_cards(), key=lambda card: not is_of(card, CITY_EXPANSION)
        ),
    }[sort]
    size = min(33, sum(card.count for card in cards))
    deck = DeckList("Mine", "me", cards=first(cards, size), events=dict(EVENTS))
    assert violations(deck, BOX, DeckLimits(deck_size=size)) == []
    assert size > 30


def is_of(card: BoxCard, type: int) -> bool:
    return bool(BOX.printed(card.id).type == type)


def faults(table: Table, box: DeckBox = BOX) -> list[Fault]:
    return check_table(table, box, USUAL).faults


def warnings(table: Table) -> list[Fault]:
    return check_table(table, BOX, USUAL).warnings


def test_a_starting_card_that_is_not_in_the_deck() -> None:
    """TD-11, CD-21.13: not even once."""
    table = golden_mean(start=["gold_harbor", "basic_abbey", "basic_scout"])
    assert faults(table) == [Fault("TD-11", "gold_harbor")]


def test_a_number_that_is_none_is_said_once_and_counts_as_no_card() -> None:
    """TD-12, CD-21.13: nothing further is said about Yule, and every such number is named."""
    events = {"basic_year_of_plenty": 2, "basic_invention": 1, "basic_traveling_merchant": 1}
    assert faults(golden_mean(events={**events, "basic_yule": 0})) == [Fault("TD-12", "basic_yule")]
    table = golden_mean({"gold_harbor": -1, "gold_salt_silo": -1}, {**events, "gold_harbor": -1})
    wrong = [Fault("TD-12", "gold_harbor"), Fault("TD-12", "gold_salt_silo")]
    assert [fault for fault in faults(table) if fault.code == "TD-12"] == wrong


def test_events_too_come_from_one_box() -> None:
    """TD-04, TD-08, CD-21.8: the box has one Feud of the Basic Set."""
    table = golden_mean(events={"basic_feud": 2, "basic_year_of_plenty": 2})
    assert faults(table) == [Fault("TD-04", "basic_feud", 2, 1), Fault("TD-08", "basic_feud", 2, 1)]


def test_marked_draw_cards_of_a_kind_from_two_sets() -> None:
    """TD-05, CD-21.10: here the Goldsmiths of the Era of Gold carry two marks. Those of the Basic
    Set, which carry none, make up for none of them; the first card of the kind is named."""
    box = DeckBox(BOX.components)
    box.cards["gold_goldsmith"] = replace(box.cards["gold_goldsmith"], marked=2, count=2)
    table = golden_mean({"gold_goldsmith": 2, "basic_toll_bridge": 0, "gold_mint": 0})
    assert faults(table, box) == [Fault("TD-05", "basic_goldsmith")]
    table = golden_mean({"gold_goldsmith": 1, "basic_goldsmith": 2, "basic_toll_bridge": 0})
    assert [fault.code for fault in faults(table, box)] == ["TD-01"]


@pytest.mark.parametrize("name", ["x", "x" * 60])
def test_names_have_one_to_sixty_characters(name: str) -> None:
    """TD-13."""
    assert read_list(golden_mean(name=name, author=name))[1] == []


# warnings (CD-21.14)


def test_a_card_of_which_there_is_none_helps_nobody() -> None:
    """TW-1: a Merchant Guild in the number of nought is no Merchant Guild."""
    table = golden_mean({"gold_trade_master": 1})
    table["cards"]["gold_merchant_guild"] = 0
    assert Fault("TW-1", "gold_trade_master", 0, 0, ("merchant_guild",)) in warnings(table)


@pytest.mark.parametrize(("cards", "enough"), [({"basic_abbey": 1}, False), ({}, True)])
def test_two_progress_points_are_needed(cards: dict[str, int], enough: bool) -> None:
    """TW-1: Abbey and University have one each; the Abbey alone is not enough for Parliament."""
    few = {"progress_university": 0} if not enough else {}
    found = [fault.about for fault in warnings(golden_mean({**cards, **few}))]
    assert ("progress_parliament" in found) != enough


@pytest.mark.parametrize(
    ("card", "enough"),
    [
        ("basic_austin", True),
        ("turmoil_carl_forkbeard", True),
        ("turmoil_irmgard", False),
        ("progress_chief_cannoneer", False),
        ("turmoil_lookout_tower", False),
    ],
)
def test_a_hero_with_strength_is_needed(card: str, enough: bool) -> None:
    """TW-1: for the Gold Cache one strength point will do; Irmgard has none, and cannoneers and
    towers are no heroes."""
    heroes = {"basic_harald": 0, "basic_osmund": 0, "basic_candamir": 0, "basic_siglind": 0}
    found = warnings(golden_mean({**heroes, "gold_gold_cache": 1, card: 1}))
    assert ("gold_gold_cache" in [fault.about for fault in found]) != enough


@pytest.mark.parametrize(("halls", "expected"), [(1, []), (0, [Fault("TW-4", "", 4, 5)])])
def test_five_points_of_city_expansions_are_enough(halls: int, expected: list[Fault]) -> None:
    """TW-4: four Mints and Salt Silos with a Pharmacy, and without it."""
    reds = {id: 0 for id in golden_mean()["cards"] if is_of(BOX.cards[id], CITY_EXPANSION)}
    few = {"gold_mint": 2, "gold_salt_silo": 1, "gold_moneylender": 1, "progress_pharmacy": halls}
    found = warnings(golden_mean({**reds, **few}))
    assert [fault for fault in found if fault.code == "TW-4"] == expected


# what may be added, decks made by chance, sums


def test_a_fourth_event_may_be_added_but_no_second_feud() -> None:
    """CD-21.10, CD-21.11."""
    events = {"basic_feud": 1, "basic_invention": 1, "basic_year_of_plenty": 1}
    found = dict(closed(read_list(golden_mean(events=events))[0], BOX, USUAL))
    assert "gold_gift_for_the_prince" not in found
    assert found["turmoil_feud"] == Fault("TD-08", "basic_feud", 2, 1)


@pytest.mark.parametrize("limits", [USUAL, NO_HALF_MOONS])
def test_decks_made_by_chance_name_real_cards_and_starting_cards(limits: DeckLimits) -> None:
    """CD-21.7: no number below one, and three starting cards."""
    for seed in range(20):
        deck = random_deck(BOX, limits, Rng(seed), "Chance")
        assert all(n >= 1 for n in [*deck.cards.values(), *deck.events.values()])
        assert deck.start is not None and len(deck.start) == 3


def test_chance_leaves_in_the_box_only_what_would_break_a_rule() -> None:
    """CD-21.11: of these events there are just four that go together, whatever comes first."""
    box = DeckBox(BOX.components)
    for card in box.choosable_events():
        if card.id not in {*PLAIN, "progress_plague"}:
            del box.cards[card.id]
    for id in ("basic_year_of_plenty", "basic_traveling_merchant"):
        box.cards[id] = replace(box.cards[id], marked=0, count=1)
    for seed in range(20):
        deck = random_deck(box, USUAL, Rng(seed), "Chance")
        assert deck.events == {**PLAIN, "progress_plague": 1}


def test_what_a_deck_adds_up_to() -> None:
    """All copies count, ids that are no draw cards do not: two Mints with a victory point each,
    Candamir with his strength of 4, and a Scout, who costs nothing."""
    cards = {"gold_mint": 2, "basic_candamir": 1, "basic_scout": 1, "basic_feud": 5, "nothing": 9}
    found = totals(DeckList(cards=cards), BOX)
    mint, candamir = BOX.printed("gold_mint"), BOX.printed("basic_candamir")
    assert found.types == {"action": 1, "settlement": 1, "city": 2, "region": 0}
    assert found.sets == {"basic": 2, "gold": 2, "turmoil": 0, "progress": 0}
    costs = [2 * int(a) + int(b) for a, b in zip(mint.costs, candamir.costs, strict=True)]
    assert list(found.costs.values()) == costs
    assert (found.points["victory"], found.points["strength"]) == (2, 4)
    assert len(found.curve) == 8
    assert found.curve[0] == 1
    assert (found.curve[int(mint.price)], found.curve[int(candamir.price)]) == (2, 1)
    assert sum(found.curve) == 4
