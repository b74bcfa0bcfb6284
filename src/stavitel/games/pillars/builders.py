"""Phase II: builders are drawn, placed for the falling price, or left to wait (section 6)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.bits import has
from stavitel.engine.core import Actions, Chance, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.pillars.cards import BUILDERS, NOBODY, NOTHING, PLACE_COUNT, REMIGIUS
from stavitel.games.pillars.events import (
    BUILDER_DRAWN,
    BUILDER_LAID_ASIDE,
    BUILDER_PLACED,
    BUILDER_RETURNED,
    BUILDER_WAITS,
    CARD_SPENT,
    PHASE_STARTED,
)
from stavitel.games.pillars.fields import SIXTH_FREE
from stavitel.games.pillars.generated_frames import ReturnChoiceDecision
from stavitel.games.pillars.reasons import (
    MUST_BE_PLACED,
    NO_REMIGIUS,
    PLACE_TAKEN,
    TOO_LITTLE_GOLD,
)
from stavitel.games.pillars.state import Pillars
from stavitel.games.pillars.verbs import (
    DRAW_BUILDER,
    KEEP_BUILDER,
    PLACE,
    PLACE_WITH_REMIGIUS,
    RETURN_BUILDER,
    WAIT,
)

TWO_PLAYERS: Final = 2


@final
class BuildersPhase(Step[Pillars]):
    """The starting player takes the bag (PE-6.3)."""

    def run(self, s: Pillars) -> None:
        s.phase = BUILDERS
        s.emit(PHASE_STARTED, BUILDERS)
        s.push(NextBuilder())


@final
class NextBuilder(Step[Pillars]):
    """Draw while the bag holds builders; then those who wait are placed free, the highest number
    first (PE-6.8, PE-6.9)."""

    def run(self, s: Pillars) -> None:
        if not bag_is_empty(s):
            s.push(NextBuilder())
            s.push(DrawBuilder())
            return
        s.step = s.box.free_step
        for step in range(s.box.free_step):
            if s.waiting(step) != NOBODY:
                s.drawn = s.waiting(step)
                s.set_waiting(step, NOBODY)
                s.push(NextBuilder())
                s.push(FreeBuilder(s.drawn))
                return
        s.returned = False
        s.walled = 0  # the city wall holds for one phase II (PE-8.4)


@final
class DrawBuilder(Chance[Pillars]):
    """A builder drawn blindly from the bag (PE-6.3). With two players the table may have the last
    one free, since the marker then jumps to 0 when it is drawn, not when it is placed (R1)."""

    def options(self, s: Pillars, out: Actions) -> None:
        out.clear()
        for seat in range(s.seats):
            if s.bag(seat) > 0:
                out.add(DRAW_BUILDER.one(seat))

    def weight(self, s: Pillars, action: i64) -> i64:
        return s.bag(DRAW_BUILDER.value(action))

    def choose(self, s: Pillars, action: i64) -> None:
        seat = DRAW_BUILDER.value(action)
        s.add_bag(seat, -1)
        if has(s.walled, seat) and s.box.builders - s.bag(seat) > s.box.walled_builders:
            lay_aside(s, seat)
            return
        if s.sixth_builder == SIXTH_FREE and s.seats == TWO_PLAYERS and bag_is_empty(s):
            s.step = s.box.free_step
        s.emit(BUILDER_DRAWN, seat, s.price())
        s.drawn = seat
        if s.returned:
            ask_owner(s, seat)
        else:
            s.push(ReturnChoice(s.starting_player, seat))


def bag_is_empty(s: Pillars) -> bool:
    for seat in range(s.seats):
        if s.bag(seat) > 0:
            return False
    return True


def lay_aside(s: Pillars, seat: i64) -> None:
    """The city wall keeps a builder from the board: no decision, no price step (PE-6.10, R5)."""
    s.add_aside(seat, 1)
    s.emit(BUILDER_LAID_ASIDE, seat)


def ask_owner(s: Pillars, seat: i64) -> None:
    """Above 0 the owner may wait; at 0 the builder must be placed (PE-6.5, PE-6.7)."""
    if s.price() > 0:
        s.push(BuilderTurn(seat))
    else:
        s.push(FreeBuilder(seat))


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class ReturnChoice(ReturnChoiceDecision):
    """Once per phase the starting player may put a drawn builder back (PE-6.4, R4)."""

    def answers(self) -> list[int]:
        return [int(KEEP_BUILDER.of()), int(RETURN_BUILDER.of())]

    def choose(self, s: Pillars, action: i64) -> None:
        if action == KEEP_BUILDER.of():
            ask_owner(s, self.owner)
            return
        s.returned = True
        s.drawn = NOBODY
        s.add_bag(self.owner, 1)
        s.emit(BUILDER_RETURNED, self.seat, self.owner)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class BuilderTurn(Decision[Pillars]):
    """Place the builder and pay the price, or leave it waiting on the cost track (PE-6.5)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(WAIT.of())
        list_places(s, out)
        if s.owns(self.seat, REMIGIUS):
            for place in range(PLACE_COUNT):
                out.add(PLACE_WITH_REMIGIUS.one(place))

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == WAIT.of():
            return 0
        if PLACE.holds(action):
            have = s.gold(self.seat)
            if s.price() > have:
                return TOO_LITTLE_GOLD.of(s.price(), have)
            return refuse_place(s, PLACE.value(action))
        if PLACE_WITH_REMIGIUS.holds(action):
            if not s.owns(self.seat, REMIGIUS):
                return NO_REMIGIUS.of()
            return refuse_place(s, PLACE_WITH_REMIGIUS.value(action))
        return NOT_NOW.of()

    def choose(self, s: Pillars, action: i64) -> None:
        if action == WAIT.of():
            s.set_waiting(s.step, self.seat)
            s.drawn = NOBODY
            s.emit(BUILDER_WAITS, self.seat, s.price())
        elif PLACE.holds(action):
            price = s.price()
            s.add_gold(self.seat, -price)
            place_builder(s, self.seat, PLACE.value(action), price)
        else:
            s.take_from_cards(self.seat, REMIGIUS)
            s.emit(CARD_SPENT, self.seat, REMIGIUS)
            place_builder(s, self.seat, PLACE_WITH_REMIGIUS.value(action), 0)
        s.step += 1


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class FreeBuilder(Decision[Pillars]):
    """A builder drawn at 0 or taken from the cost track is placed without paying (PE-6.7, 6.8)."""

    def candidates(self, s: Pillars, out: Actions) -> None:
        out.add(WAIT.of())
        list_places(s, out)

    def refusal(self, s: Pillars, action: i64) -> i64:
        if action == WAIT.of():
            return MUST_BE_PLACED.of()
        return refuse_place(s, PLACE.value(action)) if PLACE.holds(action) else NOT_NOW.of()

    def choose(self, s: Pillars, action: i64) -> None:
        place_builder(s, self.seat, PLACE.value(action), 0)


def list_places(s: Pillars, out: Actions) -> None:
    for place in range(PLACE_COUNT):
        out.add(PLACE.one(place))


def refuse_place(s: Pillars, place: i64) -> i64:
    if s.free_space(place) == NOTHING:
        return PLACE_TAKEN.of(place)
    return 0


def place_builder(s: Pillars, seat: i64, place: i64, price: i64) -> None:
    """Court and market fill in the order of arrival (R8)."""
    s.set_at_space(s.free_space(place), seat)
    s.drawn = NOBODY
    s.emit(BUILDER_PLACED, seat, place, price)
