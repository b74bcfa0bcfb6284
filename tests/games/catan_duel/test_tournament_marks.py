"""The tournament game was put together from partial sources: the rules page and the house rules say
how sure each rule is, in every language (section 21)."""

import re

import pytest

from stavitel.games import game
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

GAME = game("catan_duel")
LEVELS = {
    "en": ["probable", "inferred", "ours"],
    "cs": ["pravděpodobné", "odvozené", "naše"],
    "pl": ["prawdopodobne", "wywnioskowane", "nasze"],
    "de": ["wahrscheinlich", "erschlossen", "von uns"],
}
PROBABLE = [5, 6, 18, 22, 35, 45, 47]
INFERRED = [7, 10, 16, 19, 20, 23, 25, 27, 29, 33, 43, 44]
OURS = [11, 12, 13, 14, 15, 28, 46, 48, 49]
ONLY_IN_PART = [7, 10, 11, 18, 23, 25, 27, 43]
"""The rest of these rules is sure; the mark names what is not."""
EXPECTED = {n: level for level, rules in enumerate([PROBABLE, INFERRED, OURS]) for n in rules}


def mark(texts: Texts, lang: str, rule: str) -> tuple[int, bool] | None:
    """How sure a rule is, by the brackets at its end, and whether that concerns only part of it."""
    text = " ".join(typed(texts.rule(rule)).split())
    found = re.search(rf"[(;] ?(?:([^();]+): )?({'|'.join(LEVELS[lang])})\)$", text)
    return (LEVELS[lang].index(found[2]), found[1] is not None) if found else None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_says_how_sure_it_is(lang: str) -> None:
    """All 49 rules of section 21; one without a mark is sure."""
    texts = Texts(GAME, lang)
    found = {n: mark(texts, lang, f"CD-21.{n}") for n in range(1, 50)}
    expected = {n: (level, n in ONLY_IN_PART) for n, level in EXPECTED.items()}
    assert {n: how for n, how in found.items() if how is not None} == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_rule_of_it_says_the_same(lang: str) -> None:
    """The mark of a switch is that of its rule."""
    texts = Texts(GAME, lang)
    own = [switch for switch in GAME.switches if switch.variants == ["tournament"]]
    assert len(own) >= 9
    for switch in own:
        hint = typed(texts.text(f"switch-{switch.name}-hint"))
        how = mark(texts, lang, switch.rules[0])
        assert how is not None
        assert f": {LEVELS[lang][how[0]]} ({switch.rules[1]}" in hint, switch.name
