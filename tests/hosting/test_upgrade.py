"""From the previous release to this one with tables in progress, as the page on hosting says."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from stavitel import __version__

from .machine import Machine
from .page import REPOSITORY, under
from .people import join, lay, lay_open, play, shown
from .test_page import HEALTHY, MOVES, check_health, settle_in
from .wheels import build, dependencies, previous_sources


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """A machine without a network, where all that the wheels need is already there."""
    needed = dependencies(tmp_path / "needed")
    machine = Machine(tmp_path / "machine", PYTHONPATH=str(needed), PIP_NO_INDEX="1")
    yield machine
    machine.clear_away()


@pytest.mark.long
def test_tables_in_progress_go_on_after_an_upgrade(machine: Machine, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    build(previous_sources(tmp_path / "sources"), old)
    build(REPOSITORY, new)
    machine.run(under("On a machine of its own")[0], old)
    settle_in(machine)
    stavitel = "/srv/stavitel/venv/bin/stavitel"
    assert "0.1.0" in machine.run(f"{stavitel} --version")
    anna, boris, cyril = machine.visitor(), machine.visitor(), machine.visitor()
    table = lay(anna, boris)
    waiting, secret = lay_open(anna)
    asyncio.run(play(table, [anna, boris], MOVES))
    before = asyncio.run(shown(anna, table))

    machine.run(under("Upgrade")[0], new)
    check_health(machine)
    assert __version__ in machine.run(f"{stavitel} --version")
    after = asyncio.run(shown(anna, table))
    assert (after["version"], after["view"]) == (before["version"], before["view"])
    asyncio.run(play(table, [anna, boris], MOVES))
    join(anna, cyril, waiting, secret)
    asyncio.run(play(waiting, [anna, cyril], MOVES))
    assert HEALTHY in machine.run(f"curl http://127.0.0.1:{machine.port}/api/health")

    machine.run("sudo systemctl stop stavitel")
    assert machine.code == 0, machine.log()
    assert sorted(path.name for path in (machine.root / "srv/stavitel/backup").iterdir()) == [
        "before-upgrade"
    ]
