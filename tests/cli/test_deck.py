"""`stavitel deck`: decks checked, listed and shown, and the how-to as a reader would follow it."""

import json
import re
import shlex
import textwrap
import tomllib
from pathlib import Path

import pytest

from stavitel.decks import SAMPLES, sample_text
from stavitel.texts import LANGUAGES
from tests.typed import typed

from .running import assert_refused, run

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "build-a-deck.md"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Golden Mean with a third Abbey and without its Toll Bridge and author."""
    text = sample_text("golden_mean").replace("basic_abbey = 1", "basic_abbey = 3")
    text = text.replace('author = "house"\n', "").replace("basic_toll_bridge = 1\n", "")
    path = tmp_path / "broken.toml"
    path.write_text(text, "utf-8")
    return path


def test_all_samples_are_listed_and_legal() -> None:
    listed = run("deck", "list")
    assert listed.exit_code == 0
    assert all(name in listed.stdout for name in SAMPLES)
    checked = run("deck", "check", *SAMPLES)
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert checked.stdout.count("a legal deck") == len(SAMPLES)
    assert "2 × Hedge Tavern: only one of them" in " ".join(checked.stdout.split())


def test_every_violation_is_told_with_its_code_and_line(broken: Path) -> None:
    done = run("deck", "check", broken, "golden_mean")
    assert done.exit_code == 2
    assert done.stdout.endswith("\ngolden_mean: a legal deck\n")
    lines = done.stderr.splitlines()
    assert re.findall(r"TD-\d\d", done.stderr) == ["TD-13", "TD-01", "TD-04"]
    abbey = broken.read_text("utf-8").split("\n").index("basic_abbey = 3") + 1
    assert f"line {abbey}: TD-04 3 × Abbey: your box holds only 2." in typed(lines[2])


def test_the_report_as_json(broken: Path) -> None:
    done = run("deck", "check", broken, "nowhere.toml", "--json")
    first, second = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (2, "")
    assert [error["code"] for error in first["errors"]] == ["TD-13", "TD-01", "TD-04"]
    assert first["errors"][2]["about"] == "basic_abbey" and not first["legal"]
    assert "no such file" in second["problem"]


def test_a_deck_is_shown_with_its_cards_and_what_they_add_up_to() -> None:
    shown = run("deck", "show", "golden_mean").stdout
    assert "Settlement expansions (15)" in shown and "City expansions (10)" in shown
    assert "Action cards (8)" in shown and "Event cards (4)" in shown
    assert "Victory points 12" in shown and "Reconstructed" in shown
    row = next(line for line in shown.splitlines() if "Abbey" in line)
    assert re.fullmatch(r"  1 +Abbey +1 brick, 1 grain and 1 ore +starting card *", row)
    (told,) = json.loads(run("deck", "show", "golden_mean", "--json").stdout)
    assert told["cards"] == tomllib.loads(sample_text("golden_mean"))["cards"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str, broken: Path) -> None:
    shown = run("deck", "show", "golden_mean", "--lang", lang).stdout
    told = run("deck", "check", broken, "--lang", lang).stderr
    assert ("Golden Mean" in shown) == ("The deck" in told) == (lang == "en")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("check", "expected a file or a sample deck"),
        ("show nowhere.toml", "no such file"),
        ("burn", "burn"),
        ("check golden_mean --half-moon-draw some", "some"),
    ],
)
def test_a_wrong_call_is_one_sentence(args: str, complaint: str) -> None:
    assert complaint in assert_refused(run("deck", *args.split()))


def test_a_broken_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\x00\xff")
    assert "binary data" in assert_refused(run("deck", "check", path))
    path.write_text("name = Anna\n", "utf-8")
    assert "line 1" in assert_refused(run("deck", "show", path))


def test_switches_of_the_rules(tmp_path: Path) -> None:
    done = run("deck", "check", "golden_mean", "--deck-size", 34)
    assert done.exit_code == 2 and "exactly 34" in done.stderr
    done = run("deck", "check", "golden_mean", "--half-moon-draw", "none_allowed")
    assert done.exit_code == 2 and done.stderr.count("TD-15") == done.stderr.count("\n") == 3


def test_the_how_to_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = HOW_TO.read_text("utf-8")
    blocks = re.findall(r"^ *```(sh|toml deck)\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    (deck,) = [text for kind, text in blocks if kind != "sh"]
    Path("my-deck.toml").write_text(textwrap.dedent(deck), "utf-8")
    lines = [line.strip() for kind, text in blocks if kind == "sh" for line in text.splitlines()]
    assert len(lines) == 8
    for line in lines:
        quick = line.replace("--games 100", "--games 1").replace("greedy", "random")
        done = run(*shlex.split(quick)[1:], input="q\n")
        assert done.exit_code == 0, (line, done.output)
    assert json.loads(Path("deck.json").read_text("utf-8"))["title"] == "catan_duel: deck"


def test_only_games_with_decks_have_their_schema() -> None:
    assert "expected a game with decks" in assert_refused(run("editor", "caylus", "deck"))
