"""The log of a game: its lines, and a digest of those somebody has not seen."""

from itertools import groupby
from typing import Any

from msgspec import Struct

from stavitel.engine.game import Game
from stavitel.sentences import Part, Sentence


class Line(Struct):
    """A line of the log: its event as a viewer may know it, and a sentence about it."""

    move: int  # how many actions had been taken when it happened; a moment of the replay
    round: int
    event: dict[str, Any]  # {"event": kind, argument: number or word ...}
    text: list[str | Part]

    @property
    def sentence(self) -> Sentence:
        return Sentence(self.text)


class News(Struct):
    """Lines of the log about one seat, one after the other; `seat` is empty where nobody acts."""

    seat: str
    lines: list[int]  # their places in the log


def digest(lines: list[Line], before: int, game: Game, seat: int) -> list[News]:
    """The end of a log, from place `before` on: own matters first, then the others' in order, and
    nothing of minor kinds."""
    minor = {kind.name for kind in game.events.kinds if kind.minor}
    told = [
        (line.sentence.speaker, place)
        for place, line in enumerate(lines, before)
        if line.event["event"] not in minor
    ]
    me = game.seat_names[seat]
    mine = [place for speaker, place in told if speaker == me]
    others = groupby([line for line in told if line[0] != me], key=lambda line: line[0])
    found = [News(speaker, [place for _, place in group]) for speaker, group in others]
    return [News(me, mine), *found] if mine else found
