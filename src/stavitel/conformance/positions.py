"""The perft files: fixed positions with the number of courses that begin there.

`make fixtures` counts those of our games anew with the engine, `python -m stavitel.conformance GAME
--renew` those of any; what a second generator has confirmed is kept only where the numbers stay the
same.
"""

import json
import tomllib
from typing import Any, NamedTuple

from stavitel.engine.core import State
from stavitel.games import folder_text, game, in_folder
from stavitel.perft import perft

PERFT = "perft.toml"
"""The file in the game's folder; a game may go without."""
HEAD = """\
# Perft: how many courses of 1, 2, 3 … actions begin at a position, those of chance too; a game
# that ends sooner counts for none. `verified` is the depth to which a second generator, written
# from the rules page alone, finds the same numbers. `make fixtures` counts anew.
"""


class Counted(NamedTuple):
    """A position with its counts by depth, from 1, and the depth the literal one confirmed."""

    name: str
    counts: list[int]
    verified: int
    table: dict[str, Any]

    def state(self, id: str) -> State:
        return game(id).load(self.table)


def counted_positions(id: str) -> list[Counted]:
    rows = tomllib.loads(folder_text(id, PERFT))["position"] if in_folder(id, PERFT) else []
    return [Counted(row["name"], row["counts"], row["verified"], row["table"]) for row in rows]


def perft_text(id: str) -> str:
    """What the file must hold for the rules as they are."""
    positions = [count(id, position) for position in counted_positions(id)]
    return HEAD + "".join([_entry(position) for position in positions])


def count(id: str, position: Counted) -> Counted:
    """The same position with the engine's numbers of today."""
    s = position.state(id)
    depths = range(1, len(position.counts) + 1)
    counts = [perft(game(id), s, depth) for depth in depths]
    unchanged = [new == old for new, old in zip(counts, position.counts, strict=True)]
    verified = [*unchanged, False].index(False)
    return position._replace(counts=counts, verified=min(position.verified, verified))


def _entry(position: Counted) -> str:
    lines = ["", "[[position]]", f"name = {_value(position.name)}"]
    lines += [f"counts = {_value(position.counts)}", f"verified = {position.verified}"]
    lines += ["", "[position.table]"]
    for key, value in position.table.items():
        if key in ("road", "site") and value:
            rows = [f"  {_value(row)}," for row in value]
            lines += [f"{key} = [", *rows, "]"]
        else:
            lines.append(f"{key} = {_value(value)}")
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    """Inline TOML; texts and numbers look as in JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_value(v)}" for key, v in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_value(v) for v in value]) + "]"
    return json.dumps(value)
