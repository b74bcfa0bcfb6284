"""Writes table.json for the tests of the drawn board: `python web/tests/caylus/make.py`.

It holds what the server would send: the components, the words, and a table after the setup.
"""

import json
from pathlib import Path

from stavitel.match import Match

FILE = Path(__file__).with_name("table.json")


def table() -> str:
    match = Match.start("caylus_magna_carta", 3, seed=1)
    for _ in range(match.seats):
        match.act("keep_hand")
    game = match.game
    told = {"components": game.components, "words": game.words, "view": match.view(0)}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(table(), "utf-8")
