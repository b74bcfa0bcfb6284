"""Analysis, hints and puzzles in a real browser: what a table can teach."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from stavitel.analysis.puzzle_sets import posed, puzzle_lines
from stavitel.games import GAMES
from stavitel.texts import Texts
from tests.analysis.games import GIVEN_AWAY, ended_with
from tests.browser.choosing import in_turn, usually
from tests.browser.conftest import NewPage, Picture
from tests.browser.house import ME, bots
from tests.browser.looks import clipped, settle, small
from tests.browser.playing import CAYLUS, dropped_in, lay, my_turn
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.slow

WIDE = {"width": 1280, "height": 800}
WORKED_OUT = 120_000  # ms: judging a game takes a while in plain Python
LIGHTS = [("light", PHONE), ("dark", PHONE), ("light", WIDE), ("dark", WIDE)]
SOME_LIGHTS = usually([("light", PHONE), ("dark", WIDE)], LIGHTS)
LONGEST_WORDS_FIRST = ["de", "pl", "cs", "en"]


def is_fit(page: Page) -> None:
    """Nothing for axe to find, nothing cut off, nothing sideways, nothing too small to touch."""
    settle(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert not clipped(page)
    assert not small(page)


def opened(page: Page, tmp_path: Path) -> Locator:
    """The analysis of a game that its last choice gave away."""
    record = tmp_path / "given-away.stav"
    record.write_text(ended_with(GIVEN_AWAY).to_text(), "utf-8")
    page.goto(f"/replay/{dropped_in(page, record)}?move=0")
    expect(page.locator("p.place")).to_contain_text("Move 0 of")
    return page.get_by_role("region", name="Analysis", exact=True)


def test_an_analysis_shows_where_a_game_turned(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    panel = opened(page, tmp_path)
    panel.get_by_role("button", name="Analyse the game").click()
    error = panel.get_by_role("listitem").get_by_role("button").filter(has_text="??")
    expect(error.first).to_be_visible(timeout=WORKED_OUT)
    expect(error.first).to_contain_text("Better:")
    error.first.click()
    expect(page.locator("p.place")).to_contain_text("Move 2 of")
    expect(error.first).to_have_attribute("aria-current", "step")
    for part in ("Luck", "Own play", "Others’ play", "Result"):
        expect(panel.locator("dt").filter(has_text=part).first).to_be_visible()
    bars = panel.locator("dd rect")
    assert bars.count() == 8  # two seats, four bars each
    told = [int(n.replace("−", "-")) for n in panel.locator("dd .numbers").all_inner_texts()]
    for luck, own, others, result in (told[:4], told[4:]):
        assert abs(luck + own + others - result) <= 2  # each is rounded


def test_a_click_on_the_graph_goes_to_that_moment(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    panel = opened(page, tmp_path)
    panel.get_by_role("button", name="Analyse the game").click()
    graph = panel.get_by_role("button", name="Winning chances over the game")
    expect(graph).to_be_visible(timeout=WORKED_OUT)
    expect(graph.locator("polyline")).to_have_count(4)  # two seats, each with an edge
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 2, "y": 5})
    place = page.locator("p.place")
    expect(place).to_contain_text(re.compile(r"Move\s(\d+)\sof\s\1\b"))
    graph.click(position={"x": 2, "y": 5})
    expect(place).to_contain_text("Move 0 of")


def test_a_bot_is_asked_at_any_moment(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    panel = opened(page, tmp_path)
    page.keyboard.press("End")
    expect(page.locator("p.place")).to_contain_text("Move 4 of 4")
    panel.get_by_role("button", name="Ask at this move").click()
    nobody = panel.get_by_text("Nobody has a choice here.")
    expect(nobody).to_be_visible(timeout=WORKED_OUT)
    page.goto(re.sub(r"move=\d+", "move=2", page.url))
    expect(page.locator("p.place")).to_contain_text("Move 2 of 4")
    panel.get_by_role("button", name="Ask at this move").click()
    best = panel.locator("ol").last.get_by_role("listitem").first
    expect(best).to_contain_text("Winning chance 100 %", timeout=WORKED_OUT)
    expect(best).to_be_in_viewport(ratio=1)  # at the end of a long page


@pytest.mark.parametrize(("theme", "size"), SOME_LIGHTS)
def test_an_analysis_fits_every_screen(
    theme: str, size: dict[str, int], new_page: NewPage, picture: Picture, tmp_path: Path
) -> None:
    page = new_page({"theme": theme}, viewport=size, reduced_motion="reduce", color_scheme=theme)
    panel = opened(page, tmp_path)
    panel.get_by_role("button", name="Analyse the game").click()
    expect(panel.get_by_role("heading", name="Turning points")).to_be_visible(timeout=WORKED_OUT)
    expect(panel.get_by_text("??").first).to_be_visible(timeout=WORKED_OUT)
    panel.get_by_role("button", name="Ask at this move").click()
    expect(panel.get_by_text("Winning chance").first).to_be_visible(timeout=WORKED_OUT)
    expect(panel.get_by_text("It is thinking")).to_have_count(0, timeout=WORKED_OUT)
    picture(page, f"analysis-{theme}-{size['width']}", whole=True)
    is_fit(page)


@pytest.mark.parametrize(("theme", "size"), SOME_LIGHTS)
def test_the_key_h_gives_a_hint(
    theme: str, size: dict[str, int], new_page: NewPage, picture: Picture
) -> None:
    page = new_page({"theme": theme}, viewport=size, reduced_motion="reduce", color_scheme=theme)
    lay(page, seats=[ME, *bots("level:1")])
    assert my_turn(page)
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog")
    hints = dialog.get_by_role("listitem")
    expect(hints.first).to_contain_text("Winning chance", timeout=WORKED_OUT)
    assert 1 <= hints.count() <= 3
    expect(dialog.get_by_text("It is thinking")).to_have_count(0, timeout=WORKED_OUT)
    offered = page.locator("#options ~ ol button").all_inner_texts()
    said = hints.first.locator("strong").inner_text()
    assert any(said[:12] in option for option in offered)
    picture(page, f"hint-{theme}-{size['width']}")
    is_fit(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, WIDE, {"width": 1920, "height": 1080}])
def test_a_hint_is_asked_for_and_seen_without_scrolling(
    size: dict[str, int], new_page: NewPage
) -> None:
    """The button stands beside Undo, or in the bar below where there is one."""
    page = new_page(viewport=size, reduced_motion="reduce")
    lay(page, seats=[ME, *bots("level:1")])
    assert my_turn(page)
    button = page.get_by_role("button", name="Hint")
    expect(button).to_have_count(1)
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    hint = page.get_by_role("dialog").get_by_role("listitem").first
    expect(hint).to_contain_text("Winning chance", timeout=WORKED_OUT)
    expect(hint).to_be_in_viewport(ratio=1)
    assert page.evaluate("window.scrollY") == 0


def test_friends_get_no_hints(new_page: NewPage) -> None:
    """Several people play against each other, not against advice."""
    page = new_page()
    lay(page, seats=[ME, ME])
    my_turn(page)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)


def choose(page: Page, game: str, number: int, action: int) -> None:
    """An option by its place in the list, as the server lists them."""
    decision = posed(game, number).match().decision("en")
    assert decision is not None
    place = [option.action for option in decision.options].index(action)
    listed = page.locator("details.panel")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.locator("ol button").nth(place).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_solved_and_remembered(game: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator(f"a[href='/puzzles/{game}']").click()
    heading = page.get_by_role("heading", level=1)
    count = len(puzzle_lines(game))
    expect(heading).to_contain_text(f"Puzzle 1 of {count}")
    puzzle = posed(game, 1)
    best, *_, worst = puzzle.answers
    choose(page, game, 1, worst)
    top = page.locator("section.saying")
    expect(top).to_contain_text("Not the best move.")
    expect(top).to_contain_text(f"{round(100 * puzzle.answers[worst])} %")
    choose(page, game, 1, best)
    expect(top).to_contain_text("That is the best move.")
    expect(top).to_contain_text(f"{round(100 * puzzle.answers[best])} %")
    expect(top).to_contain_text("compared with the next best")
    page.get_by_role("link", name="Next puzzle").click()
    expect(heading).to_contain_text(f"Puzzle 2 of {count}")
    page.get_by_role("button", name="Show the solution").click()
    second = posed(game, 2)
    said = str(Texts(second.game, "en").action(second.state(), second.best))
    assert _letters(said) in _letters(top.inner_text())
    page.goto(f"/puzzles/{game}")  # comes back to the first that is not solved
    expect(heading).to_contain_text(f"Puzzle 2 of {count}")
    expect(page.get_by_text(f"Solved in this browser: 1 of {count}.")).to_be_visible()


@pytest.mark.parametrize(("lang", "light"), in_turn(LONGEST_WORDS_FIRST, LIGHTS))
def test_a_puzzle_fits_every_screen(
    lang: str, light: tuple[str, dict[str, int]], new_page: NewPage, picture: Picture
) -> None:
    theme, size = light
    page = new_page(
        {"theme": theme, "lang": lang}, viewport=size, reduced_motion="reduce", color_scheme=theme
    )
    page.goto(f"/puzzles/{CAYLUS}/1")
    expect(page.locator("button.place, main article").first).to_be_visible()
    is_fit(page)
    page.locator("section.saying .ways button").click()
    expect(page.locator("section.saying .others")).to_be_visible()
    picture(page, f"puzzle-{lang}-{theme}-{size['width']}", whole=True)
    is_fit(page)


def _letters(text: str) -> str:
    """Without spaces and signs, which stand otherwise on the page."""
    return "".join(letter for letter in text if letter.isalnum())
