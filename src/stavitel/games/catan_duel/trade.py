"""Trade with the supply: 3:1, with ships, and at the Mint (CD-10)."""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import Reason
from stavitel.games.catan_duel.cards import (
    GOLD,
    LARGE_TRADE_SHIP,
    MINT,
    NOTHING,
    RESOURCE_COUNT,
)
from stavitel.games.catan_duel.events import PAID, TRADED
from stavitel.games.catan_duel.gain import Gaining
from stavitel.games.catan_duel.holdings import number_of, rooms
from stavitel.games.catan_duel.in_play import cards_of
from stavitel.games.catan_duel.payment import cost_of, leave, pay
from stavitel.games.catan_duel.reasons import (
    MINT_USED,
    NO_GOLD_FROM_MINT,
    NO_LARGE_SHIP,
    NO_MINT,
    NO_ROOM,
    NO_SHIP,
    SAME_RESOURCE,
    TOO_FEW_FOR_BANK,
    TOO_FEW_FOR_MINT,
    TOO_FEW_FOR_SHIP,
    TOO_FEW_IN_REGION,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    TRADE_BANK,
    TRADE_LARGE_SHIP,
    TRADE_MINT,
    TRADE_SHIP,
)

MINT_RATE: Final = 1
"""A Mint turns one gold into one other resource (CD-10.4)."""


def add_trades(s: CatanDuel, seat: i64, out: Actions) -> None:
    """Every trade a player might think of with what he has in play."""
    everything = bit(RESOURCE_COUNT) - 1
    ships = shipped(s, seat)
    for give in range(RESOURCE_COUNT):
        _add_takes(TRADE_BANK.of(give, 0), give, everything, out)
    for give in range(RESOURCE_COUNT):
        if has(ships, give):
            _add_takes(TRADE_SHIP.of(give, 0), give, everything, out)
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.kinds_beside(seat, place, LARGE_TRADE_SHIP) > 0:
            _add_takes(TRADE_LARGE_SHIP.of(place, 0), s.resource_at(seat, place), everything, out)
    if s.has_kind(seat, MINT):
        _add_takes(TRADE_MINT.base, GOLD, everything, out)


def find_trades(s: CatanDuel, seat: i64, held: i64, out: Actions) -> None:
    """All of these that are legal."""
    takes = _that_fit(s, seat)
    rate = rate_of(s, TRADE_BANK.base)
    for give in range(RESOURCE_COUNT):
        if number_of(held, give) >= rate:
            _add_takes(TRADE_BANK.of(give, 0), give, takes, out)
    rate = rate_of(s, TRADE_SHIP.base)
    ships = shipped(s, seat)
    for give in range(RESOURCE_COUNT):
        if has(ships, give) and number_of(held, give) >= rate:
            _add_takes(TRADE_SHIP.of(give, 0), give, takes, out)
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if s.stock(seat, place) >= rate and s.kinds_beside(seat, place, LARGE_TRADE_SHIP) > 0:
            _add_takes(TRADE_LARGE_SHIP.of(place, 0), s.resource_at(seat, place), takes, out)
    if number_of(held, GOLD) >= MINT_RATE and s.count_kind(seat, MINT) > s.mints_used:
        _add_takes(TRADE_MINT.base, GOLD, takes, out)


def _that_fit(s: CatanDuel, seat: i64) -> i64:
    """The resources there is room for, as a set."""
    room = rooms(s, seat)
    found: i64 = 0
    for take in range(RESOURCE_COUNT):
        if number_of(room, take) > 0:
            found |= bit(take)
    return found


def _add_takes(first: i64, give: i64, takes: i64, out: Actions) -> None:
    """Actions from `first` on for every resource of a set but the one that is given."""
    for take in range(RESOURCE_COUNT):
        if take != give and has(takes, take):
            out.add(first + take)


# ships and mints


def shipped(s: CatanDuel, seat: i64) -> i64:
    """The resources a seat has ordinary trade ships for, as a set (CD-10.2)."""
    found: i64 = 0
    for card in cards_of(s, seat):
        if card.trades != NOTHING:
            found |= bit(card.trades)
    return found


# legality


def is_trade(action: i64) -> bool:
    return (
        TRADE_BANK.holds(action)
        or TRADE_SHIP.holds(action)
        or TRADE_LARGE_SHIP.holds(action)
        or TRADE_MINT.holds(action)
    )


def rate_of(s: CatanDuel, action: i64) -> i64:
    """How many of a resource a trade gives for one other (CD-10.1 to CD-10.4)."""
    if TRADE_BANK.holds(action):
        return s.box.bank_rate
    return MINT_RATE if TRADE_MINT.holds(action) else s.box.ship_rate


def refuse_trade(s: CatanDuel, seat: i64, action: i64) -> i64:
    rate = rate_of(s, action)
    if TRADE_BANK.holds(action):
        give, take = TRADE_BANK.first(action), TRADE_BANK.second(action)
        return refuse_terms(s, seat, give, take, rate, TOO_FEW_FOR_BANK)
    if TRADE_SHIP.holds(action):
        give, take = TRADE_SHIP.first(action), TRADE_SHIP.second(action)
        if not has(shipped(s, seat), give):
            return NO_SHIP.of(give)
        return refuse_terms(s, seat, give, take, rate, TOO_FEW_FOR_SHIP)
    if TRADE_LARGE_SHIP.holds(action):
        place, take = TRADE_LARGE_SHIP.first(action), TRADE_LARGE_SHIP.second(action)
        return refuse_large_ship(s, seat, place, take, rate)
    return refuse_mint(s, seat, TRADE_MINT.value(action), rate)


def refuse_terms(s: CatanDuel, seat: i64, give: i64, take: i64, rate: i64, too_few: Reason) -> i64:
    """Enough of one resource, and room for one of another (CD-10.1, CD-10.5)."""
    if give == take:
        return SAME_RESOURCE.of()
    have = s.held(seat, give)
    if have < rate:
        return too_few.of(give, rate, have)
    return NO_ROOM.of(take) if s.room_for(seat, take) == 0 else 0


def refuse_large_ship(s: CatanDuel, seat: i64, place: i64, take: i64, rate: i64) -> i64:
    """Both resources come from one region beside the ship (CD-10.3)."""
    if not s.is_store(seat, place) or s.kinds_beside(seat, place, LARGE_TRADE_SHIP) == 0:
        return NO_LARGE_SHIP.of(place)
    give, have = s.resource_at(seat, place), s.stock(seat, place)
    if give != take and have < rate:
        return TOO_FEW_IN_REGION.of(give, rate, have)
    return refuse_terms(s, seat, give, take, rate, TOO_FEW_IN_REGION)


def refuse_mint(s: CatanDuel, seat: i64, take: i64, rate: i64) -> i64:
    """Once a turn with every Mint (CD-10.4)."""
    mints = s.count_kind(seat, MINT)
    if mints == 0:
        return NO_MINT.of()
    if s.mints_used >= mints:
        return MINT_USED.of()
    if take == GOLD:
        return NO_GOLD_FROM_MINT.of()
    return refuse_terms(s, seat, GOLD, take, rate, TOO_FEW_FOR_MINT)


# trading


def trade(s: CatanDuel, seat: i64, action: i64) -> None:
    """Give so many of one resource, from stores of choice, and gain one of another."""
    rate = rate_of(s, action)
    if TRADE_BANK.holds(action):
        swap(s, seat, TRADE_BANK.first(action), rate, TRADE_BANK.second(action))
    elif TRADE_SHIP.holds(action):
        swap(s, seat, TRADE_SHIP.first(action), rate, TRADE_SHIP.second(action))
    elif TRADE_LARGE_SHIP.holds(action):
        place = TRADE_LARGE_SHIP.first(action)
        promise(s, seat, s.resource_at(seat, place), rate, TRADE_LARGE_SHIP.second(action))
        leave(s, seat, place, rate, PAID)
    else:
        s.mints_used += 1
        swap(s, seat, GOLD, rate, TRADE_MINT.value(action))


def swap(s: CatanDuel, seat: i64, give: i64, rate: i64, take: i64) -> None:
    promise(s, seat, give, rate, take)
    pay(s, seat, cost_of(give, rate))


def promise(s: CatanDuel, seat: i64, give: i64, rate: i64, take: i64) -> None:
    """What the supply gives waits until it is paid for."""
    s.emit(TRADED, seat, give, rate, take)
    s.push(Gaining(seat, bit(take), 1))
