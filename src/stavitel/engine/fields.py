"""Strict reading of files that people write: every key known, every value in its range."""

from typing import Final, final

from stavitel.engine.errors import StavitelError
from stavitel.engine.hearing import (
    EAR,
    FLAG,
    GROUP,
    GROUPS,
    IGNORED,
    NUMBERS,
    TEXT,
    TEXT_ROWS,
    TEXTS,
    WORD,
    WORDS,
    Asked,
)

LIKENESS: Final = 0.75
"""So much of two words must be alike for one to be a slip of the other."""


LONGEST_SLIP: Final = 40


class BadField(StavitelError):
    """A value that cannot be used. `path` leads to it through the file's groups and lists."""

    def __init__(self, path: list[str | int], message: str) -> None:
        super().__init__(message)
        self.path = path


@final
class Fields:
    """One group of keys in a file, in TOML a table. Ask for what may be there, then `done()`
    refuses the rest."""

    def __init__(self, data: dict[str, object], path: list[str | int]) -> None:
        self.data: Final = data
        self.path: Final = path
        self.asked: list[str] = []

    def has(self, key: str) -> bool:
        self.asked.append(key)
        return key in self.data

    def fault(self, key: str, message: str) -> BadField:
        return BadField([*self.path, key] if key else self.path, message)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        if EAR.open:
            EAR.number([*self.path, key], low, high, default is None)
        if not self.has(key):
            if default is None:
                raise self.fault("", f"expected the key '{key}'; it is missing")
            return default
        return _number(self.data[key], low, high, [*self.path, key])

    def flag(self, key: str, default: bool | None = None) -> bool:
        if EAR.open:
            EAR.plain([*self.path, key], FLAG, default is None)
        if not self.has(key):
            if default is None:
                raise self.fault("", f"expected the key '{key}'; it is missing")
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.fault(key, f"expected true or false; got {shown(value)}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        if EAR.open:
            EAR.plain([*self.path, key], TEXT, default is None)
        return self._text(key, default)

    def _text(self, key: str, default: str | None) -> str:
        if not self.has(key):
            if default is None:
                raise self.fault("", f"expected the key '{key}'; it is missing")
            return default
        value = self.data[key]
        if not isinstance(value, str):
            raise self.fault(key, f"expected a text in quotes; got {shown(value)}")
        return value

    def word(self, key: str, words: list[str], default: str | None = None) -> int:
        """The place of the given word in `words`; -1 if it is absent and the default is empty."""
        if EAR.open:
            EAR.word([*self.path, key], WORD, words, default is None)
        value = self._text(key, default)
        if value == "" and default == "":
            return -1
        if value not in words:
            raise self.fault(key, f"expected one of {', '.join(words)}; got {meant(value, words)}")
        return words.index(value)

    def group(self, key: str) -> "Fields":
        """The group under `key`; an empty one if it is absent."""
        if EAR.open:
            EAR.plain([*self.path, key], GROUP, False)
        if not self.has(key):
            return Fields({}, [*self.path, key])
        return self._group(self.data[key], [*self.path, key])

    def groups(self, key: str) -> "list[Fields]":
        """The list of groups under `key`; none if it is absent."""
        if EAR.open:
            EAR.plain([*self.path, key], GROUPS, False)
        rows = self._list(key)
        return [self._group(row, [*self.path, key, i]) for i, row in enumerate(rows)]

    def texts(self, key: str) -> list[str]:
        if EAR.open:
            EAR.plain([*self.path, key], TEXTS, False)
        return _texts(self._list(key), [*self.path, key])

    def text_rows(self, key: str) -> list[list[str]]:
        """The lists of texts under `key`, such as stacks of cards; none if it is absent."""
        if EAR.open:
            EAR.plain([*self.path, key], TEXT_ROWS, False)
        found: list[list[str]] = []
        for i, row in enumerate(self._list(key)):
            if not isinstance(row, list):
                raise BadField([*self.path, key, i], f"expected a list; got {shown(row)}")
            found.append(_texts(row, [*self.path, key, i]))
        return found

    def words(self, key: str, words: list[str]) -> list[int]:
        """The places in `words` of the listed words, in the order of the list."""
        if EAR.open:
            EAR.word([*self.path, key], WORDS, words, False)
        found: list[int] = []
        for i, value in enumerate(_texts(self._list(key), [*self.path, key])):
            if value not in words:
                expected = f"expected one of {', '.join(words)}; got {meant(value, words)}"
                raise BadField([*self.path, key, i], expected)
            found.append(words.index(value))
        return found

    def keys(self) -> list[str]:
        return list(self.data)

    def ignore(self, *keys: str) -> None:
        """Keys that may be there and mean nothing to the rules, such as notes and sources."""
        if EAR.open:
            for key in keys:
                EAR.plain([*self.path, key], IGNORED, False)
        self.asked.extend(keys)

    def done(self) -> None:
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(sorted(set(self.asked)))
                got = f"unknown key {meant(key, sorted(set(self.asked)))}"
                raise self.fault(key, f"{got}; expected one of {known}")

    def _list(self, key: str) -> list[object]:
        if not self.has(key):
            return []
        value = self.data[key]
        if not isinstance(value, list):
            raise self.fault(key, f"expected a list; got {shown(value)}")
        rows: list[object] = value
        return rows

    def _group(self, value: object, path: list[str | int]) -> "Fields":
        if not isinstance(value, dict):
            raise BadField(path, f"expected a table; got {shown(value)}")
        group: dict[str, object] = value
        return Fields(group, path)


def _texts(rows: list[object], path: list[str | int]) -> list[str]:
    found: list[str] = []
    for i, value in enumerate(rows):
        if not isinstance(value, str):
            raise BadField([*path, i], f"expected a text; got {shown(value)}")
        found.append(value)
    return found


def shown(value: object) -> str:
    """A value as it may stand in a message: short, on one line."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def meant(word: str, words: list[str]) -> str:
    """What was written, in quotes, and the word that was probably meant."""
    from difflib import get_close_matches  # only where something is wrong

    near = get_close_matches(word[:LONGEST_SLIP], words, 1, LIKENESS)
    return f"'{word}' (did you mean '{near[0]}'?)" if near else f"'{word}'"


def entries(top: Fields, key: str, ids: list[str]) -> list[Fields]:
    """The groups of a list in the order of `ids`, each there exactly once."""
    found: dict[str, Fields] = {}
    for entry in top.groups(key):
        if EAR.open:
            EAR.word([*entry.path, "id"], WORD, ids, True)
        name = entry._text("id", None)
        if name not in ids:
            raise entry.fault("id", f"expected one of {', '.join(ids)}; got {meant(name, ids)}")
        if name in found:
            raise entry.fault("id", f"'{name}' is listed twice")
        found[name] = entry
    for name in ids:
        if name not in found:
            raise BadField([key], f"expected an entry with id '{name}'; it is missing")
    return [found[name] for name in ids]


def numbers(group: Fields, key: str, length: int, low: int, high: int) -> list[int]:
    """A list of whole numbers; a length of 0 leaves its length open."""
    if EAR.open:
        EAR.heard.append(Asked([*group.path, key], NUMBERS, low, high, [], False))
    rows = group.data[key] if group.has(key) else None
    if not isinstance(rows, list) or (length and len(rows) != length):
        raise group.fault(key, f"expected a list of {length or 'some'} numbers")
    found: list[int] = []
    for i, value in enumerate(rows):
        found.append(_number(value, low, high, [*group.path, key, i]))
    return found


def _number(value: object, low: int, high: int, path: list[str | int]) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadField(path, f"expected a whole number; got {shown(value)}")
    if not low <= value <= high:
        raise BadField(path, f"expected a number from {low} to {high}; got {value}")
    return value


def set_of(group: Fields, key: str, low: int, high: int) -> int:
    """Whole numbers listed once each, as the bits of a number; none if the key is absent."""
    found = 0
    for place, n in enumerate(numbers(group, key, 0, low, high) if group.has(key) else []):
        if found >> n & 1:
            raise BadField([*group.path, key, place], f"{n} is listed twice")
        found |= 1 << n
    return found
