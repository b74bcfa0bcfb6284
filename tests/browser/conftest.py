"""Browsers for the tests: Chromium of the machine, or the one Playwright has fetched."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import House

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE = 30_000  # ms; a busy machine draws slowly, and what is there is not waited for

expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
Picture = Callable[..., None]


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def only_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process: it takes seconds until it has read all games, and
    browsers that share it know nothing of each other."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    if house.runs:
        house.stop()


@pytest.fixture
def house(only_house: House) -> House:
    """The server, up again if a test before has killed it."""
    if not only_house.runs:
        only_house.start()
    return only_house


@pytest.fixture
def new_page(browser: Browser, house: House) -> Iterator[NewPage]:
    """A browser of its own for each call: its cookies, its settings, its size.

    The test fails on any script error, any broken promise of the content policy and any request
    that leaves the house.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(settings: dict[str, Any] | None = None, **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(base_url=house.url, **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        chosen = json.dumps(
            {"lang": "en", "motion": "off", "confirm": "automatic"} | (settings or {})
        )
        context.add_init_script(
            f"localStorage.getItem('stavitel.settings') ?? "
            f"localStorage.setItem('stavitel.settings', {json.dumps(chosen)})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"script: {error}"))
        page.on("console", lambda said: _note(said.type, said.text, faults))
        page.on("request", lambda asked: _note_request(asked.url, house.url, faults))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


def _note(kind: str, text: str, faults: list[str]) -> None:
    # a server that is away, or says no, is told by the browser as an error: that is no fault
    if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
        faults.append(f"console: {text}")


def _note_request(url: str, house: str, faults: list[str]) -> None:
    if not url.startswith((house, house.replace("http", "ws", 1), "data:", "blob:")):
        faults.append(f"request: {url}")


@pytest.fixture
def picture() -> Picture:
    """Keep what the page looks like, for people to look at."""

    def take(page: Page, name: str, whole: bool = False) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=whole, animations="disabled")

    return take
