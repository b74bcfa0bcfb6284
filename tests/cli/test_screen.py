"""The table on the whole screen: it fits any size, and every key does what it says."""

import os
from io import StringIO
from pathlib import Path
from tempfile import mkdtemp

import pytest
from rich.console import Console
from rich.text import Text

from stavitel import Match
from stavitel.cli.keys import Quit
from stavitel.cli.screen import keyboard as keys
from stavitel.cli.screen.keyboard import Keyboard, read_keys
from stavitel.cli.screen.layout import Pane, overlay_lines, page_lines, table_room
from stavitel.cli.screen.session import ScreenSession
from stavitel.cli.seating import SeatedPlayers
from stavitel.cli.tables import table_for
from stavitel.games import GAMES, game
from stavitel.match import Question
from stavitel.texts import LANGUAGES, Texts

SIZES = [(80, 24), (100, 30), (140, 45)]
LONG = os.environ.get("STAVITEL_LONG") == "1"
DECISIONS = 300 if LONG else 4
WATCHED = 24
TABLES = [(id, variant) for id in GAMES for variant in game(id).variants]
if not LONG:
    TABLES = [(id, game(id).variants[0]) for id in GAMES]


def session(match: Match, lang: str = "en", size: tuple[int, int] = (80, 24)) -> ScreenSession:
    names = ["human"] + ["random"] * (match.seats - 1)
    seating = SeatedPlayers(names, 1)
    texts = Texts(match.game, lang)
    console = Console(width=size[0], height=size[1], file=StringIO())
    table = table_for(texts, seating.labels(texts))
    return ScreenSession(match, seating, console, table, Path(mkdtemp()) / "game.stav")


def question(match: Match, lang: str = "en") -> Question:
    found = match.decision(lang)
    assert found is not None
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "variant"), TABLES)
def test_every_decision_fits_every_size(id: str, variant: str, lang: str) -> None:
    """Exactly the lines of the screen; question, keys and the chosen option always among them."""
    match = Match.start(id, seats=2, variant=variant, seed=7)
    screens = [session(match, lang, size) for size in SIZES]
    for number in range(DECISIONS):
        if match.over:
            break
        asked = question(match, lang)
        for screen, (width, height) in zip(screens, SIZES, strict=True):
            page = screen.page(asked)
            page.chosen = number % len(asked.options)
            lines = [line.plain for line in page_lines(page, width, height)]
            assert len(lines) == height
            assert max(len(line) for line in lines) <= width
            assert lines[0].startswith("── ")
            whole = " ".join(" ".join(lines).split())
            assert " ".join(asked.prompt.split()) in whole
            assert " ".join(asked.options[page.chosen].text.split()) in whole
            assert any(f"›{page.chosen + 1:>2} " in line for line in lines)
            assert lines[-1] == page.keys.plain
        match.act(asked.options[(number * 7 + 3) % len(asked.options)])


SEEN_WHOLE = {
    "caylus_magna_carta": (0.9, 0.95, 0.95),
    "red_cathedral": (0.75, 0.95, 0.95),
    "pillars": (0.0, 0.3, 0.95),
    "catan_duel": (0.1, 0.6, 0.95),
}
"""Of how many decisions the whole table is on the screen, at least, without scrolling."""


@pytest.mark.parametrize("id", GAMES)
def test_the_whole_table_is_mostly_on_the_screen(id: str) -> None:
    match = Match.start(id, seats=2, seed=7)
    screens = [session(match, "en", size) for size in SIZES]
    whole = [0, 0, 0]
    for number in range(WATCHED):
        asked = question(match)
        for place, (screen, size) in enumerate(zip(screens, SIZES, strict=True)):
            page = screen.page(asked)
            whole[place] += page.table.hidden(table_room(page, *size))[1] == 0
        match.act(asked.options[(number * 7 + 3) % len(asked.options)])
    shares = tuple(n / WATCHED for n in whole)
    assert all(share >= least for share, least in zip(shares, SEEN_WHOLE[id], strict=True)), shares


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_keys_fits_a_small_screen(lang: str) -> None:
    texts = Texts(game(GAMES[0]), lang)
    for id in ("terminal-screen-keys", "terminal-screen-back"):
        assert Text(texts.text(id)).cell_len <= SIZES[0][0]


def test_options_that_do_not_fit_are_reached_with_the_arrows() -> None:
    match = Match.start("red_cathedral", seats=2, seed=1)
    screen = session(match)
    page = screen.page(question(match))
    page.options = [Text(f"option {n} {'x' * 60}") for n in range(40)]
    for chosen in range(40):
        page.chosen = chosen
        lines = [line.plain for line in page_lines(page, 80, 24)]
        assert len(lines) == 24 and any(f"option {chosen} " in line for line in lines)


def test_a_pane_scrolls_to_its_end_and_no_further() -> None:
    pane = Pane([Text(str(n)) for n in range(50)])
    pane.scroll(1000, 10)
    assert pane.hidden(10) == (40, 0)
    pane.scroll(-1000, 10)
    assert pane.hidden(10) == (0, 40)
    lines = overlay_lines(pane, Text("foot"), 20, 12)
    assert len(lines) == 12 and "▼ 40" in lines[-2].plain


def test_keys_are_read_from_what_terminals_send() -> None:
    sent = "a\x1b[A\x1bOB\x1b[6~\r\t\x7f\x1b1\x1b[15~é"
    names = ["a", keys.UP, keys.DOWN, keys.PAGE_DOWN, keys.ENTER, keys.TAB, keys.BACKSPACE]
    assert read_keys(sent) == [*names, keys.ESCAPE, "1", "é"]


class Fingers(Keyboard):
    """Presses keys one after the other; then the terminal is gone."""

    def press(self, *pressed: str) -> None:
        self.waiting = list(pressed)

    def key(self, resized: object) -> str:
        return self.waiting.pop(0) if self.waiting else keys.CLOSED


def playing(*pressed: str) -> tuple[ScreenSession, Match]:
    """A turn of Caylus in which these keys are pressed."""
    match = Match.start("caylus_magna_carta", seats=2, seed=3)
    screen = session(match)
    fingers = Fingers()
    fingers.press(*pressed)
    screen.keyboard = fingers
    return screen, match


def test_arrows_and_enter_take_an_option() -> None:
    screen, match = playing(keys.DOWN, keys.UP, keys.DOWN, keys.ENTER)
    wanted = question(match).options[1].action
    screen.turn(0)
    assert wanted in match.record.actions


def test_a_number_chooses_and_enter_takes() -> None:
    screen, match = playing("2", keys.ENTER)
    wanted = question(match).options[1].action
    screen.turn(0)
    assert wanted in match.record.actions


def test_notation_is_typed_behind_a_full_stop() -> None:
    screen, match = playing(*".zzz", *[keys.BACKSPACE] * 3, *"keep_hand", keys.ENTER)
    verbs = [option.words for option in question(match).options]
    if "keep_hand" not in verbs:
        screen, match = playing(*f".{verbs[0]}", keys.ENTER)
    before = match.moves
    screen.turn(0)
    assert match.moves > before


@pytest.mark.parametrize("key", ["?", "l", "h", "r"])
def test_what_a_key_has_to_say_is_laid_over_and_goes_away(key: str) -> None:
    screen, match = playing(key, keys.DOWN, keys.END, keys.ESCAPE, key)
    asked = question(match)
    page = screen.page(asked)
    laid_over = []
    for _ in range(5):
        assert screen.pressed(asked, page) is None
        laid_over.append(screen.over is not None)
    assert laid_over == [True, True, True, False, True]


def test_the_table_scrolls_and_tab_comes_round() -> None:
    screen, match = playing(keys.PAGE_DOWN, keys.PAGE_UP, *[keys.TAB] * 2)
    asked = question(match)
    page = screen.page(asked)
    page.table.lines = [Text(str(n)) for n in range(30)]
    tops = []
    for _ in range(4):
        screen.pressed(asked, page)
        tops.append(page.table.top)
    assert tops[0] > 0 == tops[1] and tops[2] > 0 == tops[3]


def test_a_terminal_that_is_gone_ends_the_session() -> None:
    screen, _ = playing()
    with pytest.raises(Quit):
        screen.turn(0)


def test_q_leaves() -> None:
    screen, _ = playing("q")
    with pytest.raises(Quit):
        screen.turn(0)


@pytest.mark.parametrize("id", GAMES)
def test_the_setup_is_no_news(id: str) -> None:
    """How the table was laid out is seen on it: the first page has hardly a line of news."""
    match = Match.start(id, seats=2, seed=1)
    asked = question(match)
    screen = session(match)
    assert len(screen.news_lines(asked.seat)) <= 2


def test_the_pictures_are_screens() -> None:
    """`python -m tests.cli.pictures` writes them: a screen of each game, at 80×24."""
    file = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.txt"
    shown = file.read_text("utf-8").split("\n\n" + "=" * SIZES[0][0] + "\n\n")
    assert len(shown) == len(GAMES)
    for screen in shown:
        lines = screen.rstrip("\n").split("\n")
        assert len(lines) == SIZES[0][1] and max(map(len, lines)) <= SIZES[0][0]
