"""Laws of views and boxes: they hold what they declare, and every word is of its domain."""

from collections.abc import Iterator

from msgspec import convert
from msgspec.inspect import (
    DictType,
    ListType,
    Metadata,
    StructType,
    Type,
    UnionType,
    type_info,
)

from stavitel.conformance.corpus import LaidTable, sample
from stavitel.engine.game import Game
from stavitel.engine.views import Shown, domain_named, plain
from stavitel.games import game


def a_view_holds_what_its_class_declares(table: LaidTable) -> None:
    """Read back strictly it is the same view, and each of its words is one of its domain."""
    rules = table.game()
    for s in sample(table, every=23):
        for seat in (-1, 0):
            holds_what_it_declares(rules, rules.view(s, seat))


def a_box_holds_what_its_class_declares(id: str) -> None:
    holds_what_it_declares(game(id), game(id).printed())


def holds_what_it_declares(rules: Game, shown: Shown) -> None:
    data = plain(shown)
    assert convert(data, type(shown), strict=True) == shown
    assert list(strays(rules, type_info(type(shown)), data, type(shown).__name__)) == []


def strays(rules: Game, type: Type, value: object, where: str) -> Iterator[str]:
    """Every word that is none of the domain its place declares."""
    if isinstance(type, Metadata):
        words = rules.words_of(domain_named(type.extra))
        if value not in words:
            yield f"{where}: {value}"
    elif isinstance(type, StructType) and isinstance(value, dict):
        for field in type.fields:
            if field.encode_name in value:
                inside = value[field.encode_name]
                yield from strays(rules, field.type, inside, f"{where}.{field.encode_name}")
    elif isinstance(type, ListType) and isinstance(value, list):
        for item in value:
            yield from strays(rules, type.item_type, item, where)
    elif isinstance(type, DictType) and isinstance(value, dict):
        for key, item in value.items():
            yield from strays(rules, type.key_type, key, where)
            yield from strays(rules, type.value_type, item, f"{where}.{key}")
    elif isinstance(type, UnionType) and value is not None:
        for one in type.types:
            yield from strays(rules, one, value, where)
