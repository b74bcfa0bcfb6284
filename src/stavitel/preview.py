"""What each option changes for the seat that takes it, before it is taken."""

from typing import Final

from stavitel.engine.core import CHANCE, Actions, State, advance, options, waiting
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.engine.views import plain
from stavitel.players.chance import draw

Numbers = dict[str, int]

WORLDS: Final = 2
"""Tried in so many worlds the seat cannot tell apart: what differs is not known to it."""


def brings(game: Game, s: State, seed: int) -> dict[int, Numbers]:
    """For every option by how much each number of the waiting seat's own, under its key in the
    view, would be another: up to the next decision, or to the next draw. What a draw will change
    again is left out: cards that are exchanged are not lost."""
    frame = waiting(s)
    assert frame is not None
    seat, rng = int(frame.asks), Rng(seed)
    worlds = [game.imagine(s, seat, rng) for _ in range(WORLDS)]
    before = [numbers(game, world, seat) for world in worlds]
    found = {}
    for action in options(s):
        first, *others = [
            _changed(old, _sure(game, _after(world, action), seat, rng))
            for world, old in zip(worlds, before, strict=True)
        ]
        found[action] = {
            key: by for key, by in first.items() if all(other.get(key) == by for other in others)
        }
    return found


def _after(world: State, action: int) -> State:
    after = world.copy()
    advance(after, action)
    return after


def _sure(game: Game, s: State, seat: int, rng: Rng) -> Numbers:
    """A player's numbers without those that a draw which follows has another say in."""
    now = numbers(game, s, seat)
    frame, out = waiting(s), Actions()
    if frame is None or frame.asks != CHANCE:
        return now
    while frame is not None and frame.asks == CHANCE:
        advance(s, draw(s, rng, out))
        frame = waiting(s)
    drawn = numbers(game, s, seat)
    return {key: n for key, n in now.items() if drawn.get(key) == n}


def _changed(before: Numbers, after: Numbers) -> Numbers:
    changed = {key: n - before.get(key, 0) for key, n in after.items()}
    return {key: by for key, by in changed.items() if by}


def numbers(game: Game, s: State, seat: int) -> Numbers:
    """Every number of a player's in the view, `gold` or `goods.wood`: by convention a view lists
    `players`, each with the word of its `seat`."""
    players = plain(game.view(s, seat)).get("players")
    assert isinstance(players, list)
    (own,) = [player for player in players if player["seat"] == game.seat_names[seat]]
    found: Numbers = {}
    for key, value in own.items():
        for part, n in value.items() if isinstance(value, dict) else [("", value)]:
            if isinstance(n, int) and not isinstance(n, bool):
                found[f"{key}.{part}" if part else key] = n
    return found
