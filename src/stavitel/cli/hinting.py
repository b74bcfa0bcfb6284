"""The key `t`: what a strong player would do here, from what the seat may know."""

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from stavitel.analysis.hints import Hint, hints, reason_in_words
from stavitel.cli.styled import styled
from stavitel.match import Match, Question
from stavitel.players.worth import worth_of
from stavitel.texts import Texts

FIRST_LOOK: Final = 500
"""Milliseconds; `t 5` thinks for five seconds instead."""
LONGEST_LOOK: Final = 60
INDENT: Final = 5


def hinted(match: Match, decision: Question, texts: Texts, words: str) -> RenderableType:
    """The best options, how good they are, why, and what may follow."""
    seconds = min(int(words[:3]), LONGEST_LOOK) if words.isdecimal() else 0
    worth = worth_of(match.game, match.seats, match.record.variant)
    thought = seconds * 1000 or FIRST_LOOK
    found = hints(worth, match.seen(decision.seat), texts, match.moves, thought)
    numbers = {option.action: place for place, option in enumerate(decision.options, 1)}
    said = {option.action: option.text for option in decision.options}
    rows: list[RenderableType] = []
    for place, hint in enumerate(found):
        head = styled(f"{numbers[hint.action]:>4} ", "bold") + Text(said[hint.action])
        told = Group(*(Text(line) for line in _told(hint, texts, place == 0)))
        rows += [head, Padding(told, (0, 0, 0, INDENT))]
    return Group(*rows)


def _told(hint: Hint, texts: Texts, best: bool) -> list[str]:
    facts = {
        "share": f"{100 * hint.share:.0f}",
        "error": f"{100 * hint.error:.0f}",
        "points": f"{hint.points:.0f}",
    }
    lines = [texts.text("hint-promise", **facts)]
    if reason := reason_in_words(texts, hint.brings):
        lines.append(texts.text("hint-why" if best else "hint-why-not", what=reason))
    if hint.line:
        lines.append(texts.text("hint-then", line="; ".join(hint.line)))
    return lines
