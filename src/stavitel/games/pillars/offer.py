"""Phase I: choosing resource cards and craftsmen (section 5)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.pillars.cards import (
    CRAFTSMAN_COUNT,
    OFFER,
    PER_ROUND,
    RESOURCE_COUNT,
    STARTERS,
    first_of_round,
)
from stavitel.games.pillars.events import (
    CRAFTSMAN_HIRED,
    CRAFTSMAN_REMOVED,
    PASSED,
    PHASE_STARTED,
    RESOURCE_TAKEN,
    WORKERS_SENT_TO_MILL,
)
from stavitel.games.pillars.fields import LEFT_OUT, OFFERED
from stavitel.games.pillars.generated_frames import NextChoiceStep
from stavitel.games.pillars.hiring import join_row
from stavitel.games.pillars.reasons import (
    CARD_TAKEN,
    CRAFTSMAN_AT_SHIRING,
    CRAFTSMAN_NOT_OFFERED,
    RESOURCE_LEFT_OUT,
    TOO_FEW_WORKERS,
    TOO_LITTLE_GOLD,
)
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import HIRE, PASS, TAKE_RESOURCE


@final
class OfferPhase(Step[Pillars]):
    """Everybody has all workers at hand; the starting player chooses first (PE-4.5, PE-5.1)."""

    def run(self, s: Pillars) -> None:
        s.phase = OFFER
        s.emit(PHASE_STARTED, OFFER)
        for seat in range(s.seats):
            s.set_free_workers(seat, s.all_workers(seat))
        s.push(NextChoice(s.starting_player))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NextChoice(NextChoiceStep):
    """The next player who has not passed, until the offer is empty or all have (PE-5.3)."""

    def run(self, s: Pillars) -> None:
        if s.passed == bit(s.seats) - 1 or offer_empty(s):
            end_offer(s)
            return
        seat = self.seat
        while has(s.passed, seat):
            seat = (seat + 1) % s.seats
        s.push(NextChoice((seat + 1) % s.seats))
        s.push(OfferTurn(seat))


def offer_empty(s: Pillars) -> bool:
    if s.craftsmen_offered != 0:
        return False
    for card in range(RESOURCE_COUNT):
        if s.resource(card) == OFFERED:
            return False
    return True


def end_offer(s: Pillars) -> None:
    """What nobody chose goes away, and all other workers go to the wool mill (PE-5.6, PE-5.7)."""
    for card in range(RESOURCE_COUNT):
        if s.resource(card) == OFFERED:
            s.set_resource(card, LEFT_OUT)
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(s.craftsmen_offered, craftsman):
            s.emit(CRAFTSMAN_REMOVED, craftsman)
    s.craftsmen_offered = 0
    s.passed = 0
    for turn in range(s.seats):
        seat = s.in_order(turn)
        s.set_mill_workers(seat, s.free_workers(seat))
        s.set_free_workers(seat, 0)
        s.emit(WORKERS_SENT_TO_MILL, seat, s.mill_workers(seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class OfferTurn(Decision[Pillars]):
    """Take one card from the offer, or pass for the rest of the phase (PE-5.1, PE-5.2)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        """Every card of the round, wherever it lies by now."""
        out.add(PASS.of())
        for card in range(RESOURCE_COUNT):
            out.add(TAKE_RESOURCE.one(card))
        first = first_of_round(s.round)
        for craftsman in range(first, first + PER_ROUND):
            out.add(HIRE.one(craftsman))

    def options(self, s: Pillars, out: Actions) -> None:
        """Faster than by asking about all of them: only what is on offer can be possible."""
        out.clear()
        out.add(PASS.of())
        for card in range(RESOURCE_COUNT):
            if s.resource(card) == OFFERED and refuse_resource(s, self.seat, card) == 0:
                out.add(TAKE_RESOURCE.one(card))
        if s.craftsmen_offered == 0:
            return
        first = first_of_round(s.round)
        for craftsman in range(first, first + PER_ROUND):
            if refuse_hiring(s, self.seat, craftsman) == 0:
                out.add(HIRE.one(craftsman))

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == PASS.of():
            return 0
        if TAKE_RESOURCE.holds(action):
            return refuse_resource(s, self.seat, TAKE_RESOURCE.value(action))
        if HIRE.holds(action):
            return refuse_hiring(s, self.seat, HIRE.value(action))
        return NOT_NOW.of()

    def choose(self, s: Pillars, action: i64) -> None:
        if action == PASS.of():
            s.passed |= bit(self.seat)
            s.emit(PASSED, self.seat)
        elif TAKE_RESOURCE.holds(action):
            take_resource(s, self.seat, TAKE_RESOURCE.value(action))
        else:
            hire(s, self.seat, HIRE.value(action))


def refuse_resource(s: Pillars, seat: i64, card: i64) -> i64:
    """The card must be on offer, and enough workers unplaced (PE-5.4)."""
    place = s.resource(card)
    if place == LEFT_OUT:
        return RESOURCE_LEFT_OUT.of()
    if place != OFFERED:
        return CARD_TAKEN.of(place)
    need = s.box.resource_cards[card].workers
    have = s.free_workers(seat)
    if need > have:
        return TOO_FEW_WORKERS.of(need, have)
    return 0


def refuse_hiring(s: Pillars, seat: i64, craftsman: i64) -> i64:
    """The craftsman must be on offer, and the price in gold at hand (PE-5.5)."""
    if not has(s.craftsmen_offered, craftsman):
        return why_not_offered(s, craftsman)
    need = s.box.craftsmen[craftsman].price
    have = s.gold(seat)
    if need > have:
        return TOO_LITTLE_GOLD.of(need, have)
    return 0


def why_not_offered(s: Pillars, craftsman: i64) -> i64:
    """Somebody has hired him, he waits at Shiring, or he is not there at all (PE-4.2)."""
    for seat in range(s.seats):
        if craftsman >= STARTERS and has(s.row(seat), craftsman):
            return CARD_TAKEN.of(seat)
    for place in range(2):
        if s.at_shiring(place) == craftsman:
            return CRAFTSMAN_AT_SHIRING.of()
    return CRAFTSMAN_NOT_OFFERED.of(craftsman)


def take_resource(s: Pillars, seat: i64, card: i64) -> None:
    """Workers go to the forest, the quarry or the gravel pit (PE-5.4)."""
    workers = s.box.resource_cards[card].workers
    s.add_free_workers(seat, -workers)
    s.set_resource(card, seat)
    s.emit(RESOURCE_TAKEN, seat, card, workers)


def hire(s: Pillars, seat: i64, craftsman: i64) -> None:
    """The price is paid even if the craftsman is taken only to be dismissed (PE-5.5)."""
    price = s.box.craftsmen[craftsman].price
    s.add_gold(seat, -price)
    s.craftsmen_offered &= ~bit(craftsman)
    s.emit(CRAFTSMAN_HIRED, seat, craftsman, price)
    join_row(s, seat, craftsman)
