"""Wordings nobody should meet again, plural forms, and tidy catalogues."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from stavitel.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
WORDINGS = tomllib.loads(Path(__file__).with_name("wording.toml").read_text("utf-8"))
PLURALS = {"en": {"one"}, "de": {"one"}, "cs": {"one", "few", "many"}, "pl": {"one", "few", "many"}}
"""The forms a language may name beside the last, which stands for all others."""
PAGES = ("guide", "rules")
DOCS = (
    "*.md",
    "docs/decisions/*.md",
    "docs/how-to/*.md",
    "docs/reference/*.md",
    "docs/tutorial/*.md",
)
SOURCES = (
    "src/stavitel/**/*.py",
    "tests/**/*.py",
    "tools/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def catalogues(lang: str) -> list[Path]:
    return sorted(
        [*ROOT.glob(f"src/stavitel/**/{lang}.ftl"), ROOT / "web" / "src" / "locale" / f"{lang}.ftl"]
    )


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """Every line people may read, with where it stands; what is in English only counts as well."""
    pages = [page for name in PAGES for page in ROOT.glob(f"src/stavitel/games/*/{name}/{lang}.md")]
    docs = [path for name in DOCS for path in ROOT.glob(name)] if lang == "en" else []
    for path in [*catalogues(lang), *sorted(pages + docs)]:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#") or path.suffix == ".md":
                yield f"{path.relative_to(ROOT)}:{number}", line


def found(pattern: str, line: str) -> bool:
    return re.search(pattern, line, re.IGNORECASE) is not None


@every_language
def test_no_text_has_a_wording_we_gave_up(lang: str) -> None:
    told = list(lines(lang))
    assert len(told) > 1000
    wrong = [
        f"{place}: {line.strip()} (better: {entry['instead']})"
        for place, line in told
        for entry in WORDINGS[lang]
        if found(entry["pattern"], line)
    ]
    assert wrong == []


def test_no_docstring_has_a_wording_we_gave_up() -> None:
    paths = [path for name in SOURCES for path in ROOT.glob(name)]
    assert len(paths) > 900
    any_of_them = re.compile(
        "|".join(entry["pattern"] for entry in WORDINGS["code"]), re.IGNORECASE
    )
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()} (better: {entry['instead']})"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any_of_them.search(line)
        for entry in WORDINGS["code"]
        if found(entry["pattern"], line)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", [*LANGUAGES, "code"])
def test_every_pattern_finds_its_example(lang: str) -> None:
    for entry in WORDINGS[lang]:
        assert found(entry["pattern"], entry["example"]), entry


@every_language
def test_catalogues_are_tidy(lang: str) -> None:
    """Nothing the parser leaves out, no double or trailing space, no tab."""
    for path in catalogues(lang):
        text = path.read_text("utf-8")
        assert not [entry for entry in parse(text).body if isinstance(entry, ast.Junk)]
        untidy = [line for line in text.splitlines() if re.search(r"\S  |\s$|\t", line)]
        assert untidy == [], path


class Selectors(Visitor):
    """Collects the keys of every choice by number."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[list[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        named = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        if set(named) & {"one", "few", "many"}:
            self.keys.append(named)
        self.generic_visit(node)


@every_language
def test_plurals_have_the_forms_of_the_language(lang: str) -> None:
    """No form the language does not know; where Czech or Polish counts by one, also by few."""
    for path in catalogues(lang):
        selectors = Selectors()
        selectors.visit(parse(path.read_text("utf-8")))
        for keys in selectors.keys:
            assert set(keys) - {"other"} <= PLURALS[lang], (path, keys)
            assert len(keys) == len(set(keys)), (path, keys)
