"""Phase 2: the actions A to F (section 5)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, count, has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import DECK, DENIER, PRESTIGES
from stavitel.games.caylus_magna_carta.construction import (
    PlaceBuilding,
    PlacePrestige,
    ResidenceChoice,
)
from stavitel.games.caylus_magna_carta.drawing import DrawCards, discard_hand
from stavitel.games.caylus_magna_carta.events import (
    DRAW_BOUGHT,
    EXCHANGE_BOUGHT,
    PASSED,
    PHASE_STARTED,
    WORKER_PLACED,
)
from stavitel.games.caylus_magna_carta.fields import ACTIONS, BUILDING, NOBODY, NOTHING
from stavitel.games.caylus_magna_carta.generated_frames import ActionsPhaseStep, NextTurnStep
from stavitel.games.caylus_magna_carta.payment import pay_for, shortfall
from stavitel.games.caylus_magna_carta.reasons import (
    COST_NOT_COVERED,
    EMPTY_HAND,
    NO_CARD_TO_DRAW,
    NO_FREE_RESIDENCE,
    NO_WORKER_LEFT,
    NO_WORKER_ON_PRESTIGE,
    NO_WORKER_ON_RESIDENCE,
    NOT_IN_HAND,
    NOT_IN_THIS_GAME,
    NOTHING_TO_EXCHANGE,
    OFF_THE_ROAD,
    PRESTIGE_NOT_IN_THIS_GAME,
    PRESTIGE_TAKEN,
    TOO_FEW_DENIERS,
    WORKER_THERE,
)
from stavitel.games.caylus_magna_carta.state import Caylus, whole_deck
from stavitel.games.caylus_magna_carta.verbs import (
    BUILD,
    BUILD_PRESTIGE,
    DRAW_CARD,
    EXCHANGE_HAND,
    PASS,
    PLACE_WORKER,
)


@final
class ActionsPhase(ActionsPhaseStep):
    """The first player begins; turns go round until everybody has passed (CMC-5.1, CMC-5.54)."""

    def run(self, s: Caylus) -> None:
        s.phase = ACTIONS
        s.emit(PHASE_STARTED, ACTIONS)
        s.push(NextTurn(self.seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NextTurn(NextTurnStep):
    """The next seat clockwise that has not passed takes one action (CMC-5.1, CMC-5.3)."""

    def run(self, s: Caylus) -> None:
        seats = s.seats
        if s.passed == seats:
            return
        seat = self.seat
        while s.has_passed(seat):
            seat = (seat + 1) % seats
        s.push(NextTurn((seat + 1) % seats))
        s.push(PlayerTurn(seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PlayerTurn(Decision[Caylus]):
    """Exactly one action: draw, exchange, worker, building, prestige or pass (CMC-5.1, 5.2)."""

    def secret(self) -> bool:
        """A pass taken at once would tell that the hand leaves nothing else (CMC-3.7)."""
        return True

    def candidates(self, s: Caylus, out: Actions) -> None:
        out.add(DRAW_CARD.of())
        out.add(EXCHANGE_HAND.of())
        for position in range(s.road_length):
            out.add(PLACE_WORKER.of(position))
        for card in range(DECK):
            out.add(BUILD.of(card))
        for building in range(PRESTIGES):
            out.add(BUILD_PRESTIGE.of(building))
        out.add(PASS.of())

    def refusal(self, s: Caylus, action: i64) -> i64:
        if PLACE_WORKER.holds(action):
            return refuse_worker(s, self.seat, PLACE_WORKER.value(action))
        if BUILD.holds(action):
            return refuse_build(s, self.seat, BUILD.value(action))
        if BUILD_PRESTIGE.holds(action):
            return refuse_prestige(s, self.seat, BUILD_PRESTIGE.value(action))
        if action == DRAW_CARD.of():
            return refuse_draw(s, self.seat)
        if action == EXCHANGE_HAND.of():
            return refuse_exchange(s, self.seat)
        return 0 if action == PASS.of() else NOT_NOW.of()

    def options(self, s: Caylus, out: Actions) -> None:
        """The same predicates, asked without packing and unpacking every candidate."""
        seat = self.seat
        out.clear()
        if refuse_draw(s, seat) == 0:
            out.add(DRAW_CARD.of())
        if refuse_exchange(s, seat) == 0:
            out.add(EXCHANGE_HAND.of())
        if refuse_any_worker(s, seat) == 0:
            for position in range(s.road_length):
                if refuse_target(s, position) == 0:
                    out.add(PLACE_WORKER.one(position))
        hand = s.hand(seat)
        for card in range(DECK):
            if has(hand, card) and refuse_build(s, seat, card) == 0:
                out.add(BUILD.one(card))
        for building in range(PRESTIGES):
            if refuse_prestige(s, seat, building) == 0:
                out.add(BUILD_PRESTIGE.one(building))
        out.add(PASS.of())

    def choose(self, s: Caylus, action: i64) -> None:
        if PLACE_WORKER.holds(action):
            place_worker(s, self.seat, PLACE_WORKER.value(action))
        elif BUILD.holds(action):
            card = BUILD.value(action)
            s.add_to_sure(self.seat, card)  # shown while it is being paid
            s.push(PlaceBuilding(self.seat, card))
            s.push(pay_for(self.seat, s.box.cards[card]))
        elif BUILD_PRESTIGE.holds(action):
            begin_prestige(s, self.seat, BUILD_PRESTIGE.value(action))
        elif action == DRAW_CARD.of():
            s.add_held(self.seat, DENIER, -s.box.draw_price)
            s.emit(DRAW_BOUGHT, self.seat, s.box.draw_price)
            s.push(DrawCards(self.seat, 1))
        elif action == EXCHANGE_HAND.of():
            exchange_hand(s, self.seat)
        else:
            pass_turn(s, self.seat)


def refuse_draw(s: Caylus, seat: i64) -> i64:
    """Action A needs a denier and a card to draw (CMC-5.10, CMC-5.11)."""
    if s.deniers(seat) < s.box.draw_price:
        return TOO_FEW_DENIERS.of(s.box.draw_price, s.deniers(seat))
    if s.drawable(seat) == 0:
        return NO_CARD_TO_DRAW.of()
    return 0


def refuse_exchange(s: Caylus, seat: i64) -> i64:
    """Action B needs a denier, a hand, and a card beside it (CMC-5.12, CMC-5.14)."""
    if s.deniers(seat) < s.box.exchange_price:
        return TOO_FEW_DENIERS.of(s.box.exchange_price, s.deniers(seat))
    if s.hand(seat) == 0:
        return EMPTY_HAND.of()
    if s.drawable(seat) == 0:
        return NOTHING_TO_EXCHANGE.of()
    return 0


def refuse_worker(s: Caylus, seat: i64, position: i64) -> i64:
    """Action C: a building that can take a worker, a worker, a denier (CMC-5.20 to 5.24)."""
    reason = refuse_target(s, position)
    return reason if reason != 0 else refuse_any_worker(s, seat)


def refuse_target(s: Caylus, position: i64) -> i64:
    """One worker a card, none on residences and prestige buildings (CMC-5.21 to 5.23)."""
    if position >= s.road_length:
        return OFF_THE_ROAD.of(position, s.road_length)
    if s.worker(position) != NOBODY:
        return WORKER_THERE.of(s.worker(position))
    if s.on_top(position) != NOTHING:
        return NO_WORKER_ON_PRESTIGE.of(s.on_top(position))
    if s.face(position) != BUILDING:
        return NO_WORKER_ON_RESIDENCE.of()
    return 0


def refuse_any_worker(s: Caylus, seat: i64) -> i64:
    """A worker in supply and its price, which never changes (CMC-5.20, CMC-5.24, R1)."""
    if s.workers(seat) == 0:
        return NO_WORKER_LEFT.of()
    if s.deniers(seat) < s.box.worker_price:
        return TOO_FEW_DENIERS.of(s.box.worker_price, s.deniers(seat))
    return 0


def refuse_build(s: Caylus, seat: i64, card: i64) -> i64:
    """Action D: a hand card whose cost some payment covers (CMC-5.30)."""
    if not has(s.hand(seat), card):
        if not has(whole_deck(s), card):
            return NOT_IN_THIS_GAME.of(card)
        return NOT_IN_HAND.of(card)
    missing = shortfall(s, seat, s.box.cards[card])
    if missing > 0:
        return COST_NOT_COVERED.of(missing)
    return 0


def refuse_prestige(s: Caylus, seat: i64, building: i64) -> i64:
    """Action E: an available prestige building, its cost, a free residence (CMC-5.40, 5.41)."""
    if not has(s.prestige, building):
        if s.beginner() and not s.box.prestige[building].beginner:
            return PRESTIGE_NOT_IN_THIS_GAME.of(building)
        return PRESTIGE_TAKEN.of(building)
    missing = shortfall(s, seat, s.box.prestige[building])
    if missing > 0:
        return COST_NOT_COVERED.of(missing)
    if not s.beginner() and s.residences(seat) == 0:
        return NO_FREE_RESIDENCE.of()
    return 0


def place_worker(s: Caylus, seat: i64, position: i64) -> None:
    """The price is the same whoever has passed and whoever owns the card (CMC-5.20, R1)."""
    s.add_held(seat, DENIER, -s.box.worker_price)
    s.add_workers(seat, -1)
    s.set_worker(position, seat)
    s.emit(WORKER_PLACED, seat, position, s.card(position), s.box.worker_price)


def exchange_hand(s: Caylus, seat: i64) -> None:
    """All cards, not single ones; they can come back with the renewed pile (CMC-5.12, 5.13)."""
    cards = count(s.hand(seat))
    s.add_held(seat, DENIER, -s.box.exchange_price)
    s.emit(EXCHANGE_BOUGHT, seat, s.box.exchange_price, cards)
    discard_hand(s, seat)
    s.push(DrawCards(seat, cards))


def begin_prestige(s: Caylus, seat: i64, building: i64) -> None:
    """Pay, then choose the residence it stands on, if residences are in play (CMC-5.44)."""
    s.prestige &= ~bit(building)
    if s.beginner():
        s.push(PlacePrestige(seat, building))
    else:
        s.push(ResidenceChoice(seat, building))
    s.push(pay_for(seat, s.box.prestige[building]))


def pass_turn(s: Caylus, seat: i64) -> None:
    """Take the lowest free space of the bridge; the first to pass earns 1 denier (CMC-5.50 f.)."""
    bonus = s.box.first_pass_bonus if s.passed == 0 else 0
    s.step_on_bridge(seat)
    s.add_held(seat, DENIER, bonus)
    s.emit(PASSED, seat, s.passed, bonus)
