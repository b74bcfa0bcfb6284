"""Legal moves the table asks back about, and those it takes without a word."""

import pytest

from stavitel.games.catan_duel.attacks import Defence
from stavitel.games.catan_duel.cards import ARCHER
from stavitel.games.catan_duel.event_die import TradeEvent
from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.verbs import VERBS
from stavitel.texts import LANGUAGES, Texts

from .table import GAME, all_stocks, asking, do, offered, position

SIX = {"cities": [0, 2, 4]}
"""Three cities: a victory point less than the introductory game asks for."""


def slip(s: CatanDuel, words: str) -> str:
    assert words in offered(s)
    return GAME.slip(s, VERBS.read(words))


@pytest.mark.parametrize(
    "red",
    [
        {"cities": [0, 2], "settlements": [4, 6]},  # a city
        {**SIX, "roads": ["right"]},  # a settlement
        {**SIX, "hand": ["candamir"]},  # a hero who brings the strength token (CD-13.6)
    ],
)
def test_ending_the_phase_instead_of_the_game(red: dict[str, object]) -> None:
    """CD-17.2: with one building more the turn would end with a victory."""
    s = position(red={**red, "stocks": all_stocks(3)})
    assert slip(s, "end_actions") == "victory"


def test_ending_a_phase_that_has_won_already() -> None:
    """CD-17.2: the end of the turn is the victory."""
    s = position(red={"cities": [0, 2], "settlements": [4, 6], "stocks": all_stocks(3)})
    do(s, "build_city 4")
    assert slip(s, "end_actions") == ""


def test_ending_a_phase_without_the_means_to_win() -> None:
    """CD-9.2: what cannot be paid wins nothing."""
    s = position(red={"cities": [0, 2], "settlements": [4, 6]})
    assert slip(s, "end_actions") == ""


def test_ending_a_phase_far_from_victory() -> None:
    """CD-9.1: nobody needs to build."""
    s = position(red={"hand": ["candamir"], "stocks": all_stocks(3)})
    assert slip(s, "end_actions") == ""


def test_waiving_a_roll_that_costs_nothing() -> None:
    """CD-11.15: the defence is optional, but nobody loses by it."""
    blue = {"sites": {"0a": ["lookout_tower"], "0b": ["harald"]}}
    s = asking(position(variant="turmoil", blue=blue), Defence(1, ARCHER))
    assert slip(s, "decline") == "defence"
    assert slip(s, "defend") == ""


def test_declining_a_resource_of_the_opponent() -> None:
    """CD-7.4, R-41: the entitled player may decline, but hardly ever means to."""
    s = asking(position(), TradeEvent(0, 1))
    assert slip(s, "decline") == "gift"
    assert slip(s, "name brick") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_asks_back_in_every_language(lang: str) -> None:
    texts = Texts(GAME, lang)
    s = position(red={"cities": [0, 2], "settlements": [4, 6], "stocks": all_stocks(3)})
    assert texts.slip(s, VERBS.read("end_actions")).endswith("?")
    assert texts.slip(s, VERBS.read("build_city 4")) == ""
    for frame in (Defence(1, ARCHER), TradeEvent(0, 1)):
        assert texts.slip(asking(position(), frame), VERBS.read("decline")).endswith("?")
