"""The `view` of a step as a schema: values in what a seat sees, from the classes of the view."""

from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from stavitel.engine.game import Game
from stavitel.engine.views import View, domain_named
from stavitel.schemas.shapes import ANY_TEXT, Schema, either, listed, one_of

DOTTED: Schema = {r"\.": {}}
"""Keys may be written as a path in quotes; what such a path leads to is left to the reader."""
NUMBERED = "^[0-9]+$"


class ViewShapes:
    """Each class of a view is defined once, under its own name."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.definitions: dict[str, Schema] = {}

    def whole(self, view: type[View]) -> Schema:
        return self.shape(type_info(view))

    def shape(self, type: Type) -> Schema:
        if isinstance(type, StructType):
            return self.struct(type)
        if isinstance(type, ListType):
            return self.rows(type)
        if isinstance(type, DictType):
            return self.named(type)
        if isinstance(type, UnionType):
            return either([self.shape(one) for one in type.types])
        return self.leaf(type)

    def leaf(self, type: Type) -> Schema:
        if isinstance(type, Metadata):
            return one_of(self.words(type))
        if isinstance(type, LiteralType):
            return one_of([str(value) for value in type.values])
        if isinstance(type, NoneType):
            return {"const": "none"}
        if isinstance(type, BoolType):
            return {"type": "boolean"}
        return {"type": "integer"} if isinstance(type, IntType) else ANY_TEXT

    def struct(self, type: StructType) -> Schema:
        name = f"view-{type.cls.__name__}"
        if name not in self.definitions:
            self.definitions[name] = {}  # a class may lie in itself
            fields = {field.encode_name: self.shape(field.type) for field in type.fields}
            self.definitions[name] = _open(fields)
        return {"$ref": f"#/definitions/{name}"}

    def rows(self, type: ListType) -> Schema:
        """A whole list, or rows of it by number or seat."""
        row = self.shape(type.item_type)
        seats = dict.fromkeys(self.rules.seat_names, row) if _seated(type.item_type) else {}
        single = _open({"count": {"type": "integer"}, **seats})
        single["patternProperties"] = {NUMBERED: row, **DOTTED}
        names: Schema = {"type": ["object", "string"]}  # rows by the names they begin with
        return either([listed(names if _is_struct(type.item_type) else row), single])

    def named(self, type: DictType) -> Schema:
        value = self.shape(type.value_type)
        if isinstance(type.key_type, Metadata):
            return _open(dict.fromkeys(self.words(type.key_type), value))
        return {"type": "object"}

    def words(self, type: Metadata) -> list[str]:
        return self.rules.words_of(domain_named(type.extra))


def _open(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "patternProperties": DOTTED,
        "additionalProperties": False,
    }


def _is_struct(type: Type) -> bool:
    return isinstance(type, StructType)


def _seated(type: Type) -> bool:
    return isinstance(type, StructType) and any(f.encode_name == "seat" for f in type.fields)
