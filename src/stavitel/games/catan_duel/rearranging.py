"""The six start regions may be laid out anew in theme games (CD-14.6)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, START_PLACES, START_REGIONS
from stavitel.games.catan_duel.events import REGION_PLACED, REGIONS_KEPT
from stavitel.games.catan_duel.generated_frames import StartRegionDecision
from stavitel.games.catan_duel.reasons import REGION_NOT_AVAILABLE, REGION_PLACED_ALREADY
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import KEEP_REGIONS, PUT_REGION, REARRANGE_REGIONS
from stavitel.games.common_frames import EitherOr


@final
class RegionsChoice(EitherOr[CatanDuel]):
    """Do the regions stay as they lie?"""

    def answers(self) -> list[int]:
        return [int(KEEP_REGIONS.of()), int(REARRANGE_REGIONS.of())]

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == REARRANGE_REGIONS.of():
            s.push(StartRegion(self.seat, 0))
        else:
            s.emit(REGIONS_KEPT, self.seat)


@final
class StartRegion(StartRegionDecision):
    """Which region comes to the next of the six places? It changes places with the one there."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        first = START_REGIONS * self.seat
        for region in range(first, first + START_REGIONS):
            out.add(PUT_REGION.one(region))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not PUT_REGION.holds(action):
            return NOT_NOW.of()
        region = PUT_REGION.value(action)
        n = _lies_at(s, self.seat, region)
        if n == NOTHING:
            return REGION_NOT_AVAILABLE.of(region)
        return REGION_PLACED_ALREADY.of(region) if n < self.nth else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        region = PUT_REGION.value(action)
        here = START_PLACES[self.nth]
        there = START_PLACES[_lies_at(s, self.seat, region)]
        swap_regions(s, self.seat, here, there)
        s.emit(REGION_PLACED, self.seat, region, here)
        if self.nth + 2 < START_REGIONS:
            s.push(StartRegion(self.seat, self.nth + 1))
            return
        last = START_PLACES[self.nth + 1]  # only one place and one region are left
        s.emit(REGION_PLACED, self.seat, s.region(self.seat, last), last)


def swap_regions(s: CatanDuel, seat: i64, here: i64, there: i64) -> None:
    """Two regions change places, each with its stock (CD-18.5)."""
    region, stock = s.region(seat, here), s.stock(seat, here)
    s.set_region(seat, here, s.region(seat, there))
    s.set_stock(seat, here, s.stock(seat, there))
    s.set_region(seat, there, region)
    s.set_stock(seat, there, stock)


def _lies_at(s: CatanDuel, seat: i64, region: i64) -> i64:
    """The number of the start place a region lies at, or NOTHING."""
    for n in range(START_REGIONS):
        if s.region(seat, START_PLACES[n]) == region:
            return n
    return NOTHING
