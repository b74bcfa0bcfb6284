"""Legal moves that are probably slips: the table asks back before it takes them."""

from stavitel.games.caylus_magna_carta.effects import UseEffect
from stavitel.games.caylus_magna_carta.provost import reach
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.trial import gifts
from stavitel.games.caylus_magna_carta.verbs import DECLINE, PLACE_WORKER


def slip(s: Caylus, action: int) -> str:
    """The word for what is probably wrong with an action, or nothing."""
    if action == DECLINE.of() and declines_a_gift(s):
        return "gift"
    if PLACE_WORKER.holds(action) and out_of_reach(s, int(PLACE_WORKER.value(action))):
        return "reach"
    return ""


def declines_a_gift(s: Caylus) -> bool:
    """An effect that costs nothing is given away for nothing (CMC-7.8)."""
    return isinstance(s.stack[-1], UseEffect) and len(gifts(s)) > 0


def out_of_reach(s: Caylus, position: int) -> bool:
    """So far beyond the provost that nobody's moves together bring him there (CMC-6.2, CMC-7.1)."""
    return position > s.last_active() + reach(s) * s.seats
