"""Section 8: the actions of the influence cards, except trade."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.build import BY_INFLUENCE, Deliveries, any_delivery
from stavitel.games.red_cathedral.cards import (
    KINDS,
    ONLY_RECOGNITION,
    RESOURCE_COUNT,
    SITE_SIZE,
    SLOT_COUNT,
)
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.events import INFLUENCE_USED, TOKEN_MOVED
from stavitel.games.red_cathedral.generated_frames import OfferingDecision, SecondTokenDecision
from stavitel.games.red_cathedral.optional import (
    exchange_prestige,
    is_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reading import (
    ACTIVATING,
    DELIVERING,
    EXCHANGING,
    GAINING,
    OFFERING,
    SWAPPING,
)
from stavitel.games.red_cathedral.reasons import (
    KIND_ALREADY_GIVEN,
    NO_TILE_TO_ACTIVATE,
    NOT_ALL_TYPES_FINISHED,
    NOT_IN_INVENTORY,
    NOTHING_TO_DELIVER,
    NOTHING_TO_GIVE,
    TOKEN_CHOSEN,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import gain_rubles, give_back, pay_rubles, refuse_rubles
from stavitel.games.red_cathedral.track import gain_prestige, gain_recognition
from stavitel.games.red_cathedral.trade import ExchangeGive, Trade, refuse_price, refuse_trade
from stavitel.games.red_cathedral.verbs import ACTIVATE, EXCHANGE_PRESTIGE, GIVE, SWAP_TOKEN
from stavitel.games.red_cathedral.workshop import activate, any_activation, refuse_activation

ALL_TYPES: Final = 7
"""The set of base, middle section and dome."""


def refuse_influence(s: Cathedral, seat: i64, action: i64) -> i64:
    """The cost must be payable in full, and the effect must be able to happen (RC-8.2)."""
    reason = refuse_price(s, seat, action)
    if reason != 0:
        return reason
    influence = s.box.influence[action]
    kind = influence.kind
    if kind == GAINING:
        if influence.all_types and types_finished(s, seat) != ALL_TYPES:
            return NOT_ALL_TYPES_FINISHED.of()
        return refuse_rubles(s) if influence.rubles > 0 else 0
    if kind == OFFERING:
        return NOTHING_TO_GIVE.of(influence.give) if kinds_held(s, seat) < influence.give else 0
    if kind == DELIVERING:
        return 0 if any_delivery(s, seat) else NOTHING_TO_DELIVER.of()
    if kind == SWAPPING:
        return 0
    if kind == ACTIVATING:
        return 0 if any_activation(s, seat) else NO_TILE_TO_ACTIVATE.of()
    return refuse_trade(s, seat, action)


def types_finished(s: Cathedral, side: i64) -> i64:
    """The set of section types a side has finished (RC-8.6d)."""
    found: i64 = 0
    for spot in range(SITE_SIZE):
        if s.banner(spot) == side and s.finished(spot):
            found |= bit(section_type(s.section(spot)))
    return found


def kinds_held(s: Cathedral, seat: i64) -> i64:
    found: i64 = 0
    for kind in range(KINDS):
        if s.held(seat, kind) > 0:
            found += 1
    return found


def begin_influence(s: Cathedral, seat: i64, action: i64) -> None:
    """Costs are paid before gains; trades are paid piece by piece (RC-8.2)."""
    s.emit(INFLUENCE_USED, seat, action)
    influence = s.box.influence[action]
    kind = influence.kind
    if kind == EXCHANGING:
        s.push(ExchangeGive(seat, action, 0))
        return
    if kind in (GAINING, DELIVERING, SWAPPING, ACTIVATING, OFFERING):
        pay_rubles(s, seat, influence.pay)
    if kind == GAINING:
        reward(s, seat, action)
    elif kind == DELIVERING:
        s.push(Deliveries(seat, influence.deliver, 0, BY_INFLUENCE))
    elif kind == SWAPPING:
        s.push(FirstToken(seat))
    elif kind == ACTIVATING:
        s.push(TileActivation(seat))
    elif kind == OFFERING:
        s.push(Offering(seat, action, 0))
    else:
        s.push(Trade(seat, action, 0))


def reward(s: Cathedral, seat: i64, action: i64) -> None:
    """Money and points of an action (RC-8.4d, RC-8.6)."""
    gain_rubles(s, seat, s.box.influence[action].rubles)
    gain_recognition(s, seat, recognition_of(s, action))
    gain_prestige(s, seat, prestige_of(s, action))


def recognition_of(s: Cathedral, action: i64) -> i64:
    """What an action gives, with the points of the clergy where the table has them so (R10)."""
    influence = s.box.influence[action]
    return influence.recognition + influence.prestige - prestige_of(s, action)


def prestige_of(s: Cathedral, action: i64) -> i64:
    return 0 if s.clergy_points == ONLY_RECOGNITION else s.box.influence[action].prestige


@final
class Offering(OfferingDecision):
    """Give materials of different kinds, one after another (RC-8.6c). `given` is a set."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for kind in range(KINDS):
            out.add(GIVE.of(kind))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not GIVE.holds(action):
            return NOT_NOW.of()
        kind = GIVE.value(action)
        if has(self.given, kind):
            return KIND_ALREADY_GIVEN.of(kind)
        return NOT_IN_INVENTORY.of(kind, 1, 0) if s.held(self.seat, kind) == 0 else 0

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        kind = GIVE.value(action)
        give_back(s, self.seat, kind, 1)
        given = self.given | bit(kind)
        if count(given) < s.box.influence[self.action].give:
            s.push(Offering(self.seat, self.action, given))
        else:
            reward(s, self.seat, self.action)


@final
class FirstToken(Decision[Cathedral]):
    """The first of two resource tokens that change places (RC-8.4c)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for good in range(RESOURCE_COUNT):
            out.add(SWAP_TOKEN.of(good))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        return 0 if SWAP_TOKEN.holds(action) else NOT_NOW.of()

    def choose(self, s: Cathedral, action: i64) -> None:
        if not took_optional(s, self.seat, self, action):
            s.push(SecondToken(self.seat, SWAP_TOKEN.value(action)))


@final
class SecondToken(SecondTokenDecision):
    """The second one; dice and influence cards stay where they are (RC-8.7)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for good in range(RESOURCE_COUNT):
            out.add(SWAP_TOKEN.of(good))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not SWAP_TOKEN.holds(action):
            return NOT_NOW.of()
        return TOKEN_CHOSEN.of(self.first) if SWAP_TOKEN.value(action) == self.first else 0

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        second = SWAP_TOKEN.value(action)
        here = s.token_space(self.first)
        there = s.token_space(second)
        s.set_token(there, self.first)
        s.set_token(here, second)
        s.emit(TOKEN_MOVED, self.first, there)
        s.emit(TOKEN_MOVED, second, here)


@final
class TileActivation(Decision[Cathedral]):
    """Any of the player's face-up tiles works, whatever die was moved (RC-8.5d, RC-8.9)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for slot in range(SLOT_COUNT):
            out.add(ACTIVATE.of(slot))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not ACTIVATE.holds(action):
            return NOT_NOW.of()
        return refuse_activation(s, self.seat, ACTIVATE.value(action))

    def choose(self, s: Cathedral, action: i64) -> None:
        if action == EXCHANGE_PRESTIGE.of():
            exchange_prestige(s, self.seat)
            if any_activation(s, self.seat):  # the last rubles may have gone (RC-10.6)
                s.push(self)
        elif not took_optional(s, self.seat, self, action):
            activate(s, self.seat, ACTIVATE.value(action))
