"""The search tree: one node for each course of choices, whatever the hidden cards may be."""

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.core import Actions

EXPLORATION: Final = 0.35


@final
class Node:
    """A choice that was tried: how often, how often it could have been, and how it went."""

    def __init__(self, action: i64) -> None:
        self.action: Final[i64] = action
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the choice was legal in an imagined world
        self.total = 0.0  # for the seat that chose it
        self.children: Final[list[Node]] = []

    def child(self, action: i64) -> "Node | None":
        for node in self.children:
            if node.action == action:
                return node
        return None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


def select(node: Node, out: Actions, pick: i64) -> Node:
    """An untried option first, beginning with number `pick`; else the most promising one."""
    untried = False
    best: Node | None = None
    best_value = -1.0
    place: i64 = pick
    for _ in range(out.count):
        if place >= out.count:
            place = 0
        action = out.items[place]
        place += 1
        child = node.child(action)
        if child is None:
            child = Node(action)
            node.children.append(child)
        child.offered += 1
        if untried:
            continue
        if child.visits == 0:
            untried = True
            best = child
            continue
        visits = float(child.visits)
        value = child.total / visits + EXPLORATION * sqrt(log(float(child.offered)) / visits)
        if value > best_value:
            best_value = value
            best = child
    assert best is not None
    return best
