"""Lessons over HTTP. The server keeps nothing: a request names the step and what was done."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.engine.errors import BadLesson, IllegalAction
from stavitel.lessons import GUIDE, Attempt, lesson
from stavitel.server.http_wire import LessonStep
from stavitel.server.library_http import known_game, language
from stavitel.server.requests import BadRequest, answer
from stavitel.server.showing import why_nots
from stavitel.server.sitting_alone import table_alone, update_alone
from stavitel.server.wire import Update
from stavitel.texts import Texts

MOST_TAKEN: Final = 100


async def step(request: Request) -> Response:
    """`/api/lessons/<game>/<lesson>/<step>?lang=cs&taken=12,7`."""
    id = known_game(request.path_params["game"])
    lang = language(request.query_params.get("lang", "en"))
    taken = _numbers(request.query_params.get("taken", ""))
    try:
        attempt = Attempt(
            lesson(id, request.path_params["lesson"]), request.path_params["step"], taken
        )
    except BadLesson as problem:
        raise BadRequest(404, str(problem)) from None
    except IllegalAction as problem:
        raise BadRequest(409, str(problem)) from None
    return answer(lesson_step(attempt, lang))


ROUTES: Final = [Route("/api/lessons/{game}/{lesson}/{step:int}", step)]


def lesson_step(attempt: Attempt, lang: str) -> LessonStep:
    """The step as the page shows it."""
    texts = Texts(attempt.lesson.game, lang)
    message = attempt.lesson.message(attempt.step.text)
    expected = attempt.expected()
    return LessonStep(
        step=attempt.number,
        steps=len(attempt.lesson.steps),
        text=_said(attempt, texts),
        hint=texts.text(f"{message}-why") if expected else "",
        expected=expected,
        highlight=attempt.step.highlight,
        info=table_alone(attempt.match, attempt.lesson.seat, texts),
        update=_update(attempt, lang),
        refused=why_nots(attempt.match, lang) if expected else [],
    )


def _said(attempt: Attempt, texts: Texts) -> str:
    """What the coach says; an example is told in the words of the guide until it is over."""
    taught = attempt.lesson
    if taught.example and attempt.step.text == GUIDE:
        return texts.example(taught.id)
    return texts.text(taught.message(attempt.step.text))


def _update(attempt: Attempt, lang: str) -> Update:
    match, seat = attempt.match, attempt.lesson.seat
    update = update_alone(match, seat, lang, asks=bool(attempt.expected()))
    update.version = attempt.number
    update.keep = len(match.moments()) - len(match.moments(attempt.since))
    update.lines = match.lines(seat, lang, attempt.since)
    update.progress = attempt.number / len(attempt.lesson.steps)
    return update


def _numbers(text: str) -> list[int]:
    parts = text.split(",") if text else []
    if len(parts) > MOST_TAKEN or not all(part.isdecimal() and len(part) < 9 for part in parts):
        raise BadRequest(400, f"taken: expected up to {MOST_TAKEN} actions as '12,7'")
    return [int(part) for part in parts]
