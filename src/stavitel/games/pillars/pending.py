"""The unfinished business of a position: what can be wrong with it."""

from collections.abc import Sequence
from typing import Any

from stavitel.engine.bits import bit, has
from stavitel.engine.business import check_options, written
from stavitel.engine.core import STEP, Frame
from stavitel.games.pillars.builders import BuilderTurn, FreeBuilder, ReturnChoice
from stavitel.games.pillars.cards import (
    AREA_COUNT,
    AT_BISHOP,
    AT_MARKET,
    COLOURS,
    CRAFTSMAN_COUNT,
    ELLEN,
    GAME_END,
    KINDS,
    LONG_PLACE,
    NOTHING,
    PHASES,
    POSITIVE,
    RESOLUTION,
    RESOURCE_COUNT,
    TAX_FREEDOM,
    THOMAS,
)
from stavitel.games.pillars.cathedral import CubeReturn, NextConversion, excess
from stavitel.games.pillars.court import RollTax, TaxFreedomChoice, tax_of
from stavitel.games.pillars.event_cards import (
    BishopChoice,
    BishopCube,
    EventStrikes,
    RevealEvent,
    ThomasChoice,
    ThomasStep,
)
from stavitel.games.pillars.fields import OFFERED
from stavitel.games.pillars.frames import FRAMES
from stavitel.games.pillars.hiring import CollapseLoss
from stavitel.games.pillars.market import MarketTurn
from stavitel.games.pillars.offer import OfferTurn
from stavitel.games.pillars.resolution import Resolution
from stavitel.games.pillars.rounds import (
    DealAdvantage,
    DealCraftsman,
    EllensLook,
    ForeseeEvent,
    LeaveOutCard,
    RoundStart,
)
from stavitel.games.pillars.state import Pillars


def bounds(s: Pillars) -> dict[str, Sequence[int]]:
    """The numbers a frame may be made from in this position."""
    return {
        "seat": range(s.seats),
        "turn": range(s.seats + 1),
        "area": range(1, AREA_COUNT + 2),
        "cards": range(1, RESOURCE_COUNT + 1),
        "craftsman": range(CRAFTSMAN_COUNT),
        "place": range(LONG_PLACE),
        "kind": range(KINDS),
        "once": range(2),
    }


def check_pending(s: Pillars) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        over = s.phase == GAME_END
        return [] if over else [f"expected phase {PHASES[GAME_END]}: nothing is left to do"]
    faults = check_area(s) + FRAMES.check_order(s)
    for frame in s.stack:
        wrong = check_start(s, frame) or check_builder(s, frame)
        wrong = wrong or check_event(s, frame) or check_trade(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_conversions(s) or check_options(s)


def check_area(s: Pillars) -> list[str]:
    """The phase is that of the topmost business, and so is the area."""
    wrong = FRAMES.check_phase(s, PHASES[s.phase])
    if wrong:
        return wrong
    top = s.stack[-1]
    for frame in s.stack:
        if isinstance(frame, Resolution):
            come_to = int(s.area) if frame is top else int(s.area) + 1
            expected = come_to if s.phase == RESOLUTION else 1
            if frame.area != expected:
                return [f"'{written(frame)}': expected {expected}, where the phase has come to"]
    area = FRAMES.kind(top).part
    if area and area != s.area:
        return [f"'{written(top)}': expected area {area}; got {int(s.area)}"]
    return []


def check_start(s: Pillars, frame: Frame[Any]) -> str:
    """Cards are dealt to where none lies yet, and whoever chooses may still do so."""
    if isinstance(frame, RoundStart):
        cards = [int(card) for p in range(2) for card in (s.at_shiring(p), s.at_kingsbridge(p))]
        if max(cards) != NOTHING or s.craftsmen_offered != 0:
            return "expected no cards on the board before they are dealt"
    elif isinstance(frame, LeaveOutCard):
        offered = [card for card in range(RESOURCE_COUNT) if s.resource(card) == OFFERED]
        if len(offered) - frame.left != s.box.offered:
            return f"expected {int(s.box.offered)} resource cards to stay in the offer"
    elif isinstance(frame, DealCraftsman):
        first_comes = any([isinstance(f, DealCraftsman) and f.place == 0 for f in s.stack])
        return check_deal([int(s.at_shiring(p)) for p in range(2)], int(frame.place), first_comes)
    elif isinstance(frame, DealAdvantage):
        first_comes = any([isinstance(f, DealAdvantage) and f.place == 0 for f in s.stack])
        there = [int(s.at_kingsbridge(p)) for p in range(2)]
        return check_deal(there, int(frame.place), first_comes)
    elif isinstance(frame, (EllensLook, ForeseeEvent)):
        seat = frame.to if isinstance(frame, ForeseeEvent) else frame.seat
        if s.owner(ELLEN) != seat or s.looked:
            return "expected the owner of ellen, who has not looked yet"
    elif isinstance(frame, OfferTurn) and has(s.passed, frame.seat):
        return f"{COLOURS[frame.seat]} has already passed"
    return ""


def check_deal(there: list[int], place: int, first_comes: bool) -> str:
    """Cards are dealt to empty spaces, the first space first."""
    out_of_order = place == 1 and (there[0] == NOTHING) != first_comes
    if there[place] != NOTHING or out_of_order:
        return "expected an empty space, after the first has its card"
    return ""


def check_builder(s: Pillars, frame: Frame[Any]) -> str:
    """Whoever is asked in phase II has a builder in hand, or may return it."""
    if isinstance(frame, ReturnChoice):
        if frame.seat != s.starting_player or frame.owner != s.drawn or s.returned:
            return "expected the starting player and the builder drawn, not returned before"
    elif isinstance(frame, (BuilderTurn, FreeBuilder)):
        paid = isinstance(frame, BuilderTurn)
        if frame.seat != s.drawn or paid != (s.price() > 0):
            colour = COLOURS[frame.seat]
            return f"expected a builder of {colour} drawn at a price {'above ' * paid}0"
    return ""


def check_event(s: Pillars, frame: Frame[Any]) -> str:
    """What is asked in areas 1 and 2 fits the event."""
    negative = s.event >= POSITIVE
    if isinstance(frame, RevealEvent):
        if s.event != NOTHING or s.foreseen != NOTHING:
            return "expected an event that nobody has seen"
    elif isinstance(frame, (EventStrikes, ThomasStep, CollapseLoss)):
        return "" if negative else "expected a negative event"
    elif isinstance(frame, BishopChoice):
        if not negative or s.at(AT_BISHOP) != frame.seat:
            return f"expected a negative event, and {COLOURS[frame.seat]} at the bishop"
    elif isinstance(frame, BishopCube):
        if negative or s.at(AT_BISHOP) != frame.seat:
            return f"expected a positive event, and {COLOURS[frame.seat]} at the bishop"
    elif isinstance(frame, ThomasChoice) and (
        not s.owns(frame.seat, THOMAS) or s.is_protected(frame.seat)
    ):
        return f"expected {COLOURS[frame.seat]} unprotected, with archbishop_thomas"
    return ""


def check_trade(s: Pillars, frame: Frame[Any]) -> str:
    """What is asked in areas 9, 12 and 13 fits what the seat owes or has."""
    if isinstance(frame, RollTax):
        return "" if s.tax == NOTHING else "expected no tax yet"
    if isinstance(frame, TaxFreedomChoice):
        free = s.tax == NOTHING or tax_of(s, frame.seat) == 0
        if free or not s.owns(frame.seat, TAX_FREEDOM):
            return f"expected a tax that {COLOURS[frame.seat]} owes, and loyalty_rewarded"
    elif isinstance(frame, MarketTurn):
        if not s.present(frame.seat, AT_MARKET):
            return f"expected a builder of {COLOURS[frame.seat]} at the market"
    elif isinstance(frame, CubeReturn) and (excess(s, frame.seat) <= 0 or s.last_round()):
        return f"expected {COLOURS[frame.seat]} with too many cubes"
    return ""


def check_conversions(s: Pillars) -> list[str]:
    """Whoever converts is the one whose turn it is, and those before have done so."""
    turns = [int(frame.turn) for frame in s.stack if isinstance(frame, NextConversion)]
    if not turns:
        return []
    top = s.stack[-1]
    begun = turns[0] if top.asks == STEP else turns[0] - 1
    done = sum([1 << int(s.in_order(turn)) for turn in range(begun)])
    if isinstance(top, CubeReturn):
        done |= int(bit(top.seat))
    wrong = top.asks != STEP and s.in_order(turns[0] - 1) != top.asks
    if wrong or s.converted != done:
        return [f"'{written(top)}': expected the conversions in table order"]
    return []
