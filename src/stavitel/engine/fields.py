"""Strict reading of files that people write: every key known, every value in its range."""

from typing import Final, final

from stavitel.engine.errors import StavitelError

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
        if not self.has(key):
            if default is None:
                raise self.fault("", f"expected the key '{key}'; it is missing")
            return default
        value = self.data[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(key, f"expected a whole number; got {shown(value)}")
        if not low <= value <= high:
            raise self.fault(key, f"expected a number from {low} to {high}; got {value}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        if not self.has(key):
            if default is None:
                raise self.fault("", f"expected the key '{key}'; it is missing")
            return default
        value = self.data[key]
        if not isinstance(value, bool):
            raise self.fault(key, f"expected true or false; got {shown(value)}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
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
        value = self.text(key, default)
        if value == "" and default == "":
            return -1
        if value not in words:
            raise self.fault(key, f"expected one of {', '.join(words)}; got {meant(value, words)}")
        return words.index(value)

    def group(self, key: str) -> "Fields":
        """The group under `key`; an empty one if it is absent."""
        if not self.has(key):
            return Fields({}, [*self.path, key])
        return self._group(self.data[key], [*self.path, key])

    def groups(self, key: str) -> "list[Fields]":
        """The list of groups under `key`; none if it is absent."""
        rows = self._list(key)
        return [self._group(row, [*self.path, key, i]) for i, row in enumerate(rows)]

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for i, value in enumerate(self._list(key)):
            if not isinstance(value, str):
                raise BadField([*self.path, key, i], f"expected a text; got {shown(value)}")
            found.append(value)
        return found

    def words(self, key: str, words: list[str]) -> list[int]:
        """The places in `words` of the listed words, in the order of the list."""
        found: list[int] = []
        for i, value in enumerate(self.texts(key)):
            if value not in words:
                expected = f"expected one of {', '.join(words)}; got {meant(value, words)}"
                raise BadField([*self.path, key, i], expected)
            found.append(words.index(value))
        return found

    def keys(self) -> list[str]:
        return list(self.data)

    def ignore(self, *keys: str) -> None:
        """Keys that may be there and mean nothing to the rules, such as notes and sources."""
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
        name = entry.text("id")
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
    rows = group.data[key] if group.has(key) else None
    if not isinstance(rows, list) or (length and len(rows) != length):
        raise group.fault(key, f"expected a list of {length or 'some'} numbers")
    found: list[int] = []
    for i, value in enumerate(rows):
        row = Fields({"number": value}, [])
        try:
            found.append(row.number("number", low, high))
        except BadField as error:
            raise BadField([*group.path, key, i], str(error)) from None
    return found


def set_of(group: Fields, key: str, low: int, high: int) -> int:
    """Whole numbers listed once each, as the bits of a number; none if the key is absent."""
    found = 0
    for place, n in enumerate(numbers(group, key, 0, low, high) if group.has(key) else []):
        if found >> n & 1:
            raise BadField([*group.path, key, place], f"{n} is listed twice")
        found |= 1 << n
    return found
