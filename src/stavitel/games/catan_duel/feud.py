"""The event Feud: some buildings are designated, one of them is lost (CD-8.3).

Slots are designated rather than cards, since equal cards may stand side by side: slot n of a site
is number SLOTS * site + n.
"""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import NOTHING, SEATS, SLOTS
from stavitel.games.catan_duel.events import BUILDING_DESIGNATED
from stavitel.games.catan_duel.generated_frames import DesignationDecision, FeudLossDecision
from stavitel.games.catan_duel.in_play import add_cards, refuse_absent
from stavitel.games.catan_duel.losing import lose_card
from stavitel.games.catan_duel.reasons import (
    ALREADY_DESIGNATED,
    NOT_A_BUILDING,
    NOT_DESIGNATED,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import CHOOSE


def hit_by_feud(s: CatanDuel, seat: i64) -> bool:
    """Whoever has buildings while the opponent has the strength advantage."""
    return s.has_strength_advantage(1 - seat) and buildings(s, seat) != 0


def begin_feud(s: CatanDuel, affected: i64) -> None:
    """With few buildings all are designated."""
    for seat in range(SEATS):
        if has(affected, seat):
            all_of = buildings(s, seat)
            if size(all_of) > s.box.feud_buildings:
                s.push(Designation(1 - seat, 0))
            else:
                s.push(FeudLoss(seat, all_of))


def buildings(s: CatanDuel, seat: i64) -> i64:
    """The slots with a visible building as a set (R9)."""
    found: i64 = 0
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING and s.box.cards[card].is_building():
                found |= bit(SLOTS * site + slot)
    return found


@final
class Designation(DesignationDecision):
    """Which building of the opponent is designated next?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, 1 - self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card = CHOOSE.first(action)
        site = CHOOSE.second(action)
        reason = refuse_absent(s, 1 - self.seat, card, site)
        if reason != 0:
            return reason
        if not s.box.cards[card].is_building():
            return NOT_A_BUILDING.of(card)
        free = buildings(s, 1 - self.seat) & ~self.designated
        slot = slot_among(s, 1 - self.seat, free, card, site)
        return ALREADY_DESIGNATED.of(card) if slot == NOTHING else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        victim = 1 - self.seat
        card = CHOOSE.first(action)
        site = CHOOSE.second(action)
        free = buildings(s, victim) & ~self.designated
        designated = self.designated | bit(slot_among(s, victim, free, card, site))
        s.emit(BUILDING_DESIGNATED, self.seat, card, site)
        if size(designated) < s.box.feud_buildings:
            s.push(Designation(self.seat, designated))
        else:
            s.push(FeudLoss(victim, designated))


@final
class FeudLoss(FeudLossDecision):
    """Which of the designated buildings does its owner give up?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_cards(s, self.seat, CHOOSE, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE.holds(action):
            return NOT_NOW.of()
        card = CHOOSE.first(action)
        site = CHOOSE.second(action)
        reason = refuse_absent(s, self.seat, card, site)
        if reason != 0:
            return reason
        slot = slot_among(s, self.seat, self.designated, card, site)
        return NOT_DESIGNATED.of(card) if slot == NOTHING else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        lose_card(s, self.seat, CHOOSE.first(action), CHOOSE.second(action))


def slot_among(s: CatanDuel, seat: i64, slots: i64, card: i64, site: i64) -> i64:
    """The first slot of a set that holds this card at this site, or NOTHING."""
    for slot in range(SLOTS):
        if has(slots, SLOTS * site + slot) and s.slot(seat, site, slot) == card:
            return SLOTS * site + slot
    return NOTHING


def size(slots: i64) -> i64:
    """How many slots a set has: `bits.count` knows only sets of up to 32."""
    found: i64 = 0
    while slots != 0:
        slots &= slots - 1
        found += 1
    return found
