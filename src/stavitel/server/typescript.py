"""Classes of msgspec as TypeScript: what they are called, what they hold, and their remarks."""

import ast
import inspect
import io
import tokenize
from collections.abc import Iterable
from typing import Final

from msgspec import NODEFAULT
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    Type,
)
from msgspec.inspect import UnionType as Either

from stavitel.engine.views import domain_named

_PLAIN: Final[dict[type[Type], str]] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


class Names:
    """Choices of words that have a name of their own: those of a game's domains, and others."""

    def __init__(self, domains: dict[str, str], choices: dict[frozenset[object], str]) -> None:
        self.domains = domains
        self.choices = choices


NO_NAMES: Final = Names({}, {})


def interface(
    shape: StructType, remarks: dict[str, str], asked: bool, names: Names = NO_NAMES
) -> str:
    """A message. What has a usual value may be left out of a request, and is there in an answer
    but for the smallest ones."""
    lines = comment(inspect.getdoc(shape.cls) if shape.cls.__doc__ else "")
    lines.append(f"export interface {shape.cls.__name__} {{")
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {choices((shape.tag,))};")
    left_out = shape.cls.__struct_config__.omit_defaults
    for field in shape.fields:
        usual = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        may_lack = not usual and not field.required  # UNSET is never sent
        mark = "?" if may_lack or (usual and (asked or left_out)) else ""
        if field.name in remarks:
            lines.append(f"  /** {remarks[field.name]} */")
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, names)};")
    return "\n".join([*lines, "}", ""])


def written(type: Type, names: Names = NO_NAMES) -> str:
    """A type as TypeScript has it."""
    if isinstance(type, Metadata):
        return names.domains.get(domain_named(type.extra)) or written(type.type, names)
    if isinstance(type, StructType):
        return type.cls.__name__
    if isinstance(type, ListType):
        inside = written(type.item_type, names)
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if isinstance(type, DictType):
        return f"Record<{written(type.key_type, names)}, {written(type.value_type, names)}>"
    if isinstance(type, LiteralType):
        return names.choices.get(frozenset(type.values)) or choices(type.values)
    if isinstance(type, Either):
        return " | ".join(written(one, names) for one in type.types)
    return _PLAIN[type.__class__]


def choices(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def comment(text: str | None) -> list[str]:
    if not text:
        return []
    first, *more = text.split("\n")
    if not more:
        return [f"/** {first} */"]
    return [f"/** {first}", *(f" * {line}".rstrip() for line in more), " */"]


def remarks_in(source: str) -> dict[str, dict[str, str]]:
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
