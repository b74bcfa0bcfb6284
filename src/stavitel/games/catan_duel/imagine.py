"""A table that one seat could not tell from the real one (CD-20.2).

The rows the seat remembers lack other cards. The cards with one back that it has not seen
change places with each other; then all cards in its fog do, including those it knows. What
the other seat knows of a place stays with the place. In the Duel the events nobody has met are
dealt anew; in the tournament game so is what is unknown of decks, see `imagine_decks.py`.

Two tables the seat cannot tell apart give the same worlds for the same numbers: everything that
is dealt anew is first brought into an order that depends only on what the seat can tell. So a bot
cannot be swayed by what it does not know.
"""

from mypy_extensions import i64

from stavitel.engine.rng import Rng
from stavitel.games.catan_duel.cards import (
    CARD_COUNT,
    HAPPENING_COUNT,
    NOBODY,
    NOTHING,
    SEATS,
)
from stavitel.games.catan_duel.fields import OPEN_DECKS
from stavitel.games.catan_duel.fog import places_out_of_sight
from stavitel.games.catan_duel.fraternal_feuds import (
    FeudCard,
    FeudStack,
    chosen_with,
    number_of,
)
from stavitel.games.catan_duel.imagine_decks import deal_chosen_events, deal_own, even_out, lay_any
from stavitel.games.catan_duel.knowledge import hand_card, sort_hand
from stavitel.games.catan_duel.memory import (
    card_of,
    is_fogged,
    is_seen,
    looks,
    lost_card,
    with_card,
    with_lost_card,
)
from stavitel.games.catan_duel.replenish import HiddenCardStack
from stavitel.games.catan_duel.rows import row_left, row_places
from stavitel.games.catan_duel.setup import DealCard, undealt
from stavitel.games.catan_duel.stacks import only_stack, refuse_putting
from stavitel.games.catan_duel.state import CatanDuel


def imagine(s: CatanDuel, seat: i64, rng: Rng) -> CatanDuel:
    """For a spectator, seat NOBODY, all hidden cards are unseen."""
    world = s.copy()
    for other in range(SEATS):
        if other != seat:
            _order_by_looks(world, other, seat)
    if seat != NOBODY:
        for stack in range(s.mode().stacks):
            _thin_row(world, seat, stack, rng)
    for back in s.backs_there():
        clear: list[i64] = []
        foggy: list[i64] = []
        unseen_in_fog: list[i64] = []
        for place in places_out_of_sight(world, seat, back):
            raw = world.raw_at(place)
            in_fog = seat != NOBODY and is_fogged(raw, seat)
            if in_fog:
                foggy.append(place)
            if seat == NOBODY or not is_seen(raw, seat):
                if in_fog:
                    unseen_in_fog.append(place)
                else:
                    clear.append(place)
        unseen = clear + unseen_in_fog  # which of the fogged places are unseen nobody can tell
        if s.mode().is_own:
            deal_own(world, seat, back, unseen, rng)
        else:
            _deal(world, unseen, back, rng)
        _mix(world, seat, foggy, rng)
    for other in range(SEATS):
        if other != seat:
            sort_hand(world, other)
    if s.mode().is_own:
        if seat == NOBODY and s.deck_lists != OPEN_DECKS:
            even_out(world)
        deal_chosen_events(world, seat, rng)
    else:
        _deal_events(world, rng)
    _choose_again(world, seat, rng)
    return world


def _order_by_looks(s: CatanDuel, other: i64, seat: i64) -> None:
    """A hand as the seat sees it: its true order would tell what is in it."""
    hand: list[tuple[i64, i64, i64]] = []
    for n in range(s.hand_size(other)):
        raw = s.raw_hand(other, n)
        seen = with_card(raw, 0) if seat == NOBODY else looks(raw, seat)
        hand.append((s.back_of(other, card_of(raw)), seen, raw))
    hand.sort()
    for n in range(len(hand)):
        s.set_raw_hand(other, n, hand[n][2])


def _thin_row(s: CatanDuel, seat: i64, stack: i64, rng: Rng) -> None:
    """Any cards of the seat's row may be missing, all choices equally likely; those that are left
    keep their order."""
    left = row_left(s, seat, stack)
    if left == 0:
        return
    places = row_places(s, seat, stack)
    raws = [s.raw_at(place) for place in places]
    top = s.stack_place(stack, 0)
    elsewhere = sorted([place for place in places if not top <= place < top + left])
    n: i64 = 0
    for number in range(len(raws)):
        if rng.below(len(raws) - number) < left - n:
            place = top + n
            n += 1
        else:
            place = elsewhere[number - n]
        s.set_raw_at(place, with_lost_card(s.raw_at(place), raws[number], seat))


def _deal(s: CatanDuel, places: list[i64], back: i64, rng: Rng) -> None:
    """The unseen cards in any order; while stacks are formed, those still to come among them."""
    cards = [card_of(s.raw_at(place)) for place in places]
    if s.stack and isinstance(s.stack[-1], DealCard):
        for card in range(CARD_COUNT):
            if s.box.back[card] == back:
                for _ in range(undealt(s, back, card)):
                    cards.append(card)
    cards.sort()
    lay_any(s, places, cards, rng)


def _mix(s: CatanDuel, seat: i64, places: list[i64], rng: Rng) -> None:
    """The cards in the seat's fog in any order, each equally likely."""
    lost = sorted([lost_card(s.raw_at(place), seat) for place in places])
    for n in range(len(places)):
        pick = n + rng.below(len(lost) - n)
        lost[n], lost[pick] = lost[pick], lost[n]
        s.set_raw_at(places[n], with_lost_card(s.raw_at(places[n]), lost[n], seat))


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
        s.add_events_in_game(pool[n], 1)


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
        s.stack[-1] = FeudCard(top.seat, _chosen(s, 1 - top.seat, left, top.chosen, rng))
    elif isinstance(top, FeudStack):
        left = _to_be_put(s, 1 - top.seat, False)
        cards = _to_be_put(s, 1 - top.seat, True)
        card = cards[rng.below(len(cards))]
        left.remove(card)
        s.stack[-1] = FeudStack(top.seat, card, _chosen(s, 1 - top.seat, left, top.chosen, rng))


def _to_be_put(s: CatanDuel, seat: i64, to_choose: bool) -> list[i64]:
    """The cards of a hand; only those with several stacks to choose from, if asked."""
    found: list[i64] = []
    for n in range(s.hand_size(seat)):
        card = hand_card(s, seat, n)
        if not to_choose or only_stack(s, seat, card) == NOTHING:
            found.append(card)
    return found


def _chosen(s: CatanDuel, seat: i64, cards: list[i64], chosen: i64, rng: Rng) -> i64:
    """As many of these cards of a seat as were chosen, each with a stack it may go under."""
    found: i64 = 0
    for _ in range(number_of(chosen)):
        card = cards.pop(rng.below(len(cards)))
        stack = rng.below(s.mode().stacks)
        while refuse_putting(s, seat, card, stack) != 0:
            stack = rng.below(s.mode().stacks)
        found = chosen_with(found, card, stack)
    return found
