"""Verbs: what an action means, and how it is written.

An action is a plain number; every verb owns one unbroken range of them. The verbs of a game are
therefore its notation, its wire format and the action space of learning agents.
"""

from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.errors import StavitelError
from stavitel.engine.fields import meant


class Arg:
    """One bounded argument of a verb, a number or one of a list of words."""

    def __init__(self, name: str, low: int, high: int, words: list[str] | None = None) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words

    def write(self, value: int) -> str:
        return str(value) if self.words is None else self.words[value - self.low]

    def read(self, text: str) -> int:
        if self.words is not None:
            if text in self.words:
                return self.words.index(text) + self.low
            got = meant(text, self.words)
            raise StavitelError(f"{self.name}: expected one of {_listed(self.words)}; got {got}")
        try:
            value = int(text)
        except ValueError:
            raise StavitelError(f"{self.name}: expected a whole number; got '{text}'") from None
        if not self.low <= value <= self.high:
            raise StavitelError(
                f"{self.name}: expected a number from {self.low} to {self.high}; got {value}"
            )
        return value


def word(name: str, words: list[str]) -> Arg:
    return Arg(name, 0, len(words) - 1, words)


def number(name: str, low: int, high: int) -> Arg:
    return Arg(name, low, high)


@final
class Verb:
    """A family of actions that differ in up to four bounded arguments."""

    def __init__(self, name: str, base: int, args: list[Arg]) -> None:
        self.name: Final = name
        self.args: Final = args
        self.base: Final[i64] = base
        sizes = [arg.high - arg.low + 1 for arg in args] + [1, 1, 1, 1]
        lows = [arg.low for arg in args] + [0, 0, 0, 0]
        # the first argument weighs most, so actions ascend as their arguments do
        self.step3: Final[i64] = sizes[3]
        self.step2: Final[i64] = sizes[3] * sizes[2]
        self.step1: Final[i64] = sizes[3] * sizes[2] * sizes[1]
        self.size: Final[i64] = sizes[3] * sizes[2] * sizes[1] * sizes[0]
        self.low0: Final[i64] = lows[0]
        self.low1: Final[i64] = lows[1]
        self.low2: Final[i64] = lows[2]
        self.low3: Final[i64] = lows[3]

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
        """The action with these arguments."""
        return (
            self.base
            + (a - self.low0) * self.step1
            + (b - self.low1) * self.step2
            + (c - self.low2) * self.step3
            + (d - self.low3)
        )

    def one(self, a: i64) -> i64:
        """`of` for a verb with a single argument, where speed matters."""
        return self.base + a - self.low0

    def holds(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def value(self, action: i64) -> i64:
        """The argument of a verb that has just one."""
        return action - self.base + self.low0

    def first(self, action: i64) -> i64:
        return (action - self.base) // self.step1 + self.low0

    def second(self, action: i64) -> i64:
        return (action - self.base) % self.step1 // self.step2 + self.low1

    def third(self, action: i64) -> i64:
        return (action - self.base) % self.step2 // self.step3 + self.low2

    def fourth(self, action: i64) -> i64:
        return (action - self.base) % self.step3 + self.low3

    def values(self, action: int) -> list[int]:
        found = [self.first(action), self.second(action), self.third(action), self.fourth(action)]
        return [int(value) for value in found[: len(self.args)]]


@final
class VerbTable:
    """All verbs of a game, in order; turns actions into words and back."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.size = 0

    def add(self, name: str, *args: Arg) -> Verb:
        verb = Verb(name, self.size, list(args))
        self.verbs.append(verb)
        self.size += int(verb.size)
        return verb

    def verb(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.holds(action):
                return verb
        raise StavitelError(f"expected an action from 0 to {self.size - 1}; got {action}")

    def write(self, action: int) -> str:
        """`move_provost -1`, `pay wood=1 gold=1`: in several arguments, what is 0 is left out."""
        verb = self.verb(action)
        values = verb.values(action)
        if len(values) == 1:
            return f"{verb.name} {verb.args[0].write(values[0])}"
        parts = [verb.name]
        for arg, value in zip(verb.args, values, strict=True):
            if value != 0 or arg.low > 0 or arg.words is not None:
                parts.append(f"{arg.name}={arg.write(value)}")
        return " ".join(parts)

    def read(self, text: str) -> int:
        """The action written in words, or a StavitelError that says what was expected."""
        parts = text.split()
        if not parts:
            raise StavitelError("expected an action; got nothing")
        for verb in self.verbs:
            if verb.name == parts[0]:
                return _read_arguments(verb, parts[1:])
        names = [verb.name for verb in self.verbs]
        got = meant(parts[0], names)
        raise StavitelError(f"unknown verb {got}; expected one of {_listed(names)}")

    def to_json(self, action: int) -> dict[str, object]:
        verb = self.verb(action)
        pairs = zip(verb.args, verb.values(action), strict=True)
        args = {arg.name: value if arg.words is None else arg.write(value) for arg, value in pairs}
        return {"id": action, "verb": verb.name, "args": args}


def _read_arguments(verb: Verb, parts: list[str]) -> int:
    values: list[int | None] = [None] * len(verb.args)
    names = [arg.name for arg in verb.args]
    for place, part in enumerate(parts):
        name, equals, text = part.partition("=")
        index = names.index(name) if equals and name in names else place
        if index >= len(names) or (equals and name not in names):
            wanted = " ".join(names) or "no argument"
            raise StavitelError(f"{verb.name}: expected {wanted}; got '{part}'")
        if values[index] is not None:
            raise StavitelError(f"{verb.name}: {names[index]} is given twice")
        try:
            values[index] = verb.args[index].read(text if equals else part)
        except StavitelError as error:
            raise StavitelError(f"{verb.name}: {error}") from None
    full: list[int] = []
    for arg, value in zip(verb.args, values, strict=True):
        if value is None:
            if arg.low > 0 or arg.words is not None or len(verb.args) == 1:
                raise StavitelError(f"{verb.name}: expected {arg.name}; got nothing")
            value = 0
        full.append(value)
    full += [0] * (4 - len(full))
    return int(verb.of(full[0], full[1], full[2], full[3]))


def _listed(words: list[str]) -> str:
    return ", ".join(words)
