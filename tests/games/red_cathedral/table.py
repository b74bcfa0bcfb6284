"""Positions of The Red Cathedral in a few words, and ways to act on them and to look at them.

A section is written as its place and what lies on it: `1.2 yellow middle_01 wood=1`,
`1.1 green done`, `2.3 dome_01 ornament=red`, `1.1 tile=wt_n_wood`.
"""

from typing import Any

from stavitel.engine.core import CHANCE, State, act, advance, options, refusal, settle
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.games.red_cathedral.cards import SECTIONS, SIDES_OF_THE_GAME
from stavitel.games.red_cathedral.state import Cathedral

GAME = game("red_cathedral")


def table(seats: int = 2, site: list[str] | None = None, **words: Any) -> Cathedral:
    """A sound position; `site` lists sections as above."""
    s = GAME.load({"seats": seats, "site": [_section(text) for text in site or []], **words})
    assert isinstance(s, Cathedral)
    assert GAME.check(s) == [], GAME.check(s)
    return s


def _section(text: str) -> dict[str, object]:
    place, *words = text.split()
    tower, floor = place.split(".")
    row: dict[str, object] = {"tower": int(tower), "floor": int(floor)}
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            row[key] = int(value) if value.isdecimal() else value
        elif word in SIDES_OF_THE_GAME:
            row["banner"] = word
        elif word in SECTIONS:
            row["section"] = word
        else:
            row["finished"] = True
    return row


def dealt(seats: int, variant: str = "basic", **switches: str) -> Cathedral:
    """A new game in which chance always took what comes first, up to the first question."""
    s = GAME.start(seats, variant, switches)
    assert isinstance(s, Cathedral)
    settle(s)
    while s.stack[-1].asks == CHANCE:
        advance(s, options(s)[0])
    return s


def do(s: State, *actions: str) -> None:
    for text in actions:
        act(s, GAME.verbs.read(text))
        assert GAME.check(s) == []


def roll(s: State) -> None:
    """Let all dice that are to be rolled show a 1."""
    while s.stack and s.stack[-1].asks == CHANCE:
        advance(s, options(s)[0])


def offered(s: State) -> list[str]:
    return [GAME.verbs.write(action) for action in options(s)]


def why(s: State, action: str) -> str:
    """The reason for a refusal, or nothing."""
    packed = int(refusal(s, GAME.verbs.read(action)))
    return GAME.reasons.kind(packed).name if packed else ""


def asked(s: State) -> str:
    """Who decides what: `yellow player_turn`."""
    if not s.stack:
        return "nobody"
    top = s.stack[-1]
    return f"{'chance' if top.asks < 0 else SIDES_OF_THE_GAME[top.asks]} {top.name()}"


def seen(s: State) -> Any:
    return plain(GAME.view(s, -1))


def player(s: State, colour: str) -> Any:
    return next(row for row in seen(s)["players"] if row["seat"] == colour)


def inventory(s: State, colour: str) -> dict[str, int]:
    """What lies in an inventory, without zeros."""
    return {name: n for name, n in player(s, colour)["inventory"].items() if n}


def track(s: State, colour: str) -> int:
    return int(player(s, colour)["track"])
