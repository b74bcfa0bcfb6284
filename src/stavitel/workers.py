"""Processes that work for this one: Ctrl-C is for this one to hear, which then ends them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def born_deaf() -> Iterator[None]:
    """A process that is started meanwhile never hears Ctrl-C, not even while it still imports.

    Where the system cannot do this, it hears until it calls `leave_interrupts_to_parent`.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    """In a worker, at its beginning."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
