"""Where games are kept, so that none is lost: a folder of the user's, or a file they name."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from stavitel.engine.errors import BadRecord, StavitelError
from stavitel.files import read_text
from stavitel.private import private_folder, tighten
from stavitel.record import read_record

LOOKED_THROUGH = 20


def kept_games() -> Path:
    """The folder for games nobody named a file for; $STAVITEL_GAMES names another."""
    if named := os.environ.get("STAVITEL_GAMES"):
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "stavitel" / "games"


def new_file(game: str) -> Path:
    """A name no other game has."""
    folder = kept_games()
    try:
        private_folder(folder)
        if not os.environ.get("STAVITEL_GAMES"):  # one that was named is for its owner to open
            tighten(folder)
    except OSError:  # no home to write to: better somewhere than nowhere
        folder = Path(tempfile.mkdtemp(prefix="stavitel-"))
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while (path := folder / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}.stav").exists():
        number += 1
    return path


def newest_unfinished() -> Path:
    """The game saved last that is not over."""
    folder = kept_games()
    files = sorted(folder.glob("*.stav"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[:LOOKED_THROUGH]:
        if read_record(read_text(path, BadRecord), str(path)).replay().stack:
            return path
    raise StavitelError(f"--continue: expected an unfinished game in {folder}; there is none")


def check_target(path: Path) -> None:
    """Refuse a file we could not write, or that already holds something."""
    if path.is_dir():
        raise StavitelError(f"{path}: expected a file to save to; this is a folder")
    if not path.parent.is_dir():
        raise StavitelError(f"{path}: expected a folder that exists; there is no {path.parent}")
    if path.exists() and path.stat().st_size:
        raise StavitelError(f"{path}: expected a new file; this one exists (see --resume)")
