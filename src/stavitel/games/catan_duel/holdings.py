"""All six resources a seat holds, or has room for, counted once and carried in one number."""

from typing import Final

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import CACHE, GOLD, NOTHING, RESOURCE_COUNT
from stavitel.games.catan_duel.payment import amount_in
from stavitel.games.catan_duel.reasons import TOO_FEW
from stavitel.games.catan_duel.state import CatanDuel

_BITS: Final = 6  # nobody can store 64 of one resource
_MASK: Final = 63


def holdings(s: CatanDuel, seat: i64) -> i64:
    """What a seat holds of each resource, the gold on the cache included."""
    total = s.stock(seat, CACHE) << _BITS * GOLD
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        resource = s.resource_at(seat, place)
        if resource != NOTHING:
            total += s.stock(seat, place) << _BITS * resource
    return total


def rooms(s: CatanDuel, seat: i64) -> i64:
    """How many more of each resource a seat can store, on the cache too."""
    total = s.room(seat, CACHE) << _BITS * GOLD
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        resource = s.resource_at(seat, place)
        if resource != NOTHING:
            total += s.room(seat, place) << _BITS * resource
    return total


def number_of(held: i64, resource: i64) -> i64:
    """One resource out of `holdings` or `rooms`."""
    return held >> _BITS * resource & _MASK


def lacking(held: i64, cost: i64) -> i64:
    """How many resources of a cost are missing, all kinds together."""
    missing: i64 = 0
    for resource in range(RESOURCE_COUNT):
        missing += max(amount_in(cost, resource) - number_of(held, resource), 0)
    return missing


def is_payable(held: i64, cost: i64) -> bool:
    return refuse_cost(held, cost) == 0


def refuse_cost(held: i64, cost: i64) -> i64:
    """Why a cost cannot be paid out of what is held, or 0 (CD-9.2)."""
    for resource in range(RESOURCE_COUNT):
        need = amount_in(cost, resource)
        have = number_of(held, resource)
        if have < need:
            return TOO_FEW.of(resource, need, have)
    return 0
