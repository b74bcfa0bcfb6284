"""The numbers we had to reconstruct, one by one, and a file with those somebody read off a box."""

import tomllib
from dataclasses import dataclass
from itertools import groupby

from stavitel.components import FIELDS, OWN, REMARKS, changeable, read_components
from stavitel.engine.errors import BadComponents
from stavitel.files import toml_value
from stavitel.games import components_of

RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True)
class Number:
    """One number, cost or list that no source of ours prints: where it stands, and our guess."""

    table: str
    id: str  # empty in a table that is no list
    key: str
    ours: object
    note: str

    @property
    def name(self) -> str:
        """`cathedral_card base_03.cost`, as `stavitel games --sources` writes it."""
        return f"{self.card}.{self.key}"

    @property
    def card(self) -> str:
        """`cathedral_card base_03`: what it is printed on, or the table it belongs to."""
        return f"{self.table} {self.id}" if self.id else self.table


def doubtful(id: str) -> list[Number]:
    """All that is reconstructed and matters to the rules, in the order of our own file."""
    ours, found = components_of(id), []
    read = changeable(id)
    for table, value in ours.items():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict) and "source" in row:
                name = str(row["id"]) if isinstance(value, list) else ""
                keys = [key for key in _doubtful_keys(row) if (table, name, key) in read]
                note = str(row.get("note", ""))
                found += [Number(table, name, key, row[key], note) for key in keys]
    return found


def by_card(numbers: list[Number]) -> list[list[Number]]:
    """The numbers that are printed together, in order."""
    return [list(some) for _, some in groupby(numbers, key=lambda number: number.card)]


def _doubtful_keys(row: dict[str, object]) -> list[str]:
    """The fields with our source; where that is the entry's, all but those with another."""
    if row["source"] != RECONSTRUCTED:
        fields = row.get(f"{RECONSTRUCTED}_fields", [])
        return list(fields) if isinstance(fields, list) else []
    named: list[str] = []
    for key, source in FIELDS.items():
        fields = row.get(key, [])
        if source != RECONSTRUCTED and isinstance(fields, list):
            named += fields
    return [key for key in row if key not in ("id", *REMARKS, *named)]


class OwnCards:
    """What somebody has typed in so far, as a components file."""

    def __init__(self, id: str, text: str = "") -> None:
        self.id = id
        self.rows: dict[tuple[str, str], dict[str, object]] = {}
        for table, value in tomllib.loads(text).items():
            for row in value if isinstance(value, list) else [value]:
                if isinstance(row, dict):
                    self.rows[table, str(row.get("id", ""))] = dict(row)

    def has(self, number: Number) -> bool:
        return number.key in self.rows.get((number.table, number.id), {})

    def give(self, number: Number, written: str) -> None:
        """Take a value as it is written in TOML; a BadComponents says why it cannot be."""
        try:
            value = tomllib.loads(f"value = {written}")["value"]
        except tomllib.TOMLDecodeError:
            expected = f"expected a value written as {toml_value(number.ours)}"
            raise BadComponents(f"{number.name}: {expected}; got '{written[:40]}'") from None
        before = dict(self.rows.get((number.table, number.id), {}))
        self._put(number, value)
        try:
            read_components(self.id, self.text())
        except BadComponents as problem:
            self.rows[number.table, number.id] = before
            if not before:
                del self.rows[number.table, number.id]
            raise BadComponents(problem.bare) from None

    def confirm(self, numbers: list[Number]) -> None:
        """Your box shows the same as ours."""
        for number in numbers:
            self._put(number, number.ours)

    def _put(self, number: Number, value: object) -> None:
        row = {"id": number.id, "source": OWN} if number.id else {"source": OWN}
        before = self.rows.get((number.table, number.id), {})
        self.rows[number.table, number.id] = {**row, **before, number.key: value}

    def text(self) -> str:
        """The components file: entries in the order in which they were typed in."""
        parts = [f"# Numbers of my own box for stavitel play {self.id} --components\n"]
        for (table, id), row in self.rows.items():
            head = f"[[{table}]]" if id else f"[{table}]"
            lines = [f"{key} = {toml_value(value)}" for key, value in row.items()]
            parts.append("\n".join([head, *lines, ""]))
        return "\n".join(parts)
