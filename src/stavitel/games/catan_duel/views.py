"""What a seat sees of Catan Duel, and what is printed on its cards."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from stavitel.engine.views import Box, Seat, Shown, View, Waiting, named

Variant = Annotated[str, named("variant")]
Phase = Annotated[str, named("phase")]
Resource = Annotated[str, named("resource")]
Terrain = Annotated[str, named("terrain")]
RegionCard = Annotated[str, named("region")]
Place = Annotated[str, named("place")]
Town = Annotated[str, named("town")]
Site = Annotated[str, named("site")]
Side = Annotated[str, named("side")]
Card = Annotated[str, named("card")]
Back = Annotated[str, named("back")]
StackNumber = Annotated[str, named("stack")]
Happening = Annotated[str, named("happening")]
EventSymbol = Annotated[str, named("symbol")]
TownKind = Literal["settlement", "city"]
Die = Literal["production", "event"]
Central = Literal["roads", "settlements", "cities"]
Source = Literal["settlements", "cities", "cards", "strength", "trade"]
"""Where victory points come from (CD-17.1)."""
Worth = Literal["points", "strength", "skill", "commerce", "progress"]
Points = Literal["strength", "skill", "commerce", "progress", "victory"]


class Tokens(Shown):
    """Who has the tokens, if anybody (CD-13.6)."""

    strength: Seat | None
    trade: Seat | None


class HandCard(Shown):
    """A card as its owner reads it."""

    card: Card
    cost: dict[Resource, int]
    worth: dict[Worth, int]
    effect: Card  # the card whose effect it has: card-abbey-hint


class Region(Shown):
    """A region on its place, and what lies on it."""

    region: RegionCard
    terrain: Terrain
    resource: Resource
    number: int  # of the production die
    stock: int


class Cache(Shown):
    """The Gold Cache: beyond which region it lies, and what it holds (CD-18.13)."""

    place: Place
    stock: int


class GridRegion(Shown):
    """A region where the principality is told row by row."""

    region: RegionCard
    stock: int


Cell = str | int | GridRegion | list[Card] | None
"""A head, the number of a column, a region, the cards of a site, a town or road, or nothing."""


class HandSeen(Shown):
    """A hand by its backs, and what the viewer knows of it."""

    cards: int
    backs: dict[Back, int]
    known: list[Card]  # of the opponent's
    fogged: dict[Back, int]  # cards the viewer has lost track of among these


class DiscardPile(Shown):
    """Of the discard pile only the top card is seen (CD-15.4)."""

    cards: int
    top: Card | None


class Player(Shown):
    """A principality on its grid: places, towns and sites are named by column and row."""

    seat: Seat
    points: int
    sources: dict[Source, int]
    strength: int
    skill: int
    commerce: int
    progress: int
    goods: dict[Resource, int]
    regions: dict[Place, Region]
    towns: dict[Town, TownKind]
    sites: dict[Site, list[Card]]
    roads: list[Side]  # that wait for a settlement at their outer ends
    cache: Cache | None
    principality: list[list[Cell]]  # the same as its owner sees it, row by row
    hand: HandSeen
    hand_limit: int
    # in the tournament game: his own pile, and what he has brought, if the viewer may know
    # (CD-21.48, CD-21.49)
    discard: DiscardPile | UnsetType = UNSET
    deck: dict[Card, int] | UnsetType = UNSET
    chosen: dict[Happening, int] | UnsetType = UNSET


class Stack(Shown):
    """A draw stack from the top, as the viewer knows it."""

    stack: StackNumber
    back: Back
    size: int
    cards: list[Card | None]  # null where the viewer does not know the card
    fogged: list[int]  # places, from 1, where something may lie that the viewer has lost track of
    row: list[Card]  # seen in this order; some are missing now, and the others lie on top
    owner: Seat | UnsetType = UNSET  # in the tournament game
    backs: list[Back] | UnsetType = UNSET  # of the cards from the top, where they show there


class FaceUp(Shown):
    """The card that lies open beside the stacks, and how many of it (CD-14.3)."""

    card: Card
    left: int


class Events(Shown):
    """The event stack; in the Duel some events are unknown (CD-16.3)."""

    left: int
    drawn: dict[Happening, int]  # since the stack was built
    known: dict[Happening, int]  # known to be in the game


class CatanDuelView(View, kw_only=True):
    """Everything open, and of hidden cards what the seat has seen and remembers (CD-20)."""

    variant: Variant
    switches: dict[str, str]  # the house rules, each with its choice
    phase: Phase
    turn: int
    active: Seat | None
    starter: Seat | None
    target: int  # victory points to win
    production: int | None
    symbol: EventSymbol | None
    happening: Happening | None
    fixed: list[Die]
    tokens: Tokens
    hand: list[HandCard] | UnsetType = UNSET  # left out for spectators
    players: list[Player]
    central: dict[Central, int]  # cards left
    regions_left: list[RegionCard]
    stacks: list[Stack]
    face_up: FaceUp | None
    events: Events
    waiting: Waiting | None
    viewer: Seat | None
    discard: DiscardPile | UnsetType = UNSET  # left out where each has one
    somewhere: list[Card] | UnsetType = UNSET  # seen and lost track of; left out for spectators
    # in the tournament game: cards of the viewer's own stacks that have not been seen (CD-21.48)
    to_come: dict[Card, int] | UnsetType = UNSET


class Face(Shown):
    """A draw card: what it costs, and its points, zeros left out."""

    cost: dict[Resource, int]
    points: dict[Points, int]


class CatanDuelBox(Box):
    """Everything that is printed in Catan Duel."""

    cards: dict[Card, Face]
    storage: int  # resources that fit on a region
