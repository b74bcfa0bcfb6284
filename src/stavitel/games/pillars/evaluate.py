"""How good a position is for a seat: points so far, those this round will still bring, and what
gold, cubes, craftsmen and cards are worth in the rounds to come.

Nothing is played out: what has been sown is counted as harvested, with the average of what is
still unknown. The weights are estimates from the prices and yields of the game.
"""

from typing import Final

from mypy_extensions import i64

from stavitel.engine.bits import bit, count, has
from stavitel.games.pillars.cards import (
    ADVANTAGE_COUNT,
    AT_BISHOP,
    AT_CASTLE,
    AT_COURT,
    AT_KINGSBRIDGE,
    AT_MARKET,
    AT_PRIORY,
    AT_SHIRING,
    AT_START,
    BISHOP_AREA,
    CASTLE,
    CATHEDRAL,
    COURT,
    CRAFTSMAN_COUNT,
    FOREST,
    FRANCIS,
    GAME_END,
    GOLD,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    MARKET_KINDS,
    METAL,
    NOTHING,
    OTTO,
    PHILIP,
    PRIORY,
    REMIGIUS,
    RESOURCE_COUNT,
    ROUNDS,
    SHIRING,
    START_PLAYER,
    TAX_FREEDOM,
    THOMAS,
)
from stavitel.games.pillars.plan import A_GOLD, A_POINT, Plan, fill_row
from stavitel.games.pillars.reading import IMMEDIATE
from stavitel.games.pillars.resolution import card_yield
from stavitel.games.pillars.state import Pillars

_GOLD: Final = 0.3  # a piece of gold, while there is a round to spend it in
_RICH: Final = 12.0  # beyond so much gold, more of it waits in vain
_RICH_GOLD: Final = 0.12
_LAST_GOLD: Final = 0.02
_CUBE: Final = 0.45  # a cube kept for the next round
_METAL: Final = 1.4
FUTURE: Final = 0.85  # of what the row makes of a usual round's cubes
_LEAST: Final = 1.5  # what a builder in the bag may still do
_WAITING: Final = 1.1
_TRADER: Final = 1.3


def evaluate(s: Pillars, seat: i64) -> float:
    """The expected final points of a seat, roughly."""
    value = float(s.points(seat))
    if s.phase == GAME_END:
        return value + _LAST_GOLD * float(s.gold(seat))
    left = float(ROUNDS - s.round)
    row = s.row(seat)
    if s.area <= SHIRING:
        row = row_to_come(s, seat)
    value += harvest(s, seat, row, left)
    value += left * FUTURE * row_worth(s, row)
    for card in range(ADVANTAGE_COUNT):
        if s.owns(seat, card):
            value += kept_worth(card, left)
    value += figure_worth(s, seat, left)
    return value + builders_worth(s, seat, left)


def row_to_come(s: Pillars, seat: i64) -> i64:
    """The row with the craftsmen its owner's builders at Shiring will bring."""
    row = s.row(seat)
    for place in range(2):
        if s.at(AT_SHIRING + place) == seat and s.at_shiring(place) != NOTHING:
            row |= bit(s.at_shiring(place))
    while count(row) > s.craftsman_limit(seat):
        row &= ~bit(weakest(s, row))
    return row


def weakest(s: Pillars, row: i64) -> i64:
    """The craftsman who would be missed least."""
    best: i64 = 0
    best_value = -1.0
    for craftsman in range(CRAFTSMAN_COUNT):
        if has(row, craftsman):
            value = row_worth(s, row & ~bit(craftsman))
            if value > best_value:
                best_value = value
                best = craftsman
    return best


def row_worth(s: Pillars, row: i64) -> float:
    """The points a row makes of a usual round's cubes and gold."""
    known = s.box.row_worth.get(int(row))
    if known is not None:
        return known
    plan = Plan(s.box)
    fill_row(plan, row)
    plan.stock[0] = 4
    plan.stock[1] = 4
    plan.stock[2] = 4
    plan.stock[METAL] = 1
    plan.stock[GOLD] = 9
    worth = float(plan.solve()) / float(A_POINT)
    s.box.row_worth[int(row)] = worth
    return worth


def harvest(s: Pillars, seat: i64, row: i64, left: float) -> float:
    """Points from this round's conversion, and the worth of gold and cubes after it."""
    plan = Plan(s.box)
    for kind in range(KINDS):
        plan.stock[kind] = s.held(seat, kind)
    expect_cubes(s, seat, plan)
    gold = expected_gold(s, seat)
    plan.stock[GOLD] = gold
    points: i64 = 0
    if not has(s.converted, seat):
        fill_row(plan, row)
        if s.area == CATHEDRAL:
            count_uses(s, seat, plan)
        value = plan.solve()
        points = value // A_POINT
        gold = value % A_POINT // A_GOLD
        spend_planned(plan)
    if left == 0.0:
        return float(points) + _LAST_GOLD * float(gold)
    return float(points) + gold_worth(float(gold)) + cubes_worth(s, plan)


def count_uses(s: Pillars, seat: i64, plan: Plan) -> None:
    """What the seat has used already, if it is the one that converts."""
    if s.stack and s.stack[-1].asks == seat:
        for craftsman in range(CRAFTSMAN_COUNT):
            if plan.left[craftsman] > 0:
                plan.left[craftsman] = s.capacity(craftsman) - s.used(craftsman)


def spend_planned(plan: Plan) -> None:
    for craftsman in range(CRAFTSMAN_COUNT):
        if plan.uses[craftsman] > 0:
            card = plan.box.craftsmen[craftsman]
            for kind in range(KINDS):
                plan.stock[kind] -= card.cost[kind] * plan.uses[craftsman]


def expect_cubes(s: Pillars, seat: i64, plan: Plan) -> None:
    """Cubes that resource cards, persons and the court will bring in this round."""
    area = s.area
    for card in range(RESOURCE_COUNT):
        if s.resource(card) == seat:
            plan.stock[s.box.resource_cards[card].kind] += card_yield(s, seat, card)
    if s.cards(seat) != 0:
        for kind in range(MARKET_KINDS):
            if area < FOREST + kind:
                for advantage in range(ADVANTAGE_COUNT):
                    if s.owns(seat, advantage):
                        plan.stock[kind] += s.box.advantages[advantage].income[kind]
    if area < COURT and s.at(AT_COURT) == seat:
        plan.stock[METAL] += s.on_board(METAL)


def expected_gold(s: Pillars, seat: i64) -> i64:
    """Gold with the wages to come and without the tax to come."""
    gold = s.gold(seat) + s.mill_workers(seat) + s.free_workers(seat)
    if s.area < COURT and not s.present(seat, AT_COURT):
        gold -= s.box.francis_tax if s.owns(seat, FRANCIS) else 3
    return min(max(gold, 0), s.box.gold_max)


def gold_worth(gold: float) -> float:
    return min(gold, _RICH) * _GOLD + max(gold - _RICH, 0.0) * _RICH_GOLD


def cubes_worth(s: Pillars, plan: Plan) -> float:
    """Cubes within the limit, the metal first."""
    metal = min(plan.stock[METAL], s.box.cube_limit)
    others: i64 = 0
    for kind in range(MARKET_KINDS):
        others += plan.stock[kind]
    return float(metal) * _METAL + float(min(others, s.box.cube_limit - metal)) * _CUBE


def kept_worth(card: i64, left: float) -> float:
    """An advantage card before its owner, for the rounds after this one."""
    if card == REMIGIUS:
        return min(left, 1.0) * 1.6
    if card == THOMAS:
        return min(left, 1.0) * 0.7
    if card == TAX_FREEDOM:
        return 0.2 + min(left, 1.0) * 0.9
    if card in (PHILIP, FRANCIS):
        return left * 0.4
    return left * 0.6


def gain_worth(s: Pillars, card: i64, left: float) -> float:
    """An advantage card lying at Kingsbridge for somebody."""
    advantage = s.box.advantages[card]
    if advantage.kind != IMMEDIATE:
        return 0.5 + kept_worth(card, left)
    if card == OTTO:
        return left * 0.35
    value = float(advantage.points) + _GOLD * float(advantage.gain[GOLD])
    value += _METAL * float(advantage.gain[METAL])
    for kind in range(MARKET_KINDS):
        value += 0.8 * float(advantage.gain[kind])
    return value


def figure_worth(s: Pillars, seat: i64, left: float) -> float:
    """Workers of other colours, and the right to start the next round."""
    value = 0.0
    if s.black_worker == seat:
        value += left * 0.35
    if s.next_grey_workers == seat:
        value += 0.7
    if s.area == START_PLAYER and s.starting_player == seat:
        value += 0.6
    return value


def builders_worth(s: Pillars, seat: i64, left: float) -> float:
    """What the builders of a seat will still bring in this round."""
    area = s.area
    value = 0.0
    if area == 0:
        value += _LEAST * float(min(s.bag(seat), s.box.builders))
        if s.drawn == seat:
            value += _LEAST
        for step in range(s.box.free_step):
            if s.waiting(step) == seat:
                value += _WAITING
    if area < BISHOP_AREA and s.at(AT_BISHOP) == seat:
        value += 0.9
    if area < CASTLE and s.at(AT_CASTLE) == seat and left > 0.0:
        value += 0.7
    if area < START_PLAYER and s.at(AT_START) == seat and left > 0.0:
        value += 0.7
    if area < MARKET and s.present(seat, AT_MARKET):
        value += _TRADER
    for place in range(2):
        card = s.at_kingsbridge(place)
        if area < KINGSBRIDGE and s.at(AT_KINGSBRIDGE + place) == seat and card != NOTHING:
            value += gain_worth(s, card, left)
        if area < PRIORY and s.at(AT_PRIORY + place) == seat:
            value += float(s.box.priory_points[place])
            if s.owns(seat, PHILIP):
                value += float(s.box.philips_points)
    return value
