"""Section 2: what lies on the table before the first round."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Chance
from stavitel.games.pillars.cards import KINDS, METAL, STARTERS
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.events import START_GOLD_RECEIVED, STARTING_PLAYER_CHOSEN
from stavitel.games.pillars.fields import STATE
from stavitel.games.pillars.rounds import RoundStart
from stavitel.games.pillars.state import Pillars, blank
from stavitel.games.pillars.verbs import DRAW_STARTING_PLAYER


def lay_out(box: Components, seats: int) -> Pillars:
    """Everything that needs no luck: builders, craftsmen, points, cubes (PE-2.1 to 2.9)."""
    s = blank(box, seats)
    for seat in range(seats):
        s.add_bag(seat, box.builders)
        s.set_row(seat, bit(STARTERS) - 1)
        s.add_points(seat, box.start_points)
    for kind in range(KINDS):
        laid = box.court_metal if kind == METAL else box.market_stock[kind]
        s.set_on_board(kind, laid)
        s.set_supply(kind, box.cubes[kind] - laid)
    return s


def new_game(box: Components, seats: int, switches: dict[str, str]) -> Pillars:
    """A table before its first draw."""
    s = lay_out(box, seats)
    STATE.choose(s, switches)
    s.push(DrawStartingPlayer())
    return s


@final
class DrawStartingPlayer(Chance[Pillars]):
    """Chance names the starting player; gold follows from the order of play (PE-2.3, PE-2.4)."""

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        for seat in range(s.seats):
            out.add(DRAW_STARTING_PLAYER.one(seat))

    def choose(self, s: Pillars, action: i64) -> None:
        s.starting_player = DRAW_STARTING_PLAYER.value(action)
        s.emit(STARTING_PLAYER_CHOSEN, s.starting_player)
        for turn in range(s.seats):
            seat = s.in_order(turn)
            s.add_gold(seat, s.box.start_gold[turn])
            s.emit(START_GOLD_RECEIVED, seat, s.gold(seat))
        s.push(RoundStart())
