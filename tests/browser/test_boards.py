"""Drawn tables from the first choice to the last: by mouse, by keyboard, by touch, and measured.

Every run plays each game in one way, and in each way one game; the long form plays the rest."""

import random
import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import Seen
from tests.browser.choosing import usually
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, bots
from tests.browser.playing import by_keyboard, by_touch, lay, my_turn, on_the_board

pytestmark = pytest.mark.slow
ENDED = re.compile(r"\S wins|Shared victory: \S")
MOST_TOUCHES = 900
SAMPLE = 300
"""Decisions of the long measurement."""
BOARD_BYTES = 60_000
WINDOWS = ((1280, 800, "de"), (1920, 1080, "pl"), (2560, 1440, "cs"))
EM = "() => parseFloat(document.querySelector('#board .scene').style.fontSize)"
# what every table has; the rest of what comes is the board with its kit
SHARED = re.compile(r"/assets/(house|table|TablePage|en|cs|pl|de|show)[-.]|woff2")
BOARD_FILES = """() => performance.getEntriesByType('resource')
    .filter((one) => one.name.includes('/assets/')).map((one) => [one.name, one.encodedBodySize])"""
# against these a game is over after sixty to a hundred choices, however one plays
OPPONENTS = {"red_cathedral": ["greedy"] * 3, "pillars": ["random"], "catan_duel": ["greedy"]}
OTHERS: dict[str, list[str]] = {
    "red_cathedral": [],
    "pillars": ["random"] * 2,
    "catan_duel": ["greedy"],
}
GAMES = list(OPPONENTS)
ERAS = ["duel", "turmoil", "progress", "gold", "intro"]
"""Ways to play Catan Duel, those with the fullest tables first."""


def sit_down(page: Page, game: str, opponents: dict[str, list[str]] = OPPONENTS) -> None:
    lay(page, game, [ME, *bots(*opponents[game])])


def play(
    page: Page, choose: Callable[[Page, random.Random], None], look: Callable[[Page], None]
) -> None:
    """From the first choice to the end; every new question is looked at."""
    dice = random.Random(2)
    asked = ""
    for _ in range(MOST_TOUCHES):
        if not my_turn(page):
            break
        question = page.locator(".bar").inner_text()
        if question != asked:
            look(page)
        asked = question
        choose(page, dice)
    expect(page.get_by_role("heading", level=2).filter(has_text=ENDED)).to_be_visible()


@pytest.mark.parametrize("game", usually(["catan_duel"], GAMES))
def test_a_whole_game_by_mouse_without_the_list(
    game: str, new_page: NewPage, picture: Picture
) -> None:
    """Every choice at a piece, and what it needs is in a window of 1280 x 800."""
    page = new_page()
    sit_down(page, game)
    seen = Seen()
    play(page, on_the_board, seen.look)
    picture(page, f"{game}-whole-mouse", whole=True)
    assert seen.decisions > 30
    seen.assert_enough()
    if game == "red_cathedral":
        keep_a_picture(page)


@pytest.mark.parametrize("game", usually(["red_cathedral"], GAMES))
def test_a_whole_game_by_keyboard_alone(game: str, new_page: NewPage) -> None:
    """Digits for options, and every turn confirmed."""
    page = new_page({"confirm": "ask"})
    sit_down(page, game, OTHERS)
    page.mouse.move = page.mouse.click = None  # type: ignore[assignment, method-assign]
    seen = Seen()
    play(page, by_keyboard, seen.look)
    seen.assert_enough()
    if game == "red_cathedral":
        keep_a_picture(page)


@pytest.mark.parametrize("game", usually(["pillars"], GAMES))
def test_a_whole_game_by_touch_on_a_phone(game: str, new_page: NewPage, picture: Picture) -> None:
    """At 360 px nothing goes sideways, and pieces are touched where they are."""
    page = new_page({"theme": "dark"}, viewport={"width": 360, "height": 740}, has_touch=True)
    sit_down(page, game, OTHERS)
    wide: set[int] = set()
    play(page, by_touch, lambda page: wide.add(page.evaluate("document.body.scrollWidth")))
    picture(page, f"{game}-whole-phone", whole=True)
    assert max(wide) <= 360
    if game == "red_cathedral":
        keep_a_picture(page)


def keep_a_picture(page: Page) -> None:
    """What was built can be kept."""
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save a picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_three_hundred_decisions_need_no_scrolling(game: str, new_page: NewPage) -> None:
    """At 1280 x 800 the question, the player's goods and all that is lit are in the window."""
    page = new_page()
    seen = Seen()
    for round in count():
        if game == "catan_duel":
            lay(page, game, [ME, *bots("greedy")], variant=ERAS[round % len(ERAS)])
        else:
            lay(page, game, [ME, *bots(*["greedy"] * ((round + 1) % 3 + 1))])
        play(page, on_the_board, seen.look)
        if seen.decisions >= SAMPLE:
            break
    print(f"{game}: {seen.decisions - len(seen.outside)} of {seen.decisions} in the window")
    seen.assert_enough()


@pytest.mark.parametrize("game", GAMES)
def test_pieces_grow_with_the_window_and_fit_it_in_every_language(
    game: str, new_page: NewPage, picture: Picture
) -> None:
    sizes: list[float] = []
    for width, height, lang in WINDOWS:
        page = new_page({"lang": lang}, viewport={"width": width, "height": height})
        sit_down(page, game)
        my_turn(page)
        seen = Seen()
        seen.look(page)
        assert not seen.outside, (width, lang, seen.outside)
        sizes.append(page.evaluate(EM))
        picture(page, f"{game}-start-{width}")
    assert sizes[1] > 1.2 * sizes[0]
    assert sizes[2] > 1.2 * sizes[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_board_is_small(game: str, new_page: NewPage) -> None:
    """Compressed, with the parts of the kit it uses."""
    page = new_page()
    sit_down(page, game)
    my_turn(page)
    files: list[tuple[str, int]] = page.evaluate(BOARD_FILES)
    board = {name: size for name, size in files if not SHARED.search(name)}
    assert any("Board" in name for name in board), files
    assert 5_000 < sum(board.values()) <= BOARD_BYTES, board
