"""Which game a file is about: as it says itself, or as its keys show."""

import re
import tomllib
from pathlib import Path

from stavitel.components import game_with_file, read_components
from stavitel.engine.errors import BadComponents, StavitelError
from stavitel.engine.game import Game
from stavitel.files import parse_toml, read_text
from stavitel.games import GAMES, components_of, known, named

_HEADER = re.compile(r"^game: ?(\S+)\s*$", re.MULTILINE)


def game_of(text: str) -> str:
    """The game a record, a position or a scenario names; empty where it names none."""
    if found := _HEADER.search(text.partition("\n\n")[0]):
        return _known(found[1])
    try:
        id = tomllib.loads(text).get("game", "")
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return ""
    return _known(id) if isinstance(id, str) else ""


def game_of_components(path: str | Path) -> str:
    """The game whose numbers a components file gives: the only one with such keys and entries."""
    text = read_text(path, BadComponents)
    table = parse_toml(text, str(path), BadComponents)
    alike = [id for id in known() if table and table.keys() <= components_of(id).keys()]
    if len(alike) < 2:
        return alike[0] if alike else _nearest(table)
    fitting = [id for id in alike if _reads(id, text)]
    if len(fitting) > 1:
        expected = f"expected keys of one game only; these are in {', '.join(fitting)}"
        raise BadComponents(f"{expected}: name the game as well", str(path))
    return fitting[0] if fitting else alike[0]


def own_game(components: str, id: str = "", text: str = "") -> Game | None:
    """The game with somebody's numbers laid over ours, or None where they gave no file.

    The game is the one that is named, else that of the text they are used for, else their own.
    """
    if not components:
        return None
    return game_with_file(id or game_of(text) or game_of_components(components), components)


def _known(id: str) -> str:
    try:
        return named(id)
    except StavitelError:
        return ""


def _reads(id: str, text: str) -> bool:
    try:
        read_components(id, text)
    except StavitelError:
        return False
    return True


def _nearest(table: dict[str, object]) -> str:
    """The game that shares most keys: its reader says best what is wrong with the others."""
    return max(GAMES, key=lambda id: len(table.keys() & components_of(id).keys()))
