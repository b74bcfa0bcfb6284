"""Every invariant of a sound position, in words."""

from stavitel.engine.bits import has
from stavitel.games.catan_duel.cards import (
    ACTION,
    CARD_COUNT,
    CARDS,
    CELEBRATION,
    CITY,
    COLOURS,
    EVENT_CARD,
    FIRST_TOWN,
    GAME_END,
    HAPPENING_COUNT,
    HAPPENINGS,
    NO_TOWN,
    NOBODY,
    NOTHING,
    PLACE_COUNT,
    PLACES,
    REGION_COUNT,
    REGIONS,
    ROLL_PHASE,
    SEATS,
    SETUP,
    SIDES,
    SITE_COUNT,
    SITES,
    SLOTS,
    START_REGIONS,
    STORE_COUNT,
    STORES,
    TOWN_COUNT,
    YULE,
)
from stavitel.games.catan_duel.check_memory import check_memory, check_piles
from stavitel.games.catan_duel.counting import cards_found, cards_in_play, is_dealing
from stavitel.games.catan_duel.deck_counts import chosen_event, deck_count
from stavitel.games.catan_duel.event_setup import DealEvent
from stavitel.games.catan_duel.fields import (
    CITIES,
    FIXED_EVENT,
    FIXED_PRODUCTION,
    ROADS,
    SETTLEMENTS,
    STATE,
)
from stavitel.games.catan_duel.new_regions import DrawRegion, ScoutedRegion, UpperRegion
from stavitel.games.catan_duel.own_decks import check_decks
from stavitel.games.catan_duel.points import count_points
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION, DIE, REGION_EXPANSION
from stavitel.games.catan_duel.state import CatanDuel


def check(s: CatanDuel) -> list[str]:
    """What is wrong with a position; nothing, if it can occur in a game."""
    faults = check_piles(s)
    if faults:
        return faults  # nothing else could be counted
    for seat, colour in enumerate(COLOURS):
        found = check_grid(s, seat) + check_stores(s, seat)
        found += check_expansions(s, seat) + check_points(s, seat)
        faults += [f"{colour}: {fault}" for fault in found]
    faults += check_central(s) + check_regions(s) + check_cards(s) + check_memory(s)
    faults += check_events(s) + check_course(s) + check_dice(s)
    return faults or STATE.faults(s)


# principalities


def check_grid(s: CatanDuel, seat: int) -> list[str]:
    """Towns without gaps around the two of the start, regions on both sides of each (CD-3)."""
    faults: list[str] = []
    towns = [town for town in range(TOWN_COUNT) if s.level(seat, town) != NO_TOWN]
    first, last = int(s.first_town(seat)), int(s.last_town(seat))
    if towns != list(range(first, last + 1)) or not first <= FIRST_TOWN < last:
        return ["expected towns without gaps around columns 0 and 2"]
    awaited = awaited_places(s, seat)
    for place in range(PLACE_COUNT):
        inside = s.first_place(seat) <= place <= s.last_place(seat)
        if (s.region(seat, place) != NOTHING) != (inside and place not in awaited):
            faults.append(f"{PLACES[place]}: expected {'a' if inside else 'no'} region")
    return faults


def awaited_places(s: CatanDuel, seat: int) -> list[int]:
    """Places for which regions have been drawn, or are looked for (CD-9.4, CD-9.5)."""
    for frame in s.stack:
        if isinstance(frame, (DrawRegion, UpperRegion)) and frame.seat == seat:
            return [int(frame.place), int(frame.place) + 1]
        if isinstance(frame, ScoutedRegion) and frame.seat == seat:
            return list(range(int(frame.place), int(frame.place) // 2 * 2 + 2))
    return []


def check_stores(s: CatanDuel, seat: int) -> list[str]:
    """A store holds 0 to 3, and nothing lies beside stores (CD-4.1)."""
    faults: list[str] = []
    for store in range(STORE_COUNT):
        most = int(s.box.storage) if s.is_store(seat, store) else 0
        if not 0 <= s.stock(seat, store) <= most:
            found = int(s.stock(seat, store))
            faults.append(f"stocks: expected 0 to {most} at {STORES[store]}; found {found}")
    place = int(s.cache_at(seat))
    if place != NOTHING and not s.is_store(seat, place):
        faults.append(f"cache: expected beyond a region; found at {PLACES[place]}")
    return faults


def check_expansions(s: CatanDuel, seat: int) -> list[str]:
    """Cards lie on sites of towns, red ones at cities, and marked ones once (CD-9.8 to 9.14)."""
    faults: list[str] = []
    for site in range(SITE_COUNT):
        if s.slot(seat, site, 0) == NOTHING:
            if s.slot(seat, site, 1) != NOTHING:
                faults.append(f"{SITES[site]}: expected the first slot to fill first")
            continue
        level = int(s.level(seat, site // 2))
        cards = [int(s.slot(seat, site, slot)) for slot in range(SLOTS)]
        cards = [card for card in cards if card != NOTHING]
        if len(cards) > level:  # a settlement has one, a city two
            faults.append(f"{SITES[site]}: expected at most {level} cards; found {len(cards)}")
        for card in cards:
            kind = s.box.cards[card].type
            if kind in (ACTION_CARD, REGION_EXPANSION):
                faults.append(f"{SITES[site]}: {CARDS[card]} does not belong there")
            if kind == CITY_EXPANSION and level != CITY:
                faults.append(f"{SITES[site]}: expected {CARDS[card]} at a city only")
            if s.box.cards[card].once and s.count_kind(seat, s.box.kind[card]) > 1:
                faults.append(f"{SITES[site]}: expected {CARDS[card]} once only")
    return faults


def check_points(s: CatanDuel, seat: int) -> list[str]:
    """The points kept are those a fresh count gives (CD-13.1)."""
    fresh = s.copy()
    count_points(fresh, seat)
    kept, counted = all_points(s, seat), all_points(fresh, seat)
    return [] if kept == counted else [f"expected points {counted}; found {kept}"]


def all_points(s: CatanDuel, seat: int) -> list[int]:
    points = [s.strength(seat), s.skill(seat), s.commerce(seat), s.progress(seat)]
    return [int(n) for n in [*points, s.own_points(seat)]]


# the middle


def check_central(s: CatanDuel) -> list[str]:
    """Roads, settlements and cities make up their stacks (CD-1.2)."""
    towns = cities = roads = 0
    for seat in range(SEATS):
        levels = [int(s.level(seat, town)) for town in range(TOWN_COUNT)]
        towns += len([level for level in levels if level != NO_TOWN]) - 2
        cities += levels.count(CITY)
        roads += len([side for side in range(len(SIDES)) if s.outer_road(seat, side)])
    faults: list[str] = []
    built = {"roads": (ROADS, roads + towns), "settlements": (SETTLEMENTS, towns)}
    for name, (kind, laid) in {**built, "cities": (CITIES, cities)}.items():
        left, full = int(s.central_left(kind)), int(s.box.central_stacks[kind])
        if left < 0 or left + laid != full:
            faults.append(f"{name}: expected {full} in all; found {laid} built and {left} left")
    return faults


def check_regions(s: CatanDuel) -> list[str]:
    """Every region card is in one place, those of the start with their owner (CD-1.2)."""
    faults: list[str] = []
    first = SEATS * START_REGIONS
    laid = [regions_laid(s, seat) for seat in range(SEATS)]
    drawn, left = drawn_regions(s), s.regions_left
    for region in range(REGION_COUNT):
        places = laid[0][region] + laid[1][region]
        if region < first:
            if places != 1 or laid[region // START_REGIONS][region] != 1:
                faults.append(f"{REGIONS[region]}: expected once, with its colour")
            continue
        places += 1 if has(left, region - first) else 0
        places += drawn.count(region)
        if places != 1:
            faults.append(f"{REGIONS[region]}: expected in one place; found in {places}")
    return faults


def regions_laid(s: CatanDuel, seat: int) -> list[int]:
    """How often each region card lies in a principality."""
    times = [0] * REGION_COUNT
    for place in range(PLACE_COUNT):
        region = s.region(seat, place)
        if region != NOTHING:
            times[region] += 1
    return times


def drawn_regions(s: CatanDuel) -> list[int]:
    """Regions that wait to be laid."""
    for frame in s.stack:
        if isinstance(frame, DrawRegion):
            return [] if frame.drawn == NOTHING else [int(frame.drawn)]
        if isinstance(frame, UpperRegion):
            return [int(frame.one), int(frame.other)]
    return []


# draw cards


def check_cards(s: CatanDuel) -> list[str]:
    """Every draw card of this game is in exactly one place (CD-1.5, CD-16.2)."""
    faults: list[str] = []
    found = cards_found(s)
    open_card = int(s.mode().face_up_card)
    if s.mode().is_own:
        faults += check_decks(s)
    for card in range(CARD_COUNT):
        expected = int(s.mode().dealt[card])
        if s.mode().is_own:
            expected = sum([int(deck_count(s, seat, card)) for seat in range(SEATS)])
        here = found[card]
        if card == open_card:
            expected, here = int(s.mode().face_up), here + int(s.face_up_left)
            if here - int(s.face_up_left) != cards_in_play(s)[card]:
                faults.append(f"{CARDS[card]}: expected in play or face up only")
        if here != expected and not (here < expected and is_dealing(s)):
            faults.append(f"{CARDS[card]}: expected {expected} in this game; found {here}")
    if s.face_up_left < 0 or (open_card == NOTHING and s.face_up_left != 0):
        faults.append("face_up: expected no cards")
    return faults


def check_events(s: CatanDuel) -> list[str]:
    """The event cards of the mode, and no more drawn than there are before Yule (CD-2.5)."""
    faults: list[str] = []
    mode = s.mode()
    for happening, name in enumerate(HAPPENINGS):
        sure = int(mode.sure_events[happening])
        most = sure + int(mode.moon_events[happening])
        if mode.is_own:
            most = sure + sum([int(chosen_event(s, seat, happening)) for seat in range(SEATS)])
        there, met = int(s.events_in_game(happening)), int(s.events_met(happening))
        if not sure <= there <= most or (mode.is_own and there != most):
            faults.append(f"{name}: expected {sure} to {most} in the game; found {there}")
        if not 0 <= s.events_drawn(happening) <= met or not sure <= met <= there:
            faults.append(f"{name}: expected no more drawn or met than there are")
    total = sum([int(s.events_in_game(happening)) for happening in range(HAPPENING_COUNT)])
    to_come = sum([int(frame.left) for frame in s.stack if isinstance(frame, DealEvent)])
    if total + to_come != mode.events and not mode.is_own:
        faults.append(f"half_moons: expected {int(mode.events)} events in all; found {total}")
    before = int(mode.events - s.box.yule_from_bottom)
    if s.events_drawn(YULE) != 0 or s.all_events_drawn() > before:
        faults.append(f"events_drawn: expected at most {before} events, and no yule")
    return faults


# the course of the game


def check_course(s: CatanDuel) -> list[str]:
    """Turns alternate from the starting player on (CD-5.1)."""
    faults: list[str] = []
    if s.phase == SETUP:
        if s.turn != 0 or s.active != NOBODY:
            faults.append("turn: expected none before the game begins")
        return faults
    if s.starter == NOBODY or s.active == NOBODY:
        return ["active: expected a seat, and a starting player"]
    expected = int(s.starter if s.turn % 2 == 1 else 1 - s.starter)
    if s.turn < 1 or s.active != expected:
        faults.append(f"active: expected {COLOURS[expected]} in turn {int(s.turn)}")
    if (s.phase == GAME_END) != (not s.stack):
        faults.append("phase: expected 'game_end' when nothing is left to do, and only then")
    if s.phase < ACTION and (s.mints_used != 0 or s.played_once != 0):
        faults.append("mints_used, played_once: expected in the action phase and after it")
    return faults


def check_dice(s: CatanDuel) -> list[str]:
    """Dice lie where they were rolled or fixed, and an event card with its symbol (CD-5.4)."""
    faults: list[str] = []
    number, symbol = int(s.production), int(s.symbol)
    fixed = int(s.fixed)
    if not 0 <= number <= DIE:
        faults.append(f"production: expected 1 to {DIE}; found {number}")
    if s.phase == GAME_END:
        pass  # who wins before rolling leaves no dice behind (CD-17.3)
    elif s.phase >= ACTION:
        if number == 0 or symbol == NOTHING:
            faults.append("production, symbol: expected both after the roll")
    elif s.phase != ROLL_PHASE:
        if (number != 0) != bool(fixed & FIXED_PRODUCTION):
            faults.append("production: expected before the roll only if a card has fixed it")
        if (symbol != NOTHING) != bool(fixed & FIXED_EVENT):
            faults.append("symbol: expected before the roll only if a card has fixed it")
    if fixed & FIXED_EVENT and symbol != CELEBRATION:
        faults.append("fixed: expected 'celebration' where the event is fixed")
    if s.happening != NOTHING and symbol != EVENT_CARD:
        faults.append("happening: expected with the symbol 'event_card' only")
    return faults
