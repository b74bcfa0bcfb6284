"""Section 9: workshop tiles, what they bring, and how a gain is taken."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import ON_WHITE_1, ONE_A_TURN, SLOT_COUNT, WHITE_1
from stavitel.games.red_cathedral.events import (
    ORNAMENT_LOST,
    ORNAMENT_UNLOCKED,
    TILE_ACTIVATED,
    TILE_FACE_DOWN,
    TILE_FACE_UP,
)
from stavitel.games.red_cathedral.fields import NOTHING
from stavitel.games.red_cathedral.generated_frames import TakeAmountDecision, TileChoiceDecision
from stavitel.games.red_cathedral.optional import (
    exchange_prestige,
    is_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reasons import (
    BANNER_ON_SLOT,
    NO_TILE_FACE_UP,
    OTHER_WHITE_TILE,
    SLOT_OCCUPIED,
    SLOT_TOO_EXPENSIVE,
    TOO_MUCH_TAKEN,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import obtainable, receive, refuse_gain
from stavitel.games.red_cathedral.verbs import EXCHANGE_PRESTIGE, LAY_FACE_DOWN, LAY_FACE_UP, TAKE

# what a tile brings


def tile_good(s: Cathedral, tile: i64) -> i64:
    """The resource on the tile, or of the token beside the die it shows (RC-9.2)."""
    printed = s.box.tiles[tile]
    return printed.good if printed.die < 0 else s.token(s.die_space(printed.die))


def tile_amount(s: Cathedral, tile: i64) -> i64:
    """A die tile brings the amount of the token once, however many dice lie there (RC-9.2)."""
    printed = s.box.tiles[tile]
    return printed.amount if printed.die < 0 else s.box.token_amount[tile_good(s, tile)]


def refuse_activation(s: Cathedral, seat: i64, slot: i64) -> i64:
    """Only a tile that lies face up works, and only for something that can be had (RC-9.1); in a
    turn in which the white die moves, only one of the two white ones (RC-7.8, R11)."""
    tile = s.slot_tile(seat, slot)
    if tile == NOTHING or not s.face_up(seat, slot):
        return NO_TILE_FACE_UP.of(slot)
    if slot >= WHITE_1 and s.white_tile != NOTHING and s.white_tile != slot:
        return OTHER_WHITE_TILE.of(s.white_tile)
    return refuse_gain(s, seat, tile_good(s, tile))


def any_activation(s: Cathedral, seat: i64) -> bool:
    for slot in range(SLOT_COUNT):
        if refuse_activation(s, seat, slot) == 0:
            return True
    return False


def activate(s: Cathedral, seat: i64, slot: i64) -> None:
    """A tile works; whoever lets it work takes at least one piece (RC-9.3)."""
    tile = s.slot_tile(seat, slot)
    if slot >= WHITE_1 and s.white_tiles == ONE_A_TURN:
        s.white_tile = slot
    s.emit(TILE_ACTIVATED, seat, tile, slot)
    gain(s, seat, tile_good(s, tile), tile_amount(s, tile), 1)


def gain(s: Cathedral, seat: i64, good: i64, due: i64, least: i64) -> None:
    """Ask how much of a gain is taken, where there is a choice (R18)."""
    most = obtainable(s, seat, good, due)
    if most > least:
        s.push(TakeAmount(seat, good, least, most))
    elif most > 0:
        receive(s, seat, good, most)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TakeAmount(TakeAmountDecision):
    """Take all of a gain, or less (RC-7.6, RC-9.3)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for amount in range(self.least, self.most + 1):
            out.add(TAKE.of(amount))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if not TAKE.holds(action) or TAKE.value(action) < self.least:
            return NOT_NOW.of()
        return TOO_MUCH_TAKEN.of(self.most) if TAKE.value(action) > self.most else 0

    def choose(self, s: Cathedral, action: i64) -> None:
        if action == EXCHANGE_PRESTIGE.of():
            exchange_prestige(s, self.seat)
            gain(s, self.seat, self.good, self.most, self.least)  # fewer rubles may be left
        elif not took_optional(s, self.seat, self, action) and TAKE.value(action) > 0:
            receive(s, self.seat, self.good, TAKE.value(action))


# laying a tile


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class TileChoice(TileChoiceDecision):
    """The slot for the tile of a claim, face up for rubles or face down (RC-5.3, RC-5.4)."""

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        for slot in range(SLOT_COUNT):
            out.add(LAY_FACE_UP.of(slot))
        for slot in range(SLOT_COUNT):
            out.add(LAY_FACE_DOWN.of(slot))

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if LAY_FACE_DOWN.holds(action):
            return refuse_slot(s, self.seat, LAY_FACE_DOWN.value(action))
        if not LAY_FACE_UP.holds(action):
            return NOT_NOW.of()
        slot = LAY_FACE_UP.value(action)
        reason = refuse_slot(s, self.seat, slot)
        price = s.slot_cost(self.seat, slot)
        if reason == 0 and price > s.rubles(self.seat):
            return SLOT_TOO_EXPENSIVE.of(price, s.rubles(self.seat))
        return reason

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        if LAY_FACE_UP.holds(action):
            lay_face_up(s, self.seat, self.tile, LAY_FACE_UP.value(action))
        else:
            lay_face_down(s, self.seat, self.tile, LAY_FACE_DOWN.value(action))


def refuse_slot(s: Cathedral, seat: i64, slot: i64) -> i64:
    """A slot takes one tile, and none while a banner lies on it (RC-5.3, RC-9.8)."""
    if s.slot_tile(seat, slot) != NOTHING:
        return SLOT_OCCUPIED.of(slot)
    if slot >= WHITE_1 and s.banners(seat, ON_WHITE_1 + slot - WHITE_1) > 0:
        return BANNER_ON_SLOT.of(slot)
    return 0


def lay_face_up(s: Cathedral, seat: i64, tile: i64, slot: i64) -> None:
    """Pay, unlock the ornament on the slot, and let the tile work at once (RC-5.4, RC-9.7)."""
    price = s.slot_cost(seat, slot)
    ornament = s.locked(seat, slot)
    s.add_rubles(seat, -price)
    s.set_slot_tile(seat, slot, tile)
    s.set_face_up(seat, slot, True)
    s.emit(TILE_FACE_UP, seat, tile, slot, price)
    if ornament != NOTHING:
        s.add_ornaments(seat, ornament, 1)
        s.emit(ORNAMENT_UNLOCKED, seat, ornament)
    gain(s, seat, tile_good(s, tile), tile_amount(s, tile), 0)


def lay_face_down(s: Cathedral, seat: i64, tile: i64, slot: i64) -> None:
    """Free of charge; the slot is used up, and an ornament locked there is lost (RC-9.7)."""
    ornament = s.locked(seat, slot)
    s.set_slot_tile(seat, slot, tile)
    s.emit(TILE_FACE_DOWN, seat, tile, slot)
    if ornament != NOTHING:
        s.emit(ORNAMENT_LOST, seat, ornament)
