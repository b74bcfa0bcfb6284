"""What a browser asks about the course of a game, and the answers: replay, analysis, hints, proof.

The style is that of `wire.py`, whose parts are used here.
"""

from typing import Any, Literal

from msgspec import Struct

from stavitel.log import Line
from stavitel.sentences import Part
from stavitel.server.wire import Result, Share


class Moments(Struct):
    """The course of a game, as far as this viewer may know it."""

    table: str
    moves: int
    rounds: list[int]  # the move at which each round began
    lines: list[Line]
    viewpoints: list[int]
    rest: list[str]  # what a recording only tells, in the words of its record; once it is over


class Close(Struct, forbid_unknown_fields=True):
    """Give up a game that our rules no longer lead on."""


class Moment(Struct):
    """The table after `move` actions."""

    move: int
    seat: int
    view: dict[str, Any]
    asked: int | None
    prompt: list[str | Part]  # empty where the viewer is not asked
    over: Result | None


class SeatAccount(Struct):
    """What a finished game came to for a seat, in points of a hundred: luck and play are the
    result, which is the share of the win at the end without that of the start."""

    start: float
    end: float
    luck: float
    own: float
    others: float
    result: float


class TurningPoint(Struct):
    """A move that surely lost much of the win, and what was better, as its player could know."""

    move: int
    seat: int
    mark: Literal["?!", "?", "??"]
    loss: float
    error: float  # standard error of the loss
    played: list[str | Part]
    better: list[str | Part]


class Analysed(Struct):
    """A finished game looked at as a whole; whoever asks again sees how far it has come."""

    ready: bool
    judged: int  # so many choices
    choices: int
    moves: list[int]  # after which of them there are `shares`
    shares: list[list[float]]  # of the win, by seat
    seats: list[SeatAccount]
    errors: list[TurningPoint]


class HintInfo(Struct):
    """An option as a strong player sees it."""

    action: int
    text: list[str | Part]
    share: float  # of the win, in points of a hundred
    error: float  # standard error of the share
    points: float  # expected at the end
    why: str  # what it brings beyond the next best, or lacks beside the best; "" for nothing
    line: list[str]  # what probably follows


class Advice(Struct):
    """The options that promise most, for the seat that is asked."""

    seat: int | None  # nobody, where chance comes or the game is over
    hints: list[HintInfo]


class Branch(Struct, forbid_unknown_fields=True):
    """A new table from a moment of a finished game: the browser takes `seat`, bots the rest."""

    move: int
    seat: int
    bot: str = "level:4"


class DrawProof(Struct):
    """One draw: the `number`-th number below `below` of the stream came out as `value`."""

    number: int
    below: int
    value: int
    words: str


class Fair(Struct):
    """All one needs to verify that nobody chose the draws; `secret` only once the game is over."""

    table: str
    rules: str
    promise: int
    commitment: str
    secret: str
    numbers: list[str]
    shares: list[Share]
    draws: list[DrawProof]
