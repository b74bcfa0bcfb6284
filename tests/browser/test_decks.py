"""The deck editor in a real browser: build, check, keep, share; by keyboard and on a phone."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from stavitel.decks import read_deck, sample_text
from tests.browser.choosing import in_turn
from tests.browser.conftest import NewPage, Picture

pytestmark = pytest.mark.slow


def bench(page: Page) -> Page:
    page.goto("/decks")
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    return page


def copy(page: Page) -> Page:
    """Golden Mean as a deck of your own."""
    page.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Golden Mean")
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    return page


def test_a_deck_is_changed_and_the_check_follows(new_page: NewPage) -> None:
    page = copy(bench(new_page()))
    bridge = page.get_by_role("article", name="Toll Bridge", exact=True)
    bridge.get_by_role("button", name="Remove Toll Bridge").click()
    expect(page.get_by_text("The deck has 32 cards; it must have exactly 33.")).to_be_visible()
    expect(page.locator(".counts")).to_contain_text("Cards 32 / 33")
    harbor = page.get_by_role("article", name="Harbor", exact=True)
    harbor.get_by_role("button", name="Add Harbor").click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    expect(harbor).to_contain_text("1 of 1")
    page.reload()
    expect(page.locator(".counts")).to_contain_text("Cards 33 / 33")
    expect(page.get_by_role("article", name="Harbor", exact=True)).to_contain_text("1 of 1")


def test_what_cannot_be_added_says_why(new_page: NewPage) -> None:
    page = copy(bench(new_page()))
    abbey = page.get_by_role("article", name="Abbey", exact=True)
    more = abbey.get_by_role("button", name="Add Abbey")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("tooltip")).to_contain_text("it must have exactly 33")
    more.press("Enter")
    expect(abbey).to_contain_text("1 of 2")


def test_samples_are_read_only_until_they_are_duplicated(new_page: NewPage) -> None:
    page = bench(new_page())
    page.locator(".which select").select_option("sample:torch_and_arrow")
    expect(page.get_by_role("heading", name="Torch and Arrow")).to_be_visible()
    expect(page.get_by_text("Hedge Tavern: only one of them may stand")).to_be_visible()
    scout = page.get_by_role("article", name="Scout", exact=True)
    expect(scout.get_by_role("button", name="Remove Scout")).to_have_attribute(
        "aria-disabled", "true"
    )
    expect(page.get_by_label("Name", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)


def test_starting_cards_are_marked(new_page: NewPage) -> None:
    page = copy(bench(new_page()))
    page.get_by_role("button", name="Starting cards: 1 × Abbey").click()
    expect(page.get_by_text("You named 2 starting cards; exactly 3 are needed.")).to_be_visible()
    page.get_by_role("button", name="Starting cards: 0 × Harald").click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    expect(page.locator(".counts")).to_contain_text("Starting cards 3 / 3")


def test_cards_are_found_by_set_type_cost_symbol_requirement_and_name(new_page: NewPage) -> None:
    page = bench(new_page())
    found = page.locator(".count")
    expect(found).to_have_text("94 cards")
    page.get_by_role("combobox", name="Set", exact=True).select_option("progress")
    page.get_by_role("combobox", name="Type", exact=True).select_option("city")
    page.get_by_role("combobox", name="Requirement", exact=True).select_option("yes")
    names = page.locator("article .name")
    expect(names).to_have_text(["Building Crane", "Parliament", "University"])
    page.get_by_role("combobox", name="Symbol", exact=True).select_option("victory")
    page.get_by_role("combobox", name="Costs", exact=True).select_option("wool")
    expect(names).to_have_text(["Parliament"])
    page.get_by_role("combobox", name="Requirement", exact=True).select_option("no")
    page.get_by_label("Find a card").fill("hall")
    expect(names).to_have_text(["Town Hall"])


def test_a_deck_is_saved_as_a_file_and_opened_again(new_page: NewPage, tmp_path: Path) -> None:
    page = copy(bench(new_page()))
    page.get_by_label("Name", exact=True).fill("Mine & Yours")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Mine-Yours.toml"
    text = Path(download.value.path()).read_text("utf-8")
    verdict = read_deck(text, "saved")
    assert (verdict.faults, verdict.listed.name) == ([], "Mine & Yours")
    other = bench(new_page())
    file = tmp_path / "deck.toml"
    file.write_text(text.replace("basic_abbey = 1", "basic_abbey = 3"), "utf-8")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_label("Name", exact=True)).to_have_value("Mine & Yours")
    expect(other.get_by_role("button", name="3 × Abbey: your box holds only 2.")).to_be_visible()
    expect(other.get_by_text("This deck is legal.")).to_have_count(0)
    file = tmp_path / "rubbish.toml"
    file.write_bytes(b"\x00\x01")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("binary data")


def test_a_file_may_be_dropped_anywhere(new_page: NewPage) -> None:
    page = bench(new_page())
    moved = page.evaluate_handle(
        """text => {
          const moved = new DataTransfer();
          moved.items.add(new File([text], "deck.toml", { type: "text/plain" }));
          return moved;
        }""",
        sample_text("gold_rush"),
    )
    page.dispatch_event("main", "drop", {"dataTransfer": moved})
    expect(page.get_by_label("Name", exact=True)).to_have_value("Gold Rush")


def test_a_link_carries_a_deck_to_another_browser(new_page: NewPage) -> None:
    page = bench(new_page(permissions=["clipboard-read", "clipboard-write"]))
    page.locator(".which select").select_option("sample:nine_heroes")
    expect(page.get_by_role("heading", name="Nine Heroes")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/decks#deck=[\w-]+$", link) and len(link) < 1000
    friend = new_page()
    friend.goto(link)
    expect(friend.get_by_text("This deck came with a link.")).to_be_visible()
    expect(friend.get_by_role("heading", name="Nine Heroes")).to_be_visible()
    friend.get_by_role("button", name="Duplicate").click()
    expect(friend.get_by_label("Name", exact=True)).to_have_value("Nine Heroes")
    friend.goto("/decks#deck=rubbish")
    expect(friend.get_by_role("alert")).to_contain_text("does not contain a deck")


def test_decks_are_made_and_deleted(new_page: NewPage) -> None:
    page = bench(new_page())
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_text("The deck has 0 cards; it must have exactly 33.")).to_be_visible()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("A sample deck cannot be changed.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('stavitel.decks')") == "[]"


def test_a_deck_is_made_whole_tried_and_compared(new_page: NewPage) -> None:
    page = bench(new_page())
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_text("The deck has 0 cards; it must have exactly 33.")).to_be_visible()
    page.get_by_role("button", name="Suggest a whole deck").click()
    expect(page.get_by_text("This deck is legal.")).to_be_visible()
    expect(page.locator(".counts")).to_contain_text("Starting cards 3 / 3")
    expect(page.get_by_role("button", name="Suggest a whole deck")).to_have_count(0)
    page.get_by_text("Practice draw").click()
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.get_by_text("Stack 3:")).to_be_visible()
    page.get_by_text("Compare with another deck").click()
    page.get_by_role("combobox", name="Other deck").select_option(label="Gold Rush")
    expect(page.get_by_text("in common")).to_be_visible()
    expect(page.get_by_role("row", name="Staple House 0 2")).to_be_visible()
    assert Axe().run(page).violations_count == 0


def test_it_is_built_by_keyboard_alone(new_page: NewPage) -> None:
    page = copy(bench(new_page()))
    remove = page.locator("article").get_by_role("button", name="Remove Goldsmith", exact=True)
    remove.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".counts")).to_contain_text("Cards 32 / 33")
    page.keyboard.press("Tab")
    expect(
        page.locator("article").get_by_role("button", name="Add Goldsmith", exact=True)
    ).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".counts")).to_contain_text("Cards 33 / 33")


@pytest.mark.parametrize(("lang", "theme"), in_turn(["en", "cs", "pl", "de"], ["light", "dark"]))
def test_on_a_phone_the_two_sides_are_tabs(
    lang: str, theme: str, new_page: NewPage, picture: Picture
) -> None:
    page = new_page(
        {"lang": lang, "theme": theme}, viewport={"width": 360, "height": 740}, has_touch=True
    )
    page.goto("/decks")
    tabs = page.locator(".tabs button")
    expect(page.locator(".curve")).to_be_visible()
    expect(page.locator("article").first).to_be_hidden()
    page.locator(".buttons button").nth(1).click()
    expect(page.locator(".fields")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert Axe().run(page).violations_count == 0
    picture(page, f"decks-deck-{lang}-{theme}")
    tabs.first.click()
    expect(page.locator("article").first).to_be_visible()
    expect(page.locator(".curve")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert Axe().run(page).violations_count == 0
    picture(page, f"decks-cards-{lang}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(theme: str, new_page: NewPage, picture: Picture) -> None:
    page = copy(bench(new_page({"theme": theme})))
    page.locator("article").get_by_role("button", name="Remove Scout").click()
    expect(page.get_by_text("The deck has 32 cards")).to_be_visible()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    picture(page, f"decks-{theme}")
