"""The messages of `wire.py` and `http_wire.py` as TypeScript: page and server agree by
construction."""

import ast
import inspect
import io
import tokenize
from types import UnionType
from typing import Final, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    multi_type_info,
)
from msgspec.inspect import UnionType as Either

from stavitel import log, sentences
from stavitel.server import http_wire, wire

HEAD: Final = """\
// Written by `stavitel schema` from src/stavitel: sentences.py, log.py, server/wire.py and
// server/http_wire.py. Change those files, not this one.
"""
MODULES: Final = (sentences, log, wire, http_wire)

_PLAIN: Final[dict[type[Type], str]] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def structs() -> dict[str, type[Struct]]:
    """Every message and part of one, by name, in the order in which they are written down."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Struct)
        and value.__module__ == module.__name__
    }


def typescript() -> str:
    """Both modules: their numbers, their unions and their messages."""
    classes = structs()
    told = dict(zip(classes, multi_type_info(list(classes.values()))))
    asked = _only_asked(told)
    parts = [HEAD]
    for module in MODULES:
        remarks = _remarks(inspect.getsource(module))
        for name, value in vars(module).items():
            if value is classes.get(name) and value.__module__ == module.__name__:
                shape = told[name]
                assert isinstance(shape, StructType)
                parts.append(_interface(shape, remarks.get(name, {}), name in asked))
            elif name not in vars(wire) or module is wire:
                parts += _plain(name, value)
    return "\n".join(parts)


def _plain(name: str, value: object) -> list[str]:
    """A number, a choice of words or a union, as the module names it."""
    if isinstance(value, int) and name.isupper():
        return [f"export const {name} = {value};\n"]
    if get_origin(value) is Literal:
        return [f"export type {name} = {_choices(get_args(value))};\n"]
    if isinstance(value, UnionType):
        members = "".join(f"\n  | {member.__name__}" for member in get_args(value))
        return [f"export type {name} ={members};\n"]
    return []


def _interface(shape: StructType, remarks: dict[str, str], asked: bool) -> str:
    """A message. What has a usual value may be left out of a request, and is there in an answer
    but for the smallest ones."""
    lines = _comment(inspect.getdoc(shape.cls) if shape.cls.__doc__ else "")
    lines.append(f"export interface {shape.cls.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {_choices((shape.tag,))};")
    left_out = shape.cls.__struct_config__.omit_defaults
    for field in shape.fields:
        usual = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if usual and (asked or left_out) else ""
        if field.name in remarks:
            lines.append(f"  /** {remarks[field.name]} */")
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _written(type: Type) -> str:
    if isinstance(type, StructType):
        return type.cls.__name__
    if isinstance(type, ListType):
        inside = _written(type.item_type)
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if isinstance(type, DictType):
        return f"Record<{_written(type.key_type)}, {_written(type.value_type)}>"
    if isinstance(type, LiteralType):
        return _choices(type.values)
    if isinstance(type, Either):
        return " | ".join(_written(one) for one in type.types)
    return _PLAIN[type.__class__]


def _choices(values: tuple[object, ...]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def _comment(text: str | None) -> list[str]:
    if not text:
        return []
    first, *more = text.split("\n")
    if not more:
        return [f"/** {first} */"]
    return [f"/** {first}", *(f" * {line}".rstrip() for line in more), " */"]


def _only_asked(told: dict[str, Type]) -> set[str]:
    """Messages that only ever come from a browser: no answer holds them."""
    shapes = [shape for shape in told.values() if isinstance(shape, StructType)]
    answers = [shape for shape in shapes if not shape.cls.__struct_config__.forbid_unknown_fields]
    held = {shape.cls.__name__ for shape in answers}
    for answer in answers:
        for field in answer.fields:
            inside = field.type.item_type if isinstance(field.type, ListType) else field.type
            if isinstance(inside, StructType):
                held.add(inside.cls.__name__)
    return told.keys() - held


def _remarks(source: str) -> dict[str, dict[str, str]]:
    """The remark at the end of each field's line, by class and field."""
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        node.name: {
            line.target.id: comments[line.lineno]
            for line in node.body
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and line.lineno in comments
        }
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }
