"""A turn costs as few touches as at a real table (boards that ask only what must be asked)."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import ME, bots
from tests.browser.playing import CAYLUS, lay, my_turn, options
from tests.browser.touches import play_and_count

pytestmark = pytest.mark.slow

BEFORE = 2.53
"""Touches per turn in four games counted in the same way while every turn was confirmed."""
SPREAD = 1.2
"""Single games differ by their draws: four of today's needed 1.14 to 1.38, on average 1.24."""

TABLES = 12
"""A bot that plays at random draws a card in its first turn at about every third table."""


def test_a_turn_of_caylus_takes_half_the_touches_it_took(new_page: NewPage) -> None:
    page = new_page({"confirm": "needed"})
    counted = play_and_count(page, random.Random(1)) + play_and_count(page, random.Random(2))
    assert counted.turns > 40
    assert counted.per_turn <= BEFORE / 2 * SPREAD, counted


def test_a_turn_of_one_touch_counts_at_once_and_can_be_taken_back(new_page: NewPage) -> None:
    """Against bots also after they have answered, as long as their answer drew no card."""
    page = new_page({"confirm": "needed"})
    undo = page.get_by_role("button", name="Undo", exact=True)
    for _ in range(TABLES):
        lay(page, CAYLUS, [ME, *bots("random")])
        assert my_turn(page)
        page.get_by_role("button", name="Keep").first.click()
        placing = options(page).filter(has_text="Place a worker").first
        expect(placing).to_be_visible()
        drawn, placed = logged(page, "Draws").count(), logged(page, "Places a worker").count()
        placing.click()
        expect(logged(page, "Places a worker").nth(placed)).to_be_attached()
        assert my_turn(page)  # the bot has answered, or has passed before
        expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)
        if logged(page, "Draws").count() == drawn:
            expect(undo).to_be_enabled()
            return
        expect(undo).to_have_count(0)  # a drawn card has been seen
    raise AssertionError(f"the bot drew a card at each of {TABLES} tables")


def logged(page: Page, what: str) -> Locator:
    """The lines of the log that say so: what is said aloud is only the last that happened."""
    return page.get_by_role("region", name="Log").get_by_text(what)
