"""Areas 1 and 2: the event, protection from it, and the bishop's gift (PE-7.1, PE-7.2, PE-12)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.bits import bit, has
from stavitel.engine.core import Actions, Chance, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.common_frames import EitherOr, in_turn
from stavitel.games.pillars.cards import (
    AT_BISHOP,
    CITY_WALL,
    COLLAPSE,
    CONFLICT,
    HAPPENING_COUNT,
    KINGS_VICTORY,
    LEVY,
    MARKET_KINDS,
    METAL,
    NOBODY,
    NOTHING,
    POSITIVE,
    RICHARD,
    THOMAS,
)
from stavitel.games.pillars.events import (
    BUILDERS_LIMITED,
    CARD_KEPT,
    CARD_SPENT,
    CUBES_GAINED,
    EVENT_REVEALED,
    GOLD_GAINED,
    LEVY_PAID,
    MARKET_CUBE_TAKEN,
    POINTS_LOST,
    PROTECTED_BY_BISHOP,
)
from stavitel.games.pillars.hiring import CollapseLoss
from stavitel.games.pillars.payment import demand
from stavitel.games.pillars.reasons import NEVER_METAL, STOCK_TOO_SMALL
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import DRAW_EVENT, KEEP_CARD, PROTECT, TAKE_CUBE, USE_CARD


def offer_unseen(s: Pillars, out: Actions) -> None:
    """Four events were removed unseen, so any that nobody has seen may come next (PE-2.7)."""
    out.clear()
    for event in range(HAPPENING_COUNT):
        if has(s.unseen, event):
            out.add(DRAW_EVENT.one(event))


def draw_unseen(s: Pillars, action: i64) -> i64:
    event = DRAW_EVENT.value(action)
    s.unseen &= ~bit(event)
    return event


def event_area(s: Pillars) -> None:
    """The top event is revealed; Ellen's owner may know it already (PE-7.1.1)."""
    if s.foreseen == NOTHING:
        s.push(RevealEvent())
        return
    event = s.foreseen
    s.foreseen = NOTHING
    s.looked = False
    reveal(s, event)


@final
class RevealEvent(Chance[Pillars]):
    """The event of the round, which nobody has seen before (PE-7.1.1)."""

    def options(self, s: Pillars, out: Actions) -> None:
        offer_unseen(s, out)

    def choose(self, s: Pillars, action: i64) -> None:
        reveal(s, draw_unseen(s, action))


def reveal(s: Pillars, event: i64) -> None:
    """A positive event acts at once; against a negative one there may be protection first: the
    bishop's, then Thomas's (PE-7.1.1 to 7.1.3)."""
    s.event = event
    s.revealed |= bit(event)
    s.emit(EVENT_REVEALED, event)
    if event < POSITIVE:
        bless(s, event)
        return
    s.push(EventStrikes())
    s.push(ThomasStep())
    if s.at(AT_BISHOP) != NOBODY:
        s.push(BishopChoice(s.at(AT_BISHOP)))


def bless(s: Pillars, event: i64) -> None:
    """What positive events bring in area 1; the others act where their area is (PE-12.1 to 5)."""
    for turn in range(s.seats):
        seat = s.in_order(turn)
        if event == KINGS_VICTORY:
            s.add_gold(seat, s.box.victory_gold)
            s.emit(GOLD_GAINED, seat, s.box.victory_gold)
        elif event == RICHARD:
            s.take_cubes(seat, METAL, s.box.castle_metal)
            s.emit(CUBES_GAINED, seat, METAL, s.box.castle_metal)


@final
class BishopChoice(Decision[Pillars]):
    """Against a negative event: protection, or a cube from the market (PE-7.1.2, PE-7.2.2)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(PROTECT.of())
        list_cubes(out)

    def refusal(self, s: Pillars, action: i64) -> i64:
        return 0 if action == PROTECT.of() else refuse_cube(s, action)

    def choose(self, s: Pillars, action: i64) -> None:
        if action == PROTECT.of():
            s.protected |= bit(self.seat)
            s.emit(PROTECTED_BY_BISHOP, self.seat)
        else:
            take_cube(s, self.seat, TAKE_CUBE.value(action))


def bishop_area(s: Pillars) -> None:
    """After a positive event the bishop's guest takes a cube (PE-7.2.1)."""
    if s.event < POSITIVE and s.at(AT_BISHOP) != NOBODY and not s.market_empty():
        s.push(BishopCube(s.at(AT_BISHOP)))


@final
class BishopCube(Decision[Pillars]):
    """Wood, stone or sand from the market (PE-7.2.1, PE-7.2.3)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        list_cubes(out)

    def refusal(self, s: Pillars, action: i64) -> i64:
        return refuse_cube(s, action)

    def choose(self, s: Pillars, action: i64) -> None:
        take_cube(s, self.seat, TAKE_CUBE.value(action))


def list_cubes(out: Actions) -> None:
    for kind in range(MARKET_KINDS):
        out.add(TAKE_CUBE.one(kind))


def refuse_cube(s: Pillars, action: i64) -> i64:
    if not TAKE_CUBE.holds(action):
        return NOT_NOW.of()
    kind = TAKE_CUBE.value(action)
    if kind == METAL:
        return NEVER_METAL.of()
    return STOCK_TOO_SMALL.of(kind, 1, 0) if s.on_board(kind) == 0 else 0


def take_cube(s: Pillars, seat: i64, kind: i64) -> None:
    """No purchase: the cube may be sold in area 12 (PE-7.2.3, R20)."""
    s.take_from_board(seat, kind, 1)
    s.emit(MARKET_CUBE_TAKEN, seat, kind, 1)


@final
class ThomasStep(Step[Pillars]):
    """The unprotected holder of Archbishop Thomas may spend him (PE-7.1.2, PE-11.5)."""

    def run(self, s: Pillars) -> None:
        seat = s.owner(THOMAS)
        if seat != NOBODY and not s.is_protected(seat):
            s.push(ThomasChoice(seat))


@final
class ThomasChoice(EitherOr[Pillars]):
    """Spend the card for protection from this event, or keep it (PE-11.5)."""

    def answers(self) -> list[int]:
        return [int(KEEP_CARD.one(THOMAS)), int(USE_CARD.one(THOMAS))]

    def choose(self, s: Pillars, action: i64) -> None:
        if action == KEEP_CARD.one(THOMAS):
            s.emit(CARD_KEPT, self.seat, THOMAS)
            return
        s.take_from_cards(self.seat, THOMAS)
        s.protected |= bit(self.seat)
        s.emit(CARD_SPENT, self.seat, THOMAS)


@final
class EventStrikes(Step[Pillars]):
    """A negative event acts on everybody unprotected, in table order (PE-12.6 to 12.10)."""

    def run(self, s: Pillars) -> None:
        struck = [s.in_order(turn) for turn in range(s.seats)]
        struck = [seat for seat in struck if not s.is_protected(seat)]
        if s.event == COLLAPSE:
            in_turn(s, [CollapseLoss(seat) for seat in struck if s.row(seat) != 0])
        for seat in struck:
            strike(s, seat, s.event)


def strike(s: Pillars, seat: i64, event: i64) -> None:
    """What needs no decision; the winter acts in the areas of production."""
    if event == CONFLICT:
        lost = min(s.box.lost_points, s.points(seat))
        s.add_points(seat, -lost)
        s.emit(POINTS_LOST, seat, lost)
    elif event == LEVY:
        demand(s, seat, s.box.levy, LEVY_PAID)
    elif event == CITY_WALL and not s.last_round():  # no next round to act in (R6)
        s.walled |= bit(seat)
        s.emit(BUILDERS_LIMITED, seat, s.box.walled_builders)
