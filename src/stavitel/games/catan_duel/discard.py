"""Guido and Gustav: a card comes back from the discard pile (CD-11.18); in the tournament game
Guido's from the opponent's pile, Gustav's from one's own (CD-21.42)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import CARD_COUNT, GUIDO, GUSTAV
from stavitel.games.catan_duel.events import TAKEN_FROM_DISCARD
from stavitel.games.catan_duel.fields import GUIDO_PLAYED, GUSTAV_PLAYED
from stavitel.games.catan_duel.knowledge import add_to_hand
from stavitel.games.catan_duel.memory import seen_by_both
from stavitel.games.catan_duel.reasons import NOT_IN_DISCARD, ONCE_A_TURN
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import TAKE


def refuse_second_time(s: CatanDuel, card: i64) -> i64:
    """Each of the two may be played once in a turn (R43)."""
    return 0 if s.played_once & _mark(s, card) == 0 else ONCE_A_TURN.of(card)


def fetch_card(s: CatanDuel, seat: i64, card: i64) -> None:
    """The card played lies on the pile already, but cannot be taken."""
    s.played_once |= _mark(s, card)
    s.push(DiscardedCard(seat))


def pile_for(s: CatanDuel, seat: i64, card: i64) -> i64:
    """The pile a card lets its player take from."""
    return s.pile_of(1 - seat if s.box.kind[card] == GUIDO else seat)


def pile_played_for(s: CatanDuel, seat: i64) -> i64:
    """The same for the card just played, which lies uppermost on its player's pile."""
    own = s.pile_of(seat)
    size = s.pile_size(own)
    return own if size == 0 else pile_for(s, seat, s.in_pile(own, size - 1))


def _mark(s: CatanDuel, card: i64) -> i64:
    if s.box.kind[card] == GUIDO:
        return GUIDO_PLAYED
    return GUSTAV_PLAYED if s.box.kind[card] == GUSTAV else 0


@final
class DiscardedCard(Decision[CatanDuel]):
    """Which card of the discard pile, below the one just played, goes to the hand?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        pile = pile_played_for(s, self.seat)
        for card in range(CARD_COUNT):
            if s.is_in_pile(pile, card):
                out.add(TAKE.one(card))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not TAKE.holds(action):
            return NOT_NOW.of()
        card = TAKE.value(action)
        pile = pile_played_for(s, self.seat)
        played = 1 if pile == s.pile_of(self.seat) else 0
        for n in range(s.pile_size(pile) - played):
            if s.in_pile(pile, n) == card:
                return 0
        return NOT_IN_DISCARD.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        """Both know what was taken: they saw the pile grow."""
        card = TAKE.value(action)
        s.take_from_pile(pile_played_for(s, self.seat), card)
        add_to_hand(s, self.seat, seen_by_both(card))
        s.emit(TAKEN_FROM_DISCARD, self.seat, card)
