"""Which build answers: the page and the first message of a table name the same."""

from pathlib import Path

from stavitel.server.build import build
from stavitel.server.pages import Pages

from .asking import client
from .house import House
from .test_tables import run


def page_in(folder: Path, words: str) -> Path:
    folder.mkdir()
    (folder / "index.html").write_text(f"<html><head></head>{words}</html>")
    return folder


def test_a_build_is_the_version_and_the_page(tmp_path: Path) -> None:
    one, other = page_in(tmp_path / "one", "a"), page_in(tmp_path / "other", "b")
    assert build(one) != build(other)
    assert build(tmp_path).endswith(" no page")
    installed = build(tmp_path).removesuffix(" no page")
    assert installed and build(one).startswith(f"{installed} ")


def test_the_page_is_told_the_build_it_comes_from(tmp_path: Path) -> None:
    folder = page_in(tmp_path / "one", "a")
    page = client(Pages(folder).routes).get("/").text
    assert f'<meta name="build" content="{build(folder)}"></head>' in page


@run
async def test_the_first_message_of_a_table_names_the_build() -> None:
    house = House()
    browser = await house.browser("anna", await house.lay("me", "greedy"))
    assert browser.sent[0]["type"] == "table"
    assert browser.sent[0]["build"] == build()
