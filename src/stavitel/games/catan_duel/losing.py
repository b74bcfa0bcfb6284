"""Expansions that leave a principality because of an event or an attack (CD-15.6, CD-15.7)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.games.catan_duel.cards import ANY, IRMGARD, NOTHING
from stavitel.games.catan_duel.events import CARD_LOST, LAID_FACE_UP
from stavitel.games.catan_duel.gain import Gaining
from stavitel.games.catan_duel.generated_frames import LostCardStackDecision
from stavitel.games.catan_duel.knowledge import put_openly_under
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.stacks import add_stacks, only_stack, refuse_stack
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import PUT_UNDER


def lose_card(s: CatanDuel, seat: i64, card: i64, site: i64) -> None:
    """An expansion goes under a stack of its owner's choice; Irmgard makes up for it (CD-18.23)."""
    s.lift_card(seat, site, card)
    s.emit(CARD_LOST, seat, card, site)
    recount(s, seat)
    if s.has_kind(seat, IRMGARD):
        s.push(Gaining(seat, ANY, 1))
    if card == s.mode().face_up_card:
        lay_face_up(s, seat, card)
        return
    stack = only_stack(s, seat, card)
    if stack == NOTHING:
        s.push(LostCardStack(seat, card))
    else:
        put_openly_under(s, seat, card, stack)


def lay_face_up(s: CatanDuel, seat: i64, card: i64) -> None:
    """A card that was built from the open stack goes back to it (CD-15.5, CD-15.7)."""
    s.face_up_left += 1
    s.emit(LAID_FACE_UP, seat, card)


@final
class LostCardStack(LostCardStackDecision):
    """Under which stack does the owner put a card he lost (CD-15.6, R10)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, self.seat, PUT_UNDER.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        return refuse_stack(s, self.seat, self.card, action)

    def choose(self, s: CatanDuel, action: i64) -> None:
        put_openly_under(s, self.seat, self.card, PUT_UNDER.value(action))
