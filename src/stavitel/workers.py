"""Processes that work for this one: Ctrl-C is for this one to hear, and they end when it ends."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait


@contextmanager
def born_deaf() -> Iterator[None]:
    """A process that is started meanwhile never hears Ctrl-C, not even while it still imports.

    Where the system cannot do this, it hears until it calls `belong_to_parent`.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def belong_to_parent() -> None:
    """In a worker, at its beginning: it ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
