"""Options as rows of a list: in full, below what they share, or only what tells them apart.

Every form has all options, the last of them as far as they are near the chosen one. Where options
are short, the chosen one is told in full below the list.
"""

import re
from dataclasses import dataclass, field
from itertools import groupby
from textwrap import wrap

from rich.text import Text

from stavitel.cli.options import FEW, abridged, by_verb, common_words, filled_in, told_apart
from stavitel.cli.styled import styled

GAP = 2
SELECTED = "›"
NUMBER = 4
"""The room a number takes, with its mark."""
FULL, GROUPED, SHORT, BRIEF, BARE, SHORTEST, FOLDED = range(7)
"""The forms: sentences; below what they begin with; what fills their gaps; only as much of that as
tells them apart; that without heads; what repeats or goes on behind brackets left out; and several
of one verb, or that begin alike, as one, `3 –9 fields (4)…`, until one of them is chosen."""
TIGHT = "·"
REMARKS = (re.compile(r"\s–\s"), re.compile(r":\s"))
"""Behind these a sentence says what an option brings."""
BRACKETED = (re.compile(r"(?<=\)),?\s"),)
"""And behind a place in brackets whose it is, or what it costs."""
JOINTS = re.compile(r"([\s·]+)")
HALF = 2
CUT = "…"
MANY = 20
"""So many options that have nothing in common are shown at a time at the most where lists fold."""
WORTH_IT = 6
"""So many letters in common with the option before are worth an ellipsis."""


@dataclass
class Choices:
    """The sentences of the options, and the verb of each; rows are made once for a form."""

    texts: list[str]
    verbs: list[str]
    made: dict[tuple[int, int, int], list["OptionRow"]] = field(default_factory=dict)

    def rows(self, width: int, form: int, chosen: int) -> list["OptionRow"]:
        made = width, form, chosen if form == FOLDED else 0
        if made not in self.made:
            self.made[made] = listing(self, width, form, chosen)
        return self.made[made]


@dataclass
class OptionRow:
    """Options beside each other, each with its number, from 0, and its text; or a head of several
    rows; or the further lines of an option that is longer than the screen is wide."""

    cells: list[tuple[int, str]]
    wide: int = 0  # of each cell; 0 where cells only follow each other
    head: str = ""
    goes_on: bool = False


def listing(choices: Choices, width: int, form: int, chosen: int = 0) -> list[OptionRow]:
    """The options in one of the forms."""
    if form == FULL:
        return columns(list(enumerate(choices.texts)), width)
    rows: list[OptionRow] = []
    loose: list[tuple[int, str]] = []
    for group in by_verb(choices.verbs):
        head, rest = short_form([choices.texts[place] for place in group], form)
        items = list(zip(group, rest, strict=True))
        if not head or form >= BARE:
            if form == FOLDED:
                items = folded(items, head, chosen)
            loose += unrepeated(items) if form >= SHORTEST else items
            continue
        rows += lined_up(cut_to(loose, width, form), width, form)
        loose = []
        rows += [OptionRow([], head=line) for line in wrap(head, width - NUMBER)]
        down, across = columns(items, width), lined_up(items, width, form)
        rows += across if len(across) < len(down) else down
    return rows + lined_up(cut_to(loose, width, form), width, form)


def short_form(texts: list[str], form: int) -> tuple[str, list[str]]:
    """What options of one verb share, if it is worth a head, and what is left of each."""
    if len(texts) < FEW:
        return "", texts
    if form == GROUPED:
        return abridged(texts)
    if form == SHORT:
        return filled_in(texts)
    marks = (*REMARKS, *BRACKETED) if form >= SHORTEST else REMARKS
    return told_apart(without_remarks(texts, marks), TIGHT)


def without_remarks(texts: list[str], marks: tuple[re.Pattern[str], ...]) -> list[str]:
    """Only what is done, not what comes of it, where that still tells the options apart."""
    for mark in marks:
        short = [mark.split(text, maxsplit=1)[0] for text in texts]
        texts = short if len(set(short)) == len(texts) else texts
    return texts


def unrepeated(items: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What an option begins with just like the one before it is said once: `19 grain·brick  20
    …lumber`. Every option keeps words of its own."""
    said = []
    before: list[str] = []
    for place, text in items:
        parts = JOINTS.split(text)
        same = common_words([before, parts]) if before else 0
        same -= same % 2  # a joint belongs to what is behind it
        whole = len("".join(parts[:same]))
        said.append((place, CUT + "".join(parts[same:]) if whole >= WORTH_IT else text))
        before = parts
    return said


def folded(items: list[tuple[int, str]], head: str, chosen: int) -> list[tuple[int, str]]:
    """All options of a verb as one, from the first number to the last. Where the chosen one is
    among them, only those are one that begin with the same piece, and another than it does."""
    first, last = items[0][0], items[-1][0]
    if head and not first <= chosen <= last:
        return [(first, f"–{last + 1} {head}")]
    found: list[tuple[int, str]] = []
    for start, group in groupby(items, key=lambda item: item[1].split(TIGHT)[0]):
        row = list(group)
        if len(row) < FEW or row[0][0] <= chosen <= row[-1][0]:
            found += row
        else:
            found.append((row[0][0], f"–{row[-1][0] + 1} {start}{CUT}"))
    return found if len(found) <= MANY else near(found, last, chosen)


def near(items: list[tuple[int, str]], last: int, chosen: int) -> list[tuple[int, str]]:
    """The options around the chosen one; those before and behind them are one each."""
    at = max(n for n, (place, _) in enumerate(items) if place <= chosen)
    start = max(0, min(at - MANY // 2, len(items) - MANY))
    before, shown, behind = items[:start], items[start : start + MANY], items[start + MANY :]
    if before:
        shown = [(before[0][0], f"–{shown[0][0]} {before[0][1]}{CUT}"), *shown]
    if behind:
        shown = [*shown, (behind[0][0], f"–{last + 1} {behind[0][1]}{CUT}")]
    return shown


def cut_to(items: list[tuple[int, str]], width: int, form: int) -> list[tuple[int, str]]:
    """Whoever saves room tells an option in one line, and at last in half of one; those that would
    be the same then are told in full."""
    if form < BRIEF:
        return items
    room = (width - GAP) // HALF - NUMBER if form >= SHORTEST else width - NUMBER
    short = [_cut(text, room) for _, text in items]
    return [
        (place, said if short.count(said) == 1 else text)
        for (place, text), said in zip(items, short, strict=True)
    ]


def _cut(text: str, room: int) -> str:
    """The first words of a sentence that is longer than its room."""
    if len(text) <= room:
        return text
    return wrap(text, room - len(CUT))[0].rstrip(" ,;:(…") + CUT


def columns(items: list[tuple[int, str]], width: int) -> list[OptionRow]:
    """As many columns as fit, read down the columns; what is longer than a line is broken."""
    widest = max((len(text) for _, text in items), default=0) + NUMBER
    across = max(1, (width + GAP) // (widest + GAP))
    if across == 1:
        return [row for place, text in items for row in broken(place, text, width)]
    high = -(-len(items) // across)
    return [OptionRow(items[level::high], widest) for level in range(high)]


def lined_up(items: list[tuple[int, str]], width: int, form: int) -> list[OptionRow]:
    """Options one a line, or one behind another where room is scarce."""
    if form < SHORT:
        return [row for place, text in items for row in broken(place, text, width)]
    rows: list[OptionRow] = []
    used = width
    for place, text in items:
        taken = len(text) + NUMBER
        if taken > width:
            rows += broken(place, text, width)
            used = width
        elif used + GAP + taken > width:
            rows.append(OptionRow([(place, text)]))
            used = taken
        else:
            rows[-1].cells.append((place, text))
            used += GAP + taken
    return rows


def broken(place: int, text: str, width: int) -> list[OptionRow]:
    """One option on as many lines as it needs, broken between words."""
    lines = wrap(text, width - NUMBER) or [""]
    return [OptionRow([(place, line)], width, goes_on=n > 0) for n, line in enumerate(lines)]


def windowed(rows: list[OptionRow], chosen: int, room: int) -> list[OptionRow]:
    """The rows there is room for, with the chosen option among them."""
    at = next((n for n, row in enumerate(rows) if chosen in [place for place, _ in row.cells]), 0)
    top = max(0, min(at - room // 2, len(rows) - room))
    return rows[top : top + room]


def highlighted(rows: list[OptionRow], chosen: int) -> list[Text]:
    """The rows as text, the chosen option marked and reversed."""
    return [_row(row, chosen) for row in rows]


def in_full(choices: Choices, chosen: int, width: int) -> list[Text]:
    """The sentence of the chosen option; the same number of lines whichever it is."""
    high = max((len(wrap(text, width - NUMBER)) for text in choices.texts), default=0)
    lines = wrap(choices.texts[chosen], width - NUMBER) if choices.texts else []
    lines += [""] * (high - len(lines))
    return [styled(" " * NUMBER + line, "bold") for line in lines]


def _row(row: OptionRow, chosen: int) -> Text:
    if row.head:
        return styled(" " * NUMBER + row.head, "italic")
    line = Text()
    for place, text in row.cells:
        mark = SELECTED if place == chosen else " "
        number = " " * NUMBER if row.goes_on else f"{mark}{place + 1:>2} "
        cell = styled(number, "bold") + Text(text)
        cell.pad_right(max(0, row.wide - cell.cell_len))
        if place == chosen:
            cell.stylize("reverse")
        line += cell + Text(" " * GAP)
    line.rstrip()
    return line
