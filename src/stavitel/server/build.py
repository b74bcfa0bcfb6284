"""Which build answers: pages left open over an upgrade learn from it that they are out of date."""

from functools import cache
from hashlib import sha256
from html import escape
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
_LETTERS: Final = 12


@cache
def build(folder: Path = FOLDER) -> str:
    """The version of the package and a mark of its page, whose first file names all others."""
    index = folder / INDEX
    page = sha256(index.read_bytes()).hexdigest()[:_LETTERS] if index.is_file() else "no page"
    return f"{package_version()} {page}"


def marked(index: bytes, folder: Path = FOLDER) -> bytes:
    """The page with the build it comes from, so that it can compare."""
    told = f'<meta name="build" content="{escape(build(folder))}">'
    return index.replace(b"</head>", told.encode() + b"</head>", 1)


def package_version() -> str:
    """Of what is installed; sources have none."""
    try:
        return version("stavitel")
    except PackageNotFoundError:
        return "sources"
