"""Writes what follows from a game's declarations: accessors for its fields, constructors for its
frames, and the wiring of the functions of its modules.

`python -m stavitel.declare` renews the files of our games, a test compares them;
`python -m stavitel.declare GAME` does it for any one game."""

import importlib
import sys
import textwrap
from importlib.util import find_spec
from pathlib import Path

from stavitel.engine.frames import FrameKind, Frames
from stavitel.engine.layout import FLAG, NUMBER, SET, Field, Layout
from stavitel.games import GAMES, package_of

WIDTH = 100


def main() -> None:
    for id in sys.argv[1:] or GAMES:
        for path, text in generated(id).items():
            if not path.exists() or path.read_text("utf-8") != text:
                path.write_text(text, "utf-8")
                print(path)


def generated(id: str) -> dict[Path, str]:
    """The generated files of a game that declares its fields, and what they should say."""
    package = package_of(id)
    if find_spec(f"{package}.fields") is None:
        return {}
    fields = importlib.import_module(f"{package}.fields")
    frames = importlib.import_module(f"{package}.frames")
    folder = Path(str(fields.__file__)).parent
    layout: Layout = fields.STATE
    return {
        folder / "generated_state.py": state_module(package, layout),
        folder / "generated_frames.py": frames_module(package, layout.state, frames.FRAMES),
        folder / "generated_game.py": game_module(package, layout.state, folder),
    }


# fields


def state_module(package: str, layout: Layout) -> str:
    places: list[str] = []
    for name, row in (("public", layout.public), ("hidden", layout.hidden)):
        if row.fields:
            places.append(f"\n# places in `{name}`\n")
        for index, size in row.blocks.items():
            places.append(f"{index.upper()}_SIZE: Final = {size}\n")
        places += [f"{constant(field)}: Final = {field.start}\n" for field in row.fields]
    return (
        '"""The numbers of a position by name: written by `python -m stavitel.declare` from'
        ' `fields.py`."""\n\n'
        "from typing import Any, Final\n\n"
        "from librt.vecs import vec\n"
        "from mypy_extensions import i64\n\n"
        f"{bits_import(layout)}"
        "from stavitel.engine.core import Frame, State, restore\n"
        f"from {package}.components import Components\n"
        + "".join(places)
        + f"\n\nclass {layout.state}Numbers(State):\n"
        '    """`box` holds what is printed on the components and never changes."""\n\n'
        "    def __init__(\n"
        "        self, box: Components, public: vec[i64], hidden: vec[i64],"
        " stack: list[Frame[Any]]\n"
        "    ) -> None:\n"
        "        # not by State: games of others build on it, so mypyc checks what it sets at every"
        " look\n"
        "        self.public = public\n"
        "        self.hidden = hidden\n"
        "        self.stack = stack\n"
        "        self.events = None\n"
        "        self.box: Final = box\n\n"
        "    def __reduce__(self) -> tuple[object, ...]:\n"
        "        numbers = (list(self.public), list(self.hidden))\n"
        "        return restore, (type(self), self.box, *numbers, self.stack)\n"
        + "".join([accessors(field) for field in layout.fields])
    )


def bits_import(layout: Layout) -> str:
    sets = [field for field in layout.fields if field.kind == SET and field.per]
    return "from stavitel.engine.bits import bit\n" if sets else ""


def constant(field: Field) -> str:
    return f"{field.name.upper()}_AT"


def accessors(field: Field) -> str:
    """A property for a single fact; methods where there is one for each seat, card or place."""
    row = "self.hidden" if field.hidden else "self.public"
    place = f"{row}[{address(field)}]"
    # mypyc borrows a row for a place that has a name, and counts references for any other
    got = f"at = {address(field)}\n        return {row}[at]" if field.per else f"return {place}"
    gives, taken, value = "i64", "n: i64", "n"
    if field.kind == FLAG:
        gives, got, taken, value = "bool", f"{got} == 1", "yes: bool", "1 if yes else 0"
    if not field.per:
        return method(field.name, "", gives, got, field.about, "@property") + method(
            field.name, taken, "None", f"{place} = {value}", "", f"@{field.name}.setter"
        )
    at = ", ".join([f"{index.name}: i64" for index in field.per])
    text = method(field.name, at, gives, got, field.about)
    text += method(f"set_{field.name}", f"{at}, {taken}", "None", f"{place} = {value}")
    if field.kind == NUMBER:
        text += method(f"add_{field.name}", f"{at}, n: i64", "None", f"{place} += n")
    if field.kind == SET:
        member = f"{at}, member: i64"
        text += method(f"add_to_{field.name}", member, "None", f"{place} |= bit(member)")
        text += method(f"take_from_{field.name}", member, "None", f"{place} &= ~bit(member)")
    return text


def address(field: Field) -> str:
    parts = [constant(field)]
    for index, stride in zip(field.per, field.strides, strict=True):
        parts.append(index.name if stride == 1 else f"{index.name} * {stride}")
    return " + ".join(parts)


def method(
    name: str, takes: str, gives: str, body: str, about: str = "", decorator: str = ""
) -> str:
    lines = [f"    {decorator}"] if decorator else []
    head = f"    def {name}({', '.join(['self', *([takes] if takes else [])])}) -> {gives}:"
    if len(head) > WIDTH:
        head = f"    def {name}(\n        self, {takes}\n    ) -> {gives}:"
    lines.append(head)
    if about:
        lines.append(textwrap.indent(textwrap.fill(f'"""{about}"""', WIDTH - 8), " " * 8))
    lines.append(f"        {body}")
    return "\n" + "\n".join(lines) + "\n"


# frames


def frames_module(package: str, state: str, frames: Frames) -> str:
    written = [kind for kind in frames.kinds if is_written(kind)]
    bases = sorted({kind.like for kind in written if kind.like == kind.base})
    shared = sorted({kind.like for kind in written if kind.like != kind.base})
    imports = [f"from {package}.state import {state}\n"]
    if shared:
        imports.append(f"from stavitel.games.common_frames import {', '.join(shared)}\n")
    return (
        '"""What frames are made from: written by `python -m stavitel.declare` from'
        ' `frames.py`."""\n\n'
        "from typing import Final\n\n"
        "from mypy_extensions import i64\n\n"
        f"from stavitel.engine.core import {', '.join(bases)}\n"
        + "".join(sorted(imports))
        + "".join([frame_base(kind, state) for kind in written])
    )


def is_written(kind: FrameKind) -> bool:
    """Frames without numbers, and decisions with a seat alone, need nothing of their own."""
    return kind.numbers != (["seat"] if kind.base == "Decision" else [])


def frame_base(kind: FrameKind, state: str) -> str:
    takes = ", ".join([f"{number}: i64" for number in kind.numbers])
    own = kind.numbers[1:] if kind.base == "Decision" else kind.numbers
    sets = [f"super().__init__({'seat' if kind.base == 'Decision' else ''})"]
    sets += [f"self.{number}: Final[i64] = {number}" for number in own]
    listed = ", ".join([f"int(self.{number})" for number in kind.numbers])
    body = f"return [{listed}]"
    if len(body) + 8 > WIDTH:
        rows = "".join([f"            int(self.{number}),\n" for number in kind.numbers])
        body = f"return [\n{rows}        ]"
    return (
        f"\n\nclass {kind.class_name()}{kind.base}({kind.like}[{state}]):"
        + method("__init__", takes, "None", ("\n" + " " * 8).join(sets))
        + method("args", "", "list[int]", body)
    )


# the way from the house to the modules of a game

OFFERED = [  # module, its function, method of `Game`, what it takes beside the state, what it gives
    ("view", "view", "view", "seat: int", "{state}View"),
    ("imagine", "imagine", "imagine", "seat: int, rng: Rng", "{state}"),
    ("calm", "calm", "calm", "rng: Rng", "None"),
    ("evaluate", "evaluate", "evaluate", "seat: i64", "float"),
    ("features", "table_kind", "table_kind", "", "str"),
    ("features", "features", "features", "seat: i64, out: Inputs", "None"),
    ("notes", "action_notes", "notes", "action: int", "dict[str, int]"),
    ("notes", "decision_notes", "prompt_notes", "", "dict[str, int]"),
    ("slips", "slip", "slip", "action: int", "str"),
    ("position", "describe", "position", "", "dict[str, object]"),
    ("checks", "check", "check", "", "list[str]"),
]


def game_module(package: str, state: str, folder: Path) -> str:
    """A game offers what its modules have a function for."""
    offered = [row for row in OFFERED if (folder / f"{row[0]}.py").exists()]
    imported = {
        "checks": "check", "components": "Components", "events": "EVENTS", "position": "load",
        "printed": "printed", "reasons": "REASONS", "state": state, "verbs": "VERBS",
        "views": f"{state}Box, {state}View",
    }  # fmt: skip
    for module, function, *_ in offered:
        named = imported.get(module, "").split(", ")
        imported[module] = ", ".join(sorted({*named, function} - {""}))
    modules = sorted(imported.items())
    return (
        '"""What the house finds in the modules of the game: written by'
        ' `python -m stavitel.declare`."""\n\n'
        "from typing import Final\n\n"
        "from mypy_extensions import i64\n\n"
        "from stavitel.engine.core import State\n"
        "from stavitel.engine.game import Game\n"
        + ("from stavitel.engine.inputs import Inputs\n" if "features" in imported else "")
        + "from stavitel.engine.rng import Rng\n"
        + "".join([f"from {package}.{module} import {names}\n" for module, names in modules])
        + f"\n\nclass {state}Offers(Game):\n"
        '    """A table is laid out once for each setup, and copied ever after."""\n\n'
        "    def __init__(self, id: str, version: int, data: dict[str, object]) -> None:\n"
        "        super().__init__(id, version, VERBS, EVENTS, REASONS)\n"
        "        self.box: Final = Components(data)\n"
        "        self.components = data\n"
        f"        self.tables: Final[dict[str, {state}]] = {{}}\n"
        + method(
            "start", "seats: int, variant: str, switches: dict[str, str]", state,
            'key = f"{seats} {variant} {switches}"\n'
            "        if key not in self.tables:\n"
            "            self.tables[key] = self.lay(seats, variant, switches)\n"
            "        return self.tables[key].copy()",
        )
        + method(
            "lay", "seats: int, variant: str, switches: dict[str, str]", state,
            "raise NotImplementedError", about="The table before its first draw.",
        )
        + method("printed", "", f"{state}Box", "return printed(self.box)")
        + method("load", "data: dict[str, object]", state, "return load(self.box, data)")
        + "".join([offer(state, *row[1:]) for row in offered])
    )  # fmt: skip


def offer(state: str, function: str, name: str, takes: str, gives: str) -> str:
    given = "".join([f", {argument.split(':')[0]}" for argument in takes.split(", ") if argument])
    call = f"{function}(s{given})"
    body = f"assert isinstance(s, {state})\n        {'' if gives == 'None' else 'return '}{call}"
    return method(
        name, ", ".join(["s: State", *([takes] if takes else [])]), gives.format(state=state), body
    )


if __name__ == "__main__":
    main()
