"""The event Fraternal Feuds: the stronger player puts hand cards of the other away (CD-8.2).

Cards and stacks are chosen one after the other, but the cards leave the hand together: their owner
is told which stacks grew, not what lies where. Until then the choices travel in one number.
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, SEATS
from stavitel.games.catan_duel.events import HAND_CARD_MISSED
from stavitel.games.catan_duel.generated_frames import FeudCardDecision, FeudStackDecision
from stavitel.games.catan_duel.knowledge import (
    add_hand,
    hand_card,
    put_away,
    put_away_mixed,
    show_hand,
)
from stavitel.games.catan_duel.reasons import NOT_IN_HAND
from stavitel.games.catan_duel.stacks import add_stacks, only_stack, refuse_stack
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import HIDE, PUT_UNDER

_BITS: Final = 11
"""A chosen card with its stack takes so many: 1 more than six times the card and the stack, and
for stacks from the seventh on 512 more for every six of them."""
_MASK: Final = 2047
_SIX: Final = 6
_MORE: Final = 512


def hit_by_fraternal_feuds(s: CatanDuel, seat: i64) -> bool:
    """Whoever has cards in hand while the opponent has the strength advantage."""
    return s.has_strength_advantage(1 - seat) and s.hand_size(seat) > 0


def begin_fraternal_feuds(s: CatanDuel, affected: i64) -> None:
    for seat in range(SEATS):
        if has(affected, seat):
            show_hand(s, seat)
            s.push(FeudCard(1 - seat, 0))


@final
class FeudCard(FeudCardDecision):
    """Which card of the opponent's hand is put away next?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_hand(s, 1 - self.seat, HIDE.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not HIDE.holds(action):
            return NOT_NOW.of()
        card = HIDE.value(action)
        left: i64 = 0
        for n in range(s.hand_size(1 - self.seat)):
            if hand_card(s, 1 - self.seat, n) == card:
                left += 1
        for n in range(number_of(self.chosen)):
            if nth_card(self.chosen, n) == card:
                left -= 1
        return NOT_IN_HAND.of(card) if left == 0 else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        card = HIDE.value(action)
        stack = only_stack(s, 1 - self.seat, card)
        if stack == NOTHING:
            s.push(FeudStack(self.seat, card, self.chosen))
        else:
            add_choice(s, self.seat, card, stack, self.chosen)

    def secret(self) -> bool:
        return True


@final
class FeudStack(FeudStackDecision):
    """Under which stack does that card go?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, 1 - self.seat, PUT_UNDER.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        return refuse_stack(s, 1 - self.seat, self.card, action)

    def choose(self, s: CatanDuel, action: i64) -> None:
        add_choice(s, self.seat, self.card, PUT_UNDER.value(action), self.chosen)


def add_choice(s: CatanDuel, seat: i64, card: i64, stack: i64, chosen: i64) -> None:
    """Ask for the next card, or put all of them away."""
    number = number_of(chosen)
    chosen = chosen_with(chosen, card, stack)
    if number + 1 < min(s.box.fraternal_feuds_cards, s.hand_size(1 - seat)):
        s.push(FeudCard(seat, chosen))
        return
    for n in range(number + 1):
        if _is_mixed(s, 1 - seat, chosen, n):
            put_away_mixed(s, 1 - seat, nth_card(chosen, n), nth_stack(chosen, n))
        else:
            put_away(s, 1 - seat, nth_card(chosen, n), nth_stack(chosen, n))
    missed = [int(nth_card(chosen, n)) for n in range(number + 1)]
    for lost in sorted(missed):  # an order that tells nothing of the stacks
        s.emit(HAND_CARD_MISSED, 1 - seat, lost)


def chosen_with(chosen: i64, card: i64, stack: i64) -> i64:
    """The choices so far and one more."""
    choice = 1 + _SIX * card + stack % _SIX + _MORE * (stack // _SIX)
    return chosen | choice << _BITS * number_of(chosen)


def number_of(chosen: i64) -> i64:
    number: i64 = 0
    while chosen >> _BITS * number != 0:
        number += 1
    return number


def nth_card(chosen: i64, n: i64) -> i64:
    return ((chosen >> _BITS * n & _MASK) - 1) % _MORE // _SIX


def nth_stack(chosen: i64, n: i64) -> i64:
    choice = (chosen >> _BITS * n & _MASK) - 1
    return choice % _MORE % _SIX + _SIX * (choice // _MORE)


def _is_mixed(s: CatanDuel, seat: i64, chosen: i64, n: i64) -> bool:
    """Whether another card that looks the same from behind goes away too."""
    card = nth_card(chosen, n)
    for place in range(number_of(chosen)):
        other = nth_card(chosen, place)
        if other != card and s.back_of(seat, other) == s.back_of(seat, card):
            return True
    return False
