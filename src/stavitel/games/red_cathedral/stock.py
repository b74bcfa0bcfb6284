"""Section 10: inventory, supply and money."""

from mypy_extensions import i64

from stavitel.games.red_cathedral.cards import RECOGNITION, RUBLES
from stavitel.games.red_cathedral.events import (
    MATERIALS_GIVEN,
    RESOURCES_TAKEN,
    RUBLES_GAINED,
    RUBLES_PAID,
)
from stavitel.games.red_cathedral.reasons import NO_ROOM, SUPPLY_EMPTY
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.track import gain_recognition


def obtainable(s: Cathedral, seat: i64, good: i64, due: i64) -> i64:
    """How much of a gain the supply has and the inventory can hold (RC-10.2, 10.5, 10.6)."""
    if good == RECOGNITION:
        return due
    if good == RUBLES:
        return max(0, min(due, bank(s)))
    there = min(due, s.supply(good))  # compiled, the least of three is found among objects
    return min(there, max(0, s.room(seat)))


def bank(s: Cathedral) -> i64:
    """Rubles in the supply: all coins of the box but those the players have (RC-10.6, R8)."""
    left = s.box.bank_limit
    for seat in range(s.seats):
        left -= s.rubles(seat)
    return left


def refuse_rubles(s: Cathedral) -> i64:
    """Nothing that brings rubles works while there are none (RC-10.6)."""
    if bank(s) <= 0:
        return SUPPLY_EMPTY.of(RUBLES)
    return 0


def refuse_gain(s: Cathedral, seat: i64, good: i64) -> i64:
    """Why nothing of a resource can be had."""
    if obtainable(s, seat, good, 1) > 0:
        return 0
    if good < RUBLES and s.supply(good) > 0:
        return NO_ROOM.of()
    return SUPPLY_EMPTY.of(good)


def receive(s: Cathedral, seat: i64, good: i64, n: i64) -> None:
    """Put a gain where it belongs: on the track, to the money, into the inventory."""
    if good == RECOGNITION:
        gain_recognition(s, seat, n)
        return
    if good == RUBLES:
        s.add_rubles(seat, n)
    else:
        s.add_supply(good, -n)
        s.add_held(seat, good, n)
    s.emit(RESOURCES_TAKEN, seat, good, n)


def give_back(s: Cathedral, seat: i64, kind: i64, n: i64) -> None:
    """Materials given away return to the supply and free their spaces (RC-8.2, RC-10.3)."""
    s.add_held(seat, kind, -n)
    s.add_supply(kind, n)
    s.emit(MATERIALS_GIVEN, seat, kind, n)


def gain_rubles(s: Cathedral, seat: i64, due: i64) -> None:
    n = obtainable(s, seat, RUBLES, due)
    if n > 0:
        s.add_rubles(seat, n)
        s.emit(RUBLES_GAINED, seat, n)


def pay_rubles(s: Cathedral, seat: i64, n: i64) -> None:
    if n > 0:
        s.add_rubles(seat, -n)
        s.emit(RUBLES_PAID, seat, n)
