"""Several people at a table: by a link, at one device, looking on, with a server that dies."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, NewPage, Picture
from tests.browser.house import FRIEND, ME, House, bots
from tests.browser.playing import by_names, lay, let_a_bot_play, my_turn, options

pytestmark = pytest.mark.slow
BOTS_GAME = 120_000  # ms for bots to play a game to its end
GLANCE = 50  # ms between two looks at a page


def link_of_seat(page: Page) -> str:
    """The invitation as the host copies it."""
    return page.get_by_label("Link to this seat").first.input_value()


def invite(new_page: NewPage) -> tuple[Page, Page]:
    """A host and a friend, both seated by the page alone."""
    host, friend = new_page({"name": "Anna"}), new_page()
    lay(host, seats=[ME | {"name": "Anna"}, FRIEND])
    friend.goto(link_of_seat(host))
    friend.get_by_label("Your name").fill("Bořek")
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.locator(".bar")).to_be_visible()
    expect(host.locator(".bar")).to_be_visible()
    return host, friend


def whose(host: Page, friend: Page) -> Page:
    """The one who is asked."""
    for _ in range(PATIENCE // GLANCE):
        for page in (host, friend):
            if options(page).count() or page.locator("h2#ending").count():
                return page
        host.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")


def test_a_friend_joins_by_a_link_without_an_account(new_page: NewPage) -> None:
    """U3. The secret leaves the address bar at once and is in no script's reach."""
    host, friend = invite(new_page)
    assert "#" not in friend.url
    assert friend.evaluate("document.cookie") == ""
    cookie = next(c for c in friend.context.cookies() if c["name"] == "stavitel")
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Strict"
    expect(host.get_by_text("Bořek").first).to_be_visible()
    expect(friend.get_by_text("Anna").first).to_be_visible()
    friend.reload()
    expect(friend.locator(".bar")).to_be_visible()


def test_two_browsers_play_through_a_killed_server(new_page: NewPage, house: House) -> None:
    """Moves go on by themselves when the server is back, and none is lost or doubled."""
    host, friend = invite(new_page)
    dice = random.Random(2)
    for turn in range(24):
        page = whose(host, friend)
        by_names(page, dice)
        if turn in (7, 15):
            house.kill()
            expect(host.get_by_text("Connection lost")).to_be_visible()
            house.start()
            expect(host.get_by_text("Connection lost")).to_be_hidden()
            expect(friend.get_by_text("Connection lost")).to_be_hidden()
    seen = logs_of_both(host, friend)
    host.reload()
    friend.reload()
    assert logs_of_both(host, friend) == seen


def logs_of_both(host: Page, friend: Page) -> list[str]:
    """Both logs, once they tell the same but for cards drawn: news reaches one before the other."""
    whose(host, friend)
    logs: list[str] = []
    for _ in range(PATIENCE // GLANCE):
        logs = [log_of(page) for page in (host, friend)]
        if len({re.sub(r"Draws .+", "Draws", log) for log in logs}) == 1:
            return logs
        host.wait_for_timeout(GLANCE)
    raise AssertionError("the logs differ:\n" + "\n---\n".join(logs))


def log_of(page: Page) -> str:
    return page.get_by_role("region", name="Log").inner_text()


def test_a_server_that_restarts_says_so_and_the_game_goes_on(
    new_page: NewPage, house: House
) -> None:
    """Nobody has to do anything: the page tells what happens and is back when the server is."""
    host, friend = invite(new_page)
    dice = random.Random(4)
    by_names(whose(host, friend), dice)
    house.stop()
    for page in (host, friend):
        expect(page.get_by_text("The server is restarting")).to_be_visible()
    house.start()
    for page in (host, friend):
        expect(page.get_by_text("The server is restarting")).to_be_hidden()
        expect(page.get_by_text("Connection lost")).to_be_hidden()
    by_names(whose(host, friend), dice)
    logs_of_both(host, friend)


def test_a_move_made_while_the_server_is_away_is_made_once(new_page: NewPage, house: House) -> None:
    page = new_page()
    lay(page, seats=[ME, ME | {"name": "B"}], game="red_cathedral")
    my_turn(page)
    before = log_of(page)
    house.kill()
    options(page).first.click()
    page.wait_for_timeout(500)
    assert log_of(page) == before  # nothing is shown before it is kept
    house.start()
    expect(page.get_by_role("region", name="Log")).not_to_have_text(before, use_inner_text=True)


def test_one_device_for_two_with_a_curtain_between(new_page: NewPage, picture: Picture) -> None:
    """Caylus has hands to hide: nothing of the next seat is in the page before it is lifted."""
    page = new_page()
    lay(page, seats=[ME | {"name": "Anna"}, ME | {"name": "Bořek"}])
    curtains = 0
    for _ in range(8):
        my_turn(page)
        lift = page.get_by_role("button", name="I’m ready")
        if lift.count():
            curtains += 1
            expect(page.locator("#board")).to_have_count(0)
            picture(page, "curtain")
            lift.click()
            expect(page.locator("#board")).to_be_visible()
        my_turn(page)
        by_names(page, random.Random(1))
    assert curtains >= 2


def test_no_curtain_where_nothing_is_hidden(new_page: NewPage) -> None:
    page = new_page()
    lay(page, "red_cathedral", [ME | {"name": "Anna"}, ME | {"name": "Bořek"}])
    for _ in range(8):
        my_turn(page)
        assert page.get_by_role("button", name="I’m ready").count() == 0
        by_names(page, random.Random(1))


def test_who_looks_on_sees_what_is_public_and_can_do_nothing(new_page: NewPage) -> None:
    player, watcher = new_page(), new_page()
    table = lay(player)
    my_turn(player)
    watcher.goto(f"/t/{table}")
    expect(watcher.locator("button.place").first).to_be_visible()
    assert options(watcher).count() == 0
    assert watcher.locator("button.place.open").count() == 0
    expect(player.locator("[data-place=hand] button")).to_have_count(3)
    assert watcher.locator("[data-place=hand] button").count() == 0
    expect(watcher.get_by_role("region", name="Log")).to_contain_text("Draws a card")
    player.locator("details.fold summary").click()
    expect(player.get_by_text("1 watching")).to_be_visible()
    by_names(player, random.Random(1))
    my_turn(player)
    last = player.get_by_role("region", name="Log").get_by_role("listitem").first.inner_text()
    expect(watcher.get_by_role("region", name="Log")).to_contain_text(last)


def test_talk_stays_text(new_page: NewPage) -> None:
    """S5: names and chat are text wherever they are shown; the page fails on any script error."""
    names = ["<b onmouseover=alert(1)>Anna</b>", "<img src=1 onerror=alert(2)>"]
    corpus = [
        "<img src=x onerror=alert(1)>",
        "<script>document.title='gone'</script>",
        "<svg/onload=alert(1)>",
        "javascript:alert(1)",
        "{{constructor.constructor('alert(1)')()}}",
        "' onmouseover='alert(1)",
        "<a href='javascript:alert(1)'>x</a>",
    ]
    host = new_page({"name": names[0]})
    host.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    watcher = new_page({"lang": "cs", "theme": "dark"})
    watcher.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))
    table = lay(host, seats=[*(ME | {"name": name} for name in names), *bots("random")])
    watcher.goto(f"/t/{table}")
    my_turn(host)
    if host.get_by_role("button", name="I’m ready").count():
        host.get_by_role("button", name="I’m ready").click()
    for text in corpus:
        host.get_by_label("Say something").fill(text)
        host.get_by_role("button", name="Send").click()
        for page in (host, watcher):
            expect(page.get_by_role("log").get_by_text(text, exact=True)).to_be_visible()
    assert "gone" not in host.title() + watcher.title()


def test_take_back_and_confirm(new_page: NewPage) -> None:
    """A turn that is over waits for its confirmation; until then it can be taken back."""
    page = new_page({"confirm": "ask"})
    lay(page)
    my_turn(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    before = options(page).all_inner_texts()
    options(page).last.click()
    expect(confirm).to_be_visible()
    undo.click()
    expect(confirm).to_be_hidden()
    my_turn(page)
    assert options(page).all_inner_texts() == before
    options(page).last.click()
    expect(confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(confirm).to_be_hidden()
    my_turn(page)
    expect(undo).to_be_hidden()


def test_what_cannot_be_done_says_why_with_its_rule(new_page: NewPage) -> None:
    """U4: hover or focus tells the reason, and the rule is a click away."""
    page = new_page()
    lay(page)
    while my_turn(page) and not page.get_by_role("button", name=re.compile("Pass")).count():
        by_names(page, random.Random(1))
    page.get_by_role("button", name="Why can’t I…?").click()
    rule = page.get_by_role("link", name=re.compile(r"CMC-\d+\.\d+")).first
    expect(rule).to_be_visible()
    number = re.search(r"CMC-\d+\.\d+", rule.inner_text())
    assert number
    closed = page.locator("button.place[aria-disabled=true]").first
    closed.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(str(rule.get_attribute("href")))
    expect(page.locator(f"[id='{number[0]}']")).to_be_in_viewport()


def test_a_finished_game_is_replayed_saved_and_dropped_in_again(
    new_page: NewPage, tmp_path: Path, picture: Picture
) -> None:
    page = new_page()
    lay(page)
    my_turn(page)
    let_a_bot_play(page)
    expect(page.locator("h2#ending")).to_be_visible(timeout=BOTS_GAME)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the game").click()
    file = tmp_path / "game.stav"
    saving.value.save_as(file)
    assert file.read_text("utf-8").startswith("stavitel record 2\n")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/replay/**")
    expect(page.locator("p.place")).to_contain_text("Move")
    page.keyboard.press("Home")
    expect(page.locator("p.place")).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")  # all of the setup is one step
    expect(page.locator("p.place")).not_to_contain_text("Move 0 of")
    laid_out = int(re.findall(r"Move\s(\d+)", page.locator("p.place").inner_text())[0])
    page.keyboard.press("ArrowRight")
    expect(page.locator("p.place")).to_contain_text(f"Move {laid_out + 1} of")
    page.wait_for_url(re.compile(rf"[?&]move={laid_out + 1}(&|$)"))
    page.keyboard.press("End")
    picture(page, "replay")
    shown = page.url
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/**")
    assert page.url != shown
    expect(page.locator("main article, main .board").first).to_be_visible()


def test_chance_is_verified_on_the_page(new_page: NewPage) -> None:
    page = new_page()
    lay(page)
    my_turn(page)
    let_a_bot_play(page)
    page.get_by_role("button", name="Was the shuffle fair?").click(timeout=BOTS_GAME)
    expect(page.locator(".fair .verdict")).to_have_text(
        "Nobody tampered with the draws in this game."
    )
    expect(page.locator(".fair .bad")).to_have_count(0)
