"""Section 4: whose turn it is, the three main actions, and when the game is over."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.build import MAIN_ACTION, Deliveries, any_delivery
from stavitel.games.red_cathedral.cards import (
    BANNER_PLACE_COUNT,
    DIE_COUNT,
    IVAN,
    MOST_EXTRA_STEPS,
)
from stavitel.games.red_cathedral.claim import begin_claim, refuse_banner
from stavitel.games.red_cathedral.events import TURN_STARTED
from stavitel.games.red_cathedral.fields import NOT_YET, NOTHING
from stavitel.games.red_cathedral.generated_frames import NextTurnStep
from stavitel.games.red_cathedral.ivan import IvanTurn
from stavitel.games.red_cathedral.market import move_die, refuse_move
from stavitel.games.red_cathedral.optional import (
    is_optional,
    offer_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reasons import NOTHING_TO_DELIVER
from stavitel.games.red_cathedral.scoring import FinalScoring
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import BUILD, MOVE_DIE, TAKE_BANNER


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NextTurn(NextTurnStep):
    """The next side's turn. When it comes back to the one that triggered the end, all others had
    their last turn (RC-11.2)."""

    def run(self, s: Cathedral) -> None:
        if s.ender == self.side or time_is_up(s, self.side):
            s.push(FinalScoring())
            return
        s.turn += 1
        s.rerolled = False
        s.white_tile = NOTHING
        s.exchanging = NOT_YET
        s.emit(TURN_STARTED, self.side, s.turn)
        s.push(NextTurn(next_side(s, self.side)))
        if self.side == IVAN:
            s.push(IvanTurn())
        else:
            s.push(PlayerTurn(self.side))


def next_side(s: Cathedral, side: i64) -> i64:
    """Clockwise; alone, the human and Ivan take turns (RC-2.11, RC-13.5)."""
    if s.solo():
        return 0 if side == IVAN else IVAN
    return (side + 1) % s.seats


def time_is_up(s: Cathedral, side: i64) -> bool:
    """Nobody plays for ever; a table with the clock ends sooner, after a full round (R20)."""
    most = s.box.clock_turns if s.clock != 0 else s.box.most_turns
    return side == s.first_player and s.turn >= most * s.sides()


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PlayerTurn(Decision[Cathedral]):
    """Exactly one main action: claim, build or market; there is no passing (RC-4.1)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for place in range(BANNER_PLACE_COUNT):
            out.add(TAKE_BANNER.of(place))
        out.add(BUILD.of())
        for die in range(DIE_COUNT):
            for steps in range(MOST_EXTRA_STEPS + 1):
                out.add(MOVE_DIE.of(die, steps))

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        offer_optional(s, self.seat, out)
        for place in range(BANNER_PLACE_COUNT):
            if s.banners(self.seat, place) > 0:
                out.add(TAKE_BANNER.of(place))
        if any_delivery(s, self.seat):
            out.add(BUILD.of())
        paid = min(MOST_EXTRA_STEPS, s.rubles(self.seat) // s.box.step_cost)
        for die in range(DIE_COUNT):
            most: i64 = 0
            if s.may_push(self.seat, die):
                most = paid
            for steps in range(most + 1):
                if refuse_move(s, self.seat, die, steps) == 0:
                    out.add(MOVE_DIE.of(die, steps))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if TAKE_BANNER.holds(action):
            return refuse_banner(s, self.seat, TAKE_BANNER.value(action))
        if action == BUILD.of():
            return 0 if any_delivery(s, self.seat) else NOTHING_TO_DELIVER.of()
        if MOVE_DIE.holds(action):
            return refuse_move(s, self.seat, MOVE_DIE.first(action), MOVE_DIE.second(action))
        return NOT_NOW.of()

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        if TAKE_BANNER.holds(action):
            begin_claim(s, self.seat, TAKE_BANNER.value(action))
        elif action == BUILD.of():
            s.push(Deliveries(self.seat, s.box.deliveries, 0, MAIN_ACTION))
        else:
            move_die(s, self.seat, MOVE_DIE.first(action), MOVE_DIE.second(action))
