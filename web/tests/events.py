"""Writes what happens in a whole game for the tests of drawn boards, one JSON object a line.

`python web/tests/events.py GAME VARIANT SEATS PLAYER FILE`: one kind of computer player plays all
seats. A line holds the events of one action as the first seat sees them, and its view before that
action, which is what the board shows while they are played.
"""

import json
import sys
from pathlib import Path

from stavitel.engine.core import CHANCE, Actions, advance, waiting
from stavitel.engine.events import Event
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game as game_named
from stavitel.players import Seen, make_player
from stavitel.players.chance import draw

SEED = 7
VIEWER = 0


def main(args: list[str]) -> None:
    name, variant, seats, kind, file = args
    game = game_named(name)
    player = make_player(kind, SEED)
    rng = Rng(SEED)
    drawn = Actions()
    state = game.start(int(seats), variant, {})
    with Path(file).open("w", encoding="utf-8") as out:
        while (frame := waiting(state)) is not None:
            view = plain(game.view(state, VIEWER))
            if frame.asks == CHANCE:
                action = draw(state, rng, drawn)
            else:
                action = player.choose(Seen(game, state, int(frame.asks)), drawn)
            happened: list[Event] = []
            state.events = happened
            advance(state, action)
            state.events = None
            events = [game.told(event, VIEWER) for event in happened]
            out.write(json.dumps({"view": view, "events": events}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
