"""What sentences about an action or a decision want to know beyond its arguments."""

from typing import Any

from stavitel.engine.core import CHANCE, Frame
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.attacks import Defence, RollDefence
from stavitel.games.catan_duel.build_effects import TitheChoice, count_heroes
from stavitel.games.catan_duel.building import central_cost, is_central
from stavitel.games.catan_duel.cards import (
    BRIGAND_ATTACK,
    CACHE,
    GOLD,
    NOTHING,
    RESOURCE_COUNT,
    RESOURCES,
    ROLL_PHASE,
    START_PLACES,
)
from stavitel.games.catan_duel.event_die import EventDie, TradeEvent
from stavitel.games.catan_duel.exchange import NewCard, search_price
from stavitel.games.catan_duel.expansions import WaiveChoice, discount
from stavitel.games.catan_duel.gain import Gain, GainAt
from stavitel.games.catan_duel.losing import LostCardStack
from stavitel.games.catan_duel.new_regions import ScoutedRegion, UpperRegion
from stavitel.games.catan_duel.payment import Pay, PayAny, amount_in
from stavitel.games.catan_duel.rearranging import StartRegion
from stavitel.games.catan_duel.relocation import RelocationPartner
from stavitel.games.catan_duel.replenish import SurplusCard, hand_limit
from stavitel.games.catan_duel.riots import RiotsChoice, ransom
from stavitel.games.catan_duel.searching import SearchedCard
from stavitel.games.catan_duel.sebastian import SebastianChoice
from stavitel.games.catan_duel.setup import DealCard
from stavitel.games.catan_duel.stacks import back_shown
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import Give, TakeChoice
from stavitel.games.catan_duel.trade import rate_of
from stavitel.games.catan_duel.traveling_merchant import Purchase
from stavitel.games.catan_duel.turn import PreRoll
from stavitel.games.catan_duel.verbs import (
    BUILD,
    BUY,
    CHOOSE_REGION,
    CHOOSE_STACK,
    DRAW,
    DRAW_REGION,
    GAIN,
    GIVE,
    PAY,
    PAY_RIOTS,
    PLACE_CACHE,
    PUT_REGION,
    PUT_UNDER,
    SEARCH,
    SWAP_REGIONS,
    TRADE_BANK,
    TRADE_LARGE_SHIP,
    TRADE_SHIP,
)


def action_notes(s: CatanDuel, action: int) -> dict[str, int]:
    """What an action costs, where it leads, and how much already lies there."""
    top = s.stack[-1] if s.stack else None
    seat = int(top.asks) if top is not None else NOTHING
    for verb in (PAY, GAIN, GIVE, BUY):
        if verb.holds(action):
            return store_notes(s, seat, int(verb.value(action)))
    for verb in (CHOOSE_STACK, DRAW, PUT_UNDER):
        if verb.holds(action):
            return stack_notes(s, int(verb.value(action)))
    if SEARCH.holds(action):
        price = int(search_price(s, seat)) if isinstance(top, NewCard) else 0
        return stack_notes(s, int(SEARCH.value(action))) | {"price": price}
    if PLACE_CACHE.holds(action):
        return {"region": int(s.region(seat, PLACE_CACHE.value(action)))}
    if CHOOSE_REGION.holds(action):
        place = int(CHOOSE_REGION.value(action))
        return {"region": int(s.region(seat, place)), "have": int(s.stock(seat, place))}
    if SWAP_REGIONS.holds(action):
        place, other = int(SWAP_REGIONS.first(action)), int(SWAP_REGIONS.second(action))
        return {
            "region": int(s.region(seat, place)),
            "other_place": other,
            "other_region": int(s.region(seat, other)),
        }
    if PUT_REGION.holds(action) or DRAW_REGION.holds(action):
        return {"place": place_to_fill(top)}
    if action == PAY_RIOTS.of():
        return {"pay.gold": int(ransom(s, seat))}
    if isinstance(top, DealCard):
        return {"stack": int(top.stack)}
    return price_notes(s, seat, action)


def price_notes(s: CatanDuel, seat: int, action: int) -> dict[str, int]:
    """Costs of buildings, and rates of trades."""
    if BUILD.holds(action):
        card = s.box.cards[BUILD.first(action)]
        return amounts("pay", int(card.cost)) | {"less": int(discount(s, seat, card))}
    if is_central(action):
        return amounts("pay", int(central_cost(s, action)))
    if TRADE_LARGE_SHIP.holds(action):
        place = int(TRADE_LARGE_SHIP.first(action))
        given = {"region": int(s.region(seat, place)), "give": int(s.resource_at(seat, place))}
        return given | {"amount": int(rate_of(s, action))}
    if TRADE_BANK.holds(action) or TRADE_SHIP.holds(action):
        return {"amount": int(rate_of(s, action))}
    return {}


def store_notes(s: CatanDuel, seat: int, store: int) -> dict[str, int]:
    """What a region or the cache holds; the cache has no region card."""
    return {
        "resource": int(s.resource_at(seat, store)),
        "region": NOTHING if store == CACHE else int(s.region(seat, store)),
        "have": int(s.stock(seat, store)),
    }


def stack_notes(s: CatanDuel, stack: int) -> dict[str, int]:
    return {"back": int(back_shown(s, stack)), "cards": int(s.stack_size(stack))}


def place_to_fill(top: Frame[Any] | None) -> int:
    """Where the next region goes, if that is known."""
    if isinstance(top, StartRegion):
        return int(START_PLACES[top.nth])
    if isinstance(top, UpperRegion | ScoutedRegion):
        return int(top.place)
    return NOTHING


def amounts(group: str, packed: int) -> dict[str, int]:
    """A cost by its resources."""
    return {
        f"{group}.{RESOURCES[kind]}": int(amount_in(packed, kind)) for kind in range(RESOURCE_COUNT)
    }


def decision_notes(s: CatanDuel) -> dict[str, int]:
    """What is being decided, and by whom. Nothing here tells of hidden cards."""
    top = s.stack[-1]
    notes = asked_notes(s, top) | card_notes(top)
    return notes if top.asks == CHANCE else {"seat": int(top.asks)} | notes


def asked_notes(s: CatanDuel, top: Frame[Any]) -> dict[str, int]:
    """Numbers and places of a decision."""
    if isinstance(top, ActionPhase | PreRoll):
        points = int(s.victory_points(top.seat))
        return {"points": points, "target": int(s.target())}
    if isinstance(top, Gain):
        asked = {"amount": int(top.amount), "resource": only_member(int(top.kinds))}
        return asked | cause_notes(s)
    if isinstance(top, GainAt):
        return {"amount": int(top.amount), "region": int(s.region(top.seat, top.place))}
    if isinstance(top, Pay):
        return {"resource": int(top.resource())} | amounts("cost", int(top.cost))
    if isinstance(top, WaiveChoice):
        return amounts("cost", int(s.box.cards[top.card].cost))
    if isinstance(top, PayAny):
        return {"amount": int(top.amount)}
    if isinstance(top, Give):
        return {"resource": int(top.resource)}
    if isinstance(top, TakeChoice | TradeEvent):
        return {"amount": int(top.most)}
    if isinstance(top, Purchase):
        return {"amount": int(top.left), "have": int(s.held(top.seat, GOLD))}
    if isinstance(top, RiotsChoice):
        return {"pay.gold": int(ransom(s, top.seat)), "have": int(s.held(top.seat, GOLD))}
    if isinstance(top, TitheChoice):
        return {"amount": int(count_heroes(s, top.seat))}
    if isinstance(top, UpperRegion):
        drawn = {"region": int(top.one), "other_region": int(top.other)}
        return {"place": int(top.place)} | drawn
    if isinstance(top, ScoutedRegion | StartRegion):
        return {"place": place_to_fill(top)}
    if isinstance(top, SurplusCard):
        return {"cards": int(s.hand_size(top.seat) - hand_limit(s, top.seat))}
    return {}


def cause_notes(s: CatanDuel) -> dict[str, int]:
    """The event of the dice that gives something; the production comes before it (CD-6.1)."""
    before = any([isinstance(frame, EventDie) for frame in s.stack])
    if s.phase != ROLL_PHASE or s.symbol == BRIGAND_ATTACK or before:
        return {"symbol": NOTHING, "happening": NOTHING}
    return {"symbol": int(s.symbol), "happening": int(s.happening)}


def card_notes(top: Frame[Any]) -> dict[str, int]:
    """Open cards, events and stacks a decision is about."""
    if isinstance(top, WaiveChoice | LostCardStack | Defence | RollDefence):
        return {"card": int(top.card)}
    if isinstance(top, RelocationPartner):
        return {"card": int(top.card), "site": int(top.site)}
    if isinstance(top, SebastianChoice):
        return {"happening": int(top.happening)}
    if isinstance(top, SearchedCard):
        return {"stack": int(top.stack), "cards": int(top.cards)}
    if isinstance(top, DealCard):
        return {"stack": int(top.stack)}
    return {}


def only_member(mask: int) -> int:
    """The single member of a set, or NOTHING if it has several."""
    return mask.bit_length() - 1 if mask & (mask - 1) == 0 else NOTHING
