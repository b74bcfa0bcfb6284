"""The schema of a components file: your own numbers laid over ours."""

from stavitel.components import FIELDS, REMARKS, changeable
from stavitel.games import components_of
from stavitel.schemas.overheard import ITEM, component_keys
from stavitel.schemas.shapes import ANY_TEXT, Schema, Shapes, listed, table

_UNREAD = "Describes the box: the rules do not look at it, and changing it is refused."


def components(id: str) -> Schema:
    """Every table and entry; what is left out stays as it is."""
    ours, read = components_of(id), changeable(id)
    shapes = Shapes(component_keys(id), {}, [])
    properties: dict[str, Schema] = {}
    for name, value in ours.items():
        used = {key for top, _, key in read if top == name}
        if isinstance(value, list):
            entry = _entry(shapes.properties((name, ITEM)), value, used)
            entry["id"] = {"enum": [row["id"] for row in value]}
            properties[name] = listed(table(entry, ["id"]))
        elif isinstance(value, dict):
            properties[name] = table(_entry(shapes.properties((name,)), [value], used))
        else:
            properties[name] = {"const": value}
    return table(properties)


def _entry(
    shapes: dict[str, Schema], rows: list[dict[str, object]], used: set[str]
) -> dict[str, Schema]:
    """The keys the rules read, ours beside them, and remarks."""
    known = {key for row in rows for key in row if key not in REMARKS}
    found = {key: shape for key, shape in shapes.items() if key in used or key not in known}
    for row in rows:
        for key, value in row.items():
            if key in known - used:
                unread = found.setdefault(key, {"description": _UNREAD, "enum": []})
                values = unread.get("enum")
                if isinstance(values, list) and value not in values:
                    values.append(value)
    remarks = {key: ANY_TEXT for key in ("source", "note")}
    fields = {key: listed(ANY_TEXT) for key in FIELDS}
    return {**found, **{key: {} for key in REMARKS}, **remarks, **fields}
