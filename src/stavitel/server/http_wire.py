"""What travels between the server and a browser beside the socket: requests and their answers.

The style is that of `wire.py`, whose parts are used here.
"""

from typing import Literal

from msgspec import Struct

from stavitel.sentences import Part
from stavitel.server.deck_wire import DeckChoice
from stavitel.server.wire import (
    ChatLine,
    ClockRules,
    Hints,
    Invite,
    SeatInfo,
    TableInfo,
    Update,
    WhyNot,
)

# --- tables --------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit here: the browser that asks, whoever gets the link, or a bot called `bot`."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""
    deck: DeckChoice | None = None  # where decks are brought: without one a person is asked later


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: str
    seats: list[NewSeat]
    variant: str = ""
    switches: dict[str, str] = {}
    clock: ClockRules = ClockRules()
    stand_in: str = "level:4"  # the bot that plays for somebody who left or ran out of time
    hints: Hints = "alone"
    colours: list[str] = []  # one of the box for each seat, where colours are free


class Laid(Struct):
    """A new table and the secrets of its seats."""

    table: str
    invites: list[Invite]


class Sit(Struct, forbid_unknown_fields=True):
    secret: str
    name: str = ""


class GiveShare(Struct, forbid_unknown_fields=True):
    """A person's own share in the draws, for all seats of this browser: first the mark, and once
    every seat has one, the number. Whoever is alone with bots may send both at once."""

    commitment: str  # the one that was stored before
    mark: str = ""  # SHA-256 of the number, as hex
    number: str = ""  # up to 64 characters


class Depart(Struct, forbid_unknown_fields=True):
    """Leave a table for good: your seats become free for others."""


class Remove(Struct, forbid_unknown_fields=True):
    """Remove a table of yours where no game has begun, or where nobody else plays or played."""


class Seated(Struct):
    table: str
    seat: int


class MyTable(Struct):
    """A line in the list of this browser's tables."""

    table: str
    game: str
    state: Literal["waiting", "playing", "over", "aside"]  # aside: it cannot be opened any more
    my_turn: bool
    seats: list[SeatInfo]
    touched: int  # milliseconds since 1970
    asked: int | None = None  # the seat whose turn it is
    paused: bool = False
    may: list[Literal["leave", "remove"]] = []  # what this browser may do with the table


# --- what is kept about somebody ------------------------------------------------------------------


class Deed(Struct):
    """Something that was done from one of your seats."""

    at: int  # milliseconds since 1970
    kind: str
    words: str


class MySeat(Struct):
    seat: int
    word: str
    name: str
    deeds: list[Deed]


class KeptTable(Struct):
    """What one table keeps about a guest."""

    table: str
    game: str
    laid: int  # milliseconds since 1970
    host: bool
    seats: list[MySeat]
    said: list[ChatLine]
    messages: int  # ids of messages, by which a repetition is known
    record: str  # a record that was dropped in


class AboutMe(Struct):
    """All that is kept about the browser that asks."""

    guest: str  # the mark of its cookie, by which the server knows it; "" if it does not
    tables: list[KeptTable]


class Forget(Struct, forbid_unknown_fields=True):
    """Delete all that is kept about the browser that asks; finished games stay, without a name."""


class Forgotten(Struct):
    removed: int  # tables that are gone
    nameless: int  # tables that stay for the others


# --- the games of the house -----------------------------------------------------------------------


class Named(Struct):
    id: str
    name: str
    hint: str


class SwitchInfo(Struct):
    id: str
    name: str
    hint: str
    rules: list[str]  # the numbers of what it is about
    choices: list[Named]  # the usual one first
    variants: list[str]  # those it says something about; none for all of them


class GameInfo(Struct):
    """A game of the house, in the language asked for."""

    id: str
    title: str
    about: str  # in one sentence
    min_seats: int
    max_seats: int
    minutes: int  # about how long people take; 0 if nobody has said
    weight: int  # 1 easily learnt, 2 medium, 3 demanding; 0 if nobody has said
    seat_words: list[str]
    free_colours: bool  # any seat may have any of them
    variants: list[Named]
    switches: list[SwitchInfo]
    words: dict[str, list[str]]  # argument -> the words its numbers stand for
    amounts: list[str]  # pieces that are counted in words: "amount-wood"
    domains: dict[str, list[str]]  # key of the view -> what its words are, if not its own
    scored: dict[str, str]  # event -> source of its points, "-lost" where they go
    secrets: bool  # seats hold something the others may not see
    lessons: list[Named]
    decks: list[str]  # the variants to which everybody brings a deck
    puzzles: int  # how many come with it


class RuleBlock(Struct):
    """A piece of the rules page. Inline marks in `text`: **bold**, *italic*, `code`, and in a guide
    [words](/learn/GAME/LESSON), a lesson or a worked example at the table.

    The rows of a table follow on its `columns`; in both, ` | ` stands between the cells. `pictures`
    names pieces to draw, each as domain and word of the catalogue: `card:market good:wood*2`.
    """

    kind: Literal["heading", "rule", "paragraph", "item", "columns", "row", "pictures"]
    layer: Literal["guide", "rules", "details"]  # to read first; to look up; about this project
    level: int  # of a heading, 1 for the title of the page; else 0
    number: str  # "CMC-5.20" or "R8" for a rule, "2" for an item of a counted list, else ""
    text: str


class LessonStep(Struct):
    """A step of a lesson at a table of its own, after what the learner did in the steps before."""

    step: int
    steps: int
    text: str  # what the coach says, with the marks of `RuleBlock`
    hint: str  # the answer to whoever does something else; "" where nothing is expected
    expected: list[int]  # actions of `update.ask`; none where there is only something to read
    highlight: list[str]  # places the coach points at: "position:0", "part:palace"
    info: TableInfo
    update: Update  # `lines` tell what happened since the step before
    refused: list[WhyNot]


class PuzzleAnswer(Struct):
    """An option of a puzzle, and the share of the win it promises in percent."""

    action: int
    text: list[str | Part]
    share: float


class PuzzleShown(Struct):
    """A puzzle at a table of its own: one option is clearly the best."""

    number: int  # from 1
    count: int
    seat: int  # who is to move
    answers: list[PuzzleAnswer]  # all options, the best first
    why: str  # what the best leads to beyond the next best
    info: TableInfo
    update: Update
    refused: list[WhyNot]


class Health(Struct):
    """How the server is; `error` says in one sentence what it cannot do."""

    ok: bool
    aside: int  # how many tables cannot be opened any more
    tables: list[str]  # the first of them
    error: str = ""


class Problem(Struct):
    """An HTTP request that was not carried out."""

    error: str
