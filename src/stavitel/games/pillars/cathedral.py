"""Area 13: craftsmen turn cubes into points, use by use (PE-7.13)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.pillars.cards import CRAFTSMAN_COUNT, KINDS, MADONNA, NOBODY, NOTHING
from stavitel.games.pillars.craftsmen import can_use_any, refuse_use, use
from stavitel.games.pillars.events import (
    CATHEDRAL_GREW,
    CONVERSION_ENDED,
    CRAFTSMAN_STRENGTHENED,
    CUBE_RETURNED,
)
from stavitel.games.pillars.generated_frames import CubeReturnDecision, NextConversionStep
from stavitel.games.pillars.proposal import best_target, carry_out, plan_for
from stavitel.games.pillars.reasons import (
    CANNOT_BE_STRENGTHENED,
    NO_CUBE_TO_RETURN,
    NOT_YOUR_CRAFTSMAN,
    NOTHING_TO_CONVERT,
)
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    BEST_CONVERSION,
    END_CONVERSION,
    RETURN_CUBE,
    STRENGTHEN,
    STRENGTHEN_NOBODY,
    USE_CRAFTSMAN,
)


def cathedral_area(s: Pillars) -> None:
    s.push(NextConversion(0))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NextConversion(NextConversionStep):
    """Everybody converts, in table order; then the cathedral grows (PE-7.13.1, PE-7.13.5)."""

    def run(self, s: Pillars) -> None:
        s.strengthened = NOTHING
        for craftsman in range(CRAFTSMAN_COUNT):
            s.set_used(craftsman, 0)
        if self.turn == s.seats:
            s.emit(CATHEDRAL_GREW, s.round)
            return
        s.push(NextConversion(self.turn + 1))
        seat = s.in_order(self.turn)
        if s.event == MADONNA:
            s.push(MadonnaChoice(seat))
        else:
            s.push(Conversion(seat))


@final
class MadonnaChoice(Decision[Pillars]):
    """The Madonna's statue: a craftsman of the player works once more this round (PE-7.13.3)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(STRENGTHEN_NOBODY.of())
        for craftsman in range(CRAFTSMAN_COUNT):
            if has(s.row(self.seat), craftsman):
                out.add(STRENGTHEN.one(craftsman))
        out.add(BEST_CONVERSION.of())

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == STRENGTHEN_NOBODY.of():
            return 0
        if action == BEST_CONVERSION.of():
            return 0 if can_use_any(s, self.seat) else NOTHING_TO_CONVERT.of()
        if not STRENGTHEN.holds(action):
            return NOT_NOW.of()
        craftsman = STRENGTHEN.value(action)
        if not has(s.row(self.seat), craftsman):
            return NOT_YOUR_CRAFTSMAN.of(craftsman)
        if not s.can_be_strengthened(craftsman):
            return CANNOT_BE_STRENGTHENED.of(craftsman)
        return 0

    def choose(self, s: Pillars, action: i64) -> None:
        if STRENGTHEN.holds(action):
            strengthen(s, self.seat, STRENGTHEN.value(action))
        elif action == BEST_CONVERSION.of():
            strengthen(s, self.seat, best_target(s, self.seat))
            carry_out(s, self.seat, plan_for(s, self.seat))
            end_conversion(s, self.seat)
            return
        s.push(Conversion(self.seat))


def strengthen(s: Pillars, seat: i64, craftsman: i64) -> None:
    if craftsman != NOTHING:
        s.strengthened = craftsman
        s.emit(CRAFTSMAN_STRENGTHENED, seat, craftsman)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Conversion(Decision[Pillars]):
    """Use a craftsman once more, end the conversion, or have the best made of it (PE-7.13.1)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(END_CONVERSION.of())
        for craftsman in range(CRAFTSMAN_COUNT):
            if has(s.row(self.seat), craftsman):
                out.add(USE_CRAFTSMAN.one(craftsman))
        out.add(BEST_CONVERSION.of())

    def options(self, s: Pillars, out: Actions) -> None:
        """As `candidates`, asking every craftsman only once."""
        out.clear()
        out.add(END_CONVERSION.of())
        for craftsman in range(CRAFTSMAN_COUNT):
            if has(s.row(self.seat), craftsman) and refuse_use(s, self.seat, craftsman) == 0:
                out.add(USE_CRAFTSMAN.one(craftsman))
        if out.count > 1:
            out.add(BEST_CONVERSION.of())

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == END_CONVERSION.of():
            return 0
        if USE_CRAFTSMAN.holds(action):
            return refuse_use(s, self.seat, USE_CRAFTSMAN.value(action))
        if action == BEST_CONVERSION.of():
            return 0 if can_use_any(s, self.seat) else NOTHING_TO_CONVERT.of()
        return NOT_NOW.of()

    def choose(self, s: Pillars, action: i64) -> None:
        if USE_CRAFTSMAN.holds(action):
            s.push(self)
            use(s, self.seat, USE_CRAFTSMAN.value(action))
            return
        if action == BEST_CONVERSION.of():
            carry_out(s, self.seat, plan_for(s, self.seat))
        end_conversion(s, self.seat)


def end_conversion(s: Pillars, seat: i64) -> None:
    """Architect and toolmaker work by themselves (PE-10.10); then only so many cubes are kept,
    except after the last round (PE-7.13.4, R25)."""
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(s.row(seat), craftsman) and s.box.craftsmen[craftsman].automatic:
            while refuse_use(s, seat, craftsman) == 0:
                use(s, seat, craftsman)
    s.converted |= bit(seat)
    s.emit(CONVERSION_ENDED, seat)
    if s.holds(seat) > s.box.cube_limit and not s.last_round():
        s.push(CubeReturn(seat, 0))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class CubeReturn(CubeReturnDecision):
    """Give back one cube beyond the limit, any that the seat has (PE-7.13.4).

    `last` is the kind given back before. Nothing follows from it; it is there so that positions
    and games saved while a seat chooses stay what they were.
    """

    def candidates(self, s: Pillars, out: Actions) -> None:
        for kind in range(KINDS):
            if s.held(self.seat, kind) > 0:
                out.add(RETURN_CUBE.one(kind))

    def refusal(self, s: Pillars, action: i64) -> i64:
        if not RETURN_CUBE.holds(action):
            return NOT_NOW.of()
        kind = RETURN_CUBE.value(action)
        return NO_CUBE_TO_RETURN.of(kind) if s.held(self.seat, kind) == 0 else 0

    def choose(self, s: Pillars, action: i64) -> None:
        kind = RETURN_CUBE.value(action)
        s.take_cubes(self.seat, kind, -1)
        s.emit(CUBE_RETURNED, self.seat, kind, 1)
        if excess(s, self.seat) > 0:
            s.push(CubeReturn(self.seat, kind))


def excess(s: Pillars, seat: i64) -> i64:
    return s.holds(seat) - s.box.cube_limit


def converting_seat(s: Pillars) -> i64:
    """The seat whose craftsmen are at work, or NOBODY."""
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, (MadonnaChoice, Conversion, CubeReturn)) else NOBODY
