"""Places are numbered from 1; files from before version 0.2 number them from 0.

A position or scenario says `format = 2` and a record `stavitel record 2` where it counts as people
do. Without that it is of the first format, and keeps its meaning.
"""

from typing import Final

from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.engine.verbs import FROM_ONE, FROM_ZERO

KEY: Final = "format"
NEWEST: Final = 2
_FIRST_PLACE: Final = {1: FROM_ZERO, NEWEST: FROM_ONE}


def take_format(table: dict[str, object]) -> int:
    """What the first place is called in a file; the key that says so is taken out."""
    number = table.pop(KEY, 1)
    if isinstance(number, bool) or not isinstance(number, int) or number not in _FIRST_PLACE:
        said = f"'{number}'" if isinstance(number, str) else str(number)
        expected = "expected 1 or 2: places are numbered from 0 in 1, and from 1 in 2"
        raise BadField([KEY], f"{expected}; got {said}")
    return _FIRST_PLACE[number]


def from_one(game: Game, table: dict[str, object], first: int) -> dict[str, object]:
    """A table whose first place is called `first`, numbered from 1."""
    return _shifted(table, game.counted, FROM_ONE - first)


def explained(game: Game, fault: BadField, first: int) -> BadField:
    """A fault with the number of a place, where the file counts otherwise than we do."""
    about_a_place = bool(fault.path) and fault.path[-1] in game.counted
    if first == FROM_ONE or not about_a_place or "a number from" not in str(fault):
        return fault
    return BadField(fault.path, f"{fault}, counting from 1 (this file counts from 0)")


def from_zero(game: Game, table: dict[str, object]) -> dict[str, object]:
    """A table numbered from 1, as the first format has it: what is kept or hashed in that form."""
    return _shifted(table, game.counted, FROM_ZERO - FROM_ONE)


def _shifted(table: dict[str, object], keys: list[str], by: int) -> dict[str, object]:
    return {key: _shift(value, key in keys, keys, by) for key, value in table.items()}


def _shift(value: object, counts: bool, keys: list[str], by: int) -> object:
    if isinstance(value, dict):
        return _shifted(value, keys, by)
    if isinstance(value, list):
        return [_shift(item, False, keys, by) for item in value]
    if counts and isinstance(value, int) and not isinstance(value, bool):
        return value + by
    return value
