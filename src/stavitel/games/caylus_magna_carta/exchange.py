"""Paying for and taking the gains of a building's effect (section 8)."""

from mypy_extensions import i64

from stavitel.games.caylus_magna_carta.cards import DENIER, FOOD, GOLD, KINDS, STONE, WOOD
from stavitel.games.caylus_magna_carta.components import Alternative
from stavitel.games.caylus_magna_carta.events import (
    CUBES_GIVEN,
    CUBES_TAKEN,
    DENIERS_PAID,
    DENIERS_TAKEN,
    STORE_CUBES_TAKEN,
)
from stavitel.games.caylus_magna_carta.reasons import (
    CUBES_NOT_HELD,
    GOLD_FOR_GOLD,
    STORE_EMPTY,
    TOO_FEW_DENIERS,
    TOO_FEW_TOKENS,
)
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.tokens import take_tokens
from stavitel.games.caylus_magna_carta.verbs import BUY, SELL


def refuse_option(s: Caylus, seat: i64, position: i64, option: Alternative) -> i64:
    """Payable in full now, and its gain must be there (CMC-7.9, CMC-8.3, CMC-8.10)."""
    if s.deniers(seat) < option.pay_denier:
        return TOO_FEW_DENIERS.of(option.pay_denier, s.deniers(seat))
    for good in range(KINDS):
        if s.held(seat, good) < option.pay_goods[good] and not option.gold_joker:
            return CUBES_NOT_HELD.of(good, option.pay_goods[good], s.held(seat, good))
    if s.tokens_left() < option.gain_tokens:
        return TOO_FEW_TOKENS.of(option.gain_tokens, s.tokens_left())
    if s.store(position) < option.gain_store:
        return STORE_EMPTY.of()
    return 0


def refuse_sale(s: Caylus, seat: i64, option: Alternative, good: i64) -> i64:
    """A cube the seat holds beyond what the option asks for anyway (CMC-8.6, CMC-8.8, R27)."""
    if good == GOLD and option.gain_goods[GOLD] > 0:
        return GOLD_FOR_GOLD.of()
    need = option.pay_goods[good] + option.pay_any
    if s.held(seat, good) < need:
        return CUBES_NOT_HELD.of(good, need, s.held(seat, good))
    return 0


def take_option(s: Caylus, seat: i64, position: i64, option: Alternative, action: i64) -> None:
    """Pay first, then take what the option gives."""
    pay_option(s, seat, option)
    card = s.card(position)
    if SELL.holds(action):
        give_cubes(s, seat, SELL.second(action), option.pay_any)
    if BUY.holds(action):
        take_cubes(s, seat, FOOD, BUY.second(action), card)
        take_cubes(s, seat, WOOD, BUY.third(action), card)
        take_cubes(s, seat, STONE, BUY.fourth(action), card)
    for good in range(KINDS):
        take_cubes(s, seat, good, option.gain_goods[good], card)
    if option.gain_denier > 0:
        s.add_held(seat, DENIER, option.gain_denier)
        s.emit(DENIERS_TAKEN, seat, option.gain_denier, card)
    if option.gain_store > 0:
        take_from_store(s, seat, position, option.gain_store)
    take_tokens(s, seat, option.gain_tokens)


def pay_option(s: Caylus, seat: i64, option: Alternative) -> None:
    if option.pay_denier > 0:
        s.add_held(seat, DENIER, -option.pay_denier)
        s.emit(DENIERS_PAID, seat, option.pay_denier)
    for good in range(KINDS):
        give_cubes(s, seat, good, option.pay_goods[good])


def give_cubes(s: Caylus, seat: i64, good: i64, amount: i64) -> None:
    if amount > 0:
        s.add_held(seat, good, -amount)
        s.emit(CUBES_GIVEN, seat, good, amount)


def take_cubes(s: Caylus, seat: i64, good: i64, amount: i64, card: i64) -> None:
    if amount > 0:
        s.add_held(seat, good, amount)
        s.emit(CUBES_TAKEN, seat, good, amount, card)


def take_from_store(s: Caylus, seat: i64, position: i64, amount: i64) -> None:
    """The owner's cube of a small card comes from the card itself (CMC-8.3)."""
    card = s.card(position)
    good = s.box.cards[card].store_good
    s.add_store(position, -amount)
    s.add_held(seat, good, amount)
    s.emit(STORE_CUBES_TAKEN, seat, good, amount, card)
