"""A deck as its author wrote it: ids and numbers, right or wrong (deck format, CD-21.7)."""

from dataclasses import dataclass, field
from typing import Final

from stavitel.games.catan_duel.decks.fault import Fault

FORMAT: Final = "catan_duel.deck/1"
LONGEST_NAME: Final = 60
KEYS: Final = ("format", "name", "author", "note", "start", "cards", "events")


@dataclass
class DeckList:
    """The keys of a deck file. `start` is None where its owner leaves the choice to set-up."""

    name: str = ""
    author: str = ""
    note: str = ""
    start: list[str] | None = None
    cards: dict[str, int] = field(default_factory=dict)
    events: dict[str, int] = field(default_factory=dict)
    ignored: list[str] = field(default_factory=list)
    """Keys at the top that mean nothing here."""


def read_list(table: dict[str, object]) -> tuple[DeckList, list[Fault]]:
    """The deck in the tables of a file, and what is wrong with their form (TD-12, TD-13)."""
    faults: list[Fault] = []
    found = DeckList()
    if table.get("format") != FORMAT:
        faults.append(Fault("TD-13", "format"))
    found.name = _named(table, "name", faults)
    found.author = _named(table, "author", faults)
    found.note = _note(table, faults)
    found.start = _start(table, faults)
    found.cards = _counts(table, "cards", faults)
    found.events = _counts(table, "events", faults)
    found.ignored = [key for key in table if key not in KEYS]
    return found, faults


def _named(table: dict[str, object], key: str, faults: list[Fault]) -> str:
    value = table.get(key)
    if isinstance(value, str) and value.isprintable() and 1 <= len(value.strip()) <= LONGEST_NAME:
        return value.strip()
    faults.append(Fault("TD-13", key))
    return ""


def _note(table: dict[str, object], faults: list[Fault]) -> str:
    value = table.get("note", "")
    if isinstance(value, str):
        return value
    faults.append(Fault("TD-13", "note"))
    return ""


def _start(table: dict[str, object], faults: list[Fault]) -> list[str] | None:
    value = table.get("start")
    if value is None:
        return None
    if isinstance(value, list) and all(isinstance(id, str) for id in value):
        return value
    faults.append(Fault("TD-13", "start"))
    return None


def _counts(table: dict[str, object], key: str, faults: list[Fault]) -> dict[str, int]:
    """Ids and numbers; what is not a whole number from 1 counts as none of that card."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        faults.append(Fault("TD-13", key))
        return {}
    found: dict[str, int] = {}
    for id, n in value.items():
        right = isinstance(n, int) and not isinstance(n, bool) and n >= 1
        if not right and not any(fault == Fault("TD-12", id) for fault in faults):
            faults.append(Fault("TD-12", id))
        found[id] = n if right else 0
    return found
