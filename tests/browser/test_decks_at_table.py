"""Decks come to a table in real browsers: chosen in the form, by a friend who joins, in the editor,
or as a file that is dropped on the front page (CD-21.15, CD-21.48)."""

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from stavitel.decks import sample_text
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import House
from tests.browser.playing import by_names
from tests.browser.test_tables import link_of_seat, whose

pytestmark = pytest.mark.slow
BOARD = "#board > *"


def form(page: Page) -> Page:
    """The form of a new table, with the rules of the tournament game."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("Set up a game.*Duel")).click()
    page.get_by_role("radio", name="Tournament Game").check()
    expect(page.get_by_role("combobox", name="Deck for Red")).to_be_visible()
    return page


def invited(new_page: NewPage, deck: str) -> tuple[Page, Page]:
    """A host with a deck, and a friend who has sat down and brought none yet."""
    host, friend = form(new_page({"name": "Anna"})), new_page()
    host.get_by_role("combobox", name="Deck for Red").select_option(label=deck)
    host.get_by_role("combobox", name="Who plays Blue").select_option("open")
    expect(host.get_by_role("combobox", name="Deck for Blue")).to_have_count(0)
    host.get_by_role("button", name="Create the game and invite").click()
    friend.goto(link_of_seat(host))
    friend.get_by_label("Your name").fill("Bořek")
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.get_by_text("Which deck do you bring? Nobody else sees it.")).to_be_visible()
    return host, friend


def bring(page: Page, deck: str) -> None:
    page.get_by_role("combobox", name="Deck", exact=True).select_option(label=deck)
    page.get_by_role("button", name="Bring this deck").click()


def test_two_browsers_play_with_two_decks_through_a_restart(
    new_page: NewPage, house: House
) -> None:
    host, friend = invited(new_page, "Gold Rush")
    expect(host.get_by_text("You bring Gold Rush. You can still change it.")).to_be_visible()
    expect(host.get_by_text("choosing a deck")).to_be_visible()
    expect(friend.get_by_text("has a deck")).to_be_visible()
    expect(friend.get_by_text("Gold Rush. You")).to_have_count(0)
    house.stop()
    house.start()
    expect(host.get_by_text("You bring Gold Rush. You can still change it.")).to_be_visible()
    bring(friend, "Torch and Arrow")
    for page in (host, friend):
        expect(page.locator(BOARD).first).to_be_visible()
    dice = random.Random(3)
    for _ in range(8):
        by_names(whose(host, friend), dice)
    house.stop()
    house.start()
    for page in (host, friend):
        expect(page.get_by_text("The server is restarting")).to_be_hidden()
    for _ in range(4):
        by_names(whose(host, friend), dice)


def test_a_bad_deck_is_refused_with_its_sentence(new_page: NewPage) -> None:
    page = form(new_page())
    names = {"name": "Thin", "author": "me", "note": "", "start": None}
    sheet = {**names, "cards": {"basic_abbey": 3}, "events": {}}
    page.evaluate(
        "sheet => localStorage.setItem('stavitel.decks', JSON.stringify([{key: '1', sheet}]))",
        sheet,
    )
    form(page)
    page.get_by_role("combobox", name="Deck for Red").select_option(label="Thin")
    page.get_by_role("button", name="Start", exact=True).click()
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("Thin: The deck has 3 cards; it must have exactly 33.")
    expect(alert).to_contain_text("3 × Abbey: your box holds only 2.")
    page.get_by_role("combobox", name="Deck for Red").select_option(label="Golden Mean")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(BOARD).first).to_be_visible()


def test_the_editor_plays_at_once_with_the_deck_that_is_open(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/decks")
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(BOARD).first).to_be_visible()
    page.goto("/decks")
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    page.get_by_role("button", name="Play with a friend").click()
    expect(page.get_by_text("You bring Golden Mean. You can still change it.")).to_be_visible()


def test_a_deck_file_dropped_on_the_front_page_is_offered(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    drop(page, sample_text("nine_heroes"))
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    page.get_by_role("link", name="Open in the editor").click()
    expect(page.get_by_role("heading", name="Nine Heroes")).to_be_visible()
    page.goto("/")
    drop(page, sample_text("nine_heroes").replace("basic_feud = 1\n", ""))
    expect(page.get_by_text("Not legal yet:")).to_be_visible()
    expect(page.get_by_role("button", name="Play against a bot")).to_have_count(0)
    drop(page, sample_text("nine_heroes"))
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(BOARD).first).to_be_visible()


def drop(page: Page, text: str) -> None:
    expect(page.get_by_text("Choose a file…")).to_be_visible()
    moved = page.evaluate_handle(
        """text => {
          const moved = new DataTransfer();
          moved.items.add(new File([text], "deck.toml", { type: "text/plain" }));
          return moved;
        }""",
        text,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": moved})


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_everything_fits_and_axe_finds_nothing(
    theme: str, new_page: NewPage, picture: Picture
) -> None:
    page = form(new_page({"theme": theme}, viewport={"width": 360, "height": 740}, has_touch=True))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert Axe().run(page).violations_count == 0
    picture(page, f"form-decks-{theme}")
    page.get_by_role("combobox", name="Who plays Blue").select_option("open")
    page.get_by_role("combobox", name="Deck for Red").select_option(label="Choose at the table")
    page.get_by_role("button", name="Create the game and invite").click()
    expect(page.get_by_text("Which deck do you bring?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert Axe().run(page).violations_count == 0
    picture(page, f"room-decks-{theme}")
