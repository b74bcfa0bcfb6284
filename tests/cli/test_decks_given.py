"""Decks at the command line: play, simulate and arena take them, and refuse them in a sentence."""

import json
from pathlib import Path

import pytest

from stavitel.decks import sample_text
from stavitel.fault_words import catalogue
from stavitel.match import Match
from stavitel.texts import LANGUAGES
from tests.typed import typed

from .running import assert_refused, run

RANDOMLY = ("--players", "random", "--games", 2, "--seed", 3, "--jobs", 1)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A deck of one's own, in a file."""
    path = tmp_path / "mine.toml"
    path.write_text(sample_text("gold_rush").replace("Gold Rush", "Mine"), "utf-8")
    return path


def test_a_simulation_with_two_decks(mine: Path, tmp_path: Path) -> None:
    """CD-21.16: the report names the decks, and records keep them."""
    saved = tmp_path / "records"
    call = ("simulate", "catan_duel", "--decks", f"{mine},golden_mean", *RANDOMLY)
    report = json.loads(run(*call, "--check", "--save", saved, "--json").stdout)
    assert (report["variant"], report["games"], report["faults"]) == ("tournament", 2, 0)
    assert [row["deck"] for row in report["seats"]] == [str(mine), "golden_mean"]
    for file in saved.iterdir():
        match = Match.load(file)
        assert match.over and match.record.start is not None
        assert match.record.start["red"]["deck"]["pirate_ship"] == 2  # type: ignore[index]


def test_the_same_seed_gives_the_same_games(mine: Path) -> None:
    call = ("simulate", "catan_duel", "--decks", f"{mine},random", *RANDOMLY, "--json")
    one, two = (json.loads(run(*call).stdout) for _ in range(2))
    assert one["seats"] == two["seats"] and one["decisions"] == two["decisions"]


def test_the_report_for_people_has_a_column_of_decks() -> None:
    done = run("simulate", "catan_duel", "--decks", "gold_rush,", *RANDOMLY)
    assert done.exit_code == 0
    head, red, blue = done.stdout.splitlines()[1:4]
    assert head.split()[:3] == ["seat", "player", "deck"]
    assert red.split()[:3] == ["red", "random", "gold_rush"]
    assert blue.split()[:3] == ["blue", "random", "random"]


def test_without_decks_nothing_is_said_of_them() -> None:
    report = json.loads(run("simulate", "caylus", *RANDOMLY, "--seats", 2, "--json").stdout)
    assert all("deck" not in row for row in report["seats"])


def test_decks_against_decks(mine: Path) -> None:
    """Every two meet in both seats; the table has rows against columns."""
    met = f"{mine},golden_mean,nine_heroes"
    call = ("arena", "random", "--decks", met, "--games", 3, "--seed", 1, "--jobs", 1)
    report = json.loads(run(*call, "--json").stdout)
    assert (report["game"], report["player"]) == ("catan_duel", "random")
    assert report["players"] == ["mine", "golden_mean", "nine_heroes"]
    pairs = [(row["candidate"], row["base"]) for row in report["matches"]]
    assert pairs == [
        ("mine", "golden_mean"), ("mine", "nine_heroes"), ("golden_mean", "nine_heroes"),
    ]  # fmt: skip
    assert all((row["sets"], row["games"]) == (2, 4) for row in report["matches"])
    assert report["faults"] == 0
    lines = run(*call).stdout.splitlines()
    rows = {line.split()[1]: line for line in lines if line[:2] in ("1 ", "2 ", "3 ")}
    first = report["matches"][0]
    there = f"{100 * first['win_share']:.0f} ({100 * first['low']:.0f}–{100 * first['high']:.0f})"
    back = f"{100 - 100 * first['win_share']:.0f} ("
    assert there in rows["mine"] and rows["golden_mean"].split("  ")[1].strip().startswith(back)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "english"),
    [
        ("simulate catan_duel --decks gold_rus,random", "deck: expected a file or one of"),
        ("simulate catan_duel --decks no.toml,random", "no such file"),
        ("simulate catan_duel --decks gold_rush,random --variant duel", "tournament for decks"),
        ("simulate caylus --decks gold_rush,random", "expected a game with decks"),
        ("simulate catan_duel --decks gold_rush", "one for each seat"),
        ("play --decks gold_rush,golden_men", "deck: expected a file or one of"),
        ("play catan_duel --variant duel --decks gold_rush,random", "tournament for decks"),
        ("play pillars --decks gold_rush,random", "expected a game with decks"),
        ("play --decks gold_rush,random --continue", "--decks: expected without --resume"),
        ("play --decks gold_rush,random --switch deck_moons=none", "are not allowed here"),
        ("arena greedy --decks gold_rush", "at least two different decks"),
        ("arena greedy --decks gold_rush,gold_rush", "at least two different decks"),
        ("arena greedy random --decks gold_rush,golden_mean", "one player, who plays all"),
        ("arena greedy --decks all --controls", "--controls: expected without --decks"),
        ("arena greedy --decks all --variant duel", "tournament for decks"),
        ("arena greedy --decks all --game pillars", "expected a game with decks"),
    ],
)
def test_what_is_wrong_with_decks_is_told_in_the_language(
    call: str, english: str, lang: str
) -> None:
    """TR-17: one sentence, exit code 2."""
    said = typed(assert_refused(run(*call.split(), STAVITEL_LANG=lang)))
    assert (english in said) == (lang == "en")
    assert lang == "en" or "expected" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_deck_is_refused_with_all_its_faults(lang: str, mine: Path) -> None:
    """CD-21.13: by play and simulate as by `deck check`."""
    mine.write_text(mine.read_text("utf-8").replace("basic_abbey = 1", "basic_abbey = 3"), "utf-8")
    for call in (["simulate", "catan_duel"], ["play"], ["arena", "greedy"]):
        said = typed(assert_refused(run(*call, "--decks", f"{mine},random", STAVITEL_LANG=lang)))
        assert said.startswith(f"stavitel: {mine}: ") and "35" in said and "3 × " in said


def test_names_of_decks_are_completed() -> None:
    words = {"COMP_WORDS": "stavitel play --decks random,gold", "COMP_CWORD": "3"}
    result = run(_STAVITEL_COMPLETE="bash_complete", **words)
    found = [line.partition(",")[2] for line in result.stdout.splitlines()]
    assert found == ["random,gold_rush", "random,golden_mean"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_decks_is_told_in_the_language(lang: str) -> None:
    call = ("arena", "random", "--decks", "gold_rush,golden_mean", "--games", 1, "--jobs", 1)
    said = " ".join(run(*call, "--lang", lang).stdout.split())
    assert catalogue(lang)["arena-decks"].partition("{ $player }")[0].strip() in said
