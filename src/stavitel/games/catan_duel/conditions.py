"""What a card asks for, put to a position: 0, or the reason of the first thing amiss (CD-9.12)."""

from mypy_extensions import i64

from stavitel.games.catan_duel.cards import ANY, BATH_HOUSE, GOLD, NOTHING, SLOTS
from stavitel.games.catan_duel.discard import pile_for
from stavitel.games.catan_duel.fields import FOUR_REGIONS
from stavitel.games.catan_duel.gain import may_be_cached
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
    BATH_HOUSE_WITH_ROOM,
    CARD,
    CARD_OR_FEWER_POINTS,
    CITY_OR_COMMERCE,
    DISCARD_PILE,
    EITHER_CARD,
    GOLD_ROOM,
    HERO_WITH_STRENGTH,
    OPPONENT_GOLD,
    OPPONENT_HAND,
    OPPONENT_RESOURCE_FOR_REGION,
    OPPONENT_STORABLE_RESOURCE,
    OPPONENT_UNIT_WITH_STRENGTH,
    OPPONENT_UNPROTECTED_BUILDING,
    OWN_GOLD,
    OWN_RESOURCES,
    PROGRESS_POINTS,
    REGION_WITH_ROLLED_NUMBER,
    ROOM_FOR,
    STRENGTH_ADVANTAGE,
    Requirement,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.taking import can_take_any


def refuse_requirements(s: CatanDuel, seat: i64, card: i64) -> i64:
    """Everything a card asks for must be there; later losses do not matter (CD-9.12)."""
    for asked in s.box.cards[card].requires:
        reason = _refuse_standing(s, seat, asked)
        if reason == 0:
            reason = _refuse_stores(s, seat, card, asked)
        if reason == 0:
            reason = _refuse_target(s, seat, card, asked)
        if reason != 0:
            return reason
    return 0


def least_of(s: CatanDuel, card: i64, predicate: i64) -> i64:
    """The least number a card asks for; for prices, what it takes."""
    for asked in s.box.cards[card].requires:
        if asked.predicate == predicate:
            return asked.value
    return 0


# each of these three knows some of the predicates


def _refuse_standing(s: CatanDuel, seat: i64, asked: Requirement) -> i64:
    """Cards and points of one's own."""
    predicate, value = asked.predicate, asked.value
    if predicate == CARD:
        return 0 if s.has_kind(seat, value) else NEEDS_CARD.of(value)
    if predicate == EITHER_CARD:
        has_either = s.has_kind(seat, value) or s.has_kind(seat, asked.other)
        return 0 if has_either else NEEDS_EITHER.of(value, asked.other)
    if predicate == CARD_OR_FEWER_POINTS:
        is_behind = s.victory_points(seat) < s.victory_points(1 - seat)
        return 0 if is_behind or s.has_kind(seat, value) else NEEDS_CARD_OR_FEWER_POINTS.of(value)
    if predicate == CITY_OR_COMMERCE:
        is_met = s.commerce(seat) >= value or has_city(s, seat)
        return 0 if is_met else NEEDS_CITY_OR_COMMERCE.of(value)
    if predicate == PROGRESS_POINTS:
        return 0 if s.progress(seat) >= value else NEEDS_PROGRESS.of(value)
    if predicate == STRENGTH_ADVANTAGE:
        return 0 if s.has_strength_advantage(seat) else NEEDS_STRENGTH_ADVANTAGE.of()
    if predicate == HERO_WITH_STRENGTH:
        return 0 if has_strong_hero(s, seat) else NEEDS_HERO.of()
    return 0


def _refuse_stores(s: CatanDuel, seat: i64, card: i64, asked: Requirement) -> i64:
    """Resources of one's own, and room for more."""
    predicate, value = asked.predicate, asked.value
    if predicate == OWN_GOLD:
        have = s.held(seat, GOLD)
        return 0 if have >= value else TOO_FEW.of(GOLD, value, have)
    if predicate == OWN_RESOURCES:
        have = s.held_in_all(seat)
        return 0 if have >= value else TOO_FEW_IN_ALL.of(value, have)
    if predicate == GOLD_ROOM:
        return 0 if s.room_for(seat, GOLD) >= value else NO_ROOM_TO_TAKE.of(GOLD)
    if predicate == ROOM_FOR:
        return 0 if s.room_for(seat, value) > 0 else WITHOUT_EFFECT.of(card)
    if predicate == BATH_HOUSE_WITH_ROOM:
        return 0 if has_healing_bath_house(s, seat) else WITHOUT_EFFECT.of(card)
    if predicate == REGION_WITH_ROLLED_NUMBER:
        return 0 if has_region_with_rolled_number(s, seat) else WITHOUT_EFFECT.of(card)
    return 0


def _refuse_target(s: CatanDuel, seat: i64, card: i64, asked: Requirement) -> i64:
    """What the opponent or the discard pile has to give."""
    predicate, value = asked.predicate, asked.value
    if predicate == OPPONENT_GOLD:
        return 0 if s.held(1 - seat, GOLD) >= value else OPPONENT_HAS_NONE.of(GOLD)
    if predicate == OPPONENT_STORABLE_RESOURCE:
        return 0 if can_take_any(s, seat, ANY) else NOTHING_TO_TAKE.of()
    if predicate == OPPONENT_RESOURCE_FOR_REGION:
        return 0 if can_fill_a_region(s, seat) else NOTHING_TO_TAKE.of()
    if predicate == OPPONENT_UNIT_WITH_STRENGTH:
        return 0 if has_strong_unit(s, 1 - seat) else NO_TARGET.of(card)
    if predicate == OPPONENT_UNPROTECTED_BUILDING:
        return 0 if has_unprotected_building(s, 1 - seat) else NO_TARGET.of(card)
    if predicate == OPPONENT_HAND:
        return 0 if s.hand_size(1 - seat) >= value else NO_TARGET.of(card)
    if predicate == DISCARD_PILE:
        return 0 if s.pile_size(pile_for(s, seat, card)) >= value else DISCARD_PILE_EMPTY.of()
    return 0


# predicates


def has_city(s: CatanDuel, seat: i64) -> bool:
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        if s.is_city(seat, town):
            return True
    return False


def has_strong_hero(s: CatanDuel, seat: i64) -> bool:
    for card in cards_of(s, seat):
        if card.is_hero() and card.strength > 0:
            return True
    return False


def has_healing_bath_house(s: CatanDuel, seat: i64) -> bool:
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        if s.kinds_at(seat, site, BATH_HOUSE) > 0 and heals(s, seat, site):
            return True
    return False


def heals(s: CatanDuel, seat: i64, site: i64) -> bool:
    """Whether a region beside a site, or where the table has it so any around the city, can store
    what it gains (CD-11.19, R8)."""
    if yields(s, seat, site) or yields(s, seat, site + 2):
        return True
    across = site ^ 1
    return s.doctor == FOUR_REGIONS and (yields(s, seat, across) or yields(s, seat, across + 2))


def has_region_with_rolled_number(s: CatanDuel, seat: i64) -> bool:
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        region = s.region(seat, place)
        if s.box.regions[region].die == s.production and yields(s, seat, place):
            return True
    return False


def yields(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether what a region gains can be stored; gold has the cache too (R26)."""
    if s.room(seat, place) > 0:
        return True
    return may_be_cached(s, seat, place)


def can_fill_a_region(s: CatanDuel, seat: i64) -> bool:
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        if fills(s, seat, place):
            return True
    return False


def fills(s: CatanDuel, seat: i64, place: i64) -> bool:
    """Whether the opponent has something for a region of one's own with room (CD-11.9, R32)."""
    return s.room(seat, place) > 0 and s.held(1 - seat, s.resource_at(seat, place)) > 0


def has_strong_unit(s: CatanDuel, seat: i64) -> bool:
    for card in cards_of(s, seat):
        if is_strong_unit(card):
            return True
    return False


def has_unprotected_building(s: CatanDuel, seat: i64) -> bool:
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        if is_fireproof(s, seat, site):
            continue
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING and s.box.cards[card].is_building():
                return True
    return False
