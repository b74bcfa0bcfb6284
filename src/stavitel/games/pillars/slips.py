"""Legal moves that are probably slips: the table asks back before it takes them."""

from typing import Final

from stavitel.engine.core import options
from stavitel.games.pillars.builders import BuilderTurn
from stavitel.games.pillars.cards import RESOURCE_COUNT
from stavitel.games.pillars.cathedral import Conversion, excess
from stavitel.games.pillars.offer import OfferTurn
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    BEST_CONVERSION,
    DO_NOT_LOOK,
    END_CONVERSION,
    PASS,
    PLACE,
    TAKE_RESOURCE,
    WAIT,
)

CHEAP: Final = 2
"""Up to this price there is little to save by waiting."""

SHARE: Final = 3
"""A price is easily paid if it is at most this part of the gold. Greedy bots, too, hardly ever
wait then; at half the gold they often do, and with good reason."""


def slip(s: Pillars, action: int) -> str:
    """The word for what is probably wrong with an action, or nothing."""
    frame = s.stack[-1]
    if action == PASS.of() and isinstance(frame, OfferTurn) and sends_nobody(s, int(frame.seat)):
        return "workers"
    if action == WAIT.of() and isinstance(frame, BuilderTurn) and can_afford(s, int(frame.seat)):
        return "cheap"
    if action == DO_NOT_LOOK.of():
        return "gift"  # looking costs nothing, and only Ellen's owner sees the card (PE-4.4)
    if action == END_CONVERSION.of() and isinstance(frame, Conversion):
        return wasted(s, int(frame.seat))
    return ""


def sends_nobody(s: Pillars, seat: int) -> bool:
    """All workers stay at home although a resource card could be taken (PE-5.4, PE-5.7)."""
    if any([s.resource(card) == seat for card in range(RESOURCE_COUNT)]):
        return False
    return any([TAKE_RESOURCE.holds(option) for option in options(s)])


def can_afford(s: Pillars, seat: int) -> bool:
    """The builder could be placed for a price that is low, or low for this player (PE-6.5)."""
    easily = s.price() <= CHEAP or s.price() * SHARE <= s.gold(seat)
    return easily and any([PLACE.holds(option) for option in options(s)])


def wasted(s: Pillars, seat: int) -> str:
    """What craftsmen could still use must be returned or is worth nothing (PE-7.13.4, PE-9.3)."""
    if BEST_CONVERSION.of() not in options(s):
        return ""
    if s.last_round():
        return "last"
    return "cubes" if excess(s, seat) > 0 else ""
