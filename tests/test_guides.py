"""The guides: books to read before a first game, alike in every language, true to the rules."""

import re

import pytest

from stavitel.cli.rulebook import Rulebook, paragraphs
from stavitel.conformance.telling import rule_numbers
from stavitel.games import GAMES, TEMPLATE, game, localised
from stavitel.lessons import examples, lessons
from stavitel.texts import LANGUAGES, PICTURES, Texts

every_game = pytest.mark.parametrize("id", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")
LONGEST = 1000
"""Words: a guide is read in five minutes, not in an evening."""


def guide(id: str, lang: str) -> str:
    return Texts(game(id), lang).guide()


@every_game
@every_language
def test_every_game_has_a_guide_under_its_own_title(id: str, lang: str) -> None:
    title = Texts(game(id), lang).text("title").replace("\u00a0", " ")
    assert guide(id, lang).startswith(f"# {title}\n")


@every_game
@every_language
def test_its_chapters_are_the_letters_from_a_on(id: str, lang: str) -> None:
    letters = re.findall(r"^## ([A-Z])\. \S", guide(id, lang), re.MULTILINE)
    assert letters == [chr(ord("A") + n) for n in range(len(letters))] != []
    assert len(letters) == len(re.findall(r"^#{2,}", guide(id, lang), re.MULTILINE))
    assert len(guide(id, lang).split()) < LONGEST


@every_game
@every_language
def test_it_says_the_same_in_every_language(id: str, lang: str) -> None:
    """Chapter by chapter the same rules, the same lessons and as many examples."""
    for ours, english in zip(
        guide(id, lang).split("\n## "), guide(id, "en").split("\n## "), strict=True
    ):
        assert re.findall(r"[A-Z]+-\d[\d.]*\d", ours) == re.findall(r"[A-Z]+-\d[\d.]*\d", english)
        assert LINK.findall(ours) == LINK.findall(english)
        assert len(re.findall(r"^\*\S+\.\* ", ours, re.MULTILINE)) == len(
            re.findall(r"^\*Example\.\* ", english, re.MULTILINE)
        )
        assert len(re.findall(r"^- ", ours, re.MULTILINE)) == len(
            re.findall(r"^- ", english, re.MULTILINE)
        )


@every_game
def test_it_names_rules_and_lessons_that_there_are(id: str) -> None:
    named = re.findall(r"[A-Z]+-\d[\d.]*\d", guide(id, "en"))
    assert named and set(named) <= set(rule_numbers(id))
    known = {f"/learn/{id}/{name}" for name in lessons(id) + examples(id)}
    linked = set(LINK.findall(guide(id, "en")))
    assert linked <= known and bool(linked) == bool(known)


@every_game
def test_every_example_of_the_guide_can_be_played(id: str) -> None:
    """Each ends in a link to a table of its own, and no table is without its example."""
    told = [part for part in guide(id, "en").split("\n\n") if part.startswith("*Example.*")]
    played = [LINK.findall(part)[0].removeprefix(f"/learn/{id}/") for part in told]
    assert sorted(played) == examples(id) != []


@every_game
@every_language
def test_an_example_is_told_in_the_words_of_the_guide(id: str, lang: str) -> None:
    for name in examples(id):
        text = Texts(game(id), lang).example(name)
        assert re.match(r"\*\S+\.\* \S", text) and text.endswith(".")
        assert "](" not in text and len(text) < 480, "short enough to stand above a table"


@every_game
@every_language
def test_pictures_show_pieces_that_have_a_name_in_every_language(id: str, lang: str) -> None:
    """The same ones in each; nobody sees the marks in a terminal."""

    def marks(lang: str) -> list[str]:
        lines = localised(id, "guide", lang).splitlines()
        found = [line[1] for line in map(PICTURES.fullmatch, lines) if line]
        assert len(found) > 3, "in most chapters"
        return [mark for line in found for mark in line.split()]

    texts = Texts(game(id), lang)
    assert marks(lang) == marks("en")
    assert "<!--" not in texts.guide()
    for mark in marks(lang):
        assert re.fullmatch(r"\w+:[\w-]+(\*\d+)?", mark)
        kind, _, word = mark.partition(":")
        word, counted, _ = word.partition("*")
        assert texts.has(f"amount-{word}" if counted else f"{kind}-{word}"), mark


@every_game
def test_it_says_nothing_of_the_project(id: str) -> None:
    """Rulings, sources and reconstructed numbers are details of the numbered rules."""
    assert not re.search(r"ruling|†|reconstructed|\bR\d+\b", guide(id, "en"))


def test_a_game_may_go_without_one() -> None:
    assert Texts(game(TEMPLATE), "en").guide() == ""
    assert Rulebook(Texts(game(TEMPLATE), "en")).chapter("A") is None


def test_markdown_becomes_plain_paragraphs() -> None:
    text = "A *first*\nparagraph.\n\n- **one**\n- two\n  lines\n\n[Play it](/learn/a/b)."
    assert paragraphs(text) == ["A first paragraph.", "- one", "- two lines", "Play it."]


@every_game
@every_language
def test_details_are_marked_in_the_rules_of_every_language(id: str, lang: str) -> None:
    """The same sections in each, the rulings among them; nobody sees the mark itself."""

    def marked(lang: str) -> list[str]:
        page = localised(id, "rules", lang)
        return re.findall(r"^## (\d+)\. .* <!-- details -->$", page, re.MULTILINE)

    assert marked(lang) == marked("en") != []
    assert "<!--" not in Texts(game(id), lang).rules_page()
