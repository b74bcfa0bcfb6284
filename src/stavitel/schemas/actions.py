"""Actions and decisions as patterns: how they may be written in a file of the newest format."""

import re

from stavitel.engine.game import Game
from stavitel.engine.verbs import Arg, Verb
from stavitel.schemas.shapes import Schema

NUMBER = r"-?[0-9]+"


def action(rules: Game) -> Schema:
    """`build bank`, `pay wood=1 gold=1`."""
    return {"type": "string", "pattern": f"^ *({_verbs(rules)}) *$"}


def acted(rules: Game) -> Schema:
    """`red: build bank`, `chance: deal_card bank`."""
    who = "|".join([*rules.seat_names, "chance"])
    return {"type": "string", "pattern": f"^ *({who}) *: *({_verbs(rules)}) *$"}


def waited(rules: Game, decisions: list[str]) -> Schema:
    """`red`, `red: player_turn`, `nobody`."""
    who = "|".join([*rules.seat_names, "chance"])
    what = "|".join(decisions)
    return {"type": "string", "pattern": f"^(nobody|({who})(: ({what}))?)$"}


def _verbs(rules: Game) -> str:
    return "|".join(_verb(verb) for verb in rules.verbs.verbs)


def _verb(verb: Verb) -> str:
    """Several arguments may be named, in any order; those that are 0 may be left out."""
    if not verb.args:
        return verb.name
    arguments = [f"({arg.name}=)?{_value(arg)}" for arg in verb.args]
    if len(arguments) == 1:
        return f"{verb.name} +{arguments[0]}"
    return f"{verb.name}( +({'|'.join(arguments)})){{0,{len(arguments)}}}"


def _value(arg: Arg) -> str:
    if arg.words is None:
        return NUMBER
    return f"({'|'.join(re.escape(word) for word in arg.words)})"
