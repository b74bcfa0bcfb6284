"""Bringing a position to rest: the turn is finished by habit, then it can be judged.

Whoever is at the market takes all there is to take, whoever builds delivers what brings a section
nearest to its end, and a trade that was begun gives away what is of no use. Cheap, and close
enough to compare positions by.
"""

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, advance
from stavitel.engine.rng import Rng
from stavitel.games.red_cathedral.build import Deliveries
from stavitel.games.red_cathedral.cards import SITE_SIZE, spot_at
from stavitel.games.red_cathedral.market import MarketTurn
from stavitel.games.red_cathedral.optional import is_optional
from stavitel.games.red_cathedral.reading import GAINING
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.trade import ExchangeGet, ExchangeGive, Trade
from stavitel.games.red_cathedral.turn import PlayerTurn
from stavitel.games.red_cathedral.verbs import (
    DECORATE,
    DELIVER,
    END_MARKET,
    GET,
    GIVE,
    USE_INFLUENCE,
)
from stavitel.games.red_cathedral.workshop import TileChoice


def calm(s: Cathedral, rng: Rng) -> None:
    """Play the obvious until the next turn begins or the game is over."""
    found = Actions()
    while s.stack and not isinstance(s.stack[-1], PlayerTurn):
        top = s.stack[-1]
        top.options(s, found)
        if top.asks == CHANCE:
            advance(s, found.items[rng.below(found.count)])
        elif isinstance(top, MarketTurn):
            advance(s, obvious_part(s, found))
        elif isinstance(top, Deliveries):
            advance(s, obvious_delivery(s, found))
        elif isinstance(top, TileChoice):
            advance(s, first_option(found))  # face up where it can be paid
        elif isinstance(top, Trade | ExchangeGive | ExchangeGet):
            advance(s, obvious_trade(s, top.asks, found))
        else:
            advance(s, last_option(found))  # all there is to take, or the way to stop


def first_option(found: Actions) -> i64:
    """The first that is not an optional action; those come before all others."""
    for i in range(found.count):
        if not is_optional(found.items[i]):
            return found.items[i]
    return found.items[0]


def last_option(found: Actions) -> i64:
    return found.items[found.count - 1]


def obvious_part(s: Cathedral, found: Actions) -> i64:
    """Anything that costs nothing: resources, a tile, a gift of an influence card."""
    for i in range(found.count):
        action = found.items[i]
        if is_optional(action):
            continue
        if not USE_INFLUENCE.holds(action):
            return action  # resources, a tile, or at last the end
        influence = s.box.influence[USE_INFLUENCE.value(action)]
        if influence.kind == GAINING and influence.pay == 0:
            return action
    return END_MARKET.of()


def obvious_delivery(s: Cathedral, found: Actions) -> i64:
    """To the section that lacks least; else the richest ornament; else no more."""
    best = last_option(found)
    least: i64 = 99
    for i in range(found.count):
        action = found.items[i]
        if DELIVER.holds(action):
            spot = spot_at(DELIVER.first(action), DELIVER.second(action))
            lacks = s.box.sections[s.section(spot)].total - s.delivered(spot)
            if lacks < least:
                least = lacks
                best = action
        elif DECORATE.holds(action) and least == 99:
            best = action  # those with most jewels come last
    return best


def obvious_trade(s: Cathedral, seat: i64, found: Actions) -> i64:
    """Give what no section of the seat needs, get what one lacks, else stop."""
    best = last_option(found)
    most: i64 = 0
    for i in range(found.count):
        action = found.items[i]
        surplus: i64 = 0
        if GIVE.holds(action):
            surplus = -lacking(s, seat, GIVE.value(action))
        elif GET.holds(action):
            surplus = lacking(s, seat, GET.value(action))
        if surplus > most:
            most = surplus
            best = action
    return best


def lacking(s: Cathedral, seat: i64, kind: i64) -> i64:
    """How many pieces of a kind all sections of a seat need beyond those it holds."""
    need = -s.held(seat, kind)
    for spot in range(SITE_SIZE):
        if s.banner(spot) == seat and not s.finished(spot):
            need += s.box.sections[s.section(spot)].cost[kind] - s.pieces(spot, kind)
    return need
