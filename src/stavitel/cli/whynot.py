"""Why something is not possible: reasons with the rule, and under each what it refuses."""

from typing import TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from stavitel.cli.options import abridged
from stavitel.cli.rulebook import bare
from stavitel.cli.styled import styled
from stavitel.match import Match, Option, Refusal
from stavitel.texts import Texts

MOST = 3
"""So many reasons of one kind, and actions for one reason, are told to whoever asks for all."""
MOST_NAMED = 8
"""So many to whoever asks with a word."""
JOINT = "; "
T = TypeVar("T")
Refused = list[tuple[Option, Refusal]]


def refused(match: Match, texts: Texts, words: str = "") -> RenderableType:
    """What people may have meant and cannot do now, or all that mentions the words, by kind of
    reason."""
    candidates = match.candidates(texts.lang)
    found = _mentioning(candidates, words) if words else _meant(candidates)
    if not found and words and (elsewhere := named(match, texts, words)):
        return Group(*elsewhere)
    if not found and words:
        return Text(texts.text("terminal-not-found", words=words))
    if not found:
        return Text(texts.text("terminal-nothing-refused"))
    kinds: dict[str, Refused] = {}
    for option, refusal in found:
        kinds.setdefault(refusal.reason, []).append((option, refusal))
    lines: list[RenderableType] = [styled(texts.text("terminal-refused"), "bold")]
    for rows in kinds.values():
        lines += _kind(rows, texts, MOST_NAMED if words else MOST)
    return Group(*lines)


def _meant(candidates: Refused) -> Refused:
    """Without what nobody means to do, unless that is all there is."""
    return [row for row in candidates if not row[1].unlikely] or candidates


def _mentioning(candidates: Refused, words: str) -> Refused:
    return [
        (option, refusal)
        for option, refusal in candidates
        if bare(words) in bare(f"{option.text} {option.words} {refusal.text} {refusal.rule}")
    ]


def named(match: Match, texts: Texts, words: str) -> list[RenderableType]:
    """Why a card that nobody would think of now cannot be built, played or taken: somebody else
    has it, or it is not in the game. Only reasons that speak of the card are told."""
    found: dict[str, RenderableType] = {}
    for verb in match.game.verbs.verbs:
        first = verb.args[0] if verb.args else None
        if first is None or first.words is None:
            continue
        for place, word in enumerate(first.words):
            id = f"{first.name}-{word}"
            if not texts.has(id) or bare(words) not in bare(f"{texts.text(id)} {word}"):
                continue
            others = [arg.low for arg in verb.args[1:]]
            why = match.refusal(int(verb.of(first.low + place, *others)), texts.lang)
            if why is not None and why.rule and bare(texts.text(id)) in bare(why.text):
                found[why.text] = reason_line(why.text, why.rule, texts)
    return list(found.values())[:MOST_NAMED]


def reason_line(reason: str, rule: str, texts: Texts) -> RenderableType:
    """`Needs 1 denier; you have 0. (rule CMC-3.2)`."""
    line = Text(reason)
    if rule:
        line += styled(f" ({texts.text('terminal-rule', rule=rule)})", "bold")
    return Padding(line, (0, 0, 0, 2), expand=False)


def _kind(rows: Refused, texts: Texts, most: int) -> list[RenderableType]:
    """One kind of reason: each said once, in full, and below it what it refuses."""
    reasons: dict[str, list[Option]] = {}
    for option, refusal in rows:
        reasons.setdefault(refusal.text, []).append(option)
    rule, told = rows[0][1].rule, list(reasons.items())
    kept = _most(told, most)
    lines: list[RenderableType] = []
    for reason, options in kept:
        lines.append(reason_line(reason, rule, texts))
        lines += [_item(text) for text in _listed(options, texts, most)]
    if more := len(told) - len(kept):
        lines.append(_item(texts.text("terminal-more-alike", n=more)))
    return lines


def _item(text: str) -> RenderableType:
    return Padding(styled(text, "dim"), (0, 0, 0, 6), expand=False)


def _listed(options: list[Option], texts: Texts, most: int) -> list[str]:
    """The refused actions in a few lines: of one verb the first is a whole sentence, and the
    others only say what is different."""
    by_verb: dict[str, list[str]] = {}
    for option in options:
        sentences = by_verb.setdefault(option.words.split(maxsplit=1)[0], [])
        if option.text not in sentences:
            sentences.append(option.text)
    lines = []
    for sentences in by_verb.values():
        shared, rest = abridged(sentences)
        in_one = shared and not any(JOINT in sentence for sentence in sentences)
        kept = _most(rest if in_one else sentences, most)
        shown = [sentences[0], *kept[1:]]
        if more := len(sentences) - len(kept):
            shown.append(texts.text("terminal-and-more", n=more))
        lines += [JOINT.join(shown)] if in_one else shown
    return lines


def _most(rows: list[T], most: int) -> list[T]:
    """The first of them: to say that there is one more is no shorter than to tell it."""
    return rows if len(rows) <= most + 1 else rows[:most]
