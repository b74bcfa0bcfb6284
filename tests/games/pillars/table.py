"""Positions of The Pillars of the Earth in a few words, and ways to act on and look at them."""

from collections.abc import Iterator
from typing import Any

from stavitel.engine.core import CHANCE, State, act, options, refusal, settle, waiting
from stavitel.engine.errors import IllegalAction
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.games import game
from stavitel.games.pillars.state import Pillars

GAME = game("pillars")
COMPONENTS: dict[str, Any] = GAME.components
COLOURS = ["blue", "red", "green", "yellow"]
STARTERS = ["start_mortar_mixer", "start_woodworker", "start_stonecutter"]


# making positions


def table(seats: int = 2, **words: Any) -> Pillars:
    """A sound position; the words are the keys of a position file."""
    s = GAME.load({"seats": seats, **words})
    assert isinstance(s, Pillars)
    assert GAME.check(s) == [], GAME.check(s)
    return s


def area(name: str, seats: int = 2, **words: Any) -> Pillars:
    """A position in which an area is about to be resolved, played on to the first decision."""
    return table(seats, phase="resolution", area=name, **words)


def new_game(seats: int = 2) -> Pillars:
    """A table before its first draw."""
    s = GAME.start(seats, "standard", {})
    assert isinstance(s, Pillars)
    settle(s)
    return s


def dealt(seats: int = 2) -> Pillars:
    """A new game in which chance always took what comes first, up to the first question."""
    s = new_game(seats)
    skip_chance(s)
    return s


def skip_chance(s: State) -> None:
    """Let chance take what comes first until somebody has to decide."""
    while asked(s).startswith("chance"):
        act(s, options(s)[0])


def random_game(seats: int, seed: int) -> Iterator[Pillars]:
    """The same state after every action of a game in which every choice is random."""
    s = new_game(seats)
    rng = Rng(seed)
    yield s
    while s.stack:
        choices = options(s)
        act(s, choices[rng.below(len(choices))])
        yield s


# acting


def do(s: State, *lines: str) -> None:
    """Take actions written in words; the position stays sound after each of them."""
    for line in lines:
        try:
            act(s, GAME.verbs.read(line))
        except IllegalAction:
            raise AssertionError(f"{line}: {why(s, line)}; offered: {offered(s)}") from None
        assert GAME.check(s) == [], GAME.check(s)


def offered(s: State) -> list[str]:
    """Every legal action in words."""
    return [GAME.verbs.write(action) for action in options(s)]


def offered_as(s: State, verb: str) -> list[str]:
    """What is offered with one verb: its arguments."""
    lines = [line.split(" ", 1) for line in offered(s)]
    return [line[1] for line in lines if line[0] == verb]


def why(s: State, line: str) -> tuple[str, str]:
    """Name and rule of the reason that refuses an action; empty if it is legal."""
    reason = int(refusal(s, GAME.verbs.read(line)))
    if reason == 0:
        return "", ""
    kind = GAME.reasons.kind(reason)
    return kind.name, kind.rule


# looking


def asked(s: State) -> str:
    """Who must decide what: `red offer_turn`, `chance draw_builder`, `nobody`."""
    decision = waiting(s)
    if decision is None:
        return "nobody"
    return f"{'chance' if decision.asks == CHANCE else COLOURS[decision.asks]} {decision.name()}"


def seen(s: State, colour: str = "") -> dict[str, Any]:
    """What a player sees, or a spectator."""
    return plain(GAME.view(s, COLOURS.index(colour) if colour else -1))


def player(s: State, colour: str) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = seen(s)["players"][COLOURS.index(colour)]
    return found


def each(s: State, key: str) -> list[Any]:
    """One thing of every player, in seat order: `each(s, "gold")`."""
    return [row[key] for row in seen(s)["players"]]


def cubes(s: State, colour: str) -> dict[str, int]:
    """The cubes of a player, without zeros."""
    return {name: n for name, n in player(s, colour)["goods"].items() if n}


def told(s: State, colour: str = "") -> list[dict[str, Any]]:
    """The events since `watch`, as a player, or a spectator, hears them."""
    seat = COLOURS.index(colour) if colour else -1
    return [event.seen_by(seat) for event in s.events or []]


def watch(s: State) -> None:
    """From now on the state notes events."""
    s.events = []
