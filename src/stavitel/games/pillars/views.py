"""What a seat sees of The Pillars of the Earth, and what is printed on its cards and board."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from stavitel.engine.views import Box, Seat, Shown, View, Waiting, named

Good = Annotated[str, named("good")]
Craftsman = Annotated[str, named("craftsman")]
Advantage = Annotated[str, named("advantage")]
Happening = Annotated[str, named("happening")]
Resource = Annotated[str, named("resource")]
Area = Annotated[str, named("area")]
Phase = Annotated[str, named("phase")]
Variant = Annotated[str, named("variant")]
OnMarket = Literal["wood", "stone", "sand"]
"""What the market sells; metal it only buys (PE-7.12.3)."""


class Offer(Shown):
    """The cards to choose from in phase I."""

    resources: list[Resource]
    craftsmen: list[Craftsman]


class Builders(Shown):
    """Whose builder stands where; at court and market all of them, in order of arrival."""

    bishop: Seat | None
    kingsbridge_1: Seat | None
    kingsbridge_2: Seat | None
    priory_1: Seat | None
    priory_2: Seat | None
    court: list[Seat]
    shiring_1: Seat | None
    shiring_2: Seat | None
    castle: Seat | None
    market: list[Seat]
    start_player: Seat | None


class Work(Shown):
    """What one use of a craftsman takes, only needs to show, and gives."""

    pay: dict[str, int]
    shows: dict[str, int]
    gain: dict[str, int]
    uses: int  # in a round
    used: int = 0  # while the seat converts


class Player(Shown):
    """All that lies before a player is open."""

    seat: Seat
    points: int
    gold: int
    goods: dict[Good, int]
    craftsmen: list[Craftsman]
    craftsman_limit: int
    work: dict[Craftsman, Work]  # of the craftsmen above
    advantages: list[Advantage]
    resources: list[Resource]
    workers: int  # not placed yet
    mill_workers: int
    all_workers: int
    bag: int  # builders in the bag
    aside: int  # builders kept from the board by the city wall
    passed: bool  # in phase I
    bought: list[Good]  # in this round's market
    converted: bool


class Decks(Shown):
    """How many cards are still to come."""

    events: int
    advantages: int


class PillarsView(View):
    """Everything open, and the coming event for the seat that has foreseen it."""

    variant: Variant
    switches: dict[str, str]  # the house rules, each with its choice
    round: int
    phase: Phase
    area: Area | None  # being resolved; null outside phase III
    starting_player: Seat | None
    offer: Offer
    event: Happening | None  # of this round, once it is revealed
    protected: list[Seat]  # from this event
    past_events: list[Happening]
    kingsbridge: list[Advantage | None]  # the card at each of the two spaces
    shiring: list[Craftsman | None]
    builders: Builders
    price: int  # of the next builder
    cost_track: dict[str, Seat | None]  # who waits at which price
    drawn: Seat | None  # whose builder is in hand
    returned: bool  # the one return of this phase has been used
    city_wall: list[Seat]  # who may use fewer builders in the next phase II
    tax: int | None  # once it is rolled
    market: dict[OnMarket, int]
    court_metal: int
    supply: dict[Good, int]
    grey_workers: Seat | None  # who has them in this round
    next_grey_workers: Seat | None
    black_worker: Seat | None
    players: list[Player]
    decks: Decks
    past_advantages: list[Advantage]  # those no longer in the game
    looked: bool  # Ellen's owner knows the coming event
    waiting: Waiting | None
    foreseen: Happening | UnsetType = UNSET  # for whoever has foreseen it


class CraftsmanCard(Shown):
    """What a craftsman costs in the offer, and what he does."""

    price: int
    work: Work


class ResourceCard(Shown):
    """So many cubes of a kind for so many workers."""

    good: Good
    amount: int
    workers: int


class PillarsBox(Box):
    """Everything that is printed in The Pillars of the Earth."""

    craftsmen: dict[Craftsman, CraftsmanCard]
    resources: dict[Resource, ResourceCard]
    priory: list[int]  # points at its two spaces
    long_place: int  # spaces for builders at the court, and at the market
    grey_workers: int  # lent together; the castle has two such pairs
    buying: dict[OnMarket, int]  # gold for a cube at the market
    selling: dict[Good, int]
    rounds: int
