"""What is not there, what makes no sense, and who may change anything."""

import pytest
from starlette.testclient import TestClient

from stavitel.server.openapi import CALLS, TEXT

from .course import OWN, ask


@pytest.mark.parametrize("path", ["none/moments", "none/moments/3", "none/record", "none/fair"])
def test_there_is_no_such_table(browser: TestClient, path: str) -> None:
    assert ask(browser, path) == (404, {"error": "there is no such table"})


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("over/moments/100000", 404),
        ("over/moments/-1", 404),
        ("over/moments/x", 404),
        ("over/moments?lang=fr", 404),
        ("over/moments?as=7", 403),
        ("over/moments?as=x", 403),
        ("over/moments?as=٣", 403),
    ],
)
def test_other_rubbish_is_refused(browser: TestClient, path: str, status: int) -> None:
    found, refused = ask(browser, path) if "?" not in path else raw(browser, path)
    assert found == status
    assert isinstance(refused, dict) and refused["error"]


def raw(browser: TestClient, path: str) -> tuple[int, object]:
    answer = browser.get(f"/api/tables/{path}")
    return answer.status_code, answer.json()


def test_no_other_page_may_change_anything(browser: TestClient) -> None:
    """Every call that changes something refuses foreign, missing and empty origins."""
    for call in CALLS:
        if call.method == "GET":
            continue
        kind = TEXT if call.takes == TEXT else "application/json"
        path = call.path.replace("{table}", "over")
        for origin in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            answer = browser.post(path, content=b"{}", headers={**origin, "Content-Type": kind})
            assert answer.status_code == 403, path
        for wrong in ("", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = browser.post(path, content=b"{}", headers={**OWN, "Content-Type": wrong})
            assert answer.status_code == 415, path
