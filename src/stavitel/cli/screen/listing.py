"""Options as rows of a list: in full, below what they share, or only what tells them apart.

Every form has all options. Where they are short, the chosen one is told in full below the list.
"""

from dataclasses import dataclass
from textwrap import wrap

from rich.text import Text

from stavitel.cli.options import FEW, abridged, by_verb, filled_in
from stavitel.cli.styled import styled

GAP = 2
SELECTED = "›"
NUMBER = 4
"""The room a number takes, with its mark."""
FULL, GROUPED, SHORT, SHORTEST = range(4)
"""The forms: sentences; below what they begin with; what fills their gaps; that without heads."""
TIGHT = "·"
REMARKS = (" – ", ": ")
"""Behind these a sentence says what an option brings."""


@dataclass
class Choices:
    """The sentences of the options, and the verb of each."""

    texts: list[str]
    verbs: list[str]


@dataclass
class OptionRow:
    """Options beside each other, each with its number, from 0, and its text; or a head of several
    rows; or the further lines of an option that is longer than the screen is wide."""

    cells: list[tuple[int, str]]
    wide: int = 0  # of each cell; 0 where cells only follow each other
    head: str = ""
    goes_on: bool = False


def listing(choices: Choices, width: int, form: int) -> list[OptionRow]:
    """The options in one of the forms."""
    if form == FULL:
        return columns(list(enumerate(choices.texts)), width)
    rows: list[OptionRow] = []
    loose: list[tuple[int, str]] = []
    for group in by_verb(choices.verbs):
        head, rest = short_form([choices.texts[place] for place in group], form)
        items = list(zip(group, rest, strict=True))
        if not head or form == SHORTEST:
            loose += items
            continue
        rows += lined_up(loose, width, form)
        loose = []
        rows += [OptionRow([], head=line) for line in wrap(head, width - NUMBER)]
        down, across = columns(items, width), lined_up(items, width, form)
        rows += across if len(across) < len(down) else down
    return rows + lined_up(loose, width, form)


def short_form(texts: list[str], form: int) -> tuple[str, list[str]]:
    """What options of one verb share, if it is worth a head, and what is left of each."""
    if len(texts) < FEW:
        return "", texts
    if form == GROUPED:
        return abridged(texts)
    return filled_in(without_remarks(texts), TIGHT) if form == SHORTEST else filled_in(texts)


def without_remarks(texts: list[str]) -> list[str]:
    """Only what is done, not what comes of it, where that still tells the options apart."""
    for mark in REMARKS:
        short = [text.partition(mark)[0] for text in texts]
        texts = short if len(set(short)) == len(texts) else texts
    return texts


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
