"""Section 5, main action A: claiming a section."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import MOST_FLOORS, SITE_SIZE, floor_of, spot_at, tower_of
from stavitel.games.red_cathedral.events import BANNER_TAKEN, SECTION_CLAIMED
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING
from stavitel.games.red_cathedral.optional import (
    TurnCloses,
    is_optional,
    offer_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reasons import (
    ALREADY_CLAIMED,
    NO_BANNER_THERE,
    NOT_CLAIMED_BELOW,
    OFF_THE_SITE,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import CLAIM
from stavitel.games.red_cathedral.workshop import TileChoice


def refuse_banner(s: Cathedral, seat: i64, place: i64) -> i64:
    """A claim needs a banner on the player's board (RC-4.1, RC-5.1)."""
    return NO_BANNER_THERE.of(place) if s.banners(seat, place) == 0 else 0


def begin_claim(s: Cathedral, seat: i64, place: i64) -> None:
    """Take a banner; one from the inventory frees a space (RC-5.1, RC-10.1)."""
    s.add_banners(seat, place, -1)
    s.emit(BANNER_TAKEN, seat, place)
    s.push(TurnCloses(seat))
    s.push(ClaimChoice(seat))


def refuse_claim(s: Cathedral, spot: i64) -> i64:
    """Available are bases, and sections right above a claimed one, without a banner (RC-5.2)."""
    if s.section(spot) == NOTHING:
        return OFF_THE_SITE.of(tower_of(spot), floor_of(spot))
    if s.banner(spot) != NOBODY:
        return ALREADY_CLAIMED.of(s.banner(spot))
    if spot % MOST_FLOORS > 0 and s.banner(spot - 1) == NOBODY:
        return NOT_CLAIMED_BELOW.of()
    return 0


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ClaimChoice(Decision[Cathedral]):
    """The section that gets the banner taken before (RC-5.2)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for spot in range(SITE_SIZE):
            if s.section(spot) != NOTHING:
                out.add(CLAIM.of(tower_of(spot), floor_of(spot)))

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        offer_optional(s, self.seat, out)
        for spot in range(SITE_SIZE):
            if refuse_claim(s, spot) == 0:
                out.add(CLAIM.of(tower_of(spot), floor_of(spot)))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not CLAIM.holds(action):
            return NOT_NOW.of()
        return refuse_claim(s, spot_at(CLAIM.first(action), CLAIM.second(action)))

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        spot = spot_at(CLAIM.first(action), CLAIM.second(action))
        tile = s.tile(spot)
        s.set_banner(spot, self.seat)
        s.set_tile(spot, NOTHING)
        s.emit(SECTION_CLAIMED, self.seat, s.section(spot), tower_of(spot), floor_of(spot), tile)
        s.push(TileChoice(self.seat, tile))
