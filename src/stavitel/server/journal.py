"""The server's own log: its mistakes and what it mends, on the error stream. Who asked for what is
nobody's business: there are no addresses and no names in it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from stavitel.server.measures import Measures

Format = Literal["text", "json"]
OURS: Final = "stavitel"


@contextmanager
def written(format: Format, measures: Measures) -> Iterator[None]:
    """Meanwhile the log is written in this form, and its warnings and errors are counted.

    As JSON it also tells when the server starts and stops.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(_AsJson() if format == "json" else None)
    ours, root = logging.getLogger(OURS), logging.getLogger()
    handlers, before = [lines, _Counting(measures)], ours.level
    ours.setLevel(logging.INFO if format == "json" else logging.WARNING)
    for handler in handlers:
        root.addHandler(handler)
    try:
        yield
    finally:
        for handler in handlers:
            root.removeHandler(handler)
        ours.setLevel(before)


class _AsJson(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        told = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class _Counting(logging.Handler):
    """Counts lines by the part of the program they come from."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(logging.WARNING)
        self._problems = measures.problems

    def emit(self, record: logging.LogRecord) -> None:
        package, _, part = record.name.partition(".")
        self._problems.add(part.rpartition(".")[2] if package == OURS else package)
