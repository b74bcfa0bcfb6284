"""Drawing and discarding cards (CMC-3.8)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import count, has
from stavitel.engine.core import Actions
from stavitel.games.caylus_magna_carta.cards import DECK
from stavitel.games.caylus_magna_carta.events import CARD_DISCARDED, CARD_DRAWN, PILE_RENEWED
from stavitel.games.caylus_magna_carta.generated_frames import DealCardChance, DrawCardsStep
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import DEAL_CARD


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DrawCards(DrawCardsStep):
    """Draw one card after another; an empty pile is renewed when a card is needed (R2)."""

    def run(self, s: Caylus) -> None:
        if self.cards == 0:
            return
        if s.pile(self.seat) == 0:
            renew_pile(s, self.seat)
        if self.cards > 1:
            s.push(DrawCards(self.seat, self.cards - 1))
        s.push(DealCard(self.seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DealCard(DealCardChance):
    """The top card of a pile whose order nobody knows: any of its cards, equally likely."""

    def options(self, s: Caylus, out: Actions) -> None:
        out.clear()
        pile = s.pile(self.to)
        for card in range(DECK):
            if has(pile, card):
                out.add(DEAL_CARD.of(card))

    def choose(self, s: Caylus, action: i64) -> None:
        card = DEAL_CARD.value(action)
        s.take_from_pile(self.to, card)
        s.add_to_hand(self.to, card)
        s.emit(CARD_DRAWN, self.to, card)


def renew_pile(s: Caylus, seat: i64) -> None:
    """Shuffle the discard into a new pile; whoever counts cards now knows the hand."""
    s.set_pile(seat, s.discard(seat))
    s.set_discard(seat, 0)
    s.set_sure(seat, s.hand(seat))
    s.emit(PILE_RENEWED, seat, count(s.pile(seat)))


def discard_hand(s: Caylus, seat: i64) -> None:
    """Put the whole hand face up on the discard (CMC-2.6, CMC-5.12)."""
    hand = s.hand(seat)
    s.set_hand(seat, 0)
    s.set_sure(seat, 0)
    s.set_discard(seat, s.discard(seat) | hand)
    for card in range(DECK):
        if has(hand, card):
            s.emit(CARD_DISCARDED, seat, card)
