"""Analyses on disk: what took minutes to work out is not lost when the server stops.

A file for each game, named after its record and after what judged it, so that the same game is
analysed once however often it is brought, and again where the judge has changed. Whatever is
missing or damaged is worked out anew.
"""

import logging
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from stavitel.analysis.account import Account
from stavitel.analysis.judging import Error
from stavitel.games import folder_text, in_folder
from stavitel.players.worth import FILE, NETS_FILE
from stavitel.private import private_folder, write_private
from stavitel.server.build import package_version
from stavitel.server.folder import ANALYSES

MOST: Final = 1000
"""So many are kept, some kilobytes each; then the oldest go."""
SUFFIX: Final = ".json"
_LETTERS: Final = 32

log = logging.getLogger(__name__)


class KeptAnalysis(msgspec.Struct):
    """A game that was judged to its end."""

    account: Account
    choices: int
    errors: list[Error]


def kept_analysis(data: Path, game: str, text: str) -> KeptAnalysis | None:
    """What is kept of the game with this record, if anything is."""
    try:
        found = _file(data, game, text).read_bytes()
        return msgspec.json.decode(found, type=KeptAnalysis)
    except (OSError, msgspec.DecodeError):
        return None


def keep_analysis(data: Path, game: str, text: str, analysis: KeptAnalysis) -> None:
    """Keep it; where there is no room, the next start works it out again."""
    file = _file(data, game, text)
    try:
        private_folder(file.parent)
        write_private(file, msgspec.json.encode(analysis))
        _make_room(file.parent)
    except OSError as problem:
        log.warning("an analysis was not kept: %s", problem)


def _file(data: Path, game: str, text: str) -> Path:
    mark = sha256(f"{_judge(game)}\n{text}".encode()).hexdigest()[:_LETTERS]
    return data / ANALYSES / f"{mark}{SUFFIX}"


@cache
def _judge(game: str) -> str:
    """A mark of what judges a game: the version, and the numbers its shares were fitted with."""
    numbers = "".join(
        [folder_text(game, name) for name in (FILE, NETS_FILE) if in_folder(game, name)]
    )
    return f"{package_version()} {sha256(numbers.encode()).hexdigest()}"


def _make_room(folder: Path) -> None:
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST]:
        file.unlink(missing_ok=True)
