"""A principality on its grid: regions with stocks, towns, roads and expansions (CD-3).

The first part of a position; `state.py` adds hands, stacks and the course of the turn. Everything
that changes is a number in `table` (open) or `hidden`. The constants in capitals are places in
those rows; rules use the methods, never a place. Numbers of sites, places and stores are
explained in `cards.py`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.core import Frame, State
from stavitel.engine.events import EventKind
from stavitel.games.catan_duel.cards import (
    CACHE,
    CITY,
    GOLD,
    NO_TOWN,
    NOTHING,
    PARISH_HALL,
    PLACE_COUNT,
    SEATS,
    SITE_COUNT,
    TOWN_COUNT,
    TOWN_HALL,
)
from stavitel.games.catan_duel.components import Components

SLOTS: Final = 2
"""A city has two sites above and two below; a settlement one each (CD-3.4)."""

# places in the part of `table` that each seat has for itself
REGION: Final = 0  # per place: the region card or NOTHING
STOCK: Final = 26  # per store
LEVEL: Final = 53  # per town
SLOT: Final = 65  # per site and slot: an expansion or NOTHING; the first slot fills first
CACHE_AT: Final = 113
FIRST: Final = 114  # the leftmost town
LAST: Final = 115
ROAD: Final = 116  # per side: a road beyond the outermost town
STRENGTH: Final = 118
SKILL: Final = 119
COMMERCE: Final = 120
PROGRESS: Final = 121
VICTORY: Final = 122
HAND_SIZE: Final = 123
SEAT_SIZE: Final = 124
TABLE_START: Final = SEATS * SEAT_SIZE
"""Where what belongs to no seat begins."""


class Principality(State):
    """Both principalities. `box` holds what is printed on the cards and never changes."""

    def __init__(
        self, box: Components, table: vec[i64], hidden: vec[i64], stack: list[Frame[Any]]
    ) -> None:
        super().__init__(table, hidden, stack)
        self.box: Final = box

    # towns and roads

    def level(self, seat: i64, town: i64) -> i64:
        """NO_TOWN, SETTLEMENT or CITY."""
        return self.table[seat * SEAT_SIZE + LEVEL + town]

    def set_level(self, seat: i64, town: i64, level: i64) -> None:
        """The outermost towns are remembered; towns are never lost (CD-9.7)."""
        at = seat * SEAT_SIZE
        self.table[at + LEVEL + town] = level
        if level != NO_TOWN:
            self.table[at + FIRST] = min(self.table[at + FIRST], town)
            self.table[at + LAST] = max(self.table[at + LAST], town)

    def first_town(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + FIRST]

    def last_town(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + LAST]

    def is_city(self, seat: i64, town: i64) -> bool:
        return self.table[seat * SEAT_SIZE + LEVEL + town] == CITY

    def outer_road(self, seat: i64, side: i64) -> bool:
        """Whether a road waits for a settlement at its outer end (CD-3.9)."""
        return self.table[seat * SEAT_SIZE + ROAD + side] == 1

    def set_outer_road(self, seat: i64, side: i64, n: i64) -> None:
        self.table[seat * SEAT_SIZE + ROAD + side] = n

    # regions and stocks

    def region(self, seat: i64, place: i64) -> i64:
        """The region card at a place, or NOTHING."""
        return self.table[seat * SEAT_SIZE + REGION + place]

    def set_region(self, seat: i64, place: i64, region: i64) -> None:
        self.table[seat * SEAT_SIZE + REGION + place] = region

    def stock(self, seat: i64, store: i64) -> i64:
        return self.table[seat * SEAT_SIZE + STOCK + store]

    def add_stock(self, seat: i64, store: i64, n: i64) -> None:
        self.table[seat * SEAT_SIZE + STOCK + store] += n

    def set_stock(self, seat: i64, store: i64, n: i64) -> None:
        self.table[seat * SEAT_SIZE + STOCK + store] = n

    def first_place(self, seat: i64) -> i64:
        """The first place that can have a region; all places up to `last_place` have one."""
        return 2 * self.table[seat * SEAT_SIZE + FIRST]

    def last_place(self, seat: i64) -> i64:
        return 2 * self.table[seat * SEAT_SIZE + LAST] + 3

    def is_store(self, seat: i64, store: i64) -> bool:
        """Whether a seat has a region there, or the gold cache."""
        at = seat * SEAT_SIZE
        if store == CACHE:
            return self.table[at + CACHE_AT] != NOTHING
        return self.table[at + REGION + store] != NOTHING

    def resource_at(self, seat: i64, store: i64) -> i64:
        """What a store holds; NOTHING where there is no store."""
        at = seat * SEAT_SIZE
        if store == CACHE:
            return NOTHING if self.table[at + CACHE_AT] == NOTHING else GOLD
        region = self.table[at + REGION + store]
        return NOTHING if region == NOTHING else self.box.regions[region].resource

    def tell_stock(self, kind: EventKind, seat: i64, store: i64, amount: i64) -> None:
        """Tell what has come to a store, or gone from it; the gold cache is no region."""
        if self.events is None:
            return
        region = NOTHING if store == CACHE else self.region(seat, store)
        self.emit(kind, seat, store, amount, self.resource_at(seat, store), region)

    def room(self, seat: i64, store: i64) -> i64:
        """How many more a store of the seat can take (CD-4.1)."""
        if not self.is_store(seat, store):
            return 0
        return self.box.storage - self.table[seat * SEAT_SIZE + STOCK + store]

    def held(self, seat: i64, resource: i64) -> i64:
        """All of one resource, the gold on the cache included."""
        total: i64 = 0
        for store in range(self.first_place(seat), self.last_place(seat) + 1):
            if self.resource_at(seat, store) == resource:
                total += self.stock(seat, store)
        return total + self.stock(seat, CACHE) if resource == GOLD else total

    def held_in_all(self, seat: i64) -> i64:
        total = self.stock(seat, CACHE)
        for place in range(self.first_place(seat), self.last_place(seat) + 1):
            total += self.stock(seat, place)
        return total

    def room_for(self, seat: i64, resource: i64) -> i64:
        """How many of a resource the seat can still store, on the cache too."""
        total: i64 = 0
        for store in range(self.first_place(seat), self.last_place(seat) + 1):
            if self.resource_at(seat, store) == resource:
                total += self.room(seat, store)
        return total + self.room(seat, CACHE) if resource == GOLD else total

    def cache_at(self, seat: i64) -> i64:
        """The place beyond which the gold cache lies, or NOTHING (CD-3.11)."""
        return self.table[seat * SEAT_SIZE + CACHE_AT]

    def set_cache_at(self, seat: i64, place: i64) -> None:
        self.table[seat * SEAT_SIZE + CACHE_AT] = place

    # expansions

    def slot(self, seat: i64, site: i64, slot: i64) -> i64:
        """The card on one of the two slots of a site, or NOTHING. A Town Hall lies on a Parish
        Hall, which is not told apart (CD-18.34)."""
        return self.table[seat * SEAT_SIZE + SLOT + SLOTS * site + slot]

    def set_slot(self, seat: i64, site: i64, slot: i64, card: i64) -> None:
        self.table[seat * SEAT_SIZE + SLOT + SLOTS * site + slot] = card

    def first_beside(self, seat: i64, place: i64) -> i64:
        """The first of the sites beside a region; the other one is 2 further (CD-3.5)."""
        return max(place - 2, 2 * self.table[seat * SEAT_SIZE + FIRST] + place % 2)

    def last_beside(self, seat: i64, place: i64) -> i64:
        """The last of them; outer regions have a single one."""
        return min(place, 2 * self.table[seat * SEAT_SIZE + LAST] + place % 2)

    def is_free(self, seat: i64, site: i64) -> bool:
        """Whether a further card fits on a site (CD-3.4)."""
        at = seat * SEAT_SIZE
        level = self.table[at + LEVEL + site // 2]
        if level == NO_TOWN:
            return False
        last_slot = SLOTS * site + (1 if level == CITY else 0)
        return self.table[at + SLOT + last_slot] == NOTHING

    def stands(self, seat: i64, site: i64, card: i64) -> bool:
        """Whether a card lies, visible, on a site."""
        at = seat * SEAT_SIZE + SLOT + SLOTS * site
        return self.table[at] == card or self.table[at + 1] == card

    def put_card(self, seat: i64, site: i64, card: i64) -> None:
        """Lay an expansion on a free site; a Town Hall covers the Parish Hall there instead."""
        at = seat * SEAT_SIZE + SLOT + SLOTS * site
        wanted = PARISH_HALL if card == TOWN_HALL else NOTHING
        self.table[at if self.table[at] == wanted else at + 1] = card

    def lift_card(self, seat: i64, site: i64, card: i64) -> None:
        """Take an expansion away; a Parish Hall under a Town Hall stays (CD-18.34)."""
        at = seat * SEAT_SIZE + SLOT + SLOTS * site
        slot = at if self.table[at] == card else at + 1
        if card == TOWN_HALL:
            self.table[slot] = PARISH_HALL
            return
        if slot == at:
            self.table[at] = self.table[at + 1]
        self.table[at + 1] = NOTHING

    def kind_at(self, seat: i64, site: i64, slot: i64) -> i64:
        card = self.table[seat * SEAT_SIZE + SLOT + SLOTS * site + slot]
        return NOTHING if card == NOTHING else self.box.kind[card]

    def kinds_at(self, seat: i64, site: i64, kind: i64) -> i64:
        """How many cards of a kind lie on a site."""
        found: i64 = 1 if self.kind_at(seat, site, 0) == kind else 0
        return found + 1 if self.kind_at(seat, site, 1) == kind else found

    def kinds_beside(self, seat: i64, place: i64, kind: i64) -> i64:
        """How many cards of a kind lie beside a region (CD-3.5)."""
        found: i64 = 0
        for site in range(self.first_beside(seat, place), self.last_beside(seat, place) + 1, 2):
            found += self.kinds_at(seat, site, kind)
        return found

    def count_kind(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat has in play; a covered Parish Hall counts too."""
        found: i64 = 0
        at = seat * SEAT_SIZE + SLOT
        first = at + SLOTS * 2 * self.first_town(seat)
        for slot in range(first, at + SLOTS * 2 * (self.last_town(seat) + 1)):  # asked all the time
            card = self.table[slot]
            if card != NOTHING:
                lies = self.box.kind[card]
                if lies == kind or (lies == TOWN_HALL and kind == PARISH_HALL):
                    found += 1
        return found

    def has_kind(self, seat: i64, kind: i64) -> bool:
        return self.count_kind(seat, kind) > 0

    # points, kept up to date by points.py

    def strength(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + STRENGTH]

    def skill(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + SKILL]

    def commerce(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + COMMERCE]

    def progress(self, seat: i64) -> i64:
        return self.table[seat * SEAT_SIZE + PROGRESS]

    def own_points(self, seat: i64) -> i64:
        """Victory points without the tokens."""
        return self.table[seat * SEAT_SIZE + VICTORY]

    def set_points(
        self, seat: i64, strength: i64, skill: i64, commerce: i64, progress: i64, victory: i64
    ) -> None:
        at = seat * SEAT_SIZE
        self.table[at + STRENGTH] = strength
        self.table[at + SKILL] = skill
        self.table[at + COMMERCE] = commerce
        self.table[at + PROGRESS] = progress
        self.table[at + VICTORY] = victory

    def has_strength_advantage(self, seat: i64) -> bool:
        """Enough strength, and strictly more than the opponent (CD-13.4)."""
        mine = self.strength(seat)
        return mine >= self.box.advantage and mine > self.strength(1 - seat)

    def has_trade_advantage(self, seat: i64) -> bool:
        """Enough commerce, and strictly more than the opponent (CD-13.5)."""
        mine = self.commerce(seat)
        return mine >= self.box.advantage and mine > self.commerce(1 - seat)

    def victory_points(self, seat: i64) -> i64:
        """Towns, cards and tokens (CD-13.6, CD-17.1)."""
        points = self.own_points(seat)
        if self.has_strength_advantage(seat):
            points += self.box.token_points
        if self.has_trade_advantage(seat):
            points += self.box.token_points
        return points


def bare_principality(table: vec[i64], seat: i64) -> None:
    """A grid on which nothing lies yet."""
    at = seat * SEAT_SIZE
    for place in range(PLACE_COUNT):
        table[at + REGION + place] = NOTHING
    for slot in range(SLOTS * SITE_COUNT):
        table[at + SLOT + slot] = NOTHING
    table[at + CACHE_AT] = NOTHING
    table[at + FIRST] = TOWN_COUNT
    table[at + LAST] = -1
