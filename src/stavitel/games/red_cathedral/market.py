"""Section 7, main action C: moving a die and using the market."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.red_cathedral.cards import MARKET_SPACES, SLOT_COUNT, WHITE, WHITE_1
from stavitel.games.red_cathedral.dice import roll_space
from stavitel.games.red_cathedral.events import DIE_MOVED
from stavitel.games.red_cathedral.generated_frames import MarketTurnDecision
from stavitel.games.red_cathedral.influence import begin_influence, refuse_influence
from stavitel.games.red_cathedral.optional import (
    is_optional,
    offer_optional,
    refuse_optional,
    think_optional,
    took_optional,
)
from stavitel.games.red_cathedral.reasons import (
    ALREADY_ACTIVATED,
    ALREADY_TAKEN,
    EXTRA_STEPS_COST,
    EXTRA_STEPS_OTHER_DIE,
    INFLUENCE_USED_UP,
    NOT_ON_THE_CARD,
    SLOT_OF_OTHER_DIE,
    SPACE_FULL,
)
from stavitel.games.red_cathedral.state import Cathedral
from stavitel.games.red_cathedral.stock import refuse_gain
from stavitel.games.red_cathedral.verbs import ACTIVATE, END_MARKET, TAKE_RESOURCES, USE_INFLUENCE
from stavitel.games.red_cathedral.workshop import activate, gain, refuse_activation

TAKEN: Final = 1
INFLUENCED: Final = 2
ACTIVATED: Final = 4
ALL_PARTS: Final = TAKEN | INFLUENCED | ACTIVATED
SPACES_A_QUADRANT: Final = 2


# moving


def end_space(s: Cathedral, die: i64, steps: i64) -> i64:
    """Where a die gets with its value and extra steps (RC-7.3)."""
    return (s.die_space(die) + s.die_value(die) + steps) % MARKET_SPACES


def others_on(s: Cathedral, space: i64, die: i64) -> i64:
    """Dice on a space beside this one (R16)."""
    return s.dice_on(space) - (1 if s.die_space(die) == space else 0)


def step_price(s: Cathedral, steps: i64) -> i64:
    return steps * s.box.step_cost


def refuse_move(s: Cathedral, seat: i64, die: i64, steps: i64) -> i64:
    """Extra steps cost rubles and are for one's own and the white die; three dice fill a space
    (RC-7.2, RC-7.3)."""
    if steps > 0:
        if not s.may_push(seat, die):
            return EXTRA_STEPS_OTHER_DIE.of(die)
        if step_price(s, steps) > s.rubles(seat):
            return EXTRA_STEPS_COST.of(step_price(s, steps), s.rubles(seat))
    space = end_space(s, die, steps)
    if others_on(s, space, die) >= s.box.dice_limit:
        return SPACE_FULL.of(space)
    return 0


def move_die(s: Cathedral, seat: i64, die: i64, steps: i64) -> None:
    """Pay the extra steps and move; the value stays for now (RC-7.4)."""
    price = step_price(s, steps)
    space = end_space(s, die, steps)
    s.add_rubles(seat, -price)
    s.set_die_space(die, space)
    s.emit(DIE_MOVED, seat, die, s.die_value(die) + steps, space, price)
    s.push(MarketTurn(seat, die, 0))


# the three parts of a market action


def given_by(s: Cathedral, space: i64, dice: i64) -> i64:
    """What a space gives at most: the amount of its token for every die on it (RC-7.6)."""
    return s.box.token_amount[s.token(space)] * dice


def refuse_slot_of(s: Cathedral, seat: i64, die: i64, slot: i64) -> i64:
    """A tile works in the slot of the moved die's colour (RC-7.8)."""
    if slot != die and not (die == WHITE and slot >= WHITE_1):
        return SLOT_OF_OTHER_DIE.of(slot, die)
    return refuse_activation(s, seat, slot)


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class MarketTurn(MarketTurnDecision):
    """Take resources, use influence, activate a tile: each once, in any order (RC-7.5).

    `done` is the set of parts already used. Values are read when a part happens (RC-7.10).
    """

    def candidates(self, s: Cathedral, out: Actions) -> None:
        think_optional(out)
        out.add(TAKE_RESOURCES.of())
        card = s.box.influence_cards[self.card(s)]
        out.add(USE_INFLUENCE.of(card.first))
        out.add(USE_INFLUENCE.of(card.second))
        for slot in range(SLOT_COUNT):
            out.add(ACTIVATE.of(slot))
        out.add(END_MARKET.of())

    def options(self, s: Cathedral, out: Actions) -> None:
        out.clear()
        offer_optional(s, self.seat, out)
        if self.refuse_taking(s) == 0:
            out.add(TAKE_RESOURCES.of())
        if self.done & INFLUENCED == 0:
            card = s.box.influence_cards[self.card(s)]
            if refuse_influence(s, self.seat, card.first) == 0:
                out.add(USE_INFLUENCE.of(card.first))
            if refuse_influence(s, self.seat, card.second) == 0:
                out.add(USE_INFLUENCE.of(card.second))
        if self.done & ACTIVATED == 0:
            last = self.die
            if self.die == WHITE:
                last = SLOT_COUNT - 1
            for slot in range(self.die, last + 1):
                if refuse_activation(s, self.seat, slot) == 0:
                    out.add(ACTIVATE.of(slot))
        out.add(END_MARKET.of())

    def refusal(self, s: Cathedral, action: i64) -> i64:
        if is_optional(action):
            return refuse_optional(s, self.seat, action)
        if action == TAKE_RESOURCES.of():
            return self.refuse_taking(s)
        if USE_INFLUENCE.holds(action):
            return self.refuse_influence(s, USE_INFLUENCE.value(action))
        if ACTIVATE.holds(action):
            if self.done & ACTIVATED != 0:
                return ALREADY_ACTIVATED.of()
            return refuse_slot_of(s, self.seat, self.die, ACTIVATE.value(action))
        return 0 if action == END_MARKET.of() else NOT_NOW.of()

    def choose(self, s: Cathedral, action: i64) -> None:
        if took_optional(s, self.seat, self, action):
            return
        if action == TAKE_RESOURCES.of():
            self.go_on(s, TAKEN)
            self.take(s)
        elif USE_INFLUENCE.holds(action):
            self.go_on(s, INFLUENCED)
            begin_influence(s, self.seat, USE_INFLUENCE.value(action))
        elif ACTIVATE.holds(action):
            self.go_on(s, ACTIVATED)
            activate(s, self.seat, ACTIVATE.value(action))
        else:
            roll_space(s, s.die_space(self.die))

    def go_on(self, s: Cathedral, part: i64) -> None:
        s.push(MarketTurn(self.seat, self.die, self.done | part))

    def card(self, s: Cathedral) -> i64:
        """The influence card of the quadrant the die is in (RC-7.7)."""
        return s.influence_card(s.die_space(self.die) // SPACES_A_QUADRANT)

    def refuse_taking(self, s: Cathedral) -> i64:
        if self.done & TAKEN != 0:
            return ALREADY_TAKEN.of()
        return refuse_gain(s, self.seat, s.token(s.die_space(self.die)))

    def refuse_influence(self, s: Cathedral, action: i64) -> i64:
        if self.done & INFLUENCED != 0:
            return INFLUENCE_USED_UP.of()
        card = s.box.influence_cards[self.card(s)]
        if action != card.first and action != card.second:
            return NOT_ON_THE_CARD.of(self.card(s))
        return refuse_influence(s, self.seat, action)

    def take(self, s: Cathedral) -> None:
        """What the space gives, or less (RC-7.6)."""
        space = s.die_space(self.die)
        gain(s, self.seat, s.token(space), given_by(s, space, s.dice_on(space)), 1)
