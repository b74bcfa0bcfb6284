"""A phone in one hand: the bar at the thumb, and a table that keeps its place, held either way."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from stavitel.games import GAMES
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, bots
from tests.browser.looks import settle
from tests.browser.playing import lay, mean_it, my_turn, on_the_board

pytestmark = pytest.mark.slow

UPRIGHT = {"width": 360, "height": 740}
ACROSS = {"width": 740, "height": 360}
BAR = "Your goods and what you can do"


def place(there: Locator) -> tuple[float, float]:
    """Where something begins in the window, and how wide it is."""
    box = there.bounding_box()
    assert box
    return box["y"], box["width"]


def choices(page: Page) -> Locator:
    return page.get_by_role("button", name="Options (")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_keeps_its_place_while_options_open_and_goods_change(
    new_page: NewPage, picture: Picture, game: str
) -> None:
    """Ten choices from the list at the thumb: the board stays where it was, to the pixel."""
    page = new_page({"confirm": "ask", "motion": "off"}, viewport=UPRIGHT)
    lay(page, game, [ME, *bots("random")])
    assert my_turn(page)
    settle(page)  # letters that come late move what is below them
    board, bar = page.locator("#board"), page.get_by_role("region", name=BAR)
    stands = place(board)
    dice = random.Random(5)
    for turn in range(10):
        my_turn(page)
        assert place(board) == stands
        confirm = bar.get_by_role("button", name="Confirm", exact=True)
        if confirm.is_enabled():
            confirm.click()
            continue
        choices(page).click()
        listed = page.locator(".options.sheet ol button")
        expect(listed.first).to_be_visible()
        assert place(board) == stands
        if turn == 1:
            picture(page, f"phone-options-{game}")
        listed.nth(dice.randrange(listed.count())).click()
        mean_it(page)
        expect(page.locator(".options.sheet")).to_have_count(0)
        expect(bar).to_be_in_viewport(ratio=1)
    assert place(board) == stands


@pytest.mark.parametrize("game", GAMES)
def test_goods_options_undo_and_confirm_are_within_reach_of_the_thumb(
    new_page: NewPage, game: str
) -> None:
    page = new_page({"confirm": "ask", "motion": "off"}, viewport=UPRIGHT)
    lay(page, game, [ME, *bots("random")])
    assert my_turn(page)
    settle(page)
    bar = page.get_by_role("region", name=BAR)
    for name in ("Undo", "Confirm"):
        top, _ = place(bar.get_by_role("button", name=name, exact=True))
        assert top > UPRIGHT["height"] * 2 / 3
    assert place(choices(page))[0] > UPRIGHT["height"] * 2 / 3
    counts: Any = bar.get_by_role("list", name="Your goods").locator("li strong").all_inner_texts()
    assert len(counts) >= 4 and all(count.isdecimal() for count in counts)
    assert page.evaluate("document.documentElement.scrollWidth") <= UPRIGHT["width"]


def test_on_a_phone_the_offer_and_the_own_row_come_before_the_map(new_page: NewPage) -> None:
    """In phase I of Pillars one chooses among cards, by what one has."""
    page = new_page(viewport=UPRIGHT)
    lay(page, "pillars", [ME, *bots("random")])
    assert my_turn(page)
    settle(page)
    tops = [place(page.locator(f"#board {part}"))[0] for part in ("section.offer", ".own", ".map")]
    assert tops == sorted(tops)


@pytest.mark.parametrize("game", GAMES)
def test_held_across_a_phone_shows_a_board(new_page: NewPage, picture: Picture, game: str) -> None:
    """Half of the window at least is table, between the question above and the bar below."""
    page = new_page({"confirm": "ask", "motion": "off"}, viewport=ACROSS)
    lay(page, game, [ME, *bots("random")])
    assert my_turn(page)
    settle(page)
    page.evaluate("document.querySelector('#board').scrollIntoView()")
    page.mouse.wheel(0, 1)
    picture(page, f"phone-across-{game}")
    seen = page.evaluate(
        """() => {
            const bottom = (s) => document.querySelector(s).getBoundingClientRect();
            const top = Math.max(bottom('#board').top, bottom('.prompt').bottom);
            return bottom('section.thumb').top - top;
        }"""
    )
    assert seen >= ACROSS["height"] / 2
    assert page.evaluate("document.documentElement.scrollWidth") <= ACROSS["width"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_leaves_more_than_half_of_a_phone_to_the_table(
    new_page: NewPage, lang: str
) -> None:
    page = new_page({"lang": lang}, viewport=UPRIGHT)
    for lesson in ("caylus_magna_carta/road", "red_cathedral/market", "pillars/offer"):
        game = lesson.split("/")[0]
        page.goto("/")
        address = page.evaluate(
            """async (game) => {
                const games = await (await fetch('/api/games?lang=en')).json();
                return games.find((one) => one.id === game).lessons[0].id;
            }""",
            game,
        )
        page.goto(f"/learn/{game}/{address}")
        coach = page.locator("section.saying")
        expect(coach).to_be_visible()
        settle(page)
        for _ in range(3):
            box = coach.bounding_box()
            assert box and box["height"] < UPRIGHT["height"] / 2
            page.locator(".ways button").last.click()


def test_no_word_is_broken_inside(new_page: NewPage) -> None:
    """A line ends at a space, never in the middle of a word; the mark of the promised draws is no
    word, and longer than a line."""
    page = new_page({"lang": "cs", "motion": "off"}, viewport=UPRIGHT)
    lay(page, "caylus_magna_carta", [ME, *bots("random", "random", "random")])
    assert my_turn(page)
    for _ in range(3):
        on_the_board(page, random.Random(1))
        my_turn(page)
    settle(page)
    broken = page.evaluate(
        """() => {
            const found = [];
            const walk = document.createTreeWalker(document.querySelector('main'), 4);
            const range = document.createRange();
            for (let node = walk.nextNode(); node; node = walk.nextNode()) {
                if (node.parentElement.closest('code')) continue;
                for (const word of node.data.matchAll(/[\\p{L}]{4,}/gu)) {
                    range.setStart(node, word.index);
                    range.setEnd(node, word.index + word[0].length);
                    const tops = [...range.getClientRects()].map((r) => Math.round(r.top));
                    if (new Set(tops).size > 1) found.push(word[0]);
                }
            }
            return found;
        }"""
    )
    assert broken == []
