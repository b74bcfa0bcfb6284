"""Sentences that belong to no game in particular, in the language a browser asks for."""

from starlette.requests import HTTPConnection

from stavitel.games import GAMES, game
from stavitel.texts import LANGUAGES, Texts


def wanted_language(asked: HTTPConnection) -> str:
    """As `lang` says, or the language of the page that asks; English where it is none of ours."""
    lang = asked.query_params.get("lang") or asked.headers.get("accept-language", "")[:2]
    return lang if lang in LANGUAGES else "en"


def sentence(id: str, lang: str, **facts: int) -> str:
    """What all games share is in the catalogue of each."""
    return Texts(game(GAMES[0]), lang).text(id, **facts)
