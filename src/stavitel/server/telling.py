"""What happened at a table, in words that outlive the rules: kept beside every action.

Numbers of actions, cards and places change their meaning when a game gets new ones; words do
not. From them a table can be told even after our rules have parted ways with it.
"""

from typing import Final

import msgspec
from msgspec import Struct

from stavitel.engine.events import Event
from stavitel.engine.game import Game
from stavitel.match import Match


class _Happening(Struct, frozen=True, array_like=True):
    """One event: numbers that stand for words are written as those."""

    name: str
    args: dict[str, int | str]


class Told(Struct, frozen=True, array_like=True):
    """One action: who chose it, the round it was in, and what it led to."""

    seat: int
    turn: int
    happened: list[_Happening]


class Standing(Struct, frozen=True):
    """How a finished game came out."""

    scores: list[int]
    places: list[int]


_ENCODER: Final = msgspec.json.Encoder()
_TOLD: Final = msgspec.json.Decoder(Told)
_STANDING: Final = msgspec.json.Decoder(Standing)


def told(match: Match, move: int) -> str:
    """What is kept of a move, counted from 0."""
    seat, turn, events = match.told(move)
    happened = [_Happening(event.kind.name, _in_words(match.game, event)) for event in events]
    return _ENCODER.encode(Told(seat, turn, happened)).decode()


def standing(match: Match) -> str:
    return _ENCODER.encode(Standing(match.scores(), match.places())).decode()


def read_told(note: str) -> Told | None:
    """What was kept of a move; None of one that was made before anything was."""
    try:
        return _TOLD.decode(note) if note else None
    except msgspec.DecodeError:
        return None


def read_standing(note: str) -> Standing | None:
    try:
        return _STANDING.decode(note) if note else None
    except msgspec.DecodeError:
        return None


def events_of(game: Game, kept: Told) -> list[Event]:
    """The events our words can still tell."""
    kinds = {kind.name: kind for kind in game.events.kinds}
    events = []
    for happening in kept.happened:
        kind = kinds.get(happening.name)
        values = (
            [_number(game, name, happening.args.get(name)) for name in kind.args] if kind else []
        )
        numbers = [value for value in values if value is not None]
        if kind is not None and len(numbers) == len(kind.args):
            events.append(Event(kind, numbers))
    return events


def _in_words(game: Game, event: Event) -> dict[str, int | str]:
    args: dict[str, int | str] = {}
    for name, value in zip(event.kind.args, event.values, strict=True):
        words = game.words.get(name, [])
        args[name] = words[value] if 0 <= value < len(words) else value
    return args


def _number(game: Game, name: str, value: int | str | None) -> int | None:
    if isinstance(value, str):
        words = game.words.get(name, [])
        return words.index(value) if value in words else None
    return value
