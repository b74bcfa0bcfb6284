"""Gaining resources and finding room for them (CD-4)."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import CACHE, GOLD, NOTHING
from stavitel.games.catan_duel.events import GAINED, OVERFLOWED, PRODUCED
from stavitel.games.catan_duel.fields import ALL_GOLD
from stavitel.games.catan_duel.generated_frames import (
    GainAtDecision,
    GainDecision,
    GainingStep,
    YieldingStep,
)
from stavitel.games.catan_duel.reasons import NO_STORE, OTHER_RESOURCE, STORE_FULL
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import GAIN


def gain(s: CatanDuel, seat: i64, kinds: i64, amount: i64) -> None:
    """Gain resources out of a set of kinds now; the seat chooses kind and place of each.

    Only what can be stored is offered; what finds no room is lost (CD-4.2, R4).
    """
    if amount == 0:
        return
    only = _only_store(s, seat, kinds)
    if only == _SEVERAL:
        s.push(Gain(seat, kinds, amount))
        return
    stored: i64 = 0 if only == NOTHING else min(amount, s.room(seat, only))
    if stored > 0:
        s.add_stock(seat, only, stored)
        s.tell_stock(GAINED, seat, only, stored)
    if stored < amount:
        s.emit(OVERFLOWED, seat, amount - stored)


@final
class Gaining(GainingStep):
    """A gain that waits for its turn on the stack."""

    def run(self, s: CatanDuel) -> None:
        gain(s, self.seat, self.kinds, self.amount)


@final
class Gain(GainDecision):
    """Where does the next resource go? Its store says what it is (CD-4.3, CD-4.4)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stores(s, self.seat, GAIN.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not GAIN.holds(action):
            return NOT_NOW.of()
        return refuse_gain(s, self.seat, self.kinds, GAIN.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        store = GAIN.value(action)
        s.add_stock(self.seat, store, 1)
        s.tell_stock(GAINED, self.seat, store, 1)
        gain(s, self.seat, self.kinds, self.amount - 1)


def gain_at(s: CatanDuel, seat: i64, place: i64, amount: i64) -> None:
    """A region yields; gold may go to the cache instead of its river (CD-6.2, R26)."""
    if amount > 0 and may_be_cached(s, seat, place):
        if s.room(seat, place) > 0:
            s.push(GainAt(seat, place, amount))
            return
        _store(s, seat, CACHE, amount)
        return
    _store(s, seat, place, amount)


def may_be_cached(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether the cache has room for what a region yields, where the table has it so (R26)."""
    if s.gold_cache != ALL_GOLD or s.resource_at(seat, place) != GOLD:
        return False
    return s.room(seat, CACHE) > 0


@final
class Yielding(YieldingStep):
    """A region's yield that waits for its turn on the stack."""

    def run(self, s: CatanDuel) -> None:
        gain_at(s, self.seat, self.place, self.amount)


@final
class GainAt(GainAtDecision):
    """Does the next gold of a river stay there or go to the cache (R26)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(GAIN.one(self.place))
        out.add(GAIN.one(CACHE))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not GAIN.holds(action):
            return NOT_NOW.of()
        store = GAIN.value(action)
        if store != self.place and store != CACHE:
            return OTHER_RESOURCE.of(store)
        return STORE_FULL.of(store) if s.room(self.seat, store) == 0 else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        _store(s, self.seat, GAIN.value(action), 1)
        gain_at(s, self.seat, self.place, self.amount - 1)


def refuse_gain(s: CatanDuel, seat: i64, kinds: i64, store: i64) -> i64:
    """Why a resource out of a set of kinds cannot be stored there, or 0."""
    resource = s.resource_at(seat, store)
    if resource == NOTHING:
        return NO_STORE.of(store)
    if not has(kinds, resource):
        return OTHER_RESOURCE.of(store)
    return STORE_FULL.of(store) if s.room(seat, store) == 0 else 0


def add_stores(s: CatanDuel, seat: i64, base: i64, out: Actions) -> None:
    """An action for every store a seat has, from the first of a verb on."""
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.is_store(seat, place):
            out.add(base + place)
    if s.is_store(seat, CACHE):
        out.add(base + CACHE)


_SEVERAL: Final = -2


def _only_store(s: CatanDuel, seat: i64, kinds: i64) -> i64:
    """The single store with room for a set of kinds; NOTHING if there is none, or _SEVERAL."""
    found: i64 = NOTHING
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.room(seat, place) > 0 and has(kinds, s.resource_at(seat, place)):
            if found != NOTHING:
                return _SEVERAL
            found = place
    if has(kinds, GOLD) and s.room(seat, CACHE) > 0:
        return CACHE if found == NOTHING else _SEVERAL
    return found


def _store(s: CatanDuel, seat: i64, store: i64, amount: i64) -> None:
    """As many as fit; the rest is lost (CD-4.2)."""
    stored = min(amount, s.room(seat, store))
    if stored > 0:
        s.add_stock(seat, store, stored)
        s.tell_stock(PRODUCED, seat, store, stored)
    if stored < amount:
        s.emit(OVERFLOWED, seat, amount - stored)
