"""Phase 4: the buildings on the road, one after another (section 7)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import KINDS
from stavitel.games.caylus_magna_carta.components import (
    CHOOSE_CARD,
    CHOOSE_CUBE,
    CHOOSE_GOODS,
    NO_CHOICE,
    Alternative,
    Effect,
)
from stavitel.games.caylus_magna_carta.events import (
    EFFECT_DECLINED,
    PHASE_STARTED,
    WORKER_RETURNED,
)
from stavitel.games.caylus_magna_carta.exchange import (
    refuse_option,
    refuse_sale,
    take_option,
)
from stavitel.games.caylus_magna_carta.fields import (
    BUILDINGS,
    NOBODY,
    RESIDENCE,
    TURNED_UNDER_WORKER,
)
from stavitel.games.caylus_magna_carta.generated_frames import (
    EffectsPhaseStep,
    OwnerBonusStep,
    UseEffectDecision,
)
from stavitel.games.caylus_magna_carta.lawyer import refuse_turning, turn_over
from stavitel.games.caylus_magna_carta.reasons import NO_SUCH_OPTION
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import BUY, DECLINE, SELL, TAKE, TURN_OVER

WORKER: Final = 0
OWNER: Final = 1
ROLES: Final = ["worker", "owner"]
"""In which role a seat profits from a building: its worker's effect or its owner's bonus."""


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class EffectsPhase(EffectsPhaseStep):
    """The worker before `position` goes home; the next one up to the provost is resolved.

    When there is none, those beyond the provost go home too (CMC-7.1, CMC-7.7, CMC-7.10).
    """

    def run(self, s: Caylus) -> None:
        position = self.position
        if position == 0:
            s.phase = BUILDINGS
            s.emit(PHASE_STARTED, BUILDINGS)
        elif s.worker(position - 1) != NOBODY:
            return_worker(s, position - 1)
        last = s.last_active()
        while position <= last:
            if s.worker(position) != NOBODY:
                s.push(EffectsPhase(position + 1))
                activate(s, position)
                return
            position += 1
        for beyond in range(s.road_length):
            if s.worker(beyond) != NOBODY:
                return_worker(s, beyond)


def activate(s: Caylus, position: i64) -> None:
    """First the worker's effect, then the bonus of a different owner (CMC-7.3 to 7.6, R7)."""
    if s.face(position) == RESIDENCE:
        return  # turned over under its worker where that means no effect (R8)
    worker = s.worker(position)
    owner = s.owner(position)
    if owner != NOBODY and owner != worker:
        s.push(OwnerBonus(owner, position))
    offer(s, worker, position, WORKER)


def offer(s: Caylus, seat: i64, position: i64, role: i64) -> None:
    """Ask only a seat that has something to choose (CMC-13.4)."""
    decision = UseEffect(seat, position, role)
    if decision.usable(s):
        s.push(decision)


def return_worker(s: Caylus, position: i64) -> None:
    """A card turned over under its worker is a mere residence from now on (R8, R10)."""
    seat = s.worker(position)
    s.add_workers(seat, 1)
    s.set_worker(position, NOBODY)
    if s.face(position) == TURNED_UNDER_WORKER:
        s.set_face(position, RESIDENCE)
        s.set_store(position, 0)
    s.emit(WORKER_RETURNED, seat, position)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class OwnerBonus(OwnerBonusStep):
    """The owner's turn to profit, judged after the worker's effect (CMC-7.4)."""

    def run(self, s: Caylus) -> None:
        offer(s, self.seat, self.position, OWNER)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class UseEffect(UseEffectDecision):
    """Decline, or use one option once: every way to pay and gain is an entry (CMC-7.8 to 7.11)."""

    def effect(self, s: Caylus) -> Effect:
        building = s.box.cards[s.card(self.position)]
        return building.worker_effect if self.role == WORKER else building.owner_effect

    def usable(self, s: Caylus) -> bool:
        """Some entry beside `decline` is legal."""
        effect = self.effect(s)
        for option in effect.options:
            if refuse_option(s, self.seat, self.position, option) == 0:
                if effect.choice == NO_CHOICE or effect.choice == CHOOSE_GOODS:
                    return True
                if effect.choice == CHOOSE_CUBE and can_sell(s, self.seat, option):
                    return True
                if effect.choice == CHOOSE_CARD and can_turn(s, self.seat, option):
                    return True
        return False

    def candidates(self, s: Caylus, out: Actions) -> None:
        effect = self.effect(s)
        out.add(DECLINE.of())
        for index, option in enumerate(effect.options, 1):
            if effect.choice == NO_CHOICE:
                out.add(TAKE.of(index))
            elif effect.choice == CHOOSE_GOODS:
                add_purchases(index, option.gain_basic, out)
            elif effect.choice == CHOOSE_CUBE:
                for good in range(KINDS):
                    out.add(SELL.of(index, good))
            else:
                for position in range(s.road_length):
                    for good in range(KINDS):
                        out.add(TURN_OVER.of(position, good))

    def options(self, s: Caylus, out: Actions) -> None:
        """As `candidates`, asking each predicate once."""
        effect = self.effect(s)
        out.clear()
        out.add(DECLINE.of())
        index: i64 = 0
        for option in effect.options:
            index += 1
            if refuse_option(s, self.seat, self.position, option) != 0:
                continue
            if effect.choice == NO_CHOICE:
                out.add(TAKE.of(index))
            elif effect.choice == CHOOSE_GOODS:
                add_purchases(index, option.gain_basic, out)
            elif effect.choice == CHOOSE_CUBE:
                for good in range(KINDS):
                    if refuse_sale(s, self.seat, option, good) == 0:
                        out.add(SELL.of(index, good))
            else:
                add_turnings(s, self.seat, option, out)

    def refusal(self, s: Caylus, action: i64) -> i64:
        if action == DECLINE.of():
            return 0
        effect = self.effect(s)
        index = option_number(effect, action)
        if index < 1:
            return NOT_NOW.of()
        if index > len(effect.options):
            return NO_SUCH_OPTION.of()
        option = effect.options[index - 1]
        reason = refuse_option(s, self.seat, self.position, option)
        if reason != 0 or effect.choice == NO_CHOICE:
            return reason
        if effect.choice == CHOOSE_GOODS:
            goods = BUY.second(action) + BUY.third(action) + BUY.fourth(action)
            return 0 if goods == option.gain_basic else NO_SUCH_OPTION.of()
        if effect.choice == CHOOSE_CUBE:
            return refuse_sale(s, self.seat, option, SELL.second(action))
        return refuse_turning(
            s, self.seat, option, TURN_OVER.first(action), TURN_OVER.second(action)
        )

    def choose(self, s: Caylus, action: i64) -> None:
        effect = self.effect(s)
        index = option_number(effect, action)
        if index < 1:
            s.emit(EFFECT_DECLINED, self.seat, self.position, s.card(self.position), self.role)
        elif effect.choice == CHOOSE_CARD:
            turn_over(s, self.seat, TURN_OVER.first(action), TURN_OVER.second(action))
        else:
            take_option(s, self.seat, self.position, effect.options[index - 1], action)


def option_number(effect: Effect, action: i64) -> i64:
    """Which option of the effect an action is about, from 1; 0 if its verb does not fit."""
    if effect.choice == NO_CHOICE:
        return TAKE.value(action) if TAKE.holds(action) else 0
    if effect.choice == CHOOSE_GOODS:
        return BUY.first(action) if BUY.holds(action) else 0
    if effect.choice == CHOOSE_CUBE:
        return SELL.first(action) if SELL.holds(action) else 0
    return 1 if TURN_OVER.holds(action) else 0


def add_purchases(option: i64, goods: i64, out: Actions) -> None:
    """Every mixture of so many basic goods, ascending."""
    for food in range(goods + 1):
        for wood in range(goods - food + 1):
            out.add(BUY.of(option, food, wood, goods - food - wood))


def can_sell(s: Caylus, seat: i64, option: Alternative) -> bool:
    """Some cube can be given for it."""
    for good in range(KINDS):
        if refuse_sale(s, seat, option, good) == 0:
            return True
    return False


def can_turn(s: Caylus, seat: i64, option: Alternative) -> bool:
    """Some card can be turned over, and paid for."""
    for position in range(s.road_length):
        for good in range(KINDS):
            if refuse_turning(s, seat, option, position, good) == 0:
                return True
    return False


def add_turnings(s: Caylus, seat: i64, option: Alternative, out: Actions) -> None:
    """Every card the Lawyer may turn, with every way to pay for it."""
    for position in range(s.road_length):
        for good in range(KINDS):
            if refuse_turning(s, seat, option, position, good) == 0:
                out.add(TURN_OVER.of(position, good))
