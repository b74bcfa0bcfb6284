"""Section 8: selling, buying and exchanging materials."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import KINDS
from stavitel.games.red_cathedral.events import MATERIAL_RECEIVED
from stavitel.games.red_cathedral.generated_frames import (
    ExchangeGetDecision,
    ExchangeGiveDecision,
    TradeDecision,
)
from stavitel.games.red_cathedral.optional import (
    is_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reading import BUYING, SELLING
from stavitel.games.red_cathedral.reasons import (
    KIND_NOT_SHOWN,
    NO_ROOM,
    NOT_IN_INVENTORY,
    NOTHING_TO_GET,
    NOTHING_TO_GIVE,
    SAME_KIND,
    SUPPLY_EMPTY,
    TOO_FEW_RUBLES,
    TRADE_FIRST,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import (
    bank,
    gain_rubles,
    give_back,
    pay_rubles,
    refuse_rubles,
)
from stavitel.games.red_cathedral.track import can_lose_prestige
from stavitel.games.red_cathedral.verbs import GET, GIVE, STOP_TRADING


def refuse_trade(s: Cathedral, seat: i64, action: i64) -> i64:
    """Whether some material can be sold, bought or exchanged, money aside (RC-8.2)."""
    influence = s.box.influence[action]
    if influence.kind == BUYING and s.room(seat) <= 0:
        return NO_ROOM.of()
    if influence.kind == SELLING and bank(s) <= 0:
        return refuse_rubles(s)
    for kind in range(KINDS):
        if influence.kind == BUYING:
            if has(influence.get_kinds, kind) and s.supply(kind) > 0:
                return 0
        elif refuse_giving(s, seat, action, kind) == 0:
            return 0
    return NOTHING_TO_GET.of() if influence.kind == BUYING else NOTHING_TO_GIVE.of(influence.give)


def may_trade_on(s: Cathedral, seat: i64, action: i64) -> bool:
    """A repeated trade goes on while it can; money may still come from prestige (RC-8.1)."""
    influence = s.box.influence[action]
    if not influence.repeats or refuse_trade(s, seat, action) != 0:
        return False
    return influence.pay <= s.rubles(seat) or can_lose_prestige(s, seat)


def refuse_giving(s: Cathedral, seat: i64, action: i64, kind: i64) -> i64:
    """Enough pieces of one kind, and for an exchange something to get for them (RC-8.5)."""
    influence = s.box.influence[action]
    if not has(influence.give_kinds, kind):
        return KIND_NOT_SHOWN.of(kind)
    if s.held(seat, kind) < influence.give:
        return NOT_IN_INVENTORY.of(kind, influence.give, s.held(seat, kind))
    if influence.other_kind and not other_in_supply(s, kind):
        return NOTHING_TO_GET.of()
    return 0


def other_in_supply(s: Cathedral, kind: i64) -> bool:
    for other in range(KINDS):
        if other != kind and s.supply(other) > 0:
            return True
    return False


def refuse_price(s: Cathedral, seat: i64, action: i64) -> i64:
    price = s.box.influence[action].pay
    if price > s.rubles(seat):
        return TOO_FEW_RUBLES.of(price, s.rubles(seat))
    return 0


def receive_material(s: Cathedral, seat: i64, kind: i64) -> None:
    s.add_supply(kind, -1)
    s.add_held(seat, kind, 1)
    s.emit(MATERIAL_RECEIVED, seat, kind, 1)


@final
class Trade(TradeDecision):
    """Sell or buy one material after another, as often as it can be done (RC-8.3)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for kind in range(KINDS):
            if s.box.influence[self.action].kind == SELLING:
                out.add(GIVE.of(kind))
            else:
                out.add(GET.of(kind))
        out.add(STOP_TRADING.of())

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        selling = s.box.influence[self.action].kind == SELLING
        if selling and GIVE.holds(action):
            reason = refuse_giving(s, self.seat, self.action, GIVE.value(action))
            return refuse_rubles(s) if reason == 0 else reason
        if not selling and GET.holds(action):
            return self.refuse_buying(s, GET.value(action))
        return refuse_stop(s, self.seat, self.action, action, self.made)

    def refuse_buying(self, s: Cathedral, kind: i64) -> i64:
        if not has(s.box.influence[self.action].get_kinds, kind):
            return KIND_NOT_SHOWN.of(kind)
        if s.supply(kind) == 0:
            return SUPPLY_EMPTY.of(kind)
        if s.room(self.seat) <= 0:
            return NO_ROOM.of()
        return refuse_price(s, self.seat, self.action)

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        if action == STOP_TRADING.of():
            return
        influence = s.box.influence[self.action]
        if GIVE.holds(action):
            give_back(s, self.seat, GIVE.value(action), influence.give)
            gain_rubles(s, self.seat, influence.rubles)
        else:
            pay_rubles(s, self.seat, influence.pay)
            receive_material(s, self.seat, GET.value(action))
        if may_trade_on(s, self.seat, self.action):
            s.push(Trade(self.seat, self.action, 1))


@final
class ExchangeGive(ExchangeGiveDecision):
    """What to give in an exchange: pieces of one kind, perhaps with rubles (RC-8.5)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for kind in range(KINDS):
            out.add(GIVE.of(kind))
        out.add(STOP_TRADING.of())

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not GIVE.holds(action):
            return refuse_stop(s, self.seat, self.action, action, self.made)
        reason = refuse_giving(s, self.seat, self.action, GIVE.value(action))
        return refuse_price(s, self.seat, self.action) if reason == 0 else reason

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        if action == STOP_TRADING.of():
            return
        influence = s.box.influence[self.action]
        kind = GIVE.value(action)
        pay_rubles(s, self.seat, influence.pay)
        give_back(s, self.seat, kind, influence.give)
        s.push(ExchangeGet(self.seat, self.action, kind, influence.get))


@final
class ExchangeGet(ExchangeGetDecision):
    """What to get: the pieces just given count as supply (RC-8.2); `left` are still to come."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for kind in range(KINDS):
            out.add(GET.of(kind))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not GET.holds(action):
            return NOT_NOW.of()
        kind = GET.value(action)
        if s.box.influence[self.action].other_kind and kind == self.given:
            return SAME_KIND.of(kind)
        return SUPPLY_EMPTY.of(kind) if s.supply(kind) == 0 else 0

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        receive_material(s, self.seat, GET.value(action))
        if self.left > 1:
            s.push(ExchangeGet(self.seat, self.action, self.given, self.left - 1))
        elif may_trade_on(s, self.seat, self.action):
            s.push(ExchangeGive(self.seat, self.action, 1))


def refuse_stop(s: Cathedral, seat: i64, influence: i64, action: i64, made: i64) -> i64:
    """An action chosen is done at least once (RC-8.1), unless rubles from prestige were the last
    ones (RC-10.6)."""
    if action != STOP_TRADING.of():
        return NOT_NOW.of()
    return TRADE_FIRST.of() if made == 0 and refuse_trade(s, seat, influence) == 0 else 0
