"""Legal moves that are probably slips: the table asks back before it takes them."""

from stavitel.engine.core import options
from stavitel.games.red_cathedral.cards import MATERIALS
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.verbs import (
    DECORATE,
    DELIVER,
    END_MARKET,
    STOP_DELIVERING,
    TAKE,
    TAKE_RESOURCES,
)
from stavitel.games.red_cathedral.workshop import TakeAmount


def slip(s: Cathedral, action: int) -> str:
    """The word for what is probably wrong with an action, or nothing."""
    if action == STOP_DELIVERING.of() and delivers_more(s):
        return "build"
    if action == END_MARKET.of() and TAKE_RESOURCES.of() in options(s):
        return "market"
    if TAKE.holds(action) and action + 1 in options(s) and takes_no_room(s):
        return "gift"
    return ""


def delivers_more(s: Cathedral) -> bool:
    """Something that is still needed on the site lies in the inventory (RC-6.1)."""
    return any(DELIVER.holds(other) or DECORATE.holds(other) for other in options(s))


def takes_no_room(s: Cathedral) -> bool:
    """Rubles and recognition fill no space of the inventory: less of them is good for nothing."""
    asked = s.stack[-1]
    return isinstance(asked, TakeAmount) and asked.good >= len(MATERIALS)
