"""Nets as small files: weights to the hidden units in one byte each, with a scale for every input.

A game keeps its nets in its folder `nets`, one for each kind of table that one was trained for;
`stavitel train` writes them.
"""

import struct
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

from stavitel.engine.core import State
from stavitel.engine.errors import BadSetup
from stavitel.engine.game import Game
from stavitel.engine.inputs import Inputs
from stavitel.games import package_of
from stavitel.players.judge import Judge, describe, learned_judge
from stavitel.players.net import HEADS, Net

SHIPPED: Final = ""
"""The net that comes with the game; where there is none, or nets are slow, its own `evaluate`."""
WRITTEN: Final = "written"
"""Always the game's own `evaluate`, which people wrote."""
MARK: Final = b"stavitel net 1\n"
MOST: Final = 127.0

QUICK: Final = not str(getattr(sys.modules["stavitel.players.net"], "__file__", "")).endswith(".py")
"""Whether nets are compiled. Interpreted, one takes longer than all the rest of a search."""

_known: Final[dict[str, Net | None]] = {}


def judge_for(game: Game, s: State, weights: str) -> Judge:
    """Who judges positions like this one: SHIPPED, WRITTEN, or by the weights in a file."""
    kind = game.table_kind(s)
    if weights == WRITTEN or kind == "":
        return Judge(game, s)
    if weights != SHIPPED:
        net = net_in(weights)
        row = Inputs()
        describe(game, s, 0, 0, row)
        if net.inputs != row.size:
            raise BadSetup(
                f"{weights}: expected a net with {row.size} inputs, as {game.id} has at this table;"
                f" got {net.inputs}"
            )
        return learned_judge(game, s, net)
    shipped = net_for(game, s)
    return Judge(game, s) if shipped is None else learned_judge(game, s, shipped)


def net_for(game: Game, s: State) -> Net | None:
    """The net that ships for tables like this one, where nets are quick enough to be used."""
    kind = game.table_kind(s)
    return shipped_net(game.id, kind) if QUICK and kind != "" else None


def shipped_net(id: str, kind: str) -> Net | None:
    """The net that a game brings for such a table, if it does."""
    name = f"{id} {kind}"
    if name not in _known:
        place = files(package_of(id)) / "nets" / f"{kind}.net"
        _known[name] = unpacked(place.read_bytes()) if place.is_file() else None
    return _known[name]


def net_in(path: str) -> Net:
    """The net in a file, read once."""
    found = _known.get(path)
    if found is None:
        try:
            found = unpacked(Path(path).read_bytes())
        except OSError as problem:
            raise BadSetup(f"{path}: cannot be used: {problem.strerror}") from None
        except (ValueError, struct.error):
            raise BadSetup(f"{path}: expected a net that stavitel train has written") from None
        _known[path] = found
    return found


def packed(net: Net) -> bytes:
    """The bytes of a net, a fifth of what they are in memory."""
    width, hidden = int(net.width), int(net.hidden)
    parts = [MARK, struct.pack("<HH", int(net.inputs), hidden)]
    parts.append(struct.pack(f"<{width}f", *net.bias))
    parts.append(struct.pack(f"<{hidden * HEADS}f", *net.heads))
    for i in range(int(net.inputs)):
        row = [net.rows[i * width + j] for j in range(width)]
        scale = max([abs(weight) for weight in row[:hidden]] + [1e-9]) / MOST
        parts.append(struct.pack(f"<f{HEADS}f", scale, *row[hidden:]))
        parts.append(
            struct.pack(f"<{hidden}b", *[round(weight / scale) for weight in row[:hidden]])
        )
    return b"".join(parts)


def unpacked(data: bytes) -> Net:
    """The net of such bytes; raises ValueError or struct.error for others."""
    if not data.startswith(MARK):
        raise ValueError("no mark")
    at = len(MARK)
    inputs, hidden = struct.unpack_from("<HH", data, at)
    net = Net(inputs, hidden)
    width = int(net.width)
    at += 4
    for j, weight in enumerate(struct.unpack_from(f"<{width}f", data, at)):
        net.bias[j] = weight
    at += 4 * width
    for j, weight in enumerate(struct.unpack_from(f"<{hidden * HEADS}f", data, at)):
        net.heads[j] = weight
    at += 4 * hidden * HEADS
    for i in range(inputs):
        scale, *straight = struct.unpack_from(f"<f{HEADS}f", data, at)
        small = struct.unpack_from(f"<{hidden}b", data, at + 4 + 4 * HEADS)
        at += 4 + 4 * HEADS + hidden
        for j in range(hidden):
            net.rows[i * width + j] = scale * small[j]
        for j in range(HEADS):
            net.rows[i * width + hidden + j] = straight[j]
    if at != len(data):
        raise ValueError("too long")
    return net
