"""The event Riots: gold, or the loss of a unit (CD-8.10)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.engine.core import Actions, Decision
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import GOLD, SEATS
from stavitel.games.catan_duel.in_play import add_cards, cards_of, refuse_absent
from stavitel.games.catan_duel.losing import lose_card
from stavitel.games.catan_duel.payment import cost_of, pay
from stavitel.games.catan_duel.reading import Card
from stavitel.games.catan_duel.reasons import NOT_SUCH_A_UNIT, TOO_LITTLE_GOLD_FOR_RIOTS
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import CHOOSE, PAY_RIOTS


def hit_by_riots(s: CatanDuel, seat: i64) -> bool:
    """Whoever has such units and no Chapel that calms this turn's number (CD-8.11)."""
    return riotous_units(s, seat) > 0 and not has(calmed_numbers(s, seat), s.production)


def begin_riots(s: CatanDuel, affected: i64) -> None:
    """The active player decides first (CD-7.9)."""
    for n in range(1, SEATS + 1):
        seat = (s.active + n) % SEATS
        if has(affected, seat):
            s.push(RiotsChoice(seat))


def is_riotous(card: Card) -> bool:
    """A unit with strength or commerce of its own (R12)."""
    return card.is_unit() and card.strength + card.commerce > 0


def riotous_units(s: CatanDuel, seat: i64) -> i64:
    found: i64 = 0
    for card in cards_of(s, seat):
        if is_riotous(card):
            found += 1
    return found


def calmed_numbers(s: CatanDuel, seat: i64) -> i64:
    """The production numbers with which Chapels keep Riots away, as a set."""
    found: i64 = 0
    for card in cards_of(s, seat):
        found |= card.calms
    return found


def ransom(s: CatanDuel, seat: i64) -> i64:
    """The gold that keeps all units."""
    many = riotous_units(s, seat) >= s.box.riots_many_units
    return s.box.riots_many if many else s.box.riots_few


@final
class RiotsChoice(Decision[CatanDuel]):
    """Does the player pay, or which unit does he give up?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)
        out.add(PAY_RIOTS.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == PAY_RIOTS.of():
            need = ransom(s, self.seat)
            return TOO_LITTLE_GOLD_FOR_RIOTS.of(need) if s.held(self.seat, GOLD) < need else 0
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card = CHOOSE.first(action)
        reason = refuse_absent(s, self.seat, card, CHOOSE.second(action))
        if reason != 0:
            return reason
        return 0 if is_riotous(s.box.cards[card]) else NOT_SUCH_A_UNIT.of(card)

    def choose(self, s: CatanDuel, action: i64) -> None:
        if action == PAY_RIOTS.of():
            pay(s, self.seat, cost_of(GOLD, ransom(s, self.seat)))
        else:
            lose_card(s, self.seat, CHOOSE.first(action), CHOOSE.second(action))
