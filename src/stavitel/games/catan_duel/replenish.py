"""The hand at the end of a turn: missing cards are drawn, surplus ones put away (CD-12)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, REPLENISH
from stavitel.games.catan_duel.generated_frames import HiddenCardStackDecision
from stavitel.games.catan_duel.knowledge import add_hand, draw_top, hide_under, in_hand
from stavitel.games.catan_duel.reasons import NOT_IN_HAND
from stavitel.games.catan_duel.stacks import (
    add_stacks,
    any_card_left,
    only_stack,
    refuse_drawing,
    refuse_stack,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DRAW, HIDE, PUT_UNDER


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Replenish(Step[CatanDuel]):
    """Card by card, until the hand has the right size (CD-12.1 to 12.3)."""

    def run(self, s: CatanDuel) -> None:
        s.phase = REPLENISH
        seat = s.active
        size = s.hand_size(seat)
        limit = hand_limit(s, seat)
        if size < limit and any_card_left(s, seat):
            s.push(self)
            s.push(DrawChoice(seat))
        elif size > limit:
            s.push(self)
            s.push(SurplusCard(seat))


def hand_limit(s: CatanDuel, seat: i64) -> i64:
    """Progress points let a hand grow (CD-12.1)."""
    return s.box.hand + s.progress(seat)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DrawChoice(Decision[CatanDuel]):
    """From which stack does the next card come (CD-12.2, R36)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, self.seat, DRAW.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        return (
            refuse_drawing(s, self.seat, DRAW.value(action)) if DRAW.holds(action) else NOT_NOW.of()
        )

    def choose(self, s: CatanDuel, action: i64) -> None:
        draw_top(s, self.seat, DRAW.value(action))


@final
class SurplusCard(Decision[CatanDuel]):
    """Which card leaves a hand that is too large (CD-12.3)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_hand(s, self.seat, HIDE.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not HIDE.holds(action):
            return NOT_NOW.of()
        card = HIDE.value(action)
        return 0 if in_hand(s, self.seat, card) else NOT_IN_HAND.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        hide(s, self.seat, HIDE.value(action))

    def secret(self) -> bool:
        return True


def hide(s: CatanDuel, seat: i64, card: i64) -> None:
    """A hand card goes face down under a stack with its back (CD-15.6)."""
    stack = only_stack(s, seat, card)
    if stack == NOTHING:
        s.push(HiddenCardStack(seat, card))
    else:
        hide_under(s, seat, card, stack)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class HiddenCardStack(HiddenCardStackDecision):
    """Under which stack does a hand card go? The card stays in the hand until then."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, self.seat, PUT_UNDER.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        return refuse_stack(s, self.seat, self.card, action)

    def choose(self, s: CatanDuel, action: i64) -> None:
        hide_under(s, self.seat, self.card, PUT_UNDER.value(action))
