"""The page on hosting, followed to the letter; `machine.py` says what is put in place of what."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stavitel.server.load import Visitor
from stavitel.server.settings import Limits

from .machine import Machine
from .page import blocks, under
from .people import join, lay, lay_open, play, shown
from .proxies import TlsVisitor, proxy

HEALTHY = '{"ok":true'
MOVES = 6
SERVICE_RESTART = 1012


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "machine")
    yield machine
    machine.clear_away()


def settle_in(machine: Machine) -> None:
    """Everything of "On a machine of its own" but what installs the wheel."""
    machine.write("/etc/systemd/system/stavitel.service", *under("On a machine of its own", "ini"))
    assert HEALTHY in machine.run(under("On a machine of its own")[1])


def check_health(machine: Machine) -> None:
    """As the page does after the first start."""
    (health,) = re.findall(
        r"^curl .*/api/health$", under("On a machine of its own")[1], re.MULTILINE
    )
    assert HEALTHY in machine.run(health)


async def sent_away(visitor: Visitor, table: str, machine: Machine) -> int:
    """Stop the server; the code with which somebody at a table is sent away."""
    async with visitor.socket(table) as link:
        await asyncio.to_thread(machine.run, "sudo systemctl stop stavitel")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await link.recv()
        return closed.value.rcvd.code if closed.value.rcvd else 0


def test_a_server_is_run_backed_up_under_play_and_restored(machine: Machine) -> None:
    """A backup taken between two moves is a whole game, with links that still open."""
    machine.use_this_package()
    settle_in(machine)
    anna, boris, cyril = machine.visitor(), machine.visitor(), machine.visitor()
    table = lay(anna, boris)
    waiting, secret = lay_open(anna)

    async def play_while_it_is_backed_up() -> None:
        playing = asyncio.create_task(play(table, [anna, boris], 3 * MOVES))
        await asyncio.to_thread(machine.run, under("Backup")[0])
        await playing

    asyncio.run(play_while_it_is_backed_up())
    before = asyncio.run(shown(anna, table))
    machine.run(under("Backup")[1])
    check_health(machine)
    restored = asyncio.run(shown(anna, table))
    assert 0 < restored["version"] <= before["version"]
    asyncio.run(play(table, [anna, boris], MOVES))
    assert asyncio.run(shown(boris, table))["version"] > restored["version"]
    join(anna, cyril, waiting, secret)
    asyncio.run(play(waiting, [anna, cyril], MOVES))
    machine.run("sudo systemctl stop stavitel")
    assert machine.code == 0, machine.log()
    assert machine.data.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in machine.data.iterdir()} == {0o600}


def test_measurements_are_where_the_page_says(machine: Machine) -> None:
    machine.use_this_package()
    unit = under("On a machine of its own", "ini")[0]
    text = machine.write("/etc/systemd/system/stavitel.service", unit).read_text("utf-8")
    asked = text.replace(" serve ", f" serve --metrics {machine.metrics} ")
    machine.write("/etc/systemd/system/stavitel.service", asked)
    machine.run(under("On a machine of its own")[1])
    told = machine.run(under("Is it healthy?", "sh metrics")[0])
    page = (Path(__file__).parents[2] / "docs/tutorial/host.md").read_text("utf-8")
    named = set(re.findall(r"(?:stavitel|process)_\w+", page.partition("## Is it healthy?")[2]))
    assert named == set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_people_play_through_the_proxy(kind: str, machine: Machine) -> None:
    """Only our own page is answered, over TLS alone; what curl says is what the page says."""
    machine.use_this_package()
    settle_in(machine)
    with proxy(kind, machine) as trusted:
        rc = f'cacert = {trusted}\nconnect-to = "table.example:443:127.0.0.1:{machine.tls}"\n'
        machine.write("/root/.curlrc", rc)
        assert HEALTHY in machine.run(under("A proxy with TLS")[0])
        anna, boris = TlsVisitor(machine, trusted), TlsVisitor(machine, trusted)
        table = lay(anna, boris)
        asyncio.run(play(table, [anna, boris], MOVES))
        assert asyncio.run(shown(anna, table))["version"] > MOVES
        assert asyncio.run(sent_away(anna, table, machine)) == SERVICE_RESTART
        assert machine.code == 0, machine.log()


def test_the_unit_is_one_systemd_understands_and_finds_safe(tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    unit = tmp_path / "stavitel.service"
    text = under("On a machine of its own", "ini")[0]
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.MULTILINE))
    for check in (["verify"], ["security", "--offline=true", "--threshold=20"]):
        done = subprocess.run(
            ["systemd-analyze", *check, str(unit)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Unknown" not in done.stderr, done.stderr
    assert "\nUMask=0077\n" in text


def test_the_unit_allows_as_many_descriptors_as_a_full_house_needs() -> None:
    text = under("On a machine of its own", "ini")[0]
    (allowed,) = re.findall(r"^LimitNOFILE=(\d+)$", text, re.MULTILINE)
    assert int(allowed) >= 100 * Limits().sockets_per_address


def test_caddy_reads_its_file(tmp_path: Path) -> None:
    if not shutil.which("caddy"):
        pytest.skip("caddy is not installed")
    file = tmp_path / "Caddyfile"
    file.write_text(under("A proxy with TLS", "caddy")[0])
    asked = ["caddy", "adapt", "--config", str(file), "--adapter", "caddyfile"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"dial":"127.0.0.1:8000"' in done.stdout
    assert '"host":["table.example"]' in done.stdout


def test_every_block_is_followed_somewhere() -> None:
    """A new block needs a new test."""
    kinds = [(block.heading, block.kind) for block in blocks()]
    assert kinds == [
        ("For yourself", "sh"),
        ("For friends on the same network", "sh"),
        *[("On a machine of its own", kind) for kind in ("sh", "ini", "sh")],
        *[("A proxy with TLS", kind) for kind in ("caddy", "nginx", "sh")],
        ("Is it healthy?", "sh metrics"),
        *[("Backup", "sh")] * 2,
        ("Upgrade", "sh"),
        *[("In a container", "sh")] * 2,
    ]
