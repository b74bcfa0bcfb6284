"""Area 9: the King's court, its metal, and the tax (PE-7.9)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Chance
from stavitel.games.common_frames import EitherOr
from stavitel.games.pillars.cards import AT_COURT, FRANCIS, METAL, NOBODY, TAX_FREEDOM
from stavitel.games.pillars.events import (
    CARD_KEPT,
    CARD_SPENT,
    COURT_METAL_TAKEN,
    TAX_PAID,
    TAX_ROLLED,
)
from stavitel.games.pillars.payment import demand
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import HIGHEST_TAX, KEEP_CARD, ROLL_TAX, USE_CARD


def court_area(s: Pillars) -> None:
    s.push(RollTax())


@final
class RollTax(Chance[Pillars]):
    """The starting player rolls the tax die (PE-7.9.1)."""

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        for tax in range(HIGHEST_TAX + 1):
            if self.weight(s, ROLL_TAX.one(tax)) > 0:
                out.add(ROLL_TAX.one(tax))

    def weight(self, s: Pillars, action: i64) -> i64:
        faces: i64 = 0
        for face in s.box.tax_faces:
            if face == ROLL_TAX.value(action):
                faces += 1
        return faces

    def choose(self, s: Pillars, action: i64) -> None:
        s.tax = ROLL_TAX.value(action)
        s.emit(TAX_ROLLED, s.tax)
        take_metal(s)
        seat = s.owner(TAX_FREEDOM)
        if seat != NOBODY and tax_of(s, seat) > 0:
            s.push(TaxFreedomChoice(seat))
        else:
            collect_tax(s, NOBODY)


def take_metal(s: Pillars) -> None:
    """Whoever came to the court first takes the metal lying there (PE-7.9.2)."""
    seat = s.at(AT_COURT)
    metal = s.on_board(METAL)
    if seat != NOBODY and metal > 0:
        s.take_from_board(seat, METAL, metal)
        s.emit(COURT_METAL_TAKEN, seat, metal)


def tax_of(s: Pillars, seat: i64) -> i64:
    """Nothing at the court, 2 with Brother Francis, else what the die shows (PE-7.9.3)."""
    if s.present(seat, AT_COURT):
        return 0
    return s.box.francis_tax if s.owns(seat, FRANCIS) else s.tax


@final
class TaxFreedomChoice(EitherOr[Pillars]):
    """Spend the one-time tax freedom after the roll, or keep it (PE-11.6)."""

    def answers(self) -> list[int]:
        return [int(KEEP_CARD.one(TAX_FREEDOM)), int(USE_CARD.one(TAX_FREEDOM))]

    def choose(self, s: Pillars, action: i64) -> None:
        if action == KEEP_CARD.one(TAX_FREEDOM):
            s.emit(CARD_KEPT, self.seat, TAX_FREEDOM)
            collect_tax(s, NOBODY)
            return
        s.take_from_cards(self.seat, TAX_FREEDOM)
        s.emit(CARD_SPENT, self.seat, TAX_FREEDOM)
        collect_tax(s, self.seat)


def collect_tax(s: Pillars, free: i64) -> None:
    """Everybody who owes tax pays, except the seat that spent the tax freedom (PE-7.9.3)."""
    for turn in range(s.seats):
        seat = s.in_order(turn)
        tax = tax_of(s, seat)
        if seat != free and tax > 0:
            demand(s, seat, tax, TAX_PAID)
