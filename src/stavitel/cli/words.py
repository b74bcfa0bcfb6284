"""What the command line says, in the language of the terminal, without waiting for Fluent.

Catalogues are `locale/command/<lang>.ftl`. English help stands beside the code of each command; the
other languages name it by id: `help-play`, `option-seats`, or `option-play-players` where commands
differ. Errors are translated at the border, by `fault_words`; of those in a file, line and keys are
kept.
"""

import os
import re
from importlib.resources import files
from typing import Final

from stavitel.fault_words import IDS, catalogue, error_in, fault_in, filled
from stavitel.typography import LANGUAGES

_IN_FILE: Final = re.compile(r"(?P<file>.+?), line (?P<line>\d+): (?P<problem>.+)")
_FORCED: Final = "; before it, forced: "
_LISTED: Final = re.compile(r"\. (?=offered and not expected: |listed twice: )")
_TITLE: Final = re.compile(r"^title = (.+)$", re.MULTILINE)


def spoken() -> str:
    """The language of the terminal, English where it is none of ours."""
    asked = os.environ.get("STAVITEL_LANG") or ""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((value for name in names if (value := os.environ.get(name))), "")
    return next((lang for lang in (asked, system[:2]) if lang in LANGUAGES), "en")


def say(id: str, lang: str, /, **facts: str | int) -> str:
    """A message with these facts, set by the customs of the language."""
    return filled(catalogue(lang)[id], lang, facts)


def translated(problem: str, lang: str) -> str:
    """An English error in another language; as it is where there is no translation."""
    placed = _IN_FILE.fullmatch(problem)
    if placed is None:
        return error_in(problem, lang) or _in_whole_file(problem, lang) or problem
    if lang == "en":
        return problem
    fault = fault_in(placed["problem"], lang)
    return say("in-file", lang, **{**placed.groupdict(), "problem": fault}) if fault else problem


def _in_whole_file(problem: str, lang: str) -> str:
    """`game.stav: …`, or an action in notation: `build: …`."""
    file, _, inside = problem.partition(": ")
    if lang == "en":
        return ""
    fault = fault_in(inside, lang)
    return f"{file}: {fault}" if fault else fault_in(problem, lang)


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
    return error_in(part.removesuffix("."), lang, "judged-") or part


def titles(lang: str) -> list[str]:
    """The names of the games, read from their catalogues without loading any game."""
    folder = files("stavitel").joinpath("games")
    texts = [folder.joinpath(f"{id}/texts/{lang}.ftl").read_text("utf-8") for id in IDS]
    return [title[1] for text in texts if (title := _TITLE.search(text))]
