"""A bot for any game of Stavitel: passes as late as it can, otherwise takes any option.

stavitel play caylus --players "human,cmd:python3 docs/examples/bot.py"
"""

import json
import random
import sys

rng = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        rng.seed(message["seed"])
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        options = message["options"]
        busy = [option for option in options if not option.startswith("pass")]
        answer = {"id": message["id"], "option": rng.choice(busy or options)}
    else:
        continue
    print(json.dumps(answer), flush=True)
