"""The course of a round (CMC-3.1): income first, the end of the round last."""

from typing import final

from stavitel.engine.core import Step
from stavitel.games.caylus_magna_carta.actions import ActionsPhase
from stavitel.games.caylus_magna_carta.cards import DENIER
from stavitel.games.caylus_magna_carta.castle import CastlePhase
from stavitel.games.caylus_magna_carta.effects import EffectsPhase
from stavitel.games.caylus_magna_carta.events import (
    FIRST_PLAYER_PASSED_ON,
    GAME_ENDED,
    INCOME_TAKEN,
    PHASE_STARTED,
    PROVOST_ADVANCED,
    ROUND_STARTED,
)
from stavitel.games.caylus_magna_carta.fields import END_ROUND, GAME_END, INCOME
from stavitel.games.caylus_magna_carta.provost import ProvostPhase
from stavitel.games.caylus_magna_carta.scoring import income
from stavitel.games.caylus_magna_carta.state import Caylus


@final
class IncomePhase(Step[Caylus]):
    """A new round: everybody takes income; there is nothing to decide (CMC-4.1 to 4.5)."""

    def run(self, s: Caylus) -> None:
        s.round += 1
        s.phase = INCOME
        s.emit(ROUND_STARTED, s.round)
        s.emit(PHASE_STARTED, INCOME)
        for seat in range(s.seats):
            deniers = income(s, seat)
            s.add_held(seat, DENIER, deniers)
            s.emit(INCOME_TAKEN, seat, deniers)
        push_phases(s)
        s.push(ActionsPhase(s.first_player))


def push_phases(s: Caylus) -> None:
    """What follows the actions: provost, buildings, castle, end of the round (CMC-3.1)."""
    s.push(EndOfRound())
    s.push(CastlePhase(0))
    s.push(EffectsPhase(0))
    if not s.beginner():
        s.push(ProvostPhase(0))  # no provost in the beginner game (CMC-12.1)


@final
class EndOfRound(Step[Caylus]):
    """Phase 6, unless the last token is gone: then the game ends here (CMC-10.1 to 11.1, R30)."""

    def run(self, s: Caylus) -> None:
        if s.tokens_left() == 0:
            s.phase = GAME_END
            s.emit(GAME_ENDED, s.round)
            return
        s.phase = END_ROUND
        s.emit(PHASE_STARTED, END_ROUND)
        if not s.beginner():
            advance_provost(s)
        s.first_player = (s.first_player + 1) % s.seats
        s.emit(FIRST_PLAYER_PASSED_ON, s.first_player)
        s.clear_bridge()
        s.push(IncomePhase())


def advance_provost(s: Caylus) -> None:
    """Two cards towards the end of the road, less if it is nearer than that (CMC-10.1)."""
    steps = min(s.box.provost_advance, s.road_length - 1 - s.provost)
    s.provost += steps
    s.emit(PROVOST_ADVANCED, steps, s.provost)
