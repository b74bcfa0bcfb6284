"""Where the lines of long texts end: never after a word of one letter, nor after a bare number.

Other screens are looked at in `test_screens.py`."""

import pytest
from playwright.sync_api import ViewportSize, expect

from stavitel.games import GAMES
from tests.browser.choosing import in_turn
from tests.browser.conftest import NewPage
from tests.browser.looks import ENDS, bad_ends, settle
from tests.browser.test_screens import PHONE

pytestmark = pytest.mark.slow

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desk": {"width": 1280, "height": 800}}
RULES_WORDS = 2000


@pytest.mark.parametrize(("lang", "width"), in_turn(["cs", "en", "pl", "de"], list(SIZES)))
def test_no_line_of_guide_and_rules_ends_in_a_short_word_or_a_bare_number(
    lang: str, width: str, new_page: NewPage
) -> None:
    """The longest texts there are, of every game, with what is folded away unless one asks."""
    page = new_page({"lang": lang}, viewport=SIZES[width], reduced_motion="reduce", locale=lang)
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
