"""The Lawyer turns one of the player's buildings into a residence (CMC-8.7, R5, R8 to R10)."""

from typing import Final

from mypy_extensions import i64

from stavitel.games.caylus_magna_carta.cards import GOLD
from stavitel.games.caylus_magna_carta.components import Alternative
from stavitel.games.caylus_magna_carta.events import CARD_TURNED
from stavitel.games.caylus_magna_carta.exchange import give_cubes
from stavitel.games.caylus_magna_carta.fields import (
    BUILDING,
    FOOD_ONLY,
    FORBIDDEN,
    NOBODY,
    OLD_FACE,
    RESIDENCE,
    TURNED_UNDER_WORKER,
)
from stavitel.games.caylus_magna_carta.reasons import (
    ALREADY_RESIDENCE,
    CANNOT_BE_TURNED,
    CUBES_NOT_HELD,
    LAWYER_TAKES_FOOD,
    LAWYER_TAKES_NO_GOLD,
    NOT_YOUR_CARD,
    OFF_THE_ROAD,
    TURNED_CARD_OCCUPIED,
)
from stavitel.games.caylus_magna_carta.state import Caylus

FEE: Final = 1
"""The cube the Lawyer takes; components can change its kind, not the number (CMC-8.7)."""


def refuse_turning(s: Caylus, seat: i64, option: Alternative, position: i64, good: i64) -> i64:
    """A building of the player anywhere on the road, no Lawyer, for one food (or gold, R5)."""
    if position >= s.road_length:
        return OFF_THE_ROAD.of(position, s.road_length)
    if s.owner(position) != seat:
        return NOT_YOUR_CARD.of()
    if s.face(position) != BUILDING:
        return ALREADY_RESIDENCE.of()
    if not s.box.cards[s.card(position)].can_become_residence:
        return CANNOT_BE_TURNED.of(s.card(position))
    if s.lawyer_occupied == FORBIDDEN and s.worker(position) != NOBODY:
        return TURNED_CARD_OCCUPIED.of(s.worker(position))
    if option.pay_goods[good] == 0:
        if good != GOLD or not option.gold_joker:
            return LAWYER_TAKES_FOOD.of()
        if s.lawyer_food == FOOD_ONLY:
            return LAWYER_TAKES_NO_GOLD.of()
    if s.held(seat, good) < FEE:
        return CUBES_NOT_HELD.of(good, FEE, s.held(seat, good))
    return 0


def turn_over(s: Caylus, seat: i64, position: i64, good: i64) -> None:
    """A residence at once, but a worker on it is still resolved by the rule of R8."""
    give_cubes(s, seat, good, FEE)
    if s.worker(position) != NOBODY and s.lawyer_occupied == OLD_FACE:
        s.set_face(position, TURNED_UNDER_WORKER)
    else:
        s.set_face(position, RESIDENCE)
        s.set_store(position, 0)
    s.emit(CARD_TURNED, seat, position, s.card(position))
