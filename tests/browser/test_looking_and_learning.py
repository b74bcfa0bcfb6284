"""Replay, rules and lessons in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from stavitel.beginning import read_beginning
from stavitel.games import folder_text
from stavitel.lessons import lesson, lessons
from stavitel.texts import Texts
from tests.browser.conftest import NewPage, Picture
from tests.browser.playing import CAYLUS, RECORDS

pytestmark = pytest.mark.slow
ROAD = f"/learn/{CAYLUS}/1-road"


def drop_in(page: Page, name: str) -> None:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{name}.stav")
    page.wait_for_url("**/replay/**")
    expect(page.locator("p.place")).to_contain_text("Move 0 of")


def test_a_replay_obeys_keys_log_and_address(new_page: NewPage) -> None:
    page = new_page()
    drop_in(page, "delivery-2-seats")
    place = page.locator("p.place")
    page.keyboard.press("ArrowRight")  # all of the setup is one step
    expect(place).to_have_text("Move 16 of 350 · Round 1")
    page.keyboard.press("End")
    expect(place).to_have_text("Move 350 of 350 · Round 15")
    expect(page.get_by_role("region", name="The game is over")).to_contain_text("47")
    page.keyboard.press("[")
    expect(place).not_to_contain_text("Move 350 of")
    expect(place).to_contain_text("Round 15")
    page.keyboard.press("Home")
    expect(place).to_contain_text("Move 0 of 350")
    page.get_by_role("button", name="Pays 3 deniers").first.click()
    expect(place).not_to_contain_text("Move 0 of 350")
    shown = re.findall(r"\d+", place.inner_text())[0]
    page.wait_for_url(f"**/replay/*?move={shown}&as=-1")
    page.reload()
    expect(place).to_contain_text(f"Move {shown} of 350")
    log = page.get_by_role("region", name="Log")
    expect(log.locator("[aria-current=step]")).to_have_count(1)


def test_a_scenario_that_is_dropped_in_is_played_on(new_page: NewPage, tmp_path: Path) -> None:
    """Whoever is to move in it is asked; a slip in the file is told in one sentence."""
    page = new_page()
    page.goto("/")
    file = tmp_path / "mine.toml"
    file.write_text('game = "caylus"\nseats = 9\n', "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("seats: expected a number from 2 to 4")
    file.write_text(folder_text(CAYLUS, "puzzle.toml"), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/t/**")
    match = read_beginning(file.read_text("utf-8"))
    prompt = Texts(match[0], "en").prompt(match[1])
    expect(page.get_by_text(str(prompt).split(":")[1].strip()[:20]).first).to_be_visible()


def test_another_viewpoint_knows_the_cards_it_drew(new_page: NewPage) -> None:
    page = new_page()
    drop_in(page, "delivery-2-seats")
    unknown = page.get_by_role("button", name="Draws a card")
    known = page.get_by_role("button", name="Draws the Large Sawmill")
    expect(unknown.first).to_be_visible()
    expect(known).to_have_count(0)
    everybodys = unknown.count()
    page.get_by_label("View as").select_option("0")
    expect(known.first).to_be_visible()
    assert 0 < unknown.count() < everybodys
    page.wait_for_url("**&as=0")


def test_without_spoilers_nothing_tells_the_end(new_page: NewPage) -> None:
    page = new_page()
    drop_in(page, "delivery-2-seats")
    page.get_by_label("No spoilers").check()
    page.keyboard.press("ArrowRight")  # all of the setup is one step
    expect(page.locator("p.place")).to_have_text("Move 16 · Round 1")
    for key in ("End", "]"):
        page.keyboard.press(key)
    expect(page.locator("p.place")).to_have_text("Move 16 · Round 1")
    expect(page.get_by_role("slider")).to_have_count(0)
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log).to_have_count(26)  # the setup and the first income, and nothing after them
    expect(log.first).to_have_text("Actions")
    laid = ["The Peddler is laid out at position 2", "The Quarry is laid out at position 1"]
    assert [said.replace("\xa0", " ") for said in log.all_inner_texts()[-2:]] == laid
    assert "350" not in page.locator("main").inner_text()


def test_rules_are_found_by_word_number_and_address(new_page: NewPage) -> None:
    page = new_page({"lang": "cs"})
    page.goto(f"/rules/{CAYLUS}#CMC-9.6")
    expect(page.locator(".target")).to_contain_text("nejvíc sad")
    expect(page.locator(".target")).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("vyhodu majitele")
    expect(page.locator(".rule").filter(has_text="CMC-7.4")).to_be_visible()
    expect(page.locator(".rule").filter(has_text="CMC-6.1")).to_have_count(0)
    page.get_by_role("searchbox").fill("6.1")
    expect(page.locator(".rule")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("link", name="CMC-3.4").first.click()
    expect(page.locator(".target")).to_have_attribute("id", "CMC-3.4")


def test_a_guide_shows_its_pieces_and_its_examples_are_played(
    new_page: NewPage, picture: Picture
) -> None:
    page = new_page()
    page.goto(f"/rules/{CAYLUS}")
    castle = page.get_by_role("region", name="A. What you are after")
    expect(castle.locator("li")).to_have_text(["Dungeon", "Walls", "Towers"])
    expect(castle.locator("li svg").first).to_be_visible()
    picture(page, "guide-with-pictures")
    road = page.get_by_role("region", name="E. When the road works")
    road.get_by_role("link", name="Try it at the table").click()
    page.wait_for_url(f"**/learn/{CAYLUS}/ex-provost")
    coach = page.get_by_role("region", name="An example from the guide")
    expect(coach).to_contain_text("The road has five cards and the provost is on the second.")
    coach.get_by_role("button", name="Show me and go on").click()
    expect(coach).to_contain_text("That was the example.")
    coach.get_by_role("link", name="Back to the guide").click()
    page.wait_for_url(f"**/rules/{CAYLUS}")


def test_a_first_lesson_to_a_first_game(new_page: NewPage, picture: Picture) -> None:
    """Somebody errs, is told why, leaves, comes back, and plays at the end."""
    page = new_page()
    page.goto(ROAD)
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    options = page.locator("details ol").get_by_role("button")
    options.filter(has_text="Peddler").click()
    expect(page.get_by_text("Not quite.")).to_be_visible()
    picture(page, "lesson-not-quite")
    options.filter(has_text="Park").click()
    expect(page.get_by_text("Step 5 of 10")).to_be_visible()
    page.goto("/")
    page.goto(ROAD)
    expect(page.get_by_text("Step 5 of 10")).to_be_visible()
    options.filter(has_text="Build the Small Farm").click()
    expect(page.get_by_text("Step 6 of 10")).to_be_visible()
    while page.get_by_role("button", name="Show me and go on").count():
        step = page.get_by_text(re.compile(r"^Step\s\d+\sof\s10$")).inner_text()
        page.get_by_role("button", name="Show me and go on").click()
        expect(page.get_by_text(step, exact=True)).to_have_count(0)
    expect(page.get_by_role("link", name="Next lesson: Building the castle")).to_be_visible()
    page.get_by_role("button", name="Play against an easy bot").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".bar")).to_be_visible()


@pytest.mark.parametrize("name", lessons(CAYLUS))
def test_every_lesson_is_taken_through_the_page(name: str, new_page: NewPage) -> None:
    """By what the page offers: the first expected option, or on to the next step."""
    page = new_page()
    page.goto(f"/learn/{CAYLUS}/{name}")
    steps = len(lesson(CAYLUS, name).steps)
    for number in range(1, steps):
        expect(page.get_by_text(f"Step {number} of {steps}", exact=True)).to_be_visible()
        page.get_by_role("button", name=re.compile("^(Next|Show me and go on)$")).click()
    expect(page.get_by_text(f"Step {steps} of {steps}", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play against an easy bot")).to_be_visible()
