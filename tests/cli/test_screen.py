"""The table on the whole screen: it fits any size, and every key does what it says."""

import os
from string import ascii_lowercase

import pytest
from rich.text import Text

from stavitel import Match
from stavitel.cli.keys import Quit
from stavitel.cli.options import filled_in, told_apart
from stavitel.cli.screen import keyboard as keys
from stavitel.cli.screen.keyboard import Keyboard, read_keys
from stavitel.cli.screen.layout import Pane, laid_out, latest, overlay_lines, page_lines
from stavitel.cli.screen.listing import (
    FOLDED,
    SHORT,
    SHORTEST,
    Choices,
    highlighted,
    in_full,
    listing,
    unrepeated,
)
from stavitel.cli.screen.session import ScreenSession
from stavitel.games import GAMES, game
from stavitel.texts import LANGUAGES, Texts

from .fitting import SIZES, TABLES, decisions, question, session, shows_the_table, tightest
from .pictures import FILES, FOLDER, screens

LONG = os.environ.get("STAVITEL_LONG") == "1"
LOOKED_AT = 300 if LONG else 4


@pytest.mark.parametrize("lang", LANGUAGES if LONG else ["en", "de"])
@pytest.mark.parametrize(("id", "variant"), TABLES if LONG else [(id, "") for id in GAMES])
def test_every_decision_fits_every_size(id: str, variant: str, lang: str) -> None:
    """Nothing has to be scrolled to: the whole table, the question, every option, and the chosen
    one in full."""
    for match in decisions(id, variant or game(id).variants[-1], LOOKED_AT):
        asked = question(match, lang)
        for size in SIZES:
            layout = tightest(session(match, lang, size).page(asked), size)
            assert shows_the_table(layout), (size, match.seats, match.moves)
            assert layout.fits(0), (size, match.seats, match.moves)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_page_fills_the_screen_and_no_more(id: str, lang: str) -> None:
    """Exactly its lines; question, keys, and the chosen option in full always among them."""
    match = Match.start(id, seats=2, variant=game(id).variants[-1], seed=7)
    for number in range(6):
        asked = question(match, lang)
        for width, height in SIZES:
            page = session(match, lang, (width, height)).page(asked)
            page.chosen = number % len(asked.options)
            lines = [line.plain for line in page_lines(page, width, height)]
            assert len(lines) == height
            assert max(len(line) for line in lines) <= width
            assert lines[0].startswith("── ")
            parts = [line.split(" │ ")[-1] for line in lines] if width == SIZES[-1][0] else lines
            seen = [" ".join(" ".join(text).split()) for text in (lines, parts)]
            prompt = " ".join(asked.prompt.split())
            sentence = " ".join(asked.options[page.chosen].text.split())
            assert any(prompt in text for text in seen)
            assert any(sentence in text for text in seen) or "…" in seen[0]
            assert any(f"›{page.chosen + 1:>2} " in line for line in lines)
            assert lines[-1] == page.keys.plain
        match.act(asked.options[(number * 7 + 3) % len(asked.options)])


def test_a_wide_screen_has_question_and_options_beside_the_table() -> None:
    match = Match.start("caylus_magna_carta", seats=2, seed=3)
    layout = laid_out(session(match, "en", SIZES[2]).page(question(match)), *SIZES[2])
    lines = [line.plain for line in layout.lines()]
    assert layout.is_beside and " │ " in lines[0] and question(match).prompt[:10] in lines[0]


def test_options_that_differ_in_gaps_are_told_by_what_fills_them() -> None:
    sentences = ["Trade 3 ore for 1 gold", "Trade 2 wool for 1 brick", "Trade 3 ore for 1 brick"]
    head, rest = filled_in(sentences)
    assert head == "Trade … for 1 …"
    assert rest == ["3 ore · gold", "2 wool · brick", "3 ore · brick"]
    assert filled_in(["Pass", "Build"]) == ("", ["Pass", "Build"])


def test_of_what_fills_gaps_only_as_much_is_told_as_tells_options_apart() -> None:
    dice = [("red", 5, 0, 5), ("red", 5, 1, 6), ("white", 4, 1, 5)]
    texts = [
        f"Move the {die} die ({n}+{more}) for {more} rubles to {to}" for die, n, more, to in dice
    ]
    assert told_apart(texts)[1] == ["red · 5", "red · 6", "white · 5"]
    assert filled_in(texts)[1][1] == "red · 5+1 · 1 · 6"
    assert told_apart(
        [f"Send {n} workers for {got}" for n, got in [(6, "3 wood"), (5, "2 stone")]]
    )[1] == ["3 wood", "2 stone"]
    assert told_apart(["Pass", "Build"]) == ("", ["Pass", "Build"])


def test_options_that_begin_alike_say_it_once() -> None:
    items = list(enumerate(["grain·brick", "grain·ore", "Ore Ship (left 1)", "Ore Ship (left 2)"]))
    assert unrepeated(items) == [
        (0, "grain·brick"),
        (1, "…ore"),
        (2, "Ore Ship (left 1)"),
        (3, "…2)"),
    ]
    assert unrepeated([(0, "a b"), (1, "a c")]) == [(0, "a b"), (1, "a c")]


def test_sentences_that_are_cut_stay_different_and_are_told_in_full() -> None:
    long = "Claim a section of the cathedral with a banner from "
    choices = Choices(
        [long + "the workshop", long + "elsewhere", "Pass"], ["claim", "move", "pass"]
    )
    rows = highlighted(listing(choices, 50, SHORTEST), 0)
    assert [row.plain.count("banner from") for row in rows[:2]] == [1, 0] or len(rows) > 2
    assert in_full(choices, 1, 80)[0].plain.strip() == long + "elsewhere"
    only = Choices([long + "the workshop", "Pass"], ["claim", "pass"])
    (row,) = highlighted(listing(only, 80, SHORTEST), 1)
    assert "…" in row.plain and row.plain.endswith("› 2 Pass")


def test_short_options_say_what_is_done_and_not_what_comes_of_it() -> None:
    texts = [
        f"Take “{name}”\u00a0– it costs {n} gold" for n, name in enumerate(["Inn", "Mill", "Bank"])
    ]
    choices = Choices(texts, ["take"] * 3)
    (row,) = highlighted(listing(choices, 80, SHORTEST), 1)
    assert row.plain.split() == ["1", "Inn", "›", "2", "Mill", "3", "Bank"]
    assert "costs" in highlighted(listing(choices, 80, SHORT), 1)[0].plain


def test_a_long_list_folds_around_the_chosen_option() -> None:
    goods = ["brick", "grain", "ore", "wool"]
    texts = [f"Swap {one} and {other}" for one in goods for other in goods if one != other]
    choices = Choices([*texts, "End"], ["swap"] * len(texts) + ["end"])
    (first,) = highlighted(listing(choices, 90, FOLDED, 1), 1)
    assert first.plain == (
        "  1 brick·grain  › 2 …ore    3 …wool    4 –6 grain…    7 –9 ore…   10 –12 wool…   13 End"
    )
    (last,) = highlighted(listing(choices, 80, FOLDED, len(texts)), len(texts))
    assert last.plain == "  1 –12 Swap … and …  ›13 End"
    cards = Choices([f"Take {letter * 5}" for letter in ascii_lowercase], ["take"] * 26)
    rows = highlighted(listing(cards, 80, FOLDED, 25), 25)
    said = " ".join(row.plain for row in rows).split()
    assert (said[:3], said[3], said[-3:]) == (["1", "–6", "aaaaa…"], "7", ["yyyyy", "›26", "zzzzz"])


def test_numbers_of_two_digits_are_typed() -> None:
    match = Match.start("red_cathedral", seats=2, seed=1)
    screen = session(match)
    page = screen.page(question(match))
    page.choices = Choices([f"option {n}" for n in range(1, 24)], ["do"] * 23)
    for typed, chosen in (("1", 1), ("2", 12), ("3", 3), ("2", 2), ("1", 21)):
        if typed == "3":
            page.digits = ""
        screen.number(page, typed)
        assert page.chosen + 1 == chosen
        if typed == "3":
            page.digits = ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_keys_fits_a_small_screen(lang: str) -> None:
    texts = Texts(game(GAMES[0]), lang)
    for id in ("terminal-screen-keys", "terminal-screen-back"):
        assert Text(texts.text(id)).cell_len <= SIZES[0][0]


def test_options_that_do_not_fit_are_reached_with_the_arrows() -> None:
    match = Match.start("red_cathedral", seats=2, seed=1)
    screen = session(match)
    page = screen.page(question(match))
    page.choices = Choices(
        [f"option {n} {'x' * 60}" for n in range(40)], [str(n) for n in range(40)]
    )
    for chosen in range(40):
        page.chosen = chosen
        lines = [line.plain for line in page_lines(page, 80, 24)]
        assert len(lines) == 24 and any(f"option {chosen} " in line for line in lines)
        assert any(f"↑↓ {chosen + 1}/40" in line for line in lines)


def test_news_begin_where_a_matter_begins() -> None:
    news = [Text(line) for line in ("Red passes", "Blue draws", "  a card", "Red pays", "  wood")]
    assert latest(news, 4) == news[1:]
    assert latest(news, 3) == news[3:]
    assert latest(news, 1) == [Text("Red pays …")] and latest(news, 0) == []
    assert latest([], 3) == [] and latest(news, 9) == news


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_keys_says_how_to_get_a_hint_and_how_to_leave(lang: str) -> None:
    keys = Texts(game(GAMES[0]), lang).text("terminal-screen-keys").split(", ")
    assert set("?tulhrq") <= {key[0] for key in keys} and keys[-1].startswith("q ")


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


def test_what_needs_a_line_is_shown_with_its_full_stop() -> None:
    """A key works at once on the screen: only behind a stop there is a line to type."""
    screen, match = playing("h")
    asked = question(match)
    screen.pressed(asked, screen.page(asked))
    assert screen.over is not None
    told = " ".join(line.plain for line in screen.over.lines)
    assert ".? 5.20 shows a rule" in " ".join(told.split())


def test_the_table_scrolls_and_tab_comes_round() -> None:
    screen, match = playing(keys.PAGE_DOWN, keys.PAGE_UP, *[keys.TAB] * 2)
    asked = question(match)
    page = screen.page(asked)
    page.table = lambda width, density: [Text(str(n)) for n in range(30)]
    tops = []
    for _ in range(4):
        screen.pressed(asked, page)
        tops.append(page.top)
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
    assert len(screen.page(asked).news(SIZES[0][0])) <= 2


@pytest.mark.parametrize("name", FILES)
def test_the_pictures_are_screens(name: str) -> None:
    """`python -m tests.cli.pictures` writes them: a screen of each game, as it is drawn now."""
    width, height = FILES[name]
    text = (FOLDER / name).read_text("utf-8")
    assert text == screens(width, height)
    shown = text.split("\n\n" + "=" * width + "\n\n")
    assert len(shown) == len(GAMES)
    for screen in shown:
        assert len(screen.rstrip("\n").split("\n")) == height
