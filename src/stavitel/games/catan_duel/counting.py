"""Where the draw cards are: counted for positions, invariants and imagined decks."""

from stavitel.engine.core import Frame
from stavitel.games.catan_duel.cards import (
    CARD_COUNT,
    GOLD_CACHE,
    NOTHING,
    PARISH_HALL,
    SEATS,
    SITE_COUNT,
    SLOTS,
    TOWN_HALL,
)
from stavitel.games.catan_duel.losing import LostCardStack
from stavitel.games.catan_duel.memory import card_of
from stavitel.games.catan_duel.setup import DealCard, FormStacks, StartHands
from stavitel.games.catan_duel.state import CatanDuel


def is_dealing(s: CatanDuel) -> bool:
    """Whether draw stacks are still being formed; own ones after the starting player is known."""
    for frame in s.stack:
        if isinstance(frame, DealCard) or (s.mode().is_own and is_unformed(frame)):
            return True
    return False


def is_unformed(frame: Frame[CatanDuel]) -> bool:
    """Whether own stacks come to be only after this business."""
    return isinstance(frame, (StartHands, FormStacks))


def cards_found(s: CatanDuel) -> list[int]:
    """How many copies of every draw card lie anywhere but on the face-up stack."""
    found = [0] * CARD_COUNT
    for seat in range(SEATS):
        count_in_play(s, seat, found)
        for n in range(s.hand_size(seat)):
            found[card_of(s.raw_hand(seat, n))] += 1
    for stack in range(s.mode().stacks):
        for n in range(s.stack_size(stack)):
            found[card_of(s.raw_card(stack, n))] += 1
    for pile in range(SEATS):
        for n in range(s.pile_size(pile)):
            found[s.in_pile(pile, n)] += 1
    for frame in s.stack:
        if isinstance(frame, LostCardStack):  # between a principality and a stack
            found[frame.card] += 1
    return found


def cards_of_seat(s: CatanDuel, seat: int, hidden: bool) -> list[int]:
    """The same for what lies before one player of a tournament game: open, or also hidden."""
    found = [0] * CARD_COUNT
    count_in_play(s, seat, found)
    for n in range(s.pile_size(seat)):
        found[s.in_pile(seat, n)] += 1
    for frame in s.stack:
        if isinstance(frame, LostCardStack) and frame.seat == seat:
            found[frame.card] += 1
    if hidden:
        for n in range(s.hand_size(seat)):
            found[card_of(s.raw_hand(seat, n))] += 1
        for stack in range(s.mode().stacks):
            if s.mode().backs[stack] == seat:
                for n in range(s.stack_size(stack)):
                    found[card_of(s.raw_card(stack, n))] += 1
    return found


def cards_in_play(s: CatanDuel) -> list[int]:
    """How many copies of every draw card lie in the principalities."""
    found = [0] * CARD_COUNT
    for seat in range(SEATS):
        count_in_play(s, seat, found)
    return found


def count_in_play(s: CatanDuel, seat: int, found: list[int]) -> None:
    """Add the cards of one principality."""
    if s.cache_at(seat) != NOTHING:
        found[GOLD_CACHE] += 1
    for site in range(SITE_COUNT):
        for slot in range(SLOTS):
            card = int(s.slot(seat, site, slot))
            if card != NOTHING:
                found[card] += 1
            if card == TOWN_HALL:  # it covers a Parish Hall (CD-18.34)
                found[PARISH_HALL] += 1
