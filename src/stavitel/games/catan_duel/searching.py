"""Looking through a draw stack and taking cards out of it (CD-12.4, CD-14.5, CD-18.33)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import CARD_COUNT, NOTHING
from stavitel.games.catan_duel.events import NOTHING_TAKEN
from stavitel.games.catan_duel.generated_frames import SearchedCardDecision, SearchingStep
from stavitel.games.catan_duel.knowledge import in_stack, look_through, take_from_stack
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.reasons import NOT_IN_STACK
from stavitel.games.catan_duel.stacks import add_stacks, any_card_left, refuse_drawing
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DECLINE, SEARCH, TAKE

_HALF: Final = 40


def offer_search(s: CatanDuel, seat: i64) -> None:
    """The seat may look through a stack of choice for a card, free of charge (CD-18.33)."""
    if any_card_left(s, seat):
        s.push(SearchChoice(seat))


@final
class SearchChoice(Decision[CatanDuel]):
    """Which stack does the player look through, if any?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(DECLINE.of())
        add_stacks(s, self.seat, SEARCH.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == DECLINE.of():
            return 0
        if not SEARCH.holds(action):
            return NOT_NOW.of()
        return refuse_drawing(s, self.seat, SEARCH.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == DECLINE.of():
            s.emit(NOTHING_TAKEN, self.seat)
        else:
            search(s, self.seat, SEARCH.value(action), 1)


@final
class Searching(SearchingStep):
    """A search that waits until it is paid for."""

    def run(self, s: CatanDuel) -> None:
        search(s, self.seat, self.stack, 1)


def search(s: CatanDuel, seat: i64, stack: i64, cards: i64) -> None:
    """The seat sees a stack and has to take so many cards from it now (CD-12.6)."""
    look_through(s, seat, stack)
    s.push(SearchedCard(seat, stack, cards))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class SearchedCard(SearchedCardDecision):
    """Which card does the player take out of the stack he looks through?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        low: i64 = 0  # the cards of the stack as two sets, so that each is offered once
        high: i64 = 0
        first = s.stack_place(self.stack, 0)
        for place in range(first, first + s.stack_size(self.stack)):
            card = card_of(s.hidden[place])
            if card < _HALF:
                low |= bit(card)
            else:
                high |= bit(card - _HALF)
        for card in range(_HALF):
            if has(low, card):
                out.add(TAKE.one(card))
        for card in range(_HALF, CARD_COUNT):
            if has(high, card - _HALF):
                out.add(TAKE.one(card))

    def options(self, s: CatanDuel, out: Actions) -> None:
        """Every card of the stack may be taken."""
        out.clear()
        self.candidates(s, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not TAKE.holds(action):
            return NOT_NOW.of()
        card = TAKE.value(action)
        return NOT_IN_STACK.of(card) if in_stack(s, self.stack, card) == NOTHING else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        if self.cards > 1 and s.stack_size(self.stack) > 1:
            s.push(SearchedCard(self.seat, self.stack, self.cards - 1))
        take_from_stack(s, self.seat, self.stack, TAKE.value(action))

    def secret(self) -> bool:
        return True
