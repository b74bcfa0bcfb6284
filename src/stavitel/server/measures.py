"""What a server counts and times of itself, written as Prometheus reads it (text format 0.0.4)."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from stavitel.server.store import Batch

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Where times are told apart: the upper ends of the classes of every histogram."""
CHOICES: Final = ("act", "hold")


class Counter:
    """How often something happened, each kind for itself. Kinds are few and our own words."""

    def __init__(self, name: str, tells: str, label: str) -> None:
        self._head: Final = _head(name, tells, "counter")
        self._name: Final = name
        self._label: Final = label
        self._counts: Final[dict[str, int]] = {}

    def add(self, kind: str) -> None:
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def lines(self) -> list[str]:
        """The counter as text."""
        counts = sorted(self._counts.items())
        return [
            *self._head,
            *(f'{self._name}{{{self._label}="{_escaped(kind)}"}} {n}' for kind, n in counts),
        ]


class Histogram:
    """How long something took, and how much of it is under way."""

    def __init__(self, name: str, tells: str) -> None:
        self._head: Final = _head(name, tells, "histogram")
        self._name: Final = name
        self._classes: Final = [0] * (len(SECONDS) + 1)  # the last one is without an end
        self._sum = 0.0
        self.running = 0

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Times what happens meanwhile; what failed or was given up counts as well."""
        begun = perf_counter()
        self.running += 1
        try:
            yield
        finally:
            self.running -= 1
            self.observe(perf_counter() - begun)

    def observe(self, seconds: float) -> None:
        self._classes[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        """The histogram as text: each class counts all that took no longer."""
        count, lines = 0, list(self._head)
        for end, number in zip([*map(str, SECONDS), "+Inf"], self._classes, strict=True):
            count += number
            lines.append(f'{self._name}_bucket{{le="{end}"}} {count}')
        return [*lines, f"{self._name}_sum {self._sum}", f"{self._name}_count {count}"]


class Measures:
    """All that is counted and timed while the server runs."""

    def __init__(self) -> None:
        self.laid = Counter("stavitel_tables_laid_total", "Tables laid, by game.", "game")
        self.moves = Counter("stavitel_moves_total", "Moves kept, by what they are.", "kind")
        self.refused = Counter("stavitel_refused_total", "Messages refused, by reason.", "code")
        self.answers = Counter("stavitel_http_answers_total", "Answers over HTTP.", "status")
        self.problems = Counter(
            "stavitel_problems_total", "Lines in the log, by the part that wrote them.", "part"
        )
        self.commits = Histogram(
            "stavitel_commit_seconds", "From handing a change to the store until it is safe."
        )
        self.acknowledged = Histogram(
            "stavitel_acknowledgement_seconds", "From reading a move until its answer is sent."
        )
        self.bots = Histogram(
            "stavitel_bot_seconds", "From asking a bot until it has chosen, waiting included."
        )
        self.thoughts = Histogram("stavitel_bot_thinking_seconds", "While a bot thinks.")

    def kept(self, batch: Batch) -> None:
        """Count what has just been kept."""
        if batch.setup is not None:
            self.laid.add(batch.setup.game)
        for entry in batch.entries:
            self.moves.add("choice" if entry.kind in CHOICES else entry.kind)

    def lines(self) -> list[str]:
        counters = (self.laid, self.moves, self.refused, self.answers, self.problems)
        histograms = (self.commits, self.acknowledged, self.bots, self.thoughts)
        thinking, asked = self.thoughts.running, self.bots.running
        return [
            *(line for instrument in (*counters, *histograms) for line in instrument.lines()),
            *gauge("stavitel_bots_thinking", "Bots that think.", thinking),
            *gauge("stavitel_bots_waiting", "Bots that wait for a worker.", asked - thinking),
        ]


def gauge(name: str, tells: str, value: float, kind: str = "gauge") -> list[str]:
    """A number as it is now."""
    return [*_head(name, tells, kind), f"{name} {value}"]


def text(lines: Sequence[str]) -> bytes:
    return ("\n".join(lines) + "\n").encode()


def _head(name: str, tells: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {tells}", f"# TYPE {name} {kind}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
