"""What a piece of unfinished business must find on the table, so that it can be carried out."""

from typing import Any

from stavitel.engine.bits import has
from stavitel.engine.core import Frame
from stavitel.games.catan_duel.action_cards import DoctorsBathHouse
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.attacks import (
    ArcherTarget,
    ArsonistTarget,
    Defence,
    RollDefence,
    TraitorsCard,
    defended_rolls,
)
from stavitel.games.catan_duel.build_effects import BuildEffect, SunkShip, TitheChoice
from stavitel.games.catan_duel.cards import (
    ARCHER,
    ARSONIST,
    CARD_COUNT,
    COLOURS,
    FEUD,
    FRATERNAL_FEUDS,
    GOLD,
    NOTHING,
    RESOURCE_COUNT,
    RIOTS,
    SETUP,
    TRAITOR,
)
from stavitel.games.catan_duel.discard import DiscardedCard
from stavitel.games.catan_duel.event_die import TradeEvent
from stavitel.games.catan_duel.exchange import ExchangeChoice, NewCard
from stavitel.games.catan_duel.expansions import WaiveChoice
from stavitel.games.catan_duel.feud import Designation, FeudLoss, buildings, size
from stavitel.games.catan_duel.fraternal_feuds import (
    FeudCard,
    FeudStack,
    nth_card,
    nth_stack,
    number_of,
)
from stavitel.games.catan_duel.gain import GainAt, Yielding
from stavitel.games.catan_duel.knowledge import hand_card, in_hand
from stavitel.games.catan_duel.memory import is_known
from stavitel.games.catan_duel.new_regions import DrawRegion, ScoutedRegion, UpperRegion
from stavitel.games.catan_duel.payment import Pay, PayAny, amount_in
from stavitel.games.catan_duel.relocation import RelocationChoice, RelocationPartner
from stavitel.games.catan_duel.replenish import DrawChoice, HiddenCardStack, SurplusCard
from stavitel.games.catan_duel.riots import RiotsChoice, riotous_units
from stavitel.games.catan_duel.robbing import BrigandsRegion, MerchantGift
from stavitel.games.catan_duel.searching import SearchChoice, SearchedCard, Searching
from stavitel.games.catan_duel.sebastian import SebastianChoice
from stavitel.games.catan_duel.stacks import refuse_putting
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import Give, StoreTaken, TakeChoice
from stavitel.games.catan_duel.traveling_merchant import Delivery
from stavitel.games.catan_duel.turn import PreRoll


def check_numbers(s: CatanDuel, frame: Frame[Any]) -> str:
    """What is wrong with one frame, or nothing."""
    return (
        check_seat(s, frame)
        or check_resources(s, frame)
        or check_events(s, frame)
        or check_cards(s, frame)
    )


def check_seat(s: CatanDuel, frame: Frame[Any]) -> str:
    """Most business belongs to the active player, some of it to his opponent; both build in the
    preparatory round (CD-21.23)."""
    if s.phase == SETUP:
        return ""
    if isinstance(
        frame,
        (
            PreRoll, ActionPhase, BuildEffect, WaiveChoice, TitheChoice, SearchChoice, DrawRegion,
            UpperRegion, ScoutedRegion, DoctorsBathHouse, RelocationChoice, RelocationPartner,
            DiscardedCard, MerchantGift, BrigandsRegion, ArsonistTarget, TraitorsCard, DrawChoice,
            SurplusCard, HiddenCardStack, ExchangeChoice, NewCard, Searching,
        ),
    ):  # fmt: skip
        return "" if frame.seat == s.active else "expected the active player"
    if isinstance(frame, (SunkShip, Defence, RollDefence, ArcherTarget)):
        return "" if frame.seat == 1 - s.active else "expected the opponent of the active player"
    return ""


def check_resources(s: CatanDuel, frame: Frame[Any]) -> str:
    """Who pays has it, and what is stored finds a store."""
    if isinstance(frame, Pay) and not covers(s, frame.seat, frame.cost):
        return f"expected {COLOURS[frame.seat]} to have what is paid"
    if isinstance(frame, PayAny) and s.held_in_all(frame.seat) < frame.amount:
        return f"expected {COLOURS[frame.seat]} to have {int(frame.amount)} resources"
    if isinstance(frame, (Yielding, GainAt)) and not s.is_store(frame.seat, frame.place):
        return "expected a region there"
    if isinstance(frame, Delivery) and (
        s.room(frame.seat, frame.store) == 0 or s.resource_at(frame.seat, frame.store) == GOLD
    ):
        return "expected a store with room, and not for gold"
    if isinstance(frame, Give) and (
        not covers(s, frame.seat, frame.amounts) or amount_in(frame.amounts, frame.resource) == 0
    ):
        return f"expected {COLOURS[frame.seat]} to have what is given"
    if isinstance(frame, StoreTaken) and not has_room(s, frame.seat, frame.amounts, frame.into):
        return "expected room for what is taken"
    return check_taking(s, frame) if isinstance(frame, TakeChoice) else ""


def check_taking(s: CatanDuel, frame: TakeChoice) -> str:
    seat, named, into = int(frame.seat), int(frame.named), int(frame.into)
    if frame.most > 7 or not covers(s, 1 - seat, named) or not has_room(s, seat, named, into):
        return "expected resources the opponent has and the taker can store"
    if into == NOTHING:
        return ""
    resource = int(s.resource_at(seat, into))
    if resource == NOTHING or frame.kinds != 1 << resource:
        return "expected one region to be filled with its own resource"
    if frame.most + amount_in(named, resource) > s.room(seat, into):
        return "expected no more than the region can take"
    return ""


def covers(s: CatanDuel, seat: int, cost: int) -> bool:
    """Whether a seat holds all resources of a cost."""
    return all([s.held(seat, kind) >= amount_in(cost, kind) for kind in range(RESOURCE_COUNT)])


def has_room(s: CatanDuel, seat: int, amounts: int, into: int) -> bool:
    """Whether a seat can store these, at one place if it is named."""
    for kind in range(RESOURCE_COUNT):
        amount = amount_in(amounts, kind)
        if amount > 0 and into != NOTHING:
            if s.resource_at(seat, into) != kind or s.room(seat, into) < amount:
                return False
        elif amount > s.room_for(seat, kind):
            return False
    return True


def check_events(s: CatanDuel, frame: Frame[Any]) -> str:
    """Whom an event asks is hit by it."""
    if isinstance(frame, TradeEvent) and not s.has_trade_advantage(frame.seat):
        return f"expected the trade advantage with {COLOURS[frame.seat]}"
    if isinstance(frame, SebastianChoice):
        if frame.happening not in (FEUD, FRATERNAL_FEUDS, RIOTS) or not has(
            frame.affected, frame.seat
        ):
            return "expected an event that hits the player"
        if frame.happening != RIOTS and has(frame.affected, 1 - frame.seat):
            return "expected an event that hits one player"
    if isinstance(frame, RiotsChoice) and riotous_units(s, frame.seat) == 0:
        return f"expected {COLOURS[frame.seat]} to have units with strength or commerce"
    if isinstance(frame, Designation) and (
        frame.designated & ~buildings(s, 1 - frame.seat) != 0
        or size(frame.designated) >= s.box.feud_buildings
        or size(buildings(s, 1 - frame.seat)) <= s.box.feud_buildings
    ):
        return "expected buildings of the opponent, and more to be designated"
    if isinstance(frame, FeudLoss) and (
        frame.designated == 0 or frame.designated & ~buildings(s, frame.seat) != 0
    ):
        return "expected buildings of the player"
    if isinstance(frame, FeudCard):
        return check_feud(s, int(frame.seat), int(frame.chosen), NOTHING)
    if isinstance(frame, FeudStack):
        return check_feud(s, int(frame.seat), int(frame.chosen), int(frame.card))
    return ""


def check_feud(s: CatanDuel, seat: int, chosen: int, card: int) -> str:
    """The hand has been seen, and every card chosen so far is in it, with a stack of its back;
    a further card may wait for its stack."""
    hand = [int(hand_card(s, 1 - seat, n)) for n in range(s.hand_size(1 - seat))]
    if not has_seen_hand(s, seat):
        return "expected the opponent's hand to be known"
    number = int(number_of(chosen))
    cards = [int(nth_card(chosen, n)) for n in range(number)]
    if card != NOTHING:
        cards.append(card)
    if number >= min(int(s.box.fraternal_feuds_cards), len(hand)):
        return "expected a card still to be chosen"
    for n, card in enumerate(cards):
        if not 0 <= card < CARD_COUNT or cards.count(card) > hand.count(card):
            return "expected cards of the opponent's hand"
        if n < number and refuse_putting(s, 1 - seat, card, nth_stack(chosen, n)) != 0:
            return "expected stacks with the backs of the cards"
    return ""


def has_seen_hand(s: CatanDuel, seat: int) -> bool:
    return all([is_known(s.raw_hand(1 - seat, n), seat) for n in range(s.hand_size(1 - seat))])


def check_cards(s: CatanDuel, frame: Frame[Any]) -> str:
    """Cards that are spoken of lie where they should."""
    if isinstance(frame, (BuildEffect, WaiveChoice)):
        is_built = s.has_kind(frame.seat, s.box.kind[frame.card])
        return "" if is_built else f"expected the card to be built by {COLOURS[frame.seat]}"
    if isinstance(frame, HiddenCardStack) and not in_hand(s, frame.seat, frame.card):
        return "expected the card in hand"
    if isinstance(frame, RelocationPartner) and not s.stands(frame.seat, frame.site, frame.card):
        return "expected the card at its site"
    if isinstance(frame, (Defence, RollDefence)):
        kind = s.box.kind[frame.card]
        if kind not in (ARCHER, ARSONIST, TRAITOR) or defended_rolls(s, frame.seat) == 0:
            return "expected an attack, and means of defence"
        if s.hand_size(frame.seat) == 0 and kind == TRAITOR:
            return "expected a hand to be betrayed"
    if isinstance(frame, SearchedCard) and not has_seen_stack(s, frame.seat, frame.stack):
        return "expected the stack to be known to the player"
    if isinstance(frame, TraitorsCard) and not has_seen_hand(s, int(frame.seat)):
        return "expected the opponent's hand to be known"
    return ""


def has_seen_stack(s: CatanDuel, seat: int, stack: int) -> bool:
    return all([is_known(s.raw_card(stack, n), seat) for n in range(s.stack_size(stack))])
