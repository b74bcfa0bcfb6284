"""Another version of Stavitel as an outside player: run it with the Python that has that version.

stavitel arena search:50ms "cmd:/old/.venv/bin/python docs/examples/other_stavitel.py search:50ms"

It uses only what every version has had: positions as data, `Seen`, and players by name. Versions up
to 0.1 number places from 0, which it finds out by itself; house rules they do not know are left
out.
"""

import inspect
import json
import sys

from stavitel.engine.core import Actions
from stavitel.games import game as game_named
from stavitel.players import make_player
from stavitel.players.base import Seen

player = None
out = Actions()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        game = game_named(message["game"])
        player = make_player(sys.argv[1], message["seed"])
        seat = message["seat"]
        counts_from_one = "first" in inspect.signature(type(game.verbs).write).parameters
        known = [switch.name for switch in game.switches]
        house_rules = [name for name in message["switches"] if name not in known]
        answer = {"type": "ready", "wants": ["position"], "first_place": int(counts_from_one)}
    else:
        position = message["position"]
        for name in house_rules:
            position.pop(name, None)
        action = player.choose(Seen(game, game.load(position), seat), out)
        answer = {"id": message["id"], "option": game.verbs.write(int(action))}
    print(json.dumps(answer), flush=True)
