"""Reading and writing files: what is no text is refused in one sentence, in every format alike."""

import os
import subprocess
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from stavitel.components import game_with_file
from stavitel.engine.errors import BadComponents, BadFile, BadPosition, BadRecord, BadScenario
from stavitel.files import LARGEST, line_of, parse_toml, read_text, toml_text, write_text
from stavitel.match import Match
from stavitel.position import load_position
from stavitel.scenario import load_scenario
from stavitel.schemas.kinds import schema_text

from ..cli.running import command, environment, shell

READERS: list[tuple[Callable[[Path], object], type[BadFile]]] = [
    (Match.load, BadRecord),
    (load_position, BadPosition),
    (load_scenario, BadScenario),
    (lambda path: game_with_file("caylus_magna_carta", path), BadComponents),
]
NAMES = ["record", "position", "scenario", "components"]
every_reader = pytest.mark.parametrize(("reader", "error"), READERS, ids=NAMES)
every_toml_reader = pytest.mark.parametrize(("reader", "error"), READERS[1:], ids=NAMES[1:])


def complaint(reader: Callable[[Path], object], error: type[BadFile], path: Path) -> str:
    with pytest.raises(error) as refused:
        reader(path)
    assert type(refused.value) is error
    return str(refused.value)


@every_reader
def test_a_missing_file(
    reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path
) -> None:
    path = tmp_path / "none"
    assert complaint(reader, error, path) == f"{path}: no such file"


@every_reader
def test_a_folder(reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path) -> None:
    assert complaint(reader, error, tmp_path) == f"{tmp_path}: this is a folder, not a file"


@every_reader
@pytest.mark.parametrize("data", [b"", b" \n\t\r\n"])
def test_an_empty_file(
    reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "empty"
    path.write_bytes(data)
    assert complaint(reader, error, path) == f"{path}: expected text; the file is empty"


@every_reader
@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\xff", b"a = 1\0", "text".encode("utf-16")])
def test_a_binary_file(
    reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "picture"
    path.write_bytes(data)
    assert complaint(reader, error, path) == f"{path}: expected text in UTF-8; got binary data"
    assert path.read_bytes() == data


@every_reader
def test_a_huge_file(
    reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path
) -> None:
    path = tmp_path / "huge"
    path.write_bytes(b"#" * (LARGEST + 1))
    expected = f"{path}: expected at most {LARGEST} bytes; the file is larger"
    assert complaint(reader, error, path) == expected


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("a")
    path.chmod(0)
    with pytest.raises(BadPosition, match=r"cannot be read: Permission denied"):
        read_text(path, BadPosition)


def test_a_name_no_file_can_have() -> None:
    with pytest.raises(BadPosition) as refused:
        read_text("a\0b", BadPosition)
    assert str(refused.value) == "a\\u0000b: expected the name of a file; this can be none"


def test_bom_and_windows_line_ends_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "windows"
    path.write_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")
    assert read_text(path, BadPosition) == "a = 1\nb = 2\n"


# TOML

NO_VALUE = "expected a value: a number, true, false, or a text in quotes"


@every_toml_reader
def test_text_that_is_no_toml(
    reader: Callable[[Path], object], error: type[BadFile], tmp_path: Path
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("seats = 2\nround = three\n")
    assert complaint(reader, error, path) == f"{path}, line 2: {NO_VALUE}"


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\na = 2\n", 2), ("a = 1\n\n[b\n", 3), ('\na = "open', 2), ("a = '\x07'", 1)],
)
def test_a_mistake_in_toml_has_its_line(text: str, line: int) -> None:
    """On one line and with printable letters only."""
    with pytest.raises(BadPosition) as refused:
        parse_toml(text, "x", BadPosition)
    assert str(refused.value).startswith(f"x, line {line}: ")
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = " + "[" * 2000, ": expected TOML; it is nested too deeply"),
        ("a = " + "9" * 5000, ": expected TOML; it has a number that is too long"),
        (
            "a = 1\nb = " + "9" * 30,
            ", line 2: b: expected a number of at most 18 digits; got a longer one",
        ),
        (
            "a = 0x" + "f" * 9000,
            ", line 1: a: expected a number of at most 18 digits; got a longer one",
        ),
        (
            "a.b = 2024-05-17",
            ", line 1: a.b: expected a text, a number, true or false; got a date",
        ),
        (
            f"{'k' * 300} = 2024-05-17",
            f", line 1: {'k' * 40}... expected a text, a number, true or false; got a date",
        ),
        (
            ".".join("a" * 40) + " = 1",
            ", line 1: a.a: expected tables nested at most 16 deep",
        ),
    ],
)
def test_toml_that_cannot_be_used(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        parse_toml(text, "x", BadPosition)
    assert str(refused.value) == f"x{message}"


MONSTERS = {
    "a key of many parts": "a" + ".a" * 5_000 + " = 1",
    "one with spaces": "a" + " . 'a'" * 5_000 + " = 1",
    "a table of many parts": "\n\n[a" + ".a" * 5_000 + "]",
    "many tables": "".join(f"[k{n}.a.b.c.d.e.f.g.h.i.j.k.l]\n" for n in range(20_000)),
    "many keys": "".join(f"k{n}.a.b.c.d.e.f.g.h.i.j.k.l = 1\n" for n in range(20_000)),
    "many small tables": "a = [" + "{}," * 200_000 + "]",
    "a text without an end": 'a = "' + '\\"' * 200_000,
}


TOO_MUCH = r"expected (at most|tables nested|TOML|a quote)"


@pytest.mark.parametrize("text", MONSTERS.values(), ids=MONSTERS)
def test_a_monster_is_refused_before_it_fills_the_memory(text: str) -> None:
    """A key of 100 kB once took 7.8 GB."""
    tracemalloc.start()
    try:
        with pytest.raises(
            BadPosition, match=r"expected (at most|tables nested|TOML|a quote)"
        ) as said:
            parse_toml(text, "x", BadPosition)
        assert tracemalloc.get_traced_memory()[1] < max(10 * len(text), 1_000_000)
    finally:
        tracemalloc.stop()
    assert len(str(said.value)) < 200


def test_dots_that_are_no_keys_are_as_many_as_one_likes() -> None:
    dots = "a" + ".a" * 1000
    text = f'x = "{dots}" # {dots}\ny = [{"1.5, " * 1000}]\n'
    assert parse_toml(text, "x", BadPosition) == {"x": dots, "y": [1.5] * 1000}


TEXT = '''\
title = """
two = "lines"
""" # and a comment = 1
list = [ # first
  1, 'two',
  { three = 3, four = [4] }, # { five = 5
]

[table."a.b"]
key = 1
"quoted \\u006b" = {} # [x]

[[rows]]
x = 1
[rows.below]
y = { z = [1, 2] }
[[rows]]
[[rows.more]]
[[rows.more]]
w.v = 1
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["title"], 1),
        (["list"], 4),
        (["list", 0], 5),
        (["list", 1], 5),
        (["list", 2, "four", 0], 6),
        (["list", 9], 4),
        (["two"], 0),
        (["five"], 0),
        (["table"], 0),
        (["table", "a.b"], 9),
        (["table", "a.b", "key"], 10),
        (["table", "a.b", "quoted k"], 11),
        (["rows"], 13),
        (["rows", 0, "x"], 14),
        (["rows", 0, "below", "y", "z", 1], 16),
        (["rows", 1], 17),
        (["rows", 1, "more", 1, "w", "v"], 20),
        (["rows", 7], 13),
        (["v", "anything"], 20),
        (["nowhere"], 0),
        ([], 0),
    ],
)
def test_the_line_of_a_value(path: list[str | int], line: int) -> None:
    """Of what is not there, the line of the nearest thing around it; else of what has its name."""
    assert line_of(TEXT, path) == line


def test_toml_is_written_as_it_is_read() -> None:
    table: dict[str, object] = {
        "text": 'a "quoted" \\ \n\t\x07\u2028\U000e0001 č',
        "flags": [True, False],
        "rows": [{"a": 1}, {"b c": "d"}],
        "empty": [],
        "table": {"number": -3, "inner": {"x": {}}},
    }
    assert parse_toml(toml_text(table), "x", BadPosition) == table


# writing


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.stav"
    write_text(path, "old\n")
    write_text(path, "new č\n")
    assert path.read_bytes() == "new č\n".encode()
    assert os.listdir(tmp_path) == ["game.stav"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_written_file_has_the_usual_mode(tmp_path: Path) -> None:
    path, usual = tmp_path / "game.stav", tmp_path / "usual"
    write_text(path, "a\n")
    usual.write_text("a\n")
    assert path.stat().st_mode == usual.stat().st_mode


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.stav"
    with pytest.raises(BadFile) as refused:
        write_text(path, "a\n")
    assert str(refused.value) == f"{path}: cannot be written: No such file or directory"
    with pytest.raises(BadFile, match="cannot be written"):
        write_text(tmp_path, "a\n")
    assert os.listdir(tmp_path) == []


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    write_text(path, "č\n")
    assert os.read(reader, 99) == "č\n".encode()
    os.close(reader)
    assert path.is_fifo()


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="the system has no /dev/stdout")
def test_the_standard_output_may_be_named(tmp_path: Path) -> None:
    """Also where it leads to a file, which must not be replaced behind a link in /dev."""
    said = shell("editor", "template", "components", "-o", "/dev/stdout")
    assert said.stdout == schema_text("template", "components")
    with open(tmp_path / "out", "w") as out:
        args = command("editor", "template", "components", "-o", "/dev/stdout")
        subprocess.run(args, env=environment(), stdout=out, check=True)
    assert (tmp_path / "out").read_text("utf-8") == said.stdout
    assert Path("/dev/stdout").is_symlink()


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old\n")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_text(tmp_path / "link", "new\n")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "file").read_text() == "new\n"
