"""What a seat sees of The Red Cathedral, and what is printed on its pieces."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from stavitel.engine.views import Box, Seat, Shown, View, Waiting, named

Good = Annotated[str, named("good")]
Die = Annotated[str, named("die")]
Slot = Annotated[str, named("slot")]
BannerPlace = Annotated[str, named("place")]
BoardSide = Annotated[str, named("side")]
Section = Annotated[str, named("section")]
Tile = Annotated[str, named("tile")]
Card = Annotated[str, named("card")]
Influence = Annotated[str, named("influence")]
Plan = Annotated[str, named("plan")]
Task = Annotated[str, named("task")]
Ornament = Annotated[str, named("ornament")]
Phase = Annotated[str, named("phase")]
Variant = Annotated[str, named("variant")]
SectionType = Literal["base", "middle", "dome"]
Mode = Literal["lightning", "infinity"]
Source = Literal["track", "leftovers", "towers", "total"]
"""Where prestige comes from (section 12), and its sum."""


class MarketSpace(Shown):
    """A space of the ring with its token and the dice on it."""

    space: int
    token: Good | None
    amount: int  # for each die
    dice: list[Die]
    gives: int  # at most, for the dice that lie here
    gives_next: int  # once another die has come


class Quadrant(Shown):
    """A season of the market and the influence card lying there."""

    card: Card | None
    actions: list[Influence]


class DieSeen(Shown):
    """Where a die lies and what it shows."""

    space: int  # 0 until the setup has put it there
    value: int


class Floor(Shown):
    """A place for a section of a tower with all that lies there."""

    section: Section | None  # null until the setup has laid one
    type: SectionType | None
    cost: dict[Good, int]
    recognition: int
    rubles: int
    tile: Tile | None
    banner: Seat | None
    finished: bool
    ornament: Seat | None
    pieces: dict[Good, int]  # delivered so far


class Tower(Shown):
    """A tower from its base to its dome, and what it is worth to whom."""

    tower: int
    value: int
    contributions: dict[Seat, int]
    points: dict[Seat, int]
    floors: list[Floor]


class SlotSeen(Shown):
    """A slot of a workshop board."""

    tile: Tile | None
    face_up: bool
    cost: int  # rubles for a tile laid face up
    ornament: Ornament | None  # locked here


class Player(Shown):
    """A player with board, goods and points; all of it is open (RC-14.1)."""

    seat: Seat
    own_die: Die  # and of this colour are board and banners
    board: BoardSide
    rubles: int
    inventory: dict[Good, int]
    capacity: int
    banners: dict[BannerPlace, int]
    workshop: dict[Slot, SlotSeen]
    track: int
    prestige: int
    ornaments: dict[Ornament, int]
    finished: int
    points: dict[Source, int]


class TaskSeen(Shown):
    """A card of Ivan's row with the tile of a die."""

    card: Task | None
    die: Die | None
    face_up: bool


class Ivan(Shown):
    """The opponent of the solo game (section 13)."""

    banners: int
    row: list[TaskSeen]
    inventory: dict[Good, int]
    construction: dict[Good, int]
    track: int
    prestige: int
    ornaments: dict[Ornament, int]
    finished: int
    points: dict[Source, int]


class CathedralView(View):
    """The whole table; who looks makes no difference."""

    variant: Variant
    switches: dict[str, str]  # the house rules, each with its choice
    phase: Phase
    turn: int
    first_player: Seat | None
    ended_by: Seat | None
    rerolled: bool
    white_tile: Slot | None  # the white slot whose tile has worked this turn
    exchange_over: bool  # where the table has it at one moment of a turn
    plan: Plan | None
    market: list[MarketSpace]
    influence: list[Quadrant]
    dice: dict[Die, DieSeen]
    supply: dict[Good, int]
    towers: list[Tower]
    players: list[Player]
    waiting: Waiting | None
    ivan: Ivan | UnsetType = UNSET  # only in the solo game


class TilePrinted(Shown):
    """A workshop tile: a resource with an amount, or a die."""

    good: Good | None
    amount: int
    die: Die | None


class InfluenceAction(Shown):
    """What an influence action takes and brings; keys are goods or what the catalogue calls so."""

    mode: Mode
    pay: dict[str, int]
    gain: dict[str, int]
    kinds: list[Good]  # only these, where the card pictures them
    all_types: bool  # only with a base, a middle section and a dome finished


class SectionPrinted(Shown):
    """What a section costs and brings."""

    cost: dict[Good, int]
    recognition: int
    rubles: int


class CathedralBox(Box):
    """What is printed in The Red Cathedral and does not lie on the table as numbers."""

    tiles: dict[Tile, TilePrinted]
    influence: dict[Influence, InfluenceAction]
    cards: dict[Card, list[Influence]]
    sections: dict[Section, SectionPrinted]
    prestige_spaces: list[int]  # lowest first
    last_space: int
    sections_to_end: int  # finishing this many triggers the end of the game
    denominations: list[int]  # what coins are worth, lowest first
    reconstructed: list[str]  # ids of pieces whose numbers no rulebook prints
