"""Playing in a browser as people do: by mouse, by keyboard, or by roles and names only."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.house import ME, bots, table

CAYLUS = "caylus_magna_carta"
A_WHILE = 5_500  # ms in which one can still stop the bot, and a little more
RECORDS = Path(__file__).parents[1] / "records" / CAYLUS
_dropped_in: dict[tuple[str, Path], str] = {}

# while a move is on its way its options stay, but cannot be chosen
OPTION = "#options ~ ol button:not([aria-disabled=true])"
# the table is drawn, and over or something can be chosen or confirmed; or it is to be taken over
READY = f"""() => document.querySelector('#curtain') || document.querySelector('#board > *')
    && document.querySelector('h2#ending, {OPTION}, .bar .primary:enabled')"""


def lay(
    page: Page, game: str = CAYLUS, seats: list[dict[str, str]] | None = None, **more: Any
) -> str:
    """Set up a table for the browser of a page, and go there."""
    asked = table(game, seats or [ME, *bots("random")], **more)
    laid = post(page, "/api/tables", json.dumps(asked))
    page.goto(f"/t/{laid}")
    return laid


def lay_from(page: Page, record: Path, move: int, seat: int) -> str:
    """Take a seat in the middle of a game that was played once, against bots, and go there."""
    asked = {"move": move, "seat": seat, "bot": "random"}
    laid = post(page, f"/api/tables/{dropped_in(page, record)}/branch", json.dumps(asked))
    page.goto(f"/t/{laid}")
    return laid


def dropped_in(page: Page, record: Path) -> str:
    """The table of a record. A house gets it once."""
    enter(page)
    here = (page.evaluate("location.origin"), record)
    if here not in _dropped_in:
        _dropped_in[here] = post(page, "/api/records", record.read_text("utf-8"), "text/plain")
    return _dropped_in[here]


def post(page: Page, path: str, body: str, kind: str = "application/json") -> str:
    """The page's own request, with the browser's origin and cookie; returns the table it made."""
    enter(page)
    laid = page.evaluate(
        """async ([path, body, kind]) => (await fetch(path, {method: 'POST',
            headers: {'content-type': kind}, body})).json()""",
        [path, body, kind],
    )
    assert "table" in laid, laid
    return str(laid["table"])


def enter(page: Page) -> None:
    """Come to the house, if not there yet."""
    if page.url == "about:blank":
        page.goto("/")


def my_turn(page: Page) -> bool:
    """Wait until this browser is asked or the game is over; tells which."""
    page.wait_for_function(READY)
    return page.locator("h2#ending").count() == 0


def options(page: Page) -> Locator:
    """What can be chosen now."""
    return page.locator(OPTION)


def press(there: Locator) -> None:
    """Click, unless the table has moved on meanwhile: then there is something else to do."""
    with suppress(TimeoutError):
        there.click(timeout=3_000)


def any_of(there: Locator, dice: random.Random) -> None:
    count = there.count()
    if count:
        press(there.nth(dice.randrange(count)))


def asked_back(page: Page) -> Locator:
    """The table asks whether a move that is probably a slip is meant: this says yes."""
    return page.locator("dialog[open] .buttons .meant")


def mean_it(page: Page) -> None:
    """After a choice: if it is asked back, it was no slip."""
    if asked_back(page).count():
        asked_back(page).click()
        expect(asked_back(page)).to_have_count(0)


def by_mouse(page: Page, dice: random.Random) -> None:
    """Click something that glows on the board; else an option in the list."""
    confirm = page.get_by_role("button", name="Confirm", exact=True, disabled=False)
    if confirm.count():
        press(confirm)
        return
    glowing = page.locator(".board button.place.open")
    if glowing.count() and dice.random() < 0.8:
        any_of(glowing, dice)
        any_of(page.locator("dialog[open] li button, dialog[open] ol button"), dice)
    else:
        any_of(options(page), dice)
    mean_it(page)


def on_the_board(page: Page, dice: random.Random) -> None:
    """Touch pieces and what they light up, never the list of options."""
    confirm = page.get_by_role("button", name="Confirm", exact=True, disabled=False)
    if confirm.count():
        press(confirm)
        return
    any_of(page.locator("#board button.place.open"), dice)
    mean_it(page)


def by_touch(page: Page, dice: random.Random) -> None:
    """The same with a finger."""
    lit = page.locator("#board button.place.open")
    if asked_back(page).count():
        asked_back(page).tap()
    elif lit.count():
        with suppress(TimeoutError):
            lit.nth(dice.randrange(lit.count())).tap(timeout=3_000)


def by_keyboard(page: Page, dice: random.Random) -> None:
    """Type the number of an option; Enter ends the turn."""
    if asked_back(page).count():
        while not page.evaluate("document.activeElement.matches('.meant')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return
    if page.get_by_role("button", name="Confirm", exact=True, disabled=False).count():
        page.keyboard.press("Enter")
        return
    count = options(page).count()
    if not count:
        return
    for digit in str(1 + dice.randrange(count)):
        page.keyboard.press(digit)
    if count > 9:
        page.keyboard.press("Enter")


def by_names(page: Page, dice: random.Random) -> None:
    """What a screen reader has: a list of buttons with names."""
    listed = page.get_by_role("group").filter(has=page.locator("#options"))
    offered = listed.get_by_role("listitem").get_by_role("button", disabled=False)
    assert all(name.strip() for name in offered.all_inner_texts())
    any_of(offered, dice)
    mean_it(page)


def let_a_bot_play(page: Page) -> None:
    """Hand one's own seat to a bot: asked for, confirmed, and five seconds, which pass at once."""
    page.clock.install()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("dialog").get_by_role("button", name="Let it play").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    page.clock.run_for(A_WHILE)
    expect(page.get_by_role("dialog")).to_be_hidden()
