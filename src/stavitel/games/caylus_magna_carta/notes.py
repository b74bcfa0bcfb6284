"""What sentences about an action or a decision want to know beyond its arguments."""

from typing import Any

from stavitel.engine.core import Frame
from stavitel.games.caylus_magna_carta.cards import GOODS, RESIDENCE_CARD
from stavitel.games.caylus_magna_carta.castle import Delivery
from stavitel.games.caylus_magna_carta.construction import ResidenceChoice
from stavitel.games.caylus_magna_carta.drawing import DealCard
from stavitel.games.caylus_magna_carta.effects import UseEffect
from stavitel.games.caylus_magna_carta.fields import BUILDING
from stavitel.games.caylus_magna_carta.payment import PayCost
from stavitel.games.caylus_magna_carta.provost import ProvostTurn
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.tokens import next_part
from stavitel.games.caylus_magna_carta.trial import amounts, tried
from stavitel.games.caylus_magna_carta.verbs import (
    BUILD,
    BUILD_PRESTIGE,
    CHOOSE_RESIDENCE,
    DEAL_CARD,
    DELIVER,
    MOVE_PROVOST,
    PASS,
    PLACE_WORKER,
    TURN_OVER,
)


def action_notes(s: Caylus, action: int) -> dict[str, int]:
    """What an action costs and brings, and what lies where it is done."""
    world = tried(s, action)
    told = amounts(world)
    if BUILD.holds(action) or BUILD_PRESTIGE.holds(action):
        return cost_notes(world.stack[-1]) if world is not None else {}
    if PLACE_WORKER.holds(action):
        return road_notes(s, int(PLACE_WORKER.value(action))) | told
    if CHOOSE_RESIDENCE.holds(action):
        return {"card": card_below(s, int(CHOOSE_RESIDENCE.value(action)))}
    if MOVE_PROVOST.holds(action):
        return provost_notes(s, int(s.provost + MOVE_PROVOST.value(action))) | told
    if DELIVER.holds(action):
        return {"part": int(next_part(s))}
    if action == PASS.of():
        return {"space": int(s.passed) + 1} | told
    if DEAL_CARD.holds(action) and isinstance(s.stack[-1], DealCard):
        return {"seat": int(s.stack[-1].to)}
    if TURN_OVER.holds(action):
        return road_notes(s, int(TURN_OVER.first(action))) | told
    return effect_notes(s) | told


def decision_notes(s: Caylus) -> dict[str, int]:
    """What is being decided, and by whom."""
    top = s.stack[-1]
    notes = {"seat": int(top.asks)}
    if isinstance(top, PayCost):
        notes |= cost_notes(top)
    elif isinstance(top, UseEffect):
        notes["position"] = int(top.position)
        notes["card"] = int(s.card(top.position))
        notes["role"] = int(top.role)
    elif isinstance(top, ResidenceChoice):
        notes["building"] = int(top.building)
    elif isinstance(top, ProvostTurn):
        notes["position"] = int(s.provost)
        notes["card"] = face_shown(s, int(s.provost))
        notes["denier"] = int(s.deniers(top.seat))
    elif isinstance(top, Delivery):
        notes["part"] = int(next_part(s))
        notes["tokens"] = int(s.tokens_left())
        notes["batches"] = int(s.batches(top.seat))
    elif isinstance(top, DealCard):
        notes["seat"] = int(top.to)
    return notes


def road_notes(s: Caylus, position: int) -> dict[str, int]:
    if position >= s.road_length:
        return {"card": -1, "owner": -1}
    return {"card": face_shown(s, position), "owner": int(s.owner(position))}


def face_shown(s: Caylus, position: int) -> int:
    """The card people see there: its back if it was turned over."""
    return int(s.card(position)) if s.face(position) == BUILDING else RESIDENCE_CARD


def card_below(s: Caylus, position: int) -> int:
    """The card whose back is the residence there."""
    return int(s.card(position)) if position < s.road_length else -1


def cost_notes(frame: Frame[Any]) -> dict[str, int]:
    """The cost that is to be paid next."""
    if not isinstance(frame, PayCost):
        return {}
    amounts = [frame.food, frame.wood, frame.stone, frame.gold, frame.free]
    return {f"cost.{name}": int(n) for name, n in zip([*GOODS, "any"], amounts, strict=True)}


def provost_notes(s: Caylus, target: int) -> dict[str, int]:
    inside = 0 <= target < s.road_length
    return {"target": target, "card": face_shown(s, target) if inside else -1}


def effect_notes(s: Caylus) -> dict[str, int]:
    """The card whose effect is being used, where one is."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, UseEffect):
        return {}
    return {"card": int(s.card(top.position)), "position": int(top.position)}
