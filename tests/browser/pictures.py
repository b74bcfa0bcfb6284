"""Pictures of the page for the README: `python -m tests.browser.pictures` writes docs/pictures.

Names after it choose among them. Look at what comes before it is kept.
"""

import base64
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import chromium
from tests.browser.house import House
from tests.browser.looks import settle
from tests.browser.playing import RECORDS, by_names, lay_from, my_turn

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
ALL_RECORDS = RECORDS.parent
DESK = (1280, 800)
PHONE = (360, 740)
SHARP = 2  # pixels of a phone to each of ours
QUALITY = 0.86
"""Of 1: letters stay crisp, and a picture takes some 100 kB."""


def front(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article").nth(3)).to_be_visible()


def lesson(page: Page) -> None:
    """Where the coach asks for something, and the board shows where."""
    front(page)
    page.locator("a[href^='/learn/']").first.click()
    expect(page.locator("button.place").first).to_be_visible()
    asked, onward = page.locator("button.place.open"), page.get_by_role("button", name="Next")
    while not asked.count():
        onward.click()
        expect(asked.first.or_(onward.and_(page.locator(":enabled")))).to_be_visible()


def moment(record: str, move: int, then: int = 3) -> Callable[[Page], None]:
    """Anna's seat in a game played once, a few of her moves later: the log has something to say."""

    def play(page: Page) -> None:
        with tempfile.TemporaryDirectory() as folder:
            named = Path(folder) / "named.stav"
            text = (ALL_RECORDS / record).read_text("utf-8").splitlines()
            named.write_text("\n".join(_by_anna(line) for line in text) + "\n", "utf-8")
            lay_from(page, named, move, 0)
        dice = random.Random(3)
        for _ in range(then):
            my_turn(page)
            by_names(page, dice)
        my_turn(page)

    return play


def _by_anna(line: str) -> str:
    return f"{line.partition(':')[0]}: Anna" if line.startswith("player ") else line


PICTURES: dict[str, tuple[Callable[[Page], None], tuple[int, int], str]] = {
    "caylus": (moment("caylus_magna_carta/delivery-3-seats.stav", 120, then=2), DESK, "light"),
    "red-cathedral": (moment("red_cathedral/building-4-seats.stav", 540), DESK, "light"),
    "pillars-dark": (moment("pillars/points-3-seats.stav", 300), DESK, "dark"),
    "catan-duel": (moment("catan_duel/every-era-duel.stav", 860, then=2), DESK, "light"),
    "lesson": (lesson, DESK, "light"),
    "front": (front, DESK, "light"),
    "phone": (moment("caylus_magna_carta/delivery-3-seats.stav", 200), PHONE, "light"),
}


def take(browser: Browser, url: str, name: str) -> bytes:
    open_screen, (width, height), theme = PICTURES[name]
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, locale="en",
        color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce",
        device_scale_factor=SHARP if width < DESK[0] else 1, has_touch=width < DESK[0],
    )  # fmt: skip
    page = context.new_page()
    open_screen(page)
    page.mouse.move(1, height - 1)
    settle(page)
    drawn = page.screenshot(animations="disabled")
    small = as_webp(context.new_page(), drawn)
    context.close()
    return small


def as_webp(page: Page, drawn: bytes) -> bytes:
    """The browser itself packs a picture: nothing else is needed."""
    told: str = page.evaluate(
        """async ([drawn, quality]) => {
            const picture = new Image();
            picture.src = `data:image/png;base64,${drawn}`;
            await picture.decode();
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [picture.width, picture.height];
            canvas.getContext('2d').drawImage(picture, 0, 0);
            return canvas.toDataURL('image/webp', quality);
        }""",
        [base64.b64encode(drawn).decode(), QUALITY],
    )
    return base64.b64decode(told.split(",")[1])


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder))
        house.start()
        for name in names or PICTURES:
            (FOLDER / f"{name}.webp").write_bytes(take(browser, house.url, name))
            print(f"docs/pictures/{name}.webp")
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
