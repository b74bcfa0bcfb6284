"""Random legal decks, for tests and for whoever wants to meet the unexpected."""

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.decks.box import BoxCard, DeckBox
from stavitel.games.catan_duel.decks.check import violations
from stavitel.games.catan_duel.decks.limits import EVENTS, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList

ABOUT_SIZE = ("TD-01", "TD-06", "TD-10")


def random_deck(box: DeckBox, limits: DeckLimits, rng: Rng, name: str) -> DeckList:
    """Copies drawn one by one from the whole box; what would break a rule stays in it."""
    deck = DeckList(name=name, author="stavitel")
    for id in _shuffled(box.draw_cards(), rng):
        if sum(deck.cards.values()) < limits.deck_size:
            _try(deck, deck.cards, id, box, limits)
    for id in _shuffled(box.choosable_events(), rng):
        if sum(deck.events.values()) < EVENTS:
            _try(deck, deck.events, id, box, limits)
    copies = [id for id, n in sorted(deck.cards.items()) for _ in range(n)]
    deck.start = [copies.pop(int(rng.below(len(copies)))) for _ in range(limits.start_cards)]
    return deck


def _shuffled(cards: list[BoxCard], rng: Rng) -> list[str]:
    left = [card.id for card in cards for _ in range(card.count)]
    return [left.pop(int(rng.below(len(left)))) for _ in range(len(left))]


def _try(deck: DeckList, counts: dict[str, int], id: str, box: DeckBox, limits: DeckLimits) -> None:
    counts[id] = counts.get(id, 0) + 1
    if all(fault.code in ABOUT_SIZE for fault in violations(deck, box, limits)):
        return
    counts[id] -= 1
    if counts[id] == 0:
        del counts[id]
