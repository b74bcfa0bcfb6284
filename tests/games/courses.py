"""Courses: literal rules as generators that stop where somebody has to choose."""

from collections.abc import Callable, Generator
from typing import Any

Course = Generator[tuple[str, list[str]], str, Any]
"""Yields who is asked and all that may be answered; gets the answer, ends with the game."""


def perft(begin: Callable[[], Course], depth: int) -> int:
    """How many courses of so many choices there are; each is played from its beginning."""
    return _count(begin, [], depth)


def _count(begin: Callable[[], Course], answers: list[str], depth: int) -> int:
    if depth == 0:
        return 1
    legal = asked_after(begin(), answers)
    if depth == 1:
        return len(legal)
    return sum([_count(begin, [*answers, word], depth - 1) for word in legal])


def asked_after(play: Course, answers: list[str]) -> list[str]:
    """What may be chosen after these answers; nothing when the game is over."""
    try:
        _, legal = next(play)
        for word in answers:
            _, legal = play.send(word)
    except StopIteration:
        return []
    return legal


def answered(play: Course, word: str) -> tuple[str, list[str]] | None:
    """Who is asked what after an answer; nobody when the game is over."""
    try:
        return play.send(word)
    except StopIteration:
        return None
