"""A player's own card numbers laid over ours."""

from pathlib import Path

from stavitel.engine.errors import BadComponents
from stavitel.engine.fields import BadField, shown
from stavitel.engine.game import Game
from stavitel.files import at_line, parse_toml, read_text
from stavitel.games import components_of, game_with

OWN = "own"
"""The source of an entry that somebody typed in from their own box."""


def game_with_file(id: str, path: str | Path) -> Game:
    """The game with the numbers of a components file laid over its own."""
    text = read_text(path, BadComponents)
    overlay = parse_toml(text, str(path), BadComponents)
    try:
        return game_with(id, laid_over(components_of(id), overlay, []))
    except BadField as fault:
        raise at_line(fault, text, str(path), BadComponents) from None


def laid_over(
    ours: dict[str, object], theirs: dict[str, object], path: list[str | int]
) -> dict[str, object]:
    """Tables are merged key by key, lists of tables entry by entry after their `id`."""
    merged = dict(ours)
    for key, value in theirs.items():
        if key not in ours:
            known = ", ".join(ours)
            raise BadField([*path, key], f"unknown key '{key}'; expected one of {known}")
        merged[key] = _merged(ours[key], value, [*path, key])
    if path and "source" in ours and "source" not in theirs:
        merged["source"] = OWN
    return merged


def _merged(ours: object, theirs: object, path: list[str | int]) -> object:
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            raise BadField(path, f"expected a table; got {shown(theirs)}")
        # a cost or an effect is replaced as a whole: what is not listed is not asked for
        return laid_over(ours, theirs, path) if "source" in ours else theirs
    if isinstance(ours, list) and ours and isinstance(ours[0], dict) and "id" in ours[0]:
        return _merged_entries(ours, theirs, path)
    if type(ours) is not type(theirs):
        raise BadField(path, f"expected something like {shown(ours)}; got {shown(theirs)}")
    return theirs


def _merged_entries(
    ours: list[dict[str, object]], theirs: object, path: list[str | int]
) -> list[dict[str, object]]:
    if not isinstance(theirs, list):
        raise BadField(path, f"expected a list of tables; got {shown(theirs)}")
    merged = list(ours)
    ids = [entry["id"] for entry in ours]
    for place, entry in enumerate(theirs):
        here: list[str | int] = [*path, place]
        if not isinstance(entry, dict) or "id" not in entry:
            raise BadField(here, "expected a table with an 'id'")
        if entry["id"] not in ids:
            expected = ", ".join(str(id) for id in ids)
            raise BadField([*here, "id"], f"expected one of {expected}; got {shown(entry['id'])}")
        place_of_ours = ids.index(entry["id"])
        merged[place_of_ours] = laid_over(merged[place_of_ours], entry, here)
    return merged


def sources(game: Game) -> list[tuple[str, str, str]]:
    """Every entry of the components with its source and note: (entry, source, note)."""
    found: list[tuple[str, str, str]] = []
    for key, value in game.components.items():
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            if isinstance(row, dict) and "source" in row:
                name = f"{key} {row['id']}" if isinstance(value, list) else key
                found.append((name, str(row["source"]), str(row.get("note", ""))))
    return found
