"""Lessons over HTTP. The server keeps nothing: a request names the step and what was done."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.engine.errors import BadLesson, IllegalAction
from stavitel.engine.views import plain
from stavitel.lessons import GUIDE, Attempt, lesson
from stavitel.record import PROMISE
from stavitel.server.build import build
from stavitel.server.http_wire import LessonStep
from stavitel.server.library_http import known_game, language
from stavitel.server.requests import BadRequest, answer
from stavitel.server.showing import ask_of, why_nots
from stavitel.server.wire import ClockRules, Result, SeatInfo, TableInfo, Update
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
        info=_table(attempt, texts),
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
    asked = match.seat()
    return Update(
        table="",
        version=attempt.number,
        move=match.moves,
        seat=seat,
        asked=asked,
        unconfirmed=False,
        undo=False,
        curtain=False,
        view=plain(match.view(seat)),
        ask=ask_of(match, lang) if asked == seat and attempt.expected() else None,
        asks=[],
        keep=len(match.moments()) - len(match.moments(attempt.since)),
        lines=match.lines(seat, lang, attempt.since),
        news=[],
        clocks=[],
        over=Result(match.scores(), match.places()) if match.over else None,
        progress=attempt.number / len(attempt.lesson.steps),
    )


def _table(attempt: Attempt, texts: Texts) -> TableInfo:
    """The learner among others who only do what the lesson says."""
    game, record = attempt.lesson.game, attempt.match.record
    seats = [
        SeatInfo(
            seat=seat,
            word=game.seat_names[seat],
            colour=game.seat_names[seat],
            kind="human" if seat == attempt.lesson.seat else "bot",
            name=texts.name("seat", seat),
            bot="",
            mine=seat == attempt.lesson.seat,
            here=True,
            absent=False,
            away="",
            waited=False,
            resigned=False,
            vacant=False,
            muted=False,
            share="bot",
            mark="",
            brings="",
            deck="",
        )
        for seat in range(record.seats)
    ]
    return TableInfo(
        table="",
        game=game.id,
        variant=record.variant,
        switches={},
        state="over" if attempt.match.over else "playing",
        seats=seats,
        clock=ClockRules(),
        stand_in="",
        host=False,
        invites=[],
        watchers=0,
        watchers_muted=False,
        unfinished=False,
        paused=False,
        notes=[],
        wishes=[],
        commitment="",
        promise=PROMISE,
        rematch="",
        replay_only=False,
        recording=None,
        hints=False,
        levels=[],
        build=build(),
    )


def _numbers(text: str) -> list[int]:
    parts = text.split(",") if text else []
    if len(parts) > MOST_TAKEN or not all(part.isdecimal() and len(part) < 9 for part in parts):
        raise BadRequest(400, f"taken: expected up to {MOST_TAKEN} actions as '12,7'")
    return [int(part) for part in parts]
