"""Events that hit a player, and Sebastian, who can keep them away (CD-8.13)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import FEUD, FRATERNAL_FEUDS, RIOTS, SEATS, SEBASTIAN
from stavitel.games.catan_duel.events import (
    EVENT_WITHOUT_EFFECT,
    NOT_AFFECTED,
    SEBASTIAN_DECLINED,
)
from stavitel.games.catan_duel.feud import begin_feud, hit_by_feud
from stavitel.games.catan_duel.fraternal_feuds import begin_fraternal_feuds, hit_by_fraternal_feuds
from stavitel.games.catan_duel.generated_frames import SebastianChoiceDecision
from stavitel.games.catan_duel.knowledge import in_hand, play_from_hand
from stavitel.games.catan_duel.reasons import NO_SEBASTIAN
from stavitel.games.catan_duel.riots import begin_riots, hit_by_riots, riotous_units
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import DECLINE, PLAY_SEBASTIAN


def strike(s: CatanDuel, happening: i64) -> None:
    """Feud, Fraternal Feuds or Riots: whom it hits may play Sebastian before anything else."""
    affected: i64 = 0
    for seat in range(SEATS):
        if is_hit(s, happening, seat):
            affected |= bit(seat)
        elif happening == RIOTS and riotous_units(s, seat) > 0:
            s.emit(NOT_AFFECTED, seat, happening)  # a Chapel protects him
    if affected == 0:
        s.emit(EVENT_WITHOUT_EFFECT, happening)
    else:
        warn(s, happening, affected, 0)


def is_hit(s: CatanDuel, happening: i64, seat: i64) -> bool:
    if happening == FEUD:
        return hit_by_feud(s, seat)
    if happening == FRATERNAL_FEUDS:
        return hit_by_fraternal_feuds(s, seat)
    return hit_by_riots(s, seat)


def warn(s: CatanDuel, happening: i64, affected: i64, asked: i64) -> None:
    """Ask the next of those affected, the active player first; then the event takes its course.

    Whoever has a card in hand is asked, so that the question tells nothing (R28).
    """
    for n in range(asked, SEATS):
        seat = (s.active + n) % SEATS
        if has(affected, seat) and s.mode().dealt[SEBASTIAN] > 0 and s.hand_size(seat) > 0:
            s.push(SebastianChoice(seat, happening, affected))
            return
    if happening == FEUD:
        begin_feud(s, affected)
    elif happening == FRATERNAL_FEUDS:
        begin_fraternal_feuds(s, affected)
    else:
        begin_riots(s, affected)


@final
class SebastianChoice(SebastianChoiceDecision):
    """Does the player keep an event away with Sebastian (CD-8.13, CD-19.12)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        out.add(DECLINE.of())
        out.add(PLAY_SEBASTIAN.of())

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if action == DECLINE.of():
            return 0
        if action != PLAY_SEBASTIAN.of():
            return NOT_NOW.of()
        return 0 if in_hand(s, self.seat, SEBASTIAN) else NO_SEBASTIAN.of()

    def choose(self, s: CatanDuel, action: i64) -> None:
        affected = self.affected
        if action == DECLINE.of():
            s.emit(SEBASTIAN_DECLINED, self.seat)
        else:
            play_from_hand(s, self.seat, SEBASTIAN)
            affected &= ~bit(self.seat)
            s.emit(NOT_AFFECTED, self.seat, self.happening)
        warn(s, self.happening, affected, 1 if self.seat == s.active else SEATS)

    def secret(self) -> bool:
        return True
