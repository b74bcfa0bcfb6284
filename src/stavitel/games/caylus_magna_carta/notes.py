"""What sentences about an action or a decision want to know beyond its arguments."""

from stavitel.games.caylus_magna_carta.cards import GOODS, KINDS, RESIDENCE_CARD
from stavitel.games.caylus_magna_carta.castle import Delivery
from stavitel.games.caylus_magna_carta.components import Building, Option
from stavitel.games.caylus_magna_carta.construction import ResidenceChoice
from stavitel.games.caylus_magna_carta.drawing import DealCard
from stavitel.games.caylus_magna_carta.effects import UseEffect
from stavitel.games.caylus_magna_carta.fields import BUILDING
from stavitel.games.caylus_magna_carta.payment import PayCost
from stavitel.games.caylus_magna_carta.provost import ProvostTurn
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.tokens import next_part
from stavitel.games.caylus_magna_carta.verbs import (
    BUILD,
    BUILD_PRESTIGE,
    BUY,
    CHOOSE_RESIDENCE,
    DEAL_CARD,
    DELIVER,
    DRAW_CARD,
    EXCHANGE_HAND,
    MOVE_PROVOST,
    PASS,
    PLACE_WORKER,
    SELL,
    TAKE,
    TURN_OVER,
)


def action_notes(s: Caylus, action: int) -> dict[str, int]:
    """The card on a position, the cost of a building, what an option pays and gains."""
    if action == DRAW_CARD.of():
        return {"pay.denier": int(s.box.draw_price)}
    if action == EXCHANGE_HAND.of():
        return {"pay.denier": int(s.box.exchange_price)}
    if PLACE_WORKER.holds(action):
        price = {"pay.denier": int(s.box.worker_price)}
        return road_notes(s, int(PLACE_WORKER.value(action))) | price
    if CHOOSE_RESIDENCE.holds(action):
        return road_notes(s, int(CHOOSE_RESIDENCE.value(action)))
    if BUILD.holds(action):
        return cost_notes(s.box.cards[BUILD.value(action)])
    if BUILD_PRESTIGE.holds(action):
        return cost_notes(s.box.prestige[BUILD_PRESTIGE.value(action)])
    if MOVE_PROVOST.holds(action):
        return provost_notes(s, int(MOVE_PROVOST.value(action)))
    if DELIVER.holds(action):
        return {"part": int(next_part(s))}
    if action == PASS.of():
        bonus = s.box.first_pass_bonus if s.passed == 0 else 0
        return {"space": int(s.passed) + 1, "gain.denier": int(bonus)}
    if DEAL_CARD.holds(action) and isinstance(s.stack[-1], DealCard):
        return {"seat": int(s.stack[-1].to)}
    return effect_notes(s, action)


def decision_notes(s: Caylus) -> dict[str, int]:
    """What is being decided, and by whom."""
    top = s.stack[-1]
    notes = {"seat": int(top.asks)}
    if isinstance(top, PayCost):
        amounts = [top.food, top.wood, top.stone, top.gold, top.free]
        for name, amount in zip([*GOODS, "any"], amounts, strict=True):
            notes[f"cost.{name}"] = int(amount)
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


def cost_notes(building: Building) -> dict[str, int]:
    return {
        f"cost.{name}": int(amount)
        for name, amount in zip([*GOODS, "any"], building.cost, strict=True)
    }


def provost_notes(s: Caylus, steps: int) -> dict[str, int]:
    target = int(s.provost) + steps
    inside = 0 <= target < s.road_length
    return {
        "target": target,
        "card": face_shown(s, target) if inside else -1,
        "pay.denier": abs(steps) * int(s.box.provost_price),
    }


def effect_notes(s: Caylus, action: int) -> dict[str, int]:
    """What an entry of an effect gives and takes, free choices included."""
    if not s.stack:
        return {}
    top = s.stack[-1]
    if not isinstance(top, UseEffect):
        return {}
    if TURN_OVER.holds(action):
        paid = GOODS[TURN_OVER.second(action)]
        return {**road_notes(s, int(TURN_OVER.first(action))), f"pay.{paid}": 1}
    index = _option_index(action)
    options = top.effect(s).options
    if not 0 < index <= len(options):
        return {"card": int(s.card(top.position)), "position": int(top.position)}
    notes = option_notes(options[index - 1])
    if BUY.holds(action):
        del notes["gain.basic"]
        for name, amount in zip(GOODS, BUY.values(action)[1:], strict=False):
            notes[f"gain.{name}"] = notes.get(f"gain.{name}", 0) + amount
    elif SELL.holds(action):
        del notes["pay.any"]
        notes[f"pay.{GOODS[SELL.second(action)]}"] = 1
    return {**notes, "card": int(s.card(top.position)), "position": int(top.position)}


def option_notes(option: Option) -> dict[str, int]:
    """An option of an effect as named amounts, `pay.` and `gain.`, without zeros."""
    notes = {
        "pay.denier": int(option.pay_denier),
        "pay.any": int(option.pay_any),
        "gain.denier": int(option.gain_denier),
        "gain.basic": int(option.gain_basic),
        "gain.castle_token": int(option.gain_tokens),
        "gain.store": int(option.gain_store),
        "gain.residence": int(option.gain_residence),
    }
    for good in range(KINDS):
        notes[f"pay.{GOODS[good]}"] = int(option.pay_goods[good])
        notes[f"gain.{GOODS[good]}"] = int(option.gain_goods[good])
    return {name: amount for name, amount in notes.items() if amount}


def _option_index(action: int) -> int:
    if TAKE.holds(action):
        return int(TAKE.value(action))
    if BUY.holds(action):
        return int(BUY.first(action))
    return int(SELL.first(action)) if SELL.holds(action) else 0
