"""A player's own card numbers laid over ours."""

from pathlib import Path

from stavitel.engine.errors import BadComponents
from stavitel.engine.fields import BadField, meant, shown
from stavitel.engine.game import Game
from stavitel.files import at_line, parse_toml, read_text
from stavitel.games import components_of, game_with

OWN = "own"
"""The source of an entry that somebody typed in from their own box."""
FIELDS = {f"{source}_fields": source for source in ("rulebook", "public", "reconstructed")}
"""Keys that list the fields of an entry whose source differs from the rest of it."""
REMARKS = ("source", "note", "confirmed_by_rulebook", "corroborated", *FIELDS)
"""Keys that say where a number comes from; they change nothing in the game."""

_Path = list[str | int]


def game_with_file(id: str, path: str | Path) -> Game:
    """The game with the numbers of a components file laid over its own."""
    return read_components(id, read_text(path, BadComponents), str(path))


def read_components(id: str, text: str, source: str = "") -> Game:
    """The game with the numbers of a text laid over its own."""
    overlay = parse_toml(text, source, BadComponents)
    try:
        return with_numbers(id, components_of(id), overlay)
    except BadField as fault:
        raise at_line(fault, text, source, BadComponents) from None


def with_numbers(id: str, ours: dict[str, object], overlay: dict[str, object]) -> Game:
    """The game with the numbers of a table laid over others; a BadField tells what is wrong."""
    merged = laid_over(ours, overlay)
    watched = _Table(merged)
    try:
        game_with(id, watched)
    except BadField as fault:
        raise BadField(_in_overlay(fault.path, ours, overlay), str(fault)) from None
    _refuse_unread(overlay, ours, watched)
    return game_with(id, merged)


def numbers_of(game: Game) -> object:
    """The components without the remarks on where they come from."""
    return _without_remarks(game.components)


def changeable(id: str) -> set[tuple[str, str, str]]:
    """What the rules read, as (table, id of the entry or empty, key): all that may be changed."""
    watched = _Table(components_of(id))
    game_with(id, watched)
    found: set[tuple[str, str, str]] = set()
    for table in watched.read:
        value = dict.get(watched, table)
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, _Table):
                name = str(dict.get(row, "id", "")) if isinstance(value, list) else ""
                found |= {(table, name, key) for key in row.read}
    return found


def sources(game: Game) -> list[tuple[str, str, str]]:
    """Every entry of the components with its source and note: (entry, source, note).

    Fields whose source differs from the rest of their entry follow it as `entry.field`.
    """
    found: list[tuple[str, str, str]] = []
    for key, value in game.components.items():
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            if isinstance(row, dict) and "source" in row:
                name = f"{key} {row['id']}" if isinstance(value, list) else key
                found.append((name, str(row["source"]), str(row.get("note", ""))))
                found += _sources_of_fields(name, row)
    return found


def _sources_of_fields(name: str, row: dict[str, object]) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for key, source in FIELDS.items():
        fields = row.get(key, [])
        assert isinstance(fields, list)
        if row["source"] not in (source, OWN):
            found += [(f"{name}.{field}", source, "") for field in fields]
    return found


def laid_over(ours: dict[str, object], overlay: dict[str, object]) -> dict[str, object]:
    """Tables are merged key by key, lists of tables entry by entry after their `id`."""
    merged = dict(ours)
    for key, value in overlay.items():
        if key not in ours:
            got = meant(key, list(ours))
            raise BadField([key], f"unknown key {got}; expected one of {', '.join(ours)}")
        here = ours[key]
        if isinstance(here, list):
            merged[key] = _entries(here, value, key)
        elif isinstance(here, dict):
            merged[key] = _entry(here, value, [key])
        elif here != value:
            raise BadField([key], f"expected {shown(here)}; got {shown(value)}")
    return merged


def _entry(ours: dict[str, object], theirs: object, path: _Path) -> dict[str, object]:
    """What is not given stays as it is; a cost or an effect is replaced as a whole."""
    if not isinstance(theirs, dict):
        raise BadField(path, f"expected a table; got {shown(theirs)}")
    for key in ("source", "note"):
        if not isinstance(theirs.get(key, ""), str):
            raise BadField([*path, key], f"expected a text in quotes; got {shown(theirs[key])}")
    changed = any(ours.get(key) != value for key, value in theirs.items() if key not in REMARKS)
    merged = {**ours, "source": OWN, **theirs}
    if changed and merged["source"] == ours.get("source"):
        merged["source"] = OWN  # copied along with the entry, and no longer true
    return merged


def _entries(ours: list[dict[str, object]], theirs: object, key: str) -> list[dict[str, object]]:
    if not isinstance(theirs, list):
        raise BadField([key], f"expected tables that begin with [[{key}]]; got {shown(theirs)}")
    merged = list(ours)
    ids = _ids(ours)
    seen: list[object] = []
    for place, entry in enumerate(theirs):
        if not isinstance(entry, dict) or "id" not in entry:
            raise BadField([key, place], "expected a table with an 'id'")
        if entry["id"] not in ids:
            names = [str(id) for id in ids]
            id = entry["id"]
            got = meant(id, names) if isinstance(id, str) else shown(id)
            expected = f"expected one of {', '.join(names)}; got {got}"
            raise BadField([key, place, "id"], expected)
        if entry["id"] in seen:
            raise BadField([key, place, "id"], f"'{entry['id']}' is listed twice")
        seen.append(entry["id"])
        index = ids.index(entry["id"])
        merged[index] = _entry(ours[index], entry, [key, place])
    return merged


def _without_remarks(value: object) -> object:
    if isinstance(value, list):
        return [_without_remarks(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: _without_remarks(item) for key, item in value.items() if key not in REMARKS}


def _ids(entries: object) -> list[object]:
    return [entry.get("id") for entry in entries] if isinstance(entries, list) else []


def _in_overlay(path: _Path, ours: dict[str, object], overlay: dict[str, object]) -> _Path:
    """Entries are counted as in the file that was read, not as in ours."""
    if len(path) < 3 or not isinstance(path[1], int) or not isinstance(path[0], str):
        return path
    name = _ids(ours.get(path[0]))[path[1]]
    theirs = _ids(overlay.get(path[0]))
    return [path[0], theirs.index(name), *path[2:]] if name in theirs else path


def _refuse_unread(overlay: dict[str, object], ours: dict[str, object], watched: "_Table") -> None:
    """A number the rules never look at would be changed in vain: better to say so."""
    for key, value in overlay.items():
        rows = value if isinstance(value, list) else [value]
        for place, row in enumerate(rows):
            path: _Path = [key, place] if isinstance(value, list) else [key]
            if isinstance(row, dict):
                _refuse_unread_keys(row, path, ours[key], watched)


def _refuse_unread_keys(
    row: dict[str, object], path: _Path, ours: object, watched: "_Table"
) -> None:
    top = str(path[0])
    table = dict.get(watched, top)
    if isinstance(ours, list) and isinstance(table, list):
        index = _ids(ours).index(row["id"])
        ours, table = ours[index], table[index]
    assert isinstance(ours, dict) and isinstance(table, _Table)
    for key, value in row.items():
        unread = top not in watched.read or key not in table.read
        if unread and key not in REMARKS and value != ours.get(key):
            raise BadField(
                [*path, key], "expected a key the rules read; changing this one does nothing"
            )


class _Table(dict[str, object]):
    """A table that remembers which of its keys were looked at."""

    def __init__(self, table: dict[str, object]) -> None:
        super().__init__({key: _watched(value) for key, value in table.items()})
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> object:
        self.read.add(key)
        return super().__getitem__(key)


def _watched(value: object) -> object:
    if isinstance(value, list):
        return [_watched(item) for item in value]
    return _Table(value) if isinstance(value, dict) else value
