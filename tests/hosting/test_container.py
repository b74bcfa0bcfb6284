"""Dockerfile and compose file: followed without an engine, and safe by what they say."""

import re
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from .dockerfile import FILE, Image, last, steps
from .machine import free_port
from .page import REPOSITORY, under
from .wheels import building, dependencies

PATIENCE = 60
COMPOSE: dict[str, Any] = yaml.safe_load((REPOSITORY / "compose.yaml").read_text("utf-8"))
TABLE: dict[str, Any] = COMPOSE["services"]["table"]
PROXY: dict[str, Any] = COMPOSE["services"]["proxy"]


@pytest.mark.long
def test_the_steps_of_the_dockerfile_lead_to_a_server_that_is_well(tmp_path: Path) -> None:
    """Built, started, found healthy, backed up, stopped: with the commands of the file."""
    needed = dependencies(tmp_path / "needed", *building())
    plain = {"STAVITEL_NATIVE": "0", "STAVITEL_PAGE": "0"}
    offline = {"PYTHONPATH": str(needed), "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    image = Image(tmp_path / "image", **offline, **plain)
    assert (image.root / "data").stat().st_mode & 0o777 == 0o700
    port = str(free_port())
    health = [word.replace(":8000/", f":{port}/") for word in image.health()]
    server = subprocess.Popen(
        [*image.command(), "--port", port], env=image.environment(), cwd=image.root,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None and "http://" in server.stdout.readline()
        assert run(image, health) == 0
        (backup,) = re.findall(r"exec table stavitel (backup .*)", under("In a container")[1])
        assert run(image, image.command(backup.split())) == 0
        assert (image.root / "backup/today/stavitel.db").exists()
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=PATIENCE)
        assert (server.returncode, err) == (0, "")
    finally:
        server.kill()
    assert run(image, health) != 0


def run(image: Image, command: list[str]) -> int:
    done = subprocess.run(
        command, env=image.environment(), cwd=image.root, timeout=PATIENCE, check=False,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return done.returncode


def test_the_image_is_small_and_nobodys_root() -> None:
    """The compiler stays in the first stage; the server is a numbered user; data is a volume."""
    text = FILE.read_text("utf-8")
    final = text.rpartition("\nFROM ")[2]
    assert len(re.findall(r"^FROM ", text, re.MULTILINE)) == 2
    assert "apt-get" not in final and "pip" not in final
    assert last("USER").isdecimal() and int(last("USER")) > 0
    assert last("VOLUME").split() == ["/data", "/backup"]
    names = [step.name for step in steps()]
    assert names.index("USER") > max(place for place, name in enumerate(names) if name == "RUN")


def test_only_what_the_dockerfile_copies_is_sent_to_it() -> None:
    ignored = (REPOSITORY / ".dockerignore").read_text("utf-8").splitlines()
    allowed = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    copied = {
        word
        for step in steps()
        if step.name == "COPY" and not step.text.startswith("--from")
        for word in step.text.split()[:-1]
    }
    assert ignored[1] == "*" and allowed == copied


def test_the_table_is_reached_through_the_proxy_alone() -> None:
    """It has no port of its own and no way out; so it may believe the proxy's headers."""
    assert "ports" not in TABLE
    assert TABLE["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert TABLE["environment"] == {"FORWARDED_ALLOW_IPS": "*"}
    assert set(PROXY["networks"]) == {"inside", "outside"}
    assert " ".join(TABLE["command"][:-2]) == "serve --no-open --host 0.0.0.0 --data /data"
    assert TABLE["command"][-1].startswith("https://${STAVITEL_HOST:?")
    assert under("In a container")[0].startswith("echo STAVITEL_HOST=table.example >.env\n")


def test_the_table_has_no_more_power_than_it_needs() -> None:
    assert TABLE["read_only"] is True
    assert TABLE["cap_drop"] == ["ALL"]
    assert TABLE["security_opt"] == ["no-new-privileges:true"]
    assert TABLE["stop_grace_period"] == "30s"
    kept = dict(volume.split(":") for volume in TABLE["volumes"])
    assert set(kept.values()) == set(last("VOLUME").split())
    assert set(kept) | {"certificates"} == set(COMPOSE["volumes"])


def test_the_proxy_command_is_one_that_caddy_has() -> None:
    if not shutil.which("caddy"):
        pytest.skip("caddy is not installed")
    caddy, command, *words = PROXY["command"].split()
    told = subprocess.run([caddy, "help", command], capture_output=True, text=True, check=True)
    for option in (word for word in words if word.startswith("--")):
        assert option in told.stdout
