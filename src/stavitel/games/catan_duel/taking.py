"""Taking resources from the opponent: the taker names them, the giver chooses where they leave,
the taker where they are stored (CD-4.7, CD-11.3)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, RESOURCE_COUNT
from stavitel.games.catan_duel.events import GAINED, GIVEN, NAMED
from stavitel.games.catan_duel.gain import Gaining, add_stores
from stavitel.games.catan_duel.generated_frames import (
    GiveDecision,
    StoreTakenStep,
    TakeChoiceDecision,
)
from stavitel.games.catan_duel.payment import (
    amount_in,
    cost_of,
    leave,
    leaves_without_choice,
)
from stavitel.games.catan_duel.reasons import (
    MUST_TAKE_ONE,
    NO_ROOM_TO_TAKE,
    NO_STORE,
    OPPONENT_HAS_NONE,
    OTHER_RESOURCE,
    STORE_EMPTY,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import ENOUGH, GIVE, NAME


def refuse_taking(s: CatanDuel, seat: i64, resource: i64, named: i64) -> i64:
    """Why one more of a resource cannot be named beside those named already, or 0."""
    already = amount_in(named, resource)
    if s.held(1 - seat, resource) <= already:
        return OPPONENT_HAS_NONE.of(resource)
    return NO_ROOM_TO_TAKE.of(resource) if s.room_for(seat, resource) <= already else 0


def can_take_any(s: CatanDuel, seat: i64, kinds: i64) -> bool:
    """Whether there is anything among these kinds to take and to store."""
    for resource in range(RESOURCE_COUNT):
        if has(kinds, resource) and refuse_taking(s, seat, resource, 0) == 0:
            return True
    return False


def take(s: CatanDuel, seat: i64, kinds: i64, most: i64) -> None:
    """Take up to so many resources of these kinds, at least one if there is one (R15)."""
    name_more(s, seat, kinds, most, 0, NOTHING)


def take_into(s: CatanDuel, seat: i64, place: i64) -> None:
    """Fill one region of one's own with what the opponent has of its resource (CD-11.9)."""
    kinds = bit(s.resource_at(seat, place))
    name_more(s, seat, kinds, s.room(seat, place), 0, place)


def name_more(s: CatanDuel, seat: i64, kinds: i64, most: i64, named: i64, into: i64) -> None:
    """Ask for the next resource, or have the named ones handed over."""
    if most > 0:
        for resource in range(RESOURCE_COUNT):
            if has(kinds, resource) and refuse_taking(s, seat, resource, named) == 0:
                s.push(TakeChoice(seat, kinds, most, named, into))
                return
    if named != 0:
        s.push(StoreTaken(seat, named, into))
        hand_over(s, 1 - seat, named)


@final
class TakeChoice(TakeChoiceDecision):
    """Which resource does the taker name next, if any (CD-11.3)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for resource in range(RESOURCE_COUNT):
            if has(self.kinds, resource):
                out.add(NAME.one(resource))
        out.add(ENOUGH.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == ENOUGH.of():
            return MUST_TAKE_ONE.of() if self.named == 0 else 0
        if not NAME.holds(action):
            return NOT_NOW.of()
        resource = NAME.value(action)
        if not has(self.kinds, resource):
            return OPPONENT_HAS_NONE.of(resource)
        return refuse_taking(s, self.seat, resource, self.named)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == ENOUGH.of():
            name_more(s, self.seat, self.kinds, 0, self.named, self.into)
            return
        resource = NAME.value(action)
        s.emit(NAMED, self.seat, resource)
        named = self.named + cost_of(resource, 1)
        name_more(s, self.seat, self.kinds, self.most - 1, named, self.into)


def hand_over(s: CatanDuel, seat: i64, amounts: i64) -> None:
    """The giver hands over named resources, asked where he has a choice (CD-4.7)."""
    for resource in range(RESOURCE_COUNT):
        need = amount_in(amounts, resource)
        if need == 0:
            continue
        if not leaves_without_choice(s, seat, resource, need, GIVEN):
            s.push(Give(seat, amounts, resource))
            return
        amounts -= cost_of(resource, need)


@final
class Give(GiveDecision):
    """Which store does the next named resource leave (CD-4.7)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stores(s, self.seat, GIVE.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not GIVE.holds(action):
            return NOT_NOW.of()
        store = GIVE.value(action)
        if not s.is_store(self.seat, store):
            return NO_STORE.of(store)
        if s.resource_at(self.seat, store) != self.resource:
            return OTHER_RESOURCE.of(store)
        return STORE_EMPTY.of(store) if s.stock(self.seat, store) == 0 else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        leave(s, self.seat, GIVE.value(action), 1, GIVEN)
        hand_over(s, self.seat, self.amounts - cost_of(self.resource, 1))


@final
class StoreTaken(StoreTakenStep):
    """The taker stores what was handed over; there is room for all of it (CD-11.3)."""

    def run(self, s: CatanDuel) -> None:
        for n in range(RESOURCE_COUNT):
            resource = RESOURCE_COUNT - 1 - n  # the first resource is asked for first
            amount = amount_in(self.amounts, resource)
            if amount == 0:
                continue
            if self.into == NOTHING:
                s.push(Gaining(self.seat, bit(resource), amount))
            else:
                s.add_stock(self.seat, self.into, amount)
                s.tell_stock(GAINED, self.seat, self.into, amount)
