"""One click reports a moment: at the table, of something refused there, or in a replay. The file
that comes passes when it is run."""

import random
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from stavitel.games import GAMES
from tests.browser.conftest import NewPage
from tests.browser.house import ME, bots
from tests.browser.playing import by_names, lay, my_turn
from tests.cli.running import run

pytestmark = pytest.mark.slow


def report(page: Page, link: Locator, target: Path) -> dict[str, object]:
    """Click, run the file that comes, and read it."""
    with page.expect_download() as coming:
        link.click()
    coming.value.save_as(target)
    done = run("scenario", target)
    assert done.exit_code == 0, done.output
    return tomllib.loads(target.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_one_click_gives_a_scenario_that_passes(
    new_page: NewPage, game: str, tmp_path: Path
) -> None:
    page = new_page()
    table = lay(page, game, [ME, *bots("random")])
    dice = random.Random(4)
    for _ in range(6):
        assert my_turn(page)
        by_names(page, dice)
    assert my_turn(page)
    told = report(page, page.get_by_role("link", name="Report this").first, tmp_path / "now.toml")
    assert told["game"] == game

    page.goto(f"/replay/{table}?move=8")
    expect(page.get_by_role("slider")).to_be_visible()
    told = report(page, page.get_by_role("link", name="Report this"), tmp_path / "then.toml")
    assert told["title"] == "Move 8: say here what is wrong"


def test_what_was_refused_is_in_the_file_with_its_reason(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    lay(page)
    while my_turn(page) and not page.get_by_role("button", name="Pass (").count():
        by_names(page, random.Random(1))
    page.get_by_role("button", name="Why can’t I…?").click()
    beside = page.locator(".reasons li").first
    rule = str(beside.locator("a").first.get_attribute("href")).split("#")[1]
    told = report(page, beside.get_by_role("link", name="Report this"), tmp_path / "why.toml")
    assert told["rules"] == [rule]
    steps = told["step"]
    assert isinstance(steps, list) and len(steps[-1]["refuses"]) == 1
