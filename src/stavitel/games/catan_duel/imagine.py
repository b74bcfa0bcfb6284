"""A table that one seat could not tell from the real one (CD-20.2).

The cards with one back that the seat has not seen change places with each other; then all cards
in the seat's fog do, those it knows among them. What the other seat knows of a place stays with
the place. In the Duel the events nobody has met are dealt anew.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import (
    CARD_COUNT,
    HAPPENING_COUNT,
    MOST_STACKS,
    NOBODY,
    NOTHING,
    SEATS,
)
from stavitel.games.catan_duel.fraternal_feuds import (
    FeudCard,
    FeudStack,
    chosen_with,
    number_of,
)
from stavitel.games.catan_duel.knowledge import (
    card_of,
    hand_card,
    is_fogged,
    is_seen,
    lay_in_hand,
    with_card,
    with_lost_card,
)
from stavitel.games.catan_duel.modes import STACK_ROOM
from stavitel.games.catan_duel.replenish import HiddenCardStack
from stavitel.games.catan_duel.setup import DealCard, undealt
from stavitel.games.catan_duel.stacks import no_putting, only_stack
from stavitel.games.catan_duel.state import HAND_ROOM, CatanDuel

_HANDS: Final = MOST_STACKS * STACK_ROOM
"""Places are numbered here: those of the stacks one after another, then those of the hands."""


def imagine(s: CatanDuel, seat: i64, rng: Rng) -> CatanDuel:
    """For a spectator, seat NOBODY, all hidden cards are unseen."""
    world = s.copy()
    for back in s.mode().sets:
        unseen: list[i64] = []
        foggy: list[i64] = []
        for place in _places(s, seat, back):
            raw = _raw(s, place)
            if seat == NOBODY or not is_seen(raw, seat):
                unseen.append(place)
            if seat != NOBODY and is_fogged(raw, seat):
                foggy.append(place)
        _deal(world, unseen, back, rng)
        _mix(world, seat, foggy, rng)
    for other in range(SEATS):
        if other != seat:
            _sort_hand(world, other)
    _deal_events(world, rng)
    _choose_again(world, seat, rng)
    return world


def _places(s: CatanDuel, seat: i64, back: i64) -> list[i64]:
    """The stacks with a back, and the cards with it in hands other than the seat's own."""
    found: list[i64] = []
    for stack in range(s.mode().stacks):
        if s.mode().backs[stack] == back:
            for n in range(s.stack_size(stack)):
                found.append(stack * STACK_ROOM + n)
    for other in range(SEATS):
        if other != seat:
            for n in range(s.hand_size(other)):
                if s.box.back[hand_card(s, other, n)] == back:
                    found.append(_HANDS + other * HAND_ROOM + n)
    return found


def _raw(s: CatanDuel, place: i64) -> i64:
    if place >= _HANDS:
        return s.raw_hand((place - _HANDS) // HAND_ROOM, (place - _HANDS) % HAND_ROOM)
    return s.raw_card(place // STACK_ROOM, place % STACK_ROOM)


def _set_raw(s: CatanDuel, place: i64, raw: i64) -> None:
    if place >= _HANDS:
        s.set_raw_hand((place - _HANDS) // HAND_ROOM, (place - _HANDS) % HAND_ROOM, raw)
    else:
        s.set_raw_card(place // STACK_ROOM, place % STACK_ROOM, raw)


def _deal(s: CatanDuel, places: list[i64], back: i64, rng: Rng) -> None:
    """The unseen cards in any order; while stacks are formed, those still to come among them."""
    cards = [card_of(_raw(s, place)) for place in places]
    if s.stack and isinstance(s.stack[-1], DealCard):
        for card in range(CARD_COUNT):
            if s.box.back[card] == back:
                for _ in range(undealt(s, card)):
                    cards.append(card)
    for n in range(len(places)):
        pick = n + rng.below(len(cards) - n)
        cards[n], cards[pick] = cards[pick], cards[n]
        _set_raw(s, places[n], with_card(_raw(s, places[n]), cards[n]))


def _mix(s: CatanDuel, seat: i64, places: list[i64], rng: Rng) -> None:
    """The cards in the seat's fog in any order, each equally likely."""
    for last in range(len(places) - 1, 0, -1):
        here, there = places[last], places[rng.below(last + 1)]
        one, two = _raw(s, here), _raw(s, there)
        _set_raw(s, here, with_lost_card(one, two, seat))
        _set_raw(s, there, with_lost_card(two, one, seat))


def _sort_hand(s: CatanDuel, seat: i64) -> None:
    """Hands lie in the order of their cards."""
    size = s.hand_size(seat)
    s.set_hand_size(seat, 0)
    for n in range(size):  # the part before n is sorted already, so nothing is overwritten
        lay_in_hand(s, seat, s.raw_hand(seat, n))


def _deal_events(s: CatanDuel, rng: Rng) -> None:
    """Unseen events change places with those left in the box (CD-16.3)."""
    mode = s.mode()
    pool: list[i64] = []
    dealt: i64 = 0
    for happening in range(HAPPENING_COUNT):
        met = s.events_met(happening)
        dealt += s.events_in_game(happening) - met
        for _ in range(mode.sure_events[happening] + mode.moon_events[happening] - met):
            pool.append(happening)
        s.set_events_in_game(happening, met)
    for n in range(dealt):
        pick = n + rng.below(len(pool) - n)
        pool[n], pool[pick] = pool[pick], pool[n]
        s.set_events_in_game(pool[n], s.events_in_game(pool[n]) + 1)


# choices of hand cards that wait for a stack and that only the one who decides knows of


def _choose_again(s: CatanDuel, seat: i64, rng: Rng) -> None:
    if not s.stack or s.stack[-1].asks == seat:
        return
    top = s.stack[-1]
    if isinstance(top, HiddenCardStack):
        cards = _to_be_put(s, top.seat, True)
        s.stack[-1] = HiddenCardStack(top.seat, cards[rng.below(len(cards))])
    elif isinstance(top, FeudCard):
        left = _to_be_put(s, 1 - top.seat, False)
        s.stack[-1] = FeudCard(top.seat, _chosen(s, left, number_of(top.chosen), rng))
    elif isinstance(top, FeudStack):
        left = _to_be_put(s, 1 - top.seat, False)
        cards = _to_be_put(s, 1 - top.seat, True)
        card = cards[rng.below(len(cards))]
        left.remove(card)
        s.stack[-1] = FeudStack(top.seat, card, _chosen(s, left, number_of(top.chosen), rng))


def _to_be_put(s: CatanDuel, seat: i64, to_choose: bool) -> list[i64]:
    """The cards of a hand; only those with several stacks to choose from, if asked."""
    found: list[i64] = []
    for n in range(s.hand_size(seat)):
        card = hand_card(s, seat, n)
        if not to_choose or only_stack(s, card) == NOTHING:
            found.append(card)
    return found


def _chosen(s: CatanDuel, cards: list[i64], number: i64, rng: Rng) -> i64:
    """So many of these cards, each with a stack of its back."""
    chosen: i64 = 0
    for _ in range(number):
        card = cards.pop(rng.below(len(cards)))
        stack = rng.below(s.mode().stacks)
        while no_putting(s, card, stack) != 0:
            stack = rng.below(s.mode().stacks)
        chosen = chosen_with(chosen, card, stack)
    return chosen
