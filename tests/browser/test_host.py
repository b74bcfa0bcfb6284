"""What surrounds every board: scores once, the log in sight, the window used, talk noticed."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Picture
from tests.browser.house import FRIEND, ME, bots
from tests.browser.playing import CAYLUS, RECORDS, by_names, lay, lay_from, my_turn

pytestmark = pytest.mark.slow

CARD = "[data-place=hand] button.place"


@pytest.mark.parametrize("game", [CAYLUS, "red_cathedral"])
def test_names_and_scores_stand_once_and_the_log_stays_in_sight(
    new_page: NewPage, game: str
) -> None:
    """Beside a board the players are folded; the table in words has nothing else to show them."""
    page = new_page()
    lay(page, game, [ME, *bots("random")])
    dice = random.Random(2)
    for _ in range(8):
        assert my_turn(page)
        by_names(page, dice)
    my_turn(page)
    names = page.locator(".seats li strong")
    expect(names.first).to_be_hidden()
    expect(page.get_by_role("region", name="Log").locator("li").first).to_be_in_viewport()
    page.get_by_role("group").filter(has_text="Players").locator("summary").first.click()
    expect(names.first).to_be_visible()
    page.keyboard.press("t")
    expect(names.first).to_be_visible()


def test_the_table_of_caylus_grows_with_the_window(new_page: NewPage) -> None:
    widths: list[float] = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page = new_page(viewport={"width": width, "height": height})
        lay_from(page, RECORDS / "delivery-4-seats.stav", 300, 0)
        my_turn(page)
        box = page.locator(CARD).first.bounding_box()
        assert box and box["y"] + box["height"] <= height
        widths.append(box["width"])
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert widths[1] > 1.2 * widths[0]
    assert widths[2] > 1.7 * widths[0]


def test_talk_out_of_sight_is_counted_until_it_is_seen(new_page: NewPage) -> None:
    host = new_page(viewport={"width": 1280, "height": 500})
    table = lay(host, seats=[ME, FRIEND])
    link = host.locator("input[readonly]").first.input_value()
    friend = new_page()
    friend.goto(link)
    friend.get_by_role("button", name="Take a seat").click()
    friend.wait_for_url(f"**/t/{table}")
    host.wait_for_selector("#board > *")
    friend.wait_for_selector("#board > *")
    unread = host.get_by_role("button", name="1 new message")
    friend.locator("#chat-input").fill("Good evening")
    friend.locator("#chat-input").press("Enter")
    expect(unread).to_be_visible()
    expect(friend.get_by_role("button", name="new message")).to_have_count(0)
    unread.click()
    expect(host.get_by_text("Good evening")).to_be_in_viewport()
    expect(unread).to_have_count(0)


def test_rules_open_beside_the_table_at_the_rule_a_reason_names(
    new_page: NewPage, picture: Picture
) -> None:
    page = new_page()
    table = lay(page)
    while my_turn(page) and not page.get_by_role("button", name=re.compile("Pass")).count():
        by_names(page, random.Random(1))
    page.get_by_role("link", name="Rules", exact=True).click()
    panel = page.get_by_role("complementary", name="Rules")
    field = panel.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("5.20")
    expect(panel.get_by_text("CMC-5.20").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Why can’t I…?").click()
    named = page.locator(".reasons a").first
    expect(named).to_be_visible()
    rule = str(named.get_attribute("href")).split("#")[1]
    named.click()
    picture(page, "rules-beside-the-table")
    expect(panel.locator(f"[id='{rule}']")).to_be_in_viewport()
    assert page.url.endswith(f"/t/{table}")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert my_turn(page)


def test_whoever_is_invited_reads_what_was_agreed_and_a_phone_shows_the_time(
    new_page: NewPage,
) -> None:
    host, friend = new_page(), new_page(viewport={"width": 360, "height": 740})
    lay(
        host, "catan_duel", [ME, FRIEND], variant="gold", switches={"gold_cache": "not_yields"},
        clock={"kind": "move", "time": 300, "more": 0},
    )  # fmt: skip
    for page in (host, friend):
        if page is friend:
            friend.goto(host.get_by_label("Link to this seat").first.input_value())
        for agreed in ("The Era of Gold", "5 minutes per move", "Not for what a field yields"):
            expect(page.locator("main").get_by_text(agreed)).to_be_visible()
    friend.get_by_role("button", name="Take a seat").click()
    left = friend.locator(".bar").get_by_text(re.compile(r"0[45]:\d\d"))
    expect(left).to_be_visible()
    expect(host.locator(".bar").get_by_text(re.compile(r"0[45]:\d\d"))).to_be_hidden()
