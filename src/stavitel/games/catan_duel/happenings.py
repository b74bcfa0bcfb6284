"""Section 8: an event card is drawn and carried out."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import bit
from stavitel.engine.core import Actions, Chance
from stavitel.games.catan_duel.cards import (
    ABBEY,
    ANY,
    FEUD,
    FRATERNAL_FEUDS,
    GIFT_FOR_THE_PRINCE,
    GOLD,
    HAPPENING_COUNT,
    INVENTION,
    PLAGUE,
    RIOTS,
    STOREHOUSE,
    TRAVELING_MERCHANT,
    YEAR_OF_PLENTY,
    YULE,
)
from stavitel.games.catan_duel.events import (
    EVENT_DRAWN,
    EVENT_STACK_REBUILT,
    EVENT_WITHOUT_EFFECT,
)
from stavitel.games.catan_duel.gain import Gaining, Yielding
from stavitel.games.catan_duel.in_play import cards_of, is_strong_unit
from stavitel.games.catan_duel.plague import plague
from stavitel.games.catan_duel.sebastian import strike
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.traveling_merchant import offer_wares
from stavitel.games.catan_duel.verbs import DRAW_EVENT


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class DrawEvent(Chance[CatanDuel]):
    """The top card of the event stack. Yule always lies at the same place (CD-2.5, CD-7.8)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        if s.all_events_drawn() == s.mode().events - s.box.yule_from_bottom:
            out.add(DRAW_EVENT.one(YULE))
            return
        for happening in range(HAPPENING_COUNT):
            if happening != YULE and self.weight(s, DRAW_EVENT.one(happening)) > 0:
                out.add(DRAW_EVENT.one(happening))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        happening = DRAW_EVENT.value(action)
        return s.events_in_game(happening) - s.events_drawn(happening)

    def choose(self, s: CatanDuel, action: i64) -> None:
        happening = DRAW_EVENT.value(action)
        s.happening = happening
        s.add_events_drawn(happening, 1)
        s.emit(EVENT_DRAWN, happening)
        if happening == YULE:
            rebuild_events(s)
        elif happening in (FEUD, FRATERNAL_FEUDS, RIOTS):
            strike(s, happening)
        else:
            befall(s, happening)


def rebuild_events(s: CatanDuel) -> None:
    """All event cards of this game are shuffled again, and another one is drawn (CD-8.9, R37)."""
    for happening in range(HAPPENING_COUNT):
        s.set_events_drawn(happening, 0)
    s.emit(EVENT_STACK_REBUILT)
    s.push(DrawEvent())


def befall(s: CatanDuel, happening: i64) -> None:
    """Both players have their part; what is pushed last is settled first (CD-7.9, CD-8.1)."""
    others = take_part(s, happening, 1 - s.active)
    mine = take_part(s, happening, s.active)
    if not others and not mine:
        s.emit(EVENT_WITHOUT_EFFECT, happening)


def take_part(s: CatanDuel, happening: i64, seat: i64) -> bool:
    """One player's part in an event; False if he has none."""
    if happening == PLAGUE:
        return plague(s, seat)
    if happening == TRAVELING_MERCHANT:
        return offer_wares(s, seat)
    if happening == YEAR_OF_PLENTY:
        return enjoy_plenty(s, seat)
    if happening == GIFT_FOR_THE_PRINCE:
        return promise(s, seat, bit(GOLD), strong_units(s, seat))
    if happening == INVENTION:
        return promise(s, seat, ANY, min(learned_buildings(s, seat), s.box.most_inventions))
    ships = trade_ships(s, seat)
    ahead = ships > 0 and ships >= trade_ships(s, 1 - seat)
    return promise(s, seat, ANY, 1 if ahead else 0)


def promise(s: CatanDuel, seat: i64, kinds: i64, amount: i64) -> bool:
    """A gain that waits for its turn."""
    if amount == 0:
        return False
    s.push(Gaining(seat, kinds, amount))
    return True


def enjoy_plenty(s: CatanDuel, seat: i64) -> bool:
    """Regions gain for every Storehouse and Abbey beside them (CD-8.5); one after the other from
    the left, since several rivers may share the room of the cache (R26)."""
    touched = False
    for place in range(s.last_place(seat), s.first_place(seat) - 1, -1):
        amount = s.kinds_beside(seat, place, STOREHOUSE) + s.kinds_beside(seat, place, ABBEY)
        if amount > 0:
            s.push(Yielding(seat, place, amount))
            touched = True
    return touched


def strong_units(s: CatanDuel, seat: i64) -> i64:
    """Units with strength (CD-8.8)."""
    found: i64 = 0
    for card in cards_of(s, seat):
        if is_strong_unit(card):
            found += 1
    return found


def learned_buildings(s: CatanDuel, seat: i64) -> i64:
    """Buildings that show a progress point (CD-8.4)."""
    found: i64 = 0
    for card in cards_of(s, seat):
        if card.is_building() and card.progress > 0:
            found += 1
    return found


def trade_ships(s: CatanDuel, seat: i64) -> i64:
    """Trade ships, ordinary and large (CD-8.7)."""
    found: i64 = 0
    for card in cards_of(s, seat):
        if card.is_trade_ship():
            found += 1
    return found
