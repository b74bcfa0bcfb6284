"""One use of a craftsman: when it is possible, and what it takes and brings (PE-10)."""

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.games.pillars.cards import CRAFTSMAN_COUNT, GOLD, KINDS, METAL, MORTAR_MIXER
from stavitel.games.pillars.events import CRAFTSMAN_USED
from stavitel.games.pillars.reasons import (
    CAPACITY_USED,
    INPUT_MISSING,
    NO_METAL_TO_SHOW,
    NO_MORTAR_MIXER,
    NOT_YOUR_CRAFTSMAN,
    TOO_LITTLE_GOLD,
)
from stavitel.games.pillars.state import Pillars


def refuse_use(s: Pillars, seat: i64, craftsman: i64) -> i64:
    """In the player's row, not used up, fit for work, and the full input at hand (PE-7.13.1)."""
    if not has(s.row(seat), craftsman):
        return NOT_YOUR_CRAFTSMAN.of(craftsman)
    card = s.box.craftsmen[craftsman]
    if s.used(craftsman) >= s.capacity(craftsman):
        return CAPACITY_USED.of(craftsman, s.capacity(craftsman))
    if card.needs_mixer and not s.has_trade(seat, MORTAR_MIXER):
        return NO_MORTAR_MIXER.of()
    if card.shows_metal > s.held(seat, METAL):
        return NO_METAL_TO_SHOW.of()
    for kind in range(KINDS):
        if card.cost[kind] > s.held(seat, kind):
            return INPUT_MISSING.of(kind, card.cost[kind], s.held(seat, kind))
    if card.cost[GOLD] > s.gold(seat):
        return TOO_LITTLE_GOLD.of(card.cost[GOLD], s.gold(seat))
    return 0


def can_use_any(s: Pillars, seat: i64) -> bool:
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(s.row(seat), craftsman) and refuse_use(s, seat, craftsman) == 0:
            return True
    return False


def use(s: Pillars, seat: i64, craftsman: i64) -> None:
    """Cubes go to the supply; gold gained can be spent by later uses (PE-7.13.2)."""
    card = s.box.craftsmen[craftsman]
    for kind in range(KINDS):
        if card.cost[kind] > 0:
            s.take_cubes(seat, kind, -card.cost[kind])
    s.add_gold(seat, -card.cost[GOLD])
    earned = s.earn_gold(seat, card.gold)
    s.add_points(seat, card.points)
    s.add_used(craftsman, 1)
    s.emit(CRAFTSMAN_USED, seat, craftsman, card.points, earned)
