"""Fingerprints of positions: what they mean, and every number of them.

The fingerprint in a record is one of meaning. It is taken from the position as people would write
it, without what is usual and without what seats merely remember: one more number in a state, at its
default, changes nothing. The exact mark is taken from the row of numbers, for comparing two builds
or a table before and after; records had it until version 0.1.
"""

import hashlib
import json
import re
from enum import Enum

from stavitel.engine.core import State
from stavitel.engine.game import Game
from stavitel.numbering import from_zero

_FORM = "p1-"
"""The first way of writing positions down for a fingerprint."""
_EXACT = re.compile(r"[0-9a-f]{16}")


class Agreement(Enum):
    """Whether a position is the one a mark was taken from."""

    SAME = "same"
    OTHER = "other"
    UNKNOWN = "unknown"  # an exact mark, and the numbers may since lie elsewhere


def fingerprint(game: Game, s: State) -> str:
    """A short mark of what a position means, equal in every process and build."""
    return _FORM + _hash(json.dumps(meaning(game, s), sort_keys=True, separators=(",", ":")))


def exact_mark(s: State) -> str:
    """A short mark of every number of a position."""
    return _hash(",".join(str(n) for n in s.numbers()))


def agreement(game: Game, s: State, mark: str) -> Agreement:
    """Whether a mark, of either form, is that of the position."""
    if _EXACT.fullmatch(mark):
        return Agreement.SAME if mark == exact_mark(s) else Agreement.UNKNOWN
    return Agreement.SAME if mark == fingerprint(game, s) else Agreement.OTHER


def meaning(game: Game, s: State) -> dict[str, object]:
    """What must agree of a position: house rules that were always played so, and what is nothing,
    go without saying. This form of it numbers places from 0."""
    table = from_zero(game, game.agreed(s))
    for switch in game.switches:
        choice = table.pop(switch.name, switch.usual)
        if choice != switch.unsaid:
            table[switch.name] = choice
    return _without_nothing(table)


def _without_nothing(table: dict[str, object]) -> dict[str, object]:
    said = {key: _said(value) for key, value in table.items()}
    return {key: value for key, value in said.items() if value}


def _said(value: object) -> object:
    """Places in a list mean something even if nothing is there."""
    if isinstance(value, dict):
        return _without_nothing(value)
    if isinstance(value, list):
        return [_said(item) for item in value]
    return value


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
