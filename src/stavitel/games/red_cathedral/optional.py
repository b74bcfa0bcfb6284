"""The optional actions, offered in every decision of one's own turn (RC-4.2)."""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision, Frame
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import MARKET_SPACES, ONE_MOMENT, RUBLES
from stavitel.games.red_cathedral.dice import roll_space
from stavitel.games.red_cathedral.events import PRESTIGE_EXCHANGED, REROLL_BOUGHT
from stavitel.games.red_cathedral.fields import NOW, OVER
from stavitel.games.red_cathedral.generated_frames import TurnClosesStep
from stavitel.games.red_cathedral.reasons import (
    ALREADY_REROLLED,
    EXCHANGED_BEFORE,
    NO_DIE_THERE,
    NO_PRESTIGE_TO_LOSE,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import bank, obtainable, refuse_rubles
from stavitel.games.red_cathedral.track import can_lose_prestige, lose_prestige
from stavitel.games.red_cathedral.verbs import END_TURN, EXCHANGE_PRESTIGE, REROLL, REROLL_SPACE


def think_optional(out: Actions) -> None:
    """The optional actions as candidates; their numbers are below those of all others."""
    out.add(EXCHANGE_PRESTIGE.of())
    out.add(REROLL.of())


def offer_optional(s: Cathedral, seat: i64, out: Actions) -> None:
    """Those of the optional actions that are possible now."""
    if can_lose_prestige(s, seat):
        if bank(s) > 0 and s.exchanging != OVER:
            out.add(EXCHANGE_PRESTIGE.of())
        if not s.rerolled:
            out.add(REROLL.of())


def is_optional(action: i64) -> bool:
    return action == EXCHANGE_PRESTIGE.of() or action == REROLL.of()


def refuse_optional(s: Cathedral, seat: i64, action: i64) -> i64:
    """Both cost a prestige point; the re-roll works once a turn (RC-4.2a, RC-4.2b), and so does
    exchanging, as often as wanted, where the table has it at one moment (R4)."""
    if not can_lose_prestige(s, seat):
        return NO_PRESTIGE_TO_LOSE.of()
    if action == EXCHANGE_PRESTIGE.of():
        return EXCHANGED_BEFORE.of() if s.exchanging == OVER else refuse_rubles(s)
    return ALREADY_REROLLED.of() if s.rerolled else 0


def took_optional(s: Cathedral, seat: i64, then: Frame[Any], action: i64) -> bool:
    """Use an optional action, if it is one, and come back to what was being decided. Whatever else
    is done ends the moment for exchanging (R4)."""
    if action == EXCHANGE_PRESTIGE.of():
        s.push(then)
        exchange_prestige(s, seat)
        return True
    if s.exchanging == NOW:
        s.exchanging = OVER
    if action != REROLL.of():
        return False
    s.push(then)
    s.push(RerollChoice(seat))
    return True


def exchange_prestige(s: Cathedral, seat: i64) -> None:
    """Lose 1 prestige and take rubles, as many as there are (RC-4.2a, RC-10.6)."""
    lose_prestige(s, seat)
    rubles = obtainable(s, seat, RUBLES, s.box.exchange_rubles)
    s.add_rubles(seat, rubles)
    if s.exchange == ONE_MOMENT:
        s.exchanging = NOW
    s.emit(PRESTIGE_EXCHANGED, seat, rubles, s.track(seat))


@final
class RerollChoice(Decision[Cathedral]):
    """The space whose dice are rolled again; it must hold one (RC-4.2b, R5)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        for space in range(MARKET_SPACES):
            out.add(REROLL_SPACE.of(space))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if not REROLL_SPACE.holds(action):
            return NOT_NOW.of()
        space = REROLL_SPACE.value(action)
        if s.dice_on(space) == 0:
            return NO_DIE_THERE.of(space)
        return 0

    def choose(self, s: Cathedral, action: i64) -> None:
        space = REROLL_SPACE.value(action)
        lose_prestige(s, self.seat)
        s.rerolled = True
        s.emit(REROLL_BOUGHT, self.seat, space, s.track(self.seat))
        roll_space(s, space)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TurnCloses(TurnClosesStep):
    """After claiming or building, optional actions are still possible (RC-4.2, RC-4.4)."""

    def run(self, s: Cathedral) -> None:
        if can_lose_prestige(s, self.seat):
            s.push(TurnEnd(self.seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TurnEnd(Decision[Cathedral]):
    """End the turn, or use an optional action once more (RC-4.4)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        out.add(END_TURN.of())

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        return 0 if action == END_TURN.of() else NOT_NOW.of()

    def choose(self, s: Cathedral, action: i64) -> None:
        took_optional(s, self.seat, TurnCloses(self.seat), action)
