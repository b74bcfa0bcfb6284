"""Reading views: plain tables, lists, words and numbers, each under the type it has."""

from collections.abc import Mapping


def table(seen: Mapping[str, object], key: str) -> dict[str, object]:
    value = seen[key]
    assert isinstance(value, dict)
    return value


def rows(seen: Mapping[str, object], key: str) -> list[dict[str, object]]:
    value = seen[key]
    assert isinstance(value, list)
    return value


def words(seen: Mapping[str, object], key: str) -> list[str]:
    value = seen.get(key, [])
    assert isinstance(value, list)
    return value


def counts(seen: Mapping[str, object], key: str) -> dict[str, int]:
    value = seen.get(key, {})
    assert isinstance(value, dict)
    return value


def number(seen: Mapping[str, object], key: str) -> int:
    value = seen[key]
    assert isinstance(value, int)
    return value


def word(seen: Mapping[str, object], key: str) -> str:
    """The word under the key; empty where the view says None."""
    value = seen.get(key)
    assert value is None or isinstance(value, str)
    return value or ""
