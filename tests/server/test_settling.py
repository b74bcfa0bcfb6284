"""Settling in: the garbage collector does not go through everything while people play."""

import subprocess
import sys

import pytest

GROWING = """
import gc
{spare}
before = [entry["collections"] for entry in gc.get_stats()]
kept = [[[] for _ in range(10)] for _ in range(100_000)]  # many tables
after = [entry["collections"] for entry in gc.get_stats()]
print(*[now - then for then, now in zip(before, after)], gc.get_freeze_count() > 0)
"""


@pytest.mark.parametrize(
    ("spare", "spared"),
    [("", False), ("from stavitel.server.settling import spare_the_collector as s; s()", True)],
)
def test_a_growing_house_is_never_gone_through_as_a_whole(spare: str, spared: bool) -> None:
    """In a process of its own, since what is frozen stays so. Without our settings it would be."""
    program = GROWING.format(spare=spare)
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120
    ).stdout.split()
    assert int(told[0]) > 0  # what is young is looked through
    assert (int(told[2]) == 0) == spared
    assert (told[3] == "True") == spared
