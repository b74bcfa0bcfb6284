"""Legal moves the table asks back about, and those it takes without a word."""

import pytest

from stavitel.games import game
from stavitel.texts import LANGUAGES, Texts

from .table import table

CMC = game("caylus_magna_carta")
LONG = [
    f"{colour} {card}" for colour in ("red", "green") for card in ("bank", "market", "large_farm")
]


def slip(s: object, words: str) -> str:
    return CMC.slip(s, CMC.verbs.read(words))  # type: ignore[arg-type]


def test_declining_what_costs_nothing() -> None:
    """CMC-7.8: nobody needs to use an effect, but a gift is hardly ever declined on purpose."""
    s = table(phase="buildings", built=["red small_farm worker=red"], provost=3)
    assert slip(s, "decline") == "gift"
    assert slip(s, "take 1") == ""


def test_declining_what_has_a_price() -> None:
    s = table(phase="buildings", built=["red bank worker=red"], provost=3, red={"deniers": 5})
    assert slip(s, "decline") == ""


def test_a_worker_nobody_can_bring_the_provost_to() -> None:
    """CMC-6.2, CMC-7.1: two players move him 6 cards at most."""
    s = table(built=LONG, provost=1, red={"deniers": 3})
    assert slip(s, "place_worker 7") == ""
    assert slip(s, "place_worker 8") == "reach"


def test_in_the_beginner_game_every_worker_counts() -> None:
    s = table(variant="beginner", built=LONG, red={"deniers": 3})
    assert slip(s, "place_worker 8") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_asks_back_in_every_language(lang: str) -> None:
    s = table(built=LONG, provost=1, red={"deniers": 3})
    texts = Texts(CMC, lang)
    assert texts.slip(s, CMC.verbs.read("place_worker 8")).endswith("?")
    assert texts.slip(s, CMC.verbs.read("pass")) == ""
