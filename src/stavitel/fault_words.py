"""What is wrong with what people typed or brought, in their language.

No rule and no reader of files knows a language: an error is found by the English words it is made
of, in the catalogues `locale/command` and, for broken positions of a game, `games/<id>/faults`:
texts and `{ $facts }`, nothing else. Keys and what a file says are kept as they are.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from stavitel.typography import typeset, verbatim

IDS: Final = ("caylus_magna_carta", "red_cathedral", "pillars", "catan_duel")
"""The games as `stavitel.games` lists them, which takes longer to load than the help may."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?:    .*|$))*)", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")
_BETWEEN: Final = "; "
"""Between the faults of a position, and inside some of them."""
_BEHIND_A_KEY: Final = re.compile(r"(?P<key>[^:;]+): (?P<problem>.+)")
"""`red.food: expected …`, `road[2]: …`, `action 12: …`, `tower 2 floor 1: …`."""
_ONE_OF: Final = ("before", "phases", "known")
_MEANT: Final = re.compile(r"did you mean '([^']+)'\?")

Patterns = list[tuple[re.Pattern[str], str]]
"""The English words of an error, facts as groups, and its words in another language."""


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


def error_in(problem: str, lang: str, kind: str = "error-") -> str:
    """What was asked for and cannot be had; nothing if it is no such error."""
    return _found(_general(kind, lang), problem, lang)


def _one(problem: str, lang: str) -> str:
    """A single fault: what is wrong, or what is asked for and cannot be had, behind the keys that
    lead to it; what says only what is there instead of what comes last."""
    positions = [_of_positions(game, lang) for game in IDS]
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
            facts = found.groupdict()
            return filled(words, lang, {name: _fact(name, facts[name], lang) for name in facts})
    return ""


def filled(text: str, lang: str, facts: Mapping[str, str | int]) -> str:
    """A message with these facts, set by the customs of the language."""
    text = _FACT.sub(lambda found: verbatim(str(facts[found[1]])), text)
    return typeset(text, lang).replace("\u00a0", " ")


def _fact(name: str, fact: str, lang: str) -> str:
    """Lists and suggestions have English words between what they name."""
    if lang == "en":
        return fact
    if name == "expected":
        return fact.replace(" or ", ", ").replace(" to ", "–")
    if name in _ONE_OF:
        return fact.replace(" or ", ", ")
    meant = catalogue(lang)["did-you-mean"]
    return _MEANT.sub(lambda slip: filled(meant, lang, {"word": slip[1]}), fact)


@cache
def _general(kind: str, lang: str) -> Patterns:
    """What can be wrong with anything."""
    ours, english = catalogue(lang), catalogue("en").items()
    return [(_pattern(text, ".+?"), ours[id]) for id, text in english if id.startswith(kind)]


@cache
def _of_positions(game: str, lang: str) -> Patterns:
    """What can be wrong with a position of a game, those with most words of their own first."""
    ours, english = faults(game, lang), faults(game, "en").items()
    told = sorted(english, key=lambda one: -len(_FACT.sub("", one[1])))
    return [(_pattern(text, "[^;]+?"), ours[id]) for id, text in told]


def catalogue(lang: str) -> dict[str, str]:
    """All messages of the command line; paragraphs are kept apart by an empty line."""
    return _messages("locale/command", lang)


def faults(game: str, lang: str) -> dict[str, str]:
    """What can be wrong with a position of a game."""
    return _messages(f"games/{game}/faults", lang)


@cache
def _messages(folder: str, lang: str) -> dict[str, str]:
    text = files("stavitel").joinpath(f"{folder}/{lang}.ftl").read_text("utf-8")
    return {
        found[1]: re.sub(r"\n {4}", "\n", found[2]).strip() for found in _MESSAGE.finditer(text)
    }


def _pattern(text: str, fact: str) -> re.Pattern[str]:
    parts = _FACT.split(text)
    words = [re.escape(part) for part in parts[::2]]
    # what was written may be nothing at all
    groups = [f"(?P<{name}>{'.*?' if name == 'got' else fact})" for name in parts[1::2]] + [""]
    return re.compile("".join(word + group for word, group in zip(words, groups, strict=True)))
