"""Whole games of Caylus in a real browser, and every game on the table in words (U5).

Those of the other games on their boards are in `test_boards.py`, which also says what every run
plays: Caylus by names alone, and by mouse for a count of touches (`test_touches.py`)."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from stavitel.games import GAMES
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, House, bots
from tests.browser.playing import (
    CAYLUS,
    by_keyboard,
    by_mouse,
    by_names,
    lay,
    let_a_bot_play,
    my_turn,
)

pytestmark = pytest.mark.slow
MOST_CHOICES = 600
ENDED = re.compile("wins|Shared victory")


def play(page: Page, choose: Callable[[Page, random.Random], None], seed: int = 1) -> int:
    """Play to the end of the game; returns how many choices it took."""
    dice = random.Random(seed)
    for choices in range(MOST_CHOICES):
        if not my_turn(page):
            return choices
        choose(page, dice)
    raise AssertionError("the game does not end")


def test_two_clicks_from_the_front_page_to_a_game(new_page: NewPage, picture: Picture) -> None:
    """U3: the front page, one click, and it is somebody's turn; a first visit has a gentler one."""
    page = new_page({"confirm": "ask"})
    page.goto("/")
    picture(page, "front-first")
    card = page.get_by_role("article", name="Caylus")
    expect(card.locator(".primary")).to_have_attribute("href", re.compile("/learn/"))
    card.get_by_role("button", name="Play against an easy bot").click()
    assert my_turn(page)
    page.goto("/")
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    other = page.get_by_role("article", name="The Red Cathedral")  # not played yet
    expect(other.locator(".primary")).to_have_attribute("href", re.compile("/learn/"))
    picture(page, "front")
    page.get_by_role("article", name="Caylus").get_by_role("button", name="Play now").click()
    expect(page.locator(".bar")).to_be_visible()
    assert my_turn(page)
    picture(page, "caylus-beginning")


@pytest.mark.long
def test_a_whole_game_by_mouse(new_page: NewPage, picture: Picture) -> None:
    """On the drawn board, every turn confirmed."""
    page = new_page({"confirm": "ask"})
    lay(page, seats=[ME, *bots("random", "greedy")])
    dice = random.Random(3)
    for _ in range(25):
        if my_turn(page):
            by_mouse(page, dice)
    picture(page, "caylus-middle")
    assert play(page, by_mouse) > 20
    expect(page.get_by_role("heading", level=2).filter(has_text=ENDED)).to_be_visible()
    picture(page, "caylus-end", whole=True)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page({"confirm": "ask"})
    lay(page)
    page.mouse.move = page.mouse.click = None  # type: ignore[assignment, method-assign]
    assert play(page, by_keyboard) > 20


def test_a_key_tells_of_all_keys(new_page: NewPage) -> None:
    page = new_page()
    lay(page)
    my_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_tab_is_never_captured(new_page: NewPage) -> None:
    """Going on with Tab one comes through the whole table and out of it again."""
    page = new_page()
    lay(page)
    my_turn(page)
    seen: set[str] = set()
    for _ in range(150):
        page.keyboard.press("Tab")
        here = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if here.startswith("<body") and seen:
            return
        seen.add(here)
    raise AssertionError(f"Tab went through {len(seen)} things and did not come out")


def test_a_whole_game_by_roles_and_names_alone(new_page: NewPage) -> None:
    page = new_page({"table": "text"})
    lay(page)
    assert play(page, by_names) > 20
    expect(page.get_by_role("heading", level=2).filter(has_text=ENDED)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_the_table_in_words(new_page: NewPage, game: str) -> None:
    """Some choices, then a bot plays to the end: games of random choices can be long."""
    page = new_page({"table": "text"})
    lay(page, game, [ME, *bots("random")])
    dice = random.Random(5)
    for _ in range(20):
        assert my_turn(page)
        by_names(page, dice)
    let_a_bot_play(page)
    ending = page.get_by_role("heading", level=2).filter(has_text=ENDED)
    expect(ending).to_be_visible(timeout=120_000)


def test_a_move_typed_as_notation(new_page: NewPage) -> None:
    """The command line of the table in words takes numbers and notation, and says which."""
    page = new_page({"table": "text"})
    lay(page)
    my_turn(page)
    line = page.get_by_label("Number or notation")
    line.fill("dance")
    line.press("Enter")
    expect(page.get_by_text("“dance” makes no sense here")).to_be_visible()
    before = page.get_by_role("region", name="Log").inner_text()
    line.fill("1")
    line.press("Enter")
    expect(page.get_by_role("region", name="Log")).not_to_have_text(before, use_inner_text=True)


def test_the_drawn_and_the_written_table_are_a_key_apart(new_page: NewPage, house: House) -> None:
    page = new_page()
    lay(page, CAYLUS)
    my_turn(page)
    expect(page.locator("button.place").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("button.place")).to_have_count(0)
    expect(page.get_by_role("article", name="Text view")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("button.place").first).to_be_visible()
