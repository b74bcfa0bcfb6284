"""Puzzles over HTTP: a position with its answers. Nothing is kept, and nobody has to be asked."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.analysis.puzzle_sets import PosedPuzzle, posed, puzzle_lines
from stavitel.engine.errors import BadPosition
from stavitel.server.http_wire import PuzzleAnswer, PuzzleShown
from stavitel.server.library_http import known_game, language
from stavitel.server.requests import BadRequest, answer
from stavitel.server.showing import why_nots
from stavitel.server.sitting_alone import table_alone, update_alone
from stavitel.texts import Texts


async def puzzle(request: Request) -> Response:
    """`/api/puzzles/<game>/<number>?lang=cs`."""
    id = known_game(request.path_params["game"])
    lang = language(request.query_params.get("lang", "en"))
    try:
        found = posed(id, request.path_params["number"])
    except BadPosition as problem:
        raise BadRequest(404, str(problem)) from None
    return answer(puzzle_shown(found, lang))


ROUTES: Final = [Route("/api/puzzles/{game}/{number:int}", puzzle)]


def puzzle_shown(puzzle: PosedPuzzle, lang: str) -> PuzzleShown:
    """The puzzle as the page shows it."""
    texts, match, s = Texts(puzzle.game, lang), puzzle.match(), puzzle.state()
    seat = puzzle.seat()
    return PuzzleShown(
        number=puzzle.number,
        count=len(puzzle_lines(puzzle.game.id)),
        seat=seat,
        answers=[
            PuzzleAnswer(action, texts.action(s, action).parts, round(100 * share))
            for action, share in puzzle.answers.items()
        ],
        why=puzzle.reason(texts),
        info=table_alone(match, seat, texts),
        update=update_alone(match, seat, lang, asks=True),
        refused=why_nots(match, lang),
    )
