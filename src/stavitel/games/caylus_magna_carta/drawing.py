"""Drawing and discarding cards (CMC-3.8)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, count, has
from stavitel.engine.core import Actions, Chance, Step
from stavitel.games.caylus_magna_carta.cards import DECK
from stavitel.games.caylus_magna_carta.events import CARD_DISCARDED, CARD_DRAWN, PILE_RENEWED
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import DEAL_CARD


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DrawCards(Step[Caylus]):
    """Draw one card after another; an empty pile is renewed when a card is needed (R2)."""

    def __init__(self, seat: i64, cards: i64) -> None:
        super().__init__()
        self.seat: Final[i64] = seat
        self.cards: Final[i64] = cards

    def args(self) -> list[int]:
        return [int(self.seat), int(self.cards)]

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
class DealCard(Chance[Caylus]):
    """The top card of a pile whose order nobody knows: any of its cards, equally likely."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: Final[i64] = to

    def args(self) -> list[int]:
        return [int(self.to)]

    def options(self, s: Caylus, out: Actions) -> None:
        out.clear()
        pile = s.pile(self.to)
        for card in range(DECK):
            if has(pile, card):
                out.add(DEAL_CARD.of(card))

    def choose(self, s: Caylus, action: i64) -> None:
        card = DEAL_CARD.value(action)
        s.set_pile(self.to, s.pile(self.to) & ~bit(card))
        s.set_hand(self.to, s.hand(self.to) | bit(card))
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
