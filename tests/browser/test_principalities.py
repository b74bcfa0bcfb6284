"""Catan Duel where its table is fullest: the longest row the rules allow, on a desk and a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stavitel.match import Match
from tests.browser.boards import Seen
from tests.browser.conftest import NewPage, Picture
from tests.browser.playing import lay_from, my_turn

pytestmark = pytest.mark.slow

# all five settlements and all seven cities of the box stand in one principality, with a road at
# either end: seventeen columns
TOWNS = range(-6, 8, 2)
COLUMNS = 17
SITES = [f"{town}{row}" for town in TOWNS for row in "ab"]
EXPANSIONS = [
    "abbey", "storehouse", "marketplace", "parish_hall", "grain_mill", "harald", "inga",
    "brick_ship", "toll_bridge", "lumber_camp", "osmund", "candamir", "siglind", "austin",
    "large_trade_ship", "wool_ship", "ore_ship", "iron_foundry", "brick_factory", "weavers_shop",
    "grain_ship", "gold_ship", "lumber_ship",
]  # fmt: skip
LONGEST: dict[str, Any] = {
    "variant": "duel",
    "red": {
        "settlements": [-6, -4, -2, 4, 6],
        "cities": list(TOWNS),
        "roads": ["left", "right"],
        "sites": {site: EXPANSIONS[i :: len(SITES)] for i, site in enumerate(SITES)},
        "stocks": dict.fromkeys(["-1a", "-1b", "1a", "1b", "3a", "3b"], 3),
        "hand": ["scout", "archer", "university"],
    },
}
OWN = "section.principality:has([data-place='town:0'])"
CARDS = f"""() => [...document.querySelectorAll("{OWN} .cell > *")].flatMap((one) =>
    [...(one.matches('.sites') ? one.children : [one])]).map((one) => {{
        const box = one.getBoundingClientRect();
        return [box.left, box.right, box.top, box.bottom];
    }})"""


def sit_down(page: Page, folder: Path) -> None:
    record = folder / "longest.stav"
    Match.start("catan_duel", 2, "duel", position=LONGEST, seed=1).save(record)
    lay_from(page, record, 0, 0)
    assert my_turn(page)
    expect(page.locator(f"{OWN} .cell.middle")).to_have_count(COLUMNS)


def cards(page: Page) -> list[tuple[float, float, float, float]]:
    """Where everything in your own principality lies in the window: left, right, top, bottom."""
    found: list[tuple[float, float, float, float]] = page.evaluate(CARDS)
    return found


@pytest.mark.parametrize(
    ("size", "least"), [((1280, 800), 50), ((1920, 1080), 80)], ids=["1280", "1920"]
)
def test_the_longest_row_is_whole_and_readable(
    new_page: NewPage, picture: Picture, tmp_path: Path, size: tuple[int, int], least: int
) -> None:
    """Seven cities and what stands there: all of it in the window, no card on another."""
    width, height = size
    page = new_page(viewport={"width": width, "height": height})
    sit_down(page, tmp_path)
    seen = Seen()
    seen.look(page)
    seen.assert_enough()
    lying = cards(page)
    assert len(lying) > COLUMNS * 3
    assert min(right - left for left, right, _, _ in lying) >= least
    assert all(left >= 0 and right <= width for left, right, _, _ in lying)
    assert all(top >= 0 and bottom <= height for _, _, top, bottom in lying)
    for i, one in enumerate(lying):
        assert not [other for other in lying[i + 1 :] if overlap(one, other)]
    picture(page, f"catan-longest-{width}")


def overlap(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one[1], other[1]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[2], other[2])
    return across > 1 and down > 1


def test_on_a_phone_a_principality_opens_larger(
    new_page: NewPage, picture: Picture, tmp_path: Path
) -> None:
    """As a whole it is small; a touch makes it large, and it scrolls within its frame."""
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    sit_down(page, tmp_path)
    picture(page, "catan-longest-360", whole=True)
    frame = page.locator(OWN)
    whole = card_width(page)
    assert whole >= 24
    page.get_by_role("button", name="Show this principality larger: Red").tap()
    assert card_width(page) >= 60
    picture(page, "catan-longest-360-larger", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert frame.evaluate("(one) => one.scrollWidth > one.clientWidth")
    page.get_by_role("button", name="Show the whole principality: Red").tap()
    assert card_width(page) == whole


def card_width(page: Page) -> float:
    left, right, _, _ = cards(page)[0]
    return right - left
