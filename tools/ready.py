"""Has Stavitel ready to start: `python -m tools.ready [--page] [--compiled]`.

Without --compiled a build of plain Python is enough to begin with; the compiled one is then made in
the background and used from the next start on. With --page a build without the page will not do.
"""

import os
import sys
import threading
from pathlib import Path
from typing import Final

from tools import native
from tools.builds import Builds, reason
from tools.fingerprint import fingerprint
from tools.installing import run_needs
from tools.page import BuiltPage, wish
from tools.places import SETTING_UP, WAITING, alone, environment, replace_text
from tools.steps import Steps
from tools.wheel import plain_wheel

LATER: Final = "in the background"  # see hatch_build.py
NO_PAGE: Final = (
    "The page for the browser could not be built: {why}. "
    "`make terminal` plays at once; `make play` tries again."
)


def main(args: list[str]) -> None:
    if set(args) - {"--page", "--compiled"}:
        sys.exit(__doc__)
    compiled = "--compiled" in args or os.environ.get("STAVITEL_NATIVE") == "1"
    build = ready("--page" in args, compiled)
    note = reason(build)
    replace_text(environment() / "notice", told(note))
    print(told(note), end="", flush=True)
    if LATER in note:
        mark, _, end = build.name.split("-")
        native.begin(mark, end)


def told(note: str) -> str:
    """What a player should know of a build; the same words as `python -m stavitel.native`."""
    if not note:
        return ""
    return f"Stavitel runs as plain Python, and bots think several times slower: {note}.\n"


def ready(page: bool, compiled: bool) -> Path:
    """A build of the sources as they are now, in use."""
    builds, steps = Builds(environment()), Steps()
    with alone(SETTING_UP, WAITING):
        mark = fingerprint()
        found = best(builds, mark, page, compiled)
        if found is None:
            end = "page" if installed(steps, page, page or compiled) else "bare"
            if not compiled:
                with steps.step("Packing"), plain_wheel() as wheel:
                    found = builds.add(f"{mark}-plain-{end}", wheel)
        if found is not None:
            builds.use(found)
            return found
    with native.one_at_a_time(""):
        found = native.compile_rules(mark, end, steps)
    with alone(SETTING_UP, WAITING):
        builds.use(found)
    return found


def best(builds: Builds, mark: str, page: bool, compiled: bool) -> Path | None:
    """The best build that is already there."""
    kinds = ["full"] if compiled else ["full", "plain"]
    ends = ["page"] if page else ["page", "bare"]
    names = [f"{mark}-{kind}-{end}" for kind in kinds for end in ends]
    return next((path for path in map(builds.named, names) if path.exists()), None)


def installed(steps: Steps, needed: bool, wanted: bool) -> bool:
    """Install what is missing while the page is built; whether the page is there."""
    if not wanted or wish() == "0":
        run_needs(steps)
        return wanted
    page = BuiltPage(steps)
    page.prepare()
    building = threading.Thread(target=page.build)
    building.start()
    run_needs(steps)
    building.join()
    if page.problem and (needed or wish() == "1"):
        sys.exit(NO_PAGE.format(why=page.problem))
    return not page.problem


if __name__ == "__main__":
    main(sys.argv[1:])
