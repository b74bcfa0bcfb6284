"""A table that one seat could not tell from the real one (CD-20.2).

The cards with one back that the seat has not seen change places with each other; then all cards
in the seat's fog do, those it knows among them. What the other seat knows of a place stays with
the place. In the Duel the events nobody has met are dealt anew.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import HAPPENING_COUNT, MOST_STACKS
from stavitel.games.catan_duel.knowledge import (
    card_of,
    is_fogged,
    is_seen,
    lay_in_hand,
    with_card,
)
from stavitel.games.catan_duel.modes import STACK_ROOM
from stavitel.games.catan_duel.state import CatanDuel

_HAND: Final = MOST_STACKS * STACK_ROOM
"""Places are numbered here: those of the stacks one after another, then the opponent's hand."""


def imagine(s: CatanDuel, seat: i64, rng: Rng) -> CatanDuel:
    world = s.copy()
    for back in s.mode().sets:
        unseen: list[i64] = []
        foggy: list[i64] = []
        for place in _places(s, 1 - seat, back):
            raw = _raw(s, 1 - seat, place)
            if not is_seen(raw, seat):
                unseen.append(place)
            if is_fogged(raw, seat):
                foggy.append(place)
        _shuffle(world, seat, unseen, rng)
        _shuffle(world, seat, foggy, rng)
    _sort_hand(world, 1 - seat)
    _deal_events(world, rng)
    return world


def _places(s: CatanDuel, other: i64, back: i64) -> list[i64]:
    """Where cards with a back lie hidden from a seat, or could."""
    found: list[i64] = []
    for stack in range(s.mode().stacks):
        if s.mode().backs[stack] == back:
            for n in range(s.stack_size(stack)):
                found.append(stack * STACK_ROOM + n)
    for n in range(s.hand_size(other)):
        if s.box.back[card_of(s.raw_hand(other, n))] == back:
            found.append(_HAND + n)
    return found


def _raw(s: CatanDuel, other: i64, place: i64) -> i64:
    if place >= _HAND:
        return s.raw_hand(other, place - _HAND)
    return s.raw_card(place // STACK_ROOM, place % STACK_ROOM)


def _set_raw(s: CatanDuel, other: i64, place: i64, raw: i64) -> None:
    if place >= _HAND:
        s.set_raw_hand(other, place - _HAND, raw)
    else:
        s.set_raw_card(place // STACK_ROOM, place % STACK_ROOM, raw)


def _shuffle(s: CatanDuel, seat: i64, places: list[i64], rng: Rng) -> None:
    """The cards at these places in any order, each equally likely."""
    other = 1 - seat
    for last in range(len(places) - 1, 0, -1):
        here, there = places[last], places[rng.below(last + 1)]
        one, two = _raw(s, other, here), _raw(s, other, there)
        _set_raw(s, other, here, with_card(one, two, seat))
        _set_raw(s, other, there, with_card(two, one, seat))


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
