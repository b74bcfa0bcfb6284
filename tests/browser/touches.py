"""How many touches a turn takes: a whole game at the page of any server, counted.

`python -m tests.browser.touches http://127.0.0.1:8080` counts at a server that runs, so that two
versions of the page can be compared. The player is a person without habits: options are taken from
the list, one touch each, in an order of chance that no page knows, and a turn is passed or ended
only now and then. What the page asks beyond the options is what is counted.
"""

import random
import re
import sys
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from stavitel.engine.core import CHANCE, Actions, advance, waiting
from stavitel.record import Record, read_record
from tests.browser.conftest import chromium
from tests.browser.house import ME, bots
from tests.browser.playing import CAYLUS, lay, my_turn, options, press

_ENDS: Final = re.compile(r"^\s*\d*\s*(Pass|Decline|Stop|Do not|Keep|End)")
_CONFIRM: Final = ".bar .primary:enabled"
_ASKED_BACK: Final = "dialog[open] .buttons button"
_NOW_AND_THEN: Final = 0.15
_A_LOOK: Final = 150  # ms; nobody touches what they have not seen, and what is old has gone by then
_MOST: Final = 2_000
_RECORD: Final = "async (table) => (await fetch(`/api/tables/${table}/record`)).text()"


@dataclass
class Counted:
    """What one seat did in a game, and how often it touched the page for that."""

    touches: int
    confirms: int
    turns: int
    choices: int

    @property
    def per_turn(self) -> float:
        return self.touches / self.turns

    def __add__(self, other: "Counted") -> "Counted":
        return Counted(
            self.touches + other.touches,
            self.confirms + other.confirms,
            self.turns + other.turns,
            self.choices + other.choices,
        )


def play_and_count(page: Page, dice: random.Random, game: str = CAYLUS) -> Counted:
    """Play a game to its end from the first seat, against two easy bots."""
    table = lay(page, game, [ME, *bots("random", "random")])
    touches = confirms = 0
    while my_turn(page):
        page.wait_for_timeout(_A_LOOK)
        assert touches < _MOST, "the game does not end"
        if page.locator(_CONFIRM).count():
            confirms += 1
            press(page.locator(_CONFIRM))
        elif page.locator(_ASKED_BACK).count():
            press(page.locator(_ASKED_BACK).last)
        elif not _choose(page, dice):
            continue
        touches += 1
    turns, choices = turns_of(read_record(page.evaluate(_RECORD, table)), 0)
    return Counted(touches, confirms, turns, choices)


def turns_of(record: Record, seat: int) -> tuple[int, int]:
    """How many turns and choices of a seat a record has: choices that no other seat's choice
    comes between are one turn."""
    s, out = record.begin(), Actions()
    turns = choices = 0
    last = CHANCE
    for action in record.actions:
        frame = waiting(s)
        assert frame is not None
        frame.options(s, out)
        if frame.asks != CHANCE and out.count > 1:
            if frame.asks == seat:
                choices += 1
                turns += last != seat
            last = int(frame.asks)
        advance(s, action)
    return turns, choices


def _choose(page: Page, dice: random.Random) -> bool:
    """Touch an option; returns whether there was one."""
    offered = [text for text in options(page).all_inner_texts() if text.strip()]
    if not offered:
        return False
    places = range(len(offered))
    others = [place for place in places if not _ENDS.match(offered[place].replace("\n", " "))]
    among = others if others and dice.random() > _NOW_AND_THEN else list(places)
    press(options(page).nth(among[dice.randrange(len(among))]))
    return True


def main(url: str, games: int = 2) -> None:
    """Count at the page of a server, with the settings it has for somebody who comes first."""
    with chromium() as browser:
        total = Counted(0, 0, 0, 0)
        for seed in range(games):
            context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800})
            context.add_init_script(
                'localStorage.setItem(\'stavitel.settings\', \'{"lang":"en","motion":"off"}\')'
            )
            counted = play_and_count(context.new_page(), random.Random(seed))
            print(counted, f"{counted.per_turn:.2f} touches per turn", flush=True)
            total += counted
            context.close()
        print(f"{total.per_turn:.2f} touches per turn in {games} games")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
