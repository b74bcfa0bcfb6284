"""Host and guests at their table, and everybody's rights, as the page offers them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.house import FRIEND, ME
from tests.browser.playing import lay
from tests.browser.test_tables import invite

pytestmark = pytest.mark.slow


def manage(page: Page, *buttons: str) -> None:
    """Open what one can do with the table, and press one button after the other."""
    page.get_by_role("button", name=re.compile("^This table")).click()
    for name in buttons:
        page.get_by_role("dialog").get_by_role("button", name=name).click()


def cookies(page: Page) -> list[str]:
    return [cookie["value"] for cookie in page.context.cookies()]


def about_me(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="What this server stores about me").click()
    expect(page.get_by_role("heading", name="What this server stores about me")).to_be_visible()


def test_somebody_is_sent_away_and_another_takes_the_seat_by_its_new_link(
    new_page: NewPage,
) -> None:
    host, friend = invite(new_page)
    manage(host, "Remove Bořek from the table", "Remove Bořek from the table")
    expect(host.get_by_text("plays until somebody takes the seat")).to_be_visible()
    expect(friend.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    other = new_page()
    other.goto(host.get_by_label("Link to this seat").first.input_value())
    other.get_by_label("Your name").fill("Cyril")
    other.get_by_role("button", name="Take a seat").click()
    other.get_by_role("button", name="Take my seat back").click()
    expect(other.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    expect(host.get_by_text("Cyril").first).to_be_visible()


def test_quiet_is_asked_for_and_called_off(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    manage(host, "Mute Bořek")
    expect(friend.get_by_text("has muted you")).to_be_visible()
    expect(friend.get_by_label("Say something")).to_be_disabled()
    host.get_by_role("dialog").get_by_role("button", name="Unmute Bořek").click()
    expect(friend.get_by_label("Say something")).to_be_enabled()


def test_a_game_is_ended_unfinished_only_when_one_is_sure(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    manage(host, "End the game early", "Go back")
    expect(friend.get_by_role("heading", name="ended early")).to_have_count(0)
    host.get_by_role("dialog").get_by_role("button", name="End the game early").click()
    host.get_by_role("dialog").get_by_role("button", name="End the game early").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="ended early")).to_be_visible()
        expect(page.locator(".bar")).to_contain_text("The game is over")
    expect(friend.get_by_role("link", name="Replay")).to_be_visible()


def test_a_seat_is_given_up_for_good_and_the_other_plays_on(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    manage(friend, "Give up for good: Bořek", "Give up for good: Bořek")
    expect(host.get_by_text("Gave up; Level 4: journeyman")).to_be_visible()
    expect(friend.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(host.get_by_role("button", name="Let a bot play for me")).to_be_visible()


def test_a_leaked_link_is_renewed(new_page: NewPage) -> None:
    _, friend = invite(new_page)
    manage(friend)
    link = friend.get_by_role("dialog").get_by_label("Link to this seat")
    leaked = link.input_value()
    thief = new_page()
    thief.goto(leaked)
    thief.get_by_role("button", name="Take a seat").click()
    expect(thief.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    friend.get_by_role("dialog").get_by_role("button", name="New link: Bořek").click()
    friend.get_by_role("dialog").get_by_role("button", name="New link: Bořek").click()
    expect(thief.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
    expect(link).not_to_have_value(leaked)


def test_a_table_that_waits_is_removed(new_page: NewPage) -> None:
    host = new_page()
    table = lay(host, seats=[ME, FRIEND])
    manage(host, "Delete this game", "Delete this game")
    expect(host.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    host.goto(f"/t/{table}")
    expect(host.get_by_role("heading", name="There is no such game.")).to_be_visible()


def test_what_is_kept_about_me_is_saved_and_deleted(new_page: NewPage) -> None:
    host, friend = invite(new_page)
    before = cookies(friend)
    about_me(friend)
    with friend.expect_download() as download:
        friend.get_by_role("link", name="Save all of it as a file").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [seat["name"] for table in told["tables"] for seat in table["seats"]] == ["Bořek"]
    friend.get_by_role("button", name="Delete all of it").click()
    friend.get_by_role("button", name="Go back").click()
    friend.get_by_role("button", name="Delete all of it").click()
    friend.get_by_role("button", name="Delete it for good").click()
    expect(friend.get_by_text("Everything has been deleted.")).to_be_visible()
    friend.get_by_role("button", name="Go to the front page").click()
    expect(friend.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    assert friend.evaluate("fetch('/api/tables').then((answer) => answer.json())") == []
    assert cookies(friend) != before
    expect(host.get_by_text("plays until somebody takes the seat")).to_be_visible()
    expect(host.get_by_text("Bořek")).to_have_count(0)
