"""Unfinished business in words: frames as they stand in a position, and what each may rest on."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from stavitel.engine.core import STEP, Actions, Frame, State, snake_case
from stavitel.engine.fields import BadField, Fields


class ListedFrame:
    """One kind of frame in a game that does not list them in a `frames.py`: the numbers it takes,
    and what it may rest on. What rests on nothing lies at the bottom."""

    def __init__(self, make: Callable[..., Frame[Any]], takes: str, rests_on: str) -> None:
        self.make: Final = make
        self.name: Final = snake_case(make.__name__)
        self.takes: Final = takes.split()
        self.rests_on: Final = rests_on.split()


def read_stack(
    kinds: Mapping[str, ListedFrame], top: Fields, usual: list[str], most: Mapping[str, int]
) -> list[Frame[Any]]:
    """The business listed under `pending`, or the usual one; `most` is the greatest number of each
    name that kinds take."""
    stack: list[Frame[Any]] = []
    for place, text in enumerate(top.texts("pending") if top.has("pending") else usual):
        try:
            stack.append(_read_frame(kinds, text, most))
        except ValueError as fault:
            raise BadField([*top.path, "pending", place], str(fault)) from None
    return stack


def _read_frame(kinds: Mapping[str, ListedFrame], text: str, most: Mapping[str, int]) -> Frame[Any]:
    """The frame written as its name and numbers; a ValueError says what is wrong with it."""
    name, *numbers = text.split() or [""]
    if name not in kinds:
        raise ValueError(f"expected one of {', '.join(kinds)}; got '{name[:40]}'")
    wanted = kinds[name].takes
    if len(numbers) != len(wanted):
        raise ValueError(f"expected '{' '.join([name, *wanted])}'; got '{text[:40]}'")
    pairs = zip(wanted, numbers, strict=True)
    return kinds[name].make(*[_number(taken, n, most[taken]) for taken, n in pairs])


def _number(name: str, text: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise ValueError(f"{name}: expected a number from 0 to {most}; got '{text[:40]}'")
    return int(text)


def written(frame: Frame[Any]) -> str:
    return " ".join([frame.name(), *[str(n) for n in frame.args()]])


def check_order(s: State, kinds: Mapping[str, ListedFrame]) -> list[str]:
    """Each frame rests on its own kind of business."""
    faults: list[str] = []
    names = [frame.name() for frame in s.stack]
    for place, name in enumerate(names):
        rests_on = kinds[name].rests_on
        below = names[place - 1] if place > 0 else ""
        if (below not in rests_on) if rests_on else below:
            either = " or ".join(rests_on) or "nothing"
            faults.append(f"'{name}': expected {either} before it; got '{below}'")
    return faults


def check_options(s: State) -> list[str]:
    """Whoever is asked can answer."""
    top = s.stack[-1]
    if top.asks == STEP:
        return []
    out = Actions()
    top.options(s, out)
    return [] if out.count > 0 else [f"'{written(top)}': nothing can be done here"]
