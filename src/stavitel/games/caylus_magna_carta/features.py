"""What a learned value sees of a position: the table from one seat, its own things first.

Only what the seat may know goes in: its own hand card by card, of the others how many they hold.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count
from stavitel.engine.inputs import Inputs
from stavitel.games.caylus_magna_carta.cards import (
    DECK,
    DENIER,
    FOOD,
    GOLD,
    MAX_SEATS,
    NEUTRALS,
    PART_COUNT,
    PRESTIGES,
    STONE,
    WOOD,
)
from stavitel.games.caylus_magna_carta.evaluate import (
    castle_value,
    evaluate,
    road_value,
    stock_value,
)
from stavitel.games.caylus_magna_carta.fields import (
    ACTIONS,
    BUILDING,
    NOTHING,
    PHASES,
    STANDARD,
    VARIANTS,
)
from stavitel.games.caylus_magna_carta.scoring import (
    building_points,
    income,
    prestige_points,
    token_points,
)
from stavitel.games.caylus_magna_carta.state import Caylus

MOMENTS: Final = 1 + len(PHASES) + 2 * MAX_SEATS
"""Bits of `moment`."""
_TWO: Final[i64] = 2
_LATE: Final = 6.0
"""With fewer tokens left, the end is near."""


def table_kind(s: Caylus) -> str:
    """Tables that one set of weights is for: what was learned in the full game serves beginners."""
    return f"{s.seats}-{VARIANTS[STANDARD]}"


def features(s: Caylus, seat: i64, out: Inputs) -> None:
    """Fill the row: what is common to all, the seat's hand, then every seat's things in turn."""
    out.clear()
    left = s.tokens_left()
    late = min(1.0, float(left) / _LATE)
    put_common(s, seat, left, out)
    out.members(s.hand(seat), DECK)
    for step in range(s.seats):
        other = seat + step
        if other >= s.seats:
            other -= s.seats
        put_seat(s, other, late, out)


def moment(s: Caylus, seat: i64) -> i64:
    """Which phase of the round it is, who may still act in it, and whose turn it is: whoever has
    passed and whoever has not look alike at its end."""
    found: i64 = 1 | _TWO << s.phase
    place: i64 = 1 + len(PHASES)
    for step in range(s.seats):
        other = seat + step
        if other >= s.seats:
            other -= s.seats
        if s.phase == ACTIONS and not s.has_passed(other):
            found |= bit(place + step)
        if s.stack[-1].asks == other:
            found |= bit(place + MAX_SEATS + step)
    return found


def put_common(s: Caylus, seat: i64, left: i64, out: Inputs) -> None:
    """The castle, the provost, the road, and who begins."""
    out.put(float(left) / 10.0)
    out.steps(left, 8)
    for part in range(PART_COUNT):
        out.put(float(s.tokens(part)) / 4.0)
    out.put(float(s.round) / 8.0)
    out.put(float(s.road_length) / 10.0)
    out.put(float(s.road_length - 1 - s.provost) / 4.0)
    out.members(s.neutrals, NEUTRALS)
    out.members(s.prestige, PRESTIGES)
    first = s.first_player - seat
    out.one_of(first + s.seats if first < 0 else first, s.seats)


def put_seat(s: Caylus, seat: i64, late: float, out: Inputs) -> None:
    """What a seat has, what it earns, what it is worth."""
    for good in range(FOOD, STONE + 1):
        put_stock(s.held(seat, good), 5, 4.0, late, out)
    put_stock(s.held(seat, GOLD), 4, 2.0, late, out)
    deniers = s.held(seat, DENIER)
    put_stock(deniers // 2, 7, 4.0, late, out)
    whole = min(s.held(seat, FOOD), s.held(seat, WOOD), s.held(seat, STONE))
    out.steps(whole, 3)
    put_road(s, seat, out)
    held = count(s.hand(seat))
    out.steps(held, 4)
    out.put(float(held) * late / 3.0)
    for part in range(PART_COUNT):
        out.put(float(s.owned(seat, part)) / 3.0)
    earned = float(income(s, seat) - s.box.base_income)
    out.put(earned / 3.0)
    out.put(earned * late / 3.0)
    road = road_value(s, seat)
    out.put(road / 4.0)
    out.put(road * late / 4.0)
    out.put(stock_value(s, seat, late) / 8.0)
    out.put(castle_value(s, seat) / 4.0)
    out.put(evaluate(s, seat) / 16.0)
    made = token_points(s, seat) + building_points(s, seat) + prestige_points(s, seat)
    out.put(float(made) / 16.0)


def put_stock(n: i64, most: i64, usual: float, late: float, out: Inputs) -> None:
    """A holding: as it is, as a thermometer, and as far as there is time to use it."""
    out.put(float(n) / usual)
    out.put(float(n) * late / usual)
    out.steps(n, most)


def put_road(s: Caylus, seat: i64, out: Inputs) -> None:
    """The seat's buildings by kind, those beyond the provost, residences, prestige buildings."""
    built: i64 = 0
    prestige = s.front(seat)
    homes: i64 = 0
    beyond: i64 = 0
    last = s.last_active()
    for position in range(s.road_length):
        if s.owner(position) != seat:
            continue
        if s.face(position) == BUILDING:
            built |= bit(s.card(position))
            if position > last:
                beyond += 1
        elif s.on_top(position) == NOTHING:
            homes += 1
        else:
            prestige |= bit(s.on_top(position))
    out.members(built, DECK)
    out.put(float(beyond) / 2.0)
    out.members(prestige, PRESTIGES)
    out.steps(homes, 3)
