"""Information-set tree search: one tree, a freshly imagined world for every descent.

Chance is handled as chance: its nodes are not chosen but drawn by weight. When a descent leaves
the tree, every option there is tried once, brought to rest and judged by the game's own
evaluation, turned into each seat's share of the win; the best of them is what the descent
found. So the search begins with what the greedy player sees and goes on from there.
"""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import CHANCE, Actions, State, advance
from stavitel.engine.game import Game
from stavitel.engine.rng import Rng
from stavitel.players.base import Player, Seen
from stavitel.players.chance import draw
from stavitel.players.judge import seat_count, win_shares
from stavitel.players.search.tree import Node, select

EXPLORATION: Final = 0.2
MARGIN: Final = 4.0
"""A lead of so many points makes a win about three times as likely as not."""


@final
class SearchPlayer(Player):
    """Searches for a number of milliseconds or of descents, whichever ends first; 0 is no limit."""

    def __init__(self, rng: Rng, milliseconds: int, descents: int) -> None:
        super().__init__(rng)
        self.milliseconds: Final = milliseconds
        self.descents: Final = descents
        self.exploration = EXPLORATION
        self.margin = MARGIN

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
            if self.milliseconds > 0 and done > 0 and perf_counter() >= end:
                break
            self.descend(seen.game, seen.imagine(self.rng), root, out)
            done += 1
        return root

    def descend(self, game: Game, s: State, root: Node, out: Actions) -> None:
        """One walk down the tree and out of it, and the news of it back up."""
        path: list[Node] = []
        movers: list[int] = []
        node = root
        seats = seat_count(game, s)
        shares: list[float] | None = None
        while s.stack and shares is None:
            mover = s.stack[-1].asks
            if mover == CHANCE:
                node = node.child(draw(s, self.rng, out))
            else:
                s.stack[-1].options(s, out)
                if not node.children:
                    shares = self.expand(game, s, seats, node, out)
                    break
                node = select(node, out, self.exploration)
            path.append(node)
            movers.append(int(mover))
            advance(s, node.action)
        if shares is None:
            shares = win_shares(game, s, seats, self.margin)
        for i, visited in enumerate(path):
            if movers[i] >= 0:
                visited.add(shares[movers[i]])

    def expand(self, game: Game, s: State, seats: i64, node: Node, out: Actions) -> list[float]:
        """Try every option once; tells everybody's share after the one its seat likes best."""
        mover = s.stack[-1].asks
        best: list[float] = []
        for i in range(out.count):
            trial = s.copy()
            advance(trial, out.items[i])
            game.calm(trial, self.rng)
            shares = win_shares(game, trial, seats, self.margin)
            child = Node(out.items[i])
            child.add(shares[mover])
            node.children.append(child)
            if not best or shares[mover] > best[mover]:
                best = shares
        return best
