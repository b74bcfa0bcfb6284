"""Decks come to the table: those that were brought, or any legal ones (CD-21.7, CD-21.16)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import CARD_COUNT, SEATS
from stavitel.games.catan_duel.deck_counts import (
    add_chosen_event,
    add_to_deck,
    deck_count,
    deck_limit,
    deck_size,
    full_deck,
)
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.event_setup import DealDeckEvent
from stavitel.games.catan_duel.events import DECK_CARD_DEALT, DECK_CARD_SHOWN, START_CARD_CHOSEN
from stavitel.games.catan_duel.fields import FROM_DECK, OPEN_DECKS
from stavitel.games.catan_duel.generated_frames import DealDeckChance
from stavitel.games.catan_duel.knowledge import hand_card, lay_in_hand
from stavitel.games.catan_duel.memory import seen_by
from stavitel.games.catan_duel.reasons import NOT_IN_DECK
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DEAL_CARD, TAKE


def bring_deck(s: CatanDuel, seat: i64, deck: Deck) -> None:
    """A player hands in his deck; its starting cards are his hand, if he has named any and the
    table takes them from the deck (CD-21.15, CD-21.19)."""
    for card in deck.cards:
        add_to_deck(s, seat, card, 1)
    for happening in deck.events:
        add_chosen_event(s, seat, happening, 1)
    if s.start_hand == FROM_DECK:
        for card in deck.start:
            lay_in_hand(s, seat, seen_by(card, seat))


def deal_decks(s: CatanDuel) -> None:
    """Whoever brings none gets any legal deck, each as likely as every other."""
    for seat in range(SEATS - 1, -1, -1):
        if deck_size(s, seat) == 0:
            s.push(DealDeckEvent(seat))
            s.push(DealDeck(seat))


@final
class DealDeck(DealDeckChance):
    """The next card of a deck, from its player's own box (CD-21.2, CD-21.8)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for card in range(CARD_COUNT):
            if deck_limit(s, card) > deck_count(s, self.player, card):
                out.add(DEAL_CARD.one(card))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        card = DEAL_CARD.value(action)
        return deck_limit(s, card) - deck_count(s, self.player, card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        card = DEAL_CARD.value(action)
        add_to_deck(s, self.player, card, 1)
        is_open = s.deck_lists == OPEN_DECKS
        s.emit(DECK_CARD_SHOWN if is_open else DECK_CARD_DEALT, self.player, card)
        if deck_size(s, self.player) < full_deck(s):
            s.push(self)


def choose_start(s: CatanDuel, seat: i64) -> None:
    """Whoever has not named his starting cards chooses them now (CD-21.19)."""
    if s.hand_size(seat) < s.mode().start_cards:
        s.push(StartCard(seat))


@final
class StartCard(Decision[CatanDuel]):
    """Which card of his deck does a player take as a starting card (CD-21.19)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for card in range(CARD_COUNT):
            if deck_count(s, self.seat, card) > 0:
                out.add(TAKE.one(card))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not TAKE.holds(action):
            return NOT_NOW.of()
        card = TAKE.value(action)
        left = deck_count(s, self.seat, card)
        for n in range(s.hand_size(self.seat)):
            if hand_card(s, self.seat, n) == card:
                left -= 1
        return 0 if left > 0 else NOT_IN_DECK.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        card = TAKE.value(action)
        lay_in_hand(s, self.seat, seen_by(card, self.seat))
        s.emit(START_CARD_CHOSEN, self.seat, card)
        if s.hand_size(self.seat) < s.mode().start_cards:
            s.push(self)

    def secret(self) -> bool:
        return True
