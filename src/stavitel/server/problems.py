"""Whatever goes wrong over HTTP is answered with the fitting status and one sentence."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stavitel.engine.errors import BadFile, StavitelError
from stavitel.fault_words import fault_in
from stavitel.files import BINARY, EMPTY, one_line
from stavitel.server.http_wire import Problem
from stavitel.server.requests import BadRequest, answer
from stavitel.server.words import sentence, wanted_language

_SENTENCES: Final = {
    404: "there is nothing at this address; /api lists what there is",
    405: "expected another method here; /api lists them",
}


def problem(status: int, sentence: str) -> Response:
    return answer(Problem(one_line(sentence)), status)


async def _refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, BadRequest)
    return problem(fault.status, fault.text)


async def _bad_input(request: Request, fault: Exception) -> Response:
    if isinstance(fault, BadFile):
        return problem(400, unreadable(fault, wanted_language(request)))
    return problem(400, str(fault))


async def _http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    sent = problem(fault.status_code, _SENTENCES.get(fault.status_code, fault.detail))
    sent.headers.update(fault.headers or {})
    return sent


async def _broken(request: Request, fault: Exception) -> Response:
    return problem(500, "the server made a mistake; it is written down in its log")


def unreadable(fault: BadFile, lang: str) -> str:
    """Why a file cannot be used. What nobody has put into other words is told in English, in which
    its keys are written."""
    if lang == "en":
        return str(fault)
    if fault.bare in (EMPTY, BINARY):
        return sentence("file-empty" if fault.bare == EMPTY else "file-binary", lang)
    facts = {"line": fault.line} if fault.line else {}
    if told := fault_in(fault.bare, lang):
        return f"{sentence('file-fault-line' if facts else 'file-fault', lang, **facts)} {told}"
    return f"{sentence('file-line' if facts else 'file-bad', lang, **facts)} ({fault.bare})"


HANDLERS: Final[dict[Any, Callable[[Request, Exception], Awaitable[Response]]]] = {
    BadRequest: _refused,
    StavitelError: _bad_input,
    HTTPException: _http,
    Exception: _broken,
}
"""Goes to Starlette as `exception_handlers`."""
