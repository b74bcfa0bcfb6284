"""Legal moves that are probably slips: the table asks back before it takes them."""

from stavitel.games.caylus_magna_carta.components import Option
from stavitel.games.caylus_magna_carta.effects import UseEffect
from stavitel.games.caylus_magna_carta.exchange import refuse_option
from stavitel.games.caylus_magna_carta.state import Caylus
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
    frame = s.stack[-1]
    if not isinstance(frame, UseEffect):
        return False
    for option in frame.effect(s).options:
        if costs_nothing(option) and refuse_option(s, frame.seat, frame.position, option) == 0:
            return True
    return False


def costs_nothing(option: Option) -> bool:
    goods = sum([int(n) for n in option.pay_goods])
    return option.pay_denier == 0 and option.pay_any == 0 and goods == 0


def out_of_reach(s: Caylus, position: int) -> bool:
    """So far beyond the provost that nobody's moves together bring him there (CMC-6.2, CMC-7.1)."""
    most = s.box.provost_spending // s.box.provost_price
    return position > s.last_active() + most * s.seats
