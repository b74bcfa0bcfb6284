"""The action phase: building, trading and playing cards in any order (CD-9.1)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.action_cards import add_plays, find_plays, play, refuse_play
from stavitel.games.catan_duel.building import (
    add_central,
    build_central,
    find_central,
    is_central,
    refuse_central,
)
from stavitel.games.catan_duel.events import ACTIONS_ENDED
from stavitel.games.catan_duel.expansions import (
    add_expansions,
    build,
    find_expansions,
    place_cache,
    refuse_building,
    refuse_cache,
)
from stavitel.games.catan_duel.holdings import holdings
from stavitel.games.catan_duel.in_play import add_cards
from stavitel.games.catan_duel.removing import refuse_removal, remove
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.trade import add_trades, find_trades, is_trade, refuse_trade, trade
from stavitel.games.catan_duel.verbs import BUILD, END_ACTIONS, PLACE_CACHE, PLAY, REMOVE


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
        if is_central(action):
            return refuse_central(s, seat, action)
        if BUILD.holds(action):
            return refuse_building(s, seat, BUILD.first(action), BUILD.second(action))
        if PLACE_CACHE.holds(action):
            return refuse_cache(s, seat, PLACE_CACHE.value(action))
        if REMOVE.holds(action):
            return refuse_removal(s, seat, REMOVE.first(action), REMOVE.second(action))
        if is_trade(action):
            return refuse_trade(s, seat, action)
        return refuse_play(s, seat, PLAY.value(action)) if PLAY.holds(action) else NOT_NOW.of()

    def choose(self, s: CatanDuel, action: i64) -> None:
        seat = self.seat
        if action == END_ACTIONS.of():
            s.emit(ACTIONS_ENDED, seat)
            return
        s.push(self)
        if is_central(action):
            build_central(s, seat, action)
        elif BUILD.holds(action):
            build(s, seat, BUILD.first(action), BUILD.second(action))
        elif PLACE_CACHE.holds(action):
            place_cache(s, seat, PLACE_CACHE.value(action))
        elif REMOVE.holds(action):
            remove(s, seat, REMOVE.first(action), REMOVE.second(action))
        elif is_trade(action):
            trade(s, seat, action)
        else:
            play(s, seat, PLAY.value(action))

    def secret(self) -> bool:
        return True
