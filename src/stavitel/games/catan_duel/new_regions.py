"""The two regions a new settlement brings, drawn or sought out by a Scout (CD-9.4, CD-9.5)."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, STACK_REGIONS, START_REGIONS
from stavitel.games.catan_duel.events import REGION_DRAWN, REGION_PLACED, REGION_STACK_SHUFFLED
from stavitel.games.catan_duel.generated_frames import (
    DrawRegionChance,
    ScoutedRegionDecision,
    UpperRegionDecision,
)
from stavitel.games.catan_duel.reasons import REGION_NOT_AVAILABLE
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DRAW_REGION, PUT_REGION

REGIONS_OF_SETTLEMENT: Final = 2
_FIRST: Final = 2 * START_REGIONS
"""The number of the first region of the stack."""


def bring_regions(s: CatanDuel, seat: i64, place: i64) -> None:
    """Two regions are drawn for an upper place and the one below it."""
    s.push(DrawRegion(seat, place, NOTHING))


def scout_regions(s: CatanDuel, seat: i64, place: i64) -> None:
    """Two regions of choice for an upper place and the one below it."""
    s.push(ScoutedRegion(seat, place))


@final
class DrawRegion(DrawRegionChance):
    """A region from the shuffled stack; the second is drawn when the first is known."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        add_regions(s, DRAW_REGION.base, out)

    def choose(self, s: CatanDuel, action: i64) -> None:
        region = DRAW_REGION.value(action)
        take_region(s, region)
        s.emit(REGION_DRAWN, self.seat, region)
        if self.drawn == NOTHING:
            s.push(DrawRegion(self.seat, self.place, region))
        else:
            s.push(UpperRegion(self.seat, self.place, self.drawn, region))


@final
class UpperRegion(UpperRegionDecision):
    """Which of the two regions drawn goes above? The other goes below (CD-9.4)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(PUT_REGION.one(min(self.one, self.other)))
        out.add(PUT_REGION.one(max(self.one, self.other)))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not PUT_REGION.holds(action):
            return NOT_NOW.of()
        region = PUT_REGION.value(action)
        is_drawn = region == self.one or region == self.other
        return 0 if is_drawn else REGION_NOT_AVAILABLE.of(region)

    def choose(self, s: CatanDuel, action: i64) -> None:
        upper = PUT_REGION.value(action)
        lay_region(s, self.seat, self.place, upper)
        lay_region(s, self.seat, self.place + 1, self.one + self.other - upper)


@final
class ScoutedRegion(ScoutedRegionDecision):
    """Which region of the whole stack goes to the upper place, then which to the lower (CD-9.5)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_regions(s, PUT_REGION.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not PUT_REGION.holds(action):
            return NOT_NOW.of()
        region = PUT_REGION.value(action)
        return 0 if in_stack(s, region) else REGION_NOT_AVAILABLE.of(region)

    def choose(self, s: CatanDuel, action: i64) -> None:
        region = PUT_REGION.value(action)
        take_region(s, region)
        lay_region(s, self.seat, self.place, region)
        if self.place % 2 == 0:  # the upper one
            s.push(ScoutedRegion(self.seat, self.place + 1))
        else:
            s.emit(REGION_STACK_SHUFFLED, self.seat)


def in_stack(s: CatanDuel, region: i64) -> bool:
    return region >= _FIRST and has(s.regions_left, region - _FIRST)


def add_regions(s: CatanDuel, base: i64, out: Actions) -> None:
    """An action for every region in the stack, from the first of a verb on."""
    for n in range(STACK_REGIONS):
        if has(s.regions_left, n):
            out.add(base + _FIRST + n)


def take_region(s: CatanDuel, region: i64) -> None:
    s.regions_left &= ~bit(region - _FIRST)


def lay_region(s: CatanDuel, seat: i64, place: i64, region: i64) -> None:
    """New regions are empty (CD-9.4)."""
    s.set_region(seat, place, region)
    s.set_stock(seat, place, 0)
    s.emit(REGION_PLACED, seat, region, place)
