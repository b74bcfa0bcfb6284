"""The search tree: one node for each course of choices, whatever the hidden cards may be."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions


@final
class Node:
    """A choice: how often it was taken, how often it could have been, and how it went."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the choice was legal in an imagined world
        self.total = 0.0  # for the seat that chose it
        self.children: Final[list[Node]] = []  # ascending by action

    def child(self, action: i64) -> "Node":
        """The node of a choice below this one, made if there is none."""
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

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


def select(node: Node, out: Actions, exploration: float) -> Node:
    """The most promising option; one never seen before counts as average, tried once.

    What is promising is judged on the scale of the options at hand, from the worst to the best of
    them, so that one constant serves every game and every stage of it.
    """
    low = 1e9
    high = -1e9
    total = 0.0
    tried: i64 = 0
    for i in range(out.count):
        child = node.child_from(i, out.items[i])  # options and children ascend together
        child.offered += 1
        if child.visits > 0:
            mean = child.total / float(child.visits)
            low = min(low, mean)
            high = max(high, mean)
            total += mean
            tried += 1
    scale = max(high - low, 1e-6)
    average = (total / float(max(tried, 1)) - low) / scale
    best = node.child(out.items[0])
    best_value = -1e9
    for i in range(out.count):
        child = node.child_from(i, out.items[i])
        value = average
        visits = 1.0
        if child.visits > 0:
            visits = float(child.visits)
            value = (child.total / visits - low) / scale
        value += exploration * sqrt(log(float(child.offered + 1)) / visits)
        if value > best_value:
            best_value = value
            best = child
    return best
