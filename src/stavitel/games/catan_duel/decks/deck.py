"""A legal deck as the rules get it: cards by their numbers, nothing left to check."""

from typing import Final, final


@final
class Deck:
    """What one player brings to a tournament game (CD-21.7).

    `cards` are the draw cards and `start` the starting cards among them, both by their numbers in
    `cards.CARDS`, a number for each copy; `start` is empty if its owner chooses at set-up
    (CD-21.19). `events` are the chosen event cards by what happens, their numbers in
    `cards.HAPPENINGS`: the rules do not ask which set an event comes from.
    """

    def __init__(self, name: str, cards: list[int], events: list[int], start: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.events: Final = events
        self.start: Final = start
