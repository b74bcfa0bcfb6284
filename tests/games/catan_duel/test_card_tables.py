"""Section 22 of the rules pages: the tables of all cards tell what is in the box."""

import re
from collections import Counter
from typing import Any

import pytest

from stavitel.texts import LANGUAGES, Texts
from tests.typed import typed

from .table import COMPONENTS, GAME

RESOURCES = ["brick", "grain", "lumber", "ore", "wool", "gold"]
POINTS = ["strength", "skill", "commerce", "progress", "victory"]
TERRAINS = ["lumber", "gold", "grain", "brick", "wool", "ore"]
"""In the order of the table of regions."""
SECTIONS = {"b": "basic", "c": "gold", "d": "turmoil", "e": "progress"}
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def rows(lang: str, letter: str) -> list[list[str]]:
    """The cells of a table of section 22, without its head."""
    page = Texts(GAME, lang).rules_page()
    section = re.split(r"^##", page.split(f"### 22{letter}.")[1], flags=re.M)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


def numbers(cell: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", cell)]


def named(texts: Texts, group: str, entry: dict[str, Any]) -> str:
    """A card or event as the page calls it: by its kind, whatever its back."""
    return texts.text(f"{group}-{entry.get('kind', entry['id'])}")


def as_told(row: list[str]) -> tuple[str, bool, list[int], str, list[int]]:
    """Name, (1x), copies and half-moons, cost, points of a card by the page."""
    name, _, copies, moons, cost, points, *_ = row
    plain = re.sub(r" \(1[x×]\)$", "", name)
    paid = cost if numbers(cost) else ""  # the Gold Cache costs nothing, in words
    return plain, plain != name, numbers(copies) + numbers(moons), paid, numbers(points)


def as_printed(texts: Texts, card: dict[str, Any]) -> tuple[str, bool, list[int], str, list[int]]:
    """The same by the box."""
    costs, points = card.get("cost", {}), card.get("points", {})
    copies = [card[name] for name in ("count", "half_moon") if name in card]
    paid = ", ".join([texts.amount(name, costs[name]) for name in RESOURCES if name in costs])
    counted = [points[name] for name in POINTS if name in points]
    name = typed(named(texts, "card", card))
    return name, card.get("once", False), copies, typed(paid), counted


@every_language
@pytest.mark.parametrize("letter", SECTIONS)
def test_draw_cards(letter: str, lang: str) -> None:
    """CD-1.5, CD-1.10, CD-1.11, CD-13.1: copies, half-moons, cost, points and (1x) of each."""
    texts = Texts(GAME, lang)
    own = [card for card in COMPONENTS["card"] if card["back"] == SECTIONS[letter]]
    told = sorted([as_told(row) for row in rows(lang, letter)])
    assert told == sorted([as_printed(texts, card) for card in own])


@every_language
def test_regions(lang: str) -> None:
    """CD-3.6: the number of every region, by terrain and owner."""
    told = [[numbers(cell) for cell in row[2:]] for row in rows(lang, "a")]
    assert told == [
        [
            [row["die"] for row in COMPONENTS["region"]
             if row["resource"] == resource and row["id"].startswith(owner)]
            for owner in ("red", "blue", "stack")
        ]
        for resource in TERRAINS
    ]  # fmt: skip


@every_language
def test_events(lang: str) -> None:
    """CD-1.5, CD-16.3: how many of every event each set has, and how many of them a half-moon."""
    texts = Texts(GAME, lang)
    told: Counter[tuple[str, int]] = Counter()
    for name, *cells in rows(lang, "f"):
        for column, cell in enumerate(cells[:5]):
            told[name, column] += sum(numbers(cell))
    box: Counter[tuple[str, int]] = Counter()
    for event in COMPONENTS["event"]:
        name = named(texts, "happening", event)
        box[name, list(SECTIONS.values()).index(event["set"])] += event["count"]
        box[name, len(SECTIONS)] += event.get("half_moon", 0)
    assert +told == +box
