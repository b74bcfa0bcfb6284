"""The library over HTTP: our games, their words, numbers and rules."""

from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stavitel.analysis.puzzle_sets import puzzle_lines
from stavitel.brought_decks import takes_decks
from stavitel.engine.game import Game
from stavitel.games import game, known, localised, offered
from stavitel.lessons import lessons
from stavitel.server.http_wire import GameInfo, Named, SwitchInfo
from stavitel.server.ready import JSON, ReadyAnswer
from stavitel.server.requests import BadRequest
from stavitel.server.rules_page import rule_blocks
from stavitel.texts import LANGUAGES, Texts, shared_texts
from stavitel.typography import typeset


async def games(request: Request) -> Response:
    return _games(language(request.query_params.get("lang", "en"))).sent(request)


async def texts(request: Request) -> Response:
    return _texts(*_wanted(request)).sent(request)


async def rules(request: Request) -> Response:
    return _rules(*_wanted(request)).sent(request)


async def components(request: Request) -> Response:
    return _components(known_game(request.path_params["game"])).sent(request)


async def box(request: Request) -> Response:
    return _box(known_game(request.path_params["game"])).sent(request)


ROUTES: Final = [
    Route("/api/games", games),
    Route("/api/games/{game}/texts/{lang}", texts),
    Route("/api/games/{game}/components", components),
    Route("/api/games/{game}/box", box),
    Route("/api/games/{game}/rules/{lang}", rules),
]


def known_game(id: str) -> str:
    if id not in known():
        raise BadRequest(404, f"expected a game called {' or '.join(offered())}; got '{id}'")
    return id


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadRequest(404, f"expected one of the languages {', '.join(LANGUAGES)}; got '{lang}'")
    return lang


def game_info(game: Game, lang: str) -> GameInfo:
    """All one needs to set up a table of this game."""
    texts = Texts(game, lang)
    return GameInfo(
        id=game.id,
        title=texts.text("title"),
        about=texts.text("about") if texts.has("about") else "",
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        minutes=game.minutes,
        weight=game.weight,
        seat_words=game.seat_names,
        free_colours=game.free_colours,
        variants=[_named(texts, "variant", name) for name in game.variants],
        switches=[
            SwitchInfo(
                switch.name,
                texts.text(f"switch-{switch.name}"),
                _hint(texts, f"switch-{switch.name}"),
                switch.rules,
                [_named(texts, f"switch-{switch.name}", choice) for choice in switch.choices],
                switch.variants,
            )
            for switch in game.switches
        ],
        words=game.words,
        amounts=game.amounts,
        domains=game.domains,
        scored=game.scored,
        secrets=any(kind.secret >= 0 for kind in game.events.kinds),
        lessons=[_named(texts, "lesson", name) for name in lessons(game.id)],
        decks=[name for name in game.variants if takes_decks(game, name)],
        puzzles=len(puzzle_lines(game.id)),
    )


def _named(texts: Texts, group: str, name: str) -> Named:
    id = f"{group}-{name}"
    return Named(name, texts.text(id), _hint(texts, id))


def _hint(texts: Texts, id: str) -> str:
    return texts.text(f"{id}-hint") if texts.has(f"{id}-hint") else ""


def _wanted(request: Request) -> tuple[str, str]:
    return known_game(request.path_params["game"]), language(request.path_params["lang"])


@cache
def _games(lang: str) -> ReadyAnswer:
    return _json([game_info(game(id), lang) for id in offered()])


@cache
def _texts(id: str, lang: str) -> ReadyAnswer:
    whole = f"{shared_texts(lang)}\n{localised(id, 'texts', lang)}"
    return ReadyAnswer(whole.encode(), "text/plain; charset=utf-8")


@cache
def _rules(id: str, lang: str) -> ReadyAnswer:
    blocks = rule_blocks(localised(id, "guide", lang), "guide")
    blocks += rule_blocks(localised(id, "rules", lang))
    for block in blocks:
        if block.kind != "pictures":
            block.text = typeset(block.text, lang)
    return _json(blocks)


@cache
def _components(id: str) -> ReadyAnswer:
    return _json(game(id).components)


@cache
def _box(id: str) -> ReadyAnswer:
    return _json(game(id).printed())


def _json(message: object) -> ReadyAnswer:
    return ReadyAnswer(msgspec.json.encode(message), JSON)
