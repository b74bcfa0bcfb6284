"""Going on elsewhere, and the list of one's tables on the front page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import FRIEND, ME
from tests.browser.playing import lay
from tests.browser.test_tables import invite, whose

pytestmark = pytest.mark.slow


def tidy(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Tidy up").click()


def test_the_own_seat_is_shown_as_a_code_and_opens_on_another_device(new_page: NewPage) -> None:
    host, phone = new_page(), new_page({}, viewport={"width": 360, "height": 740})
    lay(host)
    host.get_by_role("button", name="This table").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of this link")).to_be_visible()
    expect(dialog.get_by_text("works on this computer only")).to_be_visible()
    phone.goto(dialog.get_by_label("Link to this seat").first.input_value())
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_my_games_come_first_and_say_whose_turn_it_is(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    asked = whose(host, friend)
    name = "Anna" if asked is host else "Bořek"
    for page in (host, friend):
        page.goto("/")
        mine = page.get_by_role("region", name="My games")
        expect(mine).to_contain_text("Your turn" if page is asked else f"{name} to move")
        cards = page.get_by_role("button", name="Set up a game").first
        above, below = mine.bounding_box(), cards.bounding_box()
        assert above
        assert below
        assert above["y"] < below["y"]


def test_games_are_hidden_left_and_deleted(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    tidy(host)
    expect(host.get_by_role("button", name="Delete")).to_have_count(0)  # Bořek plays there too
    host.get_by_role("button", name="Hide", exact=True).click()
    expect(host.get_by_role("region", name="My games").get_by_role("link")).to_have_count(0)
    host.reload()
    host.get_by_role("button", name="Show hidden games (1)").click()
    expect(host.get_by_role("region", name="My games").get_by_role("link")).to_have_count(1)
    tidy(friend)
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(friend.get_by_role("region", name="My games")).to_have_count(0)
    lay(friend, seats=[ME, FRIEND])
    tidy(friend)
    friend.get_by_role("button", name="Delete").click()
    friend.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(friend.get_by_role("region", name="My games")).to_have_count(0)
