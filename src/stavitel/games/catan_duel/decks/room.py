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
    found = []
    for card in [*box.draw_cards(), *box.choosable_events()]:
        reason = _reason(card, listed, box, limits)
        if reason is not None:
            found.append((card.id, reason))
    return found


def _reason(card: BoxCard, listed: DeckList, box: DeckBox, limits: DeckLimits) -> Fault | None:
    """A violation that one more copy would bring; the full deck where nothing else stands against
    it. Only cards of the same kind matter to one another."""
    same = [other.id for other in box.of_kind(card.sort, card.kind)]
    alike = DeckList(cards=_only(listed.cards, same), events=_only(listed.events, same))
    before = violations(alike, box, limits)
    for fault in violations(_with(card, alike), box, limits):
        if fault not in before and fault.code not in ABOUT_SIZE:
            return fault
    cards, events = sum(listed.cards.values()) + 1, sum(listed.events.values()) + 1
    if card.sort == DRAW and cards > limits.deck_size:
        return Fault("TD-01", "", cards, limits.deck_size)
    if card.sort != DRAW and events > EVENTS:
        return Fault("TD-06", "", events, EVENTS)
    return None


def _only(counts: dict[str, int], ids: list[str]) -> dict[str, int]:
    return {id: counts[id] for id in ids if id in counts}


def _with(card: BoxCard, listed: DeckList) -> DeckList:
    if card.sort == DRAW:
        return replace(listed, cards=_one_more(listed.cards, card.id))
    return replace(listed, events=_one_more(listed.events, card.id))


def _one_more(counts: dict[str, int], id: str) -> dict[str, int]:
    return {**counts, id: counts.get(id, 0) + 1}
