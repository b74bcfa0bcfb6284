"""What a question says of its cause: the event that gives a resource of choice."""

from typing import Any

import pytest

from stavitel.games.catan_duel.state import CatanDuel
from stavitel.games.catan_duel.turn import DiceResolution
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

from .table import GAME, asking, do, position

CELEBRATION = {"en": "Celebration", "cs": "Oslava", "pl": "Święto", "de": "Fest"}


def rolled(symbol: str, **words: Any) -> CatanDuel:
    """The dice of Red's turn, up to the first question."""
    s = position(phase="roll", production=6, symbol=symbol, **words)
    s.stack.clear()
    return asking(s, DiceResolution())


def prompt(s: CatanDuel, lang: str = "en") -> str:
    return typed(Texts(GAME, lang).prompt(s))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_symbol_that_gives_a_resource_is_named(lang: str) -> None:
    """CD-7.5: the most skilful gain a resource of choice."""
    assert f" ({CELEBRATION[lang]})?" in prompt(rolled("celebration"), lang)


def test_an_event_card_that_gives_a_resource_is_named() -> None:
    """CD-8.4: a building with a progress point brings a resource of choice."""
    s = rolled("event_card", red={"sites": {"0a": ["abbey"]}})
    do(s, "draw_event invention")
    assert prompt(s) == "Red: which resource do you gain (Invention)?"


@pytest.mark.parametrize("symbol", ["celebration", "brigand_attack"])
def test_the_marketplace_has_no_event_for_its_cause(symbol: str) -> None:
    """CD-6.1, CD-6.6: it belongs to the production, before every event or after the brigands."""
    regions = {"regions": {"5a": "stack_pasture_2", "5b": "stack_forest_2"}}
    blue = {"settlements": [4], **regions}
    s = rolled(symbol, red={"sites": {"0a": ["marketplace"]}}, blue=blue)
    assert prompt(s) == "Red: which resource do you gain?"


def test_a_card_of_ones_own_needs_no_cause() -> None:
    """CD-11.5: who plays the Merchant Caravan knows what it brings."""
    s = position(symbol="celebration", red={"hand": ["merchant_caravan"]})
    do(s, "play merchant_caravan", "pay -1a", "pay -1b")
    assert prompt(s) == "Red: which resource do you gain? You may choose 2."
