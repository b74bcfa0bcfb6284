"""One version, in one place, rising from release to release."""

import re
import tomllib
from pathlib import Path

import stavitel

ROOT = Path(__file__).parents[1]


def test_the_changelog_begins_with_the_version_of_the_sources() -> None:
    assert listed_versions()[0] == stavitel.__version__


def test_versions_rise_from_release_to_release() -> None:
    numbers = [tuple(map(int, version.split("."))) for version in listed_versions()]
    assert numbers == sorted(set(numbers), reverse=True)


def test_the_package_takes_its_version_from_the_sources() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in table["project"]
    place = ROOT / table["tool"]["hatch"]["version"]["path"]
    assert f'\n__version__ = "{stavitel.__version__}"\n' in place.read_text("utf-8")


def listed_versions() -> list[str]:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return re.findall(r"^## (\d+\.\d+\.\d+)(?: \(.+\))?$", changelog, re.MULTILINE)
