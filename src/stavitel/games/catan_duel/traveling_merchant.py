"""The event Traveling Merchant: resources for gold (CD-8.6)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import GOLD, NOT_GOLD, RESOURCE_COUNT
from stavitel.games.catan_duel.events import GAINED, PURCHASES_ENDED
from stavitel.games.catan_duel.gain import add_stores, refuse_gain
from stavitel.games.catan_duel.generated_frames import DeliveryStep, PurchaseDecision
from stavitel.games.catan_duel.payment import cost_of, pay
from stavitel.games.catan_duel.reasons import NO_GOLD_LEFT, NOT_GOLD_FOR_GOLD
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import BUY, ENOUGH


def offer_wares(s: CatanDuel, seat: i64) -> bool:
    """A player with gold and room may buy; False for anybody else."""
    if not _can_buy(s, seat):
        return False
    s.push(Purchase(seat, s.box.merchant_purchases))
    return True


def _can_buy(s: CatanDuel, seat: i64) -> bool:
    if s.held(seat, GOLD) == 0:
        return False
    for resource in range(RESOURCE_COUNT):
        if resource != GOLD and s.room_for(seat, resource) > 0:
            return True
    return False


@final
class Purchase(PurchaseDecision):
    """Which resource does the player buy next, if any? Its store says what it is (CD-8.6)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stores(s, self.seat, BUY.base, out)
        out.add(ENOUGH.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == ENOUGH.of():
            return 0
        if not BUY.holds(action):
            return NOT_NOW.of()
        store = BUY.value(action)
        if s.resource_at(self.seat, store) == GOLD:
            return NOT_GOLD_FOR_GOLD.of()
        if s.held(self.seat, GOLD) == 0:
            return NO_GOLD_LEFT.of()
        return refuse_gain(s, self.seat, NOT_GOLD, store)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == ENOUGH.of():
            s.emit(PURCHASES_ENDED, self.seat)
            return
        s.push(Delivery(self.seat, BUY.value(action), self.left - 1))
        pay(s, self.seat, cost_of(GOLD, 1))


@final
class Delivery(DeliveryStep):
    """What was paid for arrives; there may be more to buy."""

    def run(self, s: CatanDuel) -> None:
        s.add_stock(self.seat, self.store, 1)
        s.tell_stock(GAINED, self.seat, self.store, 1)
        if self.left > 0 and _can_buy(s, self.seat):
            s.push(Purchase(self.seat, self.left))
