"""The unfinished business of a position: what can be wrong with it."""

from collections.abc import Sequence
from typing import Any

from stavitel.engine.business import check_options, written
from stavitel.engine.core import Frame
from stavitel.games.red_cathedral.cards import (
    DIE_COUNT,
    INFLUENCE,
    INFLUENCE_COUNT,
    IVAN,
    KINDS,
    MARKET_SPACES,
    PHASES,
    QUADRANTS,
    RESOURCE_COUNT,
    SITE_SIZE,
    SOLO_CARD_COUNT,
    TILE_COUNT,
)
from stavitel.games.red_cathedral.fields import GAME_END
from stavitel.games.red_cathedral.frames import FRAMES
from stavitel.games.red_cathedral.influence import Offering
from stavitel.games.red_cathedral.ivan_choices import IvanClaimChoice, IvanOrnamentChoice
from stavitel.games.red_cathedral.market import ALL_PARTS
from stavitel.games.red_cathedral.optional import RerollChoice
from stavitel.games.red_cathedral.reading import (
    ALL_MATERIALS,
    BUYING,
    EXCHANGING,
    MOST_OF_ONE_KIND,
    OFFERING,
    SELLING,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import obtainable
from stavitel.games.red_cathedral.track import can_lose_prestige
from stavitel.games.red_cathedral.trade import ExchangeGet, ExchangeGive, Trade
from stavitel.games.red_cathedral.turn import NextTurn, next_side
from stavitel.games.red_cathedral.verbs import MOST_TAKEN
from stavitel.games.red_cathedral.workshop import TakeAmount


def bounds(s: Cathedral) -> dict[str, Sequence[int]]:
    """The numbers a frame may be made from in this position."""
    return {
        "seat": range(s.seats),
        "side": [0, IVAN] if s.solo() else range(s.seats),
        "number": range(SOLO_CARD_COUNT),
        "spot": range(SITE_SIZE),
        "die": range(DIE_COUNT),
        "quadrant": range(QUADRANTS),
        "space": range(MARKET_SPACES),
        "tile": range(TILE_COUNT),
        "good": range(RESOURCE_COUNT),
        "kind": range(KINDS),
        "kinds": range(ALL_MATERIALS + 1),
        "amount": range(MOST_TAKEN + 1),
        "deliveries": range(MOST_OF_ONE_KIND + 1),
        "parts": range(ALL_PARTS + 1),
        "once": range(2),
        "influence": range(INFLUENCE_COUNT),
    }


def check_pending(s: Cathedral) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        return [] if s.phase == GAME_END else ["expected phase game_end: nothing is left to do"]
    faults = FRAMES.check_order(s) + FRAMES.check_phase(s, PHASES[s.phase])
    for frame in s.stack:
        wrong = check_numbers(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_turn(s) or check_options(s)


def check_turn(s: Cathedral) -> list[str]:
    """All that is decided in a turn is decided by the seat whose turn it is (RC-4.3)."""
    below = s.stack[0]
    if not isinstance(below, NextTurn):
        return []
    return [
        f"'{written(frame)}': expected the seat before '{written(below)}'"
        for frame in s.stack
        if frame.asks >= 0
        and not isinstance(frame, (IvanClaimChoice, IvanOrnamentChoice))
        and next_side(s, frame.asks) != below.side
    ]


def check_numbers(s: Cathedral, frame: Frame[Any]) -> str:
    """Trades belong to an action of their kind, gains can be had, a re-roll can be paid."""
    if isinstance(frame, (Trade, ExchangeGive, ExchangeGet, Offering)):
        fits = s.box.influence[frame.action].kind in trade_kinds(frame)
        return "" if fits else f"{INFLUENCE[frame.action]} is not an action of this kind"
    if isinstance(frame, TakeAmount):
        most = obtainable(s, frame.seat, frame.good, frame.most)
        fits = frame.least <= frame.most <= most
        return "" if fits else "expected no more than the supply and the inventory allow"
    if isinstance(frame, RerollChoice):
        fits = not s.rerolled and can_lose_prestige(s, frame.seat)
        return "" if fits else "expected prestige to lose, and no reroll before"
    return ""


def trade_kinds(frame: Frame[Any]) -> list[int]:
    """The kinds of influence actions that lead to a frame."""
    if isinstance(frame, Trade):
        return [SELLING, BUYING]
    return [OFFERING] if isinstance(frame, Offering) else [EXCHANGING]
