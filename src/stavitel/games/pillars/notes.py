"""What sentences about an action or a decision want to know beyond its arguments."""

from typing import Any

from stavitel.engine.core import Frame
from stavitel.games.pillars.builders import BuilderTurn, DrawBuilder, ReturnChoice
from stavitel.games.pillars.cards import (
    AT_KINGSBRIDGE,
    AT_SHIRING,
    GOODS,
    HOLDINGS,
    NOTHING,
    TAX_FREEDOM,
)
from stavitel.games.pillars.cathedral import Conversion, CubeReturn, MadonnaChoice, excess
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
    """What a card takes and brings, what lies at a place, what a trade is worth."""
    if TAKE_RESOURCE.holds(action):
        card = s.box.resource_cards[TAKE_RESOURCE.value(action)]
        return {f"gain.{GOODS[card.kind]}": int(card.amount), "workers": int(card.workers)}
    if HIRE.holds(action):
        craftsman = int(HIRE.value(action))
        price = {"pay.gold": int(s.box.craftsmen[craftsman].price)}
        return price | craftsman_notes(s, craftsman, "cost")
    if DISMISS.holds(action):
        return craftsman_notes(s, int(DISMISS.value(action)), "cost")
    if STRENGTHEN.holds(action):
        return craftsman_notes(s, int(STRENGTHEN.value(action)), "cost")
    if USE_CRAFTSMAN.holds(action):
        craftsman = int(USE_CRAFTSMAN.value(action))
        left = int(s.capacity(craftsman) - s.used(craftsman))
        return {"left": left} | craftsman_notes(s, craftsman, "pay")
    if PLACE.holds(action):
        return place_notes(s, int(PLACE.value(action))) | {"pay.gold": int(s.price())}
    if PLACE_WITH_REMIGIUS.holds(action):
        return place_notes(s, int(PLACE_WITH_REMIGIUS.value(action)))
    if action == WAIT.of():
        return {"price": int(s.price())}
    if BUY.holds(action):
        return {"pay.gold": int(BUY.second(action) * s.box.buying_price[BUY.first(action)])}
    if SELL.holds(action):
        return {"gain.gold": int(SELL.second(action) * s.box.selling_price[SELL.first(action)])}
    return frame_notes(s, action)


def frame_notes(s: Pillars, action: int) -> dict[str, int]:
    """Notes for which the waiting decision must be known."""
    top = s.stack[-1] if s.stack else None
    if action == BEST_CONVERSION.of() and isinstance(top, MadonnaChoice | Conversion):
        return proposal_notes(s, top)
    if action == PROTECT.of() and isinstance(top, BishopChoice):
        return {"happening": int(s.event)}
    if isinstance(top, DealAdvantage):
        return {"place": int(AT_KINGSBRIDGE + top.place)}
    if isinstance(top, DealCraftsman):
        return {"place": int(AT_SHIRING + top.place)}
    return {}


def craftsman_notes(s: Pillars, craftsman: int, group: str) -> dict[str, int]:
    """Input, output and capacity of a card."""
    card = s.box.craftsmen[craftsman]
    notes = {f"{group}.{name}": int(n) for name, n in zip(HOLDINGS, card.cost, strict=True)}
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


def proposal_notes(s: Pillars, asked: MadonnaChoice | Conversion) -> dict[str, int]:
    """What the best conversion spends and brings, all uses together."""
    world = s.copy()
    seat = int(asked.seat)
    asked.choose(world, int(BEST_CONVERSION.of()))
    spent = {
        f"pay.{good}": int(s.held(seat, k) - world.held(seat, k)) for k, good in enumerate(GOODS)
    }
    gold = int(world.gold(seat) - s.gold(seat))
    points = int(world.points(seat) - s.points(seat))
    return spent | {"pay.gold": max(-gold, 0), "gain.gold": max(gold, 0), "gain.points": points}


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
