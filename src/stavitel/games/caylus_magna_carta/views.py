"""What a seat sees of Caylus Magna Carta, and what is printed on its cards."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from stavitel.engine.views import Box, Seat, Shown, View, Waiting, named

Card = Annotated[str, named("card")]
Building = Annotated[str, named("building")]
Good = Annotated[str, named("good")]
Part = Annotated[str, named("part")]
Phase = Annotated[str, named("phase")]
Variant = Annotated[str, named("variant")]
Source = Literal[
    "tokens", "buildings", "residences", "prestige", "gold", "goods", "deniers", "total"
]  # fmt: skip
"""Where points come from (section 11), and their sum."""
Domain = Literal["card", "building"]


class Slot(Shown):
    """One card of the road with all that lies on it."""

    position: int
    card: Card
    owner: Seat | None
    worker: Seat | None
    residence: bool  # the card shows its back
    prestige: Building | None  # what stands on the residence
    store: int | None  # cubes left; null for a card without one


class Player(Shown):
    """What everybody sees of a player: all but the faces of hand and pile (CMC-3.7)."""

    seat: Seat
    goods: dict[Good, int]
    deniers: int
    workers: int  # in the supply
    hand_count: int
    pile_count: int
    discard: list[Card]
    known_hand: list[Card]  # hand cards everybody can name by counting
    tokens: dict[Part, int]
    batches: int  # delivered in this phase, until the next one of its kind
    prestige: list[Building]  # in front of the player, beginner game only
    income: int
    points: dict[Source, int]  # as if the game ended now


class CaylusView(View):
    """Everything open, and the hand of the seat that looks."""

    variant: Variant
    switches: dict[str, str]  # the house rules, each with its choice
    round: int
    phase: Phase
    first_player: Seat | None
    provost: int | None  # his position; null in the beginner game
    bridge: list[Seat]  # in the order of passing
    castle: dict[Part, int]  # tokens still available
    removed: dict[Part, int]  # tokens out of the game
    prestige: list[Building]  # still available
    road: list[Slot]
    players: list[Player]
    waiting: Waiting | None
    hand: list[Card] | UnsetType = UNSET  # left out for spectators


class Trade(Shown):
    """One of the alternatives of an effect; nothing is paid where `pay` is empty."""

    pay: dict[str, int]
    gain: dict[str, int]


class StorePrinted(Shown):
    """The cubes a card has for its owner."""

    good: Good
    amount: dict[str, int]  # by the number of players


class Face(Shown):
    """One side of a card: what it costs, what it is worth and what it does."""

    id: str
    domain: Domain  # of its name in the catalogue: building-theatre
    points: int
    cost: dict[str, int]
    worker: list[Trade]
    owner: list[Trade]
    store: StorePrinted | None
    income: int


class CastlePart(Shown):
    """A part of the castle and its tokens."""

    id: Part
    points: int  # of one token
    tokens: dict[str, int]  # at the beginning, by the number of players


class CaylusBox(Box):
    """Everything that is printed in Caylus Magna Carta."""

    cards: dict[Card, Face]  # all that can lie on the road, the residence last
    prestige: dict[Building, Face]
    parts: list[CastlePart]
    workers: int  # of each player
    pass_bonus: int  # deniers for whoever passes first
