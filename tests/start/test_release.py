"""What is released: the page is inside, nobody needs Node to install it, and upgrades upgrade."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from .checkout import ROOT, Checkout, checkout

PAGE = "stavitel/server/static/index.html"


@pytest.fixture
def here(tmp_path: Path) -> Checkout:
    return checkout(tmp_path / "here")


def built(target: str, sources: Path, output: Path, **env: str) -> Path:
    plain = {**os.environ, "STAVITEL_NATIVE": "0", "STAVITEL_PAGE": "1", **env}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(output)],
        cwd=sources, env=plain, check=True, capture_output=True,
    )  # fmt: skip
    (made,) = output.iterdir()
    return made


def test_a_source_archive_has_the_page_and_makes_a_wheel_without_node(
    here: Checkout, tmp_path: Path
) -> None:
    archive = built("sdist", here.folder, tmp_path / "dist")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    (sources,) = (tmp_path / "unpacked").iterdir()
    nowhere = tmp_path / "no-programs"
    nowhere.mkdir()
    wheel = built("wheel", sources, tmp_path / "wheel", PATH=str(nowhere))
    assert PAGE in zipfile.ZipFile(wheel).namelist()
    asked = [sys.executable, "web/build.py", "--needs", f"src/{Path(PAGE).parent}"]
    needs = subprocess.run(
        asked,
        cwd=sources,
        env={**os.environ, "PATH": str(nowhere)},
        capture_output=True,
        check=True,
    )
    assert needs.stdout == b""


def test_pip_upgrades_to_a_higher_version(here: Checkout, tmp_path: Path) -> None:
    """Two wheels that differ in nothing but the one place where the version stands."""
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=True, symlinks=True)
    for version in ("0.0.1", "0.0.2"):
        place = here.folder / "src" / "stavitel" / "__init__.py"
        text = re.sub(r'__version__ = ".+"', f'__version__ = "{version}"', place.read_text("utf-8"))
        place.write_text(text, encoding="utf-8")
        wheel = built("wheel", here.folder, tmp_path / version)
        python = str(environment / "bin" / "python")
        pip = [python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--upgrade"]
        subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
        asked = [python, "-c", "import stavitel; print(stavitel.__version__)"]
        said = subprocess.run(
            asked, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True, check=True
        )
        assert said.stdout.strip() == version


def test_wheels_are_made_for_every_python_we_promise() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert table["project"]["requires-python"] == ">=3.11"
    made = table["tool"]["cibuildwheel"]["build"].split()
    assert made == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
    howto = (ROOT / "docs/how-to/release.md").read_text("utf-8")
    assert "Python 3.11 to 3.14" in howto
    targets = set(re.findall(r"`make (\w+)", howto))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert targets <= set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
