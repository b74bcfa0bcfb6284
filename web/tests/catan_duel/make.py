"""Writes box.json for the tests of the drawn board: `python web/tests/catan_duel/make.py`."""

import json
from pathlib import Path

from stavitel.engine.views import plain
from stavitel.games import game

FILE = Path(__file__).with_name("box.json")


def told() -> str:
    """What the server would send: the words, what is printed, and the kinds of events."""
    duel = game("catan_duel")
    table = {
        "words": duel.words,
        "events": [kind.name for kind in duel.events.kinds],
        "box": plain(duel.printed()),
    }
    return json.dumps(table, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(told(), "utf-8")
