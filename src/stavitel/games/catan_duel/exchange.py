"""The exchange of one hand card at the end of a turn (CD-12.4)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import EXCHANGE, PARISH_HALL, TOWN_HALL
from stavitel.games.catan_duel.events import EXCHANGE_SKIPPED
from stavitel.games.catan_duel.knowledge import add_hand, draw_top, in_hand
from stavitel.games.catan_duel.payment import PayAny
from stavitel.games.catan_duel.reasons import NOT_IN_HAND, TOO_FEW_TO_SEARCH
from stavitel.games.catan_duel.replenish import hide
from stavitel.games.catan_duel.searching import Searching
from stavitel.games.catan_duel.stacks import add_stacks, refuse_drawing
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DRAW, EXCHANGE_CARD, SEARCH, SKIP


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Exchange(Step[CatanDuel]):
    """Whoever has a card may exchange one."""

    def run(self, s: CatanDuel) -> None:
        s.phase = EXCHANGE
        if s.hand_size(s.active) > 0:
            s.push(ExchangeChoice(s.active))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ExchangeChoice(Decision[CatanDuel]):
    """Which card is put away for another one, if any?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_hand(s, self.seat, EXCHANGE_CARD.base, out)
        out.add(SKIP.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == SKIP.of():
            return 0
        if not EXCHANGE_CARD.holds(action):
            return NOT_NOW.of()
        card = EXCHANGE_CARD.value(action)
        return 0 if in_hand(s, self.seat, card) else NOT_IN_HAND.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == SKIP.of():
            s.emit(EXCHANGE_SKIPPED, self.seat)
            return
        s.push(NewCard(self.seat))
        hide(s, self.seat, EXCHANGE_CARD.value(action))

    def secret(self) -> bool:
        return True


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NewCard(Decision[CatanDuel]):
    """Where does the new card come from: the top of a stack, or its inside for a price?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, self.seat, DRAW.base, out)
        add_stacks(s, self.seat, SEARCH.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if DRAW.holds(action):
            return refuse_drawing(s, self.seat, DRAW.value(action))
        if not SEARCH.holds(action):
            return NOT_NOW.of()
        have = s.held_in_all(self.seat)
        need = search_price(s, self.seat)
        if have < need:
            return TOO_FEW_TO_SEARCH.of(need, have)
        return refuse_drawing(s, self.seat, SEARCH.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        if DRAW.holds(action):
            draw_top(s, self.seat, DRAW.value(action))
            return
        s.push(Searching(self.seat, SEARCH.value(action)))
        price = search_price(s, self.seat)
        if price > 0:
            s.push(PayAny(self.seat, price))


def search_price(s: CatanDuel, seat: i64) -> i64:
    """Resources of any kind; fewer with a Parish Hall, none with a Town Hall (CD-12.5)."""
    if s.has_kind(seat, TOWN_HALL):
        return 0
    return s.box.parish_search_price if s.has_kind(seat, PARISH_HALL) else s.box.search_price
