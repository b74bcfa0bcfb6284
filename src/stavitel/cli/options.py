"""Options as a numbered list; a long list is grouped by kind, with what repeats said only once."""

from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.match import Option

SHORT = 7
"""So many options are listed one a line, in full."""
FEW = 3
"""So many of one kind are worth a heading."""
GAP = 3
GAPS = " · "
"""Between what fills the gaps of a sentence."""
NOTHING = "–"
MARKS = ",;:."
QUOTES = '„“”«»"'
Numbered = tuple[int, str]


@dataclass(frozen=True)
class VerbGroup:
    """Options of one verb: what all their sentences share, and what is left of each."""

    shared: str
    items: list[Numbered]


def numbered(options: list[Option], width: int) -> RenderableType:
    """The options with the numbers to type."""
    if len(options) <= SHORT:
        return Group(*(_line(number, option.text) for number, option in enumerate(options, 1)))
    lines: list[Text] = []
    for kind in kinds(options):
        if kind.shared:
            lines += [styled(f"     {kind.shared}", "italic"), *_columns(kind.items, width)]
        else:
            lines += [_line(number, text) for number, text in kind.items]
    return Group(*lines)


def kinds(options: list[Option]) -> list[VerbGroup]:
    """The options by their verb, in order; only three or more of a kind are abridged."""
    found = []
    for group in by_verb([option.words.split()[0] for option in options]):
        items: list[Numbered] = [(place + 1, options[place].text) for place in group]
        shared, rest = abridged([text for _, text in items])
        if shared and len(items) >= FEW:
            items = [(number, text) for (number, _), text in zip(items, rest, strict=True)]
        found.append(VerbGroup(shared if len(items) >= FEW else "", items))
    return found


def by_verb(verbs: list[str]) -> list[list[int]]:
    """The places of options that follow each other and have the same verb."""
    return [
        [place for place, _ in group]
        for _, group in groupby(enumerate(verbs), key=lambda row: row[1])
    ]


def abridged(sentences: list[str]) -> tuple[str, list[str]]:
    """What all sentences begin with, and end with after a comma, and what is left of each."""
    parts = [sentence.split(" ") for sentence in sentences]
    start = _outside_brackets(parts[0], common_words(parts))
    if start == 0 or len(sentences) < 2:
        return "", sentences
    end = common_words([words[:start:-1] for words in parts])
    left = [words[start : len(words) - end] for words in parts]
    if not all(words[-1].endswith(",") for words in left):
        end, left = 0, [words[start:] for words in parts]
    before, after = parts[0][:start], parts[0][len(parts[0]) - end :]
    rest = [" ".join(words).rstrip(",") for words in left]
    return " ".join([*before, "…", *after]), rest


def filled_in(sentences: list[str], joint: str = GAPS) -> tuple[str, list[str]]:
    """What all sentences have in common, with gaps, and what fills the gaps of each: of
    `3 ore for 1 gold` and `2 wool for 1 gold` `… for 1 gold`, `3 ore` and `2 wool`."""
    head, fillings = _gaps(sentences)
    rest = _joined(fillings, joint)
    return (head, rest) if head and len(set(rest)) == len(rest) else ("", sentences)


def told_apart(sentences: list[str], joint: str = GAPS) -> tuple[str, list[str]]:
    """The same, of what fills the gaps only as much as tells the sentences apart: the first words
    always, since numbers alone say little, and of the rest what takes fewest letters."""
    head, fillings = _gaps(sentences)
    kept = fillings
    if not head or len(set(_joined(kept, joint))) < len(kept):
        return "", sentences
    gaps = range(len(fillings[0]))
    first = next((gap for gap in gaps if all(_has_letters(row[gap]) for row in fillings)), 0)
    longest = sorted(gaps, key=lambda gap: -max(len(row[gap]) for row in fillings))
    for gap in longest:
        if gap == first:
            continue
        fewer = [["" if place == gap else said for place, said in enumerate(row)] for row in kept]
        if len(set(_joined(fewer, joint))) == len(fewer):
            kept = fewer
    return head, _joined(kept, joint)


def _gaps(sentences: list[str]) -> tuple[str, list[list[str]]]:
    """What all sentences have in common, and for each of them what fills its gaps."""
    parts = [[word.rstrip(MARKS) for word in sentence.split()] for sentence in sentences]
    everywhere = set(parts[0]).intersection(*parts[1:])
    common = [word for word in parts[0] if word in everywhere]
    for words in parts[1:]:
        common = _in_both(common, words)
    gaps = [_between(words, common) for words in parts]
    open_gaps = [place for place in range(len(common) + 1) if any(row[place] for row in gaps)]
    head = []
    for place in range(len(common) + 1):
        head += ["…"] * (place in open_gaps) + common[place : place + 1]
    said = " ".join(head) if common else ""
    return said, [[row[place] for place in open_gaps] for row in gaps]


def _has_letters(words: str) -> bool:
    return any(letter.isalpha() for letter in words)


def _joined(fillings: list[list[str]], joint: str) -> list[str]:
    return [joint.join(filter(None, row)) or NOTHING for row in fillings]


def _in_both(some: list[str], others: list[str]) -> list[str]:
    """The longest row of words that both have in this order."""
    best: list[list[list[str]]] = [[[] for _ in range(len(others) + 1)]]
    for word in some:
        row: list[list[str]] = [[]]
        for place, other in enumerate(others):
            same = [*best[-1][place], word] if word == other else []
            row.append(max(same, best[-1][place + 1], row[-1], key=len))
        best.append(row)
    return best[-1][-1]


def _between(words: list[str], common: list[str]) -> list[str]:
    """What stands before, between and behind the common words."""
    found: list[list[str]] = []
    gap: list[str] = []
    left = list(common)
    for word in words:
        if left and word == left[0]:
            left.pop(0)
            found.append(gap)
            gap = []
        else:
            gap.append(word)
    return [_bare(" ".join(gap)) for gap in [*found, gap]]


def _bare(filling: str) -> str:
    """Without quotation marks, brackets around the whole of it, and any bracket whose other one is
    in what all have in common."""
    bare = "".join(letter for letter in filling if letter not in QUOTES).replace(" + ", "+")
    if bare.count("(") != bare.count(")"):
        return " ".join(bare.replace("(", " ").replace(")", " ").split())
    whole = bare.startswith("(") and bare.endswith(")") and bare.count("(") == 1
    return bare[1:-1] if whole else bare


def common_words(parts: list[list[str]]) -> int:
    """How many words all of them begin with; each keeps at least one of its own."""
    count = 0
    while count < min(map(len, parts)) - 1 and len({words[count] for words in parts}) == 1:
        count += 1
    return count


def _outside_brackets(words: list[str], count: int) -> int:
    """So many words, or as many as stand before a bracket they would leave open."""
    depth = 0
    closed = count
    for place, word in enumerate(words[:count]):
        if depth == 0:
            closed = place
        depth += word.count("(") - word.count(")")
    return closed if depth > 0 else count


def _columns(items: list[Numbered], width: int) -> list[Text]:
    """Short texts side by side, read down the columns."""
    lines = [_line(number, text) for number, text in items]
    widest = max(line.cell_len for line in lines) + GAP
    across = max(1, (width + GAP) // widest)
    high = -(-len(lines) // across)
    rows = []
    for level in range(high):
        row = Text()
        for line in lines[level::high]:
            row += line + Text(" " * (widest - line.cell_len))
        row.rstrip()
        rows.append(row)
    return rows


def _line(number: int, text: str) -> Text:
    return styled(f"{number:>4} ", "bold") + Text(text)
