"""Paying: the player chooses the stores the resources come from (CD-4.5).

A cost is one number with three bits for each resource.
"""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.events import EventKind
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import CACHE, GOLD, NOTHING, RESOURCE_COUNT
from stavitel.games.catan_duel.events import PAID
from stavitel.games.catan_duel.gain import add_stores
from stavitel.games.catan_duel.generated_frames import PayAnyDecision, PayDecision
from stavitel.games.catan_duel.reasons import NO_STORE, OTHER_RESOURCE, STORE_EMPTY
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import PAY


def cost_of(resource: i64, amount: i64) -> i64:
    return amount << 3 * resource


def amount_in(cost: i64, resource: i64) -> i64:
    return cost >> 3 * resource & 7


def pay(s: CatanDuel, seat: i64, cost: i64) -> None:
    """Pay what leaves no choice at once and ask for the rest, on top of the stack."""
    left: i64 = 0
    for resource in range(RESOURCE_COUNT):
        need = amount_in(cost, resource)
        if need > 0 and not leaves_without_choice(s, seat, resource, need, PAID):
            left |= cost_of(resource, need)
    if left != 0:
        s.push(Pay(seat, left))


@final
class Pay(PayDecision):
    """Which store does the next resource of a cost come from (CD-4.5)?"""

    def resource(self) -> i64:
        """Resources are paid in their order."""
        resource: i64 = 0
        while amount_in(self.cost, resource) == 0:
            resource += 1
        return resource

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stores(s, self.seat, PAY.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not PAY.holds(action):
            return NOT_NOW.of()
        store = PAY.value(action)
        if s.is_store(self.seat, store) and s.resource_at(self.seat, store) != self.resource():
            return OTHER_RESOURCE.of(store)
        return refuse_payment(s, self.seat, store)

    def choose(self, s: CatanDuel, action: i64) -> None:
        leave(s, self.seat, PAY.value(action), 1, PAID)
        pay(s, self.seat, self.cost - cost_of(self.resource(), 1))


@final
class PayAny(PayAnyDecision):
    """Which store does the next of so many resources of any kind come from (CD-4.5)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stores(s, self.seat, PAY.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not PAY.holds(action):
            return NOT_NOW.of()
        return refuse_payment(s, self.seat, PAY.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        leave(s, self.seat, PAY.value(action), 1, PAID)
        if self.amount > 1:
            s.push(PayAny(self.seat, self.amount - 1))


def refuse_payment(s: CatanDuel, seat: i64, store: i64) -> i64:
    if not s.is_store(seat, store):
        return NO_STORE.of(store)
    if s.stock(seat, store) == 0:
        return STORE_EMPTY.of(store)
    return 0


def leave(s: CatanDuel, seat: i64, store: i64, amount: i64, event: EventKind) -> None:
    """Resources leave a store: PAID, or GIVEN to the opponent."""
    s.add_stock(seat, store, -amount)
    s.tell_stock(event, seat, store, amount)


def leaves_without_choice(
    s: CatanDuel, seat: i64, resource: i64, need: i64, event: EventKind
) -> bool:
    """So many of a resource leave at once if a single store has it, or if all of it is needed."""
    stores: i64 = 0
    last: i64 = NOTHING
    for store in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.resource_at(seat, store) == resource and s.stock(seat, store) > 0:
            stores += 1
            last = store
    if resource == GOLD and s.stock(seat, CACHE) > 0:
        stores += 1
        last = CACHE
    if stores == 1:
        leave(s, seat, last, need, event)
        return True
    if s.held(seat, resource) > need:
        return False
    for store in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.resource_at(seat, store) == resource and s.stock(seat, store) > 0:
            leave(s, seat, store, s.stock(seat, store), event)
    if resource == GOLD and s.stock(seat, CACHE) > 0:
        leave(s, seat, CACHE, s.stock(seat, CACHE), event)
    return True
