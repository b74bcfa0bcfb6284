"""The schemas of a game's files, one for each kind of file people write."""

import json
import re
import tomllib
from functools import cache
from importlib import import_module
from typing import Final

from stavitel.brought_decks import RANDOM, takes_decks
from stavitel.conformance.positions import counted_positions
from stavitel.conformance.telling import decisions
from stavitel.decks import GAME as DECKS
from stavitel.decks import SAMPLES
from stavitel.engine.core import State
from stavitel.engine.frames import Frames
from stavitel.engine.game import Game
from stavitel.engine.layout import Layout
from stavitel.games import folder_text, game, in_folder, known, package_of
from stavitel.reference.examples import Examples
from stavitel.reference.page import field_of
from stavitel.schemas.actions import acted, action, waited
from stavitel.schemas.box import components
from stavitel.schemas.deck import deck_file
from stavitel.schemas.overheard import ITEM, Keys, Path, position_keys
from stavitel.schemas.shapes import (
    ANY_TEXT,
    DIALECT,
    PLAYER,
    Schema,
    Shapes,
    either,
    listed,
    one_of,
    table,
)
from stavitel.schemas.shared import shared
from stavitel.schemas.views import ViewShapes

KINDS: Final = ("scenario", "position", "components", "lesson", "deck")
"""Decks are files of one game only."""
_TEXT_OR_MORE: Final[Schema] = {"description": "For readers; the rules do not look at it."}
_FLAG: Final[Schema] = {"type": "boolean"}
_FORMAT: Final[Schema] = {
    "description": "2: places are numbered from 1. Without it they are numbered from 0.",
    "enum": [2],
}


def schema_text(id: str, kind: str) -> str:
    """The schema of one kind of file of a game."""
    patterns: dict[str, Schema] = {}
    if kind == "components":
        made = components(id)
    elif kind == "deck":
        made = deck_file()
    else:
        written = _game(id)
        made = {
            "scenario": written.scenario, "position": written.position_file,
            "lesson": written.lesson,
        }[kind]()  # fmt: skip
        patterns = {"action": action(written.rules), "move": acted(written.rules)}
    return _text(f"{id}: {kind}", shared(made, game(id), patterns))


def kinds_of(id: str) -> list[str]:
    """The kinds of files of a game that people write."""
    return [kind for kind in KINDS if kind != "deck" or id == DECKS]


def _text(title: str, schema: Schema) -> str:
    head = {"$schema": DIALECT, "title": title}
    return json.dumps({**head, **schema}, ensure_ascii=False, indent=1) + "\n"


@cache
def _game(id: str) -> "_Game":
    """Listening takes a second or two: once for all kinds of files."""
    return _Game(id)


class _Game:
    """What all schemas of a game share: its position, its words and its actions."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.rules: Final = game(id)
        met = Examples(id)
        keys = position_keys(self.rules, _tables(id, self.rules, met.states))
        self.shapes = Shapes(keys, _remarks(id, keys), self.rules.seat_names)
        self.decisions = sorted(decisions(id))
        self.view = type(self.rules.view(met.states[0], 0))

    def position(self) -> dict[str, Schema]:
        """The keys of a position."""
        found = self.shapes.properties(())
        if in_folder(self.id, "frames.py"):
            frames: Frames = import_module(f"{package_of(self.id)}.frames").FRAMES
            names = "|".join(frames.names)
            found["pending"] = listed({"type": "string", "pattern": f"^({names})( -?[0-9]+)*$"})
        return found

    def definitions(self) -> dict[str, Schema]:
        return {PLAYER: self.shapes.player()}

    def position_file(self) -> Schema:
        named = {"game": _named(self.id), "format": _FORMAT, **_remarked()}
        whole = table({**named, **self.position()}, ["game"])
        return {**whole, "definitions": self.definitions()}

    def scenario(self) -> Schema:
        views = ViewShapes(self.rules)
        step = self.step(views.whole(self.view))
        keys = {
            "game": _named(self.id),
            "format": _FORMAT,
            **_remarked(),
            "rules": listed(ANY_TEXT),
            "components": components(self.id),
            "position": table(self.position()),
            "start": table(self.start()),
            "ask_forced": _FLAG,
            "step": listed(step),
        }
        whole = table(keys, ["game", "step"])
        return {**whole, "definitions": {**self.definitions(), **views.definitions}}

    def start(self) -> dict[str, Schema]:
        rules = self.rules
        seats: Schema = {
            "type": "integer", "minimum": rules.min_seats, "maximum": rules.max_seats,
        }  # fmt: skip
        switches = {switch.name: one_of(switch.choices) for switch in rules.switches}
        found = {"seats": seats, "variant": one_of(rules.variants), **switches}
        if any(takes_decks(rules, variant) for variant in rules.variants):
            found["decks"] = listed(one_of([*SAMPLES, RANDOM]))
        return found

    def step(self, view: Schema) -> Schema:
        """Actions, and what is expected of them."""
        seats, done, written = self.rules.seat_names, acted(self.rules), action(self.rules)
        reasons = [reason.name for reason in self.rules.reasons.reasons]
        refused: Schema = {
            "type": "object",
            "propertyNames": written,
            "additionalProperties": one_of(reasons),
        }
        return table(
            {
                "do": either([done, listed(done)]),
                "waiting": waited(self.rules, self.decisions),
                "legal": listed(written),
                "offers": listed(written),
                "refuses": either([listed(written), refused]),
                "view": view,
                "seen_by": one_of(seats),
                "scores": table({seat: {"type": "integer"} for seat in seats}),
                "winners": listed(one_of(seats)),
                "over": _FLAG,
                "note": _TEXT_OR_MORE,
            }
        )

    def lesson(self) -> Schema:
        step = table(
            {
                "text": ANY_TEXT,
                "do": listed(acted(self.rules)),
                "expect": either([{"const": "any"}, listed(action(self.rules))]),
                "highlight": listed(ANY_TEXT),
                "note": _TEXT_OR_MORE,
            },
            ["text"],
        )
        keys = {
            "seat": one_of(self.rules.seat_names),
            "note": _TEXT_OR_MORE,
            "position": table(self.position()),
            "step": listed(step),
        }
        return {**table(keys, ["step"]), "definitions": self.definitions()}


def _remarked() -> dict[str, Schema]:
    return {"title": _TEXT_OR_MORE, "note": _TEXT_OR_MORE}


def _named(id: str) -> Schema:
    """The id of the game, or enough of its beginning to tell it from the others."""
    others = [other for other in known() if other != id]
    least = 1
    while any(other.startswith(id[:least]) for other in others):
        least += 1
    ends = ""
    for letter in reversed(id[least:]):
        ends = f"({re.escape(letter)}{ends})?"
    return {"anyOf": [{"const": id}, {"type": "string", "pattern": f"^{id[:least]}{ends}$"}]}


def _tables(id: str, rules: Game, states: list[State]) -> list[dict[str, object]]:
    """Positions that were met, and those that people wrote, which show what may be left out."""
    written = [counted.table for counted in counted_positions(id)]
    written.append(tomllib.loads(folder_text(id, "template.toml")).get("position", {}))
    seats = range(rules.min_seats, rules.max_seats + 1)
    bare: list[dict[str, object]] = [
        {"seats": n, "variant": variant} for n in seats for variant in rules.variants
    ]
    return [*map(rules.position, states), *written, *bare]


def _remarks(id: str, keys: Keys) -> dict[Path, str]:
    """What the declared fields say about themselves."""
    if not in_folder(id, "fields.py"):
        return {}
    layout: Layout = import_module(f"{package_of(id)}.fields").STATE
    found = {}
    for path in keys:
        field = field_of(layout.fields, ".".join(path).replace(f".{ITEM}", ITEM))
        if field is not None and field.about:
            found[path] = field.about
    return found
