"""Keys that were asked for, as JSON Schema."""

from typing import Final

from stavitel.engine.hearing import (
    FLAG,
    GROUP,
    GROUPS,
    NUMBER,
    NUMBERS,
    TEXT,
    TEXT_ROWS,
    TEXTS,
    WORD,
    WORDS,
)
from stavitel.schemas.overheard import ITEM, SEAT, Key, Keys, Path

Schema = dict[str, object]
Remarks = dict[Path, str]
DIALECT: Final = "http://json-schema.org/draft-07/schema#"
ANY_TEXT: Final[Schema] = {"type": "string"}
PLAYER: Final = "held-by-a-seat"


def listed(item: Schema) -> Schema:
    return {"type": "array", "items": item}


def one_of(words: list[str]) -> Schema:
    return {"enum": words}


def table(properties: dict[str, Schema], required: list[str] | None = None) -> Schema:
    """A table with these keys and no others."""
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**made, "required": required} if required else made


def either(shapes: list[Schema]) -> Schema:
    return shapes[0] if len(shapes) == 1 else {"anyOf": shapes}


class Shapes:
    """The schemas of all keys below one another, with what is said about them."""

    def __init__(self, keys: Keys, remarks: Remarks, seats: list[str]) -> None:
        self.keys = keys
        self.remarks = remarks
        self.seats = seats

    def properties(self, path: Path) -> dict[str, Schema]:
        """The keys of the table at a path; every seat has the same ones."""
        found: dict[str, Schema] = {}
        for name in self.below(path):
            if name == SEAT and not path:
                found |= {seat: {"$ref": f"#/definitions/{PLAYER}"} for seat in self.seats}
            elif name == SEAT:
                found |= {seat: self.shape((*path, name)) for seat in self.seats}
            else:
                found[name] = self.shape((*path, name))
        return found

    def player(self) -> Schema:
        """What is said of one seat."""
        return self.table((SEAT,))

    def below(self, path: Path) -> list[str]:
        depth = len(path)
        inside = [key for key in self.keys if len(key) > depth and key[:depth] == path]
        return list(dict.fromkeys(key[depth] for key in inside))

    def table(self, path: Path) -> Schema:
        """A key must be there if no table was ever read without it."""
        keys = {name: self.keys.get((*path, name), Key()) for name in self.below(path)}
        tables = set[str]().union(*(key.tables for key in keys.values()))
        required = [
            name
            for name, key in keys.items()
            if key.needed and key.tables == tables and not key.unread
        ]
        return table(self.properties(path), required)

    def shape(self, path: Path) -> Schema:
        """What may stand under a key, in each of the ways it was asked for."""
        key = self.keys.get(path, Key())
        kinds = [kind for kind in key.kinds if kind in _PLAIN or kind in (GROUP, GROUPS)]
        shapes = [self.kind(kind, key, path) for kind in kinds]
        if not shapes and self.below(path):
            shapes = [self.table(path)]
        made = either(shapes) if shapes else {}
        remark = self.remarks.get(path, "")
        return {"description": remark, **made} if remark else made

    def kind(self, kind: str, key: Key, path: Path) -> Schema:
        if kind == GROUP:
            return self.table(path)
        if kind == GROUPS:
            return listed(self.table((*path, ITEM)))
        if kind in (WORD, WORDS):
            return one_of(key.words) if kind == WORD else listed(one_of(key.words))
        if kind in (NUMBER, NUMBERS):
            number: Schema = {"type": "integer"}
            if key.low is not None:
                number["minimum"] = key.low
            if key.high is not None:
                number["maximum"] = key.high
            return number if kind == NUMBER else listed(number)
        return dict(_PLAIN[kind])


_PLAIN: Final[dict[str, Schema]] = {
    NUMBER: {},
    NUMBERS: {},
    WORD: {},
    WORDS: {},
    FLAG: {"type": "boolean"},
    TEXT: ANY_TEXT,
    TEXTS: listed(ANY_TEXT),
    TEXT_ROWS: listed(listed(ANY_TEXT)),
}
