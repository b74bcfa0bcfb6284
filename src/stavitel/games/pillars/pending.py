"""The unfinished business of a position: what may wait, on top of what, and how it is written."""

from collections.abc import Callable
from typing import Any, Final, final

from stavitel.engine.bits import has
from stavitel.engine.business import (
    Kind,
    check_options,
    check_order,
    check_phase,
    read_frame,
    written,
)
from stavitel.engine.core import STEP, Frame
from stavitel.games.pillars.builders import (
    BuildersPhase,
    BuilderTurn,
    DrawBuilder,
    FreeBuilder,
    NextBuilder,
    ReturnChoice,
)
from stavitel.games.pillars.cards import (
    AREA_COUNT,
    AT_BISHOP,
    AT_MARKET,
    COLOURS,
    CRAFTSMEN,
    ELLEN,
    KINDS,
    NOBODY,
    NOTHING,
    PHASES,
    POSITIVE,
    RESOLUTION,
    RESOURCE_COUNT,
    TAX_FREEDOM,
    THOMAS,
)
from stavitel.games.pillars.cathedral import (
    Conversion,
    CubeReturn,
    MadonnaChoice,
    NextConversion,
    excess,
)
from stavitel.games.pillars.court import RollTax, TaxFreedomChoice, tax_of
from stavitel.games.pillars.event_cards import (
    BishopChoice,
    BishopCube,
    EventStrikes,
    RevealEvent,
    ThomasChoice,
    ThomasStep,
)
from stavitel.games.pillars.hiring import CollapseLoss, CraftsmanLimit
from stavitel.games.pillars.market import MarketTurn, NextTrader
from stavitel.games.pillars.offer import NextChoice, OfferPhase, OfferTurn
from stavitel.games.pillars.resolution import Recruitment, Resolution
from stavitel.games.pillars.rounds import (
    DealAdvantage,
    DealCraftsman,
    EllensLook,
    EndOfRound,
    ForeseeEvent,
    ForesightStep,
    LeaveOutCard,
    RoundStart,
)
from stavitel.games.pillars.setup import DrawStartingPlayer
from stavitel.games.pillars.state import FIRST_MARKET_SPACE, LONG_PLACE, OFFERED, Pillars


@final
class AreaKind(Kind):
    """Business of one area, or 0 where several fit."""

    def __init__(
        self,
        make: Callable[..., Frame[Any]],
        takes: str,
        rests_on: str,
        phases: str,
        area: int = 0,
    ) -> None:
        super().__init__(make, takes, rests_on, phases)
        self.area: Final = area


_KINDS: Final = [
    AreaKind(DrawStartingPlayer, "", "", "setup"),
    AreaKind(RoundStart, "", "", "round_start"),
    AreaKind(EndOfRound, "", "", "resolution"),
    AreaKind(Resolution, "area", "end_of_round", "resolution"),
    AreaKind(BuildersPhase, "", "resolution", "builders"),
    AreaKind(OfferPhase, "", "builders_phase", "offer"),
    AreaKind(ForesightStep, "", "offer_phase", "round_start"),
    AreaKind(LeaveOutCard, "cards", "foresight_step", "round_start"),
    AreaKind(DealCraftsman, "once", "foresight_step leave_out_card deal_craftsman", "round_start"),
    AreaKind(DealAdvantage, "once", "deal_craftsman deal_advantage", "round_start"),
    AreaKind(EllensLook, "seat", "offer_phase", "round_start"),
    AreaKind(ForeseeEvent, "seat", "offer_phase", "round_start"),
    AreaKind(NextChoice, "seat", "builders_phase", "offer"),
    AreaKind(OfferTurn, "seat", "next_choice", "offer"),
    AreaKind(CraftsmanLimit, "seat craftsman", "next_choice recruitment resolution", ""),
    AreaKind(NextBuilder, "", "resolution", "builders"),
    AreaKind(DrawBuilder, "", "next_builder", "builders"),
    AreaKind(ReturnChoice, "seat seat", "next_builder", "builders"),
    AreaKind(BuilderTurn, "seat", "next_builder", "builders"),
    AreaKind(FreeBuilder, "seat", "next_builder", "builders"),
    AreaKind(RevealEvent, "", "resolution", "resolution", 1),
    AreaKind(EventStrikes, "", "resolution", "resolution", 1),
    AreaKind(ThomasStep, "", "event_strikes", "resolution", 1),
    AreaKind(BishopChoice, "seat", "thomas_step", "resolution", 1),
    AreaKind(ThomasChoice, "seat", "event_strikes", "resolution", 1),
    AreaKind(CollapseLoss, "seat", "resolution collapse_loss", "resolution", 1),
    AreaKind(BishopCube, "seat", "resolution", "resolution", 2),
    AreaKind(RollTax, "", "resolution", "resolution", 9),
    AreaKind(TaxFreedomChoice, "seat", "resolution", "resolution", 9),
    AreaKind(Recruitment, "once", "resolution recruitment", "resolution", 10),
    AreaKind(NextTrader, "place", "resolution", "resolution", 12),
    AreaKind(MarketTurn, "seat", "next_trader", "resolution", 12),
    AreaKind(NextConversion, "turn", "resolution", "resolution", 13),
    AreaKind(MadonnaChoice, "seat", "next_conversion", "resolution", 13),
    AreaKind(Conversion, "seat", "next_conversion", "resolution", 13),
    AreaKind(CubeReturn, "seat kind", "next_conversion", "resolution", 13),
]
"""Everything that can wait on the stack; what rests on nothing lies at the bottom."""

KIND_OF: Final = {kind.name: kind for kind in _KINDS}


def make_frame(s: Pillars, text: str) -> Frame[Any]:
    """The frame written as its name and numbers; raises ValueError where there is none."""
    return read_frame(KIND_OF, text, lambda kind, number: _number(s, kind, number))


def _number(s: Pillars, kind: str, text: str) -> int:
    most = {
        "seat": int(s.seats()) - 1,
        "turn": int(s.seats()),
        "area": AREA_COUNT + 1,
        "cards": RESOURCE_COUNT,
        "craftsman": len(CRAFTSMEN) - 1,
        "place": LONG_PLACE - 1,
        "kind": KINDS - 1,
        "once": 1,
    }[kind]
    least = 1 if kind in ("area", "cards") else 0
    if not (text.isascii() and text.isdecimal()) or not least <= int(text[:9]) <= most:
        raise ValueError(f"{kind}: expected a number from {least} to {most}; got '{text[:40]}'")
    return int(text)


# what can be wrong


def check_pending(s: Pillars) -> list[str]:
    """What is wrong with the unfinished business; nothing, if the game can go on from it."""
    if not s.stack:
        game_end = PHASES[-1]
        over = PHASES[s.phase()] == game_end
        return [] if over else [f"expected phase {game_end}: nothing is left to do"]
    faults = check_area(s) + check_order(s, KIND_OF)
    for frame in s.stack:
        wrong = check_numbers(s, frame)
        if wrong:
            faults.append(f"'{written(frame)}': {wrong}")
    return faults or check_conversions(s) or check_options(s)


def check_area(s: Pillars) -> list[str]:
    """The phase is that of the topmost business, and so is the area."""
    wrong = check_phase(s, KIND_OF, PHASES[s.phase()])
    if wrong:
        return wrong
    top = s.stack[-1]
    kind = KIND_OF[top.name()]
    resolving = s.phase() == RESOLUTION
    for frame in s.stack:
        if frame.name() != "resolution":
            continue
        begun = frame is not top
        expected = (int(s.area()) + 1 if begun else int(s.area())) if resolving else 1
        if frame.args()[0] != expected:
            return [f"'{written(frame)}': expected {expected}, where the phase has come to"]
    if kind.area and kind.area != s.area():
        return [f"'{written(top)}': expected area {kind.area}; got {int(s.area())}"]
    return []


def check_numbers(s: Pillars, frame: Frame[Any]) -> str:
    """Whoever is asked has what the question is about."""
    name, args = frame.name(), frame.args()
    seat = args[0] if args else NOBODY
    if name == "offer_turn" and has(s.passed(), seat):
        return f"{COLOURS[seat]} has passed already"
    if name in ("ellens_look", "foresee_event") and (s.owner(ELLEN) != seat or s.looked()):
        return "expected the owner of ellen, who has not looked yet"
    if name == "return_choice" and (
        seat != s.starting_player() or args[1] != s.drawn() or s.returned()
    ):
        return "expected the starting player and the builder drawn, not returned before"
    if name in ("builder_turn", "free_builder"):
        paid = name == "builder_turn"
        if seat != s.drawn() or paid != (s.price() > 0):
            return f"expected a builder of {COLOURS[seat]} drawn at a price {'above ' * paid}0"
    if name == "leave_out_card":
        offered = [card for card in range(RESOURCE_COUNT) if s.resource(card) == OFFERED]
        if len(offered) - seat != s.box.offered:
            return f"expected {int(s.box.offered)} resource cards to stay in the offer"
    if name in ("deal_craftsman", "deal_advantage"):
        return check_deal(s, frame)
    cards = [int(card) for p in range(2) for card in (s.at_shiring(p), s.at_kingsbridge(p))]
    if name == "round_start" and (max(cards) != NOTHING or s.craftsmen_offered() != 0):
        return "expected no cards on the board before they are dealt"
    return check_event_numbers(s, name, seat) or check_area_numbers(s, name, seat)


def check_deal(s: Pillars, frame: Frame[Any]) -> str:
    """Cards are dealt to empty spaces, the first space first."""
    place = frame.args()[0]
    craftsmen = frame.name() == "deal_craftsman"
    there = [int(s.at_shiring(p) if craftsmen else s.at_kingsbridge(p)) for p in range(2)]
    first_comes = place == 1 and any(
        [f.name() == frame.name() and f.args() == [0] for f in s.stack]
    )
    if there[place] != NOTHING or (place == 1 and (there[0] == NOTHING) != first_comes):
        return "expected an empty space, after the first has its card"
    return ""


def check_event_numbers(s: Pillars, name: str, seat: int) -> str:
    negative = s.event() >= POSITIVE
    if name == "reveal_event" and (s.event() != NOTHING or s.foreseen() != NOTHING):
        return "expected an event that nobody has seen"
    if name in ("event_strikes", "thomas_step", "collapse_loss") and not negative:
        return "expected a negative event"
    if name == "bishop_choice" and (not negative or s.at(AT_BISHOP) != seat):
        return f"expected a negative event, and {COLOURS[seat]} at the bishop"
    if name == "bishop_cube" and (negative or s.at(AT_BISHOP) != seat):
        return f"expected a positive event, and {COLOURS[seat]} at the bishop"
    if name == "thomas_choice" and (not s.owns(seat, THOMAS) or s.is_protected(seat)):
        return f"expected {COLOURS[seat]} unprotected, with archbishop_thomas"
    return ""


def check_area_numbers(s: Pillars, name: str, seat: int) -> str:
    if name == "roll_tax" and s.tax() != NOTHING:
        return "expected no tax yet"
    if name == "tax_freedom_choice" and (
        s.tax() == NOTHING or not s.owns(seat, TAX_FREEDOM) or tax_of(s, seat) == 0
    ):
        return f"expected a tax that {COLOURS[seat]} owes, and loyalty_rewarded"
    if name == "market_turn" and not s.present(seat, AT_MARKET):
        return f"expected a builder of {COLOURS[seat]} at the market"
    if name == "cube_return" and (excess(s, seat) <= 0 or s.last_round()):
        return f"expected {COLOURS[seat]} with too many cubes"
    return ""


def check_conversions(s: Pillars) -> list[str]:
    """Whoever converts is the one whose turn it is, and those before have done so."""
    turns = [frame.args()[0] for frame in s.stack if frame.name() == "next_conversion"]
    if not turns:
        return []
    top = s.stack[-1]
    begun = turns[0] if top.asks == STEP else turns[0] - 1
    done = sum([1 << int(s.in_order(turn)) for turn in range(begun)])
    if top.name() == "cube_return":
        done |= 1 << int(top.asks)
    wrong = top.asks != STEP and s.in_order(turns[0] - 1) != top.asks
    if wrong or s.converted() != done:
        return [f"'{written(top)}': expected the conversions in table order"]
    return []


def market_place(s: Pillars, seat: int) -> int:
    """The market space of a seat's first builder, from 0."""
    for place in range(LONG_PLACE):
        if s.at_space(FIRST_MARKET_SPACE + place) == seat:
            return place
    return 0
