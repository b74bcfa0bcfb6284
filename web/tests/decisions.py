"""Writes the decisions of whole games for the tests of drawn boards, one JSON object a line.

`python web/tests/decisions.py GAME VARIANT SEATS FIRST LAST FILE`: random players, one game a
seed. A line holds what a board gets to know: the seat that is asked, its view, the options as verb
and arguments, and the question in parts.
"""

import sys
from pathlib import Path
from typing import BinaryIO

from msgspec.json import encode

from stavitel.engine.core import CHANCE, Actions, State, advance, options, waiting
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.games import game as game_named
from stavitel.players.chance import draw
from stavitel.texts import Texts


def main(args: list[str]) -> None:
    name, variant, seats, first, last, file = args
    game = game_named(name)
    with Path(file).open("wb") as out:
        for seed in range(int(first), int(last) + 1):
            _play(game, variant, int(seats), seed, out)


def _play(game: Game, variant: str, seats: int, seed: int, out: BinaryIO) -> None:
    rng = Rng(seed)
    drawn = Actions()
    state = game.start(seats, variant, {})
    texts = Texts(game, "en")
    while (frame := waiting(state)) is not None:
        if frame.asks == CHANCE:
            advance(state, draw(state, rng, drawn))
            continue
        offered = options(state)
        out.write(_line(game, texts, state, int(frame.asks), offered) + b"\n")
        advance(state, offered[int(rng.below(len(offered)))])


def _line(game: Game, texts: Texts, state: State, seat: int, offered: list[int]) -> bytes:
    told = {
        "seat": seat,
        "view": game.view(state, seat),
        "options": [game.verbs.to_json(action) for action in offered],
        "prompt": texts.prompt(state).parts,
    }
    return encode(told)


if __name__ == "__main__":
    main(sys.argv[1:])
