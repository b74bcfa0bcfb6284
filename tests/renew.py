"""Writes anew all that this repository keeps and a program has written: `make renew`.

First what follows from declarations and texts: generated modules, the page's types, reference
pages, what the tests of the boards know of the boxes, pictures of the terminal and the pages for
reviewers; `--words` stops there. Then our own games: records get the present
rules, cards and marks, their results are listed, and the fingerprints of the conformance suite and
the perft counts are made again. Do that when the rules, or the way they are written down, were
meant to change, and read the difference. A record of older rules moves to `released`, where it
stays as it is; one that no longer replays is named, and another game must be found in its place.
"""

import runpy
import subprocess
import sys
from pathlib import Path

from stavitel.conformance.renewing import renew
from stavitel.engine.errors import BadRecord
from stavitel.games import GAMES, TEMPLATE
from stavitel.record import Record, read_record
from stavitel.reference import __main__ as reference

from . import review
from .records.endings import result

ROOT = Path(__file__).parents[1]
RECORDS = Path(__file__).with_name("records")
BOARDS = sorted((ROOT / "web" / "tests").glob("*/make.py"))
RESULTS = "# What the records beside this file must come to.\n"
WORDS = "--words"


def main() -> int:
    lost = [] if WORDS in sys.argv else renew_games()
    renew_words()
    for fault in lost:
        print(fault, file=sys.stderr)
    return 1 if lost else 0


def renew_games() -> list[str]:
    """Records, fingerprints and counts; tells which records no longer replay."""
    lost = [fault for id in GAMES for fault in renew_records(RECORDS / id)]
    for id in [*GAMES, TEMPLATE]:
        renew(id)
    return lost


def renew_words() -> None:
    """All that follows from declarations and texts."""
    _run("stavitel", "schema", "web/src")
    for id in [*GAMES, TEMPLATE]:
        print(f"{id} ...")
        reference.write(id)
    for board in BOARDS:
        runpy.run_path(str(board), run_name="__main__")
    _run("tests.cli.pictures")
    review.main()


def _run(*args: str) -> None:
    """A module as a process of its own, in the folder of the sources."""
    subprocess.run([sys.executable, "-m", *args], cwd=ROOT, check=True)


def renew_records(folder: Path) -> list[str]:
    """The records of a game and what they come to; tells which no longer replay."""
    lost, played = [], {}
    for path in sorted(folder.glob("*.stav")):
        text = path.read_text("utf-8")
        try:
            record = read_record(text, str(path))
        except BadRecord as fault:
            lost.append(str(fault))
            continue
        if record.version:
            keep(text, path, record.version)
        record.version, record.cards = 0, ""
        path.write_text(record.to_text(), "utf-8")
        played[path.stem] = record
    if not lost:
        (folder / "results.toml").write_text(results(played), "utf-8")
    return lost


def keep(text: str, path: Path, version: int) -> None:
    """A released record is never written again."""
    kept = path.parent / "released" / str(version) / path.name
    kept.parent.mkdir(parents=True, exist_ok=True)
    if not kept.exists():
        kept.write_text(text, "utf-8")


def results(played: dict[str, Record]) -> str:
    tables = [RESULTS]
    for stem, record in played.items():
        lines = [f"{key} = {_toml(value)}\n" for key, value in result(record).items()]
        tables.append("".join([f"\n[{stem}]\n", *lines]))
    return "".join(tables)


def _toml(value: object) -> str:
    return str(value).replace("'", '"') if not isinstance(value, str) else f'"{value}"'


if __name__ == "__main__":
    _run("stavitel.declare")  # before any game is loaded
    sys.exit(main())
