"""The unfinished business of a position: what may wait, on top of what, and how it is written."""

from typing import Any, Final

from stavitel.engine.business import (
    Kind,
    check_options,
    check_order,
    check_phase,
    read_frame,
    written,
)
from stavitel.engine.core import Frame
from stavitel.games.catan_duel.action_cards import DoctorsBathHouse
from stavitel.games.catan_duel.action_phase import ActionPhase
from stavitel.games.catan_duel.attacks import (
    ArcherTarget,
    ArsonistTarget,
    Defence,
    RollDefence,
    TraitorsCard,
)
from stavitel.games.catan_duel.build_effects import BuildEffect, SunkShip, TitheChoice
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
    START_REGIONS,
    STORE_COUNT,
)
from stavitel.games.catan_duel.discard import DiscardedCard
from stavitel.games.catan_duel.event_die import EventDie, TradeEvent
from stavitel.games.catan_duel.exchange import Exchange, ExchangeChoice, NewCard
from stavitel.games.catan_duel.expansions import WaiveChoice
from stavitel.games.catan_duel.feud import Designation, FeudLoss
from stavitel.games.catan_duel.fraternal_feuds import FeudCard, FeudStack
from stavitel.games.catan_duel.gain import Gain, GainAt, Gaining, Yielding
from stavitel.games.catan_duel.happenings import DrawEvent
from stavitel.games.catan_duel.losing import LostCardStack
from stavitel.games.catan_duel.new_regions import DrawRegion, ScoutedRegion, UpperRegion
from stavitel.games.catan_duel.payment import Pay, PayAny
from stavitel.games.catan_duel.principality import SLOTS
from stavitel.games.catan_duel.production import Production
from stavitel.games.catan_duel.rearranging import RegionsChoice, StartRegion
from stavitel.games.catan_duel.relocation import RelocationChoice, RelocationPartner
from stavitel.games.catan_duel.replenish import (
    DrawChoice,
    HiddenCardStack,
    Replenish,
    SurplusCard,
)
from stavitel.games.catan_duel.riots import RiotsChoice
from stavitel.games.catan_duel.robbing import BrigandsRegion, MerchantGift
from stavitel.games.catan_duel.searching import SearchChoice, SearchedCard, Searching
from stavitel.games.catan_duel.sebastian import SebastianChoice
from stavitel.games.catan_duel.setup import DealCard, DealEvent, DrawStarter, StartHands, StartStack
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import Give, StoreTaken, TakeChoice
from stavitel.games.catan_duel.traveling_merchant import Delivery, Purchase
from stavitel.games.catan_duel.turn import (
    ActionStart,
    DiceResolution,
    EndOfTurn,
    PreRoll,
    RollEvent,
    RollProduction,
    TurnStart,
)
from stavitel.games.catan_duel.unfinished import check_numbers

_EVENT: Final = "action_start"
"""Under all business of the dice waits the action phase."""
_SETUP: Final = "turn_start regions_choice"
_MOVING: Final = (
    "event_die action_start action_phase merchant_gift riots_choice purchase"
    " gaining gain yielding gain_at"
)
"""What resources can come from."""
_PHASES_ABOVE: Final = {
    "start_hands": "setup",
    "turn_start": "setup",
    "action_start": "pre_roll roll",
    "action_phase": "action",
    "replenish": "replenish",
    "end_of_turn": "exchange",
}
"""The phases in which something may lie on such business; what lies on others is told by these."""

_KINDS: Final = [
    # setup
    Kind(StartHands, "", "", "setup"),
    Kind(DrawStarter, "", "start_hands", "setup"),
    Kind(DealEvent, "events", "draw_starter", "setup"),
    Kind(DealCard, "stack", "deal_event draw_starter", "setup"),
    Kind(StartStack, "seat", f"{_SETUP} start_stack", "setup"),
    Kind(RegionsChoice, "seat", _SETUP, "setup"),
    Kind(StartRegion, "seat turn", _SETUP, "setup"),
    # the turn
    Kind(TurnStart, "", "", "setup exchange"),
    Kind(EndOfTurn, "", "", "exchange"),
    Kind(Exchange, "", "end_of_turn", "replenish exchange"),
    Kind(Replenish, "", "exchange", "action replenish"),
    Kind(ActionStart, "", "replenish", "roll"),
    Kind(PreRoll, "seat", "action_start", "pre_roll"),
    Kind(DiceResolution, "", "action_start", "roll"),
    Kind(RollEvent, "", "dice_resolution", "roll"),
    Kind(RollProduction, "", "roll_event dice_resolution", "roll"),
    Kind(EventDie, "", "action_start", "roll"),
    Kind(Production, "", "event_die action_start", "roll"),
    # events
    Kind(DrawEvent, "", _EVENT, "roll"),
    Kind(TradeEvent, "seat amount", _EVENT, "roll"),
    Kind(SebastianChoice, "seat happening seats", _EVENT, "roll"),
    Kind(Designation, "seat slots", _EVENT, "roll"),
    Kind(FeudLoss, "seat slots", _EVENT, "roll"),
    Kind(FeudCard, "seat chosen", _EVENT, "roll"),
    Kind(FeudStack, "seat card chosen", _EVENT, "roll"),
    Kind(RiotsChoice, "seat", f"{_EVENT} riots_choice", "roll"),
    Kind(Purchase, "seat amount", f"{_EVENT} purchase", "roll"),
    Kind(Delivery, "seat store left", f"{_EVENT} purchase", "roll"),
    # the action phase
    Kind(ActionPhase, "seat", "replenish", "action"),
    Kind(BuildEffect, "seat card", "action_phase", "action"),
    Kind(WaiveChoice, "seat card", "build_effect", "action"),
    Kind(SunkShip, "seat", "action_phase", "action"),
    Kind(TitheChoice, "seat", "action_phase", "action"),
    Kind(SearchChoice, "seat", "action_phase", "action"),
    Kind(DrawRegion, "seat place drawn", "action_phase", "action"),
    Kind(UpperRegion, "seat place region region", "action_phase", "action"),
    Kind(ScoutedRegion, "seat place", "action_phase", "action"),
    Kind(DoctorsBathHouse, "seat", "action_phase", "action"),
    Kind(RelocationChoice, "seat", "action_phase", "action"),
    Kind(RelocationPartner, "seat card site", "action_phase", "action"),
    Kind(DiscardedCard, "seat", "action_phase", "action"),
    Kind(MerchantGift, "seat", "action_phase", "action"),
    Kind(BrigandsRegion, "seat", "action_phase", "action"),
    Kind(Defence, "seat card", "action_phase", "action"),
    Kind(RollDefence, "seat card", "action_phase", "action"),
    Kind(ArcherTarget, "seat", "action_phase", "action"),
    Kind(ArsonistTarget, "seat", "action_phase", "action"),
    Kind(TraitorsCard, "seat", "action_phase", "action"),
    # the end of the turn
    Kind(DrawChoice, "seat", "replenish", "replenish"),
    Kind(SurplusCard, "seat", "replenish", "replenish"),
    Kind(HiddenCardStack, "seat card", "replenish new_card", "replenish exchange"),
    Kind(ExchangeChoice, "seat", "end_of_turn", "exchange"),
    Kind(NewCard, "seat", "end_of_turn", "exchange"),
    Kind(Searching, "seat stack", "end_of_turn", "exchange"),
    Kind(
        SearchedCard,
        "seat stack amount",
        f"{_SETUP} start_stack action_phase end_of_turn",
        "setup action exchange",
    ),
    # resources and lost cards
    Kind(Gaining, "seat kinds amount", _MOVING, "roll action"),
    Kind(Gain, "seat kinds amount", _MOVING, "roll action"),
    Kind(Yielding, "seat place amount", _MOVING, "roll action"),
    Kind(GainAt, "seat place amount", _MOVING, "roll action"),
    Kind(
        Pay,
        "seat cost",
        "delivery gaining build_effect draw_region scouted_region action_phase action_start"
        " riots_choice",
        "roll action",
    ),
    Kind(PayAny, "seat amount", "gaining searching", "action exchange"),
    Kind(
        TakeChoice,
        "seat kinds amount named into",
        "action_start action_phase merchant_gift",
        "roll action",
    ),
    Kind(Give, "seat cost resource", "store_taken", "roll action"),
    Kind(
        StoreTaken,
        "seat cost into",
        "action_start action_phase merchant_gift",
        "roll action",
    ),
    Kind(
        LostCardStack,
        "seat card",
        "gaining action_start action_phase riots_choice",
        "roll action",
    ),
]
"""Everything that can wait on the stack."""

KIND_OF: Final = {kind.name: kind for kind in _KINDS}

_RANGES: Final = {
    "seat": (0, SEATS - 1),
    "seats": (1, (1 << SEATS) - 1),
    "card": (0, CARD_COUNT - 1),
    "place": (0, PLACE_COUNT - 1),
    "into": (-1, PLACE_COUNT - 1),
    "store": (0, STORE_COUNT - 1),
    "site": (0, SITE_COUNT - 1),
    "slots": (0, (1 << SLOTS * SITE_COUNT) - 1),
    "region": (0, REGION_COUNT - 1),
    "drawn": (-1, REGION_COUNT - 1),
    "happening": (0, HAPPENING_COUNT - 1),
    "resource": (0, RESOURCE_COUNT - 1),
    "kinds": (1, ANY),
    "amount": (1, 99),
    "left": (0, 99),
    "events": (1, 99),
    "cost": (1, (1 << 3 * RESOURCE_COUNT) - 1),
    "named": (0, (1 << 3 * RESOURCE_COUNT) - 1),
    "turn": (0, START_REGIONS - 2),
    "chosen": (0, (1 << 30) - 1),
}


def make_frame(s: CatanDuel, text: str) -> Frame[Any]:
    """The frame written as its name and numbers; raises ValueError where there is none."""
    return read_frame(KIND_OF, text, lambda kind, number: _number(s, kind, number))


def _number(s: CatanDuel, kind: str, text: str) -> int:
    low, high = (0, int(s.mode().stacks) - 1) if kind == "stack" else _RANGES[kind]
    digits = text.removeprefix("-") if low < 0 else text
    number = int(text[:18]) if digits.isascii() and digits.isdecimal() else low - 1
    if not low <= number <= high:
        raise ValueError(f"{kind}: expected a number from {low} to {high}; got '{text[:40]}'")
    return number


# what can be wrong


def check_pending(s: CatanDuel) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        return ["expected what is left of the setup; got nothing"] if s.phase() == SETUP else []
    faults = _check_phases(s) + check_order(s, KIND_OF)
    for frame in s.stack:
        wrong = check_numbers(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_options(s)


def _check_phases(s: CatanDuel) -> list[str]:
    """The phase is one of the topmost business, and of the part of the turn that it lies in."""
    phase = PHASES[s.phase()]
    faults = check_phase(s, KIND_OF, phase)
    lies_in = [frame.name() for frame in s.stack[:-1] if frame.name() in _PHASES_ABOVE]
    top = s.stack[-1].name() if s.stack else ""
    if lies_in and top != "exchange" and top not in _PHASES_ABOVE:
        phases = _PHASES_ABOVE[lies_in[-1]].split()
        if phase not in phases:
            either = " or ".join(phases)
            faults.append(f"'{lies_in[-1]}': expected phase {either} above it; got '{phase}'")
    return faults
