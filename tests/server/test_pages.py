"""The page's files, and the headers of every answer."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from stavitel.server.guard import HEADERS
from stavitel.server.pages import Pages

from .asking import client

INDEX = "<!doctype html><title>Stavitel</title>"
SCRIPT = "console.log('ready');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    built = tmp_path / "static"
    (built / "index.html").write_text(INDEX)
    (built / "icon.svg").write_text("<svg/>")
    (built / "stavitel.conf").write_text("no kind a browser should get")
    (built / "assets" / "index-Dx9_k2-a.js").write_text(SCRIPT)
    (built / "assets" / "packed-0a1b2c3d.js").write_text(SCRIPT)
    (built / "assets" / "packed-0a1b2c3d.js.br").write_bytes(b"as brotli")
    (built / "assets" / "packed-0a1b2c3d.js.gz").write_bytes(gzip.compress(b"as gzip"))
    return built


@pytest.fixture
def browser(folder: Path) -> TestClient:
    return client(Pages(folder).routes)


@pytest.mark.parametrize("path", ["/", "/t/abcd", "/replay/abcd?move=17", "/rules/x", "/learn/x"])
def test_every_place_in_the_page_is_the_page(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_whose_name_changes_are_kept_for_ever(browser: TestClient) -> None:
    hashed = browser.get("/assets/index-Dx9_k2-a.js")
    assert hashed.text == SCRIPT
    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"


def test_the_best_packing_a_browser_understands_is_sent(browser: TestClient) -> None:
    path = "/assets/packed-0a1b2c3d.js"
    gzipped = browser.get(path, headers={"Accept-Encoding": "gzip"})
    assert gzipped.text == "as gzip"
    with browser.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as brotli:
        assert brotli.headers["content-encoding"] == "br"
        assert b"".join(brotli.iter_raw()) == b"as brotli"
    assert browser.get(path, headers={"Accept-Encoding": "identity"}).text == SCRIPT
    packed_here = browser.get("/assets/index-Dx9_k2-a.js", headers={"Accept-Encoding": "gzip"})
    assert packed_here.headers["content-encoding"] == "gzip"
    assert packed_here.text == SCRIPT


@pytest.mark.parametrize(
    "path",
    [
        "/none.js",
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/%00.txt",
        "/%2fsecret.txt",
        "/stavitel.conf",
        "/assets/packed-0a1b2c3d.js.gz",
        "/assets/.js",
        f"/{'a' * 300}.js",
        f"/{'ä' * 20}.js",
    ],
)
def test_no_other_file_is_sent(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"error": "there is no such file"}


def test_a_wrong_address_of_the_api_is_not_the_page(browser: TestClient) -> None:
    answer = browser.get("/api/gmaes")
    assert answer.status_code == 404
    assert "/api lists what there is" in answer.json()["error"]


def test_a_page_built_anew_is_seen_without_a_restart(browser: TestClient, folder: Path) -> None:
    before = browser.get("/").headers["etag"]
    (folder / "index.html").write_text(f"{INDEX}<p>")
    assert browser.get("/", headers={"If-None-Match": before}).text == f"{INDEX}<p>"


def test_without_a_built_page_one_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = client(Pages(tmp_path / "none").routes).get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "<script" not in answer.text


# headers


async def broken(request: Request) -> Response:
    raise RuntimeError("a mistake of ours")


@pytest.mark.parametrize(
    ("path", "status"), [("/", 200), ("/icon.svg", 200), ("/none.js", 404), ("/broken", 500)]
)
def test_every_answer_has_the_headers(folder: Path, path: str, status: int) -> None:
    browser = client([Route("/broken", broken), *Pages(folder).routes])
    answer = browser.get(path)
    assert answer.status_code == status
    assert HEADERS.items() <= {**answer.headers, **{n: answer.headers[n] for n in HEADERS}}.items()
    assert answer.headers["cache-control"]
    policy = answer.headers["content-security-policy"]
    for rule in [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self' ws://table.example wss://table.example",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    ]:
        assert rule in policy.split("; ")
    assert "unsafe" not in policy


def test_a_mistake_of_ours_tells_nothing_about_itself(folder: Path) -> None:
    answer = client([Route("/broken", broken), *Pages(folder).routes]).get("/broken")
    assert answer.json() == {"error": "the server made a mistake; it is written down in its log"}


def test_a_host_that_is_none_gets_no_say_in_the_policy(browser: TestClient) -> None:
    answer = browser.get("/", headers={"Host": "x; script-src *"})
    assert answer.status_code == 400
    assert "script-src *" not in answer.headers["content-security-policy"]


def test_behind_tls_browsers_are_told_to_stay_there(folder: Path) -> None:
    browser = client(Pages(folder).routes)
    assert "strict-transport-security" not in browser.get("/").headers
    secure = browser.get("https://table.example/")
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_only_reading_methods_are_known(browser: TestClient) -> None:
    assert browser.head("/").content == b""
    answer = browser.post("/")
    assert answer.status_code == 405
    assert "expected another method" in answer.json()["error"]
