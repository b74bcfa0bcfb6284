"""Where lines end: never after a word of one letter, nor after a bare number."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from stavitel.games import GAMES
from tests.browser.conftest import NewPage, Picture
from tests.browser.test_screens import LANGUAGES, PHONE, SCREENS, settle

pytestmark = pytest.mark.slow

DESK: ViewportSize = {"width": 1280, "height": 800}
ONE_LETTER = {"cs": "aikosuvz", "pl": "aiouwz"}
WORDS = 40
"""A screen says at least so many: a test that reads nothing shows nothing."""
RULES_WORDS = 2000

ENDS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    let count = 0, before = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.checkVisibility() || node.parentElement.closest('svg')) continue;
        let block = node.parentElement;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement;
        for (const word of node.data.matchAll(/[^ \\n\\t]+/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const boxes = range.getClientRects();
            if (!boxes.length) continue;
            count += 1;
            const next = { word: word[0], block, top: boxes[0].top, left: boxes[0].left };
            const below = before?.block === block && next.top >= before.bottom - 2;
            if (below && next.left < before.right)
                found.push([before.word, word[0]]);
            const last = boxes[boxes.length - 1];
            before = { ...next, bottom: last.bottom, right: last.right };
        }
    }
    return { count, found };
}"""


def bad_ends(page: Page, lang: str) -> list[tuple[str, str]]:
    """The last word of such a line and the word that follows it."""
    read = page.evaluate(ENDS)
    assert read["count"] > WORDS
    letters = ONE_LETTER.get(lang, "")
    bad = re.compile(rf"[(„“]?(?:[{letters}]|\d+)" if letters else r"[(„“]?\d+", re.IGNORECASE)
    return [(word, after) for word, after in read["found"] if bad.fullmatch(word)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_ends_in_a_short_word_or_a_bare_number(
    lang: str, new_page: NewPage, picture: Picture
) -> None:
    page = new_page({"lang": lang}, viewport=PHONE, reduced_motion="reduce", locale=lang)
    for name, open_screen in SCREENS.items():
        open_screen(page)
        settle(page)
        picture(page, f"lines-{name}-{lang}", whole=True)
        assert bad_ends(page, lang) == [], name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_no_line_of_guide_and_rules_ends_so(
    viewport: ViewportSize, lang: str, new_page: NewPage
) -> None:
    """The longest texts there are, of every game, with what is folded away unless one asks."""
    page = new_page({"lang": lang}, viewport=viewport, reduced_motion="reduce", locale=lang)
    for game in GAMES:
        page.goto(f"/rules/{game}")
        expect(page.locator("main h2").first).to_be_visible()
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        settle(page)
        assert page.evaluate(ENDS)["count"] > RULES_WORDS, game
        assert bad_ends(page, lang) == [], game


def test_a_line_that_ends_badly_is_found(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.set_content("".join(f"<p>{'m' * n} karty a dům 12 domů</p>" * 2 for n in range(1, 30)))
    assert {("12", "domů"), ("a", "dům")} <= set(bad_ends(page, "cs"))
    assert {after for _, after in bad_ends(page, "en")} == {"domů"}
