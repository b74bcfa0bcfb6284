"""The digest at the terminal: one line for what a seat did in a row."""

import re
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.log import Line, News
from stavitel.sentences import Sentence
from stavitel.texts import Texts

LINES = 14
JOINT = " · "
_LEANING = re.compile(r"^(s[ei]) (\w+)")
"""Czech words that lean on the one before: `Red si bere`, but without a name `bere si`."""


def digest_of(
    news: list[News], lines: list[Line], texts: Texts, seats: Seats, me: str
) -> RenderableType:
    """A short account for the seat `me`: all its own matters, then the latest of the others."""
    shown = [merged(seats, one, lines) for one in news]
    cut = max(0, len(shown) - LINES)
    own = 1 if news and news[0].seat == me else 0
    head = styled(texts.text("terminal-since"), "bold underline")
    if cut:
        head += styled("  " + texts.text("terminal-earlier", n=cut), "dim")
    return Group(head, *shown[:own], *shown[own + cut :])


def merged(seats: Seats, news: News, lines: list[Line]) -> Text:
    """What one seat does in a row becomes one line: `Red pays 1 wood · builds the Bank (7)`."""
    told = [lines[place].sentence for place in news.lines]
    parts = [_repeated(text, len(list(same))) for text, same in groupby(line.said for line in told)]
    if news.seat:
        parts[1:] = [_LEANING.sub(r"\2 \1", part) for part in parts[1:]]
    joined = styled(JOINT, "dim").join(Text(part) for part in parts)
    if news.seat:
        return seats.line(Sentence(told[0].parts[:1])) + joined
    joined.stylize("dim")
    return joined


def _repeated(text: str, times: int) -> str:
    return text if times == 1 else f"{text} ×{times}"
