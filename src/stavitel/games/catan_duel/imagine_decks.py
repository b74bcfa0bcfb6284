"""What a seat may imagine of decks (CD-21.48).

A player knows his own deck, and of his stacks which cards they hold, but not in what order. Of the
other's deck he knows the cards that came to light. The rest may be anything the other's box still
holds: any such deck is as likely as every other. The events the other has chosen are imagined in
the same way.
"""

from mypy_extensions import i64

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import BACK_COUNT, CARD_COUNT, HAPPENING_COUNT, NOBODY, SEATS
from stavitel.games.catan_duel.counting import cards_found, cards_of_seat, is_dealing
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
from stavitel.games.catan_duel.fields import OPEN_DECKS
from stavitel.games.catan_duel.memory import card_of, with_card
from stavitel.games.catan_duel.setup import undealt
from stavitel.games.catan_duel.state import CatanDuel


def lay_any(s: CatanDuel, places: list[i64], cards: list[i64], rng: Rng) -> None:
    """Some of these cards in any order, one at each place; the others come behind them."""
    for n in range(len(places)):
        pick = n + rng.below(len(cards) - n)
        cards[n], cards[pick] = cards[pick], cards[n]
        s.set_raw_at(places[n], with_card(s.raw_at(places[n]), cards[n]))


def deal_own(s: CatanDuel, seat: i64, back: i64, places: list[i64], rng: Rng) -> None:
    """Other cards at the places a seat has not seen into, where cards of one owner look alike from
    behind. Where backs show, they are those of the deck as soon as it lies on the table."""
    owner = back // BACK_COUNT
    to_come = [card for card in not_yet_dealt(s, owner) if s.back_of(owner, card) == back]
    if seat == owner or s.deck_lists == OPEN_DECKS:
        cards = [card_of(s.raw_at(place)) for place in places] + to_come
        cards.sort()
        lay_any(s, places, cards, rng)
        return
    hidden = [0] * CARD_COUNT
    for place in places:
        hidden[card_of(s.raw_at(place))] += 1
    known = known_to_spectator(s, owner) if seat == NOBODY else known_to(s, seat, hidden)
    pool: list[i64] = []
    number = len(places) + len(to_come)
    alike = [card for card in range(CARD_COUNT) if s.back_of(owner, card) == back]
    for card in alike:
        for _ in range(deck_limit(s, card) - known[card]):
            pool.append(card)
    while len(pool) < number:  # some must be the other's, taken from him
        pool.extend(alike)
    for n in range(number):  # the first of them make up the deck
        pick = n + rng.below(len(pool) - n)
        pool[n], pool[pick] = pool[pick], pool[n]
    picked = pool[:number]
    for card in picked:
        known[card] += 1
    lay_any(s, places, picked, rng)
    for card in alike:
        add_to_deck(s, owner, card, known[card] - deck_count(s, owner, card))


def not_yet_dealt(s: CatanDuel, owner: i64) -> list[i64]:
    """Cards of a deck that lie nowhere yet, because stacks are still being formed."""
    found: list[i64] = []
    if is_dealing(s):
        for card in range(CARD_COUNT):
            for _ in range(undealt(s, owner, card)):
                found.append(card)
    return found


def known_to(s: CatanDuel, seat: i64, hidden: list[int]) -> list[int]:
    """How many copies of every card a seat knows to be of the other's deck: all there are in the
    game, less the hidden ones and those of its own deck."""
    found = cards_found(s)
    for card in not_yet_dealt(s, seat):
        found[card] += 1
    for card in range(CARD_COUNT):
        found[card] -= hidden[card] + int(deck_count(s, seat, card))
    return found


def known_to_spectator(s: CatanDuel, owner: i64) -> list[int]:
    """What lies open before a player; of copies that cannot all be his, the rest is the other's."""
    mine, others = cards_of_seat(s, owner, False), cards_of_seat(s, 1 - owner, False)
    for card in range(CARD_COUNT):
        limit = int(deck_limit(s, card))
        mine[card] = min(mine[card], limit) + max(0, others[card] - limit)
    return mine


def even_out(s: CatanDuel) -> None:
    """Cards that have changed hands count for the deck they are missing in."""
    for owner in range(SEATS):
        for card in range(CARD_COUNT):
            while deck_count(s, owner, card) > deck_limit(s, card):
                add_to_deck(s, owner, card, -1)
                add_to_deck(s, 1 - owner, card, 1)
    for owner in range(SEATS):
        card = 0
        while deck_size(s, owner) > full_deck(s):
            room = deck_limit(s, card) - deck_count(s, 1 - owner, card)
            if deck_count(s, owner, card) > 0 and room > 0:
                add_to_deck(s, owner, card, -1)
                add_to_deck(s, 1 - owner, card, 1)
            else:
                card += 1


# events


def deal_chosen_events(s: CatanDuel, seat: i64, rng: Rng) -> None:
    """What the others may have chosen: whatever has come beyond the fixed events and one's own, and
    any others (CD-21.11, CD-21.18)."""
    if s.deck_lists == OPEN_DECKS:
        return
    if seat == NOBODY:
        deal_events_to_both(s, rng)
        return
    owner = 1 - seat
    known = [0] * HAPPENING_COUNT
    for happening in range(HAPPENING_COUNT):
        known[happening] = max(0, met_beyond(s, happening) - int(chosen_event(s, seat, happening)))
    choose_more_events(s, owner, known, rng)


def deal_events_to_both(s: CatanDuel, rng: Rng) -> None:
    """A spectator knows neither choice. Whatever has come beyond the fixed events was chosen by
    one of the two; copies that one box does not have were chosen by both."""
    chosen = [[0] * HAPPENING_COUNT for _ in range(SEATS)]
    anybodys: list[i64] = []
    for happening in range(HAPPENING_COUNT):
        beyond = met_beyond(s, happening)
        surely = max(0, beyond - s.mode().moon_events[happening])
        for owner in range(SEATS):
            chosen[owner][happening] = surely
        for _ in range(beyond - SEATS * surely):
            anybodys.append(happening)
    for happening in anybodys:
        room = [events_chosen(s, owner) - sum(chosen[owner]) for owner in range(SEATS)]
        owner = 0 if rng.below(room[0] + room[1]) < room[0] else 1
        chosen[owner][happening] += 1
    for owner in range(SEATS):
        choose_more_events(s, owner, chosen[owner], rng)


def choose_more_events(s: CatanDuel, owner: i64, chosen: list[int], rng: Rng) -> None:
    """Fill a choice of events up with any others of the box, and lay it down as the owner's."""
    pool: list[i64] = []
    for happening in range(HAPPENING_COUNT):
        for _ in range(s.mode().moon_events[happening] - chosen[happening]):
            pool.append(happening)
    for n in range(events_chosen(s, owner) - sum(chosen)):
        pick = n + rng.below(len(pool) - n)
        pool[n], pool[pick] = pool[pick], pool[n]
        chosen[pool[n]] += 1
    for happening in range(HAPPENING_COUNT):
        more = chosen[happening] - chosen_event(s, owner, happening)
        add_chosen_event(s, owner, happening, more)


def met_beyond(s: CatanDuel, happening: i64) -> int:
    """How many of an event have come beyond the fixed ones: somebody must have chosen them."""
    return int(max(0, s.events_met(happening) - s.mode().sure_events[happening]))
