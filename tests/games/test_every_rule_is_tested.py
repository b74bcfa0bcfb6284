"""Every numbered rule and ruling of a game is cited by a test; every citation names a rule."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from stavitel.conformance.telling import rule_numbers
from stavitel.games import GAMES, TEMPLATE, game
from stavitel.texts import Texts

from .facts import facts

HERE = Path(__file__).parent
SCENARIOS = HERE.parent / "scenarios"


pytestmark = pytest.mark.parametrize("id", [*GAMES, TEMPLATE])


def prefix(id: str) -> str:
    return rule_numbers(id)[0].partition("-")[0] + "-"


def functions(id: str) -> list[ast.FunctionDef]:
    """Every test function of the game's folder, and those of this file."""
    found = []
    for path in [*sorted((HERE / id).glob("test_*.py")), Path(__file__)]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def cited(id: str) -> set[str]:
    """Every number in the docstring of a test or in the `rules` of a scenario."""
    citation = re.compile(rf"\b({prefix(id)}\d+(?:\.\d+)+[a-h]?|R\d+)\b")
    numbers: set[str] = set()
    for test in functions(id):
        numbers.update(citation.findall(ast.get_docstring(test) or ""))
    for path in sorted((SCENARIOS / id).glob("**/*.toml")):
        numbers.update(tomllib.loads(path.read_text("utf-8")).get("rules", []))
    return numbers


def test_every_rule_is_cited_by_a_test(id: str) -> None:
    """Names each rule and ruling that no test claims to prove."""
    known = cited(id)
    assert [number for number in rule_numbers(id) if number not in known] == []


def test_every_citation_names_a_rule(id: str) -> None:
    """Names each cited number that the rules do not have."""
    assert sorted(cited(id) - set(rule_numbers(id))) == []


def test_the_rules_page_is_read_in_full(id: str) -> None:
    """The list this file works from: all sections and rulings, none twice."""
    numbers, page, own = rule_numbers(id), facts(id), prefix(id)
    assert len(numbers) == len(set(numbers))
    ruled = [n for n in numbers if n.startswith(own)]
    rulings = [n for n in numbers if not n.startswith(own)]
    written = {int(n) for n in re.findall(r"\*\*R(\d+)", Texts(game(id), "en").rules_page())}
    assert rulings == [f"R{n}" for n in range(1, max(written, default=0) + 1)]
    assert {int(n.removeprefix(own).split(".")[0]) for n in ruled} == set(page.sections)
    assert (numbers[0], ruled[-1]) == (f"{own}1.1", page.last)


@pytest.mark.parametrize("language", ["cs", "de", "pl"])
def test_every_language_has_the_same_rules(id: str, language: str) -> None:
    """A translation neither lacks a rule nor has one of its own."""
    assert sorted(rule_numbers(id, language)) == sorted(rule_numbers(id, "en"))


def test_every_reason_occurs_in_a_test(id: str) -> None:
    """Names each reason that no test asks for."""
    words = {
        node.value
        for test in functions(id)
        for part in [*test.body, *test.decorator_list]
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    reasons = game(id).reasons.reasons
    assert [reason.name for reason in reasons if reason.name not in words] == []


def test_every_reason_names_a_rule(id: str) -> None:
    """Whoever is refused can look up why; only `not_now` has no rule."""
    named = {reason.name: reason.rule for reason in game(id).reasons.reasons}
    assert named.pop("not_now") == ""
    assert sorted(set(named.values()) - set(rule_numbers(id))) == []
