"""What a card asks for, put to a position: 0, or the reason of the first thing amiss (CD-9.12)."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import (
    ANY,
    BATH_HOUSE,
    CACHE,
    GOLD,
    NOTHING,
    SLOTS,
)
from stavitel.games.catan_duel.in_play import cards_of, is_fireproof, is_strong_unit
from stavitel.games.catan_duel.reasons import (
    DISCARD_PILE_EMPTY,
    NEEDS_CARD,
    NEEDS_CARD_OR_FEWER_POINTS,
    NEEDS_CITY_OR_COMMERCE,
    NEEDS_EITHER,
    NEEDS_HERO,
    NEEDS_PROGRESS,
    NEEDS_STRENGTH_ADVANTAGE,
    NO_ROOM_TO_TAKE,
    NO_TARGET,
    NOTHING_TO_TAKE,
    OPPONENT_HAS_NONE,
    TOO_FEW,
    TOO_FEW_IN_ALL,
    WITHOUT_EFFECT,
)
from stavitel.games.catan_duel.requirements import (
    BATH_HOUSE_ROOM,
    COMMERCE,
    DISCARD_PILE,
    FEWER_POINTS,
    HAVE,
    HAVE_CITY,
    HERO_WITH_STRENGTH,
    OPPONENT_FOR_REGION,
    OPPONENT_GOLD,
    OPPONENT_HAND,
    OPPONENT_STORABLE,
    OPPONENT_UNIT_WITH_STRENGTH,
    OPPONENT_UNPROTECTED_BUILDING,
    OWN_GOLD,
    OWN_GOLD_ROOM,
    OWN_REGION_WITH_NUMBER,
    OWN_RESOURCES,
    OWN_ROOM,
    PARISH_HALL_IN_CITY,
    PROGRESS,
    STRENGTH_ADVANTAGE,
    Requirement,
    Test,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import can_take_any


def missing(s: CatanDuel, seat: i64, card: i64) -> i64:
    """Why the requirements of a card are not met, or 0; later losses do not matter (CD-9.12)."""
    for requirement in s.box.cards[card].requires:
        if not _is_met(s, seat, requirement):
            return _reason(s, seat, card, requirement.tests)
    return 0


def least_of(s: CatanDuel, card: i64, code: i64) -> i64:
    """The least number a card asks for in the test with this code; for prices, what it takes."""
    for requirement in s.box.cards[card].requires:
        for test in requirement.tests:
            if test.code == code:
                return test.value
    return 0


def yields(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether what a region gains can be stored; gold has the cache too (R26)."""
    if s.room(seat, place) > 0:
        return True
    return s.resource_at(seat, place) == GOLD and s.room(seat, CACHE) > 0


def heals(s: CatanDuel, seat: i64, site: i64) -> bool:
    """Whether a region beside a site can store what it gains (CD-11.19, R8)."""
    return yields(s, seat, site) or yields(s, seat, site + 2)


def fills(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether the opponent has something for a region of one's own with room (CD-11.9, R32)."""
    return s.room(seat, place) > 0 and s.held(1 - seat, s.resource_at(seat, place)) > 0


def _is_met(s: CatanDuel, seat: i64, requirement: Requirement) -> bool:
    for test in requirement.tests:
        if _holds(s, seat, test):
            return True
    return False


def _holds(s: CatanDuel, seat: i64, test: Test) -> bool:
    code = test.code
    if code == HAVE:
        return s.has_kind(seat, test.value)
    if code == HAVE_CITY:
        return _has_city(s, seat)
    if code == COMMERCE:
        return s.commerce(seat) >= test.value
    if code == PROGRESS:
        return s.progress(seat) >= test.value
    if code == FEWER_POINTS:
        return s.victory_points(seat) < s.victory_points(1 - seat)
    if code == STRENGTH_ADVANTAGE:
        return s.has_strength_advantage(seat)
    if code == HERO_WITH_STRENGTH:
        return _has_strong_hero(s, seat)
    if code == PARISH_HALL_IN_CITY:
        return True  # a matter of the site, see expansions.py
    if code <= OWN_REGION_WITH_NUMBER:
        return _has_stock_or_room(s, seat, test)
    return _offers(s, seat, test)


def _has_stock_or_room(s: CatanDuel, seat: i64, test: Test) -> bool:
    """Tests of one's own stores."""
    code = test.code
    if code == OWN_GOLD:
        return s.held(seat, GOLD) >= test.value
    if code == OWN_GOLD_ROOM:
        return s.room_for(seat, GOLD) >= test.value
    if code == OWN_ROOM:
        return s.room_for(seat, test.value) > 0
    if code == OWN_RESOURCES:
        return s.held_in_all(seat) >= test.value
    if code == BATH_HOUSE_ROOM:
        return _has_healing_bath_house(s, seat)
    return _has_region_with_number(s, seat)


def _offers(s: CatanDuel, seat: i64, test: Test) -> bool:
    """Tests of what the opponent or the discard pile has to give."""
    code = test.code
    if code == OPPONENT_GOLD:
        return s.held(1 - seat, GOLD) >= test.value
    if code == OPPONENT_STORABLE:
        return can_take_any(s, seat, ANY)
    if code == OPPONENT_FOR_REGION:
        return _can_fill_a_region(s, seat)
    if code == OPPONENT_UNIT_WITH_STRENGTH:
        return any([is_strong_unit(card) for card in cards_of(s, 1 - seat)])
    if code == OPPONENT_UNPROTECTED_BUILDING:
        return _has_unprotected_building(s, 1 - seat)
    if code == OPPONENT_HAND:
        return s.hand_size(1 - seat) >= test.value
    return s.discard_size >= test.value


def _has_city(s: CatanDuel, seat: i64) -> bool:
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        if s.is_city(seat, town):
            return True
    return False


def _has_strong_hero(s: CatanDuel, seat: i64) -> bool:
    for card in cards_of(s, seat):
        if card.is_hero() and card.strength > 0:
            return True
    return False


def _has_healing_bath_house(s: CatanDuel, seat: i64) -> bool:
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        if s.kinds_at(seat, site, BATH_HOUSE) > 0 and heals(s, seat, site):
            return True
    return False


def _has_region_with_number(s: CatanDuel, seat: i64) -> bool:
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        region = s.region(seat, place)
        if s.box.regions[region].die == s.production and yields(s, seat, place):
            return True
    return False


def _can_fill_a_region(s: CatanDuel, seat: i64) -> bool:
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if fills(s, seat, place):
            return True
    return False


def _has_unprotected_building(s: CatanDuel, seat: i64) -> bool:
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        if is_fireproof(s, seat, site):
            continue
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING and s.box.cards[card].is_building():
                return True
    return False


def _reason(s: CatanDuel, seat: i64, card: i64, tests: list[Test]) -> i64:
    """Why none of the tests holds, in the words of the rule."""
    if len(tests) > 1:
        return _reason_of_choice(tests[0], tests[1])
    code, value = tests[0].code, tests[0].value
    if code == HAVE:
        return NEEDS_CARD.of(value)
    if code == PROGRESS:
        return NEEDS_PROGRESS.of(value)
    if code == STRENGTH_ADVANTAGE:
        return NEEDS_STRENGTH_ADVANTAGE.of()
    if code == HERO_WITH_STRENGTH:
        return NEEDS_HERO.of()
    if code == OWN_GOLD:
        return TOO_FEW.of(GOLD, value, s.held(seat, GOLD))
    if code == OWN_RESOURCES:
        return TOO_FEW_IN_ALL.of(value, s.held_in_all(seat))
    if code == OWN_GOLD_ROOM:
        return NO_ROOM_TO_TAKE.of(GOLD)
    if code == OPPONENT_GOLD:
        return OPPONENT_HAS_NONE.of(GOLD)
    if code in (OPPONENT_STORABLE, OPPONENT_FOR_REGION):
        return NOTHING_TO_TAKE.of()
    if code == DISCARD_PILE:
        return DISCARD_PILE_EMPTY.of()
    return NO_TARGET.of(card) if code >= OPPONENT_UNIT_WITH_STRENGTH else WITHOUT_EFFECT.of(card)


def _reason_of_choice(test: Test, other: Test) -> i64:
    """Where either of two things would do."""
    if other.code == COMMERCE:
        return NEEDS_CITY_OR_COMMERCE.of(other.value)
    if other.code == FEWER_POINTS:
        return NEEDS_CARD_OR_FEWER_POINTS.of(test.value)
    return NEEDS_EITHER.of(test.value, other.value)
