"""The rules pages: one set of rules in all languages, and nothing mentioned that is not there."""

import re

import pytest

from stavitel.conformance.telling import rule_numbers
from stavitel.games import GAMES, TEMPLATE, game
from stavitel.texts import LANGUAGES, Texts

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]

Entry = tuple[set[str], set[str], list[str]]


def entries(id: str, lang: str) -> dict[str, Entry]:
    """Every rule and ruling of a page: the rules, rulings and numbers it mentions."""
    texts, prefix = Texts(game(id), lang), rule_numbers(id)[0].partition("-")[0] + "-"
    found = {}
    for number in rule_numbers(id, lang):
        text = texts.rule(number)
        rules = set(re.findall(rf"{prefix}[\d.]*\d", text))
        rulings = set(re.findall(r"\bR\d+\b", text))
        numbers = re.findall(r"\d+", re.sub(rf"{prefix}[\d.]*\d|\bR\d+\b", "", text))
        found[number] = (rules, rulings, sorted(numbers))
    return found


@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
def test_every_rule_and_ruling_mentioned_exists(id: str) -> None:
    """RC-8.4 means all of RC-8.4a, RC-8.4b and so on."""
    page = entries(id, "en")
    known = {*page, *[number.rstrip("abcdefgh") for number in page]}
    for rules, rulings, _ in page.values():
        assert rules | rulings <= known


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("id", [*GAMES, TEMPLATE])
def test_the_rules_are_the_same_in_every_language(id: str, lang: str) -> None:
    assert list(entries(id, lang)) == list(entries(id, "en")) != []


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("id", ["pillars", "catan_duel", TEMPLATE])
def test_each_rule_tells_the_same_in_every_language(id: str, lang: str) -> None:
    """The same references and the same numbers; the older pages are translated more freely."""
    assert entries(id, lang) == entries(id, "en")
