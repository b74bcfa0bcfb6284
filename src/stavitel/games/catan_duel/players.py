"""What lies before a player, as a table of a position, and back."""

from stavitel.engine.bits import bit, members
from stavitel.engine.fields import BadField, Fields, numbers
from stavitel.games.catan_duel.cards import (
    CACHE,
    CARDS,
    CITY,
    FIRST_TOWN,
    NO_TOWN,
    NOTHING,
    PLACE_COUNT,
    PLACES,
    REGIONS,
    SEATS,
    SETTLEMENT,
    SIDES,
    SITE_COUNT,
    SITES,
    SLOTS,
    START_REGIONS,
    STORE_COUNT,
    STORES,
    TOWN_COUNT,
)
from stavitel.games.catan_duel.checks import awaited_places, drawn_regions
from stavitel.games.catan_duel.fields import CITIES, ROADS, SETTLEMENTS
from stavitel.games.catan_duel.own_decks import describe_own, read_own
from stavitel.games.catan_duel.piles import describe_hand, read_hand
from stavitel.games.catan_duel.points import count_points
from stavitel.games.catan_duel.setup import start_stock
from stavitel.games.catan_duel.state import CatanDuel

# reading


def read_players(s: CatanDuel, groups: list[Fields]) -> None:
    """Both principalities and hands; central cards that lie nowhere are in their stacks."""
    for seat in range(SEATS):
        read_towns(s, seat, groups[seat])
        read_regions(s, seat, groups[seat])
    for seat in range(SEATS):  # after all regions that are named
        fill_regions(s, seat)
        read_stocks(s, seat, groups[seat])
        read_expansions(s, seat, groups[seat])
        read_hand(s, seat, groups[seat])
        if s.mode().is_own:
            read_own(s, seat, groups[seat])
        count_points(s, seat)
        groups[seat].done()


def read_towns(s: CatanDuel, seat: int, group: Fields) -> None:
    """The two settlements of the start, whatever was built beside them, and outer roads."""
    low, high = column(0), column(TOWN_COUNT - 1)
    for town in (FIRST_TOWN, FIRST_TOWN + 1):
        s.set_level(seat, town, SETTLEMENT)
    for key, level in (("settlements", SETTLEMENT), ("cities", CITY)):
        if not group.has(key):
            continue
        for col in numbers(group, key, 0, low, high):
            if col % 2:
                raise group.fault(key, f"expected even columns; got {col}")
            if s.level(seat, town_of(col)) == NO_TOWN:
                s.add_central_left(SETTLEMENTS, -1)
                s.add_central_left(ROADS, -1)
            if level == CITY:
                s.add_central_left(CITIES, -1)
            s.set_level(seat, town_of(col), level)
    for n, side in enumerate(group.words("roads", SIDES)):
        if s.outer_road(seat, side):
            raise BadField([*group.path, "roads", n], f"'{SIDES[side]}' is listed twice")
        s.set_outer_road(seat, side, True)
        s.add_central_left(ROADS, -1)


def read_regions(s: CatanDuel, seat: int, group: Fields) -> None:
    """The regions that are named; those of the start lie at their usual places otherwise."""
    regions = group.group("regions")
    for place, name in enumerate(PLACES):
        region = regions.word(name, REGIONS, "")
        if region != NOTHING:
            lay_region(s, seat, place, region)
    regions.done()
    for region in range(seat * START_REGIONS, (seat + 1) * START_REGIONS):
        place = int(s.box.regions[region].place)
        if not laid(s, region) and s.region(seat, place) == NOTHING:
            lay_region(s, seat, place, region)


def fill_regions(s: CatanDuel, seat: int) -> None:
    """Beside further settlements lie the first regions of the stack that are free, except where
    some are about to be laid."""
    for region in drawn_regions(s):
        take_from_stack(s, region)
    awaited = awaited_places(s, seat)
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        left = members(int(s.regions_left))
        if s.region(seat, place) == NOTHING and left and place not in awaited:
            lay_region(s, seat, place, SEATS * START_REGIONS + left[0])


def lay_region(s: CatanDuel, seat: int, place: int, region: int) -> None:
    s.set_region(seat, place, region)
    take_from_stack(s, region)


def take_from_stack(s: CatanDuel, region: int) -> None:
    if region >= SEATS * START_REGIONS:
        s.regions_left &= ~bit(region - SEATS * START_REGIONS)


def laid(s: CatanDuel, region: int) -> bool:
    for seat in range(SEATS):
        for place in range(PLACE_COUNT):
            if s.region(seat, place) == region:
                return True
    return False


def read_stocks(s: CatanDuel, seat: int, group: Fields) -> None:
    """What the regions of the start show usually, and nothing elsewhere (CD-2.3)."""
    stocks = group.group("stocks")
    for store in range(STORE_COUNT):
        region = NOTHING if store == CACHE else int(s.region(seat, store))
        usual = 0 if region == NOTHING else int(start_stock(s, region))
        s.set_stock(seat, store, stocks.number(STORES[store], 0, int(s.box.storage), usual))
    stocks.done()


def read_expansions(s: CatanDuel, seat: int, group: Fields) -> None:
    sites = group.group("sites")
    for site, name in enumerate(SITES):
        cards = sites.words(name, CARDS)
        if len(cards) > SLOTS:
            raise sites.fault(name, f"expected at most {SLOTS} cards; got {len(cards)}")
        for slot, card in enumerate(cards):
            s.set_slot(seat, site, slot, card)
    sites.done()
    s.set_cache_at(seat, group.word("cache", PLACES, ""))


# writing


def describe_player(s: CatanDuel, seat: int) -> dict[str, object]:
    """The table that `read_player` reads; what is empty is left out."""
    towns = range(TOWN_COUNT)
    group: dict[str, object] = {
        "regions": {
            name: REGIONS[s.region(seat, place)]
            for place, name in enumerate(PLACES)
            if s.region(seat, place) != NOTHING
        },
        "stocks": {
            name: int(s.stock(seat, store))
            for store, name in enumerate(STORES)
            if s.is_store(seat, store)
        },
        "hand": describe_hand(s, seat),
    }
    built = [town for town in towns if s.level(seat, town) == SETTLEMENT and not is_start(town)]
    if built:
        group["settlements"] = [column(town) for town in built]
    cities = [town for town in towns if s.level(seat, town) == CITY]
    if cities:
        group["cities"] = [column(town) for town in cities]
    roads = [name for side, name in enumerate(SIDES) if s.outer_road(seat, side)]
    if roads:
        group["roads"] = roads
    sites = {
        SITES[site]: cards_at(s, seat, site)
        for site in range(SITE_COUNT)
        if cards_at(s, seat, site)
    }
    if sites:
        group["sites"] = sites
    if s.cache_at(seat) != NOTHING:
        group["cache"] = PLACES[s.cache_at(seat)]
    return group | describe_own(s, seat) if s.mode().is_own else group


def cards_at(s: CatanDuel, seat: int, site: int) -> list[str]:
    found = [int(s.slot(seat, site, slot)) for slot in range(SLOTS)]
    return [CARDS[card] for card in found if card != NOTHING]


def is_start(town: int) -> bool:
    return town in (FIRST_TOWN, FIRST_TOWN + 1)


def column(town: int) -> int:
    """The column of a town on the grid (CD-3.1)."""
    return 2 * (town - FIRST_TOWN)


def town_of(col: int) -> int:
    return col // 2 + FIRST_TOWN
