"""Strength, skill, commerce, progress and victory points of the cards in play (CD-13)."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import (
    HARBOR,
    MARKETPLACE,
    NOBODY,
    NOTHING,
    SALT_SILO,
    SLOTS,
    TRADING_BASE,
)
from stavitel.games.catan_duel.events import TOKEN_MOVED
from stavitel.games.catan_duel.state import CatanDuel

STRENGTH_TOKEN: i64 = 0
TRADE_TOKEN: i64 = 1


def strength_holder(s: CatanDuel) -> i64:
    """Who has the strength token, or NOBODY (CD-13.6)."""
    if s.has_strength_advantage(0):
        return 0
    return 1 if s.has_strength_advantage(1) else NOBODY


def trade_holder(s: CatanDuel) -> i64:
    """Who has the trade token, or NOBODY (CD-13.6)."""
    if s.has_trade_advantage(0):
        return 0
    return 1 if s.has_trade_advantage(1) else NOBODY


def recount(s: CatanDuel, seat: i64) -> None:
    """To be called whenever cards in play have changed: points and tokens follow (CD-5.6)."""
    strength_before, trade_before = strength_holder(s), trade_holder(s)
    count_points(s, seat)
    if strength_holder(s) != strength_before:
        s.emit(TOKEN_MOVED, STRENGTH_TOKEN, strength_holder(s))
    if trade_holder(s) != trade_before:
        s.emit(TOKEN_MOVED, TRADE_TOKEN, trade_holder(s))


def count_points(s: CatanDuel, seat: i64) -> None:
    """The sums of all that is printed, and what Harbor, Trading Base and Salt Silo add."""
    strength: i64 = 0
    skill: i64 = 0
    commerce: i64 = 0
    progress: i64 = 0
    victory: i64 = 0
    ships: i64 = 0
    markets: i64 = 0
    harbors: i64 = 0
    bases: i64 = 0
    silos: i64 = 0
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        victory += s.box.town_points[s.level(seat, town)]
        for n in range(2 * SLOTS):
            number = s.slot(seat, 2 * town + n // SLOTS, n % SLOTS)
            if number == NOTHING:
                continue
            card = s.box.cards[number]
            strength += card.strength
            skill += card.skill
            commerce += card.commerce
            progress += card.progress
            victory += card.victory
            if card.is_trade_ship():
                ships += 1
            elif card.kind == MARKETPLACE:
                markets += 1
            elif card.kind == HARBOR:
                harbors += 1
            elif card.kind == TRADING_BASE:
                bases += 1
            elif card.kind == SALT_SILO:
                silos += 1
    commerce += bases * (markets + harbors)  # CD-18.16
    commerce += silos * ships  # CD-18.18
    if ships >= s.box.harbor_ships:
        victory += harbors  # CD-18.15
    s.set_strength(seat, strength)
    s.set_skill(seat, skill)
    s.set_commerce(seat, commerce)
    s.set_progress(seat, progress)
    s.set_own_points(seat, victory)
