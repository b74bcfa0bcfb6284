"""`tools/mutants.py` on a toy game: one mutant its test notices, one it does not."""

from pathlib import Path

import pytest

from stavitel.games import GAMES
from tools.mutants import Place, explanations, hunt, judge, main, plan_for
from tools.mutations import mutants_of
from tools.places import ROOT

SAMPLE = "6"

RULES = '''\
"""Růže ≥ 3: text before a rule moves no mark."""


def enough(roses: int) -> bool:
    """At least three (TO-1.1)."""
    return "Růže" != "" and roses >= 3


def bonus(roses: int) -> int:
    """Nobody tests this (TO-1.2)."""
    return roses + 1
'''

TEST = '''\
from stavitel.games.toy.rules import bonus, enough


def test_three_are_enough() -> None:
    """TO-1.1"""
    assert enough(3)
    assert not enough(2)
    bonus(1)
'''


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    game = tmp_path / "src" / "stavitel" / "games" / "toy"
    tests = tmp_path / "tests" / "games" / "toy"
    for folder in (game, tests):
        folder.mkdir(parents=True)
    for package in (game, game.parent, game.parents[1]):
        (package / "__init__.py").touch()
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (game / "view.py").write_text("def shown() -> int:\n    return 1\n", encoding="utf-8")
    (game / "generated_state.py").write_text(
        "def first() -> int:\n    return 0\n", encoding="utf-8"
    )
    (tests / "test_rules.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow\n  long\n", encoding="utf-8")
    return tmp_path


def place(toy: Path, mutation: str) -> Place:
    (found,) = [each for each in plan_for("toy", toy).places() if each.mutant.mutation == mutation]
    return found


def test_only_rules_are_changed(toy: Path) -> None:
    assert {each.file for each in plan_for("toy", toy).places()} == {
        "src/stavitel/games/toy/rules.py"
    }


def test_a_mutant_is_one_change_and_the_sources_stay(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killed, survivor = place(toy, "roses >= 3 -> roses > 3"), place(toy, "roses + 1 -> (roses - 1)")
    results = hunt(plan_for("toy", toy), [killed, survivor])
    assert [outcome for _, outcome in results] == ["killed", "survived"]
    assert (toy / killed.file).read_text(encoding="utf-8") == RULES
    capsys.readouterr()
    assert judge(results, {}) == 1
    assert (
        "2 mutants: 1 killed, 0 timed out, 1 survived, 1 of them not explained."
        in capsys.readouterr().out
    )
    file, function, mutation = survivor.file, "bonus", "roses + 1 -> (roses - 1)"
    assert judge(results, {(file, function, mutation): "Nobody gets it."}) == 0
    assert "Nobody gets it." in capsys.readouterr().out


def test_a_mutant_that_never_ends_is_not_waited_for(toy: Path) -> None:
    rules = toy / "src" / "stavitel" / "games" / "toy" / "rules.py"
    loop = "\n\ndef count() -> None:\n    n = 3\n    while n > 0:\n        n -= 1\n"
    rules.write_text(RULES + loop, encoding="utf-8")
    test = toy / "tests" / "games" / "toy" / "test_rules.py"
    calling = "\n\ndef test_count() -> None:\n    count()\n"
    test.write_text(TEST.replace("bonus,", "bonus, count,") + calling, encoding="utf-8")
    endless = place(toy, "n -= 1 -> pass")
    assert hunt(plan_for("toy", toy), [endless], limit=3) == [(endless, "timed out")]


def test_rules_that_fail_unchanged_are_refused(toy: Path) -> None:
    survivor = place(toy, "roses + 1 -> (roses - 1)")
    test = toy / "tests" / "games" / "toy" / "test_rules.py"
    test.write_text(TEST + "    assert bonus(1) == 3\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="fail on the unchanged rules"):
        hunt(plan_for("toy", toy), [survivor])


@pytest.mark.parametrize(
    ("body", "mutations"),
    [
        (
            "if a and b: s.go()",
            ["a and b -> (a or b)", "a and b -> not (a and b)", "s.go() -> pass"],
        ),
        ("s.gold -= a", ["s.gold -= a -> pass", "s.gold -= a -> s.gold += a"]),
        ("return not a", ["not a -> (a)", "not a -> not (not a)"]),
        ("return True", ["True -> False"]),
        ("x: int = 0", ["0 -> (-1)", "0 -> 1"]),
        ("raise ValueError(3)", []),
        ("'a docstring'", []),
    ],
)
def test_what_is_changed(body: str, mutations: list[str]) -> None:
    found = mutants_of(f"def rule(s, a, b) -> bool:\n    {body}\n")
    assert sorted(each.mutation for each in found) == sorted(mutations)


def test_every_explanation_is_of_a_mutant_that_exists() -> None:
    for file, function, mutation in explanations(ROOT / "tests" / "mutants.toml"):
        all_of_it = mutants_of((ROOT / file).read_text(encoding="utf-8"))
        assert (function, mutation) in {(each.function, each.mutation) for each in all_of_it}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_every_game_is_noticed_or_explained(game: str) -> None:
    assert main([game, "--most", SAMPLE]) == 0
