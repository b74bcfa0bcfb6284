"""Paying a cost with cubes, gold standing for any of them (CMC-3.4 to 3.6)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stavitel.engine.core import Actions
from stavitel.engine.reasons import NOT_NOW
from stavitel.games.caylus_magna_carta.cards import FOOD, GOLD, STONE, WOOD
from stavitel.games.caylus_magna_carta.components import MOST_OF_ONE_GOOD, Building
from stavitel.games.caylus_magna_carta.events import COST_PAID
from stavitel.games.caylus_magna_carta.generated_frames import PayCostDecision
from stavitel.games.caylus_magna_carta.reasons import (
    CUBES_DO_NOT_FIT,
    CUBES_NOT_HELD,
    WRONG_NUMBER_OF_CUBES,
)
from stavitel.games.caylus_magna_carta.state import Caylus
from stavitel.games.caylus_magna_carta.verbs import PAY


@final
@mypyc_attr(free_list_len=1)  # made and dropped all the time
class PayCost(PayCostDecision):
    """Choose the cubes that cover a cost: food, wood, stone, gold and free ones."""

    def total(self) -> i64:
        return self.food + self.wood + self.stone + self.gold + self.free

    def candidates(self, s: Caylus, out: Actions) -> None:
        """Every set of as many cubes as the cost has."""
        total = self.total()
        for gold in range(total + 1):
            for food in range(min(total - gold, MOST_OF_ONE_GOOD) + 1):
                for wood in range(min(total - gold - food, MOST_OF_ONE_GOOD) + 1):
                    stone = total - gold - food - wood
                    if stone <= MOST_OF_ONE_GOOD:
                        out.add(PAY.of(gold, food, wood, stone))

    def refusal(self, s: Caylus, action: i64) -> i64:
        if not PAY.holds(action):
            return NOT_NOW.of()
        gold = PAY.first(action)
        food = PAY.second(action)
        wood = PAY.third(action)
        stone = PAY.fourth(action)
        paid = gold + food + wood + stone
        if paid != self.total():
            return WRONG_NUMBER_OF_CUBES.of(self.total(), paid)
        if self._surplus(food, wood, stone) > self.free:
            return CUBES_DO_NOT_FIT.of()
        return not_held(s, self.seat, food, wood, stone, gold)

    def options(self, s: Caylus, out: Actions) -> None:
        """As `candidates`, looking only at cubes that are there and that the cost can use."""
        out.clear()
        total = self.total()
        most_food = min(s.held(self.seat, FOOD), self.food + self.free)
        most_wood = min(s.held(self.seat, WOOD), self.wood + self.free)
        most_stone = min(s.held(self.seat, STONE), self.stone + self.free)
        for gold in range(self.gold, min(s.held(self.seat, GOLD), total) + 1):
            for food in range(min(most_food, total - gold) + 1):
                for wood in range(min(most_wood, total - gold - food) + 1):
                    stone = total - gold - food - wood
                    if stone <= most_stone and self._surplus(food, wood, stone) <= self.free:
                        out.add(PAY.of(gold, food, wood, stone))

    def choose(self, s: Caylus, action: i64) -> None:
        gold = PAY.first(action)
        food = PAY.second(action)
        wood = PAY.third(action)
        stone = PAY.fourth(action)
        give(s, self.seat, food, wood, stone, gold)
        s.emit(COST_PAID, self.seat, food, wood, stone, gold)

    def _surplus(self, food: i64, wood: i64, stone: i64) -> i64:
        """Basic goods beyond what the cost names; only free cubes can take them (CMC-3.6)."""
        return max(0, food - self.food) + max(0, wood - self.wood) + max(0, stone - self.stone)


def pay_for(seat: i64, building: Building) -> PayCost:
    cost = building.cost
    return PayCost(seat, cost[0], cost[1], cost[2], cost[3], cost[4])


def shortfall(s: Caylus, seat: i64, building: Building) -> i64:
    """How many cubes a seat lacks for a cost; 0 if some payment covers it (CMC-3.6)."""
    cost = building.cost
    need_gold = cost[GOLD]
    spare: i64 = 0
    for good in range(GOLD):
        rest = s.held(seat, good) - cost[good]
        if rest < 0:
            need_gold -= rest
        else:
            spare += rest
    gold = s.held(seat, GOLD) - need_gold
    if gold < 0:
        return -gold + max(0, cost[4] - spare)
    return max(0, cost[4] - spare - gold)


def not_held(s: Caylus, seat: i64, food: i64, wood: i64, stone: i64, gold: i64) -> i64:
    """The refusal if a seat does not have these cubes (CMC-3.2)."""
    if s.held(seat, FOOD) < food:
        return CUBES_NOT_HELD.of(FOOD, food, s.held(seat, FOOD))
    if s.held(seat, WOOD) < wood:
        return CUBES_NOT_HELD.of(WOOD, wood, s.held(seat, WOOD))
    if s.held(seat, STONE) < stone:
        return CUBES_NOT_HELD.of(STONE, stone, s.held(seat, STONE))
    if s.held(seat, GOLD) < gold:
        return CUBES_NOT_HELD.of(GOLD, gold, s.held(seat, GOLD))
    return 0


def give(s: Caylus, seat: i64, food: i64, wood: i64, stone: i64, gold: i64) -> None:
    s.add_held(seat, FOOD, -food)
    s.add_held(seat, WOOD, -wood)
    s.add_held(seat, STONE, -stone)
    s.add_held(seat, GOLD, -gold)
