"""What the command line says, in the language of the terminal, without waiting for Fluent.

Catalogues are `locale/command/<lang>.ftl`: texts and `{ $facts }`, nothing else. English help
stands beside the code of each command; the other languages name it by id: `help-play`,
`option-seats`, or `option-play-players` where commands differ. Errors are found by the English
words they are made of, at the border: no rule and no reader of files knows a language. Inside a
file, line and keys are kept, and what is wrong there is translated. The sentences about broken
positions of a game are in `games/<id>/faults/<lang>.ftl`.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from stavitel.typography import LANGUAGES, typeset, verbatim

IDS: Final = ("caylus_magna_carta", "red_cathedral", "pillars", "catan_duel")
"""The games as `stavitel.games` lists them, which takes longer to load than the help may."""
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?:    .*|$))*)", re.MULTILINE)
_FACT: Final = re.compile(r"\{ \$(\w+) \}")
_IN_FILE: Final = re.compile(r"(?P<file>.+?), line (?P<line>\d+): (?P<problem>.+)")
_FORCED: Final = "; before it, forced: "
_LISTED: Final = re.compile(r"\. (?=offered and not expected: |listed twice: )")
_ONE_OF: Final = ("before", "phases", "known")
_MEANT: Final = re.compile(r"did you mean '([^']+)'\?")
_BEHIND_A_KEY: Final = re.compile(r"(?P<key>[^:;]+): (?P<problem>.+)")
"""`red.food: expected …`, `road[2]: …`, `action 12: …`, `tower 2 floor 1: …`."""
_BETWEEN: Final = "; "
"""Between the faults of a position, and inside some of them."""
_TITLE: Final = re.compile(r"^title = (.+)$", re.MULTILINE)


def spoken() -> str:
    """The language of the terminal, English where it is none of ours."""
    asked = os.environ.get("STAVITEL_LANG") or ""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((value for name in names if (value := os.environ.get(name))), "")
    return next((lang for lang in (asked, system[:2]) if lang in LANGUAGES), "en")


def say(id: str, lang: str, /, **facts: str | int) -> str:
    """A message with these facts, set by the customs of the language."""
    return _filled(catalogue(lang)[id], lang, facts)


def translated(problem: str, lang: str) -> str:
    """An English error in another language; as it is where there is no translation."""
    placed = _IN_FILE.fullmatch(problem)
    if placed is None:
        return _error(problem, lang) or _in_whole_file(problem, lang) or problem
    if lang == "en":
        return problem
    fault = _fault(placed["problem"], lang)
    return say("in-file", lang, **{**placed.groupdict(), "problem": fault}) if fault else problem


def _error(problem: str, lang: str) -> str:
    """What was asked for and cannot be had; nothing if it is no such error."""
    for id, pattern in _patterns("error-"):
        if found := pattern.fullmatch(problem):
            facts = found.groupdict()
            if lang != "en" and "expected" in facts:  # the engine lists in English
                facts["expected"] = facts["expected"].replace(" or ", ", ").replace(" to ", "–")
            return say(id, lang, **facts)
    return ""


def _in_whole_file(problem: str, lang: str) -> str:
    """`game.stav: …`, or an action in notation: `build: …`."""
    file, _, inside = problem.partition(": ")
    if lang == "en":
        return ""
    fault = _fault(inside, lang)
    return f"{file}: {fault}" if fault else _one(problem, lang)


def judged(failure: str, lang: str) -> str:
    """A failed expectation of a scenario in the language: `view round: expected 2; got 1`."""
    placed = _IN_FILE.fullmatch(failure)
    if lang == "en" or placed is None:
        return failure
    what, _, rest = placed["problem"].partition(": ")
    rest, _, done = rest.partition(_FORCED)
    told = "; ".join(_judged(part, lang) for part in _LISTED.split(rest) if part)
    told += f"; {say('fault-forced', lang, done=done)}" if done else ""
    return say("in-file", lang, file=placed["file"], line=placed["line"], problem=f"{what}: {told}")


def _judged(part: str, lang: str) -> str:
    for id, pattern in _patterns("judged-"):
        if found := pattern.fullmatch(part.removesuffix(".")):
            return say(id, lang, **found.groupdict())
    return part


def _fault(problem: str, lang: str) -> str:
    """What is wrong in a line of a file, behind the keys that lead to it, or what it asks for and
    cannot have; nothing if unknown."""
    return _several(problem, lang) or _one(problem, lang)


def _several(problem: str, lang: str) -> str:
    """Faults of a position one by one, each the shortest that is known; nothing unless all are."""
    parts = problem.split(_BETWEEN)
    for size in range(1, len(parts)):
        first = _one(_BETWEEN.join(parts[:size]), lang)
        rest = _BETWEEN.join(parts[size:])
        if first and (others := _several(rest, lang) or _one(rest, lang)):
            return f"{first}{_BETWEEN}{others}"
    return ""


def _one(problem: str, lang: str) -> str:
    """The fault that has most words of its own; what says only what is there instead of what comes
    last."""
    return _known(problem, lang) or _instead(problem, lang)


def _known(problem: str, lang: str) -> str:
    for id, pattern in _patterns("fault-"):
        if found := pattern.fullmatch(problem):
            return say(id, lang, **_meant(found.groupdict(), lang))
    for game in IDS:
        for id, pattern in _broken(game):
            if found := pattern.fullmatch(problem):
                return _filled(faults(game, lang)[id], lang, found.groupdict())
    if told := _error(problem, lang):
        return told
    keyed = _BEHIND_A_KEY.fullmatch(problem)
    inner = _one(keyed["problem"], lang) if keyed else ""
    return f"{keyed['key']}: {inner}" if keyed and inner else ""


def _instead(problem: str, lang: str) -> str:
    for id, pattern in _patterns("instead-"):
        if found := pattern.fullmatch(problem):
            return say(id, lang, **_meant(found.groupdict(), lang))
    return ""


def _meant(facts: dict[str, str], lang: str) -> dict[str, str]:
    """Suggestions behind a misspelt word, in the language; of what may stand somewhere the words
    between are English."""
    return {
        name: fact.replace(" or ", ", ")
        if name in _ONE_OF
        else _MEANT.sub(lambda slip: say("did-you-mean", lang, word=slip[1]), fact)
        for name, fact in facts.items()
    }


@cache
def catalogue(lang: str) -> dict[str, str]:
    """All messages of a language; paragraphs are kept apart by an empty line."""
    text = files("stavitel").joinpath(f"locale/command/{lang}.ftl").read_text("utf-8")
    return {
        found[1]: re.sub(r"\n {4}", "\n", found[2]).strip() for found in _MESSAGE.finditer(text)
    }


@cache
def faults(game: str, lang: str) -> dict[str, str]:
    """What can be wrong with a position of a game."""
    text = files("stavitel").joinpath(f"games/{game}/faults/{lang}.ftl").read_text("utf-8")
    return {found[1]: found[2].strip() for found in _MESSAGE.finditer(text)}


def titles(lang: str) -> list[str]:
    """The names of the games, read from their catalogues without loading any game."""
    folder = files("stavitel").joinpath("games")
    texts = [folder.joinpath(f"{id}/texts/{lang}.ftl").read_text("utf-8") for id in IDS]
    return [title[1] for text in texts if (title := _TITLE.search(text))]


def _filled(text: str, lang: str, facts: Mapping[str, str | int]) -> str:
    text = _FACT.sub(lambda found: verbatim(str(facts[found[1]])), text)
    return typeset(text, lang).replace("\u00a0", " ")


@cache
def _patterns(kind: str) -> list[tuple[str, re.Pattern[str]]]:
    """The English words of every error of a kind, facts as groups."""
    return [(id, _pattern(text)) for id, text in catalogue("en").items() if id.startswith(kind)]


@cache
def _broken(game: str) -> list[tuple[str, re.Pattern[str]]]:
    """The English words of every fault of a position, those with most words of their own first."""
    told = sorted(faults(game, "en").items(), key=lambda one: -len(_FACT.sub("", one[1])))
    return [(id, _pattern(text, "[^;]+?")) for id, text in told]


def _pattern(text: str, fact: str = ".+?") -> re.Pattern[str]:
    parts = _FACT.split(text)
    words = [re.escape(part) for part in parts[::2]]
    # what was written may be nothing at all
    groups = [f"(?P<{name}>{'.*?' if name == 'got' else fact})" for name in parts[1::2]] + [""]
    return re.compile("".join(word + group for word, group in zip(words, groups, strict=True)))
