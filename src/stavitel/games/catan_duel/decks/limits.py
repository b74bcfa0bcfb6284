"""What the rulebook leaves open about decks: each a switch, so that no code need change (TR-1)."""

from dataclasses import dataclass
from typing import Final

ONE_PER_KIND: Final = "one_per_kind"
NONE_ALLOWED: Final = "none_allowed"
HALF_MOON_DRAW: Final = (ONE_PER_KIND, NONE_ALLOWED)
EVENTS: Final = 4
"""So many events each player chooses; all sources agree (CD-21.7)."""


@dataclass(frozen=True)
class DeckLimits:
    """The switches that a deck is checked against, at their usual values (TR-1, TR-2, TR-3)."""

    deck_size: int = 33
    start_cards: int = 3
    half_moon_draw: str = ONE_PER_KIND
