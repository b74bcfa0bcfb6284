"""Views, boxes and events of the games as TypeScript: a board of the page cannot misread them."""

import inspect
from importlib import import_module
from types import ModuleType
from typing import Final, Literal, get_args, get_origin

from msgspec.inspect import StructType, type_info

from stavitel.engine.events import EventKind
from stavitel.engine.game import Game, domain_of
from stavitel.engine.views import Box, Shown, View, domain_named
from stavitel.games import GAMES, game, in_folder, package_of
from stavitel.server.typescript import Names, choices, interface, remarks_in

HEAD: Final = """\
// Written by `stavitel schema` from {source}. Change that file, not this one.
"""
INDEX_HEAD: Final = """\
// Written by `stavitel schema` from `views.py` of every game. Change those files, not this one.
"""
EVENT: Final = "Told"
"""What the type of a game's events is called."""


def view_files() -> dict[str, str]:
    """Every file with views, by its place in `web/src/games`."""
    told = [id for id in GAMES if in_folder(id, "views.py")]
    found = {f"{id}/schema.ts": game_types(id) for id in told}
    return {"schema.ts": index(told), **found}


def index(ids: list[str]) -> str:
    """Which view and which box belong to which game."""
    roots = {id: [root(views_of(id), kind).__name__ for kind in (View, Box)] for id in ids}
    imports = [
        f'import type {{ {", ".join(sorted(names))} }} from "./{id}/schema";\n'
        for id, names in roots.items()
    ]
    parts = [INDEX_HEAD, "".join(imports)]
    for place, (name, about) in enumerate(
        [("Views", "What a seat sees, by game."), ("Boxes", "What is printed, by game.")]
    ):
        lines = [f"  {id}: {names[place]};" for id, names in roots.items()]
        parts.append("\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""]))
    return "\n".join(parts)


def game_types(id: str) -> str:
    """The classes of a game's `views.py`, and the words they speak of."""
    module, rules = views_of(id), game(id)
    aliases = {name: value for name, value in vars(module).items() if domain(value)}
    literals = {name: value for name, value in vars(module).items() if get_origin(value) is Literal}
    names = Names(
        {domain(value): name for name, value in aliases.items()},
        {frozenset(get_args(value)): name for name, value in literals.items()},
    )
    parts = [HEAD.format(source=f"src/{module.__name__.replace('.', '/')}.py")]
    parts += [_alias(name, rules.words_of(domain(value))) for name, value in aliases.items()]
    parts += [_alias(name, list(get_args(value))) for name, value in literals.items()]
    remarks = remarks_in(inspect.getsource(module))
    for shown in classes(module):
        shape = type_info(shown)
        assert isinstance(shape, StructType)
        parts.append(interface(shape, remarks.get(shown.__name__, {}), False, names))
    told = "".join(f"\n  | {_event(rules, kind, names)}" for kind in rules.events.kinds)
    parts.append(
        f"/** What can happen, with all that is told of it. */\nexport type {EVENT} ={told};\n"
    )
    return "\n".join(parts)


def views_of(id: str) -> ModuleType:
    return import_module(f"{package_of(id)}.views")


def classes(module: ModuleType) -> list[type[Shown]]:
    """The classes of a module in the order in which they are written down, with those that all
    games share."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Shown) and value not in (Shown, View, Box)
    ]


def root(module: ModuleType, kind: type[Shown]) -> type[Shown]:
    """The one view, or box, of a game."""
    (found,) = [shown for shown in classes(module) if issubclass(shown, kind)]
    return found


def domain(alias: object) -> str:
    """The domain of words an alias like `Seat` stands for; empty for anything else."""
    marks = getattr(alias, "__metadata__", ())
    return domain_named(getattr(marks[0], "extra", None)) if marks else ""


def _alias(name: str, words: list[str]) -> str:
    line = f"export type {name} = {choices(words)};"
    if len(line) > 100:
        line = f"export type {name} =" + "".join(f'\n  | "{word}"' for word in words) + ";"
    return f"{line}\n"


def _event(rules: Game, kind: EventKind, names: Names) -> str:
    """One kind of event; what only some seat may know is not always there."""
    parts = [f'event: "{kind.name}"']
    for place, argument in enumerate(kind.args):
        domain = domain_of(argument)
        word = names.domains.get(domain, "string")
        mark = "?" if place == kind.secret else ""
        parts.append(f"{argument}{mark}: {f'{word} | null' if domain in rules.words else 'number'}")
    line = f"{{ {'; '.join(parts)} }}"
    return (
        line if len(line) <= 96 else "{\n" + "".join(f"      {part};\n" for part in parts) + "    }"
    )
