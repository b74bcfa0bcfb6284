"""Typography: how a finished text is set, by the customs of its language.

Catalogues and rules pages are written with the keys of a keyboard; this one function sets them
at output. Its twin for the page is `web/src/lib/typography.ts`; `web/tests/typography.json` holds
both to the same cases.

- A number stays on the line of what follows it, and a dash on the line of what comes before it.
- In Czech and Polish no line ends in a word of one letter.
- Dots, apostrophes and quotation marks become those of the language.
- What people type or copy, in backticks or marked by `verbatim`, is left as it is.
"""

import re
from functools import cache
from typing import Final

LANGUAGES: Final = {"en": "English", "cs": "Čeština", "pl": "Polski", "de": "Deutsch"}
NBSP: Final = "\u00a0"

_ONE_LETTER: Final = {"cs": "aikosuvzAIKOSUVZ", "pl": "aiouwzAIOUWZ"}
_QUOTES: Final = {"en": ("“", "”"), "cs": ("„", "“"), "pl": ("„", "”"), "de": ("„", "“")}

# the brackets of sentences.py travel through a text while it is set
_OPENED: Final = "(?:\ue000.)?"
_CLOSED: Final = "\ue001?"
_AS_IT_IS: Final = ("\ue002", "\ue003")
_LEFT_ALONE: Final = re.compile("`[^`]*`|\ue002[^\ue003]*\ue003")
_STAND_IN: Final = "\ue004"


def typeset(text: str, lang: str) -> str:
    """The text as it is printed. Setting it again changes nothing."""
    if "`" in text or _AS_IT_IS[0] in text:
        return _around(text, lang)
    for pattern, replacement in _rules(lang):
        text = pattern.sub(replacement, text)
    return text


def verbatim(text: str) -> str:
    """Marks a command, a file or an address inside a text that is still to be set."""
    return text.join(_AS_IT_IS)


def _around(text: str, lang: str) -> str:
    """Set everything but what is left as it is."""
    kept = iter([found.strip("".join(_AS_IT_IS)) for found in _LEFT_ALONE.findall(text)])
    rest = typeset(_LEFT_ALONE.sub(_STAND_IN, text), lang)
    return re.sub(_STAND_IN, lambda _: next(kept), rest)


@cache
def _rules(lang: str) -> list[tuple[re.Pattern[str], str]]:
    """Patterns and what becomes of them, in the order they are applied."""
    opening, closing = _QUOTES[lang]
    before_last_dots = NBSP if lang == "de" else ""  # in German a gap where words are left out
    rules = [
        (r"\.\.\.", "…"),
        (rf"[ {NBSP}]+…$", f"{before_last_dots}…"),
        (r"(\S) …", rf"\1{NBSP}…"),
        (r"^… ", f"…{NBSP}"),
        (r'"([^"]*)"', rf"{opening}\1{closing}"),
        (rf"([^\W\d_]{_CLOSED})'(?=[^\W\d_])", r"\1’"),
        (rf"(s{_CLOSED})'(?= )", r"\1’"),
        (rf"(\d{_CLOSED}\**) (?!\**{_OPENED}[\d\s|])(?=.)", rf"\1{NBSP}"),
        (r"(\S) ([–—]) ", rf"\1{NBSP}\2 "),
    ]
    if lang in _ONE_LETTER:
        letters = _ONE_LETTER[lang]
        alone = rf"(?<![\w’'.-])([{letters}]\**) (?=[^\s|])"
        rules.append((alone, rf"\1{NBSP}"))
    return [(re.compile(pattern), replacement) for pattern, replacement in rules]
