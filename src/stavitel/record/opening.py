"""Records as text: every action read and checked, also of games played by older rules."""

from stavitel.engine.core import State, act, waiting
from stavitel.engine.errors import BadRecord, IllegalAction, StavitelError
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game
from stavitel.engine.switches import choices_in
from stavitel.engine.verbs import FROM_ONE, FROM_ZERO
from stavitel.files import one_line, quoted
from stavitel.fingerprint import Agreement, agreement, fingerprint
from stavitel.reading import END, Reading
from stavitel.record.header import bad_start, read_header, read_table
from stavitel.record.kept import FORMAT, Record, asked_by
from stavitel.record.proof import Header

_FIRST_PLACES = {"stavitel record 1": FROM_ZERO, FORMAT: FROM_ONE}
"""What the first place is called in records of each format."""
LONGEST_LINE = 200


def read_record(text: str, source: str = "", game: Game | None = None) -> Record:
    """The record in a text, every action checked; `game` gives other components than ours."""
    return open_record(text, source, game).sound()


def open_record(text: str, source: str = "", game: Game | None = None) -> Reading:
    """The same, where a game played by older rules may turn out to be a recording."""
    lines = text.split("\n")
    first_place = _FIRST_PLACES.get(lines[0].strip())
    if first_place is None:
        got = quoted(lines[0].strip())
        raise BadRecord(f"expected the first line to be '{FORMAT}'; got {got}", source, 1)
    header, first = read_header(lines, source)
    reading = Reading(read_table(header, source, game, first_place), first_place=first_place)
    s = _begin(reading.record, header, source)
    ended = 0
    for number, row in enumerate(lines[first:], first + 1):
        words = row.partition("#")[0].strip()
        if not words:
            continue
        if ended:
            message = f"expected nothing after the '{END}' in line {ended}; got {quoted(words)}"
            raise BadRecord(message, source, number)
        who, colon, what = words.partition(":")
        if not colon or len(words) > LONGEST_LINE:
            raise BadRecord(f"expected 'seat: action'; got {quoted(words)}", source, number)
        if who.strip() == END:
            ended = number
            _check_end(reading, s, what.strip(), source, number)
        else:
            _read_action(reading, s, who.strip(), what.strip(), source, number)
    return reading


def _begin(record: Record, header: Header, source: str) -> State:
    """The state before the first action; a position it began from fits the header."""
    if record.start is None:
        return record.begin()
    line = header["start"][1]
    try:
        s = record.begin()
    except BadField as fault:
        raise bad_start(fault, source, line) from None
    position = record.game.position(s)
    laid = {"seats": record.seats, "variant": record.variant, **record.switches}
    found = {**position, **choices_in(record.game.switches, position)}
    for key, expected in laid.items():
        if found[key] != expected:
            got = f"expected {expected}, as in the header; got {found[key]}"
            raise BadRecord(f"start: {key}: {got}", source, line)
    return s


def _check_end(reading: Reading, s: State, mark: str, source: str, number: int) -> None:
    """The mark at the end is that of the position reached."""
    reading.mark = mark
    if reading.fault is not None:
        return
    game = reading.record.game
    reading.agreement = agreement(game, s, mark)
    if reading.agreement is Agreement.OTHER:
        message = f"{END}: expected {fingerprint(game, s)}, the mark of the position reached here"
        help = " (leave the line out after changing a record)"
        reading.excuse(BadRecord(f"{message}; got {quoted(mark)}{help}", source, number))


def _read_action(reading: Reading, s: State, who: str, what: str, source: str, number: int) -> None:
    """Take an action, or keep it in words where older rules have led elsewhere."""
    if reading.fault is None:
        try:
            _take(reading, s, who, what, source, number)
            return
        except BadRecord as fault:
            reading.excuse(fault)
    reading.rest.append((who, what))


def _take(reading: Reading, s: State, who: str, what: str, source: str, number: int) -> None:
    """Check and take one action."""
    record = reading.record
    if waiting(s) is None:
        message = (
            f"expected no more actions, since the game is over; got {quoted(f'{who}: {what}')}"
        )
        raise BadRecord(message, source, number)
    if who != asked_by(record.game, s):
        message = f"expected an action of {asked_by(record.game, s)}; got one of {quoted(who)}"
        raise BadRecord(message, source, number)
    try:
        action = record.game.verbs.read(what, reading.first_place)
        act(s, action)
    except IllegalAction as refused:
        reason = record.game.reasons.kind(refused.reason)
        why = f"{reason.name}, {reason.rule}" if reason.rule else reason.name
        message = f"expected something possible; got {quoted(what)} ({why})"
        raise BadRecord(message, source, number) from None
    except StavitelError as problem:
        raise BadRecord(one_line(str(problem)), source, number) from None
    record.actions.append(action)
