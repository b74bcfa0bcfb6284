"""How soon one can play: `python -m tests.browser.speed` (or `make bench-page`).

A new browser opens the front page and clicks on play as soon as it can be clicked; then the
table shows its first options and its board. What is measured is when each was painted. A phone is
a window of its size, a network of 10 Mbit/s and 40 ms, and a processor four times slower than this
one. Times depend on the machine and what else it does, requests and bytes do not.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import click
from playwright.sync_api import Browser, Page, ViewportSize

from stavitel.games import GAMES
from tests.browser.conftest import chromium
from tests.browser.house import House

NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 6e5}
SLOWER = 4
WINDOW: ViewportSize = {"width": 360, "height": 740}
PLAY_NOW = "article:has(a[href*='{game}']) .buttons button"
OPTIONS = "#options ~ ol button"
BOARD = "#board > *"

CLICKED = "(selector) => (document.querySelector(selector).click(), performance.now())"
PAINTED = """(selector) => new Promise((done) => {
    const look = () => requestAnimationFrame(() => {
        if (!document.querySelector(selector)) look();
        else setTimeout(() => done(performance.now()));  // after the frame it came with
    });
    look();
})"""
FETCHED = """(until) => [...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource')].filter((one) => one.startTime <= until)
    .map((one) => one.transferSize)"""
ARRIVED = 2000  # ms after which all that was asked for is there


@dataclass(frozen=True)
class Visit:
    """What one new browser saw, in milliseconds."""

    front: float
    options: float
    board: float


@contextmanager
def opened(browser: Browser, phone: bool) -> Iterator[Page]:
    context = browser.new_context(viewport=WINDOW, locale="en")
    page = context.new_page()
    if phone:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield page
    context.close()


def visit(browser: Browser, address: str, phone: bool, game: str) -> Visit:
    play_now = PLAY_NOW.format(game=game)
    with opened(browser, phone) as page:
        page.goto(address, wait_until="commit")
        front = page.evaluate(PAINTED, play_now)
        clicked = page.evaluate(CLICKED, play_now)
        options, board = (page.evaluate(PAINTED, part) - clicked for part in (OPTIONS, BOARD))
        return Visit(front, options, board)


def fetched(browser: Browser, address: str, game: str) -> list[int]:
    """The bytes of each answer that was asked for until the front page was there."""
    with opened(browser, phone=False) as page:
        page.goto(address, wait_until="commit")
        front = page.evaluate(PAINTED, PLAY_NOW.format(game=game))
        page.wait_for_timeout(ARRIVED)
        sizes: list[int] = page.evaluate(FETCHED, front)
        return sizes


@click.command()
@click.option("--times", default=9, show_default=True, type=click.IntRange(1))
@click.option("--game", default=GAMES[0], show_default=True, type=click.Choice(GAMES))
def main(times: int, game: str) -> None:
    """Measure how soon the front page and a table are ready, on a phone and on this machine."""
    with tempfile.TemporaryDirectory(prefix="stavitel-page-") as folder, chromium() as browser:
        house = House(Path(folder))
        house.start()
        try:
            sizes = fetched(browser, house.url, game)
            visit(browser, house.url, phone=False, game=game)  # the server reads each file once
            seen = [
                (
                    visit(browser, house.url, phone=True, game=game),
                    visit(browser, house.url, phone=False, game=game),
                )
                for _ in range(times)
            ]
        finally:
            house.stop()
    click.echo(f"the front page: {len(sizes)} requests, {sum(sizes) / 1000:.0f} kB compressed")
    click.echo(f"{f'median and worst of {times}, in ms':36}{'phone':>13}  {'here':>13}")
    told("front page until Play now is there", [(a.front, b.front) for a, b in seen])
    told("click until the first options", [(a.options, b.options) for a, b in seen])
    told("click until the board", [(a.board, b.board) for a, b in seen])


def told(what: str, times: list[tuple[float, float]]) -> None:
    columns = (f"{median(ms):6.0f} {max(ms):6.0f}" for ms in zip(*times, strict=True))
    click.echo(f"{what:36}" + "  ".join(columns))


if __name__ == "__main__":
    main()
