"""What happened since a player's last choice: what concerns them first, then the others."""

from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from stavitel.cli.styled import styled
from stavitel.cli.tables.seats import Seats
from stavitel.match import Match
from stavitel.texts import Texts

LINES = 14
JOINT = " · "


@dataclass
class Line:
    """A line of the log: who did it, or nobody, and what."""

    seat: str
    text: str


def log_lines(
    match: Match, texts: Texts, seat: int, since: int, minor: frozenset[str] = frozenset()
) -> list[Line]:
    """The log as a seat saw it from a move on, without minor kinds of events."""
    events = match.events(seat, since)
    return [as_line(texts, event) for event in events if event["event"] not in minor]


def as_line(texts: Texts, event: dict[str, object]) -> Line:
    """The line belongs to whoever it begins with: `Red: gets the trade token`."""
    text = texts.event(event)
    for seat in texts.game.seat_names:
        if text.startswith(f"{texts.text(f'seat-{seat}')}:"):
            return Line(seat, text)
    return Line("", text)


def digest(lines: list[Line], texts: Texts, seats: Seats, me: str, title: str) -> RenderableType:
    """A short account for the seat `me`: own matters, then the others in order."""
    own = [line for line in lines if line.seat == me]
    others = merged(seats, [line for line in lines if line.seat != me])
    cut = max(0, len(others) - LINES)
    shown = [*merged(seats, own), *others[cut:]]
    if not shown:
        return Group()
    head = styled(texts.text(title), "bold underline")
    if cut:
        head += styled("  " + texts.text("terminal-earlier", n=cut), "dim")
    return Group(head, *shown)


def merged(seats: Seats, lines: list[Line]) -> list[Text]:
    """What one seat does in a row becomes one line: `Red R: pays 1 wood · builds Bank (7)`."""
    found = []
    for seat, group in groupby(lines, key=lambda line: line.seat):
        said = [line.text.partition(": ")[2] if seat else line.text for line in group]
        parts = [_repeated(text, len(list(same))) for text, same in groupby(said)]
        joined = styled(JOINT, "dim").join(Text(part) for part in parts)
        if seat:
            found.append(seats.line(f"{seats.names[seat]}: ") + joined)
        else:
            joined.stylize("dim")
            found.append(joined)
    return found


def _repeated(text: str, times: int) -> str:
    return text if times == 1 else f"{text} ×{times}"
