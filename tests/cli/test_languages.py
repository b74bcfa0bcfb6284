"""The command line speaks four languages: help, errors, reports, and a menu of games."""

import os
import pty
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from stavitel.cli.group import COMMANDS
from stavitel.cli.words import titles, translated
from stavitel.fault_words import IDS, catalogue
from stavitel.games import GAMES, game
from stavitel.texts import LANGUAGES, Texts

from .running import assert_refused, command, environment, run

LOCALE = Path(__file__).parents[2] / "src" / "stavitel" / "locale" / "command"
TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]
FOR_PLAYERS = ["serve", "play", "games", "replay", "simulate", "arena", "train"]
FOR_PLAYERS += ["check", "scenario", "backup", "cards", "deck", "editor", "solve"]
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


def facts(text: str) -> list[str]:
    return sorted(re.findall(r"\{ \$(\w+) \}", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_of_the_command_line_are_fluent(lang: str) -> None:
    """Our quick reader finds the messages that Fluent finds."""
    body = parse((LOCALE / f"{lang}.ftl").read_text("utf-8")).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert found == list(catalogue(lang)) and len(found) == len(set(found))


@every_translation
def test_every_message_is_translated_with_its_facts(lang: str) -> None:
    own = catalogue(lang)
    assert {id: facts(text) for id, text in catalogue("en").items()} == {
        id: facts(own[id]) for id in catalogue("en")
    }
    assert set(own) == set(catalogue(TRANSLATIONS[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_all_games_and_all_commands(lang: str) -> None:
    said = " ".join(run("--help", STAVITEL_LANG=lang).stdout.split())
    assert all(title in said for title in titles(lang)) and len(titles(lang)) == 4
    for name in COMMANDS:
        assert catalogue(lang).get(f"short-{name}", COMMANDS[name]) in said


@every_translation
@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_help_for_players_is_translated_whole(name: str, lang: str) -> None:
    """Not one line of the English help is left but the examples, which are all there."""
    english = run(name, "--help", STAVITEL_LANG="en").stdout
    own = run(name, "--help", STAVITEL_LANG=lang).stdout
    examples = [line for line in english.splitlines() if line.startswith("    stavitel")]
    assert examples and all(line in own for line in examples)
    described = re.findall(r"^  --?\S.*?  +(\S.*)$", english, re.MULTILINE)
    assert described and not [text for text in described if text in own]


@every_translation
@pytest.mark.parametrize(
    ("call", "english"),
    [
        ("paly", "No such command"),
        ("play --sets 3", "Did you mean"),
        ("play --seeed 3", "Did you mean"),
        ("play --xyzzy 3", "No such option"),
        ("replay", "Missing argument"),
        ("play chess", "expected a game"),
        ("play caylus --seats 9", "expected 2 to 4 seats"),
        ("play caylus --variant x", "expected variant"),
        ("play caylus --switch x=y", "expected switch"),
        ("play caylus --switch x", "expected NAME=CHOICE"),
        ("play caylus --players x", "expected a player"),
        ("play caylus --seats 2 --players random,random,random", "expected at most 2 names"),
        ("replay no.stav", "no such file"),
        ("replay .", "this is a folder"),
        ("check no.stav", "no such file"),
        ("scenario", "expected scenario files"),
        ("check x --commitment 5f", "expected together with --fair"),
    ],
)
def test_errors_players_meet_are_told_in_their_language(call: str, english: str, lang: str) -> None:
    assert english in assert_refused(run(*call.split(), STAVITEL_LANG="en"))
    own = assert_refused(run(*call.split(), STAVITEL_LANG=lang))
    assert english not in own and "expected" not in own


@pytest.mark.parametrize("asked", ["--lang pl", "--lang=pl"])
def test_what_goes_wrong_is_told_in_the_language_that_was_asked_for(asked: str) -> None:
    own = assert_refused(run("play", "--resume", "no.stav", STAVITEL_LANG="pl"))
    assert assert_refused(run("play", "--resume", "no.stav", *asked.split())) == own
    assert "no such file" not in own


BEGUN = "stavitel record 2\ngame: pillars\nseats: 2\nvariant: standard\n\n"
FAULTS = [
    ("p.toml", 'game = "caylus"\nseats = "two"\n', "expected a whole number"),
    ("p.toml", 'game = "caylus"\nseats = 9\n', "expected a number from 2 to 4"),
    ("p.toml", 'game = "caylus"\nprovost = 9\n', "counting from 1"),
    ("p.toml", 'game = "caylus"\nformat = 3\n', "expected 1 or 2"),
    ("p.toml", 'game = "caylus"\nphase = "lunch"\n', "expected one of"),
    ("p.toml", 'game = "caylus"\nseets = 2\n', "unknown key"),
    ("p.toml", 'game = "caylus"\nseets = 2\n', "did you mean"),
    ("p.toml", 'game = "caylus"\nseats = 2\nseats = 3\n', "is already given in line"),
    ("p.toml", 'game = "caylus"\nseats = two\n', "expected a value"),
    ("p.toml", 'game = "caylus\n', "expected a quote"),
    ("p.toml", 'game = "caylus"\nphase = "c:\\x"\n', "for a backslash in a text"),
    ("p.toml", "a = [" + "[], " * 50_001 + "]\n", "keys, tables and lists"),
    ("p.toml", 'game = "caylus"\npending = ["fly"]\n', "expected one of"),
    ("p.toml", 'game = "caylus"\npending = ["provost_turn 0 0 0"]\n', "expected 'provost_turn"),
    ("p.toml", 'game = "caylus"\nred = 3\n', "expected a table"),
    ("p.toml", 'game = "caylus"\nbridge = ["red", "red"]\n', "is listed twice"),
    ("s.toml", 'game = "caylus"\n[position]\n', "expected at least one"),
    ("s.toml", 'game = "caylus"\n[position]\n[[step]]\ndo = "red pass"\n', "seat: action"),
    ("s.toml", 'game = "caylus"\n[position]\n[[step]]\ndo = "red: fly"\n', "unknown verb"),
    ("s.toml", 'game = "caylus"\n[position]\n[[step]]\ndo = "green: pass"\n', "an action of red"),
    ("g.stav", "hello\n", "expected the first line"),
    ("g.stav", "stavitel record 2\nseats: 2\n", "expected a line"),
    ("p.toml", 'game = "caylus"\nbridge = [1]\n', "expected a text; got"),
    ("p.toml", 'game = "chess"\n', "expected a game called"),
    ("p.toml", 'game = "catan"\nvariant = "gold"\nred = { hand = ["bank"] }\n', "a draw card"),
    ("g.stav", "stavitel record 2\ngame caylus\n", "expected 'key: value'"),
    ("g.stav", "stavitel record 2\ngame: chess\nseats: 2\n", "expected a game called"),
    ("g.stav", "stavitel record 2\ngame: pillars\nseats: 9\n", "expected 2 to 4 seats"),
    ("g.stav", "stavitel record 2\ngame: pillars\nseats: 2\nvariant:\n", "expected variant"),
    ("g.stav", "stavitel record 2\ngame: pillars\nhue: 2\n", "an empty line ends the header"),
    ("g.stav", "stavitel record 2\ngame: pillars\nseats: 2\nstart: x\n", "as JSON"),
    ("g.stav", BEGUN + "end: p1-61749668698a8120\n", "the mark of the position reached here"),
    ("g.stav", BEGUN + "chance: pass 1\n", "expected no argument"),
    ("g.stav", BEGUN + "chance: draw_starting_player red now\n", "expected seat; got 'now'"),
    ("g.stav", "stavitel record 2\ngame: pillars\nseats: 2\nrules: 99\n", "a version known here"),
    ("c.toml", "[income]\nbase_denier = -1\n", "expected a number from"),
]


@every_translation
@pytest.mark.parametrize(("name", "text", "english"), FAULTS)
def test_what_is_wrong_in_a_file_is_told_in_the_language(
    name: str, text: str, english: str, lang: str, tmp_path: Path
) -> None:
    """Its line and its keys stay; nothing of the English sentence does."""
    file = tmp_path / name
    file.write_text(text, "utf-8")
    call = ["scenario"] if name == "s.toml" else ["check"]
    if name == "c.toml":
        call += ["--components-of", "caylus"]
    said = run(*call, "--lang", "en", file)
    assert english in said.stderr, said.stderr
    own = run(*call, "--lang", lang, file)
    assert str(file) in own.stderr and own.exit_code == said.exit_code != 0
    assert english not in own.stderr and "expected" not in own.stderr
    line = catalogue(lang)["in-file"].partition("{ $line }")[0].rpartition("}")[2]
    assert (line.strip(" ,") in own.stderr) == (", line " in said.stderr)


def test_the_games_are_those_of_the_house() -> None:
    assert list(IDS) == GAMES


def test_an_error_without_a_translation_is_told_as_it_is() -> None:
    assert translated("game.stav, line 3: odd", "cs") == "game.stav, line 3: odd"


@every_translation
def test_simulate_and_scenario_report_in_the_language(lang: str) -> None:
    call = "simulate caylus --games 1 --seats 2 --jobs 1 --seed 1"
    report = run(*call.split(), "--lang", lang).stdout
    assert catalogue(lang)["head-win_share"] in report and "share of wins" not in report
    file = next(Path(__file__).parents[1].glob("scenarios/caylus_magna_carta/*.toml"))
    told = run("scenario", "--lang", lang, file).stdout
    assert "expectations" not in told
    assert catalogue(lang)["scenario-met"].partition("{ $all }")[2].strip() in told


def asked(args: list[object], typed: bytes) -> str:
    """What `stavitel play` says to somebody at a terminal."""
    mine, theirs = pty.openpty()
    process = subprocess.Popen(
        command("play", *args),
        env=environment(NO_COLOR="1", TERM="dumb", COLUMNS="80"),
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    os.write(mine, typed)
    said, wrong = process.communicate(timeout=120)
    os.close(mine)
    os.close(theirs)
    assert process.returncode == 0, wrong
    return said


def test_play_without_a_game_shows_a_menu(tmp_path: Path) -> None:
    """A wrong number is asked again; the game picked, by the house rules picked, is dealt."""
    file = tmp_path / "game.stav"
    said = asked(["--save", file, "--lang", "cs"], b"9\n4\n9\n5\n9\n2\n9\n1\n\nq\n")
    numbered = [f"{number:>4} {title}" for number, title in enumerate(titles("cs"), 1)]
    assert said.splitlines()[:4] == numbered
    for high in (4, 6, 8):  # games, variants, levels; and as many house rules as games
        wrong = f"Napiš číslo od 1 do {high}, nebo stiskni Enter, nebo napiš q."
        assert said.count(wrong) == (2 if high == 4 else 1)
    assert "   5 Souboj knížat: " in said
    assert "   2 pomocník: Přehlédne každou třetí možnost" in said
    assert "   1 Doktor: Dvě krajiny (CD-11.19, R8)" in said
    assert "   1 Doktor: Čtyři krajiny (CD-11.19, R8)" in said
    record = file.read_text("utf-8")
    assert "game: catan_duel" in record and "variant: duel" in record
    assert "switch doctor: four_regions" in record
    assert "switch bath_house" not in record
    assert "player blue: level:2" in record


def test_enter_takes_what_is_usual(tmp_path: Path) -> None:
    file = tmp_path / "game.stav"
    said = asked(["--save", file, "--lang", "en"], b"\n\n\n\n\nq\n")
    record = file.read_text("utf-8")
    assert "game: caylus_magna_carta" in record and "variant: standard" in record
    assert "seats: 3" in record and record.count(": level:4") == 2
    assert "  G Green journeyman" in said


def test_what_was_said_before_is_not_asked(tmp_path: Path) -> None:
    """The number of players and the variant here; for named players, their level as well."""
    file = tmp_path / "game.stav"
    said = asked(["--seats", 4, "--variant", "beginner", "--save", file], b"1\n1\n\nq\n")
    assert "How many" not in said and "Which variant" not in said
    assert file.read_text("utf-8").count(": level:1") == 3
    file.unlink()
    said = asked(["--players", "human,greedy", "--save", file], b"1\n\nq\n")
    assert "How " not in said and "Which variant" not in said
    assert "player green: greedy" in file.read_text("utf-8")
    assert "  G Green journeyman" in said


def test_somebody_who_plays_alone_is_asked_for_no_bots(tmp_path: Path) -> None:
    """RC-13: solo against Ivan."""
    file = tmp_path / "game.stav"
    said = asked(["--save", file, "--lang", "en"], b"2\n\n1\n\nq\n")
    assert "How strong" not in said
    assert "seats: 1" in file.read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_are_called_and_described_as_on_the_page(lang: str) -> None:
    page = (LOCALE.parents[3] / "web" / "src" / "locale" / f"{lang}.ftl").read_text("utf-8")
    texts = Texts(game("pillars"), lang)
    for level in range(1, 9):
        name = re.search(rf"^level-{level} = .*?: (.+)$", page, re.MULTILINE)
        hint = re.search(rf"^level-{level}-hint = (.+)$", page, re.MULTILINE)
        assert name and texts.text(f"level-{level}") == name[1]
        assert hint and bare_spaces(texts.text(f"level-{level}-hint")) == hint[1]


def bare_spaces(text: str) -> str:
    return text.replace("\u00a0", " ")


FAILING = """\
game = "caylus"
format = 2
[position]
seats = 2
[[step]]
do = ["red: pass", "green: pass", "red: move_provost -1"]
waiting = "nobody"
legal = ["pass", "pass", "build bank"]
offers = ["pass"]
refuses = ["draw_card"]
view.round = 99
over = true
scores.red = 7
"""


@every_translation
def test_failed_expectations_are_told_in_the_language(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text(FAILING)
    english = run("scenario", file).stdout.splitlines()
    own = run("scenario", file, "--lang", lang).stdout.splitlines()
    assert len(english) == len(own) >= 6
    words = re.compile(r"\b(expected|offered|got|forced|listed|it is)\b")
    assert all(words.search(line) for line in english[1:])
    assert [line for line in own if words.search(line)] == []


@every_translation
@pytest.mark.parametrize(
    "problem",
    [
        "s.toml, line 1: expected '}' at the end of a table; it is missing",
        "s.toml, line 1: expected 'key = value', [table] or [[table]] on this line",
        "s.toml, line 1: expected a key of letters, digits, _ and -",
        "s.toml, line 4: step[1].do[1]: expected an action of green; got one of 'red'; "
        "before it, forced: 'red: pass'",
        "s.toml, line 4: step[1].view.hat: expected a value in the view; 'hat' of 'hat' is none "
        "of road, round",
        "s.toml, line 3: step[1].do[1]: place_worker: expected position; got nothing",
        "s.toml, line 3: position.phase: expected 'pending' as well: a setup is described by "
        "what is left",
        "scenarios: expected scenario files in the folder; there are none",
        "game.stav: cannot be written: No space left on device",
        "rubles.bank_limit: expected a value written as 80; got 'many'",
        "doctor: expected two_regions or four_regions; got 'one'",
        "start_hand: expected 'from_deck' or variant tournament; got 'gold'",
        "game.stav, line 8: start: variant: expected intro, as in the header; got duel",
        "game.stav, line 8: secret: expected 64 digits from 0 to f; got '12'",
        "game.stav, line 8: promise: expected 1 or 2, the promises known here; got '3'",
        "game.stav, line 8: expected a line 'secret: ...' beside 'table'; it is missing",
        "game.stav, line 8: number: expected 1 to 64 letters in quotes; got ''",
        "expected an action; got nothing",
    ],
)
def test_what_goes_wrong_with_scenarios_is_translated(lang: str, problem: str) -> None:
    assert translated(problem, lang) != problem
    assert "expected" not in translated(problem, lang)
