"""What stands in a schema several times is defined once, so that the file stays small."""

from stavitel.engine.game import Game
from stavitel.schemas.shapes import Schema

WORTH_IT = 6
"""Lists of fewer words stay where they are: they are easier to read there."""


def shared(schema: Schema, rules: Game, patterns: dict[str, Schema]) -> Schema:
    """The schema with the words of the game and these patterns as definitions."""
    names = {
        str({"enum": words}): f"words-{domain}"
        for domain, words in rules.words.items()
        if len(words) >= WORTH_IT
    }
    names |= {str(pattern): name for name, pattern in patterns.items()}
    used: dict[str, Schema] = {}
    made = _replaced(schema, names, used)
    assert isinstance(made, dict)
    definitions = made.get("definitions", {})
    assert isinstance(definitions, dict)
    return {**made, "definitions": {**definitions, **used}} if definitions or used else made


def _replaced(value: object, names: dict[str, str], used: dict[str, Schema]) -> object:
    if isinstance(value, list):
        return [_replaced(item, names, used) for item in value]
    if not isinstance(value, dict):
        return value
    if name := names.get(str(value)):
        used[name] = value
        return {"$ref": f"#/definitions/{name}"}
    return {key: _replaced(item, names, used) for key, item in value.items()}
