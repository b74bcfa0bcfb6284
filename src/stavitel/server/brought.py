"""Decks that are brought to a table: chosen, checked, kept, and handed to the rules (CD-21.15)."""

import secrets
from collections.abc import Mapping, Sequence

from stavitel.brought_decks import BadDecks, limits_of, opening_position, takes_decks
from stavitel.decks import MOST_IDS, SAMPLES, deck_box, sample, told_sample
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.games import game as game_named
from stavitel.games.catan_duel.decks.check import check_table, violations
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.server.deck_sheets import sheet_of, table_of, too_long
from stavitel.server.deck_wire import DeckChoice, DeckSheet
from stavitel.server.http_wire import NewTable
from stavitel.server.store import BroughtDeck, NamedDeck, Setup
from stavitel.texts import Texts

Decks = dict[int, NamedDeck]
"""By seat."""


def first_decks(asked: NewTable, setup: Setup, lang: str) -> Decks:
    """The decks that are there when a table is set up: those that were named, and one for every
    bot; raises BadSetup."""
    game, decks = game_named(setup.game), {}
    for seat, place in enumerate(asked.seats):
        if place.deck is not None and place.kind == "open":
            raise BadSetup("deck: expected none for an open seat; whoever sits down brings it")
        if place.deck is not None:
            decks[seat] = chosen_deck(place.deck, game, setup.switches, lang, setup.variant)
        elif place.kind == "bot" and setup.decks:
            decks[seat] = any_sample(setup.switches)
    return decks


def chosen_deck(
    choice: DeckChoice, game: Game, switches: Mapping[str, str], lang: str, variant: str
) -> NamedDeck:
    """What somebody has chosen, if it is legal at this table; raises BadSetup in their language."""
    if not takes_decks(game, variant):
        raise BadSetup(Texts(game, lang).text("table-no-decks"))
    if choice.kind == "random":
        return "", BroughtDeck()
    if choice.kind == "any_sample":
        return any_sample(switches)
    table = _own(choice.sheet) if choice.kind == "own" else _sample(choice.sample, game, lang)
    verdict = check_table(table, deck_box(), limits_of(switches))
    if verdict.faults:
        raise BadSetup(BadDecks(verdict.listed.name, verdict.faults, game).told(lang))
    return kept(verdict.listed)


def any_sample(switches: Mapping[str, str]) -> NamedDeck:
    """A sample that nobody has chosen, for a bot; chance makes a deck up where none is legal."""
    legal = [
        deck
        for deck in map(sample, SAMPLES)
        if not violations(deck, deck_box(), limits_of(switches))
    ]
    return kept(secrets.choice(legal)) if legal else ("", BroughtDeck())


def opening(
    game: Game, setup: Setup, switches: Mapping[str, str], decks: Sequence[BroughtDeck | None]
) -> dict[str, object] | None:
    """The position in which a game with these decks begins; None where nobody has brought any."""
    if not any(deck is not None and deck.cards for deck in decks):
        return None
    return opening_position(game, setup.variant, switches, [_listed(deck) for deck in decks])


def kept(deck: DeckList) -> NamedDeck:
    return deck.name, BroughtDeck(deck.cards, deck.events, deck.start)


def _listed(deck: BroughtDeck | None) -> DeckList | None:
    if deck is None or not deck.cards:
        return None
    return DeckList(cards=deck.cards, events=deck.events, start=deck.start)


def _own(sheet: DeckSheet | None) -> dict[str, object]:
    if sheet is None:
        raise BadSetup("deck: expected a sheet for a deck of your own; got none")
    if too_long(sheet):
        raise BadSetup(f"deck: expected at most {MOST_IDS} different cards; it has more")
    return table_of(sheet)


def _sample(id: str, game: Game, lang: str) -> dict[str, object]:
    if id not in SAMPLES:
        raise BadSetup(f"deck: expected one of {', '.join(SAMPLES)}; got '{id[:40]}'")
    return table_of(sheet_of(told_sample(id, Texts(game, lang))))
