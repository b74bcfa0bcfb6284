"""Phase 3: moving the provost (section 6)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import DENIER
from stavitel.games.caylus_magna_carta.events import PHASE_STARTED, PROVOST_MOVED
from stavitel.games.caylus_magna_carta.fields import PROVOST
from stavitel.games.caylus_magna_carta.generated_frames import ProvostPhaseStep
from stavitel.games.caylus_magna_carta.reasons import (
    PROVOST_OFF_THE_ROAD,
    PROVOST_TOO_FAR,
    TOO_FEW_DENIERS,
)
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import MOVE_PROVOST


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ProvostPhase(ProvostPhaseStep):
    """Each seat, in bridge order, gets one chance to move the provost (CMC-6.1, CMC-6.5)."""

    def run(self, s: Caylus) -> None:
        if self.turn == 0:
            s.phase = PROVOST
            s.emit(PHASE_STARTED, PROVOST)
        if self.turn == s.seats:
            return
        s.push(ProvostPhase(self.turn + 1))
        s.push(ProvostTurn(s.bridge(self.turn)))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ProvostTurn(Decision[Caylus]):
    """Move the provost up to 3 cards either way for 1 denier a card; 0 leaves him (CMC-6.2)."""

    def candidates(self, s: Caylus, out: Actions) -> None:
        most = reach(s)
        for steps in range(-most, most + 1):
            out.add(MOVE_PROVOST.of(steps))

    def refusal(self, s: Caylus, action: i64) -> i64:
        if not MOVE_PROVOST.holds(action):
            return NOT_NOW.of()
        steps = MOVE_PROVOST.value(action)
        price = price_of(s, steps)
        if price > s.box.provost_spending:
            return PROVOST_TOO_FAR.of(reach(s))
        if price > s.deniers(self.seat):
            return TOO_FEW_DENIERS.of(price, s.deniers(self.seat))
        if not 0 <= s.provost + steps < s.road_length:
            return PROVOST_OFF_THE_ROAD.of()
        return 0

    def choose(self, s: Caylus, action: i64) -> None:
        steps = MOVE_PROVOST.value(action)
        price = price_of(s, steps)
        s.add_held(self.seat, DENIER, -price)
        s.provost += steps
        s.emit(PROVOST_MOVED, self.seat, steps, s.provost, price)


def reach(s: Caylus) -> i64:
    """How many cards a seat may move the provost at most (CMC-6.2)."""
    return s.box.provost_spending // s.box.provost_price


def price_of(s: Caylus, steps: i64) -> i64:
    return max(steps, -steps) * s.box.provost_price
