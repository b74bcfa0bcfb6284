"""Legal moves the table asks back about, and those it takes without a word."""

import pytest

from stavitel.games.red_cathedral.state import Cathedral
from stavitel.texts import LANGUAGES, Texts

from .table import GAME, do, table

TOKENS = ["recognition", "rubles", "gold", "wood", "brick", "stone", "emerald", "amethyst"]


def slip(s: Cathedral, words: str) -> str:
    return GAME.slip(s, GAME.verbs.read(words))


def test_stopping_while_something_could_still_be_delivered() -> None:
    """RC-6.1: up to three deliveries, and what is needed lies ready."""
    s = table(site=["1.1 base_04 yellow"], yellow={"wood": 1, "stone": 1})
    do(s, "build", "deliver tower=1 floor=1 good=wood")
    assert slip(s, "stop_delivering") == "build"
    assert slip(s, "deliver tower=1 floor=1 good=stone") == ""


def test_leaving_the_market_without_what_lies_there() -> None:
    """RC-7.6: taking resources costs nothing."""
    s = table(tokens=TOKENS, dice={"red": {"space": 3, "value": 1}})
    do(s, "move_die die=red steps=0")
    assert slip(s, "end_market") == "market"
    do(s, "take_resources", "take 2")
    assert slip(s, "end_market") == ""


@pytest.mark.parametrize(("space", "expected"), [(1, "gift"), (3, "")])
def test_taking_less_than_there_is(space: int, expected: str) -> None:
    """RC-7.6: rubles need no room, so nobody leaves any on purpose; materials do (RC-10.2)."""
    s = table(tokens=TOKENS, dice={"red": {"space": space, "value": 1}})
    do(s, "move_die die=red steps=0", "take_resources")
    assert slip(s, "take 1") == expected
    assert slip(s, "take 4") == ""  # two dice lie there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    assert all(texts.text(f"slip-{word}") for word in ("build", "market", "gift"))
