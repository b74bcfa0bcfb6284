"""A whole legal deck out of the beginnings of one: what breaks a rule goes, what is needed comes,
and the rest is what decks like it have (CD-21.7 to 21.14)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stavitel.games.catan_duel.cards import RESOURCES
from stavitel.games.catan_duel.decks.advice import advice
from stavitel.games.catan_duel.decks.box import DRAW, DeckBox
from stavitel.games.catan_duel.decks.check import violations
from stavitel.games.catan_duel.decks.limits import EVENTS, DeckLimits
from stavitel.games.catan_duel.decks.listing import DeckList
from stavitel.games.catan_duel.reading import ACTION_CARD, CITY_EXPANSION

ABOUT_SIZE: Final = ("TD-01", "TD-06", "TD-10", "TD-11")


def suggested(
    begun: DeckList, models: Sequence[DeckList], box: DeckBox, limits: DeckLimits
) -> DeckList:
    """The cards that fit stay, in the order they were named; the same deck gives the same answer.
    `models` are good decks to learn from."""
    return _Suggestion(begun, models, box, limits).whole()


class _Suggestion:
    """A deck that grows card by card."""

    def __init__(
        self, begun: DeckList, models: Sequence[DeckList], box: DeckBox, limits: DeckLimits
    ) -> None:
        self.begun: Final = begun
        self.models: Final = models
        self.box: Final = box
        self.limits: Final = limits
        self.deck = replace(begun, start=None, cards={}, events={})

    def whole(self) -> DeckList:
        for id, n in self.begun.cards.items():
            self._add_card(id, n)
        for id, n in self.begun.events.items():
            self._add_event(id, n)
        self._add_needed()
        for id in self._ranked():
            if self.box.cards[id].sort != DRAW:
                self._add_event(id, 1)
            elif not self._lacks(id):
                self._add_card(id, 1)
        self._fill_up()
        self.deck.start = self._start()
        return self.deck

    def _once(self, id: str) -> bool:
        card = self.box.cards.get(id)
        return card is not None and card.sort == DRAW and self.box.printed(id).once

    def _lacks(self, id: str) -> bool:
        """Whether a card would have nothing to go with (TW-1)."""
        alone = replace(self.deck, cards={**self.deck.cards, id: 1})
        return any(fault.code == "TW-1" and fault.about == id for fault in advice(alone, self.box))

    def _has_kind(self, id: str) -> bool:
        kind = self.box.cards[id].kind
        return any(self.box.cards[other].kind == kind for other in self.deck.cards)

    def _add_card(self, id: str, n: int) -> None:
        if self._once(id):
            n = 0 if self._has_kind(id) else 1
        for _ in range(min(n, self.limits.deck_size - sum(self.deck.cards.values()))):
            self._try(self.deck.cards, id)

    def _add_event(self, id: str, n: int) -> None:
        for _ in range(min(n, EVENTS - sum(self.deck.events.values()))):
            self._try(self.deck.events, id)

    def _try(self, counts: dict[str, int], id: str) -> None:
        """One more copy, unless it breaks a rule."""
        counts[id] = counts.get(id, 0) + 1
        found = violations(self.deck, self.box, self.limits)
        if any(fault.code not in ABOUT_SIZE for fault in found):
            counts[id] -= 1
            if counts[id] == 0:
                del counts[id]

    def _add_needed(self) -> None:
        """Cards without which others could never be played (TW-1), and theirs in turn."""
        for _ in range(len(self.box.cards)):
            before = dict(self.deck.cards)
            for fault in advice(self.deck, self.box):
                if fault.code == "TW-1" and fault.needs:
                    self._add_first(fault.needs[0])
            if self.deck.cards == before:
                return

    def _add_first(self, kind: str) -> None:
        for card in self.box.draw_cards():
            if card.id.partition("_")[2] == kind:
                self._add_card(card.id, 1)
                return

    def _ranked(self) -> list[str]:
        """What the models have, most of it from those that are most like this deck."""
        worth: dict[str, int] = {}
        mine = {**self.deck.cards, **self.deck.events}
        for model in self.models:
            theirs = {**model.cards, **model.events}
            alike = 1 + sum(min(n, theirs.get(id, 0)) for id, n in mine.items())
            for id, n in theirs.items():
                worth[id] = worth.get(id, 0) + alike * alike * n * (2 if self._scores(id) else 1)
        ranked = sorted(worth, key=lambda id: (-worth[id], id))
        return [*ranked, *ranked]  # then the second copies, and what had lacked something

    def _scores(self, id: str) -> bool:
        """Games are won with victory points: cards that bring some come first (TW-4)."""
        return self.box.cards[id].sort == DRAW and self.box.printed(id).victory > 0

    def _fill_up(self) -> None:
        """Whatever is left in the box, where the models have not enough."""
        for card in self.box.draw_cards():
            self._add_card(card.id, card.count)
        for card in self.box.choosable_events():
            self._add_event(card.id, 1)

    def _start(self) -> list[str]:
        """The starting cards that were named, as far as they are left; then such as one of each
        resource pays for together, then any (CD-21.30)."""
        left = dict(self.deck.cards)
        start: list[str] = []
        for id in self.begun.start or []:
            self._begin_with(id, left, start)
        unpaid = dict.fromkeys(RESOURCES, 1)
        for id in sorted(left):
            if self._pays(id, unpaid):
                self._begin_with(id, left, start)
        for id in ["basic_scout", *sorted(left)]:
            self._begin_with(id, left, start)
        return start

    def _begin_with(self, id: str, left: dict[str, int], start: list[str]) -> None:
        if left.get(id, 0) > 0 and len(start) < self.limits.start_cards:
            left[id] -= 1
            start.append(id)

    def _pays(self, id: str, unpaid: dict[str, int]) -> bool:
        """Whether what is not yet spent buys this card; then it is spent."""
        card = self.box.printed(id)
        costs = dict(zip(RESOURCES, card.costs, strict=True))
        useless = card.type in (ACTION_CARD, CITY_EXPANSION) or bool(card.requires)
        if useless or any(n > unpaid[name] for name, n in costs.items()):
            return False
        for name, n in costs.items():
            unpaid[name] -= n
        return True
