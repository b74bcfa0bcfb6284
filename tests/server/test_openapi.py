"""The list of calls agrees with what the server answers."""

import re
from pathlib import Path

import pytest
from starlette.routing import Route

from stavitel.server import openapi
from stavitel.server.app import ROUTES
from stavitel.server.schema import structs

from .asking import client

browser = client(openapi.ROUTES)


def routes() -> set[tuple[str, str]]:
    """Methods and paths of the app, but for the page itself and for sockets."""
    found = set()
    for route in ROUTES:
        if isinstance(route, Route) and "{path:path}" not in route.path:
            path = re.sub(r":\w+}", "}", route.path)
            found |= {(method, path) for method in (route.methods or set()) - {"HEAD"}}
    return found


def test_every_route_is_listed_and_nothing_else() -> None:
    assert {(call.method, call.path) for call in openapi.CALLS} == routes()


def test_the_reference_page_has_the_same_list() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "protocol.md").read_text("utf-8")
    named = set()
    for cell in re.findall(r"^\| (`(?:GET|POST) .*?) \|", page, re.MULTILINE):
        for method, path in re.findall(r"`(GET|POST) ([^`?]+)", cell):
            named.add((method, path.replace("<", "{").replace(">", "}")))
    assert named == routes()


def test_programs_get_openapi_with_every_shape_it_points_at() -> None:
    answer = browser.get("/openapi.json")
    document = answer.json()
    assert document["openapi"] == "3.1.0"
    schemas = document["components"]["schemas"]
    for name in re.findall(r'"#/components/schemas/([^"]+)"', answer.text):
        assert name in schemas
    assert schemas.keys() <= structs().keys()
    assert {"GameInfo", "NewTable", "TableInfo", "Moments", "Problem"} <= schemas.keys()


@pytest.mark.parametrize("call", openapi.CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_every_call_tells_its_parameters_and_faults(call: openapi.Call) -> None:
    told = openapi.document()["paths"][call.path][call.method.lower()]
    names = [parameter["name"] for parameter in told["parameters"]]
    assert names == [*re.findall(r"{(\w+)}", call.path), *call.query]
    assert all(parameter["description"] for parameter in told["parameters"])
    assert ("requestBody" in told) == (call.method == "POST")
    assert list(told["responses"]) == [str(call.status), *map(str, call.faults)]


def test_people_get_a_page_without_script_that_names_every_call_and_message() -> None:
    answer = browser.get("/api")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in answer.text
    for call in openapi.CALLS:
        assert f"<code>{call.method} {call.path}" in answer.text
    for name in openapi.document()["components"]["schemas"]:
        assert f"<h3 id='{name}'>" in answer.text
    for anchor in re.findall(r"href='#(\w+)'", answer.text):
        assert f"id='{anchor}'" in answer.text


def test_its_style_is_allowed_by_its_hash_alone() -> None:
    policy = browser.get("/api").headers["content-security-policy"]
    assert re.search(r"style-src 'sha256-[\w+/=]{44}'(;|$)", policy)
    assert "unsafe" not in policy
