"""The search tree: one node for each course of choices, whatever the hidden cards may be."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions


@final
class Node:
    """A choice that was tried: how often, how often it could have been, and how it went."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the choice was legal in an imagined world
        self.total = 0.0  # for the seat that chose it
        self.children: Final[list[Node]] = []  # ascending by action

    def child(self, action: i64) -> "Node":
        """The node of a choice below this one, made if it was never tried."""
        return self.child_from(0, action)

    def child_from(self, place: i64, action: i64) -> "Node":
        """The same, knowing that children before `place` have smaller actions."""
        while place < len(self.children):
            node = self.children[place]
            if node.action == action:
                return node
            if node.action > action:
                break
            place += 1
        node = Node(action)
        self.children.insert(int(place), node)
        return node


def select(node: Node, out: Actions, pick: i64, exploration: float) -> Node:
    """An untried option if there is one, else the most promising.

    What is promising is judged on the scale of the options at hand, from the worst to the best of
    them, so that one constant serves every game and every stage of it.
    """
    low = 1e9
    high = -1e9
    untried: i64 = 0
    place: i64 = 0
    for i in range(out.count):
        child = node.child_from(place, out.items[i])
        place = i if place < i else place  # options and children ascend together
        child.offered += 1
        if child.visits == 0:
            untried += 1
        else:
            mean = child.total / float(child.visits)
            low = min(low, mean)
            high = max(high, mean)
    if untried > 0:
        return _untried(node, out, pick % untried)
    return _promising(node, out, low, max(high - low, 1e-6), exploration)


def _untried(node: Node, out: Actions, left: i64) -> Node:
    """The option with `left` other untried ones before it."""
    for i in range(out.count):
        child = node.child(out.items[i])
        if child.visits == 0:
            if left == 0:
                return child
            left -= 1
    raise AssertionError("no untried option")


def _promising(node: Node, out: Actions, low: float, scale: float, exploration: float) -> Node:
    best: Node | None = None
    best_value = -1e9
    place: i64 = 0
    for i in range(out.count):
        child = node.child_from(place, out.items[i])
        place = i if place < i else place
        visits = float(child.visits)
        value = (child.total / visits - low) / scale
        value += exploration * sqrt(log(float(child.offered)) / visits)
        if value > best_value:
            best_value = value
            best = child
    assert best is not None
    return best
