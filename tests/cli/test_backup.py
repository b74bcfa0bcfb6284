"""`stavitel backup`: whole or not at all, for its owner alone, and never over something else."""

import os
import sqlite3
from pathlib import Path

import pytest

from tests.server.kept import keep, laid, setup
from tests.typed import typed

from .running import assert_refused, run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    keep(folder, laid(setup("caylus_magna_carta", "t")).take())
    (folder / "key").write_bytes(b"k" * 32)
    return folder


def test_the_copy_is_whole_and_its_owners_alone(data: Path, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        result = run("backup", "--data", data, tmp_path / "copy")
    finally:
        os.umask(before)
    assert (result.exit_code, typed(result.output)) == (
        0,
        f"1 table backed up to {tmp_path / 'copy'}\n",
    )
    copied = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "copy").iterdir()}
    assert copied == {"stavitel.db": 0o600, "key": 0o600}
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "copy" / "key").read_bytes() == b"k" * 32
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "data"]


@pytest.mark.parametrize(("lang", "word"), [("cs", "stůl"), ("pl", "stół"), ("de", "Tisch")])
def test_it_speaks_the_language_of_the_terminal(
    lang: str, word: str, data: Path, tmp_path: Path
) -> None:
    assert word in run("backup", "--lang", lang, "--data", data, tmp_path / "copy").output


def test_nothing_is_written_over(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "mine").write_text("precious")
    said = assert_refused(run("backup", "--data", data, tmp_path / "copy"))
    assert "expected a folder that is new or empty; this one is not" in said
    assert (tmp_path / "copy" / "mine").read_text() == "precious"
    assert_refused(run("backup", "--data", data, data))


def test_a_folder_of_no_server_is_one_sentence(tmp_path: Path) -> None:
    said = assert_refused(run("backup", "--data", tmp_path / "none", tmp_path / "copy"))
    assert "expected the data folder of a server; it has no stavitel.db" in said
    assert not list(tmp_path.iterdir())


def test_a_damaged_database_is_not_taken_for_a_backup(data: Path, tmp_path: Path) -> None:
    size = (data / "stavitel.db").stat().st_size
    with (data / "stavitel.db").open("r+b") as file:
        file.seek(4096)
        file.write(b"x" * (size - 4096))
    said = assert_refused(run("backup", "--data", data, tmp_path / "copy"))
    assert f"{data / 'stavitel.db'}: cannot be copied" in said
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_place_that_cannot_be_written_is_one_sentence(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert_refused(run("backup", "--data", data, tmp_path / "file" / "copy"))
    assert_refused(run("backup", "--data", data, tmp_path / "file"))


def test_the_copy_opens_as_a_single_file(data: Path, tmp_path: Path) -> None:
    """No journal of the server's has to come along."""
    run("backup", "--data", data, tmp_path / "copy")
    path = tmp_path / "copy" / "stavitel.db"
    path.chmod(0o400)
    db = sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    assert db.execute("SELECT id FROM tables").fetchall() == [("t",)]
    db.close()
