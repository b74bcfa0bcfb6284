"""What a deck adds up to: types, sets, costs and points, for those who build one."""

from dataclasses import dataclass
from typing import Final

from stavitel.games.catan_duel.cards import BACKS, RESOURCES
from stavitel.games.catan_duel.decks.box import DRAW, DeckBox
from stavitel.games.catan_duel.decks.listing import DeckList

TYPES: Final = ("action", "settlement", "city", "region")
"""In the order of `reading`: yellow, green, red and brown cards (CD-1.8)."""
POINTS: Final = ("victory", "strength", "skill", "commerce", "progress")
DEAREST: Final = 7


@dataclass(frozen=True)
class Totals:
    """`curve` counts cards by the resources they cost in all, from none to seven or more."""

    types: dict[str, int]
    sets: dict[str, int]
    costs: dict[str, int]
    points: dict[str, int]
    curve: list[int]


def totals(deck: DeckList, box: DeckBox) -> Totals:
    """Sums over all copies; ids that are no draw cards count for nothing."""
    types, sets = dict.fromkeys(TYPES, 0), dict.fromkeys(BACKS, 0)
    costs, points = dict.fromkeys(RESOURCES, 0), dict.fromkeys(POINTS, 0)
    curve = [0] * (DEAREST + 1)
    for id, n in deck.cards.items():
        if id not in box.cards or box.cards[id].sort != DRAW:
            continue
        card = box.printed(id)
        types[TYPES[card.type]] += n
        sets[BACKS[card.back]] += n
        curve[min(int(card.price), DEAREST)] += n
        for name, cost in zip(RESOURCES, card.costs, strict=True):
            costs[name] += n * cost
        for name, worth in zip(POINTS, _worth(box, id), strict=True):
            points[name] += n * worth
    return Totals(types, sets, costs, points, curve)


def _worth(box: DeckBox, id: str) -> list[int]:
    card = box.printed(id)
    found = (card.victory, card.strength, card.skill, card.commerce, card.progress)
    return [int(n) for n in found]
