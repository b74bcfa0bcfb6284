"""How good a position is for a seat, in victory points: those it has, what its regions will yield
in the turns that are left, what its cards do, and how near it is to the next building.

Nothing is played out. The weights were found by play: sets of them met in all variants, and the set
moved towards those that won (`python -m stavitel.arena.tuning catan_duel`).
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.games.catan_duel.cards import (
    CITY,
    GAME_END,
    GOLD,
    INTRO,
    KINDS,
    LEFT,
    NOTHING,
    RESOURCE_COUNT,
    RIGHT,
    SETTLEMENT,
    SLOTS,
    WOOL,
)
from stavitel.games.catan_duel.event_die import unprotected
from stavitel.games.catan_duel.fields import CITIES, ROADS, SETTLEMENTS
from stavitel.games.catan_duel.holdings import holdings, lacking, number_of
from stavitel.games.catan_duel.knowledge import hand_card
from stavitel.games.catan_duel.production import boosters_beside
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION, Card
from stavitel.games.catan_duel.state import CatanDuel

_EFFECT: Final = {
    "parish_hall": 0.44, "abbey": 0.55, "storehouse": 0.55, "marketplace": 0.77,
    "toll_bridge": 0.66, "brick_ship": 0.55, "grain_ship": 0.55, "ore_ship": 0.55,
    "wool_ship": 0.66, "lumber_ship": 0.55, "gold_ship": 0.66, "large_trade_ship": 0.77,
    "gold_cache": 0.66, "pirate_ship": 0.66, "moneylender": 0.55, "harbor": 0.66,
    "trading_base": 0.55, "merchant_guild": 0.66, "mint": 0.88, "salt_silo": 0.66,
    "staple_house": 0.11, "lookout_tower": 0.22, "drill_ground": 0.33, "irmgard": 0.11,
    "fire_brigade": 0.11, "chapel_low": 0.22, "chapel_high": 0.22, "hedge_tavern": 0.55,
    "pharmacy": 0.33, "bath_house": 0.33, "building_crane": 0.66, "library": 0.22,
    "town_hall": 0.55, "university": 0.66, "heinrich": 0.22,
}  # fmt: skip
"""What expansions do beyond their points, as far as it is counted nowhere else."""


@final
class Weights:
    """Worth in victory points. Nobody but the tuning ever changes them."""

    def __init__(self) -> None:
        self.rival = 0.112  # of what the opponent has, since both race to one target
        self.intro_yields = 0.93  # a region in a whole game
        self.theme_yields = 1.53
        self.yields_less = 0.022  # how much less a region brings for every other of its kind
        self.number = 0.177  # a number of the die that brings something
        self.resource = 0.092
        self.spare = -0.032  # the third of a kind and more
        self.value = [0.92, 1.13, 0.91, 1.26, 0.61, 0.70]  # brick, grain, lumber, ore, wool, gold
        self.in_stock = [0.81, 0.60, 0.78, 0.32, 0.78, 0.39]
        self.brigands = 0.205  # how likely they come for what is too much
        self.site = 0.067
        self.card = 0.095  # any card in hand
        self.road = 0.646  # one that waits for a settlement
        self.settlement = 0.71  # beyond its point
        self.city = 0.278
        self.near = [0.53, 0.32, 0.18, 0.03, -0.01, -0.11]  # of a gain with so much missing
        self.second = 0.485  # of the same for the second-best plan
        self.hope = 0.071  # of what a card in hand would bring
        self.action = 0.054  # an action card in hand
        self.turn = 0.396  # to be the one whose turn comes next: half of what a turn gains
        self.effects = [_EFFECT.get(kind, 0.0) for kind in KINDS]
        self.booster = 0.355
        self.strength = 0.136
        self.commerce = 0.185
        self.skill = 0.147
        self.progress = 0.469
        self.strength_lead = 0.259
        self.commerce_lead = 0.244
        self.skill_lead = 0.176
        self.built_strength = 0.295
        self.built_commerce = 0.466
        self.built_skill = 0.181


WEIGHTS: Final = Weights()


def evaluate(s: CatanDuel, seat: i64) -> float:
    """The lead of a seat and its prospects."""
    points = float(s.victory_points(seat)) - WEIGHTS.rival * float(s.victory_points(1 - seat))
    if s.phase == GAME_END:
        return points
    if s.active == seat:
        points += WEIGHTS.turn
    held = holdings(s, seat)
    left = share_left(s, seat)
    value = points + left * yield_worth(s, seat) + stock_worth(s, seat, held)
    value += left * standing(s, seat)
    value += cards_worth(s, seat, left)
    return value + plan_worth(s, seat, held, left)


def share_left(s: CatanDuel, seat: i64) -> float:
    """How much of the game is still to come, by how far the opponent is from its end: that the
    seat itself ends it by winning is no loss."""
    target = s.target()
    return max(float(target - s.victory_points(1 - seat)), 1.0) / float(target - 2)


def yield_worth(s: CatanDuel, seat: i64) -> float:
    """What regions bring in a whole game, boosters included; more of the same brings less."""
    yields = [0.0] * RESOURCE_COUNT
    numbers: i64 = 0
    for place in range(s.first_place(seat), s.last_place(seat) + 1):
        region = s.region(seat, place)
        if region == NOTHING:
            continue
        card = s.box.regions[region]
        yields[card.resource] += 1.0 + float(boosters_beside(s, seat, place))
        numbers |= 1 << card.die
    whole = WEIGHTS.intro_yields if s.variant == INTRO else WEIGHTS.theme_yields
    value = 0.0
    for resource in range(RESOURCE_COUNT):
        much = min(yields[resource], 5.0)
        value += WEIGHTS.value[resource] * much * (1.0 + WEIGHTS.yields_less * (1.0 - much))
    for number in range(1, 7):
        if has(numbers, number):
            value += WEIGHTS.number
    return value * whole


def stock_worth(s: CatanDuel, seat: i64, held: i64) -> float:
    """Resources at hand, and the danger that brigands come for them (CD-7.1)."""
    value = 0.0
    for resource in range(RESOURCE_COUNT):
        much = number_of(held, resource)
        value += WEIGHTS.in_stock[resource] * (
            WEIGHTS.resource * float(min(much, 2)) + WEIGHTS.spare * float(max(much - 2, 0))
        )
    if unprotected(s, seat) > s.box.brigand_limit:
        loot = number_of(held, GOLD) + number_of(held, WOOL)
        value -= WEIGHTS.brigands * WEIGHTS.resource * float(loot)
    return value


def standing(s: CatanDuel, seat: i64) -> float:
    """Strength, commerce and skill beyond the tokens: leads are kept or caught up with."""
    other = 1 - seat
    value = WEIGHTS.strength * float(min(s.strength(seat), 8))
    value += WEIGHTS.commerce * float(min(s.commerce(seat), 8))
    value += WEIGHTS.skill * float(min(s.skill(seat), 8))
    value += WEIGHTS.progress * float(s.progress(seat))
    value += WEIGHTS.strength_lead * float(_bounded(s.strength(seat) - s.strength(other)))
    value += WEIGHTS.commerce_lead * float(_bounded(s.commerce(seat) - s.commerce(other)))
    return value + WEIGHTS.skill_lead * float(_bounded(s.skill(seat) - s.skill(other)))


def _bounded(lead: i64) -> i64:
    return max(min(lead, 4), -4)


def cards_worth(s: CatanDuel, seat: i64, left: float) -> float:
    """Expansions in play, free sites, and roads that wait for a settlement."""
    value = 0.0
    free: i64 = 0
    for site in range(2 * s.first_town(seat), 2 * s.last_town(seat) + 2):
        for slot in range(SLOTS):
            card = s.slot(seat, site, slot)
            if card != NOTHING:
                value += left * WEIGHTS.effects[s.box.kind[card]]
            elif slot == 0 or s.is_city(seat, site // 2):
                free += 1
    value += left * WEIGHTS.site * float(min(free, 5))
    waits = s.outer_road(seat, LEFT) or s.outer_road(seat, RIGHT)
    return value + WEIGHTS.road if waits and s.central_left(SETTLEMENTS) > 0 else value


def plan_worth(s: CatanDuel, seat: i64, held: i64, left: float) -> float:
    """How near the seat is to the best it could build next, and a little for the second best."""
    best = 0.0
    second = 0.0
    hand = 0.0
    settlements, cities = _towns(s, seat)
    count = s.hand_size(seat)
    for n in range(-3, count):
        gain = 0.0
        cost: i64 = 0
        if n >= 0:
            number = hand_card(s, seat, n)
            card = s.box.cards[number]
            gain = built_worth(card, left)
            is_action = card.type == ACTION_CARD
            hand += WEIGHTS.card + (left * WEIGHTS.action if is_action else WEIGHTS.hope * gain)
            if is_action or (card.type == CITY_EXPANSION and cities == 0):
                continue
            cost = card.cost
        elif n == -3:
            if s.central_left(CITIES) == 0 or settlements == 0:
                continue
            gain = 1.0 + WEIGHTS.city * left
            cost = s.box.city_cost
        else:
            waits = s.outer_road(seat, LEFT) or s.outer_road(seat, RIGHT)
            if waits != (n == -2) or s.central_left(SETTLEMENTS) == 0:
                continue
            if not waits and s.central_left(ROADS) == 0:
                continue
            gain = 1.0 + WEIGHTS.settlement * left if waits else WEIGHTS.road
            cost = s.box.settlement_cost if waits else s.box.road_cost
        missing = lacking(held, cost)
        if missing < len(WEIGHTS.near):
            gain *= WEIGHTS.near[missing]
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return hand + best + WEIGHTS.second * second


def built_worth(card: Card, left: float) -> float:
    """What an expansion adds when it is built."""
    value = WEIGHTS.effects[card.kind]
    value += WEIGHTS.built_strength * float(card.strength)
    value += WEIGHTS.built_commerce * float(card.commerce)
    value += WEIGHTS.built_skill * float(card.skill) + WEIGHTS.progress * float(card.progress)
    if card.boosts != NOTHING:
        value += WEIGHTS.booster
    return float(card.victory) + left * value


def _towns(s: CatanDuel, seat: i64) -> tuple[i64, i64]:
    """How many settlements and cities a seat has."""
    settlements: i64 = 0
    cities: i64 = 0
    for town in range(s.first_town(seat), s.last_town(seat) + 1):
        if s.level(seat, town) == SETTLEMENT:
            settlements += 1
        elif s.level(seat, town) == CITY:
            cities += 1
    return settlements, cities
