"""The reference page of one game, in Markdown."""

import inspect
import json
import tomllib
from collections.abc import Iterable
from importlib import import_module
from typing import Final

from msgspec.inspect import type_info

from stavitel.conformance.positions import counted_positions
from stavitel.conformance.telling import decisions
from stavitel.engine.frames import Frames
from stavitel.engine.game import Game
from stavitel.engine.layout import FLAG, NUMBER, SET, Field, Layout
from stavitel.engine.verbs import Arg
from stavitel.engine.views import Shown, plain
from stavitel.games import folder_text, game, in_folder, package_of
from stavitel.reference.examples import Examples
from stavitel.reference.keys import Found, accepted, collect, declared, example, leaves
from stavitel.server.typescript import remarks_in
from stavitel.texts import Texts
from stavitel.typography import NBSP

HEAD: Final = """\
# {title}: all words and keys

Written by `python -m stavitel.reference`, with examples from seeded games;
`stavitel games {id} --words` prints the same. How these words are used:
[records](records.md), [positions](positions.md), [scenarios](scenarios.md),
[components](components.md).
"""
LONGEST: Final = 70
"""Longer values are cut: they are examples."""

Row = list[str]


def page(id: str) -> str:
    """Everything that can be written to or read from a game, with one example each."""
    rules, met = game(id), Examples(id)
    parts = [HEAD.format(title=met.texts.text("title"), id=id)]
    parts += [*_choices(rules, met.texts), *_words(rules), *_verbs(rules, met)]
    parts += [*_decisions(id, met), *_events(rules, met), *_reasons(rules, met)]
    parts += [*_positions(id, met), *_views(met), *_box(rules), *_components(rules)]
    return "\n".join(parts).replace(NBSP, " ")  # the source of a page has plain spaces


def _choices(rules: Game, texts: Texts) -> list[str]:
    rows = [["variant", f"`{name}`", *_told(texts, f"variant-{name}")] for name in rules.variants]
    for switch in rules.switches:
        for choice in switch.choices:
            told = _told(texts, f"switch-{switch.name}-{choice}")
            rows.append([f"`{switch.name}`", f"`{choice}`", *told])
    about = "The first choice is the usual one. Example: " + (
        f"`--switch {rules.switches[0].name}={rules.switches[0].choices[-1]}`."
        if rules.switches
        else f"`--variant {rules.variants[0]}`."
    )
    return _section("Variants and switches", about, ["", "choice", "name", "what it means"], rows)


def _words(rules: Game) -> list[str]:
    rows = [[f"`{name}`", _listed(words)] for name, words in rules.words.items()]
    about = "Arguments and values of these kinds are written as words."
    return _section("Words", about, ["kind", "words"], rows)


def _verbs(rules: Game, met: Examples) -> list[str]:
    rows = []
    for verb in rules.verbs.verbs:
        written, said = met.verbs.get(verb.name, (rules.verbs.write(int(verb.base)), ""))
        who = "chance" if verb.name in met.by_chance else "a seat"
        arguments = ", ".join(map(_argument, verb.args))
        rows.append([f"`{verb.name}`", who, arguments, f"`{written}`", said])
    about = "What can be done, as records write it. Of several arguments, what is 0 is left out."
    return _section("Actions", about, ["verb", "whose", "arguments", "example", "in words"], rows)


def _decisions(id: str, met: Examples) -> list[str]:
    numbers: dict[str, str] = {}
    if in_folder(id, "frames.py"):
        frames: Frames = import_module(f"{package_of(id)}.frames").FRAMES
        numbers = {kind.name: " ".join(kind.numbers) for kind in frames.kinds}
    rows = []
    for name in sorted(decisions(id)):
        written = f"`{f'{name} {numbers[name]}'.strip()}`" if name in numbers else ""
        rows.append([f"`{name}`", written, met.decisions.get(name, "")])
    about = "What a game waits for: `waiting` in a scenario, `pending` in a position."
    return _section("Decisions", about, ["decision", "in `pending`", "question"], rows)


def _events(rules: Game, met: Examples) -> list[str]:
    rows = []
    for kind in rules.events.kinds:
        arguments = [f"`{name}`" for name in kind.args]
        if kind.secret >= 0:
            arguments[kind.secret] += f" (only for `{kind.args[kind.to]}`)"
        blank = {"event": kind.name, **dict.fromkeys(kind.args, 1)}
        said = met.events.get(kind.name) or met.texts.event(blank)
        rows.append([f"`{kind.name}`", ", ".join(arguments), said])
    about = "What the table sees happen, as the log and the protocol have it."
    return _section("Events", about, ["event", "arguments", "example"], rows)


def _reasons(rules: Game, met: Examples) -> list[str]:
    rows = []
    for reason in rules.reasons.reasons:
        written, said = met.reason(reason.name)
        shown = f"`{written}`" if written else ""
        rows.append([f"`{reason.name}`", reason.rule or "–", shown, said])
    about = "Why something is refused: the names for `refuses` in a scenario."
    return _section("Reasons", about, ["reason", "rule", "example", "in words"], rows)


def _positions(id: str, met: Examples) -> list[str]:
    rules, found = met.rules, position_keys(id, met)
    fields: list[Field] = []
    if in_folder(id, "fields.py"):
        layout: Layout = import_module(f"{package_of(id)}.fields").STATE
        fields = layout.fields
    rows = []
    for path in leaves(found):
        field = _field(fields, path)
        told = [_values(rules, field), field.about] if field else ["", ""]
        value = found[path]
        if value is None and field and field.default >= 0:
            value = field.written(field.default)
        rows.append([f"`{path}`", *told, "" if value is None else _example(value)])
    about = "What is at its usual value may be left out, and is."
    return _section("Keys of a position", about, ["key", "values", "meaning", "example"], rows)


def position_keys(id: str, met: Examples) -> Found:
    """Keys of positions that were met or that people wrote, and those their reader knows beside."""
    found: Found = {}
    for s in met.states:
        collect(found, met.rules, met.rules.position(s))
    written = [counted.table for counted in counted_positions(id)]
    written.append(tomllib.loads(folder_text(id, "template.toml")).get("position", {}))
    for table in written:
        collect(found, met.rules, table)
    tables = {path.rpartition(".")[0] for path in found} | {path.rstrip("[]") for path in found}
    for table in [met.rules.position(met.states[-1]), *written]:
        for path in accepted(met.rules, table):
            if path not in tables:
                found.setdefault(path, None)
    return found


def _field(fields: list[Field], path: str) -> Field | None:
    """The field a key of a position stands for, where that can be told from its name."""
    parts = [part for part in path.replace("[]", "").split(".") if not part.startswith("<")]
    of_seat = path.startswith("<seat>")
    for field in fields:
        seated = bool(field.per) and field.per[0].name == "seat"
        if parts[-1:] == [field.key] and seated == of_seat:
            return field
    return None


def _views(met: Examples) -> list[str]:
    found: Found = {}
    seen = met.rules.view(met.states[0], 0)
    for s in met.states:
        for seat in (0, -1):
            collect(found, met.rules, plain(met.rules.view(s, seat)))
    about = "What a seat sees: `view` in a scenario, and in the protocol."
    return _shown("Keys of a view", about, seen, found)


def _box(rules: Game) -> list[str]:
    box = rules.printed()
    found: Found = {}
    collect(found, rules, plain(box))
    if not found:
        return []
    about = "What is printed on cards and boards, as terminal and page get it."
    return _shown("Keys of the box", about, box, found)


def _shown(title: str, about: str, shown: Shown, found: Found) -> list[str]:
    """Keys of a class with their types, remarks and examples."""
    remarks = remarks_in(inspect.getsource(inspect.getmodule(type(shown)) or type(shown)))
    rows = [
        [f"`{path}`", kind, remark, _shown_example(found, path)]
        for path, kind, remark in declared(type_info(type(shown)), remarks)
    ]
    return _section(title, about, ["key", "holds", "meaning", "example"], rows)


def _components(rules: Game) -> list[str]:
    found: Found = {}
    collect(found, rules, rules.components)
    rows = [[f"`{path}`", _example(value)] for path, value in found.items()]
    about = "The numbers of the game; `--components FILE` lays others over them."
    return _section("Keys of the components", about, ["key", "example"], rows)


def _section(title: str, about: str, heads: Row, rows: Iterable[Row]) -> list[str]:
    rule = "|".join("---" for _ in heads)
    return [f"## {title}\n", f"{about}\n", _line(heads), f"|{rule}|", *map(_line, rows), ""]


def _line(cells: Row) -> str:
    return "".join(f"| {_cell(cell)} " if cell else "| " for cell in cells) + "|"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _told(texts: Texts, name: str) -> Row:
    hint = f"{name}-hint"
    return [texts.text(name), texts.text(hint) if texts.has(hint) else ""]


def _argument(arg: Arg) -> str:
    words = "a word" if arg.words else f"{arg.low} to {arg.high}"
    return f"`{arg.name}` ({words})"


def _shown_example(found: Found, path: str) -> str:
    value = example(found, path)
    return "" if value is None else _example(value)


def _values(rules: Game, field: Field) -> str:
    """What a number of a position may be."""
    if field.kind == NUMBER:
        return f"{field.low} to {field.high}"
    if field.kind == FLAG:
        return "true or false"
    among = [name for name, words in rules.words.items() if set(field.words) <= set(words)]
    either = f"`{among[0]}`" if among else _listed(field.words)
    return f"{'list of ' if field.kind == SET else ''}{either}"


def _listed(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _example(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"`{text if len(text) <= LONGEST else text[:LONGEST] + '…'}`"
