"""Building expansions: sites, requirements, costs and what is waived of them (CD-9.8 to 9.14)."""

from typing import final

from mypy_extensions import i64

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.catan_duel.build_effects import BuildEffect
from stavitel.games.catan_duel.cards import (
    BUILDING_CRANE,
    CACHE,
    DRILL_GROUND,
    GOLD_CACHE,
    NO_TOWN,
    NOTHING,
    PARISH_HALL,
    RESOURCE_COUNT,
    TOURNAMENT,
    TOWN_HALL,
)
from stavitel.games.catan_duel.conditions import refuse_requirements
from stavitel.games.catan_duel.events import CACHE_PLACED, CARD_BUILT, WAIVED
from stavitel.games.catan_duel.fields import ACROSS
from stavitel.games.catan_duel.generated_frames import WaiveChoiceDecision
from stavitel.games.catan_duel.holdings import holdings, lacking, refuse_cost
from stavitel.games.catan_duel.knowledge import hand_card, in_hand, reveal_from_hand
from stavitel.games.catan_duel.payment import amount_in, cost_of, pay
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reading import (
    CITY_EXPANSION,
    SETTLEMENT_EXPANSION,
    Card,
)
from stavitel.games.catan_duel.reasons import (
    HERO_THERE,
    NO_PARISH_HALL_HERE,
    NO_REGION_HERE,
    NO_TOWN_HERE,
    NOT_AN_EXPANSION,
    NOT_FACE_UP,
    NOT_IN_COST,
    NOT_IN_HAND,
    ONLY_IN_CITY,
    ONLY_ONE,
    SITE_FULL,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import BUILD, PLACE_CACHE, WAIVE


def add_expansions(s: CatanDuel, seat: i64, out: Actions) -> None:
    """Every card at hand on every site, the Gold Cache beside every region of the player."""
    card = next_card(s, seat, NOTHING)
    while card != NOTHING:
        if is_for_site(s.box.cards[card]):
            for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
                out.add(BUILD.of(card, site))
        card = next_card(s, seat, card)
    if in_hand(s, seat, GOLD_CACHE):
        for place in range(s.first_place(seat), s.last_place(seat) + 1):
            out.add(PLACE_CACHE.one(place))


def find_expansions(s: CatanDuel, seat: i64, held: i64, out: Actions) -> None:
    """All of this that is legal."""
    card = next_card(s, seat, NOTHING)
    while card != NOTHING:
        if is_for_site(s.box.cards[card]) and refuse_expansion(s, seat, card, held) == 0:
            for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
                if refuse_site(s, seat, card, site) == 0:
                    out.add(BUILD.of(card, site))
        card = next_card(s, seat, card)
    if in_hand(s, seat, GOLD_CACHE) and refuse_requirements(s, seat, GOLD_CACHE) == 0:
        for place in range(s.first_place(seat), s.last_place(seat) + 1):
            out.add(PLACE_CACHE.one(place))


def next_card(s: CatanDuel, seat: i64, last: i64) -> i64:
    """The next card after `last` that a seat could build: in its hand or on the open stack."""
    found: i64 = NOTHING
    if s.face_up_left > 0 and s.mode().face_up_card > last:
        found = s.mode().face_up_card
    for n in range(s.hand_size(seat)):  # hands lie in the order of the cards
        card = hand_card(s, seat, n)
        if card > last:
            return card if found == NOTHING else min(card, found)
    return found


def is_for_site(card: Card) -> bool:
    return card.type == SETTLEMENT_EXPANSION or card.type == CITY_EXPANSION


# legality


def refuse_building(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    """Why a card cannot be built on a site, or 0."""
    reason = refuse_expansion(s, seat, card, holdings(s, seat))
    return refuse_site(s, seat, card, site) if reason == 0 else reason


def refuse_expansion(s: CatanDuel, seat: i64, number: i64, held: i64) -> i64:
    """The card must be at hand, fit into the principality and be affordable, wherever it goes."""
    card = s.box.cards[number]
    if not is_for_site(card):
        return NOT_AN_EXPANSION.of(number)
    if number == s.mode().face_up_card:
        if s.face_up_left == 0:
            return NOT_FACE_UP.of(number)
    elif not in_hand(s, seat, number):
        return NOT_IN_HAND.of(number)
    if card.once and s.has_kind(seat, card.kind):
        return ONLY_ONE.of(number)
    if card.is_hero() and s.variant == TOURNAMENT and hero_stands(s, seat, card.kind):
        return HERO_THERE.of(number)
    reason = refuse_requirements(s, seat, number)
    if reason != 0 or lacking(held, card.cost) <= discount(s, seat, card):
        return reason
    return refuse_cost(held, card.cost)


def hero_stands(s: CatanDuel, seat: i64, hero: i64) -> bool:
    """Whether a hero is there already, once for each principality or once for both (CD-21.44)."""
    return s.has_kind(seat, hero) or (s.heroes == ACROSS and s.has_kind(1 - seat, hero))


def refuse_site(s: CatanDuel, seat: i64, card: i64, site: i64) -> i64:
    """A free site, at a city for red cards; a Town Hall needs the Parish Hall's (CD-18.34)."""
    town = site // 2
    if s.level(seat, town) == NO_TOWN:
        return NO_TOWN_HERE.of(site)
    if s.box.cards[card].type == CITY_EXPANSION and not s.is_city(seat, town):
        return ONLY_IN_CITY.of(site)
    if card == TOWN_HALL:
        return 0 if s.stands(seat, site, PARISH_HALL) else NO_PARISH_HALL_HERE.of(site)
    if not s.is_free(seat, site):
        return SITE_FULL.of(site)
    return 0


def refuse_cache(s: CatanDuel, seat: i64, place: i64) -> i64:
    """The Gold Cache lies beyond any of the player's regions (CD-3.11, CD-18.13)."""
    if not in_hand(s, seat, GOLD_CACHE):
        return NOT_IN_HAND.of(GOLD_CACHE)
    reason = refuse_requirements(s, seat, GOLD_CACHE)
    if reason != 0:
        return reason
    return 0 if s.is_store(seat, place) else NO_REGION_HERE.of(place)


def discount(s: CatanDuel, seat: i64, card: Card) -> i64:
    """So many resources of a cost are waived (CD-9.13, R38)."""
    if card.is_hero() and card.price > 0:
        return s.box.discount if s.has_kind(seat, DRILL_GROUND) else 0
    if card.type == CITY_EXPANSION and card.price > s.box.crane_above:
        return s.box.discount if s.has_kind(seat, BUILDING_CRANE) else 0
    return 0


# building


def build(s: CatanDuel, seat: i64, number: i64, site: i64) -> None:
    """The card lies on its site while it is paid for; then it takes effect (CD-9.2)."""
    card = s.box.cards[number]
    waived = discount(s, seat, card)
    if number == s.mode().face_up_card:
        s.face_up_left -= 1
    else:
        reveal_from_hand(s, seat, number)
    s.put_card(seat, site, number)
    s.emit(CARD_BUILT, seat, number, site)
    recount(s, seat)
    s.push(BuildEffect(seat, number))
    if waived > 0:
        s.push(WaiveChoice(seat, number))
    else:
        pay(s, seat, card.cost)


@final
class WaiveChoice(WaiveChoiceDecision):
    """Which resource of the cost does the builder not have to pay (CD-9.13)?"""

    def candidates(self, s: CatanDuel, out: Actions) -> None:
        for resource in range(RESOURCE_COUNT):
            if amount_in(s.box.cards[self.card].cost, resource) > 0:
                out.add(WAIVE.one(resource))

    def refusal(self, s: CatanDuel, action: i64) -> i64:
        if not WAIVE.holds(action):
            return NOT_NOW.of()
        resource = WAIVE.value(action)
        if amount_in(s.box.cards[self.card].cost, resource) == 0:
            return NOT_IN_COST.of(resource)
        return refuse_cost(holdings(s, self.seat), self.rest(s, resource))

    def rest(self, s: CatanDuel, resource: i64) -> i64:
        """What has to be paid without one of a resource."""
        return s.box.cards[self.card].cost - cost_of(resource, s.box.discount)

    def choose(self, s: CatanDuel, action: i64) -> None:
        resource = WAIVE.value(action)
        s.emit(WAIVED, self.seat, resource)
        pay(s, self.seat, self.rest(s, resource))


def place_cache(s: CatanDuel, seat: i64, place: i64) -> None:
    """It costs nothing and begins empty (CD-18.13)."""
    reveal_from_hand(s, seat, GOLD_CACHE)
    s.set_cache_at(seat, place)
    s.set_stock(seat, CACHE, 0)
    s.emit(CACHE_PLACED, seat, place)
