"""Section 6: what regions yield when their number is rolled."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit
from stavitel.engine.core import Step
from stavitel.games.catan_duel.cards import MARKETPLACE, NOTHING, SEATS, SLOTS
from stavitel.games.catan_duel.gain import Gaining, gain_at
from stavitel.games.catan_duel.state import CatanDuel


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class Production(Step[CatanDuel]):
    """Regions of both players first, the Marketplace after them (CD-6.2, CD-6.6)."""

    def run(self, s: CatanDuel) -> None:
        for seat in range(SEATS):
            trade_at_marketplace(s, seat)
        # what waits for a decision is settled from the top, the active player's first (CD-7.9)
        produce(s, 1 - s.active)
        produce(s, s.active)


def produce(s: CatanDuel, seat: i64) -> None:
    """One resource on every region with the number, and one more from a booster beside it."""
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if yields(s, seat, place):
            gain_at(s, seat, place, 1 + boosters_beside(s, seat, place))


def yields(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether a region has this turn's production number."""
    region = s.region(seat, place)
    return region != NOTHING and s.box.regions[region].die == s.production


def boosters_beside(s: CatanDuel, seat: i64, place: i64) -> i64:
    """Buildings beside a region that double its resource (CD-6.4)."""
    resource = s.resource_at(seat, place)
    found: i64 = 0
    for site in range(s.first_beside(seat, place), s.last_beside(seat, place) + 1, 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING and s.box.cards[card].boosts == resource:
                found += 1
    return found


def trade_at_marketplace(s: CatanDuel, seat: i64) -> None:
    """With fewer regions of this number than the opponent, one resource his regions yield; which,
    the owner chooses after the production (CD-6.6)."""
    if not s.has_kind(seat, MARKETPLACE):
        return
    fewer: i64 = 0
    kinds: i64 = 0
    for place in range(s.first_place(1 - seat), s.last_place(1 - seat) + 1):
        if yields(s, 1 - seat, place):
            fewer += 1
            kinds |= bit(s.resource_at(1 - seat, place))
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if yields(s, seat, place):
            fewer -= 1
    if fewer > 0:
        s.push(Gaining(seat, kinds, 1))
