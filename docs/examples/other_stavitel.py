"""Another version of Stavitel as an outside player: run it with the Python that has that version.

stavitel arena search:50ms "cmd:OLD/bin/python -E docs/examples/other_stavitel.py search:50ms"

With -E a PYTHONPATH that is set for this version does not make the other one the same. The program
uses only what every version has had: positions as data, `Seen`, and players by name. Versions up to
0.1 number places from 0, which it finds out by itself; what they do not know of a position is left
out. Where an old version fails at a decision, it is asked again, with other luck.
"""

import inspect
import json
import re
import sys

from stavitel.engine.core import Actions
from stavitel.games import game as game_named
from stavitel.players import make_player
from stavitel.players.base import Seen


def loaded(position):
    """The position, without the keys that this version does not know."""
    while True:
        try:
            return game.load(position)
        except Exception as fault:
            unknown = re.search(r"unknown key '(\w+)'", str(fault))
            if unknown is None or position.pop(unknown[1], None) is None:
                raise


def chosen(seen):
    """What the player takes; an old mistake in what it imagines costs it no more than a choice."""
    for _ in range(TRIES):
        try:
            return player.choose(seen, out)
        except Exception as fault:
            print(f"asked again after {fault!r}", file=sys.stderr)
    seen.options(out)
    return out.items[0]


TRIES = 20
player = None
out = Actions()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        game = game_named(message["game"])
        player = make_player(sys.argv[1], message["seed"])
        seat = message["seat"]
        counts_from_one = "first" in inspect.signature(type(game.verbs).write).parameters
        answer = {"type": "ready", "wants": ["position"], "first_place": int(counts_from_one)}
    else:
        action = chosen(Seen(game, loaded(message["position"]), seat))
        answer = {"id": message["id"], "option": game.verbs.write(int(action))}
    print(json.dumps(answer), flush=True)
