"""What is printed on the cards, told from the numbers the rules play with."""

from stavitel.games.catan_duel.cards import CARDS, RESOURCES
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.reading import Card
from stavitel.games.catan_duel.views import CatanDuelBox, Face, Points


def printed(box: Components) -> CatanDuelBox:
    """All draw cards by name, in their order."""
    return CatanDuelBox(
        cards={name: face(box.cards[card]) for card, name in enumerate(CARDS)},
        storage=box.storage,
    )


def face(card: Card) -> Face:
    points: dict[Points, int] = {
        "strength": int(card.strength),
        "skill": int(card.skill),
        "commerce": int(card.commerce),
        "progress": int(card.progress),
        "victory": int(card.victory),
    }
    return Face(
        cost={name: card.costs[n] for n, name in enumerate(RESOURCES) if card.costs[n]},
        points={name: n for name, n in points.items() if n},
    )
