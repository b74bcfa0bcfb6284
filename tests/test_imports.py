"""Imports point one way: engine <- games <- players <- record and peers <- match <- outside."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"

# A part may import the parts of lower levels; parts of one level may do so only where EQUALS says.
LEVELS = (
    {"engine"},
    {"games"},
    {"players", "workers", "private", "colours"},
    {
        "record",
        "reading",
        "position",
        "scenario",
        "texts",
        "sentences",
        "typography",
        "fault_words",
        "log",
        "moves",
        "asking",
        "past",
        "preview",
        "files",
        "fingerprint",
        "numbering",
        "whose",
        "toml_slips",
        "own_cards",
        "components",
        "decks",
        "brought_decks",
        "native",
        "beginning",
        "perft",
        "declare",
    },
    {"match", "fair", "report", "outside", "solve"},
    {"arena", "bench", "lessons", "conformance", "analysis"},
    {"server", "research", "training"},
    {"reference"},
    {"schemas"},
    {"stavitel"},  # the package's own __init__: the public names
    {"cli"},
    {"__main__"},
)
LEVEL = {part: level for level, parts in enumerate(LEVELS) for part in parts}
EQUALS = {
    *(
        "record",
        "reading",
        "position",
        "scenario",
        "files",
        "fingerprint",
        "numbering",
        "components",
        "whose",
        "toml_slips",
        "own_cards",
        "beginning",
        "decks",
        "brought_decks",
    ),
    *("texts", "sentences", "typography", "fault_words", "log", "moves", "asking", "past"),
}


def test_imports_point_one_way() -> None:
    faults = list(wrong_imports(SOURCES))
    assert not faults, "\n" + "\n".join(faults)


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("engine/core.py", "from stavitel.games.toy import game", "engine must not import games"),
        ("engine/core.py", "import stavitel", "engine must not import stavitel"),
        ("games/toy/game.py", "from stavitel.record import Record", "games must not import record"),
        ("games/toy/game.py", "from ..other import game", "one game must not import"),
        ("games/toy/game.py", "from stavitel.games import other", "one game must not import"),
        ("games/toy/game.py", "import stavitel.games", "a game must not import the list of games"),
        ("games/shared.py", "import stavitel.games.toy", "may import a game"),
        ("players/base.py", "def f() -> None:\n    import stavitel.match", "import match"),
        ("texts.py", "from . import match", "texts must not import match"),
        ("players/base.py", "from stavitel.cli import main", "players must not import cli"),
        ("server/app.py", "import stavitel.cli", "server must not import cli"),
        ("helpers.py", "", "helpers has no level"),
        ("match.py", "from stavitel.helpers import x", "helpers has no level"),
    ],
)
def test_a_wrong_import_is_named(file: str, line: str, complaint: str, tmp_path: Path) -> None:
    (fault,) = wrong_imports(package(tmp_path, {file: line}))
    assert f"stavitel/{file}:" in fault
    assert complaint in fault


def test_right_imports_pass(tmp_path: Path) -> None:
    files = {
        "__init__.py": "from stavitel.match import Match",
        "__main__.py": "from stavitel.cli import main",
        "engine/core.py": "import os\nfrom . import verbs\nfrom stavitel.engine.rng import Rng",
        "games/__init__.py": "from stavitel.games.toy import game",
        "games/toy/game.py": "from .state import S\nfrom stavitel.games import shared\n"
        "from stavitel.engine.core import State",
        "scenario.py": "from stavitel.position import load",
        "players/search/halving.py": "from stavitel.players.base import Seen",
        "cli/__init__.py": "import stavitel\nfrom stavitel.server import app",
    }
    assert list(wrong_imports(package(tmp_path, files))) == []


def wrong_imports(sources: Path) -> Iterator[str]:
    """One line for each import that points the wrong way."""
    for path in sorted((sources / "stavitel").rglob("*.py")):
        module = path.relative_to(sources).with_suffix("").parts
        where = path.relative_to(sources.parent).as_posix()
        if part(module) not in LEVEL:
            yield f"{where}: {part(module)} has no level yet: give it one in tests/test_imports.py"
            continue
        for line, target in dict.fromkeys(imports(path, module, sources)):
            if complaint := objection(module, target, sources):
                yield f"{where}:{line}: imports {'.'.join(target)}: {complaint}"


def objection(module: tuple[str, ...], target: tuple[str, ...], sources: Path) -> str:
    """Why `module` must not import `target`; empty if it may."""
    own, other = part(module), part(target)
    if other not in LEVEL:
        return f"{other} has no level yet: give it one in tests/test_imports.py"
    if own == other == "games":
        return game_objection(module, target, sources)
    if own == other or {own, other} <= EQUALS or LEVEL[other] < LEVEL[own]:
        return ""
    return f"{own} must not import {other}"


def game_objection(module: tuple[str, ...], target: tuple[str, ...], sources: Path) -> str:
    """Folders in games/ are games and know nothing of each other; files there are shared."""
    if module[2:] == ("__init__",) or target[:3] == module[:3]:
        return ""
    if len(target) == 2:
        return "a game must not import the list of games"
    if sources.joinpath(*target[:3]).with_suffix(".py").exists():
        return ""
    if len(module) == 3:
        return "only games/__init__.py may import a game"
    return "one game must not import another"


def part(module: tuple[str, ...]) -> str:
    """The part of the package a module belongs to: the name below `stavitel`."""
    return "stavitel" if module[1:] in ((), ("__init__",)) else module[1]


def imports(
    path: Path, module: tuple[str, ...], sources: Path
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and dotted name of everything in `stavitel` that a file imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module[: len(module) - node.level] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            # a name that is no module of its own belongs to the package it comes from
            names = [
                (*base, alias.name) if is_module(sources, *base, alias.name) else base
                for alias in node.names
            ]
        else:
            continue
        yield from [(node.lineno, name) for name in names if name[0] == "stavitel"]


def is_module(sources: Path, *name: str) -> bool:
    folder = sources.joinpath(*name)
    return folder.is_dir() or folder.with_suffix(".py").exists()


def package(folder: Path, files: dict[str, str]) -> Path:
    """A package with the usual parts, empty but for `files`."""
    usual = ("engine/verbs.py", "games/toy/state.py", "games/other/game.py", "games/shared.py")
    more = ("match.py", "texts.py", "players/base.py", "cli/play.py", "server/app.py")
    for name in (*usual, *more):
        write(folder / "stavitel" / name, "")
    for name, text in files.items():
        write(folder / "stavitel" / name, text)
    return folder


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
