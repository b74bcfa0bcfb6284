"""Decks as messages, and as the tables of a deck file."""

import msgspec

from stavitel.decks import MOST_IDS
from stavitel.games.catan_duel.decks.listing import FORMAT, DeckList
from stavitel.server.deck_wire import DeckSheet


def sheet_of(deck: DeckList) -> DeckSheet:
    return DeckSheet(deck.name, deck.author, deck.note, deck.start, deck.cards, deck.events)


def table_of(sheet: DeckSheet) -> dict[str, object]:
    """The same as a deck file would have it, to be checked."""
    table: dict[str, object] = {"format": FORMAT, **msgspec.structs.asdict(sheet)}
    if sheet.start is None:
        del table["start"]
    return table


def too_long(sheet: DeckSheet) -> bool:
    """What may still be added is tried card by card, so a list without end would take long."""
    return len(sheet.cards) + len(sheet.events) + len(sheet.start or []) > MOST_IDS
