"""Position files: any legal position as a small TOML table, checked when it is loaded."""

import re
from pathlib import Path

from stavitel.engine.core import State, options
from stavitel.engine.errors import BadPosition, BadSetup
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.files import TOLD, at_line, parse_toml, read_text, toml_text
from stavitel.games import game as game_named
from stavitel.games import named
from stavitel.numbering import KEY, NEWEST, explained, from_one, take_format

REMARKS = ("title", "note")
"""Keys that mean nothing to the rules."""


def load_position(path: str | Path, game: Game | None = None) -> tuple[Game, State]:
    """The game and the position in a file; `game` gives other components than ours."""
    return read_position(read_text(path, BadPosition), str(path), game)


def read_position(text: str, source: str = "", game: Game | None = None) -> tuple[Game, State]:
    """The game and the position a text describes."""
    table = parse_toml(text, source, BadPosition)
    try:
        chosen = _game_of(table.pop("game", ""), game)
        for key in REMARKS:
            table.pop(key, None)
        return chosen, sound_from(chosen, table, take_format(table))
    except BadField as fault:
        raise at_line(fault, text, source, BadPosition) from None


def write_position(game: Game, s: State) -> str:
    """The position as a text that loads to the same position."""
    return toml_text({KEY: NEWEST, "game": game.id, **short_position(game, s)})


def short_position(game: Game, s: State) -> dict[str, object]:
    """The position without what is pending where that goes without saying."""
    table = game.position(s)
    short = {key: value for key, value in table.items() if key != "pending"}
    try:
        return short if game.load(short).numbers() == s.numbers() else table
    except BadField:
        return table


def sound_from(game: Game, table: dict[str, object], first: int) -> State:
    """The position of a table in a file that calls the first place `first`."""
    try:
        return sound(game, from_one(game, table, first))
    except BadField as fault:
        raise explained(game, fault, first) from None


def sound(game: Game, table: dict[str, object]) -> State:
    """The position of a table, or the BadField that names every invariant it breaks."""
    s = game.load(table)
    faults = game.check(s)
    if faults:
        place = _place(faults[0], table, game.position(s))
        raise BadField([TOLD, *place], "; ".join(faults))
    if s.stack and not options(s):
        raise BadField(["pending"], "expected a decision with a legal action; this one has none")
    return s


def _game_of(id: object, game: Game | None) -> Game:
    if not isinstance(id, str) or not id:
        raise BadField(["game"], "expected the id of a game, such as 'caylus_magna_carta'")
    try:
        id = named(id)
        return game if game is not None and game.id == id else game_named(id)
    except BadSetup as problem:
        raise BadField(["game"], str(problem)) from None


def _place(fault: str, table: dict[str, object], whole: dict[str, object]) -> list[str | int]:
    """`road 3: no worker may stand there` is about `road[2]`, or less if some go unsaid;
    `red: bank: ...` about the Bank of Red; `tower 2 floor 1: ...` about what is said of it."""
    head, *rest = fault.split(": ")
    found = re.match(r"(\w+)(?: (\d+))?$", head)
    if found is None or found[1] not in table:
        return _mention(head, table, [])
    listed, all = table[found[1]], whole.get(found[1])
    if found[2] and isinstance(listed, list) and isinstance(all, list):
        return [found[1], int(found[2]) - 1 - len(all) + len(listed)]
    inside = _mention(rest[0], listed, [found[1]]) if rest[1:] else []
    return inside or [found[1]]


def _mention(words: str, value: object, path: list[str | int]) -> list[str | int]:
    """The way to a key, a card or a numbered thing inside a table; empty where there is none."""
    numbered = {key: int(n) for key, n in re.findall(r"(\w+) (\d+)", words)}
    if isinstance(value, dict):
        if numbered and all(value.get(key) == n for key, n in numbered.items()):
            return path
        if words in value:
            return [*path, words]
        parts: list[tuple[str | int, object]] = list(value.items())
    elif isinstance(value, list):
        if words in value:
            return [*path, value.index(words)]
        parts = list(enumerate(value))
    else:
        return path if value == words else []
    for key, part in parts:
        if deeper := _mention(words, part, [*path, key]):
            return deeper
    return []
