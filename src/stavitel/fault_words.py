"""What is wrong with a file, in the reader's language.

No rule and no reader of files knows a language: a fault is found by the English words it is made
of, in the catalogues `locale/command` and, for broken positions of a game, `games/<id>/faults`.
Keys and what the file says are kept as they are.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from stavitel.games import GAMES
from stavitel.typography import typeset, verbatim

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.*)", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")
_COMMAND: Final = "locale/command"
_BETWEEN: Final = "; "
"""Between the faults of a position, and inside some of them."""
_BEHIND_A_KEY: Final = re.compile(r"(?P<key>[^:;]+): (?P<problem>.+)")
"""`red.food: expected …`, `road[2]: …`, `action 12: …`, `tower 2 floor 1: …`."""
_MEANT: Final = re.compile(r"did you mean '([^']+)'\?")

Patterns = list[tuple[re.Pattern[str], str]]
"""The English words of a fault, facts as groups, and its words in another language."""


def fault_in(problem: str, lang: str) -> str:
    """What is wrong in a file; nothing where there is no translation. Faults of a position are
    told one by one, each as the shortest that is known."""
    parts = problem.split(_BETWEEN)
    for size in range(1, len(parts)):
        first = _one(_BETWEEN.join(parts[:size]), lang)
        others = fault_in(_BETWEEN.join(parts[size:]), lang) if first else ""
        if others:
            return f"{first}{_BETWEEN}{others}"
    return _one(problem, lang)


def _one(problem: str, lang: str) -> str:
    """A single fault: what is wrong, or what is asked for and cannot be had, behind the keys that
    lead to it; what says only what is there instead of what comes last."""
    positions = [_of_positions(game, lang) for game in GAMES]
    for patterns in (_general("fault-", lang), *positions, _general("error-", lang)):
        if told := _found(patterns, problem, lang):
            return told
    keyed = _BEHIND_A_KEY.fullmatch(problem)
    inner = _one(keyed["problem"], lang) if keyed else ""
    if keyed and inner:
        return f"{keyed['key']}: {inner}"
    return _found(_general("instead-", lang), problem, lang)


def _found(patterns: Patterns, problem: str, lang: str) -> str:
    for pattern, words in patterns:
        if found := pattern.fullmatch(problem):
            return _filled(words, lang, found.groupdict())
    return ""


def _filled(words: str, lang: str, facts: Mapping[str, str]) -> str:
    told = {name: verbatim(_fact(name, fact, lang)) for name, fact in facts.items()}
    text = _FACT.sub(lambda found: told[found[1]], words)
    return typeset(text, lang).replace("\u00a0", " ")


def _fact(name: str, fact: str, lang: str) -> str:
    """Lists and suggestions have English words between what they name."""
    if name == "expected":
        return fact.replace(" or ", ", ").replace(" to ", "–")
    if name in ("before", "phases", "known"):
        fact = fact.replace(" or ", ", ")
    meant = _catalogue(_COMMAND, lang)["did-you-mean"]
    return _MEANT.sub(lambda slip: _FACT.sub(slip[1], meant), fact)


@cache
def _general(kind: str, lang: str) -> Patterns:
    """What can be wrong with any file."""
    ours, english = _catalogue(_COMMAND, lang), _catalogue(_COMMAND, "en").items()
    return [(_pattern(text, ".+?"), ours[id]) for id, text in english if id.startswith(kind)]


@cache
def _of_positions(game: str, lang: str) -> Patterns:
    """What can be wrong with a position of a game, those with most words of their own first."""
    ours = _catalogue(f"games/{game}/faults", lang)
    english = _catalogue(f"games/{game}/faults", "en").items()
    told = sorted(english, key=lambda one: -len(_FACT.sub("", one[1])))
    return [(_pattern(text, "[^;]+?"), ours[id]) for id, text in told]


@cache
def _catalogue(folder: str, lang: str) -> dict[str, str]:
    text = files("stavitel").joinpath(f"{folder}/{lang}.ftl").read_text("utf-8")
    return {found[1]: found[2].strip() for found in _MESSAGE.finditer(text)}


def _pattern(text: str, fact: str) -> re.Pattern[str]:
    parts = _FACT.split(text)
    words = [re.escape(part) for part in parts[::2]]
    # what was written may be nothing at all
    groups = [f"(?P<{name}>{'.*?' if name == 'got' else fact})" for name in parts[1::2]] + [""]
    return re.compile("".join(word + group for word, group in zip(words, groups, strict=True)))
