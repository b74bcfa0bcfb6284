"""`stavitel serve`: one line with the address, one sentence where there can be none."""

import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from stavitel.cli.serve import address_of, data_folder, has_display, listen, origin_of
from stavitel.engine.errors import BadSetup
from stavitel.fair import mark

from .running import GAME, assert_refused, command, environment, run

PATIENCE = 60


@contextmanager
def serving(*args: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as a process of its own, and what it said first."""
    given = ("serve", "--port", 0, "--no-open", *args)
    process = subprocess.Popen(
        command(*given), env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_it_says_where_it_is_answers_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    with serving("--data", tmp_path / "data") as (process, said):
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert found and "Ctrl-C" in said
        with urlopen(f"{found[0]}api/health") as answer:
            assert json.load(answer)["ok"] is True
            assert "server" not in {name.lower() for name in answer.headers}
        assert (tmp_path / "data" / "stavitel.db").exists()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")


def test_ctrl_c_in_a_terminal_also_ends_the_bots_without_a_word(tmp_path: Path) -> None:
    """A terminal sends the signal to every process of the group, the bots' included."""
    with serving("--data", tmp_path) as (process, said):
        page = said[said.index("http://") :].split("/ ")[0]
        seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
        body = json.dumps({"game": GAME, "seats": seats}).encode()
        headers = {"Content-Type": "application/json", "Origin": page}
        with urlopen(Request(f"{page}/api/tables", body, headers)) as answer:
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
            table = json.load(answer)["table"]
        headers["Cookie"] = cookie
        with urlopen(f"{page}/api/tables/{table}") as answer:
            share = {
                "commitment": json.load(answer)["commitment"],
                "mark": mark("x"),
                "number": "x",
            }
        urlopen(
            Request(f"{page}/api/tables/{table}/share", json.dumps(share).encode(), headers)
        ).close()
        mine = Request(f"{page}/api/tables", headers={"Cookie": cookie})
        socket_there = f"{page.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(socket_there, additional_headers={"Cookie": cookie}, origin=Origin(page)):
            # somebody is present, so the bot plays; once it is our turn, its process is there
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                with urlopen(mine) as answer:
                    if json.load(answer)[0]["my_turn"]:
                        break
                time.sleep(0.1)
            os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")


@pytest.mark.parametrize("public", ["", "https://table.example"])
def test_only_behind_a_proxy_its_headers_are_believed(public: str, tmp_path: Path) -> None:
    """Anybody can write `X-Forwarded-Proto`; with --public-url a proxy does."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving("--data", tmp_path, "--port", port, "--public-url", public) as (_, said):
        here = f"http://127.0.0.1:{port}"
        assert (public or here) in said
        body = json.dumps({"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
        headers = {"Content-Type": "application/json", "Origin": public or here}
        asked = Request(f"{here}/api/tables", body, {**headers, "X-Forwarded-Proto": "https"})
        with urlopen(asked) as answer:
            assert ("Secure" in answer.headers["Set-Cookie"]) == bool(public)
            assert ("Strict-Transport-Security" in answer.headers) == bool(public)


def fetched(url: str) -> bytes:
    """What is told at an address, whether it is refused or not."""
    try:
        with urlopen(url) as answer:
            return bytes(answer.read())
    except HTTPError as refused:
        with refused:
            return refused.read()


def test_measurements_are_told_at_a_port_of_their_own(tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--metrics", 0) as (process, said):
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/metrics", process.stdout.readline())
        assert found
        assert b"\nstavitel_tables 0\n" in fetched(found[0])
        table = re.search(r"http://\S+/", said)
        assert table
        assert b"stavitel_tables" not in fetched(f"{table[0]}metrics")


def test_without_asking_there_are_no_measurements(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as (_, said):
        page = re.search(r"http://\S+/", said)
        assert page
        assert b"stavitel_tables" not in fetched(f"{page[0]}metrics")


@pytest.mark.parametrize("asked", ["x", "70000", "127.0.0.1:", "127.0.0.1:x", "8000:127.0.0.1"])
def test_a_place_for_measurements_that_is_none_is_one_sentence(asked: str, tmp_path: Path) -> None:
    said = assert_refused(
        run("serve", "--port", 0, "--no-open", "--data", tmp_path, "--metrics", asked)
    )
    assert f"--metrics: expected a port, or ADDRESS:PORT; got '{asked}'" in said


def test_measurements_cannot_be_at_the_port_of_the_table(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    asked = ("--port", port, "--metrics", f"127.0.0.2:{port}")
    said = assert_refused(run("serve", "--no-open", "--data", tmp_path, *asked))
    assert f"--metrics: expected a port other than the table's; got {port}" in said


def test_the_log_is_json_on_request_and_names_nobody(tmp_path: Path) -> None:
    """A folder left open is told, so are start and stop; addresses and names are not."""
    tmp_path.chmod(0o755)
    with serving("--data", tmp_path, "--log-format", "json") as (process, said):
        page = said[said.index("http://") :].split("/ ")[0]
        body = json.dumps({"game": GAME, "seats": [{"kind": "me", "name": "Božena"}] * 2}).encode()
        headers = {"Content-Type": "application/json", "Origin": page}
        urlopen(Request(f"{page}/api/tables", body, headers)).close()
        host, port = page.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as rude:
            rude.sendall(b"what?\r\n\r\n")
            rude.recv(100)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    lines = [json.loads(line) for line in err.splitlines()]
    assert all({"time", "level", "from", "message"} <= set(line) for line in lines)
    told = [line["message"] for line in lines]
    assert told[0] == f"{tmp_path} was open to other users of this machine; now it is not"
    assert (told[1], told[-1]) == ("the server answers", "the server has stopped")
    assert "Invalid HTTP request received." in told
    assert "127.0.0.1" not in err and "Božena" not in err and "Bo\\u017eena" not in err


def test_one_folder_has_one_server_at_a_time(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as (_, said):
        assert said
        said = assert_refused(run("serve", "--port", 0, "--no-open", "--data", tmp_path))
        assert "another server uses this folder" in said


@pytest.mark.parametrize(
    ("lang", "word"), [("cs", "Server běží"), ("pl", "Serwer działa"), ("de", "Der Server läuft")]
)
def test_it_speaks_the_language_of_the_terminal(lang: str, word: str, tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--lang", lang) as (_, said):
        assert word in said


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = assert_refused(run("serve", "--no-open", "--port", port, "--data", tmp_path))
    assert f"--port: {port} is taken; expected a free one, or 0 for any" in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("host", ["256.256.256.256", "no.such.host.invalid", "a" * 300])
def test_a_host_that_is_none_is_one_sentence(host: str, tmp_path: Path) -> None:
    assert "--host: " in assert_refused(
        run("serve", "--no-open", "--host", host, "--data", tmp_path)
    )


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert_refused(run("serve", "--no-open", "--port", 0, "--data", file / "data"))


@pytest.mark.parametrize(
    "url", ["table.example", "ftp://table.example", "https://", "https://table.example/play", "://"]
)
def test_a_public_address_that_is_none_is_one_sentence(url: str, tmp_path: Path) -> None:
    said = assert_refused(run("serve", "--no-open", "--public-url", url, "--data", tmp_path))
    assert "--public-url: expected an address like https://table.example" in said


def test_the_origin_is_what_a_browser_sends() -> None:
    assert origin_of("https://Table.Example/") == "https://table.example"
    assert origin_of("http://192.168.1.2:8000") == "http://192.168.1.2:8000"


def test_others_get_an_address_that_is_theirs_to_use() -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        shown = address_of("0.0.0.0", listening)
        assert shown.endswith(f":{port}/") and "0.0.0.0" not in shown
        assert address_of("::1", listening) == f"http://[::1]:{port}/"
        assert address_of("localhost", listening) == f"http://localhost:{port}/"


def test_any_family_of_addresses_can_be_listened_at() -> None:
    for host in ("127.0.0.1", "localhost"):
        with listen(host, 0) as listening:
            assert listening.getsockname()[1] > 0
    with pytest.raises(BadSetup):
        listen("not a host", 0)


def test_tables_are_kept_beside_the_games_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/stavitel/server")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert data_folder() == Path("/home/anna/.local/share/stavitel/server")


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
