"""Decks of the tournament game in positions: what each has brought, and his discard pile."""

from typing import Final

from stavitel.engine.fields import Fields
from stavitel.games.catan_duel.cards import (
    BACK_COUNT,
    BACKS,
    CARD_COUNT,
    CARDS,
    HAPPENING_COUNT,
    HAPPENINGS,
    SEATS,
)
from stavitel.games.catan_duel.counting import cards_found, cards_of_seat, is_unformed
from stavitel.games.catan_duel.deck_counts import (
    add_chosen_event,
    add_to_deck,
    chosen_event,
    deck_count,
    deck_limit,
    deck_size,
    events_chosen,
    full_deck,
)
from stavitel.games.catan_duel.deck_setup import DealDeck
from stavitel.games.catan_duel.event_setup import DealDeckEvent
from stavitel.games.catan_duel.fields import BY_BACK, DISCARD_ROOM, PLACE_BITS
from stavitel.games.catan_duel.setup import lay_places
from stavitel.games.catan_duel.stacks import places_for
from stavitel.games.catan_duel.state import CatanDuel

MOST_PLACES: Final = 4
"""No deck makes more stacks of one back: forty cards are four stacks."""

# reading


def read_own(s: CatanDuel, seat: int, group: Fields) -> None:
    """A deck by its cards, the chosen events, and the player's own discard pile."""
    deck = group.group("deck")
    for card, name in enumerate(CARDS):
        add_to_deck(s, seat, card, deck.number(name, 0, int(s.box.cards[card].count), 0))
    deck.done()
    chosen = group.group("events")
    for happening, name in enumerate(HAPPENINGS):
        most = int(s.mode().moon_events[happening])
        add_chosen_event(s, seat, happening, chosen.number(name, 0, most, 0))
    chosen.done()
    cards = group.words("discard", CARDS)
    if len(cards) > DISCARD_ROOM // SEATS:
        raise group.fault("discard", f"expected at most {DISCARD_ROOM // SEATS} cards")
    for card in cards:
        s.lay_on_pile(seat, card)
    if s.stack_layout == BY_BACK:
        places = group.group("stack_places")
        for back, name in enumerate(BACKS):
            number = places.number(name, 0, MOST_PLACES, 0)
            s.add_stack_places(seat, number << PLACE_BITS * back)
        places.done()


def complete_decks(s: CatanDuel) -> None:
    """Who names no deck has brought the cards he has, and the first of the box to make it full;
    who names no events, those that have come, and the first that may be chosen. Who names no
    places for stacks by back has those that the rest of his deck would have got."""
    for seat in range(SEATS):
        if deck_size(s, seat) == 0 and not is_dealing_deck(s, seat):
            complete_deck(s, seat)
        if s.chosen_events(seat) == 0 and not is_dealing_events(s, seat):
            complete_events(s, seat)
        formed = not any([is_unformed(frame) for frame in s.stack])
        if s.stack_layout == BY_BACK and s.stack_places(seat) == 0 and formed:
            lay_places(s, seat)


def complete_deck(s: CatanDuel, seat: int) -> None:
    other = SEATS - 1 - seat
    brought = cards_of_seat(s, seat, True)
    if deck_size(s, other) > 0:
        brought = cards_found(s)
        for card in range(CARD_COUNT):
            brought[card] -= min(brought[card], int(deck_count(s, other, card)))
    for card in range(CARD_COUNT):
        add_to_deck(s, seat, card, min(brought[card], int(deck_limit(s, card))))
    for card in range(CARD_COUNT):
        room = int(full_deck(s) - deck_size(s, seat))
        add_to_deck(
            s, seat, card, max(0, min(room, int(deck_limit(s, card) - deck_count(s, seat, card))))
        )


def complete_events(s: CatanDuel, seat: int) -> None:
    for wanted in (True, False):
        for happening in range(HAPPENING_COUNT):
            room = int(s.mode().chosen_events - events_chosen(s, seat))
            free = int(s.mode().moon_events[happening] - chosen_event(s, seat, happening))
            if wanted:
                free = min(free, int(s.events_met(happening) - s.events_in_game(happening)))
            add_chosen_event(s, seat, happening, max(0, min(room, free)))


def is_dealing_deck(s: CatanDuel, seat: int) -> bool:
    """Whether chance still makes up a deck."""
    return any([isinstance(frame, DealDeck) and frame.player == seat for frame in s.stack])


def is_dealing_events(s: CatanDuel, seat: int) -> bool:
    """Whether chance still chooses the events of a player."""
    return any([isinstance(frame, DealDeckEvent) and frame.player == seat for frame in s.stack])


# writing


def describe_own(s: CatanDuel, seat: int) -> dict[str, object]:
    table: dict[str, object] = {
        "deck": deck_list(s, seat),
        "events": event_list(s, seat),
        "discard": [CARDS[s.in_pile(seat, n)] for n in range(s.pile_size(seat))],
    }
    if s.stack_places(seat) > 0:
        counts = [int(places_for(s, seat, back)) for back in range(BACK_COUNT)]
        table["stack_places"] = {BACKS[back]: n for back, n in enumerate(counts) if n > 0}
    return table


def deck_list(s: CatanDuel, seat: int) -> dict[str, int]:
    """The cards of a deck with their numbers."""
    counts = [int(deck_count(s, seat, card)) for card in range(CARD_COUNT)]
    return {CARDS[card]: n for card, n in enumerate(counts) if n > 0}


def event_list(s: CatanDuel, seat: int) -> dict[str, int]:
    """The events a player has chosen."""
    counts = [int(chosen_event(s, seat, n)) for n in range(HAPPENING_COUNT)]
    return {HAPPENINGS[n]: count for n, count in enumerate(counts) if count > 0}


# invariants


def check_decks(s: CatanDuel) -> list[str]:
    """Decks and chosen events are legal, and every card of both is in one place (CD-21.7)."""
    faults: list[str] = []
    for seat in range(SEATS):
        size, full = int(deck_size(s, seat)), int(full_deck(s))
        if size != full and not (size < full and is_dealing_deck(s, seat)):
            faults.append(f"expected {full} cards in the deck; found {size}")
        for card in range(CARD_COUNT):
            if deck_count(s, seat, card) > deck_limit(s, card):
                most = int(deck_limit(s, card))
                faults.append(f"expected at most {most} {CARDS[card]} in a deck")
        number, all_of = int(events_chosen(s, seat)), int(s.mode().chosen_events)
        if number != all_of and not (number < all_of and is_dealing_events(s, seat)):
            faults.append(f"expected {all_of} chosen events; found {number}")
        for happening, name in enumerate(HAPPENINGS):
            if chosen_event(s, seat, happening) > s.mode().moon_events[happening]:
                faults.append(f"expected fewer {name} among the chosen events")
    return faults
