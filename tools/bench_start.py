"""Times the way to the open page: `python -m tools.bench_start [--compiled]`.

What is committed is cloned into an empty folder, with empty caches of pip and npm, and started with
`make play`. With --compiled the compile in the background is waited for, and the start after it is
timed as well; otherwise it is stopped.
"""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from tools.places import ROOT

PATIENCE: Final = 900.0
ROUNDS: Final = 5
FIRST, SECOND, VERSION, HELP, IMPORT = 30.0, 3.0, 0.2, 0.3, 0.15
"""What we promise, in seconds, on two cores; the last three are of processor time."""


class Bench:
    """One clone, its caches, and what was measured there."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "stavitel"
        home = folder / "home"
        home.mkdir()
        places = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "cache"}
        places |= {"XDG_DATA_HOME": "data"}
        own = {name: str(home / place) for name, place in places.items()}
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("STAVITEL", "MAKE"))}
        self.env = {**inherited, **own, "STAVITEL_LANG": "en", "PYTHONPATH": ""}

    def start(self, name: str, limit: float) -> None:
        """`make play` until the page is there, with the steps it tells of on the way."""
        begun, spent = time.monotonic(), _processor_time()
        make = subprocess.Popen(
            ["make", "play", "ARGS=--port 0 --no-open"], cwd=self.clone, env=self.env, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        assert make.stdout is not None
        said = []
        for line in make.stdout:
            said.append(line)
            if step := re.fullmatch(r"(.+) took (\d+) s\n", line):
                _row(f"  {step[1]}", float(step[2]))
            if address := re.search(r"http://\S+/", line):
                _load(address[0])
                break
        else:
            sys.exit("".join(said))
        opened = time.monotonic() - begun
        os.killpg(make.pid, signal.SIGINT)
        make.communicate()
        _row(name, opened, _processor_time() - spent, limit)

    def command(self, name: str, limit: float, *args: str) -> None:
        """The least processor time a short command takes."""
        taken = []
        for _ in range(ROUNDS):
            before = _processor_time()
            subprocess.run(
                args, cwd=self.clone, env=self.env, check=True, stdout=subprocess.DEVNULL
            )
            taken.append(_processor_time() - before)
        _row(name, None, min(taken), limit)

    def compile(self) -> None:
        """Wait for what the first start began."""
        begun = time.monotonic()
        builds = self.clone / ".venv" / "builds"
        while not [*builds.glob("*-full-*")] and time.monotonic() < begun + PATIENCE:
            time.sleep(1)
        _row("compiled in the background, after the second start", time.monotonic() - begun)


def main(args: list[str]) -> None:
    if args not in ([], ["--compiled"]):
        sys.exit(__doc__)
    folder = Path(tempfile.mkdtemp(prefix="stavitel-start-"))
    bench = Bench(folder)
    python = bench.clone / ".venv" / "bin" / "python"
    try:
        print(f"{'':52}{'seconds':>9}{'processor':>11}{'promised':>10}")
        clone = ["git", "clone", "--quiet", str(ROOT), str(bench.clone)]
        subprocess.run(clone, check=True)
        bench.start("first start, to the open page", FIRST)
        bench.start("second start, to the open page", SECOND)
        if args:
            bench.compile()
            bench.start("compiled start, to the open page", SECOND)
        stavitel = str(bench.clone / ".venv" / "bin" / "stavitel")
        bench.command("stavitel --version", VERSION, stavitel, "--version")
        bench.command("stavitel --help", HELP, stavitel, "--help")
        bench.command("import stavitel", IMPORT, str(python), "-c", "import stavitel")
    finally:
        if python.exists():
            subprocess.run([python, "-m", "tools.native", "--stop"], cwd=bench.clone, check=False)
        shutil.rmtree(folder, ignore_errors=True)


def _load(address: str) -> None:
    """The page and every file it names first, as a browser asks for them."""
    with urlopen(address) as page:
        names = re.findall(r'(?:src|href)="/([^"]+)"', page.read().decode())
    assert names, "the page names no files"
    for name in names:
        urlopen(address + name).read()


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _row(
    name: str, seconds: float | None, processor: float | None = None, limit: float = 0
) -> None:
    shown = "" if seconds is None else f"{seconds:.1f}"
    used = "" if processor is None else f"{processor:.2f}"
    promised = f"{limit:g}" if limit else ""
    print(f"{name:52}{shown:>9}{used:>11}{promised:>10}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
