"""Whoever is away is waited for, replaced or missed, as the page tells those who are there."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import FRIEND, ME
from tests.browser.playing import lay, let_a_bot_play
from tests.browser.test_tables import link_of_seat, whose

pytestmark = pytest.mark.slow

SECONDS = {"kind": "move", "time": 30, "more": 0}


def two(new_page: NewPage) -> tuple[Page, Page]:
    """Anna and Bořek at a table with a clock of seconds."""
    host, friend = new_page({"name": "Anna"}), new_page()
    lay(host, seats=[ME | {"name": "Anna"}, FRIEND], clock=SECONDS, stand_in="random")
    friend.goto(link_of_seat(host))
    friend.get_by_label("Your name").fill("Bořek")
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.locator(".bar")).to_be_visible()
    return host, friend


def test_time_runs_out_and_log_headline_and_replay_say_for_whom_a_bot_plays(
    new_page: NewPage,
) -> None:
    host, friend = two(new_page)
    gone = whose(host, friend)
    stays, name = (friend, "Anna") if gone is host else (host, "Bořek")
    table = gone.url
    gone.goto("/")
    told = f"Time ran out; a bot plays for {name}"
    log = stays.get_by_role("region", name="Log")
    expect(log.get_by_text(told)).to_be_visible(timeout=60_000)
    expect(log.get_by_role("img", name="Played by a bot").first).to_be_visible()
    asks = stays.get_by_role("group", name=f"{name} is away")
    asks.get_by_role("button", name="Wait").click()
    expect(log.get_by_text(f"The table waits for {name}")).to_be_visible()
    stays.goto(table.replace("/t/", "/replay/"))
    expect(stays.get_by_role("region", name="Log").get_by_text(told)).to_be_visible()
    gone.goto(table)
    expect(gone.locator(".bar")).not_to_contain_text("a bot plays")


def test_letting_a_bot_play_can_be_stopped_and_taking_the_seat_back_is_one_click(
    new_page: NewPage,
) -> None:
    page = new_page()
    lay(page)
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("dialog").get_by_role("button", name="Let it play").click()
    expect(page.get_by_role("dialog").get_by_text(re.compile("takes over in"))).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Stop").click()
    page.wait_for_timeout(6_000)
    expect(page.get_by_text("A bot is playing for you")).to_have_count(0)
    other = new_page()
    lay(other, seats=[ME, FRIEND])
    friend = new_page()
    friend.goto(link_of_seat(other))
    friend.get_by_role("button", name="Take a seat").click()
    expect(other.locator(".bar")).to_be_visible()
    let_a_bot_play(other)
    expect(other.get_by_text("A bot is playing for you")).to_be_visible()
    back = other.get_by_role("button", name="Take my seat back")
    expect(back).to_be_in_viewport(ratio=1)  # though the bot was asked for below the log
    back.click()
    expect(other.get_by_text("A bot is playing for you")).to_have_count(0)
