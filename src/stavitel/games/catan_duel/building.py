"""Roads, settlements and cities, and the regions a settlement brings (CD-9.3 to CD-9.7)."""

from mypy_extensions import i64

from stavitel.engine.bits import count
from stavitel.engine.core import Actions
from stavitel.games.catan_duel.cards import CITY, LEFT, RIGHT, SCOUT, SETTLEMENT
from stavitel.games.catan_duel.events import (
    CITY_BUILT,
    ROAD_BUILT,
    SETTLEMENT_BUILT,
)
from stavitel.games.catan_duel.fields import CITIES, ROADS, SETTLEMENTS
from stavitel.games.catan_duel.holdings import holdings, is_payable, refuse_cost
from stavitel.games.catan_duel.knowledge import in_hand, play_from_hand
from stavitel.games.catan_duel.new_regions import (
    REGIONS_OF_SETTLEMENT,
    bring_regions,
    scout_regions,
)
from stavitel.games.catan_duel.payment import pay
from stavitel.games.catan_duel.points import recount
from stavitel.games.catan_duel.reasons import (
    NO_REGIONS_LEFT,
    NO_ROAD,
    NO_SETTLEMENT,
    NONE_LEFT,
    NOT_IN_HAND,
    ROAD_THERE,
)
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    SCOUT_SETTLEMENT,
)


def add_central(s: CatanDuel, seat: i64, out: Actions) -> None:
    """Everything central a player might think of."""
    for side in (LEFT, RIGHT):
        out.add(BUILD_ROAD.one(side))
    for side in (LEFT, RIGHT):
        out.add(BUILD_SETTLEMENT.one(side))
    if in_hand(s, seat, SCOUT):
        for side in (LEFT, RIGHT):
            out.add(SCOUT_SETTLEMENT.one(side))
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        out.add(BUILD_CITY.one(town))


def find_central(s: CatanDuel, seat: i64, held: i64, out: Actions) -> None:
    """All of this that is legal; what cannot be paid for is not looked at."""
    if is_payable(held, s.box.road_cost):
        for side in (LEFT, RIGHT):
            if refuse_road(s, seat, side) == 0:
                out.add(BUILD_ROAD.one(side))
    if is_payable(held, s.box.settlement_cost):
        for side in (LEFT, RIGHT):
            if refuse_settlement(s, seat, side) == 0:
                out.add(BUILD_SETTLEMENT.one(side))
        for side in (LEFT, RIGHT):
            if refuse_scouting(s, seat, side) == 0:
                out.add(SCOUT_SETTLEMENT.one(side))
    if is_payable(held, s.box.city_cost):
        for town in range(s.first_town(seat), s.last_town(seat) + 1):
            if refuse_city(s, seat, town) == 0:
                out.add(BUILD_CITY.one(town))


def is_central(action: i64) -> bool:
    return (
        BUILD_ROAD.holds(action)
        or BUILD_SETTLEMENT.holds(action)
        or SCOUT_SETTLEMENT.holds(action)
        or BUILD_CITY.holds(action)
    )


def central_cost(s: CatanDuel, action: i64) -> i64:
    """What such an action costs (CD-9.3)."""
    if BUILD_ROAD.holds(action):
        return s.box.road_cost
    return s.box.city_cost if BUILD_CITY.holds(action) else s.box.settlement_cost


def refuse_central(s: CatanDuel, seat: i64, action: i64) -> i64:
    """There must be a place and a card for it, and what it costs (CD-9.2)."""
    if BUILD_ROAD.holds(action):
        reason = refuse_road(s, seat, BUILD_ROAD.value(action))
    elif BUILD_CITY.holds(action):
        reason = refuse_city(s, seat, BUILD_CITY.value(action))
    elif SCOUT_SETTLEMENT.holds(action):
        reason = refuse_scouting(s, seat, SCOUT_SETTLEMENT.value(action))
    else:
        reason = refuse_settlement(s, seat, BUILD_SETTLEMENT.value(action))
    return refuse_cost(holdings(s, seat), central_cost(s, action)) if reason == 0 else reason


def build_central(s: CatanDuel, seat: i64, action: i64) -> None:
    """Paid before the regions of a settlement are drawn (CD-9.4)."""
    if BUILD_ROAD.holds(action):
        build_road(s, seat, BUILD_ROAD.value(action))
    elif BUILD_CITY.holds(action):
        build_city(s, seat, BUILD_CITY.value(action))
    elif SCOUT_SETTLEMENT.holds(action):
        scout_settlement(s, seat, SCOUT_SETTLEMENT.value(action))
    else:
        build_settlement(s, seat, BUILD_SETTLEMENT.value(action))
    pay(s, seat, central_cost(s, action))


def refuse_road(s: CatanDuel, seat: i64, side: i64) -> i64:
    """One road outside the outermost town of a side (CD-3.7, CD-3.9)."""
    if s.outer_road(seat, side):
        return ROAD_THERE.of(side)
    return NONE_LEFT.of() if s.central_left(ROADS) == 0 else 0


def refuse_settlement(s: CatanDuel, seat: i64, side: i64) -> i64:
    """At the end of an outer road, as long as there are settlements and regions (CD-3.8)."""
    if not s.outer_road(seat, side):
        return NO_ROAD.of(side)
    if s.central_left(SETTLEMENTS) == 0:
        return NONE_LEFT.of()
    return NO_REGIONS_LEFT.of() if count(s.regions_left) < REGIONS_OF_SETTLEMENT else 0


def refuse_scouting(s: CatanDuel, seat: i64, side: i64) -> i64:
    """A settlement with a Scout (CD-9.5)."""
    return refuse_settlement(s, seat, side) if in_hand(s, seat, SCOUT) else NOT_IN_HAND.of(SCOUT)


def refuse_city(s: CatanDuel, seat: i64, town: i64) -> i64:
    """On a settlement of one's own (CD-9.6)."""
    if s.level(seat, town) != SETTLEMENT:
        return NO_SETTLEMENT.of(town)
    return NONE_LEFT.of() if s.central_left(CITIES) == 0 else 0


def build_road(s: CatanDuel, seat: i64, side: i64) -> None:
    s.add_central_left(ROADS, -1)
    s.set_outer_road(seat, side, True)
    s.emit(ROAD_BUILT, seat, side)


def build_settlement(s: CatanDuel, seat: i64, side: i64) -> None:
    """The stack decides which regions it brings (CD-9.4)."""
    town = found_settlement(s, seat, side)
    bring_regions(s, seat, outer_place(town, side))


def scout_settlement(s: CatanDuel, seat: i64, side: i64) -> None:
    """The Scout is played before anything of the region stack is seen (CD-9.5)."""
    play_from_hand(s, seat, SCOUT)
    town = found_settlement(s, seat, side)
    scout_regions(s, seat, outer_place(town, side))


def found_settlement(s: CatanDuel, seat: i64, side: i64) -> i64:
    """The settlement stands at the end of the outer road; this is its town."""
    town = s.first_town(seat) - 1 if side == LEFT else s.last_town(seat) + 1
    s.add_central_left(SETTLEMENTS, -1)
    s.set_outer_road(seat, side, False)
    s.set_level(seat, town, SETTLEMENT)
    s.emit(SETTLEMENT_BUILT, seat, town)
    recount(s, seat)
    return town


def outer_place(town: i64, side: i64) -> i64:
    """The upper of the two free corners of a new settlement (CD-3.10)."""
    return 2 * town if side == LEFT else 2 * town + 2


def build_city(s: CatanDuel, seat: i64, town: i64) -> None:
    s.add_central_left(CITIES, -1)
    s.set_level(seat, town, CITY)
    s.emit(CITY_BUILT, seat, town)
    recount(s, seat)
