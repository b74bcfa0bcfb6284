"""Section 2 and CD-14: what lies on the table before the first turn, and the start hands."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Chance, Decision, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import (
    CARD_COUNT,
    FIRST_TOWN,
    HAPPENING_COUNT,
    SEATS,
    SETTLEMENT,
    START_REGIONS,
)
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.events import STACK_CHOSEN, STARTER_DRAWN
from stavitel.games.catan_duel.fields import ANY_STACK, STATE
from stavitel.games.catan_duel.generated_frames import DealCardChance, DealEventChance
from stavitel.games.catan_duel.knowledge import draw_top, put_under
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.points import count_points
from stavitel.games.catan_duel.rearranging import RegionsChoice
from stavitel.games.catan_duel.reasons import NOT_BASIC_STACK, STACK_TAKEN
from stavitel.games.catan_duel.searching import search
from stavitel.games.catan_duel.stacks import add_stacks, refuse_drawing
from stavitel.games.catan_duel.state import CatanDuel, blank
from stavitel.games.catan_duel.turn import TurnStart
from stavitel.games.catan_duel.verbs import CHOOSE_STACK, DEAL_CARD, DEAL_EVENT, DRAW_STARTER
from stavitel.games.common_frames import in_turn


def lay_out(box: Components, variant: int) -> CatanDuel:
    """Everything that needs no luck: principalities and central cards (CD-2.3, CD-2.4)."""
    s = blank(box, variant)
    for seat in range(SEATS):
        for town in range(FIRST_TOWN, FIRST_TOWN + 2):
            s.set_level(seat, town, SETTLEMENT)
        for region in range(START_REGIONS * seat, START_REGIONS * (seat + 1)):
            card = box.regions[region]
            s.set_region(seat, card.place, region)
            s.set_stock(seat, card.place, card.stock)
        count_points(s, seat)
    for happening in range(HAPPENING_COUNT):
        s.set_events_in_game(happening, s.mode().sure_events[happening])
        s.set_events_met(happening, s.mode().sure_events[happening])
    return s


def new_game(box: Components, variant: int, switches: dict[str, str]) -> CatanDuel:
    """A table before its first draw."""
    s = lay_out(box, variant)
    STATE.choose(s, switches)
    s.push(StartHands())
    s.push(DrawStarter())
    if s.mode().random_events > 0:
        s.push(DealEvent(s.mode().random_events))
    s.push(DealCard(0))
    return s


@final
class DealCard(DealCardChance):
    """The next card of a draw stack, unseen by anybody; stack after stack (CD-2.6, CD-14.4)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        back = s.mode().backs[self.stack]
        for card in range(CARD_COUNT):
            if s.box.back[card] == back and undealt(s, card) > 0:
                out.add(DEAL_CARD.one(card))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        return undealt(s, DEAL_CARD.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        put_under(s, self.stack, DEAL_CARD.value(action))
        if s.stack_size(self.stack) < s.mode().sizes[self.stack]:
            s.push(self)
        elif self.stack + 1 < s.mode().stacks:
            s.push(DealCard(self.stack + 1))


def undealt(s: CatanDuel, card: i64) -> i64:
    """How many copies of a card no stack has got yet."""
    left = s.mode().dealt[card]
    for stack in range(s.mode().stacks):
        if left > 0 and s.mode().backs[stack] == s.box.back[card]:
            for n in range(s.stack_size(stack)):
                if card_of(s.raw_card(stack, n)) == card:
                    left -= 1
    return left


@final
class DealEvent(DealEventChance):
    """In the Duel some of the marked event cards take part, which ones nobody knows (CD-16.3)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for happening in range(HAPPENING_COUNT):
            if self.weight(s, DEAL_EVENT.one(happening)) > 0:
                out.add(DEAL_EVENT.one(happening))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        happening = DEAL_EVENT.value(action)
        mode = s.mode()
        dealt = s.events_in_game(happening) - mode.sure_events[happening]
        return mode.moon_events[happening] - dealt

    def choose(self, s: CatanDuel, action: i64) -> None:
        happening = DEAL_EVENT.value(action)
        s.add_events_in_game(happening, 1)
        if self.left > 1:
            s.push(DealEvent(self.left - 1))


@final
class DrawStarter(Chance[CatanDuel]):
    """Higher roll or not: either player is as likely to start (CD-2.8)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        for seat in range(SEATS):
            out.add(DRAW_STARTER.one(seat))

    def choose(self, s: CatanDuel, action: i64) -> None:
        s.starter = DRAW_STARTER.value(action)
        s.emit(STARTER_DRAWN, s.starter)


@final
class StartHands(Step[CatanDuel]):
    """The starting player gets his hand first; in theme games regions are rearranged after
    that (CD-2.9, CD-14.5, CD-14.6)."""

    def run(self, s: CatanDuel) -> None:
        first = s.starter
        s.push(TurnStart())
        if s.mode().is_theme:
            in_turn(s, [RegionsChoice(first), RegionsChoice(1 - first)])
        in_turn(s, [StartStack(first), StartStack(1 - first)])


@final
class StartStack(Decision[CatanDuel]):
    """From which stack does the start hand come? In theme games it is looked through first
    (CD-2.9, CD-14.5)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, CHOOSE_STACK.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE_STACK.holds(action):
            return NOT_NOW.of()
        stack = CHOOSE_STACK.value(action)
        reason = refuse_drawing(s, stack)
        if reason != 0:
            return reason
        if stack >= s.mode().basic_stacks:
            return NOT_BASIC_STACK.of(stack)
        return STACK_TAKEN.of(stack) if _is_touched(s, stack) else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        stack = CHOOSE_STACK.value(action)
        s.emit(STACK_CHOSEN, self.seat, stack)
        if s.mode().is_theme:
            search(s, self.seat, stack, s.box.hand)
            return
        for _ in range(min(s.box.hand, s.stack_size(stack))):
            draw_top(s, self.seat, stack)


def _is_touched(s: CatanDuel, stack: i64) -> bool:
    """Whether the other start hand came from this stack, and the table minds (CD-2.9, R20)."""
    if s.mode().is_theme and s.start_stacks == ANY_STACK:
        return False
    return s.stack_size(stack) < s.mode().sizes[stack]
