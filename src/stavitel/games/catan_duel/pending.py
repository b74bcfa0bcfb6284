"""The unfinished business of a position: what it is made from, and what can be wrong with it."""

from collections.abc import Sequence
from typing import Any

from stavitel.engine.business import check_options, written
from stavitel.engine.core import Frame
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.cards import (
    ANY,
    CARD_COUNT,
    HAPPENING_COUNT,
    PHASES,
    PLACE_COUNT,
    REGION_COUNT,
    RESOURCE_COUNT,
    SEATS,
    SETUP,
    SITE_COUNT,
    SLOTS,
    START_REGIONS,
    STORE_COUNT,
)
from stavitel.games.catan_duel.exchange import Exchange
from stavitel.games.catan_duel.frames import FRAMES
from stavitel.games.catan_duel.replenish import Replenish
from stavitel.games.catan_duel.setup import StartHands
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import ActionStart, EndOfTurn, TurnStart
from stavitel.games.catan_duel.unfinished import check_numbers


def bounds(s: CatanDuel) -> dict[str, Sequence[int]]:
    """The numbers a frame may be made from in this position."""
    return {
        "seat": range(SEATS),
        "seats": range(1, 1 << SEATS),
        "stack": range(s.mode().stacks),
        "card": range(CARD_COUNT),
        "place": range(PLACE_COUNT),
        "into": range(-1, PLACE_COUNT),
        "store": range(STORE_COUNT),
        "site": range(SITE_COUNT),
        "slots": range(1 << SLOTS * SITE_COUNT),
        "region": range(REGION_COUNT),
        "drawn": range(-1, REGION_COUNT),
        "happening": range(HAPPENING_COUNT),
        "resource": range(RESOURCE_COUNT),
        "kinds": range(1, ANY + 1),
        "amount": range(1, 100),
        "left": range(100),
        "events": range(1, 100),
        "cost": range(1, 1 << 3 * RESOURCE_COUNT),
        "named": range(1 << 3 * RESOURCE_COUNT),
        "turn": range(START_REGIONS - 1),
        "chosen": range(1 << 30),
        "passed": range(1 << SEATS),
    }


def check_pending(s: CatanDuel) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        return ["expected what is left of the setup; got nothing"] if s.phase == SETUP else []
    faults = check_phases(s) + FRAMES.check_order(s)
    for frame in s.stack:
        wrong = check_numbers(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_options(s)


def check_phases(s: CatanDuel) -> list[str]:
    """The phase is one of the topmost business, and of the part of the turn that it lies in."""
    phase = PHASES[s.phase]
    faults = FRAMES.check_phase(s, phase)
    top = s.stack[-1]
    parts = [frame for frame in s.stack[:-1] if phases_above(frame)]
    if parts and not isinstance(top, Exchange) and not phases_above(top):
        phases = phases_above(parts[-1])
        if phase not in phases:
            either = " or ".join(phases)
            faults.append(f"'{parts[-1].name()}': expected phase {either} above it; got '{phase}'")
    return faults


def phases_above(frame: Frame[Any]) -> list[str]:
    """The phases in which something may lie on such business; none where it says nothing."""
    if isinstance(frame, (StartHands, TurnStart)):
        return ["setup"]
    if isinstance(frame, ActionStart):
        return ["pre_roll", "roll"]
    if isinstance(frame, ActionPhase):
        return ["action"]
    if isinstance(frame, Replenish):
        return ["replenish"]
    return ["exchange"] if isinstance(frame, EndOfTurn) else []
