"""Files that are refused, each with its sentence, and files the fuzzer found."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from stavitel.games import game

HERE = Path(__file__).parent
HOUSE_RULES = "<house rules>"
"""In a list of keys: the names of all house rules of Caylus Magna Carta, which come and go."""


class Case(NamedTuple):
    """A text, and what is said about it."""

    text: str
    message: str


def refused_cases(name: str) -> list[Case]:
    """The cases of a file in this folder."""
    table = tomllib.loads((HERE / name).read_text("utf-8"))
    return [Case(case["text"], _written_out(case["message"])) for case in table["case"]]


def _written_out(message: str) -> str:
    """The message with the house rules in their place among the other keys."""
    if HOUSE_RULES not in message:
        return message
    start, between, keys = message.rpartition(" one of ")
    others = [key for key in keys.split(", ") if key != HOUSE_RULES]
    names = [switch.name for switch in game("caylus_magna_carta").switches]
    return start + between + ", ".join(sorted([*others, *names]))
