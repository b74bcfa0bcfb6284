"""Warnings about a legal deck: cards that may never come into play (CD-21.14)."""

from typing import Final

from stavitel.games.catan_duel.cards import KINDS, PARISH_HALL, SCOUT, TOWN_HALL
from stavitel.games.catan_duel.decks.box import DRAW, DeckBox
from stavitel.games.catan_duel.decks.fault import Fault
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION, Card
from stavitel.games.catan_duel.requirements import (
    CARD,
    EITHER_CARD,
    HERO_WITH_STRENGTH,
    PROGRESS_POINTS,
)

FEWEST_CITY_POINTS: Final = 5


def advice(listed: DeckList, box: DeckBox) -> list[Fault]:
    """Everything unwise about a deck; ids that are no draw cards are left to the check."""
    return _Advice(listed, box).all()


class _Advice:
    """A deck seen as the cards that are printed in it."""

    def __init__(self, listed: DeckList, box: DeckBox) -> None:
        self.listed: Final = listed
        self.box: Final = box
        self.copies: Final = {
            id: n
            for id, n in listed.cards.items()
            if n > 0 and id in box.cards and box.cards[id].sort == DRAW
        }
        self.kinds: Final = {box.cards[id].kind for id in self.copies}

    def all(self) -> list[Fault]:
        found = [fault for id in self.copies for fault in self._lacking(id)]
        found += self._second_copies()
        found += self._start()
        points = sum(
            n * int(card.victory) for card, n in self._printed() if card.type == CITY_EXPANSION
        )
        if points < FEWEST_CITY_POINTS:
            found.append(Fault("TW-4", "", points, FEWEST_CITY_POINTS))
        if SCOUT not in self.kinds:
            found.append(Fault("TW-5", "basic_scout"))
        return found

    def _printed(self) -> list[tuple[Card, int]]:
        return [(self.box.printed(id), n) for id, n in self.copies.items()]

    def _lacking(self, id: str) -> list[Fault]:
        """What a card asks for and the deck cannot give (TW-1)."""
        kind = self.box.cards[id].kind
        if kind == TOWN_HALL and PARISH_HALL not in self.kinds:
            return [_needs(id, [PARISH_HALL])]
        for asked in self.box.printed(id).requires:
            value, other = int(asked.value), int(asked.other)
            if asked.predicate == CARD and value not in self.kinds:
                return [_needs(id, [value])]
            if asked.predicate == EITHER_CARD and not {value, other} & self.kinds:
                return [_needs(id, [value, other])]
            if asked.predicate == PROGRESS_POINTS and self._progress(id) < value:
                return [Fault("TW-1", id, value, 0, ("progress",))]
            if asked.predicate == HERO_WITH_STRENGTH and not self._has_hero():
                return [Fault("TW-1", id, 0, 0, ("hero",))]
        return []

    def _progress(self, but: str) -> int:
        return sum(
            n * int(self.box.printed(id).progress) for id, n in self.copies.items() if id != but
        )

    def _has_hero(self) -> bool:
        return any(card.is_hero() and card.strength > 0 for card, _ in self._printed())

    def _second_copies(self) -> list[Fault]:
        """Of a card that may stand only once in a principality (TW-3)."""
        found = []
        for kind in dict.fromkeys(self.box.cards[id].kind for id in self.copies):
            ids = [id for id in self.copies if self.box.cards[id].kind == kind]
            n = sum(self.copies[id] for id in ids)
            if n > 1 and self.box.printed(ids[0]).once:
                found.append(Fault("TW-3", ids[0], n))
        return found

    def _start(self) -> list[Fault]:
        """Whether a starting card can be built with one of each resource (TW-2, CD-21.30)."""
        if not self.listed.start:
            return []
        cards = [self.box.printed(id) for id in self.listed.start if id in self.copies]
        if any(_payable(card) for card in cards):
            return []
        return [Fault("TW-2", self.listed.start[0])]


def _payable(card: Card) -> bool:
    """Cards played rather than built, and those that need a city, are no use at the start."""
    return card.type not in (ACTION_CARD, CITY_EXPANSION) and max(card.costs) <= 1


def _needs(id: str, kinds: list[int]) -> Fault:
    return Fault("TW-1", id, 0, 0, tuple(KINDS[kind] for kind in kinds))
