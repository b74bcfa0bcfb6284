"""Explanations come when they are asked for, and cover nothing one needs."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.choosing import in_turn
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, bots
from tests.browser.playing import CAYLUS, lay, my_turn

pytestmark = pytest.mark.slow

EXPLAINED = [
    (CAYLUS, "[data-place=hand] button.place"),
    (CAYLUS, ".road button.place"),
    ("pillars", ".own button.place"),
    ("red_cathedral", ".own button.place"),
]
# the explanation, and what of the page lies under it although it must not
COVERED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const tip = box(document.querySelector('#tip'));
  const needed = document.querySelectorAll(
    '[aria-describedby=tip], [data-keep], button:not(.place):not([aria-disabled=true]), .bar');
  return [...needed].filter((e) => !e.closest('#tip')).filter((e) => {
    const b = box(e);
    return b.width && Math.min(tip.right, b.right) - Math.max(tip.left, b.left) > 1
      && Math.min(tip.bottom, b.bottom) - Math.max(tip.top, b.top) > 1;
  }).map((e) => e.outerHTML.slice(0, 120));
}"""


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(("explained", "size"), in_turn(EXPLAINED, [(1280, 800), (1920, 1080)]))
def test_an_explanation_covers_nothing_one_needs(
    new_page: NewPage, picture: Picture, explained: tuple[str, str], size: tuple[int, int]
) -> None:
    game, things = explained
    page = new_page(viewport={"width": size[0], "height": size[1]})
    lay(page, game, [ME, *bots("random")])
    my_turn(page)
    page.mouse.move(2, 300)
    page.mouse.move(*middle(page, things), steps=4)
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.evaluate(COVERED) == []
    picture(page, f"tip-{game}-{size[0]}")


def test_an_explanation_stays_until_its_thing_moves(new_page: NewPage) -> None:
    """Focus scrolls a thing into view; the event that tells so may come when it is explained."""
    page = new_page()
    page.goto("/decks")
    more = page.get_by_role("button", name="Add Abbey")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.evaluate("() => window.dispatchEvent(new Event('scroll'))")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.wheel(0, 200)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_pointer_at_rest_asks_for_nothing(new_page: NewPage) -> None:
    """A table drawn under the pointer shows no card over the hand."""
    page = new_page()
    lay(page)
    my_turn(page)
    at = middle(page, "[data-place=hand] button.place")
    page.mouse.move(at[0] - 40, at[1])
    page.mouse.move(*at)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.reload()
    my_turn(page)
    page.wait_for_timeout(1_000)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(at[0] + 8, at[1], steps=2)
    expect(page.get_by_role("tooltip")).to_be_visible()
