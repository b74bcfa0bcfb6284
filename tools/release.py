"""Makes what is released: `python -m tools.release wheel|sdist` puts it into dist/."""

import os
import shutil
import subprocess
import sys
from typing import Final

from tools.installing import native_needs, run_needs
from tools.native import one_at_a_time
from tools.page import BuiltPage
from tools.places import ROOT, SETTING_UP, WAITING, alone, environment
from tools.ready import NO_PAGE
from tools.steps import Steps
from tools.wheel import full_wheel

DIST: Final = ROOT / "dist"


def main(args: list[str]) -> None:
    if args not in (["wheel"], ["sdist"]):
        sys.exit(__doc__)
    steps = Steps()
    with alone(SETTING_UP, WAITING):
        run_needs(steps)
        page = BuiltPage(steps)
        page.prepare()
        page.build()
    if page.problem:
        sys.exit(NO_PAGE.format(why=page.problem))
    DIST.mkdir(exist_ok=True)
    (wheel if args == ["wheel"] else sdist)(steps)


def wheel(steps: Steps) -> None:
    with one_at_a_time(""):
        tools = native_needs(steps)
        with steps.step("Compiling the rules"), full_wheel(tools) as made:
            print(shutil.copy(made, DIST))


def sdist(steps: Steps) -> None:
    with steps.step("Packing the sources"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST)],
            cwd=ROOT, env={**os.environ, "STAVITEL_BUILD_DIR": str(environment() / "build")},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
    print(max(DIST.glob("*.tar.gz"), key=lambda path: path.stat().st_mtime))


if __name__ == "__main__":
    main(sys.argv[1:])
