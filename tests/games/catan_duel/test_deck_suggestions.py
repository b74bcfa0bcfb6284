"""A deck made whole: what fits stays, what breaks a rule goes, what is needed comes (CD-21.13)."""

from dataclasses import replace

import pytest

from stavitel.decks import SAMPLES, USUAL, deck_box, sample
from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.decks.advice import advice
from stavitel.games.catan_duel.decks.check import violations
from stavitel.games.catan_duel.decks.limits import NONE_ALLOWED, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.decks.random_deck import random_deck
from stavitel.games.catan_duel.decks.suggest import suggested

BOX = deck_box()
MODELS = [sample(id) for id in SAMPLES]


def whole(begun: DeckList, limits: DeckLimits = USUAL) -> DeckList:
    return suggested(begun, MODELS, BOX, limits)


def test_out_of_nothing_comes_a_deck_about_which_nothing_need_be_said() -> None:
    deck = whole(DeckList(name="Mine", author="me"))
    assert (violations(deck, BOX, USUAL), advice(deck, BOX)) == ([], [])
    assert (deck.name, deck.author, len(deck.start or [])) == ("Mine", "me", 3)


def test_cards_come_with_what_they_need() -> None:
    """The Archer needs a Hedge Tavern, the University an Abbey or a Library (CD-21.14)."""
    deck = whole(DeckList(cards={"turmoil_archer": 2, "progress_university": 1}))
    assert deck.cards["turmoil_archer"] == 2 and deck.cards["turmoil_hedge_tavern"] == 1
    assert "basic_abbey" in deck.cards or "progress_library" in deck.cards
    assert (violations(deck, BOX, USUAL), advice(deck, BOX)) == ([], [])


def test_what_breaks_a_rule_goes_and_the_rest_stays() -> None:
    """TD-02, TD-04 and TD-09; of a card that may stand only once, one is enough (TW-3)."""
    begun = DeckList(
        cards={"basic_abbey": 5, "no_such_card": 2, "gold_mint": 2},
        events={"basic_yule": 1, "progress_plague": 1},
        start=["gold_mint", "no_such_card"],
    )
    deck = whole(begun)
    assert violations(deck, BOX, USUAL) == []
    assert (deck.cards["basic_abbey"], deck.cards["gold_mint"]) == (1, 2)
    assert deck.events["progress_plague"] == 1 and "basic_yule" not in deck.events
    assert deck.start is not None and deck.start[0] == "gold_mint"


def test_a_deck_that_needs_nothing_stays_as_it_is() -> None:
    for id in ("golden_mean", "gold_rush", "merchant_fleet", "nine_heroes"):
        assert whole(sample(id)) == sample(id)


@pytest.mark.parametrize("size", [24, 33, 36])
def test_it_is_legal_at_tables_with_other_house_rules(size: int) -> None:
    for limits in (DeckLimits(deck_size=size), DeckLimits(size, 3, NONE_ALLOWED)):
        for id in SAMPLES:
            assert violations(whole(sample(id), limits), BOX, limits) == []


def test_any_deck_becomes_legal_and_stays_so() -> None:
    for seed in range(30):
        begun = random_deck(BOX, DeckLimits(deck_size=20), Rng(seed), "any")
        deck = whole(begun)
        assert violations(deck, BOX, USUAL) == []
        assert whole(deck).cards == deck.cards


def test_what_a_card_needs_comes_even_without_models() -> None:
    """CD-21.14: the Hedge Tavern for the Archer, before the deck is filled up from the box."""
    deck = suggested(DeckList(cards={"turmoil_archer": 2}), [], BOX, USUAL)
    assert deck.cards["turmoil_hedge_tavern"] == 1
    assert violations(deck, BOX, USUAL) == []


@pytest.mark.parametrize("id", SAMPLES)
def test_events_are_those_of_the_deck_most_like_it(id: str) -> None:
    """One of each comes first; second copies only where there are too few."""
    own = sample(id).events
    found = whole(replace(sample(id), events={})).events
    assert set(found.values()) == {1}
    assert set(own) <= set(found)
