"""The words of the boxes: every term is said as the glossary has it, and no other word for it."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from stavitel.games import GAMES, folder_text, game, localised
from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

SOURCES = {"rulebook", "edition", "ours"}
RULEBOOKS = {(id, "cs") for id in GAMES} | {("red_cathedral", "pl")}
"""The rulebooks we had before us."""
NO_WORDS = re.compile(r"<!--.*?-->|\]\(.*?\)|^#.* see .*|^fault-[\w-]+ =|\b[a-z]+_[a-z_]+\b|\$\w+")
"""What no reader reads: remarks, targets of links, names of messages and facts, keys of files."""
every_game = pytest.mark.parametrize("id", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def glossary(id: str) -> dict[str, Any]:
    return tomllib.loads(folder_text(id, "glossary.toml"))


@cache
def said(id: str, lang: str) -> dict[str, str]:
    """Every message with its attributes, without what stands for other words."""
    found = {}
    for entry in parse(localised(id, "texts", lang)).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *[attribute.value for attribute in entry.attributes]]
            text = " ".join(serialize_pattern(pattern) for pattern in patterns if pattern)
            found[entry.id.name] = re.sub(r"\$[\w-]+", "", text)
    return found


@every_game
def test_every_term_is_told_for_every_language(id: str) -> None:
    assert len(glossary(id)) >= 25
    for name, term in glossary(id).items():
        assert set(term) == {"messages", *LANGUAGES}, name
        for lang in LANGUAGES:
            assert set(term[lang]) <= {"source", "forms", "never"}, name
            assert term[lang]["source"] in SOURCES
            assert (term[lang]["source"] == "rulebook") == ((id, lang) in RULEBOOKS), name


@every_game
@every_language
def test_catalogue_and_rules_use_the_term(id: str, lang: str) -> None:
    """The messages of a term say it, and so does the page of rules."""
    texts, page = Texts(game(id), lang), localised(id, "rules", lang).lower()
    for name, term in glossary(id).items():
        forms = term[lang]["forms"]
        for message in term["messages"]:
            counted = {"n": 1} if message.startswith("amount-") else {}
            text = typed(texts.text(message, **counted)).lower()
            assert any(form in text for form in forms), f"{name}: {message} = {text}"
        assert any(form in page for form in forms), f"{name}: not on the page of rules"


@every_game
@every_language
def test_no_other_word_is_used(id: str, lang: str) -> None:
    """Neither in the catalogue, the guide, the rules with their headings, nor in what is said of a
    broken position."""
    pages = {name: localised(id, name, lang) for name in ("guide", "rules")}
    pages["faults"] = folder_text(id, f"faults/{lang}.ftl")
    lines = [
        (f"{name} {n}", NO_WORDS.sub("", line))
        for name, page in pages.items()
        for n, line in enumerate(page.splitlines(), 1)
    ]
    told = [*said(id, lang).items(), *lines]
    assert len(told) > 400
    wrong = [
        f"{name}: {place}: {text[:80]}"
        for name, term in glossary(id).items()
        for never in term[lang].get("never", [])
        for place, text in told
        if re.search(rf"(?<!\w){never}", text, re.IGNORECASE)
    ]
    assert wrong == []


def test_a_word_of_another_box_is_found() -> None:
    """The search itself: capitals do not matter, the beginning of a word does."""
    assert re.search(r"(?<!\w)provost", "Provost's move", re.IGNORECASE)
    assert not re.search(r"(?<!\w)rud", "Vzrůstá hrubě", re.IGNORECASE)
