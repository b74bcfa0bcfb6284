"""Why something is not possible: reasons with the rule, and under each what it refuses."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from stavitel.cli.options import abridged, abridged_around
from stavitel.cli.rulebook import bare
from stavitel.cli.styled import styled
from stavitel.match import Match, Option, Refusal
from stavitel.texts import Texts

MOST = 5
STEM = 3
"""So many letters of a name are the same in all its cases."""


def refused(match: Match, texts: Texts, words: str = "") -> RenderableType:
    """Everything refused now, or only what mentions the words, by kind of reason."""
    candidates = match.candidates(texts.lang)
    found: dict[str, list[tuple[Option, Refusal]]] = {}
    for option, refusal in candidates:
        if bare(words) in bare(f"{option.text} {option.words} {refusal.text} {refusal.rule}"):
            found.setdefault(refusal.reason, []).append((option, refusal))
    if not found and words and (elsewhere := named(match, texts, words)):
        return Group(*elsewhere)
    if not found and words:
        return Text(texts.text("terminal-not-found", words=words))
    if not found:
        return Text(texts.text("terminal-nothing-refused"))
    lines: list[RenderableType] = [styled(texts.text("terminal-refused"), "bold")]
    for rows in found.values():
        lines += _kind(rows, texts)
    return Group(*lines)


def named(match: Match, texts: Texts, words: str) -> list[Text]:
    """Why a card that nobody would think of now cannot be built, played or taken: somebody else
    has it, or it is not in the game. Only reasons that speak of the card are told."""
    found: dict[str, Text] = {}
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
    return list(found.values())[:MOST]


def reason_line(reason: str, rule: str, texts: Texts) -> Text:
    """`Needs 1 denier; you have 0. (rule CMC-3.2)`."""
    line = Text(f"  {reason}")
    return line + styled(f" ({texts.text('terminal-rule', rule=rule)})", "bold") if rule else line


def _kind(rows: list[tuple[Option, Refusal]], texts: Texts) -> list[RenderableType]:
    """One kind of reason: said once for what it refuses in the same words."""
    reasons: dict[str, list[Option]] = {}
    for option, refusal in rows:
        reasons.setdefault(refusal.text, []).append(option)
    rule = rows[0][1].rule
    shared, names = abridged_around(list(reasons))
    if len(reasons) == len(rows) > 1 and shared and _name(names, rows):
        # each reason names what it refuses, so that the actions need not be listed
        listed = ", ".join(name.removesuffix(".") for name in names)
        return [reason_line(shared, rule, texts), _item(listed)]
    lines: list[RenderableType] = []
    for reason, options in reasons.items():
        lines.append(reason_line(reason, rule, texts))
        lines += [_item(text) for text in _listed(options, texts)]
    return lines


def _item(text: str) -> RenderableType:
    return Padding(styled(text, "dim"), (0, 0, 0, 6), expand=False)


def _name(names: list[str], rows: list[tuple[Option, Refusal]]) -> bool:
    """Whether these are names of what is refused, in whatever case: neither numbers nor players."""
    refused = [bare(option.text) for option, _ in rows]
    pairs = zip(names, refused, strict=True)
    return not any(letter.isdigit() for name in names for letter in name) and all(
        bare(name)[:STEM] in text for name, text in pairs
    )


def _listed(options: list[Option], texts: Texts) -> list[str]:
    """The refused actions in a few lines: those of one verb share theirs."""
    by_verb: dict[str, list[str]] = {}
    for option in options:
        by_verb.setdefault(option.words.split(maxsplit=1)[0], []).append(option.text)
    lines = []
    for sentences in by_verb.values():
        shared, rest = abridged(sentences)
        shown, more = rest[:MOST], len(rest) - MOST
        if more > 0:
            shown.append(texts.text("terminal-and-more", n=more))
        if shared:  # `Build …` leads to what follows, `Place a worker on … for 1 denier` does not
            colon = "" if shared.endswith("…") else ":"
            shown = [f"{shared}{colon} {'; '.join(shown)}"]
        lines += shown
    return lines
