"""Section 7: the symbols of the event die."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import (
    ANY,
    CELEBRATION,
    GOLD,
    MONEYLENDER,
    NOBODY,
    NOTHING,
    PLENTIFUL_HARVEST,
    RESOURCE_COUNT,
    SEATS,
    STOREHOUSE,
    TRADE,
    WOOL,
)
from stavitel.games.catan_duel.events import LOST, NAMED, ROBBED, TRADE_DECLINED
from stavitel.games.catan_duel.fields import FIXED_EVENT
from stavitel.games.catan_duel.gain import Gaining
from stavitel.games.catan_duel.generated_frames import TradeEventDecision
from stavitel.games.catan_duel.happenings import DrawEvent
from stavitel.games.catan_duel.in_play import cards_of
from stavitel.games.catan_duel.payment import cost_of
from stavitel.games.catan_duel.points import trade_holder
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import can_take_any, name_more, refuse_taking
from stavitel.games.catan_duel.verbs import DECLINE, NAME


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class EventDie(Step[CatanDuel]):
    """What a black symbol brings after the production (CD-6.1)."""

    def run(self, s: CatanDuel) -> None:
        if s.symbol == TRADE:
            trade(s)
        elif s.symbol == CELEBRATION:
            celebrate(s, 1 - s.active)
            celebrate(s, s.active)
        elif s.symbol == PLENTIFUL_HARVEST:
            harvest(s, 1 - s.active)
            harvest(s, s.active)
        else:
            s.push(DrawEvent())


def brigand_attack(s: CatanDuel) -> None:
    """Who has too many resources loses all gold and wool on regions (CD-7.1, CD-7.3)."""
    for seat in range(SEATS):
        counted = unprotected(s, seat)
        if counted > s.box.brigand_limit:
            s.emit(ROBBED, seat, counted)
            lose_gold_and_wool(s, seat)


def unprotected(s: CatanDuel, seat: i64) -> i64:
    """Resources that count for brigands: none beside a Storehouse or on the cache (CD-7.2)."""
    total: i64 = 0
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.kinds_beside(seat, place, STOREHOUSE) == 0:
            total += s.stock(seat, place)
    return total


def lose_gold_and_wool(s: CatanDuel, seat: i64) -> None:
    """Also beside a Storehouse, but never from the cache (CD-7.3)."""
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        resource = s.resource_at(seat, place)
        lost = s.stock(seat, place)
        if resource in (GOLD, WOOL) and lost > 0:
            s.set_stock(seat, place, 0)
            s.tell_stock(LOST, seat, place, lost)


def trade(s: CatanDuel) -> None:
    """The player with the trade advantage may take from the opponent, more with a Moneylender
    (CD-7.4)."""
    holder = trade_holder(s)
    if holder != NOBODY and can_take_any(s, holder, ANY):
        lends = s.has_kind(holder, MONEYLENDER)
        s.push(TradeEvent(holder, s.box.moneylender_trade if lends else s.box.trade_event))


@final
class TradeEvent(TradeEventDecision):
    """Which resource does the entitled player take first, if any (CD-7.4, R41)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for resource in range(RESOURCE_COUNT):
            out.add(NAME.one(resource))
        out.add(DECLINE.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == DECLINE.of():
            return 0
        if not NAME.holds(action):
            return NOT_NOW.of()
        return refuse_taking(s, self.seat, NAME.value(action), 0)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == DECLINE.of():
            s.emit(TRADE_DECLINED, self.seat)
            return
        resource = NAME.value(action)
        s.emit(NAMED, self.seat, resource)
        name_more(s, self.seat, ANY, self.most - 1, cost_of(resource, 1), NOTHING)


def celebrate(s: CatanDuel, seat: i64) -> None:
    """The most skilful gain a resource; who called for the celebration one more (CD-7.5, 7.6)."""
    amount: i64 = 0
    if s.skill(seat) >= s.skill(1 - seat):
        amount = s.box.celebration
    if seat == s.active and s.fixed & FIXED_EVENT != 0:
        amount += s.box.celebration
    if amount > 0:
        s.push(Gaining(seat, ANY, amount))


def harvest(s: CatanDuel, seat: i64) -> None:
    """A resource of choice, then the gold of Toll Bridges and Pirate Ships (CD-7.7, CD-7.10)."""
    gold = harvest_gold(s, seat)
    if gold > 0:
        s.push(Gaining(seat, bit(GOLD), gold))
    s.push(Gaining(seat, ANY, s.box.harvest))


def harvest_gold(s: CatanDuel, seat: i64) -> i64:
    found: i64 = 0
    for card in cards_of(s, seat):
        found += card.harvest_gold
    return found
