"""What one can ask of the server, for programs (/openapi.json) and for people (/api).

Both are made from the same list, and a test compares that list with the routes of the app.
"""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.server.deck_wire import BringDeck, DeckKit, DeckReport, DeckSheet, ReadDeck
from stavitel.server.history_wire import Advice, Analysed, Branch, Close, Fair, Moment, Moments
from stavitel.server.http_wire import (
    AboutMe,
    Depart,
    Forget,
    Forgotten,
    GameInfo,
    GiveShare,
    Health,
    Laid,
    LessonStep,
    MyTable,
    NewTable,
    Problem,
    PuzzleShown,
    Remove,
    RuleBlock,
    Seated,
    Sit,
)
from stavitel.server.pages import plain_page
from stavitel.server.ready import JSON, ReadyAnswer
from stavitel.server.wire import TableInfo

TEXT: Final = "text/plain"
VERSION: Final = "1"
"""Of what can be asked; it grows when an old program could no longer ask."""


class Call(NamedTuple):
    """One thing to ask for. `gives` is a message, a list of them, or a kind of text."""

    method: str
    path: str
    tells: str
    gives: Any
    takes: Any = None
    query: Sequence[str] = ()
    status: int = 200
    faults: Sequence[int] = (404,)


CALLS: Final = [
    Call("GET", "/api/games", "The games of the house.", list[GameInfo], query=["lang"]),
    Call(
        "GET", "/api/games/{game}/texts/{lang}",
        "The Fluent catalogue of a game, with what all games share.", TEXT,
    ),
    Call(
        "GET", "/api/games/{game}/components",
        "Every number of the game, with its source.", dict[str, Any],
    ),
    Call("GET", "/api/games/{game}/box", "What is printed on cards and boards.", dict[str, Any]),
    Call(
        "GET", "/api/games/{game}/rules/{lang}", "The rules page, piece by piece.", list[RuleBlock]
    ),
    Call(
        "GET", "/api/lessons/{game}/{lesson}/{step}",
        "A step of a lesson after what the learner did in the steps before.", LessonStep,
        query=["lang", "taken"], faults=[400, 404, 409],
    ),
    Call(
        "GET", "/api/puzzles/{game}/{number}",
        "A puzzle that comes with a game, with what each option is worth.", PuzzleShown,
        query=["lang"],
    ),
    Call(
        "GET", "/api/decks", "What decks for the tournament game of Catan Duel are built from.",
        DeckKit, query=["lang"],
    ),
    Call(
        "POST", "/api/decks/check", "What is wrong with a deck, and what may still be added.",
        DeckReport, DeckSheet, query=["lang"], faults=[400, 403, 404, 413, 415],
    ),
    Call(
        "POST", "/api/decks/suggest", "The same deck made whole and legal.", DeckSheet, DeckSheet,
        query=["lang"], faults=[400, 403, 404, 413, 415],
    ),
    Call(
        "POST", "/api/decks/read", "Read a deck file.", ReadDeck, TEXT, query=["lang"],
        faults=[400, 403, 404, 413, 415],
    ),
    Call("GET", "/api/tables", "The tables of this browser.", list[MyTable], faults=[]),
    Call(
        "POST", "/api/tables", "Set up a table.", Laid, NewTable,
        status=201, faults=[400, 403, 413, 415, 429],
    ),
    Call(
        "GET", "/api/tables/{table}", "A table and who sits there.", TableInfo, query=["lang"],
        faults=[404, 410],
    ),
    Call(
        "POST", "/api/tables/{table}/sit", "Take the seat that the secret opens.", Seated, Sit,
        faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "POST", "/api/tables/{table}/share",
        "Promise a number for the draws by its mark, then show it.", TableInfo, GiveShare,
        faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "POST", "/api/tables/{table}/deck",
        "Bring a deck to a seat of yours, before the game begins.", TableInfo, BringDeck,
        query=["lang"], faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "GET", "/api/tables/{table}/moments",
        "The course of a game, as far as this viewer may know it.", Moments,
        query=["as", "lang"], faults=[403, 404, 409],
    ),
    Call(
        "GET", "/api/tables/{table}/moments/{move}",
        "The table after so many actions, as this viewer saw it.", Moment,
        query=["as", "lang"], faults=[403, 404, 409],
    ),
    Call(
        "GET", "/api/tables/{table}/moments/{move}/report",
        "The same moment as a scenario file that passes as it is.", TEXT,
        query=["as", "action"], faults=[400, 403, 404, 409],
    ),
    Call(
        "POST", "/api/tables/{table}/branch",
        "Set up a table that goes on from a moment of a finished game.", Laid, Branch,
        status=201, faults=[400, 403, 404, 409, 413, 415, 429],
    ),
    Call(
        "GET", "/api/tables/{table}/record", "The record of a finished game.", TEXT,
        faults=[404, 409],
    ),
    Call(
        "POST", "/api/tables/{table}/close",
        "End a game unfinished, or remove a table where none has begun.", TableInfo, Close,
        faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "POST", "/api/tables/{table}/depart", "Leave a table for good.", TableInfo, Depart,
        faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "POST", "/api/tables/{table}/remove",
        "Remove a table of your own that concerns nobody else; returns those that are left.",
        list[MyTable], Remove, faults=[400, 403, 404, 409, 413, 415],
    ),
    Call(
        "GET", "/api/tables/{table}/fair",
        "What the server promised; once the game is over, its secret and every draw.", Fair,
    ),
    Call(
        "GET", "/api/tables/{table}/analysis",
        "Shares of the win, turning points, luck and skill of a finished game, as far as they are "
        "worked out.", Analysed, query=["lang"], faults=[404, 409],
    ),
    Call(
        "GET", "/api/tables/{table}/moments/{move}/advice",
        "What a strong player would do at a moment of a finished game.", Advice,
        query=["lang", "effort"], faults=[400, 404, 409],
    ),
    Call(
        "GET", "/api/tables/{table}/hint",
        "What a strong player would do now, for your seat while it is asked, where the table "
        "allows it.", Advice, query=["lang", "effort"], faults=[400, 403, 404, 409],
    ),
    Call(
        "POST", "/api/records", "Set up a table with a record, to look at only.", Laid, TEXT,
        status=201, faults=[400, 403, 413, 415, 429],
    ),
    Call(
        "POST", "/api/positions", "Set up a table that begins from a position or a scenario.", Laid,
        TEXT, status=201, faults=[400, 403, 413, 415, 429],
    ),
    Call(
        "GET", "/api/tables/{table}/remains",
        "All that can still be read of a table that was put aside.", TEXT, query=["lang"],
        faults=[403, 404],
    ),
    Call(
        "GET", "/api/me", "All that is kept about this browser, as a file.", AboutMe, faults=[429]
    ),
    Call(
        "POST", "/api/me/forget", "Delete all of it; finished games stay, without a name.",
        Forgotten, Forget, faults=[400, 403, 413, 415, 429],
    ),
    Call("GET", "/api/health", "Whether all is well.", Health, query=["lang"], faults=[503]),
    Call("GET", "/openapi.json", "This list for programs.", dict[str, Any], faults=[]),
    Call("GET", "/api", "This list for people.", "text/html", faults=[]),
]  # fmt: skip

PARAMETERS: Final = {
    "as": "the viewpoint: a seat, or -1 for what everybody may know",
    "action": "the number of an action that was refused",
    "effort": "1, 2 or 3: a first answer, and surer ones",
    "game": "the id of a game",
    "lang": "en, cs, pl or de",
    "lesson": "the id of a lesson",
    "move": "how many actions had been taken",
    "number": "of a puzzle, counted from 1",
    "step": "counted from 0",
    "table": "the server's word for a table",
    "taken": "the learner's actions so far, as 12,7",
}
FAULTS: Final = {
    400: "It cannot be read.",
    403: "Not yours.",
    404: "Not there.",
    409: "Not now.",
    410: "Put aside: it cannot be opened any more.",
    413: "Too long.",
    415: "Of the wrong type.",
    429: "Too fast.",
    503: "The disk is full.",
}
_NUMBERS: Final = ("action", "as", "effort", "move", "number", "step")
_SCHEMAS: Final = "#/components/schemas/{name}"


async def openapi_json(request: Request) -> Response:
    return ReadyAnswer(_document(), JSON).sent(request)


async def page(request: Request) -> Response:
    return plain_page(request, "Stavitel: the interface", _page())


ROUTES: Final = [Route("/openapi.json", openapi_json), Route("/api", page)]


def document() -> dict[str, Any]:
    """The list as OpenAPI 3.1."""
    shapes = [shape for call in CALLS for shape in (call.gives, call.takes)]
    typed = [shape for shape in shapes if shape is not None and not isinstance(shape, str)]
    written, schemas = msgspec.json.schema_components([*typed, Problem], ref_template=_SCHEMAS)
    schema = dict(zip(map(str, [*typed, Problem]), written, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Stavitel",
            "version": VERSION,
            "description": "Requests that change something need the server's own Origin.",
        },
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(call: Call, schema: dict[str, Any]) -> dict[str, Any]:
    def content(shape: Any) -> dict[str, Any]:
        if isinstance(shape, str):
            return {shape: {"schema": {"type": "string"}}}
        return {JSON: {"schema": schema[str(shape)]}}

    answers = {str(call.status): {"description": call.tells, "content": content(call.gives)}}
    for fault in call.faults:
        answers[str(fault)] = {"description": FAULTS[fault], "content": content(Problem)}
    told: dict[str, Any] = {
        "summary": call.tells,
        "parameters": [
            *(_parameter(name, "path") for name in re.findall(r"{(\w+)}", call.path)),
            *(_parameter(name, "query") for name in call.query),
        ],
        "responses": answers,
    }
    if call.takes is not None:
        told["requestBody"] = {"required": True, "content": content(call.takes)}
    return told


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": PARAMETERS[name],
        "schema": {"type": "integer" if name in _NUMBERS else "string"},
    }


@cache
def _document() -> bytes:
    return msgspec.json.encode(document())


@cache
def _page() -> str:
    """The list as a table, then every message in it."""
    rows = "".join(
        f"<tr><td><code>{call.method} {escape(_address(call))}</code></td>"
        f"<td>{escape(call.tells)}</td><td>{_link(call.takes)}</td><td>{_link(call.gives)}</td></tr>\n"
        for call in CALLS
    )
    schemas = document()["components"]["schemas"]
    messages = "".join(_message(name, schema) for name, schema in sorted(schemas.items()))
    return (
        "<h1>What one can ask of the server</h1>\n"
        "<p>For programs the same list is at <a href='/openapi.json'>/openapi.json</a>. Requests"
        " that change something need <code>Content-Type: application/json</code> (records"
        " and positions: <code>text/plain</code>) and the server's own <code>Origin</code>. What"
        " goes wrong is answered with the fitting status and one sentence.</p>\n"
        f"<table>\n<tr><th>request</th><th></th><th>takes</th><th>gives</th></tr>\n{rows}</table>\n"
        f"<h2>Messages</h2>\n{messages}"
    )


def _address(call: Call) -> str:
    return call.path + ("?" + "&".join(f"{name}=" for name in call.query) if call.query else "")


def _link(shape: Any) -> str:
    """The name of a message with a link to it; a list of them says so."""
    if shape is None:
        return ""
    inside = shape.__args__[0] if getattr(shape, "__origin__", None) is list else shape
    if isinstance(inside, type) and issubclass(inside, Struct):
        name = inside.__name__
        return f"{'list of ' if inside is not shape else ''}<a href='#{name}'>{name}</a>"
    return escape(shape if isinstance(shape, str) else JSON)


def _message(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(told)}</td></tr>\n"
        for field, told in schema.get("properties", {}).items()
    )
    about = escape(schema.get("description", ""))
    return f"<h3 id='{name}'>{name}</h3>\n<p>{about}</p>\n<table>\n{fields}</table>\n"


def _type(told: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in told:
        name = told["$ref"].rpartition("/")[2]
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in told:
        return " or ".join(_type(one) for one in told["anyOf"])
    if "enum" in told:
        return escape(", ".join(map(str, told["enum"])))
    if told.get("type") == "array":
        return f"list of {_type(told['items'])}"
    if isinstance(told.get("additionalProperties"), dict):
        return f"table of {_type(told['additionalProperties'])}"
    return escape(str(told.get("type", "anything")))
