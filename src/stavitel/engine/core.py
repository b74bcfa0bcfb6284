"""States, frames and the ways to move a game on.

A state is two rows of numbers, `public` and `hidden`, and a frame stack: the unfinished business,
topmost first to be settled. The game is over when the stack is empty.
"""

import functools
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from stavitel.engine.errors import IllegalAction
from stavitel.engine.events import Event, EventKind
from stavitel.engine.reasons import NOT_NOW

CHANCE: Final = -1
"""The seat of chance. Its choices are made by whoever drives the game, never by the rules."""
STEP: Final = -2
"""Asked by frames that ask nobody."""


@final
class Actions:
    """A row of actions that is filled and emptied again and again without making new lists."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Each game adds names for its numbers; the numbers themselves all lie here."""

    def __init__(self, public: vec[i64], hidden: vec[i64], stack: "list[Frame[Any]]") -> None:
        self.public: vec[i64] = public  # what everybody may know
        self.hidden: vec[i64] = hidden  # what some seat, or nobody, knows
        self.stack: list[Frame[Any]] = stack
        self.events: list[Event] | None = None  # None while searching: nobody is watching

    def copy(self) -> "State":
        """An independent twin. Frames are immutable and therefore shared."""
        raise NotImplementedError

    def push(self, frame: "Frame[Any]") -> None:
        self.stack.append(frame)

    def emit(
        self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        if self.events is not None:
            self.events.append(Event(kind, [int(a), int(b), int(c), int(d), int(e)]))

    def numbers(self) -> list[int]:
        """Every fact of the position, stack included, as one list of numbers."""
        row = [int(n) for n in self.public]
        row.extend([int(n) for n in self.hidden])
        for frame in self.stack:
            row.append(frame.code())
            row.extend(frame.args())
        return row


def restore(
    make: Callable[..., State],
    box: object,
    public: list[int],
    hidden: list[int],
    stack: "list[Frame[Any]]",
) -> State:
    """A position from its numbers: for pickle and deepcopy, which know nothing of vectors."""
    return make(box, vec[i64](public), vec[i64](hidden), stack)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One piece of unfinished business. Immutable, so that copies of a state share frames.

    A frame is either a `Step` or a `Decision`. All their methods are declared here already, so
    that the loops below never have to ask which of the two they hold.
    """

    def __init__(self, asks: i64) -> None:
        self.asks: Final[i64] = asks  # a seat, CHANCE, or STEP

    def args(self) -> list[int]:
        """The numbers this frame was made from, in the order of its constructor."""
        return []

    def name(self) -> str:
        """`ProvostTurn` is called `provost_turn` in files, prompts and messages."""
        return snake_case(type(self).__name__)

    def code(self) -> int:
        """A number for the kind of frame, equal in every process and build."""
        code = 0
        for letter in self.name():
            code = (code * 31 + ord(letter)) % 1_000_000_007
        return code

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        return type(self), tuple(self.args())

    def run(self, s: S) -> None:
        """Carry out a step."""
        raise NotImplementedError

    def candidates(self, s: S, out: Actions) -> None:
        """Every action a player might think of here, ascending, legal or not."""
        raise NotImplementedError

    def refusal(self, s: S, action: i64) -> i64:
        """0 if the action is legal now, else the reason. The only place that knows legality."""
        raise NotImplementedError

    def options(self, s: S, out: Actions) -> None:
        """Every legal action, ascending. A hot decision may find them faster in its own way."""
        out.clear()
        self.candidates(s, out)
        kept: i64 = 0
        for i in range(out.count):
            action = out.items[i]
            if self.refusal(s, action) == 0:
                out.items[kept] = action
                kept += 1
        out.count = kept

    def weight(self, s: S, action: i64) -> i64:
        """How often chance picks this outcome, in proportion to the others."""
        return 1

    def choose(self, s: S, action: i64) -> None:
        """Carry out one of the options. Checks nothing."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Must be asked even when only one answer is possible, since the asking itself tells."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Business the rules carry out on their own: `run`."""

    def __init__(self) -> None:
        super().__init__(STEP)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """Business that waits for a seat to pick an action: `candidates`, `refusal`, `choose`."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.seat: Final[i64] = seat

    def args(self) -> list[int]:
        return [int(self.seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Frame[S]):
    """A die, a bag or a face-down deck: chance picks one of `options` by `weight`."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def candidates(self, s: S, out: Actions) -> None:
        self.options(s, out)

    def refusal(self, s: S, action: i64) -> i64:
        offered = Actions()
        self.options(s, offered)
        return 0 if offered.has(action) else NOT_NOW.of()


def waiting(s: State) -> Frame[Any] | None:
    """The decision the game waits for, or None when it is over."""
    return s.stack[-1] if s.stack else None


def settle(s: State) -> None:
    """Run steps until somebody has to decide or nothing is left to do."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if top.asks != STEP:
            return
        stack.pop()  # popped before it runs, so a frame may push its own successor
        top.run(s)


def advance(s: State, action: i64) -> None:
    """Take an action known to be legal. For search and replay."""
    s.stack.pop().choose(s, action)
    settle(s)


def refusal(s: State, action: i64) -> i64:
    """0 if the action is legal now, else the reason why not."""
    decision = waiting(s)
    return NOT_NOW.of() if decision is None else decision.refusal(s, action)


def act(s: State, action: i64) -> None:
    """Take an action from outside, or raise IllegalAction and leave the state untouched."""
    reason = refusal(s, action)
    if reason != 0:
        raise IllegalAction(int(action), int(reason))
    advance(s, action)


def options(s: State) -> list[int]:
    """Every legal action of the waiting decision, ascending; none when the game is over."""
    decision = waiting(s)
    if decision is None:
        return []
    out = Actions()
    decision.options(s, out)
    return out.to_list()


@functools.cache
def snake_case(name: str) -> str:
    words = ""
    for letter in name:
        if letter.isupper() and words:
            words += "_"
        words += letter.lower()
    return words
