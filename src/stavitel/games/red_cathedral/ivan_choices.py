"""Section 13: Ivan's claims and ornaments, and the choices they leave to the human."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import (
    IVAN,
    MOST_FLOORS,
    RECOGNITION,
    SITE_SIZE,
    floor_of,
    spot_at,
    tower_of,
)
from stavitel.games.red_cathedral.claim import refuse_claim
from stavitel.games.red_cathedral.components import section_type
from stavitel.games.red_cathedral.events import IVAN_CLAIMED, IVAN_ORNAMENT_SKIPPED, ORNAMENT_PLACED
from stavitel.games.red_cathedral.fields import NOBODY, NOTHING
from stavitel.games.red_cathedral.reasons import (
    ALREADY_DECORATED,
    IVAN_DECORATES_YOURS,
    IVAN_PREFERS_ABOVE,
    IVAN_PREFERS_BASE,
    OFF_THE_SITE,
    SECTION_NOT_FINISHED,
    WRONG_SECTION_TYPE,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import gain_prestige, gain_recognition
from stavitel.games.red_cathedral.verbs import IVAN_CLAIM, IVAN_DECORATE

HUMAN: Final = 0
ABOVE_THE_HUMAN: Final = 0
ON_A_BASE: Final = 1
ANYWHERE: Final = 2


# claims


def begin_ivan_claim(s: Cathedral) -> None:
    """With a banner left he claims; among equal sections the human chooses (RC-13.9e)."""
    if s.ivan_banners == 0:
        return
    best = best_rank(s)
    found: i64 = 0
    last: i64 = 0
    for spot in range(SITE_SIZE):
        if refuse_claim(s, spot) == 0 and rank(s, spot) == best:
            found += 1
            last = spot
    if found == 1:
        ivan_claim(s, last)
    elif found > 1:
        s.push(IvanClaimChoice(HUMAN))


def rank(s: Cathedral, spot: i64) -> i64:
    """Ivan prefers sections right above the human's, then bases (RC-13.9e)."""
    if spot % MOST_FLOORS == 0:
        return ON_A_BASE
    return ABOVE_THE_HUMAN if s.banner(spot - 1) == HUMAN else ANYWHERE


def best_rank(s: Cathedral) -> i64:
    best: i64 = ANYWHERE
    for spot in range(SITE_SIZE):
        if refuse_claim(s, spot) == 0:
            best = min(best, rank(s, spot))
    return best


def ivan_claim(s: Cathedral, spot: i64) -> None:
    """His banner goes on the section, its tile out of the game; recognition on it counts."""
    tile = s.tile(spot)
    s.ivan_banners -= 1
    s.set_banner(spot, IVAN)
    s.set_tile(spot, NOTHING)
    s.emit(IVAN_CLAIMED, s.section(spot), tower_of(spot), floor_of(spot), tile)
    if s.box.tiles[tile].good == RECOGNITION:
        gain_recognition(s, IVAN, s.box.tiles[tile].amount)


@final
class IvanClaimChoice(Decision[Cathedral]):
    """The human says where Ivan claims, within his preferences (RC-13.9e)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        for spot in range(SITE_SIZE):
            if s.section(spot) != NOTHING:
                out.add(IVAN_CLAIM.of(tower_of(spot), floor_of(spot)))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if not IVAN_CLAIM.holds(action):
            return NOT_NOW.of()
        spot = spot_at(IVAN_CLAIM.first(action), IVAN_CLAIM.second(action))
        reason = refuse_claim(s, spot)
        if reason != 0:
            return reason
        best = best_rank(s)
        if rank(s, spot) == best:
            return 0
        return IVAN_PREFERS_ABOVE.of() if best == ABOVE_THE_HUMAN else IVAN_PREFERS_BASE.of()

    def choose(self, s: Cathedral, action: i64) -> None:
        ivan_claim(s, spot_at(IVAN_CLAIM.first(action), IVAN_CLAIM.second(action)))


# ornaments


def begin_ivan_ornament(s: Cathedral) -> None:
    """The next ornament in its order goes on a section, or the step is skipped (RC-13.12)."""
    if s.ivan_decorated == len(s.box.ivan_ornaments):
        return
    found: i64 = 0
    last: i64 = 0
    for spot in range(SITE_SIZE):
        if refuse_ivan_ornament(s, spot) == 0:
            found += 1
            last = spot
    if found == 0:
        s.emit(IVAN_ORNAMENT_SKIPPED, next_ornament(s))
    elif found == 1:
        ivan_decorate(s, last)
    else:
        s.push(IvanOrnamentChoice(HUMAN))


def next_ornament(s: Cathedral) -> i64:
    return s.box.ivan_ornaments[s.ivan_decorated]


def refuse_ivan_ornament(s: Cathedral, spot: i64) -> i64:
    """Finished, undecorated, of the right type; the human's sections come first (RC-13.12)."""
    reason = refuse_any_ornament(s, spot)
    if reason != 0 or s.banner(spot) == HUMAN:
        return reason
    for other in range(SITE_SIZE):
        if s.banner(other) == HUMAN and refuse_any_ornament(s, other) == 0:
            return IVAN_DECORATES_YOURS.of()
    return 0


def refuse_any_ornament(s: Cathedral, spot: i64) -> i64:
    if s.section(spot) == NOTHING:
        return OFF_THE_SITE.of(tower_of(spot), floor_of(spot))
    if section_type(s.section(spot)) != next_ornament(s):
        return WRONG_SECTION_TYPE.of(next_ornament(s))
    if not s.finished(spot):
        return SECTION_NOT_FINISHED.of()
    return ALREADY_DECORATED.of(s.ornament(spot)) if s.ornament(spot) != NOBODY else 0


def ivan_decorate(s: Cathedral, spot: i64) -> None:
    """He pays nothing and gains prestige (RC-13.12, R15)."""
    ornament = next_ornament(s)
    s.ivan_decorated += 1
    s.add_ornaments(IVAN, ornament, -1)
    s.set_ornament(spot, IVAN)
    s.emit(ORNAMENT_PLACED, IVAN, ornament, tower_of(spot), floor_of(spot), 0)
    gain_prestige(s, IVAN, s.box.ivan_ornament_prestige)


@final
class IvanOrnamentChoice(Decision[Cathedral]):
    """The human says which section Ivan decorates (RC-13.12)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        for spot in range(SITE_SIZE):
            if s.section(spot) != NOTHING:
                out.add(IVAN_DECORATE.of(tower_of(spot), floor_of(spot)))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if not IVAN_DECORATE.holds(action):
            return NOT_NOW.of()
        spot = spot_at(IVAN_DECORATE.first(action), IVAN_DECORATE.second(action))
        return refuse_ivan_ornament(s, spot)

    def choose(self, s: Cathedral, action: i64) -> None:
        ivan_decorate(s, spot_at(IVAN_DECORATE.first(action), IVAN_DECORATE.second(action)))
