"""What sentences about an action or a decision want to know beyond its arguments."""

from typing import Any

from mypy_extensions import i64

from stavitel.engine.core import Frame
from stavitel.games.pillars.builders import BuilderTurn, DrawBuilder, ReturnChoice
from stavitel.games.pillars.cards import (
    AMOUNTS,
    AT_KINGSBRIDGE,
    AT_SHIRING,
    GOODS,
    HOLDINGS,
    KINDS,
    NOTHING,
    TAX_FREEDOM,
)
from stavitel.games.pillars.cathedral import CubeReturn, excess
from stavitel.games.pillars.court import TaxFreedomChoice, tax_of
from stavitel.games.pillars.event_cards import BishopChoice, ThomasChoice
from stavitel.games.pillars.hiring import CraftsmanLimit
from stavitel.games.pillars.market import MarketTurn
from stavitel.games.pillars.offer import OfferTurn
from stavitel.games.pillars.rounds import DealAdvantage, DealCraftsman, ForeseeEvent
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    BEST_CONVERSION,
    BUY,
    DISMISS,
    HIRE,
    PLACE,
    PLACE_WITH_REMIGIUS,
    PROTECT,
    SELL,
    STRENGTHEN,
    TAKE_RESOURCE,
    USE_CRAFTSMAN,
    WAIT,
)


def action_notes(s: Pillars, action: int) -> dict[str, int]:
    """What an action costs and brings, what a card can do, what lies at a place."""
    if TAKE_RESOURCE.holds(action):
        card = s.box.resource_cards[TAKE_RESOURCE.value(action)]
        return trial_notes(s, action) | {f"gain.{GOODS[card.kind]}": int(card.amount)}
    if HIRE.holds(action):
        return trial_notes(s, action) | craftsman_notes(s, int(HIRE.value(action)))
    if DISMISS.holds(action):
        return craftsman_notes(s, int(DISMISS.value(action)))
    if STRENGTHEN.holds(action):
        return craftsman_notes(s, int(STRENGTHEN.value(action)))
    if USE_CRAFTSMAN.holds(action):
        craftsman = int(USE_CRAFTSMAN.value(action))
        left = int(s.capacity(craftsman) - s.used(craftsman))
        shows = int(s.box.craftsmen[craftsman].shows_metal)
        return trial_notes(s, action) | {"left": left, "shows": shows}
    if PLACE.holds(action):
        return trial_notes(s, action) | place_notes(s, int(PLACE.value(action)))
    if PLACE_WITH_REMIGIUS.holds(action):
        return place_notes(s, int(PLACE_WITH_REMIGIUS.value(action)))
    if action == WAIT.of():
        return {"price": int(s.price())}
    if action == BEST_CONVERSION.of() or BUY.holds(action) or SELL.holds(action):
        return trial_notes(s, action)
    return frame_notes(s, action)


def trial_notes(s: Pillars, action: int) -> dict[str, int]:
    """What the asked seat has less and more of after the action, tried on a copy: whatever it
    costs and brings is computed where it is done, and nowhere else."""
    if not s.stack or s.stack[-1].asks < 0:
        return {}
    world = s.copy()
    asked = world.stack.pop()
    asked.choose(world, action)
    before, after = belongings(s, asked.asks), belongings(world, asked.asks)
    notes = {"workers": int(s.free_workers(asked.asks) - world.free_workers(asked.asks))}
    for name, had, has_now in zip(AMOUNTS, before, after, strict=True):
        notes[f"pay.{name}"] = max(had - has_now, 0)
        notes[f"gain.{name}"] = max(has_now - had, 0)
    return notes


def belongings(s: Pillars, seat: i64) -> list[int]:
    """Cubes of every kind, gold and points of a seat, as AMOUNTS names them."""
    cubes = [int(s.held(seat, kind)) for kind in range(KINDS)]
    return [*cubes, int(s.gold(seat)), int(s.points(seat))]


def frame_notes(s: Pillars, action: int) -> dict[str, int]:
    """Notes for which the waiting decision must be known."""
    top = s.stack[-1] if s.stack else None
    if action == PROTECT.of() and isinstance(top, BishopChoice):
        return {"happening": int(s.event)}
    if isinstance(top, DealAdvantage):
        return {"place": int(AT_KINGSBRIDGE + top.place)}
    if isinstance(top, DealCraftsman):
        return {"place": int(AT_SHIRING + top.place)}
    return {}


def craftsman_notes(s: Pillars, craftsman: int) -> dict[str, int]:
    """Input, output and capacity of a card, as printed."""
    card = s.box.craftsmen[craftsman]
    notes = {f"cost.{name}": int(n) for name, n in zip(HOLDINGS, card.cost, strict=True)}
    notes |= {"gain.gold": int(card.gold), "gain.points": int(card.points)}
    return notes | {"uses": int(card.capacity), "shows": int(card.shows_metal)}


def place_notes(s: Pillars, place: int) -> dict[str, int]:
    """The card that a builder would bring from a place, if it lies there."""
    advantage = craftsman = NOTHING
    if place in (AT_KINGSBRIDGE, AT_KINGSBRIDGE + 1):
        advantage = int(s.at_kingsbridge(place - AT_KINGSBRIDGE))
    elif place in (AT_SHIRING, AT_SHIRING + 1):
        craftsman = int(s.at_shiring(place - AT_SHIRING))
    return {"advantage": advantage, "craftsman": craftsman}


def decision_notes(s: Pillars) -> dict[str, int]:
    """What is being decided, and by whom."""
    top = s.stack[-1]
    return {"seat": int(top.asks)} | asked_notes(s, top)


def asked_notes(s: Pillars, top: Frame[Any]) -> dict[str, int]:
    if isinstance(top, OfferTurn):
        return {"workers": int(s.free_workers(top.seat)), "have": int(s.gold(top.seat))}
    if isinstance(top, CraftsmanLimit):
        return {"craftsman": int(top.craftsman)}
    if isinstance(top, ReturnChoice):
        return {"owner": int(top.owner), "price": int(s.price())}
    if isinstance(top, BuilderTurn):
        return {"price": int(s.price()), "have": int(s.gold(top.seat))}
    if isinstance(top, DrawBuilder):
        return {"price": int(s.price())}
    if isinstance(top, BishopChoice | ThomasChoice):
        return {"happening": int(s.event)}
    if isinstance(top, TaxFreedomChoice):
        return {"tax": int(tax_of(s, top.seat)), "advantage": TAX_FREEDOM}
    if isinstance(top, MarketTurn):
        return {"have": int(s.gold(top.seat))}
    if isinstance(top, CubeReturn):
        return {"cubes": int(excess(s, top.seat))}
    if isinstance(top, DealAdvantage):
        return {"place": int(AT_KINGSBRIDGE + top.place)}
    if isinstance(top, DealCraftsman):
        return {"place": int(AT_SHIRING + top.place)}
    if isinstance(top, ForeseeEvent):
        return {"owner": int(top.to)}
    return {}
