"""The messages of `wire.py`, `deck_wire.py`, `http_wire.py` and `history_wire.py` as TypeScript:
page and server agree by construction."""

import inspect
from types import UnionType
from typing import Final, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.inspect import ListType, StructType, Type, multi_type_info

from stavitel import log, sentences
from stavitel.server import deck_wire, history_wire, http_wire, wire
from stavitel.server.typescript import choices, interface, remarks_in

HEAD: Final = """\
// Written by `stavitel schema` from src/stavitel: sentences.py, log.py, server/wire.py,
// server/deck_wire.py, server/http_wire.py and server/history_wire.py. Change those files, not this
// one.
"""
MODULES: Final = (sentences, log, wire, deck_wire, http_wire, history_wire)


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
    """All modules: their numbers, their unions and their messages."""
    classes = structs()
    told = dict(zip(classes, multi_type_info(list(classes.values()))))
    asked = _only_asked(told)
    parts = [HEAD]
    for module in MODULES:
        remarks = remarks_in(inspect.getsource(module))
        for name, value in vars(module).items():
            if value is classes.get(name) and value.__module__ == module.__name__:
                shape = told[name]
                assert isinstance(shape, StructType)
                parts.append(interface(shape, remarks.get(name, {}), name in asked))
            elif name not in vars(wire) or module is wire:
                parts += _plain(name, value)
    return "\n".join(parts)


def _plain(name: str, value: object) -> list[str]:
    """A number, a choice of words or a union, as the module names it."""
    if isinstance(value, int) and name.isupper():
        return [f"export const {name} = {value};\n"]
    if get_origin(value) is Literal:
        return [f"export type {name} = {choices(get_args(value))};\n"]
    if isinstance(value, UnionType):
        members = "".join(f"\n  | {member.__name__}" for member in get_args(value))
        return [f"export type {name} ={members};\n"]
    return []


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
