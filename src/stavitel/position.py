"""Position files: any legal position as a small TOML table, checked when it is loaded."""

from pathlib import Path

from stavitel.engine.core import State, options
from stavitel.engine.errors import BadPosition
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.files import at_line, parse_toml, read_text, toml_text
from stavitel.games import game as game_named


def read_position(text: str, source: str = "", game: Game | None = None) -> tuple[Game, State]:
    """The game and the position a text describes."""
    table = parse_toml(text, source, BadPosition)
    id = table.pop("game", None)
    try:
        if not isinstance(id, str):
            raise BadField(["game"], "expected the id of a game, such as 'caylus_magna_carta'")
        chosen = game if game is not None and game.id == id else game_named(id)
        return chosen, sound(chosen, table)
    except BadField as fault:
        raise at_line(fault, text, source, BadPosition) from None


def load_position(path: str | Path, game: Game | None = None) -> tuple[Game, State]:
    return read_position(read_text(path, BadPosition), str(path), game)


def write_position(game: Game, s: State) -> str:
    """The position as a text that loads to the same position."""
    return toml_text({"game": game.id, **game.position(s)})


def sound(game: Game, table: dict[str, object]) -> State:
    """The position of a table, or the BadField that names every invariant it breaks."""
    try:
        s = game.load(table)
        faults = game.check(s)
        if not faults and s.stack and not options(s):
            faults = ["pending: the decision on top leaves no legal action"]
    except (IndexError, ValueError, OverflowError) as problem:
        # numbers that are fine one by one and impossible together
        raise BadField(["pending"], f"cannot be played on: {problem}") from None
    if faults:
        raise BadField([], "; ".join(faults))
    return s
