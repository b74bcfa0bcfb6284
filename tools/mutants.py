"""Change a game's rules at random, one small change at a time, and see whether its tests notice.

A mutant that no test notices is a rule that nobody tests, or a change that means nothing. Survivors
of the second kind are explained in `tests/mutants.toml`; any other makes this command fail.
"""

import argparse
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tools.mutations import Mutant, mutants_of
from tools.places import ROOT

# Modules of a game without rules: bots, files, declarations, and what others are shown.
_BOTS: Final = {"calm", "evaluate", "fog", "imagine", "knowledge", "suggest"}
_FILES: Final = {"checks", "components", "pending", "players", "position", "reading", "unfinished"}
_DECLARED: Final = {"events", "fields", "frames", "game", "reasons", "verbs"}
_SHOWN: Final = {"notes", "printed", "slips", "trial", "view", "views"}
NO_RULES: Final = _BOTS | _FILES | _DECLARED | _SHOWN

_SHARED: Final = ("scenarios/test_scenarios.py", "records/test_records.py")
_RULE: Final = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)*")
_NAMED: Final = 5  # an import of the module counts as much as so many of its rules
_PASSED: Final = 0
_NOTICED: Final = (1, 2, 3)  # pytest's exit codes: a test failed, an import broke, pytest did
_LEAST_LIMIT: Final = 60.0
_OPEN: Final = "not explained: write a test that fails, or an explanation in tests/mutants.toml"


@dataclass(frozen=True)
class Place:
    """A mutant and the file it belongs to, named as in `tests/mutants.toml`."""

    file: str
    mutant: Mutant

    def lot(self, seed: int) -> bytes:
        """Its place in the order of a seed, the same when other rules change."""
        name = f"{seed} {self.file} {self.mutant.function} {self.mutant.mutation}"
        return hashlib.sha256(name.encode()).digest()

    def __str__(self) -> str:
        return f"{self.file}:{self.mutant.line}  {self.mutant.function}  {self.mutant.mutation}"


@dataclass(frozen=True)
class HuntPlan:
    """Which sources are changed, and which tests run on them."""

    root: Path
    modules: list[Path]
    tests: list[Path]
    game: str

    def places(self) -> list[Place]:
        return [
            Place(path.relative_to(self.root).as_posix(), mutant)
            for path in self.modules
            for mutant in mutants_of(path.read_text(encoding="utf-8"))
        ]

    def ordered(self, place: Place) -> list[Path]:
        """The tests, first those that name the changed module or cite its rules."""
        module = Path(place.file).stem
        rules = set(_RULE.findall((self.root / place.file).read_text(encoding="utf-8")))
        scores: dict[Path, int] = {}
        for path in self.tests:
            text = path.read_text(encoding="utf-8")
            scores[path] = len(rules & set(_RULE.findall(text)))
            scores[path] += _NAMED * (f"{self.game}.{module}" in text)
        return sorted(self.tests, key=lambda path: -scores[path])


def plan_for(game: str, root: Path = ROOT) -> HuntPlan:
    folder = root / "src" / "stavitel" / "games" / game
    modules = [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in NO_RULES and not path.stem.startswith(("generated_", "__"))
    ]
    if not modules:
        raise SystemExit(f"There is no game {game!r} in {folder.parent.relative_to(root)}.")
    tests = sorted((root / "tests" / "games" / game).glob("test_*.py"))
    shared = [root / "tests" / name for name in _SHARED]
    return HuntPlan(root, modules, tests + [path for path in shared if path.exists()], game)


class Workbench:
    """A copy of the sources in which one mutant at a time lives."""

    def __init__(self, plan: HuntPlan, folder: Path) -> None:
        self.plan = plan
        self.sources = folder / "src"
        without = shutil.ignore_patterns("static", "*.so")
        shutil.copytree(plan.root / "src", self.sources, ignore=without)

    def outcome(self, place: Place, limit: float) -> str:
        original = self.plan.root / place.file
        changed = self.sources / Path(place.file).relative_to("src")
        mutated = place.mutant.applied(original.read_text(encoding="utf-8"))
        changed.write_text(mutated, encoding="utf-8")
        try:
            return self.run(self.plan.ordered(place), limit)
        finally:
            shutil.copy2(original, changed)

    def run(self, tests: list[Path], limit: float | None) -> str:
        """Run tests on the copy until one fails. Written bytecode could revive a former mutant."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        chosen = ["-m", "not slow and not long", "-k", self.plan.game]
        names = [str(path.relative_to(self.plan.root)) for path in tests]
        ours = {"PYTHONPATH": str(self.sources), "PYTHONDONTWRITEBYTECODE": "1"}
        process = subprocess.Popen(
            [*command, *chosen, *names],
            cwd=self.plan.root,
            env=os.environ | ours,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            return "timed out"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
        if process.returncode == _PASSED:
            return "survived"
        if process.returncode not in _NOTICED:
            raise SystemExit(f"pytest could not run (exit code {process.returncode}):\n{said}")
        return "killed"


def hunt(
    plan: HuntPlan, places: list[Place], jobs: int = 1, limit: float | None = None
) -> list[tuple[Place, str]]:
    """Run every mutant; without a limit, for at most four times as long as the rules unchanged."""
    with tempfile.TemporaryDirectory(prefix="stavitel-mutants-") as folder:
        benches: SimpleQueue[Workbench] = SimpleQueue()
        for number in range(jobs):
            benches.put(Workbench(plan, Path(folder, str(number))))
        bench = benches.get()
        began = time.monotonic()
        if bench.run(plan.tests, None) != "survived":
            raise SystemExit(
                f"The tests of {plan.game} fail on the unchanged rules: mend that first."
            )
        longest = limit or max(_LEAST_LIMIT, 4 * (time.monotonic() - began))
        benches.put(bench)

        def one(place: Place) -> tuple[Place, str]:
            bench = benches.get()
            try:
                outcome = bench.outcome(place, longest)
            finally:
                benches.put(bench)
            print(f"{outcome:9}  {place}", flush=True)
            return place, outcome

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, places))


def explanations(path: Path) -> dict[tuple[str, str, str], str]:
    """Why a survivor changes nothing, by file, function and mutation."""
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
    return {(each["file"], each["function"], each["mutation"]): each["why"] for each in listed}


def judge(results: list[tuple[Place, str]], explained: dict[tuple[str, str, str], str]) -> int:
    """Print the survivors and the sums; 1 if a survivor is not explained."""
    outcomes = Counter(outcome for _, outcome in results)
    not_explained = 0
    for place, outcome in results:
        if outcome == "survived":
            why = explained.get((place.file, place.mutant.function, place.mutant.mutation))
            not_explained += why is None
            print(f"\n{place}\n  {why or _OPEN}")
    print(
        f"\n{len(results)} mutants: {outcomes['killed']} killed, {outcomes['timed out']} timed out,"
        f" {outcomes['survived']} survived, {not_explained} of them not explained."
    )
    return 1 if not_explained else 0


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    add = parser.add_argument
    add("game", help="the game's folder, such as caylus_magna_carta")
    add("--seed", type=int, default=1, help="decides the order of the mutants")
    add("--most", type=int, default=30, help="so many mutants")
    add("--after", type=int, default=0, help="go on after so many mutants of the same seed")
    add("--only", default="", help="only this module of the rules, such as scoring")
    add("--jobs", type=int, default=1, help="so many at once")
    add("--limit", type=float, help="seconds for one mutant, else four times the unchanged run")
    args = parser.parse_args(words)
    plan = plan_for(args.game)
    places = [place for place in plan.places() if args.only in ("", Path(place.file).stem)]
    places.sort(key=lambda place: place.lot(args.seed))
    print(f"{args.game}: {len(places)} mutants in all, seed {args.seed}", flush=True)
    results = hunt(plan, places[args.after : args.after + args.most], args.jobs, args.limit)
    return judge(results, explanations(ROOT / "tests" / "mutants.toml"))


if __name__ == "__main__":
    sys.exit(main())
