"""The command: text, JSON and one page, in four languages."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stavitel.texts import LANGUAGES

from ..cli.running import assert_refused, run
from .games import GIVEN_AWAY, ended_with


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "game.stav"
    file.write_text(ended_with(GIVEN_AWAY).to_text(), "utf-8")
    return file


def test_json_tells_every_seat(kept: Path) -> None:
    told = json.loads(run("analyse", kept, "--json").stdout)
    assert [row["seat"] for row in told["seats"]] == ["red", "green"]
    for row in told["seats"]:
        assert row["luck"] + row["skill"] == pytest.approx(row["result"], abs=0.1)
        assert row["start"] + row["result"] == pytest.approx(row["end"], abs=0.1)
        assert row["curve"][0] == [0, row["start"]]
        assert row["curve"][-1] == [told["moves"], row["end"]]
    blunder = told["seats"][0]["errors"][0]
    assert (blunder["move"], blunder["mark"]) == (3, "??")
    assert blunder["better"] == "deliver gold=1 food=1 wood=1" != blunder["played"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_names_the_turning_point(kept: Path, lang: str) -> None:
    result = run("analyse", kept, "--lang", lang)
    assert result.exit_code == 0
    assert "??" in result.stdout


class Page(HTMLParser):
    """What a page loads, and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.loaded += [given[name] for name in ("src", "data") if name in given]
        self.links += [given["href"]] if "href" in given else []
        self.ids += [given["id"]] if "id" in given else []


def test_the_page_loads_nothing_and_leads_to_its_own_lines(kept: Path, tmp_path: Path) -> None:
    target = tmp_path / "game.html"
    assert run("analyse", kept, "--html", target).exit_code == 0
    page = Page()
    page.feed(target.read_text("utf-8"))
    assert page.loaded == []
    assert page.links and {link.removeprefix("#") for link in page.links} == set(page.ids)


def test_a_game_that_is_still_played_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "half.stav"
    file.write_text(ended_with(GIVEN_AWAY).prefix(1).to_text(), "utf-8")
    assert "expected a game that is over" in assert_refused(run("analyse", file))
