"""Values in a view, and how they are compared and told."""

from collections.abc import Iterator

from stavitel.engine.fields import shown
from stavitel.engine.verbs import FROM_ONE


def leaves(table: dict[str, object]) -> Iterator[tuple[list[str], object]]:
    """The values in a table of tables, each with the keys that lead to it."""
    for key, value in table.items():
        if isinstance(value, dict):
            for keys, leaf in leaves(value):
                yield [key, *keys], leaf
        else:
            yield [key], value


def look_up(seen: object, path: str, first_place: int = FROM_ONE) -> object:
    """`players.red.deniers`, `road.4.worker`, `road.count`: a value in a view. The rows of a list
    are numbered from the first place on."""
    found = seen
    for part in path.split("."):
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list):
            rows = {"count": len(found)} | {
                str(place): row for place, row in enumerate(found, first_place)
            }
            rows |= {row["seat"]: row for row in found if isinstance(row, dict) and "seat" in row}
            if part not in rows:
                raise KeyError(f"'{part}' of '{path}' is none of {', '.join(rows)}")
            found = rows[part]
        elif isinstance(found, dict):
            raise KeyError(f"'{part}' of '{path}' is none of {', '.join(found)}")
        else:
            raise KeyError(f"'{part}' of '{path}' looks into {shown(found)}")
    return "none" if found is None else found


def as_asked(got: object, expected: object) -> object:
    """Rows by the names they begin with, where words are expected: a hand by its cards."""
    if not isinstance(got, list) or not isinstance(expected, list):
        return got
    words = all(isinstance(word, str) for word in expected)
    if not words or not all(isinstance(row, dict) and row for row in got):
        return got
    return [next(iter(row.values())) for row in got]


def long(value: object) -> str:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return "; ".join(value) or "nothing"
    return str(value).lower() if isinstance(value, bool) else shown(value)
