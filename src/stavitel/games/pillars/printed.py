"""What is printed on cards and board, told from the numbers the rules play with."""

from mypy_extensions import i64

from stavitel.games.pillars.cards import (
    CRAFTSMEN,
    GOODS,
    HOLDINGS,
    LONG_PLACE,
    RESOURCES,
    ROUNDS,
    SAND,
    STONE,
    WOOD,
)
from stavitel.games.pillars.components import Components
from stavitel.games.pillars.reading import Craftsman
from stavitel.games.pillars.views import CraftsmanCard, PillarsBox, ResourceCard, Work


def printed(box: Components) -> PillarsBox:
    """Everything that is printed: cards, prices and places."""
    return PillarsBox(
        craftsmen={
            name: craftsman_card(box.craftsmen[craftsman])
            for craftsman, name in enumerate(CRAFTSMEN)
        },
        resources={
            name: ResourceCard(
                good=GOODS[box.resource_cards[card].kind],
                amount=box.resource_cards[card].amount,
                workers=box.resource_cards[card].workers,
            )
            for card, name in enumerate(RESOURCES)
        },
        priory=[int(points) for points in box.priory_points],
        long_place=LONG_PLACE,
        grey_workers=box.grey_workers,
        buying={
            "wood": int(box.buying_price[WOOD]),
            "stone": int(box.buying_price[STONE]),
            "sand": int(box.buying_price[SAND]),
        },
        selling={good: int(box.selling_price[kind]) for kind, good in enumerate(GOODS)},
        rounds=ROUNDS,
    )


def craftsman_card(card: Craftsman) -> CraftsmanCard:
    return CraftsmanCard(price=card.price, work=work_of(card, card.capacity, 0))


def work_of(card: Craftsman, uses: i64, used: i64) -> Work:
    """What a craftsman turns into what, and how often."""
    gain = {"points": int(card.points), "gold": int(card.gold)}
    return Work(
        pay={name: int(n) for name, n in zip(HOLDINGS, card.cost, strict=True) if n > 0},
        shows={"metal": int(card.shows_metal)} if card.shows_metal > 0 else {},
        gain={name: n for name, n in gain.items() if n > 0},
        uses=uses,
        used=used,
    )
