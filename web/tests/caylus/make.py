"""Writes table.json for the tests of the drawn board: `python web/tests/caylus/make.py`.

It holds what the server would send: what is printed, the words, and a table after the setup.
"""

import json
from pathlib import Path

from stavitel.engine.views import plain
from stavitel.match import Match

FILE = Path(__file__).with_name("table.json")


def table() -> str:
    match = Match.start("caylus_magna_carta", 3, seed=1)
    for _ in range(match.seats):
        match.act("keep_hand")
    game = match.game
    box, view = plain(game.printed()), plain(match.view(0))
    view["switches"] = {}  # no board draws house rules
    told = {"box": box, "words": game.words, "view": view}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(table(), "utf-8")
