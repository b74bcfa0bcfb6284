"""Files that cannot be used, as people hear of them in languages other than English."""

import re

import pytest
from starlette.testclient import TestClient

from stavitel.games import GAMES
from stavitel.server.openapi import TEXT
from stavitel.texts import LANGUAGES

from .course import OWN

CAYLUS = 'game = "caylus_magna_carta"\n'
HEAD = "stavitel record 2\ngame: caylus_magna_carta\nseats: 2\n"
OVER = CAYLUS + 'format = 2\nround = 9\nphase = "game_end"\npending = []\n'
BOX = 'game = "red"\n[components.rubles]\nbank_limit = 60\n[position]\n[[step]]\n'
LEAD = {
    "cs": ("Chyba v souboru na řádku {}: ", "Chyba v souboru: "),
    "pl": ("Błąd w pliku, wiersz {}: ", "Błąd w pliku: "),
    "de": ("Fehler in Zeile {} der Datei: ", "Fehler in der Datei: "),
}
ENGLISH = re.compile(r"\b(expected|got|missing|unknown|line|did you mean|is over|one of)\b")


def refused(browser: TestClient, path: str, text: str, lang: str) -> str:
    headers = {**OWN, "Content-Type": TEXT, "Accept-Language": lang}
    answer = browser.post(path, content=text, headers=headers)
    assert answer.status_code == 400, answer.text
    return str(answer.json()["error"]).replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LEAD)
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello\n", 1),
        ("stavitel record 2\ngame: caylus_magna_carta\n\n", 1),
        ("stavitel record 2\nhello\n", 2),
        ("stavitel record 2\ngame: chess\nseats: 2\n\n", 2),
        (HEAD.replace("seats: 2", "seats: 9"), 3),
        (HEAD.replace("seats: 2", "seats: two"), 3),
        (HEAD + "variant: odd\n\n", 4),
        (HEAD + "\nred: pass\n", 5),
        (HEAD + "\nhello\n", 5),
        (HEAD + "\nchance: dance\n", 5),
    ],
)
def test_a_bad_record(browser: TestClient, text: str, line: int, lang: str) -> None:
    said = refused(browser, "/api/records", text, lang)
    assert said.startswith(LEAD[lang][0].format(line))
    assert not ENGLISH.search(said)


@pytest.mark.parametrize("lang", LEAD)
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello\n", 1),
        ("game = \n", 1),
        ("road = [1\n", 2),
        ('game = "chess"\n', 1),
        (CAYLUS + "seats = 9\n", 2),
        (CAYLUS + "seats = 2\nodd = 1\n", 3),
        (CAYLUS + 'seats = 2\nphaze = "income"\n', 3),
        (CAYLUS + 'phase = "evening"\n', 2),
        (CAYLUS + "provost = 40\n", 2),
        ("seats = 2\n", 0),
        ("[[step]]\n", 0),
        (OVER, 0),
        (BOX, 0),
    ],
)
def test_a_bad_position(browser: TestClient, text: str, line: int, lang: str) -> None:
    said = refused(browser, "/api/positions", text, lang)
    assert said.startswith(LEAD[lang][0].format(line) if line else LEAD[lang][1])
    assert not ENGLISH.search(said)


def test_keys_and_what_the_file_says_stay_as_they_are(browser: TestClient) -> None:
    said = refused(browser, "/api/positions", CAYLUS + "[red]\ndeniers = 'many'\n", "de")
    assert said.startswith("Fehler in Zeile 3 der Datei: red.deniers: ")
    assert "'many'" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_not_known_is_named_with_those_that_are(
    browser: TestClient, lang: str
) -> None:
    said = refused(browser, "/api/positions", 'game = "chess"\n', lang)
    assert all(word in said for word in ["chess", *GAMES])
