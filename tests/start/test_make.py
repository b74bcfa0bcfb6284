"""`make play` and `make terminal`: plain Python at once, the compiled rules from the next start."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .checkout import PATIENCE, ROOT, Checkout, checkout

TERMINAL = ("terminal", "ARGS=--help")
PLAY = ("play", "ARGS=--help")
LATE_IMPORT = "import stavitel; input(); import stavitel.perft as p; print(p.__file__)"
WORD = "the rules are compiled in the background, for the next start"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Checkout]:
    made = checkout(tmp_path)
    yield made
    python = made.environment / "bin" / "python"
    subprocess.run([python, "-m", "tools.native", "--stop"], cwd=tmp_path, check=True)


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end
        time.sleep(0.1)


def compiler_works() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


needs_a_compiler = pytest.mark.skipif(not compiler_works(), reason="there is no C compiler")


@needs_a_compiler
def test_the_first_start_is_plain_and_the_next_is_compiled(here: Checkout) -> None:
    first = here.make(*PLAY)
    assert first.returncode == 0, first.stderr
    assert WORD in first.stdout
    assert "Usage: stavitel serve" in first.stdout
    assert here.builds() == {"plain-page"}
    assert WORD in here.native()
    until(lambda: "full-page" in here.builds())
    assert WORD in here.native()  # nothing changes until the next start
    second = here.make(*PLAY)
    assert second.returncode == 0, second.stderr
    assert second.stdout.startswith("Usage: stavitel serve")
    assert here.native() == ""


@needs_a_compiler
def test_a_killed_compile_leaves_what_works_and_is_begun_again(here: Checkout) -> None:
    assert here.make(*TERMINAL).returncode == 0
    number = here.environment / "compiling"
    until(lambda: number.exists() and number.read_text() != "")
    os.killpg(int(number.read_text()), signal.SIGKILL)
    again = here.make(*TERMINAL)
    assert again.returncode == 0, again.stderr
    assert WORD in again.stdout
    until(lambda: "full-bare" in here.builds())
    assert here.make(*TERMINAL).returncode == 0
    assert here.native() == ""


def test_two_makes_at_once_do_not_disturb_each_other(here: Checkout) -> None:
    both = [
        subprocess.Popen(
            ["make", *PLAY], cwd=here.folder, env={**here.env, "STAVITEL_NATIVE": "0"}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        for _ in range(2)
    ]  # fmt: skip
    for one in both:
        said, _ = one.communicate(timeout=PATIENCE)
        assert one.returncode == 0, said
        assert "Usage: stavitel serve" in said
    assert here.builds() == {"plain-page"}


def test_the_command_that_make_writes_shares_work_among_processes(here: Checkout) -> None:
    assert here.make(*TERMINAL, STAVITEL_NATIVE="0").returncode == 0
    command = str(here.environment / "bin" / "stavitel")
    asked = ["simulate", "caylus", "--games", "4", "--players", "random", "--jobs", "2"]
    done = subprocess.run(
        [command, *asked],
        check=False, env=here.env, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "4 games" in done.stdout


def test_what_runs_keeps_its_build_when_the_sources_change(here: Checkout) -> None:
    """A process sees the build it began with, and later ones the new sources."""
    plain = {"STAVITEL_NATIVE": "0"}
    assert here.make(*TERMINAL, **plain).returncode == 0
    python = str(here.environment / "bin" / "python")
    running = subprocess.Popen(
        [python, "-c", LATE_IMPORT],
        env=here.env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    with (here.folder / "src" / "stavitel" / "perft.py").open("a") as file:
        file.write("\nCHANGED = True\n")
    assert here.make(*TERMINAL, **plain).returncode == 0
    said, _ = running.communicate("\n", timeout=PATIENCE)
    assert "CHANGED" not in Path(said.strip()).read_text("utf-8")
    asked = [python, "-c", "from stavitel.perft import CHANGED"]
    subprocess.run(asked, env=here.env, check=True)


def test_a_page_that_cannot_be_built_is_told_in_one_sentence(here: Checkout) -> None:
    """No registry, no page: `make play` stops and says what to do; `make terminal` plays."""
    if not shutil.which("npm"):
        pytest.skip("npm is not installed")
    shutil.rmtree(here.folder / "src" / "stavitel" / "server" / "static")
    away = {"npm_config_registry": "http://127.0.0.1:9/", "STAVITEL_NATIVE": "0"}
    refused = here.make(*PLAY, **away)
    assert refused.returncode != 0
    assert "Usage" not in refused.stdout
    said = [line for line in refused.stderr.splitlines() if not line.startswith("make")]
    assert len(said) == 1, refused.stderr
    assert said[0].startswith("The page for the browser could not be built: npm could not reach")
    assert "`make terminal` plays at once" in said[0]
    assert here.make(*TERMINAL, **away).returncode == 0


def test_the_words_of_the_background_are_those_make_looks_for() -> None:
    from tools.ready import LATER

    assert LATER in WORD
    assert f'"{WORD}"' in (ROOT / "hatch_build.py").read_text("utf-8")
