"""Every screen in every light, size and language: nothing clipped, axe content."""

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, ViewportSize, expect

from tests.browser.conftest import NewPage, Picture
from tests.browser.house import FRIEND, ME, bots
from tests.browser.looks import bad_ends, clipped, settle, small
from tests.browser.playing import CAYLUS, RECORDS, by_names, dropped_in, lay, lay_from, my_turn

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 360, "height": 740}
PLAYED = RECORDS / "delivery-4-seats.stav"
MIDDLE = 300  # moves
SHORT = RECORDS / "beginner-removal-2-seats.stav"
MIDDLE_OF_SHORT = 80
FIRST_PAGE_BYTES = 250_000
FIRST_PAGE_REQUESTS = 12
LANGUAGES = ("en", "cs", "pl", "de")


def front(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()


def form(page: Page) -> None:
    front(page)
    page.get_by_role("article").first.get_by_role("button").nth(1).click()
    expect(page.get_by_role("dialog").or_(page.locator("form")).first).to_be_visible()


def room(page: Page) -> None:
    lay(page, seats=[ME, FRIEND, FRIEND])
    expect(page.locator("input[readonly]").first).to_be_visible()


def board(page: Page) -> None:
    """A table for four with much on it: the middle of a game."""
    lay_from(page, PLAYED, move=MIDDLE, seat=0)
    my_turn(page)


def words(page: Page) -> None:
    board(page)
    page.keyboard.press("t")
    expect(page.get_by_role("article").first).to_be_visible()


def other_game(page: Page) -> None:
    lay(page, "red_cathedral", [ME, *bots("random")])
    my_turn(page)


def map_of_kingsbridge(page: Page) -> None:
    lay(page, "pillars", [ME, *bots("random")])
    my_turn(page)


def principalities(page: Page) -> None:
    """The middle of a Duel of the Princes: much is built, and much is known of the stacks."""
    lay_from(page, RECORDS.parent / "catan_duel" / "every-era-duel.stav", move=905, seat=0)
    my_turn(page)


def rules(page: Page) -> None:
    page.goto(f"/rules/{CAYLUS}#CMC-5.20")
    expect(page.get_by_text("CMC-5.20").first).to_be_visible()


def replay(page: Page) -> None:
    page.goto(f"/replay/{dropped_in(page, SHORT)}?move={MIDDLE_OF_SHORT}")
    expect(page.locator("p.place")).to_contain_text(str(MIDDLE_OF_SHORT))
    expect(page.locator("button.place, main article").first).to_be_visible()


def lesson(page: Page) -> None:
    front(page)
    page.locator("a[href^='/learn/']").first.click()
    page.wait_for_url("**/learn/**")
    expect(page.locator("button.place, main article").first).to_be_visible()


def kept(page: Page) -> None:
    """What is kept about me, and whether to delete it."""
    front(page)
    page.locator("header button").click()
    page.get_by_role("dialog").locator("button:not(.plain)").last.click()
    page.locator("dialog[open] a[download]").wait_for()
    page.locator("dialog[open] a[download] + button").click()


def powers(page: Page) -> None:
    """What a host can do with the table."""
    room(page)
    page.locator("section.room > p > button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def decks(page: Page) -> None:
    page.goto("/decks")
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator("main").get_by_role("button").nth(20)).to_be_visible()


SCREENS: dict[str, Callable[[Page], None]] = {
    "front": front, "form": form, "room": room, "board": board, "words": words,
    "other-game": other_game, "kingsbridge": map_of_kingsbridge,
    "principalities": principalities, "rules": rules, "replay": replay, "lesson": lesson,
    "kept": kept, "powers": powers, "decks": decks,
}  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(name: str, theme: str, new_page: NewPage, picture: Picture) -> None:
    """U6: no violation on any screen, light and dark."""
    page = new_page({"theme": theme}, reduced_motion="reduce", color_scheme=theme)
    SCREENS[name](page)
    picture(page, f"{name}-{theme}")
    settle(page)  # colours that change slowly are measured too early otherwise
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_everything_fits_and_lines_end_well(
    lang: str, new_page: NewPage, picture: Picture
) -> None:
    """U7 at 360 px: no sideways scroll, no text cut off by its box, targets big enough to touch,
    no line that ends in a short word or a bare number."""
    page = new_page(
        {"lang": lang}, viewport=PHONE, has_touch=True, reduced_motion="reduce", locale=lang
    )
    for name, open_screen in SCREENS.items():
        open_screen(page)
        settle(page)
        picture(page, f"phone-{name}-{lang}", whole=True)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], f"{name}: {wide} px wide"
        assert not clipped(page), f"{name}: {clipped(page)}"
        assert not small(page), f"{name}: {small(page)}"
        assert bad_ends(page, lang) == [], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_speaks_the_language_of_its_viewer(lang: str, new_page: NewPage) -> None:
    """Two languages at one table, and a change of language in the middle of a game."""
    page = new_page({"lang": lang})
    lay(page)
    my_turn(page)
    assert page.locator("html").get_attribute("lang") == lang
    other = LANGUAGES[(LANGUAGES.index(lang) + 1) % 4]
    before = page.locator("#options ~ ol").inner_text()
    log = page.locator("div.lines").inner_text()
    by_names(page, random.Random(1))
    my_turn(page)
    page.evaluate(
        """(lang) => localStorage.setItem('stavitel.settings', JSON.stringify({
            ...JSON.parse(localStorage.getItem('stavitel.settings')), lang}))""",
        other,
    )
    page.reload()
    my_turn(page)
    assert page.locator("html").get_attribute("lang") == other
    assert page.locator("#options ~ ol").inner_text() != before
    assert log not in page.locator("div.lines").inner_text()


def test_the_first_page_is_light(new_page: NewPage) -> None:
    """U1: at most 250 kB travel before one can play, and nothing from elsewhere."""
    page = new_page()
    came: list[Request] = []
    page.on("requestfinished", lambda asked: came.append(asked))  # noqa: PLW0108 (no builtins)
    lay(page)
    my_turn(page)
    settle(page)  # letters too have come
    sizes = [asked.sizes()["responseBodySize"] for asked in came]
    assert len(sizes) > 3
    assert sum(sizes) <= FIRST_PAGE_BYTES, sizes


def test_the_front_page_needs_few_requests(new_page: NewPage) -> None:
    """U1: a phone waits for requests more than for bytes; `make bench-page` tells how long."""
    page = new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1)  # what is fetched ahead, a second later, does not count
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    front(page)
    assert 3 < len(asked) <= FIRST_PAGE_REQUESTS, asked
