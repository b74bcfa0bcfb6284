"""Positions of a game's course, found quickly: every few moves one is remembered."""

from typing import Final

from stavitel.engine.core import State, advance
from stavitel.record import Record

EVERY: Final = 16


class Replay:
    """One game's course. Moves that were taken back are noticed."""

    def __init__(self, record: Record) -> None:
        self._remembered: list[State] = [record.begin()]  # after 0, EVERY, 2 * EVERY ... actions
        self._actions: list[int] = []  # those the remembered positions come from

    def after(self, moves: int, actions: list[int]) -> State:
        """The position after so many of the actions; the caller may change it."""
        self._forget_what_differs(actions)
        place = min(moves // EVERY, len(self._remembered) - 1)
        s = self._remembered[place].copy()
        for number in range(place * EVERY, moves):
            advance(s, actions[number])
            if (number + 1) // EVERY == len(self._remembered):
                self._remembered.append(s.copy())
        self._actions = actions[: (len(self._remembered) - 1) * EVERY]
        return s

    def _forget_what_differs(self, actions: list[int]) -> None:
        same = 0
        for ours, theirs in zip(self._actions, actions):
            if ours != theirs:
                break
            same += 1
        del self._remembered[same // EVERY + 1 :]
