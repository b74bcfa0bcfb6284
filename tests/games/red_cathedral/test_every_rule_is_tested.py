"""Every numbered rule and ruling is cited by a test, and every citation names a rule."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from stavitel.games import folder_text

from .table import GAME

HERE = Path(__file__).parent
SCENARIOS = HERE.parent.parent / "scenarios" / "red_cathedral"
ENTRY = re.compile(r"^- \*\*(RC-\d+\.\d+[a-f]?|R\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\b(RC-\d+\.\d+[a-f]?|R\d+)\b")


def rules(language: str = "en") -> list[str]:
    """The numbers of the rules page, in its order."""
    return ENTRY.findall(folder_text("red_cathedral", f"rules/{language}.md"))


def functions() -> list[ast.FunctionDef]:
    """Every test function of this folder."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def cited() -> set[str]:
    """Every number in the docstring of a test or in the `rules` of a scenario."""
    numbers: set[str] = set()
    for test in functions():
        numbers.update(CITATION.findall(ast.get_docstring(test) or ""))
    for path in sorted(SCENARIOS.glob("**/*.toml")):
        numbers.update(tomllib.loads(path.read_text("utf-8")).get("rules", []))
    return numbers


def test_every_rule_is_cited_by_a_test() -> None:
    """Names each rule and ruling that no test claims to prove."""
    known = cited()
    assert [number for number in rules() if number not in known] == []


def test_every_citation_names_a_rule() -> None:
    """Names each cited number that the rules do not have."""
    assert sorted(cited() - set(rules())) == []


def test_the_rules_page_is_read_in_full() -> None:
    """The list this file works from: 14 sections of rules and 20 rulings, none twice."""
    numbers = rules()
    assert len(numbers) == len(set(numbers))
    assert [n for n in numbers if not n.startswith("RC-")] == [f"R{n}" for n in range(1, 21)]
    sections = {int(n[3:].split(".")[0]) for n in numbers if n.startswith("RC-")}
    assert sections == set(range(1, 15))
    assert (numbers[0], [n for n in numbers if n.startswith("RC-")][-1]) == ("RC-1.1", "RC-14.7")


@pytest.mark.parametrize("language", ["cs", "de", "pl"])
def test_every_language_has_the_same_rules(language: str) -> None:
    """A translation neither lacks a rule nor has one of its own."""
    assert sorted(rules(language)) == sorted(rules("en"))


def test_every_reason_occurs_in_a_test() -> None:
    """Names each reason that no test asks for."""
    words = {
        node.value
        for test in functions()
        for part in [*test.body, *test.decorator_list]
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [reason.name for reason in GAME.reasons.reasons if reason.name not in words] == []


def test_every_reason_names_a_rule() -> None:
    """Whoever is refused can look up why; only `not_now` has no rule."""
    named = {reason.name: reason.rule for reason in GAME.reasons.reasons}
    assert named.pop("not_now") == ""
    assert sorted(set(named.values()) - set(rules())) == []
