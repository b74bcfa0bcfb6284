"""The games of the house over HTTP: lists, words, numbers and rules."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from stavitel.engine import views
from stavitel.games import GAMES, folder_text, game
from stavitel.server.library_http import ROUTES
from stavitel.server.rules_page import rule_blocks
from stavitel.texts import LANGUAGES, PICTURES, Texts
from tests.typed import typed

from .asking import client

EVERY = [(id, lang) for id in GAMES for lang in LANGUAGES]
library = client(ROUTES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_come_with_all_one_needs_to_lay_a_table(lang: str) -> None:
    listed = library.get("/api/games", params={"lang": lang}).json()
    assert [entry["id"] for entry in listed] == GAMES
    for entry in listed:
        named = game(entry["id"])
        assert entry["title"] == Texts(named, lang).text("title")
        assert (
            entry["about"].endswith(".") and entry["minutes"] > 0 and entry["weight"] in (1, 2, 3)
        )
        assert [variant["id"] for variant in entry["variants"]] == named.variants
        for switch, own in zip(entry["switches"], named.switches, strict=True):
            assert [choice["id"] for choice in switch["choices"]] == own.choices
        for choice in [*entry["variants"], *entry["switches"]]:
            assert choice["name"]
        assert entry["words"] == named.words


def test_hidden_hands_are_told_before_a_table_is_laid() -> None:
    secrets = {entry["id"]: entry["secrets"] for entry in library.get("/api/games").json()}
    assert secrets["caylus_magna_carta"]
    assert not secrets["red_cathedral"]


@pytest.mark.parametrize(("id", "lang"), EVERY)
def test_the_catalogue_holds_every_message_of_the_game_and_of_all_games(id: str, lang: str) -> None:
    answer = library.get(f"/api/games/{id}/texts/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    entries = FluentParser().parse(answer.text).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    names = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert {"title", "list-last", "nothing"} <= names


@pytest.mark.parametrize("id", GAMES)
def test_the_box_is_what_the_rules_have_read(id: str) -> None:
    assert library.get(f"/api/games/{id}/box").json() == views.plain(game(id).printed())


@pytest.mark.parametrize("id", GAMES)
def test_components_are_those_the_rules_play_with(id: str) -> None:
    assert library.get(f"/api/games/{id}/components").json() == game(id).components


@pytest.mark.parametrize(("id", "lang"), EVERY)
def test_rules_come_whole_and_in_order(id: str, lang: str) -> None:
    """Every word of the page is in one of the blocks, and every numbered rule is one of them."""
    blocks = library.get(f"/api/games/{id}/rules/{lang}").json()
    texts = Texts(game(id), lang)
    rules = folder_text(id, f"rules/{lang}.md").replace(" <!-- details -->", "")
    page = PICTURES.sub(r"\1", folder_text(id, f"guide/{lang}.md")) + rules
    shown = typed(" ".join(f"{b['number']} {b['text']}" for b in blocks))
    assert words(shown) == words(page)
    for reason in game(id).reasons.reasons:
        if reason.rule:
            (rule,) = [block for block in blocks if block["number"] == reason.rule]
            assert rule["kind"] == "rule"
            assert plain(rule["text"]) == texts.rule(reason.rule)


def words(text: str) -> list[str]:
    """All words of a text without the marks of Markdown, since those are what blocks replace."""
    for mark in '#*|`-.…“”"':
        text = text.replace(mark, " ")
    return typed(text).split()


def plain(text: str) -> str:
    return text.replace("*", "").replace("`", "")


def test_a_page_of_rules_is_read_line_by_line() -> None:
    page = """\
# Title

A paragraph
of two lines.

## Part
- **CMC-1.2** A rule that
  goes on.
- **R8** A ruling.
- an item

1. First
   and more.
2. Second

| a | b |
|---|---|
| 1 | |

---
"""
    assert [(b.kind, b.level, b.number, b.text) for b in rule_blocks(page)] == [
        ("heading", 1, "", "Title"),
        ("paragraph", 0, "", "A paragraph of two lines."),
        ("heading", 2, "", "Part"),
        ("rule", 0, "CMC-1.2", "A rule that goes on."),
        ("rule", 0, "R8", "A ruling."),
        ("item", 0, "", "an item"),
        ("item", 0, "1", "First and more."),
        ("item", 0, "2", "Second"),
        ("columns", 0, "", "a | b"),
        ("row", 0, "", "1 | "),
    ]


def test_sections_about_the_project_are_details() -> None:
    """From a marked heading to the next of its level; the mark itself is not shown."""
    page = """\
## 1. Play
- **CMC-1.1** A rule.
## 2. Sources <!-- details -->
### 2a. Books
- **R1** A ruling.
## 3. Cards
A card.
"""
    assert [(b.layer, b.text) for b in rule_blocks(page)] == [
        ("rules", "1. Play"),
        ("rules", "A rule."),
        ("details", "2. Sources"),
        ("details", "2a. Books"),
        ("details", "A ruling."),
        ("rules", "3. Cards"),
        ("rules", "A card."),
    ]


def test_the_guide_comes_before_the_numbered_rules() -> None:
    blocks = library.get("/api/games/caylus_magna_carta/rules/en").json()
    layers = [block["layer"] for block in blocks]
    assert layers == sorted(layers, key=["guide", "rules", "details"].index)
    assert set(layers) == {"guide", "rules", "details"}
    assert all(block["number"] == "" for block in blocks if block["layer"] == "guide")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/games?lang=fr", "expected one of the languages en, cs, pl, de; got 'fr'"),
        ("/api/games/chess/texts/en", "expected a game called"),
        ("/api/games/chess/rules/en", "expected a game called"),
        ("/api/games/chess/components", "expected a game called"),
        ("/api/games/red_cathedral/texts/fr", "expected one of the languages"),
        ("/api/games/red_cathedral/rules/..%2f..", "there is nothing at this address"),
    ],
)
def test_what_is_not_there_is_one_sentence(path: str, expected: str) -> None:
    answer = library.get(path)
    assert answer.status_code == 404
    assert expected in answer.json()["error"]


def test_what_a_browser_has_already_is_not_sent_again() -> None:
    path = "/api/games/red_cathedral/rules/en"
    first = library.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = library.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = library.get(path, headers={"If-None-Match": '"other"'})
    assert other.json() == first.json()


def test_long_texts_travel_packed_where_a_browser_can_unpack_them() -> None:
    path = "/api/games/red_cathedral/rules/en"
    packed = library.get(path, headers={"Accept-Encoding": "br, gzip;q=0.5"})
    assert packed.headers["content-encoding"] == "gzip"
    for unwilling in ("", "identity", "gzip;q=0"):
        plain = library.get(path, headers={"Accept-Encoding": unwilling})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
