"""A game's frames, declared once: their numbers, what each may rest on, the phases it belongs to.

`frames.py` of a game lists them; `python -m stavitel.declare` writes constructors from the list.
The same list reads frames from positions and checks stacks.
"""

import importlib
from collections.abc import Sequence
from typing import Any, Final, final

from stavitel.engine.core import STEP, Frame, State, settle
from stavitel.engine.fields import BadField, Fields


@final
class FrameKind:
    """One kind of frame. `numbers` names what it is made from, `food:cubes` where the name and the
    domain differ; the first number of a decision is its seat. What rests on nothing lies at the
    bottom; without phases, any will do. `part` is for games that count the parts of a phase,
    `like` names the frame of `games/common_frames.py` that it is one of."""

    def __init__(
        self,
        base: str,
        module: str,
        name: str,
        numbers: str,
        on: str,
        phases: str,
        part: int,
        like: str = "",
    ) -> None:
        self.base: Final = base
        self.like: Final = like or base
        self.module: Final = module
        self.name: Final = name
        self.numbers: Final = [number.partition(":")[0] for number in numbers.split()]
        self.domains: Final = [number.rpartition(":")[2] for number in numbers.split()]
        self.rests_on: Final = on.split()
        self.phases: Final = phases.split()
        self.part: Final = part

    def class_name(self) -> str:
        return "".join([word.capitalize() for word in self.name.split("_")])


def step(
    module: str, name: str, numbers: str = "", on: str = "", phases: str = "", part: int = 0
) -> FrameKind:
    """Business the rules carry out on their own."""
    return FrameKind("Step", module, name, numbers, on, phases, part)


def decision(
    module: str,
    name: str,
    numbers: str = "seat",
    on: str = "",
    phases: str = "",
    part: int = 0,
    like: str = "",
) -> FrameKind:
    """Business that waits for the seat it names first."""
    return FrameKind("Decision", module, name, numbers, on, phases, part, like)


def chance(
    module: str, name: str, numbers: str = "", on: str = "", phases: str = "", part: int = 0
) -> FrameKind:
    """A die, a bag or a face-down deck."""
    return FrameKind("Chance", module, name, numbers, on, phases, part)


@final
class Frames:
    """All kinds of frames of a game. Their classes lie in the modules of `package`."""

    def __init__(self, package: str, kinds: list[FrameKind]) -> None:
        self.package: Final = package
        self.kinds: Final = kinds
        self.names: Final = {kind.name: kind for kind in kinds}
        assert len(self.names) == len(kinds), "a frame is declared twice"

    def kind(self, frame: Frame[Any]) -> FrameKind:
        return self.names[frame.name()]

    def frame_class(self, kind: FrameKind) -> type[Frame[Any]]:
        """Looked up when it is wanted: the rules import the declaration, not the other way."""
        module = importlib.import_module(f"{self.package}.{kind.module}")
        found = getattr(module, kind.class_name())
        assert isinstance(found, type)
        return found

    def read(self, text: str, bounds: dict[str, Sequence[int]]) -> Frame[Any]:
        """The frame written as its name and numbers; a ValueError says what is wrong with it.

        `bounds` has the numbers each domain allows in the position that is being read.
        """
        name, *numbers = text.split() or [""]
        if name not in self.names:
            raise ValueError(f"expected one of {', '.join(self.names)}; got '{name[:40]}'")
        kind = self.names[name]
        if len(numbers) != len(kind.domains):
            raise ValueError(f"expected '{' '.join([name, *kind.domains])}'; got '{text[:40]}'")
        pairs = zip(kind.domains, numbers, strict=True)
        values = [read_number(domain, bounds[domain], number) for domain, number in pairs]
        return self.frame_class(kind)(*values)

    def read_all(self, top: Fields, bounds: dict[str, Sequence[int]]) -> list[Frame[Any]]:
        """The frames listed under `pending`, the bottom first."""
        found: list[Frame[Any]] = []
        for i, text in enumerate(top.texts("pending")):
            try:
                found.append(self.read(text, bounds))
            except ValueError as error:
                raise BadField([*top.path, "pending", i], str(error)) from None
        return found

    def check_order(self, s: State) -> list[str]:
        """Each frame rests on its own kind of business; what rests on nothing, at the bottom."""
        bottom = [self.misplaced(frame, "") for frame in s.stack[:1] if self.kind(frame).rests_on]
        return bottom + self.check_order_above(s)

    def check_order_above(self, s: State) -> list[str]:
        """The same for games in which any business may lie at the bottom."""
        return [
            self.misplaced(s.stack[place], s.stack[place - 1].name())
            for place in range(1, len(s.stack))
            if s.stack[place - 1].name() not in self.kind(s.stack[place]).rests_on
        ]

    def misplaced(self, frame: Frame[Any], below: str) -> str:
        either = " or ".join(self.kind(frame).rests_on) or "nothing"
        return f"'{frame.name()}': expected {either} before it; got '{below}'"

    def check_phase(self, s: State, phase: str) -> list[str]:
        """The phase is one of the topmost business."""
        phases = self.kind(s.stack[-1]).phases
        if not phases or phase in phases:
            return []
        return [f"expected phase {' or '.join(phases)} for this business; got '{phase}'"]


def read_number(domain: str, allowed: Sequence[int], text: str) -> int:
    """One number of a frame, written in plain digits."""
    digits = text.removeprefix("-") if allowed[0] < 0 else text
    value = int(text[:18]) if digits.isascii() and digits.isdecimal() else allowed[0] - 1
    if value not in allowed:
        span = f"from {allowed[0]} to {allowed[-1]}"
        raise ValueError(f"{domain}: expected a number {span}; got '{text[:40]}'")
    return value


def play_on(s: State, top: Fields, wrong: list[str], turn: int, seats: list[str]) -> None:
    """Settle what needs no decision, up to the seat whose turn it is said to be, -1 for any; or
    say what is `wrong` with the business."""
    if wrong:
        raise top.fault("pending", "; ".join(wrong))
    settle(s)
    asked = int(s.stack[-1].asks) if s.stack else STEP
    if turn not in (-1, asked):
        who = "nobody" if asked < 0 else f"'{seats[asked]}'"
        raise top.fault("turn", f"expected {who}, who has to decide here; got '{seats[turn]}'")
