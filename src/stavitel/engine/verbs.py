"""Verbs: what an action means, and how it is written.

An action is a plain number; every verb owns one unbroken range of them. The verbs of a game are
therefore its notation, its wire format and the action space of learning agents.
"""

from math import prod
from typing import Final, final

from mypy_extensions import i64

from stavitel.engine.errors import StavitelError
from stavitel.engine.fields import meant

FROM_ONE: Final = 1
"""How people number places, and so does everything that is written today."""
FROM_ZERO: Final = 0
"""How files before version 0.2 numbered them, and what a server keeps still does."""


class Arg:
    """One bounded argument of a verb: a number, the number of a place, or one of some words.

    The rules count places from 0. In words the first one is called 1, or whatever number the file
    at hand begins with.
    """

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        words: list[str] | None = None,
        numbers_places: bool = False,
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words
        self.numbers_places: Final = numbers_places

    def write(self, value: int, first: int = FROM_ONE) -> str:
        if self.words is not None:
            return self.words[value - self.low]
        return str(value + first if self.numbers_places else value)

    def read(self, text: str, first: int = FROM_ONE) -> int:
        if self.words is not None:
            if text in self.words:
                return self.words.index(text) + self.low
            got = meant(text, self.words)
            raise StavitelError(f"{self.name}: expected one of {_listed(self.words)}; got {got}")
        try:
            value = int(text)
        except ValueError:
            raise StavitelError(f"{self.name}: expected a whole number; got '{text}'") from None
        shift = first if self.numbers_places else 0
        if not self.low <= value - shift <= self.high:
            several = f"{self.low + shift} to {self.high + shift}"
            raise StavitelError(f"{self.name}: expected a number from {several}; got {value}")
        return value - shift

    def may_be_left_out(self) -> bool:
        """Of several arguments, a number that is 0 goes without saying."""
        return self.low <= 0 and self.words is None and not self.numbers_places


def word(name: str, words: list[str]) -> Arg:
    return Arg(name, 0, len(words) - 1, words)


def number(name: str, low: int, high: int) -> Arg:
    return Arg(name, low, high)


def place(name: str, places: int) -> Arg:
    """One of so many places in a row."""
    return Arg(name, 0, places - 1, None, True)


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

    def write(self, action: int, first: int = FROM_ONE) -> str:
        """`move_provost -1`, `pay wood=1 gold=1`: in several arguments, what is 0 is left out.
        `first` is what the first place is called."""
        verb = self.verb(action)
        values = verb.values(action)
        if len(values) == 1:
            return f"{verb.name} {verb.args[0].write(values[0], first)}"
        parts = [verb.name]
        for arg, value in zip(verb.args, values, strict=True):
            if value != 0 or not arg.may_be_left_out():
                parts.append(f"{arg.name}={arg.write(value, first)}")
        return " ".join(parts)

    def read(self, text: str, first: int = FROM_ONE) -> int:
        """The action written in words, or a StavitelError that says what was expected."""
        parts = text.split()
        if not parts:
            raise StavitelError("expected an action; got nothing")
        for verb in self.verbs:
            if verb.name == parts[0]:
                return _read_arguments(verb, parts[1:], first)
        names = [verb.name for verb in self.verbs]
        got = meant(parts[0], names)
        raise StavitelError(f"unknown verb {got}; expected one of {_listed(names)}")

    def renumbered(self, action: int, fewer: dict[str, int]) -> int:
        """The action that had this number when some arguments, by name, had so many words."""
        left = action
        for verb in self.verbs:
            sizes = [fewer.get(arg.name, arg.high - arg.low + 1) for arg in verb.args]
            size = prod(sizes)
            if left < size:
                values: list[int] = []
                for arg, several in zip(reversed(verb.args), reversed(sizes), strict=True):
                    left, value = divmod(left, several)
                    values.insert(0, value + arg.low)
                values += [0] * (4 - len(values))
                return int(verb.of(values[0], values[1], values[2], values[3]))
            left -= size
        raise StavitelError(f"expected the number of an action; got {action}")

    def to_json(self, action: int) -> dict[str, object]:
        verb = self.verb(action)
        pairs = zip(verb.args, verb.values(action), strict=True)
        args: dict[str, int | str] = {}
        for arg, value in pairs:
            args[arg.name] = arg.write(value) if arg.words is not None else int(arg.write(value))
        return {"id": action, "verb": verb.name, "args": args}


def _read_arguments(verb: Verb, parts: list[str], first: int) -> int:
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
            values[index] = verb.args[index].read(text if equals else part, first)
        except StavitelError as error:
            raise StavitelError(f"{verb.name}: {error}") from None
    full: list[int] = []
    for arg, value in zip(verb.args, values, strict=True):
        if value is None:
            old_habit = arg.numbers_places and first == FROM_ZERO  # it was 0, and left out
            if len(verb.args) == 1 or not (arg.may_be_left_out() or old_habit):
                raise StavitelError(f"{verb.name}: expected {arg.name}; got nothing")
            value = 0
        full.append(value)
    full += [0] * (4 - len(full))
    return int(verb.of(full[0], full[1], full[2], full[3]))


def _listed(words: list[str]) -> str:
    return ", ".join(words)
