"""Area 12: the market, where traders take turns until all have left (PE-7.12)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.pillars.cards import (
    FIRST_MARKET_SPACE,
    KINDS,
    LONG_PLACE,
    MARKET_KINDS,
    METAL,
    NOBODY,
    STONE,
    STONECUTTER,
    WOOD,
    WOODWORKER,
)
from stavitel.games.pillars.events import CUBES_BOUGHT, CUBES_SOLD, MARKET_LEFT
from stavitel.games.pillars.generated_frames import NextTraderStep
from stavitel.games.pillars.reasons import (
    BOUGHT_HERE,
    NEVER_METAL,
    NO_STONECUTTER,
    NO_SUCH_CUBES,
    NO_WOODWORKER,
    STOCK_TOO_SMALL,
    TOO_LITTLE_GOLD,
)
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import BUY, LEAVE_MARKET, MOST_CUBES, SELL


def market_area(s: Pillars) -> None:
    """Whoever came first begins (PE-7.12.1)."""
    s.push(NextTrader(0))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class NextTrader(NextTraderStep):
    """The next trader, in the order in which their first builders came (PE-7.12.1, R7)."""

    def run(self, s: Pillars) -> None:
        for further in range(LONG_PLACE):
            place = (self.place + further) % LONG_PLACE
            if is_first_builder(s, place):
                s.push(NextTrader((place + 1) % LONG_PLACE))
                s.push(MarketTurn(s.at_space(FIRST_MARKET_SPACE + place)))
                return


def is_first_builder(s: Pillars, place: i64) -> bool:
    """Whether somebody's only or earlier builder stands there."""
    seat = s.at_space(FIRST_MARKET_SPACE + place)
    if seat == NOBODY:
        return False
    for earlier in range(place):
        if s.at_space(FIRST_MARKET_SPACE + earlier) == seat:
            return False
    return True


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class MarketTurn(Decision[Pillars]):
    """Buy some cubes of one kind, sell some of one kind, or leave for good (PE-7.12.2)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(LEAVE_MARKET.of())
        for kind in range(MARKET_KINDS):
            for amount in range(1, s.on_board(kind) + 1):
                out.add(BUY.of(kind, amount))
        for kind in range(KINDS):
            for amount in range(1, min(s.held(self.seat, kind), MOST_CUBES) + 1):
                out.add(SELL.of(kind, amount))

    def options(self, s: Pillars, out: Actions) -> None:
        """The same predicates, asked without packing and unpacking every candidate."""
        out.clear()
        out.add(LEAVE_MARKET.of())
        for kind in range(MARKET_KINDS):
            for amount in range(1, s.on_board(kind) + 1):
                if refuse_purchase(s, self.seat, kind, amount) == 0:
                    out.add(BUY.of(kind, amount))
        for kind in range(KINDS):
            for amount in range(1, min(s.held(self.seat, kind), MOST_CUBES) + 1):
                if refuse_sale(s, self.seat, kind, amount) == 0:
                    out.add(SELL.of(kind, amount))

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == LEAVE_MARKET.of():
            return 0
        if BUY.holds(action):
            return refuse_purchase(s, self.seat, BUY.first(action), BUY.second(action))
        if SELL.holds(action):
            return refuse_sale(s, self.seat, SELL.first(action), SELL.second(action))
        return NOT_NOW.of()

    def choose(self, s: Pillars, action: i64) -> None:
        if action == LEAVE_MARKET.of():
            leave_market(s, self.seat)
        elif BUY.holds(action):
            buy(s, self.seat, BUY.first(action), BUY.second(action))
        else:
            sell(s, self.seat, SELL.first(action), SELL.second(action))


def refuse_purchase(s: Pillars, seat: i64, kind: i64, amount: i64) -> i64:
    """Limited by stock and gold; no metal, and no wood without a woodworker (PE-7.12.3, 7.12.6)."""
    if kind == METAL:
        return NEVER_METAL.of()
    if kind == WOOD and not s.has_trade(seat, WOODWORKER):
        return NO_WOODWORKER.of()
    if amount > s.on_board(kind):
        return STOCK_TOO_SMALL.of(kind, amount, s.on_board(kind))
    price = cost_of(s, kind, amount)
    if price > s.gold(seat):
        return TOO_LITTLE_GOLD.of(price, s.gold(seat))
    return 0


def refuse_sale(s: Pillars, seat: i64, kind: i64, amount: i64) -> i64:
    """What is held and not bought here; no stone without a stonecutter (PE-7.12.4 to 7.12.6)."""
    if has(s.bought(seat), kind):
        return BOUGHT_HERE.of(kind)
    if kind == STONE and not s.has_trade(seat, STONECUTTER):
        return NO_STONECUTTER.of()
    held = s.held(seat, kind)
    if amount > held:
        return NO_SUCH_CUBES.of(kind, amount, held)
    return 0


def cost_of(s: Pillars, kind: i64, amount: i64) -> i64:
    return amount * s.box.buying_price[kind]


def buy(s: Pillars, seat: i64, kind: i64, amount: i64) -> None:
    price = cost_of(s, kind, amount)
    s.add_gold(seat, -price)
    s.take_from_board(seat, kind, amount)
    s.add_to_bought(seat, kind)
    s.emit(CUBES_BOUGHT, seat, kind, amount, price)


def sell(s: Pillars, seat: i64, kind: i64, amount: i64) -> None:
    """Sold cubes go to the supply, not to the market (PE-7.12.4)."""
    s.take_cubes(seat, kind, -amount)
    earned = s.earn_gold(seat, amount * s.box.selling_price[kind])
    s.emit(CUBES_SOLD, seat, kind, amount, earned)


def leave_market(s: Pillars, seat: i64) -> None:
    """Leaving is final and takes all the player's builders home (PE-7.12.2)."""
    for place in range(LONG_PLACE):
        if s.at_space(FIRST_MARKET_SPACE + place) == seat:
            s.set_at_space(FIRST_MARKET_SPACE + place, NOBODY)
            s.add_bag(seat, 1)
    s.emit(MARKET_LEFT, seat)
