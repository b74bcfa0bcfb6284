"""What limits a deck, and what does not (CD-21.7 to CD-21.12)."""

import pytest

from stavitel.decks import deck_box
from stavitel.games.catan_duel.cards import BASIC
from stavitel.games.catan_duel.decks.box import BoxCard
from stavitel.games.catan_duel.decks.check import violations
from stavitel.games.catan_duel.decks.limits import DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION

BOX = deck_box()
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
