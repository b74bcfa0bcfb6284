"""Points and income: what a seat's possessions are worth (sections 4 and 11)."""

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.games.caylus_magna_carta.cards import (
    DENIER,
    FOOD,
    GOLD,
    PART_COUNT,
    PRESTIGES,
    STONE,
    WOOD,
)
from stavitel.games.caylus_magna_carta.fields import BUILDING, NOTHING
from stavitel.games.caylus_magna_carta.state import Caylus


def income(s: Caylus, seat: i64) -> i64:
    """2 deniers, 1 for each free residence, and what the Hotel pays (CMC-4.1 to 4.4)."""
    deniers = s.box.base_income
    for position in range(s.road_length):
        if s.owner(position) != seat or s.face(position) == BUILDING:
            continue
        if s.on_top(position) == NOTHING:
            deniers += s.box.residence_income
        else:
            deniers += s.box.prestige[s.on_top(position)].income
    return deniers


def score(s: Caylus, seat: i64) -> i64:
    """The prestige points of a seat if the game ended now (CMC-11.2 to 11.8)."""
    return (
        token_points(s, seat)
        + building_points(s, seat)
        + residence_points(s, seat)
        + prestige_points(s, seat)
        + gold_points(s, seat)
        + goods_points(s, seat)
        + denier_points(s, seat)
    )


def token_points(s: Caylus, seat: i64) -> i64:
    points: i64 = 0
    for part in range(PART_COUNT):
        points += s.owned(seat, part) * s.box.part_points[part]
    return points


def building_points(s: Caylus, seat: i64) -> i64:
    """Own buildings that show their face on the road (CMC-11.3)."""
    points: i64 = 0
    for position in range(s.road_length):
        if s.owner(position) == seat and s.face(position) == BUILDING:
            points += s.box.cards[s.card(position)].points
    return points


def residence_points(s: Caylus, seat: i64) -> i64:
    """Own residences without a prestige building (CMC-11.4)."""
    return s.residences(seat) * s.box.residence_points


def prestige_points(s: Caylus, seat: i64) -> i64:
    """Own prestige buildings, on the road or in front of the seat (CMC-11.5, CMC-12.5)."""
    points: i64 = 0
    for position in range(s.road_length):
        if s.owner(position) == seat and s.on_top(position) != NOTHING:
            points += s.box.prestige[s.on_top(position)].points
    if s.front(seat) != 0:
        for building in range(PRESTIGES):
            if has(s.front(seat), building):
                points += s.box.prestige[building].points
    return points


def gold_points(s: Caylus, seat: i64) -> i64:
    return s.held(seat, GOLD) * s.box.points_per_gold


def goods_points(s: Caylus, seat: i64) -> i64:
    """Basic goods together, a full three count (CMC-11.7, R28)."""
    cubes = s.held(seat, FOOD) + s.held(seat, WOOD) + s.held(seat, STONE)
    return cubes // s.box.goods_per_point


def denier_points(s: Caylus, seat: i64) -> i64:
    return s.held(seat, DENIER) // s.box.deniers_per_point
