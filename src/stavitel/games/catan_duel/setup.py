"""Section 2 and CD-14: what lies on the table before the first turn, and the start hands."""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions, Chance, Decision, Frame, Step
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.cards import (
    BACK_COUNT,
    CARD_COUNT,
    FIRST_TOWN,
    GOLD,
    HAPPENING_COUNT,
    NOTHING,
    SEATS,
    SETTLEMENT,
    START_REGIONS,
    TOURNAMENT,
)
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.deck_counts import deck_count, deck_size
from stavitel.games.catan_duel.deck_setup import bring_deck, choose_start, deal_decks
from stavitel.games.catan_duel.decks.deck import Deck
from stavitel.games.catan_duel.event_setup import DealEvent
from stavitel.games.catan_duel.events import STACK_CHOSEN, STARTER_DRAWN
from stavitel.games.catan_duel.fields import (
    ANY_STACK,
    BY_BACK,
    FROM_DECK,
    NO_ROUND,
    PLACE_BITS,
    STATE,
    TOP,
)
from stavitel.games.catan_duel.generated_frames import DealCardChance
from stavitel.games.catan_duel.knowledge import draw_top, hand_card, tell_back
from stavitel.games.catan_duel.laid import put_under
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.points import count_points
from stavitel.games.catan_duel.preparation import Preparation
from stavitel.games.catan_duel.rearranging import RegionsChoice
from stavitel.games.catan_duel.reasons import NOT_BASIC_STACK, STACK_TAKEN
from stavitel.games.catan_duel.searching import search
from stavitel.games.catan_duel.stacks import (
    add_stacks,
    back_of_place,
    is_laid,
    places_for,
    refuse_drawing,
    stacks_of,
)
from stavitel.games.catan_duel.state import CatanDuel, blank
from stavitel.games.catan_duel.turn import TurnStart
from stavitel.games.catan_duel.verbs import CHOOSE_STACK, DEAL_CARD, DRAW_STARTER
from stavitel.games.common_frames import in_turn

FULL_STACK: Final = 12
"""No stack by back begins with more cards (R51)."""


def lay_out(box: Components, variant: int) -> CatanDuel:
    """Everything that needs no luck: principalities and central cards (CD-2.3, CD-2.4)."""
    s = blank(box, variant)
    for seat in range(SEATS):
        for town in range(FIRST_TOWN, FIRST_TOWN + 2):
            s.set_level(seat, town, SETTLEMENT)
        for region in range(START_REGIONS * seat, START_REGIONS * (seat + 1)):
            place = box.regions[region].place
            s.set_region(seat, place, region)
            s.set_stock(seat, place, start_stock(s, region))
        count_points(s, seat)
    for happening in range(HAPPENING_COUNT):
        s.set_events_in_game(happening, s.mode().sure_events[happening])
        s.set_events_met(happening, s.mode().sure_events[happening])
    return s


def start_stock(s: CatanDuel, region: i64) -> i64:
    """What lies on a region at the start (CD-2.3); on the gold river too, if each has brought
    cards of his own (CD-21.17)."""
    card = s.box.regions[region]
    return s.mode().river if s.mode().is_own and card.resource == GOLD else card.stock


def new_game(box: Components, variant: int, switches: dict[str, str]) -> CatanDuel:
    """A table before its first draw."""
    s = lay_out(box, variant)
    STATE.choose(s, switches)
    s.push(StartHands())
    s.push(DrawStarter())
    if s.mode().is_own:
        deal_decks(s)
        return s
    if s.mode().random_events > 0:
        s.push(DealEvent(s.mode().random_events))
    s.push(DealCard(0))
    return s


def game_with_decks(
    box: Components, switches: dict[str, str], decks: list[Deck | None]
) -> CatanDuel:
    """A tournament game to which players bring these decks, red's first; who brings none gets any
    legal one. As a position it is what a record of the game begins with, so that the decks, and
    what was drawn from them, are played again exactly."""
    s = lay_out(box, TOURNAMENT)
    STATE.choose(s, switches)
    s.push(StartHands())
    s.push(DrawStarter())
    for seat, deck in enumerate(decks):
        if deck is not None:
            bring_deck(s, seat, deck)
    deal_decks(s)
    return s


@final
class DealCard(DealCardChance):
    """The next card of a draw stack, unseen by anybody; stack after stack (CD-2.6, CD-14.4). In
    the tournament game it comes from its owner's deck (CD-21.20)."""

    def options(self, s: CatanDuel, out: Actions) -> None:
        out.clear()
        back = s.mode().backs[self.stack]  # the owner, in the tournament game
        look = looks_of(s, self.stack)
        for card in range(CARD_COUNT):
            if (look == NOTHING or s.box.back[card] == look) and undealt(s, back, card) > 0:
                out.add(DEAL_CARD.one(card))

    def weight(self, s: CatanDuel, action: i64) -> i64:
        return undealt(s, s.mode().backs[self.stack], DEAL_CARD.value(action))

    def choose(self, s: CatanDuel, action: i64) -> None:
        card = DEAL_CARD.value(action)
        put_under(s, self.stack, card)
        if looks_of(s, self.stack) == NOTHING:
            owner = s.mode().backs[self.stack]
            tell_back(s, owner, card, s.stack_size(self.stack) - 1)
        stack = self.stack
        while stack < s.mode().stacks and s.stack_size(stack) == first_size(s, stack):
            stack += 1
        if stack == self.stack:
            s.push(self)
        elif stack < s.mode().stacks:
            s.push(DealCard(stack))


def first_size(s: CatanDuel, stack: i64) -> i64:
    """How many cards a stack begins with; own stacks differ by one card at most (CD-21.20)."""
    mode = s.mode()
    if not mode.is_own:
        return mode.sizes[stack]
    if not is_laid(s, stack):
        return 0
    seat = mode.backs[stack]
    cards = deck_size(s, seat) - s.hand_size(seat)
    number = stacks_of(s, seat)
    nth = stack % mode.places
    back = looks_of(s, stack)
    if back != NOTHING:
        cards = not_in_hand(s, seat, back)
        number = places_for(s, seat, back)
        for before in range(back):
            nth -= places_for(s, seat, before)
    return cards // number + (1 if nth < cards % number else 0)


def looks_of(s: CatanDuel, stack: i64) -> i64:
    """The back that the cards of a stack have at first; NOTHING if they are mixed."""
    mode = s.mode()
    if mode.is_own:
        return back_of_place(s, stack) if s.stack_layout == BY_BACK else NOTHING
    return mode.backs[stack]


def not_in_hand(s: CatanDuel, seat: i64, back: i64) -> i64:
    """The cards of a deck that have a back, without those in hand."""
    number: i64 = 0
    for card in range(CARD_COUNT):
        if s.box.back[card] == back:
            number += deck_count(s, seat, card)
    for n in range(s.hand_size(seat)):
        if s.box.back[hand_card(s, seat, n)] == back:
            number -= 1
    return number


def lay_places(s: CatanDuel, seat: i64) -> None:
    """Stacks by back: as few equal ones for every back as hold at most twelve cards each, and one
    even for a back of which all cards are in hand (R51)."""
    places: i64 = 0
    for back in range(BACK_COUNT):
        occurs = False
        for card in range(CARD_COUNT):
            occurs = occurs or (s.box.back[card] == back and deck_count(s, seat, card) > 0)
        left = not_in_hand(s, seat, back)
        number = max(1, (left + FULL_STACK - 1) // FULL_STACK) if occurs else 0
        places |= number << PLACE_BITS * back
    s.set_stack_places(seat, places)


@final
class FormStacks(Step[CatanDuel]):
    """Places are laid for the stacks by back, then cards are dealt to them (CD-21.20, R51)."""

    def run(self, s: CatanDuel) -> None:
        for seat in range(SEATS):
            lay_places(s, seat)
        first: i64 = 0
        while first_size(s, first) == 0:
            first += 1
        s.push(DealCard(first))


def undealt(s: CatanDuel, back: i64, card: i64) -> i64:
    """How many copies of a card with this back, or of this player, no stack has got yet."""
    mode = s.mode()
    left = deck_count(s, back, card) if mode.is_own else mode.dealt[card]
    for stack in range(mode.stacks):
        if left > 0 and mode.backs[stack] == back:
            first = s.stack_place(stack, 0)
            for place in range(first, first + s.stack_size(stack)):  # asked all the time
                if card_of(s.hidden[place]) == card:
                    left -= 1
    if mode.is_own:
        for n in range(s.hand_size(back)):
            if hand_card(s, back, n) == card:
                left -= 1
    return left


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
    that (CD-2.9, CD-14.5, CD-14.6). In the tournament game stacks are formed when the starting
    cards are chosen, or before, and both prepare themselves at the end (CD-21.16)."""

    def run(self, s: CatanDuel) -> None:
        first = s.starter
        s.push(TurnStart())
        if s.mode().is_own and s.preparatory != NO_ROUND:
            s.push(Preparation(first, 0))
        if s.mode().is_theme:
            in_turn(s, [RegionsChoice(first), RegionsChoice(1 - first)])
        if not s.mode().is_own:
            in_turn(s, [StartStack(first), StartStack(1 - first)])
        elif s.start_hand == FROM_DECK:
            s.push(forming(s))
            choose_start(s, 1 - first)
            choose_start(s, first)
        else:
            in_turn(s, [forming(s), StartStack(first), StartStack(1 - first)])


def forming(s: CatanDuel) -> Frame[CatanDuel]:
    """How own stacks come to be."""
    return FormStacks() if s.stack_layout == BY_BACK else DealCard(0)


@final
class StartStack(Decision[CatanDuel]):
    """From which stack does the start hand come? In theme games it is looked through first
    (CD-2.9, CD-14.5)."""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        add_stacks(s, self.seat, CHOOSE_STACK.base, out)

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not CHOOSE_STACK.holds(action):
            return NOT_NOW.of()
        stack = CHOOSE_STACK.value(action)
        reason = refuse_drawing(s, self.seat, stack)
        if reason != 0:
            return reason
        if stack >= s.mode().basic_stacks:
            return NOT_BASIC_STACK.of(stack)
        return STACK_TAKEN.of(stack) if _is_touched(s, stack) else 0

    def choose(self, s: CatanDuel, action: i64) -> None:
        stack = CHOOSE_STACK.value(action)
        s.emit(STACK_CHOSEN, self.seat, stack)
        cards = s.mode().start_cards if s.mode().is_own else s.box.hand
        if s.mode().is_theme and s.start_hand != TOP:
            search(s, self.seat, stack, cards)
            return
        for _ in range(min(cards, s.stack_size(stack))):
            draw_top(s, self.seat, stack)


def _is_touched(s: CatanDuel, stack: i64) -> bool:
    """Whether the other start hand came from this stack, and the table minds (CD-2.9, R20)."""
    if s.mode().is_own or (s.mode().is_theme and s.start_stacks == ANY_STACK):
        return False
    return s.stack_size(stack) < s.mode().sizes[stack]
