"""The best conversion: which uses bring the most points in this round, found exactly.

First come points, then gold, which breaks ties (PE-9.2), then what is left in cubes, at the
market's prices. Cards that take several kinds or bring gold are tried with every number of uses;
for each kind alone the rest is a small knapsack.

The order of uses costs nothing: whoever spends gold first and takes gold only when it runs short
loses none at the end of the track while there is something to spend it on, and the toolmaker
comes before any metal is spent.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stavitel.engine.bits import has
from stavitel.games.pillars.cards import CRAFTSMAN_COUNT, GOLD, METAL
from stavitel.games.pillars.components import Components

A_POINT: Final = 1_000_000
A_GOLD: Final = 1_000

_SIZE: Final = 5  # of a stock: four kinds of cubes, and gold


@final
class Plan:
    """What a player has, and the uses that make the most of it."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self.stock: vec[i64] = vec[i64]([0] * _SIZE)
        self.left: vec[i64] = vec[i64]([0] * CRAFTSMAN_COUNT)  # uses still possible
        self.uses: vec[i64] = vec[i64]([0] * CRAFTSMAN_COUNT)  # uses in the best plan so far
        self.trial: vec[i64] = vec[i64]([0] * CRAFTSMAN_COUNT)
        self.value: i64 = 0
        self.coupled: vec[i64] = vec[i64]([0] * CRAFTSMAN_COUNT)
        self.coupled_count: i64 = 0
        self.single: vec[i64] = vec[i64]([0] * CRAFTSMAN_COUNT)  # the most profitable first
        self.single_count: i64 = 0

    def solve(self) -> i64:
        """Find the best uses of `left` with `stock`; returns points, gold, cubes in one number."""
        self.value = -1
        self.coupled_count = 0
        self.single_count = 0
        value: i64 = 0
        for place in range(CRAFTSMAN_COUNT):
            craftsman = self.box.best_first[place]
            self.trial[craftsman] = 0
            if self.left[craftsman] > 0:
                value += self._sort_in(craftsman)
        self._try_coupled(0, value)
        return self.value

    def _sort_in(self, craftsman: i64) -> i64:
        """What works by itself counts at once; the others wait for their numbers."""
        card = self.box.craftsmen[craftsman]
        if card.automatic:
            if card.shows_metal > self.stock[METAL]:
                return 0
            self.trial[craftsman] = self.left[craftsman]
            self.stock[GOLD] += card.gold * self.left[craftsman]
            return card.points * self.left[craftsman] * A_POINT
        if card.only_kind < 0:
            self.coupled[self.coupled_count] = craftsman
            self.coupled_count += 1
        else:
            self.single[self.single_count] = craftsman
            self.single_count += 1
        return 0

    def _try_coupled(self, place: i64, value: i64) -> None:
        """Every number of uses of the cards that tie several kinds together."""
        if place == self.coupled_count:
            self._finish(value)
            return
        craftsman = self.coupled[place]
        card = self.box.craftsmen[craftsman]
        uses: i64 = 0
        while True:
            self.trial[craftsman] = uses
            self._try_coupled(place + 1, value + uses * card.points * A_POINT)
            if uses == self.left[craftsman] or not self._affordable(card.cost):
                break
            self._spend(card.cost, card.gold, 1)
            uses += 1
        self._spend(card.cost, card.gold, -uses)

    def _affordable(self, cost: vec[i64]) -> bool:
        for kind in range(_SIZE):
            if cost[kind] > self.stock[kind]:
                return False
        return True

    def _spend(self, cost: vec[i64], gold: i64, uses: i64) -> None:
        for kind in range(_SIZE):
            self.stock[kind] -= cost[kind] * uses
        self.stock[GOLD] += gold * uses

    def _finish(self, value: i64) -> None:
        """The rest falls apart into one small question for each kind."""
        for kind in range(_SIZE):
            value += self._knapsack(kind, 0, self.stock[kind])
        if value > self.value:
            self.value = value
            for craftsman in range(CRAFTSMAN_COUNT):
                self.uses[craftsman] = self.trial[craftsman]

    def _knapsack(self, kind: i64, place: i64, stock: i64) -> i64:
        """The best that the cards from `place` on make of one kind; notes their uses in `trial`."""
        while place < self.single_count:
            if self.box.craftsmen[self.single[place]].only_kind == kind:
                break
            place += 1
        if place == self.single_count:
            return self._worth(kind, stock)
        craftsman = self.single[place]
        card = self.box.craftsmen[craftsman]
        cost = card.cost[kind]
        most = min(self.left[craftsman], stock // cost)
        uses = most if self._leads(place, kind) else self._best_number(kind, place, stock, most)
        self.trial[craftsman] = uses
        rest = self._knapsack(kind, place + 1, stock - uses * cost)
        return uses * card.points * A_POINT + rest

    def _leads(self, place: i64, kind: i64) -> bool:
        """No later card takes less for a use, and none brings more: use this one all you can."""
        cost = self.box.craftsmen[self.single[place]].cost[kind]
        for later in range(place + 1, self.single_count):
            card = self.box.craftsmen[self.single[later]]
            if card.only_kind == kind and card.cost[kind] < cost:
                return False
        return True

    def _best_number(self, kind: i64, place: i64, stock: i64, most: i64) -> i64:
        card = self.box.craftsmen[self.single[place]]
        best: i64 = 0
        best_value: i64 = -1
        for uses in range(most + 1):
            rest = self._knapsack(kind, place + 1, stock - uses * card.cost[kind])
            value = uses * card.points * A_POINT + rest
            if value > best_value:
                best_value = value
                best = uses
        return best

    def _worth(self, kind: i64, stock: i64) -> i64:
        """What is left over: gold up to the end of its track, cubes at the market's prices."""
        if kind == GOLD:
            return min(stock, self.box.gold_max) * A_GOLD
        return stock * self.box.selling_price[kind]


def fill_row(plan: Plan, row: i64) -> None:
    """All craftsmen of a row with their full capacity; masons rest without a mortar mixer."""
    mixer = row & plan.box.mixers != 0
    for craftsman in range(CRAFTSMAN_COUNT):
        card = plan.box.craftsmen[craftsman]
        works = has(row, craftsman) and (mixer or not card.needs_mixer)
        plan.left[craftsman] = card.capacity if works else 0
