"""Work spread over processes, with the same results however many there are."""

import multiprocessing
import os
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from stavitel.workers import belong_to_parent, born_deaf

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worked_on(
    work: Callable[[Task], Result], tasks: list[Task], jobs: int
) -> Generator[tuple[int, Result]]:
    """The results with the numbers of their tasks, as they come in. Whoever stops listening stops
    the work."""
    if jobs <= 1:
        for number, task in enumerate(tasks):
            yield number, work(task)
        return
    kinds = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in kinds else "spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=belong_to_parent)
    try:
        with born_deaf():
            given = {pool.submit(work, task): number for number, task in enumerate(tasks)}
        for done in as_completed(given):
            yield given[done], done.result()
    except BaseException:  # interrupted: nobody waits for games that nobody will count
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
