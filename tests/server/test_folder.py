"""What a server keeps is for its owner alone, also where an older server left it open."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stavitel.server.app import make_app
from stavitel.server.settings import Settings
from stavitel.server.store import StoreError

from .asking import HOST

TABLE = {"game": "caylus_magna_carta", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture(autouse=True)
def careless_umask() -> Iterator[None]:
    """The widest umask, which nothing may lean on."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def play_in(folder: Path) -> dict[str, int]:
    """Run a server, set up a table; the permissions of all files while it runs."""
    with TestClient(make_app(Settings(folder, 1)), HOST) as browser:
        laid = browser.post("/api/tables", json=TABLE, headers={"Origin": HOST})
        assert laid.status_code == 201
        return modes(folder)


def test_all_that_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    found = play_in(folder)
    assert {"stavitel.db", "stavitel.db-wal", "stavitel.db-shm", "lock", "key"} <= set(found)
    assert set(found.values()) == {0o600}
    assert mode(folder) == 0o700


def test_what_an_older_server_left_open_is_closed_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    play_in(folder)
    folder.chmod(0o755)
    for name in ("stavitel.db", "lock", "key"):
        (folder / name).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        assert set(play_in(folder).values()) == {0o600}
    assert mode(folder) == 0o700
    told = {record.getMessage() for record in caplog.records}
    closed = [folder, *(folder / name for name in ("stavitel.db", "lock", "key"))]
    sentence = "was open to other users of this machine; now it is not"
    assert told == {f"{path} {sentence}" for path in closed}


def test_what_is_closed_already_is_not_worth_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in "ab":
        play_in(tmp_path / "data")
    assert not caplog.records


def test_a_folder_that_others_use_too_stays_open_but_not_its_files(tmp_path: Path) -> None:
    """`--data /tmp` must not lock everybody out of it."""
    (tmp_path / "somebody's").write_text("own")
    tmp_path.chmod(0o1777)
    play_in(tmp_path)
    assert mode(tmp_path) == 0o777
    assert {name: mode for name, mode in modes(tmp_path).items() if mode != 0o600} == {
        "somebody's": 0o666
    }


@pytest.mark.parametrize("rest", [b"", b"half a key"])
def test_a_key_that_was_cut_off_is_refused(tmp_path: Path, rest: bytes) -> None:
    """All links and cookies would be made from nothing, so that anybody could make them."""
    play_in(tmp_path)
    (tmp_path / "key").write_bytes(rest)
    with pytest.raises(StoreError, match=r"key: expected the key .* 32 bytes; got \d+\."):
        make_app(Settings(tmp_path, 1))
    assert (tmp_path / "key").read_bytes() == rest
    (tmp_path / "key").unlink()
    play_in(tmp_path)


@pytest.mark.parametrize("gone", [True, False])
def test_an_empty_database_where_one_was_is_refused(tmp_path: Path, gone: bool) -> None:
    play_in(tmp_path)
    path = tmp_path / "stavitel.db"
    path.unlink()
    if not gone:
        path.touch()
    for _ in range(2):  # being refused leaves no trace that would be taken for a new server
        with pytest.raises(StoreError, match="expected the tables of this server; it is empty"):
            make_app(Settings(tmp_path, 1))
    (tmp_path / "key").unlink()
    play_in(tmp_path)


def test_a_first_start_that_was_killed_early_is_no_loss(tmp_path: Path) -> None:
    (tmp_path / "stavitel.db").touch()
    play_in(tmp_path)
