"""What travels between the server and a browser about decks, in the style of `http_wire.py`."""

from typing import Literal

from msgspec import Struct


class DeckCard(Struct):
    """A card that decks are built from. `word` is its name in the game's own texts."""

    id: str
    word: str
    event: bool
    back: str
    type: str  # action, settlement, city, region or event
    cost: dict[str, int]
    points: dict[str, int]
    needs: bool  # it can be played only if something else is there
    once: bool
    copies: int  # in one box
    marked: int  # of these with the half-moon


class DeckSheet(Struct, forbid_unknown_fields=True):
    """A deck as its author has it, right or wrong; `start` is null where set-up will ask."""

    name: str
    author: str
    note: str
    start: list[str] | None
    cards: dict[str, int]
    events: dict[str, int]


class SampleDeck(Struct):
    id: str
    sheet: DeckSheet


class DeckKit(Struct):
    """All one needs to build a deck."""

    cards: list[DeckCard]
    samples: list[SampleDeck]
    size: int
    events: int
    start: int


class DeckNote(Struct):
    """A violation (TD-01 to 15) or a warning (TW-1 to 5); `about` is a card or a key, or empty."""

    code: str
    about: str
    text: str


class DeckTotals(Struct):
    """`curve` counts cards by the resources they cost in all, the last of them that or more."""

    types: dict[str, int]
    sets: dict[str, int]
    costs: dict[str, int]
    points: dict[str, int]
    curve: list[int]


class DeckReport(Struct):
    errors: list[DeckNote]
    warnings: list[DeckNote]
    closed: dict[str, str]  # cards of which no further copy may be added, and why
    totals: DeckTotals
    file: str  # the deck as a file


class ReadDeck(Struct):
    """A deck file that was read."""

    sheet: DeckSheet
    report: DeckReport


class DeckChoice(Struct, forbid_unknown_fields=True):
    """What a seat plays with: a deck of one's own, a sample, a sample that the server picks, or any
    legal deck, as chance deals it."""

    kind: Literal["own", "sample", "any_sample", "random"]
    sample: str = ""  # its id
    sheet: DeckSheet | None = None  # one's own


class BringDeck(Struct, forbid_unknown_fields=True):
    """A person brings a deck to a seat; until the numbers for the draws are shown, another one."""

    seat: int
    deck: DeckChoice
