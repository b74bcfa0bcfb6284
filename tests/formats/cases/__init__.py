"""Files that are refused, each with its sentence, and files the fuzzer found."""

import tomllib
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Case(NamedTuple):
    """A text, and what is said about it."""

    text: str
    message: str


def refused_cases(name: str) -> list[Case]:
    """The cases of a file in this folder."""
    table = tomllib.loads((HERE / name).read_text("utf-8"))
    return [Case(case["text"], case["message"]) for case in table["case"]]
