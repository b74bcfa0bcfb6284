"""What has to be installed, by purpose; pyproject.toml is the one list."""

import subprocess
import sys
import tomllib

from tools.places import ROOT


def needs(purpose: str) -> list[str]:
    """Requirements to `run` and pack, to make `native` code, to `test`, `check` and so on."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, groups = table["project"], table["dependency-groups"]

    lists: dict[str, list[str]] = {
        # with what makes a wheel, so that a changed source is built again without the network
        "run": project["dependencies"] + table["build-system"]["requires"],
        "native": table["tool"]["hatch"]["build"]["hooks"]["custom"]["native-requires"],
        "peers": project["dependencies"] + groups["peers"],
        "wheels": groups["wheels"],
        **project["optional-dependencies"],
    }
    if purpose == "node":
        return node()
    if purpose not in lists:
        sys.exit(f"expected one of {', '.join(lists)}; got '{purpose}'")
    return lists[purpose]


def node() -> list[str]:
    """What building the page needs where the machine has no fitting Node."""
    asked = [sys.executable, str(ROOT / "web" / "build.py"), "--needs"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
