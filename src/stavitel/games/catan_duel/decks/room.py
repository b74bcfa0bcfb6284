"""What may still be added to a deck, for those who build one (CD-21.8 to 21.11)."""

from dataclasses import replace

from stavitel.games.catan_duel.decks.box import DRAW, BoxCard, DeckBox
from stavitel.games.catan_duel.decks.check import violations
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.limits import EVENTS, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList

ABOUT_SIZE = ("TD-01", "TD-06")


def closed(listed: DeckList, box: DeckBox, limits: DeckLimits) -> list[tuple[str, Fault]]:
    """The ids of which no further copy may be added, each with the reason."""
    before = violations(listed, box, limits)
    found = []
    for card in [*box.draw_cards(), *box.choosable_events()]:
        reason = _reason(card, listed, box, limits, before)
        if reason is not None:
            found.append((card.id, reason))
    return found


def _reason(
    card: BoxCard, listed: DeckList, box: DeckBox, limits: DeckLimits, before: list[Fault]
) -> Fault | None:
    """A violation that one more copy would bring; the full deck where nothing else stands against
    it."""
    more = _with(card, listed)
    for fault in violations(more, box, limits):
        if fault not in before and fault.code not in ABOUT_SIZE:
            return fault
    if card.sort == DRAW and sum(more.cards.values()) > limits.deck_size:
        return Fault("TD-01", "", sum(more.cards.values()), limits.deck_size)
    if card.sort != DRAW and sum(more.events.values()) > EVENTS:
        return Fault("TD-06", "", sum(more.events.values()), EVENTS)
    return None


def _with(card: BoxCard, listed: DeckList) -> DeckList:
    if card.sort == DRAW:
        return replace(listed, cards=_one_more(listed.cards, card.id))
    return replace(listed, events=_one_more(listed.events, card.id))


def _one_more(counts: dict[str, int], id: str) -> dict[str, int]:
    return {**counts, id: counts.get(id, 0) + 1}
