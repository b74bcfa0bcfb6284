"""Texts are set by the customs of their language, and nothing people copy is touched."""

import json
from pathlib import Path

import pytest

from stavitel.games import GAMES, game
from stavitel.sentences import Brackets
from stavitel.texts import LANGUAGES, Texts
from stavitel.typography import NBSP, typeset, verbatim

FILE = Path(__file__).parents[1] / "web" / "tests" / "typography.json"
CASES = json.loads(FILE.read_text("utf-8"))
"""Language, written, set; a tilde stands for the space that does not break."""


@pytest.mark.parametrize(("lang", "written", "expected"), CASES)
def test_a_text_is_set(lang: str, written: str, expected: str) -> None:
    assert typeset(written, lang).replace(NBSP, "~") == expected


@pytest.mark.parametrize(
    ("lang", "written"), [(lang, text) for lang, text, _ in CASES if "\ue002" not in text]
)
def test_setting_twice_changes_nothing(lang: str, written: str) -> None:
    once = typeset(written, lang)
    assert typeset(once, lang) == once


def test_names_in_brackets_are_set_with_the_words_around_them() -> None:
    brackets = Brackets()
    red = brackets.name("Green", "seat", "green")
    place = brackets.name("forest 2", "place", "forest")
    wood = brackets.amount(f"1{NBSP}wood", "wood")
    text = typeset(f"{red}'s {place} gives 3 {wood}", "en")
    expected = f"Green’s forest 2 gives 3 1{NBSP}wood"
    assert brackets.taken_apart(text) == expected.replace("2 gives", f"2{NBSP}gives")
    assert typeset(f"a {red}", "cs").startswith(f"a{NBSP}")


def test_files_and_commands_are_left_as_they_are() -> None:
    texts = Texts(game("caylus_magna_carta"), "cs")
    command = "stavitel play --resume 'a b/z 1 x.stav'"
    assert texts.text("terminal-resume", command=command).endswith(command)
    assert texts.text("terminal-saved", file="k mé hře 2 s.stav").endswith("k mé hře 2 s.stav")
    assert typeset(verbatim("1 a"), "cs") == "1 a"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_rules_are_set_and_still_found(id: str, lang: str) -> None:
    texts = Texts(game(id), lang)
    rules = [reason.rule for reason in game(id).reasons.reasons if reason.rule]
    assert any(NBSP in texts.rule(rule) for rule in rules)
