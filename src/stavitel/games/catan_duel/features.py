"""What a learned value sees of a position: both principalities, one's own first, and one's hand.

Of the opponent's hand only its size goes in, and of the stacks nothing (CD-20).
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.inputs import Inputs
from stavitel.games.catan_duel.cards import (
    CITY,
    INTRO,
    KIND_COUNT,
    LEFT,
    NOTHING,
    PROGRESS,
    RESOURCE_COUNT,
    RIGHT,
    SETTLEMENT,
    SLOTS,
    TOURNAMENT,
    VARIANTS,
)
from stavitel.games.catan_duel.evaluate import (
    cards_worth,
    plan_worth,
    share_left,
    standing,
    stock_worth,
    yield_worth,
)
from stavitel.games.catan_duel.event_die import unprotected
from stavitel.games.catan_duel.fields import CENTRAL
from stavitel.games.catan_duel.holdings import holdings, lacking, number_of
from stavitel.games.catan_duel.knowledge import hand_card
from stavitel.games.catan_duel.production import boosters_beside
from stavitel.games.catan_duel.reading import DIE
from stavitel.games.catan_duel.state import CatanDuel

_CENTRAL: Final = len(CENTRAL)
_TWO: Final[i64] = 2


def table_kind(s: CatanDuel) -> str:
    """Tables that one set of weights is for: most games with themes share one, and see which. The
    game of progress has one of its own, since what its cards do is learnt slowly; and so has the
    tournament game: it lasts seven times as long, with any decks."""
    if s.variant == INTRO or s.variant == PROGRESS or s.variant == TOURNAMENT:
        return f"2-{VARIANTS[int(s.variant)]}"
    return "2-duel"


def features(s: CatanDuel, seat: i64, out: Inputs) -> None:
    """Fill the row: what is common to both, the hand of this seat, then both principalities."""
    out.clear()
    out.one_of(s.variant, len(VARIANTS))
    out.put(1.0 if s.active == seat else 0.0)
    out.put(float(s.turn) / 40.0)
    for kind in range(_CENTRAL):
        out.put(float(s.central_left(kind)) / 4.0)
    for n in range(s.hand_size(seat)):
        out.among(s.box.kind[hand_card(s, seat, n)], 1.0)
    out.skip(KIND_COUNT)
    out.put(plan_worth(s, seat, holdings(s, seat), share_left(s, seat)))
    put_principality(s, seat, out)
    put_principality(s, 1 - seat, out)


def moment(s: CatanDuel) -> i64:
    """Which phase of the turn it is: whoever has ended the action phase builds no more."""
    return 1 | _TWO << s.phase


def put_principality(s: CatanDuel, seat: i64, out: Inputs) -> None:
    """What anybody can see of a seat."""
    left = share_left(s, seat)
    points = s.victory_points(seat)
    out.put(float(points) / 6.0)
    out.steps(points - 2, 10)
    out.put(left)
    put_regions(s, seat, out)
    held = holdings(s, seat)
    for resource in range(RESOURCE_COUNT):
        much = number_of(held, resource)
        out.put(float(much) / 3.0)
        out.steps(much, 4)
    out.steps(lacking(held, s.box.road_cost), 3)
    out.steps(lacking(held, s.box.settlement_cost), 3)
    out.steps(lacking(held, s.box.city_cost), 3)
    out.put(1.0 if unprotected(s, seat) > s.box.brigand_limit else 0.0)
    put_towns(s, seat, out)
    out.steps(s.hand_size(seat), 5)
    out.put(float(s.strength(seat)) / 4.0)
    out.put(float(s.commerce(seat)) / 4.0)
    out.put(float(s.skill(seat)) / 4.0)
    out.put(float(s.progress(seat)) / 4.0)
    out.put(1.0 if s.has_strength_advantage(seat) else 0.0)
    out.put(1.0 if s.has_trade_advantage(seat) else 0.0)
    out.put(left * yield_worth(s, seat) / 4.0)
    out.put(stock_worth(s, seat, held))
    out.put(left * standing(s, seat))
    out.put(cards_worth(s, seat, left) / 2.0)


def put_regions(s: CatanDuel, seat: i64, out: Inputs) -> None:
    """What each number of the production die brings, by resource."""
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        region = s.region(seat, place)
        if region != NOTHING:
            card = s.box.regions[region]
            much = float(1 + boosters_beside(s, seat, place))
            out.among(card.resource * DIE + card.die - 1, much / 2.0)
    out.skip(RESOURCE_COUNT * DIE)


def put_towns(s: CatanDuel, seat: i64, out: Inputs) -> None:
    """What is built, by kind; settlements, cities, free sites, and roads that wait."""
    settlements: i64 = 0
    cities: i64 = 0
    free: i64 = 0
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        if s.level(seat, town) == SETTLEMENT:
            settlements += 1
        elif s.level(seat, town) == CITY:
            cities += 1
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING:
                out.among(s.box.kind[card], 1.0)
            elif slot == 0 or s.is_city(seat, site // 2):
                free += 1
    out.skip(KIND_COUNT)
    out.put(float(settlements) / 3.0)
    out.put(float(cities) / 3.0)
    out.put(float(min(free, 6)) / 4.0)
    out.put(1.0 if s.outer_road(seat, LEFT) or s.outer_road(seat, RIGHT) else 0.0)
