"""Perft: counting every course of the game to a depth, to compare two move generators."""

from stavitel.engine.core import State, advance, options
from stavitel.engine.game import Game


def perft(game: Game, s: State, depth: int) -> int:
    """How many courses of `depth` actions begin here, chance's choices included.

    A course that ends the game sooner counts for nothing, as in chess.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(options(s))
    return sum([perft(game, after(s, action), depth - 1) for action in options(s)])


def divide(game: Game, s: State, depth: int) -> list[tuple[str, int]]:
    """For every action, in words, how many of the courses begin with it."""
    return [
        (game.verbs.write(action), perft(game, after(s, action), depth - 1))
        for action in options(s)
    ]


def after(s: State, action: int) -> State:
    """The position an action leads to; `s` itself stays as it is."""
    twin = s.copy()
    advance(twin, action)
    return twin
