"""The action phase: building, trading and playing cards in any order (CD-9.1)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.action_cards import add_plays, find_plays, no_play, play
from stavitel.games.catan_duel.building import (
    add_central,
    build_city,
    build_road,
    build_settlement,
    find_central,
    no_city,
    no_road,
    no_scouting,
    no_settlement,
    scout_settlement,
)
from stavitel.games.catan_duel.events import ACTIONS_ENDED
from stavitel.games.catan_duel.expansions import (
    add_expansions,
    build,
    find_expansions,
    no_building,
    no_cache,
    place_cache,
)
from stavitel.games.catan_duel.holdings import holdings
from stavitel.games.catan_duel.in_play import add_cards
from stavitel.games.catan_duel.removing import no_removal, remove
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.trade import (
    add_trades,
    find_trades,
    no_bank_trade,
    no_large_ship_trade,
    no_mint_trade,
    no_ship_trade,
    trade,
    trade_at_mint,
    trade_with_large_ship,
)
from stavitel.games.catan_duel.verbs import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    END_ACTIONS,
    PLACE_CACHE,
    PLAY,
    REMOVE,
    SCOUT_SETTLEMENT,
    TRADE_BANK,
    TRADE_LARGE_SHIP,
    TRADE_MINT,
    TRADE_SHIP,
)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ActionPhase(Decision[CatanDuel]):
    """What does the active player do next? When he ends, his hand is replenished."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(END_ACTIONS.of())
        add_central(s, self.seat, out)
        add_expansions(s, self.seat, out)
        add_cards(s, self.seat, REMOVE, out)
        add_trades(s, self.seat, out)
        add_plays(s, self.seat, out)

    def options(self, s: CatanDuel, out: Actions) -> None:
        """The same by another way: what is held is counted once, what a card needs is asked once
        for all sites."""
        held = holdings(s, self.seat)
        out.clear()
        out.add(END_ACTIONS.of())
        find_central(s, self.seat, held, out)
        find_expansions(s, self.seat, held, out)
        if s.mode().is_theme:
            add_cards(s, self.seat, REMOVE, out)
        find_trades(s, self.seat, held, out)
        find_plays(s, self.seat, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        seat = self.seat
        if action == END_ACTIONS.of():
            return 0
        if PLAY.holds(action):
            return no_play(s, seat, PLAY.value(action))
        if REMOVE.holds(action):
            return no_removal(s, seat, REMOVE.first(action), REMOVE.second(action))
        if TRADE_BANK.base <= action < PLAY.base:
            return refuse_trade(s, seat, action)
        return refuse_building(s, seat, action)

    def choose(self, s: CatanDuel, action: i64) -> None:
        seat = self.seat
        if action == END_ACTIONS.of():
            s.emit(ACTIONS_ENDED, seat)
            return
        s.push(self)
        if PLAY.holds(action):
            play(s, seat, PLAY.value(action))
        elif REMOVE.holds(action):
            remove(s, seat, REMOVE.first(action), REMOVE.second(action))
        elif TRADE_BANK.base <= action < PLAY.base:
            carry_out_trade(s, seat, action)
        else:
            carry_out_building(s, seat, action)

    def secret(self) -> bool:
        return True


def refuse_building(s: CatanDuel, seat: i64, action: i64) -> i64:
    held = holdings(s, seat)
    if BUILD.holds(action):
        return no_building(s, seat, BUILD.first(action), BUILD.second(action), held)
    if BUILD_ROAD.holds(action):
        return no_road(s, seat, BUILD_ROAD.value(action), held)
    if BUILD_SETTLEMENT.holds(action):
        return no_settlement(s, seat, BUILD_SETTLEMENT.value(action), held)
    if SCOUT_SETTLEMENT.holds(action):
        return no_scouting(s, seat, SCOUT_SETTLEMENT.value(action), held)
    if BUILD_CITY.holds(action):
        return no_city(s, seat, BUILD_CITY.value(action), held)
    return (
        no_cache(s, seat, PLACE_CACHE.value(action)) if PLACE_CACHE.holds(action) else NOT_NOW.of()
    )


def carry_out_building(s: CatanDuel, seat: i64, action: i64) -> None:
    if BUILD.holds(action):
        build(s, seat, BUILD.first(action), BUILD.second(action))
    elif BUILD_ROAD.holds(action):
        build_road(s, seat, BUILD_ROAD.value(action))
    elif BUILD_SETTLEMENT.holds(action):
        build_settlement(s, seat, BUILD_SETTLEMENT.value(action))
    elif SCOUT_SETTLEMENT.holds(action):
        scout_settlement(s, seat, SCOUT_SETTLEMENT.value(action))
    elif BUILD_CITY.holds(action):
        build_city(s, seat, BUILD_CITY.value(action))
    else:
        place_cache(s, seat, PLACE_CACHE.value(action))


def refuse_trade(s: CatanDuel, seat: i64, action: i64) -> i64:
    if TRADE_BANK.holds(action):
        return no_bank_trade(s, seat, TRADE_BANK.first(action), TRADE_BANK.second(action))
    if TRADE_SHIP.holds(action):
        return no_ship_trade(s, seat, TRADE_SHIP.first(action), TRADE_SHIP.second(action))
    if TRADE_LARGE_SHIP.holds(action):
        place, take = TRADE_LARGE_SHIP.first(action), TRADE_LARGE_SHIP.second(action)
        return no_large_ship_trade(s, seat, place, take)
    return no_mint_trade(s, seat, TRADE_MINT.value(action))


def carry_out_trade(s: CatanDuel, seat: i64, action: i64) -> None:
    if TRADE_BANK.holds(action):
        give, take = TRADE_BANK.first(action), TRADE_BANK.second(action)
        trade(s, seat, give, take, s.box.bank_rate)
    elif TRADE_SHIP.holds(action):
        give, take = TRADE_SHIP.first(action), TRADE_SHIP.second(action)
        trade(s, seat, give, take, s.box.ship_rate)
    elif TRADE_LARGE_SHIP.holds(action):
        place, take = TRADE_LARGE_SHIP.first(action), TRADE_LARGE_SHIP.second(action)
        trade_with_large_ship(s, seat, place, take)
    else:
        trade_at_mint(s, seat, TRADE_MINT.value(action))
