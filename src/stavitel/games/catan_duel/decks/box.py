"""The cards of one box by the ids that deck files use: `basic_abbey`, `progress_plague`."""

from dataclasses import dataclass
from typing import Final

from stavitel.engine.fields import Fields, entries
from stavitel.games.catan_duel.cards import (
    BACKS,
    CARDS,
    EVENT_CARDS,
    HAPPENING_COUNT,
    HAPPENINGS,
    KINDS,
    PLAGUE,
    REGIONS,
    RIOTS,
    YULE,
)
from stavitel.games.catan_duel.components import Components
from stavitel.games.catan_duel.reading import MOST_COPIES, Card

DRAW: Final = "card"
EVENT: Final = "happening"
CENTRAL: Final = "central"
REGION: Final = "region"
FIXED: Final = (RIOTS, PLAGUE)
"""Both players put in one of each, a copy without the half-moon (CD-21.18)."""
CENTRAL_CARDS: Final = ("road", "settlement", "city")


@dataclass(frozen=True)
class BoxCard:
    """One id of the box. `sort` and `word` name it in the texts: `card-abbey`, `happening-feud`."""

    id: str
    sort: str
    word: str
    number: int
    """In `cards.CARDS` or `cards.HAPPENINGS`; meaningless for central cards."""
    kind: int
    """Cards of one kind and sort share the half-moon limit (CD-21.10)."""
    back: int
    plain: int
    """Copies without the half-moon that a deck may use."""
    marked: int
    count: int


class DeckBox:
    """Everything that a deck may be built from, and what may not be in it."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        found = [_draw_card(number, card) for number, card in enumerate(components.cards)]
        found += _event_cards(components.data)
        found += [BoxCard(id, CENTRAL, id, 0, 0, 0, 0, 0, 0) for id in CENTRAL_CARDS]
        found += [BoxCard(id, REGION, id, 0, 0, 0, 0, 0, 0) for id in REGIONS]
        self.cards: Final = {card.id: card for card in found}

    def draw_cards(self) -> list[BoxCard]:
        return [card for card in self.cards.values() if card.sort == DRAW]

    def events(self) -> list[BoxCard]:
        return [card for card in self.cards.values() if card.sort == EVENT]

    def choosable_events(self) -> list[BoxCard]:
        """All but Yule, which the host puts in (CD-21.11, TR-10)."""
        return [card for card in self.events() if card.kind != YULE]

    def printed(self, id: str) -> Card:
        """What is printed on a draw card."""
        return self.components.cards[self.cards[id].number]

    def of_kind(self, sort: str, kind: int) -> list[BoxCard]:
        return [card for card in self.cards.values() if (card.sort, card.kind) == (sort, kind)]


def _draw_card(number: int, card: Card) -> BoxCard:
    kind, back, marked = int(card.kind), int(card.back), int(card.half_moons)
    count = int(card.count)
    id = f"{BACKS[back]}_{KINDS[kind]}"
    return BoxCard(id, DRAW, CARDS[number], number, kind, back, count - marked, marked, count)


def _event_cards(data: dict[str, object]) -> list[BoxCard]:
    found = []
    for number, entry in enumerate(entries(Fields(data, []), "event", EVENT_CARDS)):
        named = entry.word("kind", HAPPENINGS, "")
        kind = named if number >= HAPPENING_COUNT else number
        back = entry.word("set", BACKS)
        count = entry.number("count", 1, MOST_COPIES)
        marked = entry.number("half_moon", 0, count, 0)
        plain = count - marked - (kind in FIXED)
        id, word = f"{BACKS[back]}_{HAPPENINGS[kind]}", HAPPENINGS[kind]
        found.append(BoxCard(id, EVENT, word, kind, kind, back, max(plain, 0), marked, count))
    return found
