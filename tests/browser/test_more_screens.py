"""Screens that every game has in its own way, to axe's content: endings, lessons, rules and more.

What all games share is looked at in `test_screens.py`.
"""

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from stavitel.games import GAMES
from stavitel.record import read_record
from tests.browser.choosing import in_turn, usually
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, bots
from tests.browser.looks import settle
from tests.browser.playing import RECORDS, by_names, dropped_in, lay, lay_from, my_turn

pytestmark = pytest.mark.slow

GAME_RECORDS = RECORDS.parent
RECORD = {
    "caylus_magna_carta": "beginner-removal-2-seats.stav",
    "red_cathedral": "building-3-seats-advanced.stav",
    "pillars": "points-3-seats.stav",
    "catan_duel": "own-turn-gold.stav",
}
BEFORE_THE_END = 12  # moves
COUNTED_ROUNDS = ("caylus_magna_carta", "pillars")
THEMES = ("light", "dark")
WIDTHS = (1000, 1100, 1280)


def ending(page: Page, game: str) -> None:
    """The table when the game is over, played from a few moves before: chance would not end the
    others so soon."""
    record = GAME_RECORDS / game / RECORD[game]
    moves = len(read_record(record.read_text("utf-8")).actions)
    if game in COUNTED_ROUNDS:
        lay_from(page, record, move=moves - BEFORE_THE_END, seat=0)
        dice = random.Random(1)
        while my_turn(page):
            by_names(page, dice)
    else:
        page.goto(f"/replay/{dropped_in(page, record)}?move={moves}")
    over = page.locator("h2#ending").or_(page.locator("p.place", has_text=str(moves)))
    expect(over.first).to_be_visible()


def replay(page: Page, game: str) -> None:
    page.goto(f"/replay/{dropped_in(page, GAME_RECORDS / game / RECORD[game])}?move=120")
    expect(page.locator("p.place")).to_contain_text("120")
    expect(page.locator("button.place, main article").first).to_be_visible()


def lesson(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"a[href^='/learn/{game}/']").first.click()
    page.wait_for_url("**/learn/**")
    expect(page.locator("button.place, main article").first).to_be_visible()


def rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator("main h2").first).to_be_visible()


def panel(page: Page, game: str) -> None:
    """The rules beside the table."""
    lay(page, game, [ME, *bots("random")])
    my_turn(page)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("complementary", name="Rules")).to_be_visible()


def settings(page: Page, game: str) -> None:
    """What a player may set, at the table."""
    lay(page, game, [ME, *bots("random")])
    my_turn(page)
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "ending": ending, "replay": replay, "lesson": lesson, "rules": rules, "panel": panel,
    "settings": settings,
}  # fmt: skip


@pytest.mark.parametrize("first", usually([0], [0, 1]))
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_the_screens_of_a_game(
    game: str, first: int, new_page: NewPage, picture: Picture
) -> None:
    """U6: no violation on any screen, light and dark in turn, from screen to screen and from game
    to game; the long form begins with the other one."""
    pages = {
        theme: new_page({"theme": theme}, reduced_motion="reduce", color_scheme=theme)
        for theme in THEMES
    }
    found: dict[str, str] = {}
    for turn, (name, open_screen) in enumerate(SCREENS.items(), first + GAMES.index(game)):
        theme = THEMES[turn % len(THEMES)]
        page = pages[theme]
        open_screen(page, game)
        settle(page)
        picture(page, f"{name}-{game}-{theme}")
        told = Axe().run(page)
        if told.violations_count:
            found[name] = told.generate_report()
    assert found == {}


@pytest.mark.parametrize(("width", "lang"), in_turn(WIDTHS, ["de", "en"]))
def test_rules_never_go_sideways(lang: str, width: int, new_page: NewPage) -> None:
    """Where a table of rules has no room, its rows become cards; German has the longest words."""
    page = new_page({"lang": lang}, viewport={"width": width, "height": 800}, locale=lang)
    for game in GAMES:
        rules(page, game)
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, game
