"""Information-set tree search: one tree, a freshly imagined world for every descent.

Chance is handled as chance: its nodes are not chosen but drawn by weight. A leaf is judged by the
game's own evaluation, turned into each seat's share of the win.
"""

from math import exp
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.base import Player, Seen
from stavitel.players.chance import draw
from stavitel.players.search.tree import Node, select

MARGIN: Final = 4.0
"""A lead of so many points makes a win about three times as likely as not."""
CLOCK: Final = 16
"""Descents between two looks at the clock."""


@final
class SearchPlayer(Player):
    """Searches for a number of milliseconds or of descents, whichever ends first; 0 is no limit."""

    def __init__(self, rng: Rng, milliseconds: int, descents: int) -> None:
        super().__init__(rng)
        self.milliseconds: Final = milliseconds
        self.descents: Final = descents

    def choose(self, seen: Seen, out: Actions) -> i64:
        seen.options(out)
        if out.count == 1:
            return out.items[0]
        root = self.search(seen, out)
        best = root.children[0]
        for node in root.children:
            if node.visits > best.visits:
                best = node
        return best.action

    def search(self, seen: Seen, out: Actions) -> Node:
        """The tree below the waiting decision."""
        root = Node(-1)
        end = perf_counter() + float(self.milliseconds) / 1000.0
        done = 0
        while self.descents == 0 or done < self.descents:
            if self.milliseconds > 0 and done % CLOCK == 0 and perf_counter() >= end and done > 0:
                break
            descend(seen.game, seen.imagine(self.rng), root, self.rng, out)
            done += 1
        return root


def descend(game: Game, s: State, root: Node, rng: Rng, out: Actions) -> None:
    """One walk down the tree to a new leaf, and the news of it back up."""
    path: list[Node] = []
    movers: list[int] = []
    node = root
    fresh = False
    while s.stack and not fresh:
        mover = s.stack[-1].asks
        if mover == CHANCE:
            action = draw(s, rng, out)
            child = node.child(action)
            if child is None:
                child = Node(action)
                node.children.append(child)
        else:
            s.stack[-1].options(s, out)
            child = select(node, out, rng.below(out.count))
            fresh = child.visits == 0
        node = child
        path.append(node)
        movers.append(int(mover))
        advance(s, node.action)
    report(game, s, path, movers, out, rng)


def report(
    game: Game, s: State, path: list[Node], movers: list[int], out: Actions, rng: Rng
) -> None:
    """Every choice on the path learns what the leaf is worth to the seat that made it."""
    while s.stack and s.stack[-1].asks == CHANCE:
        advance(s, draw(s, rng, out))
    shares = win_shares(game, s)
    for i, node in enumerate(path):
        node.visits += 1
        if movers[i] >= 0:
            node.total += shares[movers[i]]


def win_shares(game: Game, s: State) -> list[float]:
    """How likely each seat is to win, from the lead it has over the best of the others."""
    count = len(game.scores(s))
    values = [game.evaluate(s, seat) for seat in range(count)]
    shares: list[float] = []
    for seat in range(count):
        rival = -1e9
        for other in range(count):
            if other != seat and values[other] > rival:
                rival = values[other]
        shares.append(1.0 / (1.0 + exp((rival - values[seat]) / MARGIN)))
    return shares
