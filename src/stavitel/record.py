"""Records: a game as the list of its actions, in words, one a line."""

import hashlib
import json
import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from stavitel.colours import check_colours
from stavitel.components import numbers_of
from stavitel.engine.core import CHANCE, State, act, advance, settle, waiting
from stavitel.engine.errors import BadRecord, BadSetup, IllegalAction, StavitelError
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game, check_setup
from stavitel.engine.switches import choices_in, former_choices
from stavitel.engine.verbs import FROM_ONE, FROM_ZERO
from stavitel.files import one_line, quoted, refuse_odd_values, sentence
from stavitel.fingerprint import Agreement, agreement, fingerprint
from stavitel.games import game as game_named
from stavitel.numbering import from_one
from stavitel.position import sound
from stavitel.reading import END, Reading

FORMAT = "stavitel record 2"
_FIRST_PLACES = {"stavitel record 1": FROM_ZERO, FORMAT: FROM_ONE}
"""What the first place is called in records of each format."""
LONGEST_LINE = 200
_HEADER = re.compile(r"([a-z][a-z_ ]*): ?(.*)")
_PROOF = ["table", "commitment", "secret"]
_KEYS = ["game", "rules", "components", "variant", "seats", "colours", "start", "promise", *_PROOF]
_NAMED = ("player ", "switch ", "number ")
_TABLE = re.compile(r"[\w-]{1,64}", re.ASCII)
_HASH = re.compile(r"[0-9a-f]{64}")
LONGEST_NUMBER = 64

OLD_PROMISE = 1
"""The seats' numbers were known before the secret was promised."""
PROMISE = 2
"""The secret is promised first, then every number by its mark; only then numbers are shown."""

Lack = Literal["none", "withheld"]
"""Why a person's number is not in the draws: none came in time, or one was marked and not shown."""
_LACKS: dict[str, Lack] = {"none": "none", "withheld": "withheld"}

_Header = dict[str, tuple[str, int]]
"""Header values by key, each with the number of its line."""


@dataclass(frozen=True)
class Proof:
    """What a server promised before the game and showed after it; `stavitel.fair` verifies it."""

    table: str
    commitment: str
    secret: str
    numbers: list[str]  # what each seat added to the draws
    promise: int = OLD_PROMISE
    lacking: dict[int, Lack] = field(default_factory=dict)  # persons without a number


@dataclass
class Record:
    """What was played: the table it was played at, and every action, chance included."""

    game: Game
    seats: int
    variant: str
    switches: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    start: dict[str, object] | None = None  # a position the game began from, if not its setup
    actions: list[int] = field(default_factory=list)
    proof: Proof | None = None
    version: int = 0  # of the rules it was played by, if not ours
    cards: str = ""  # the mark of the cards it was played with, if not ours
    colours: list[str] = field(default_factory=list)  # of the seats, if they have chosen some

    def begin(self) -> State:
        """The state before the first action."""
        if self.start is not None:
            return sound(self.game, self.start)
        s = self.game.start(self.seats, self.variant, self.switches)
        settle(s)
        return s

    def replay(self, moves: int | None = None) -> State:
        """The state after so many actions, or after all of them."""
        s = self.begin()
        for action in self.actions[:moves]:
            advance(s, action)
        return s

    def prefix(self, moves: int) -> "Record":
        """The same game, cut after so many actions."""
        return replace(self, actions=self.actions[:moves])

    def to_text(self) -> str:
        """The record as a text file that people can read and cut."""
        game = self.game
        lines = [FORMAT, f"game: {game.id}", f"rules: {self.version or game.version}"]
        lines.append(f"components: {self.cards or components_mark(game)}")
        lines += [f"variant: {self.variant}", f"seats: {self.seats}"]
        lines += [f"switch {name}: {choice}" for name, choice in self.switches.items()]
        if self.colours:
            lines.append(f"colours: {', '.join(self.colours)}")
        for seat, name in self.players.items():
            lines.append(f"player {game.seat_names[seat]}: {_one_line(name)}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'))}")
        lines += [*_proof_lines(game, self.proof), ""]
        s = self.begin()
        for action in self.actions:
            lines.append(f"{_asked(game, s)}: {game.verbs.write(action)}")
            advance(s, action)
        lines.append(f"{END}: {fingerprint(game, s)}")
        return "\n".join(lines) + "\n"


@lru_cache(maxsize=16)  # tables of a server ask for it again and again
def components_mark(game: Game) -> str:
    """A short mark of the numbers printed on the cards, wherever they come from."""
    plain = json.dumps(numbers_of(game), sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


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
    header, first = _read_header(lines, source)
    reading = Reading(_read_table(header, source, game, first_place), first_place=first_place)
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


def _read_header(lines: list[str], source: str) -> tuple[_Header, int]:
    """The header, and where the actions begin."""
    header: _Header = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, number
        if line.lstrip().startswith("#"):
            continue
        found = _HEADER.fullmatch(line.strip())
        if not found:
            got = quoted(line.strip())
            raise BadRecord(f"expected 'key: value' or an empty line; got {got}", source, number)
        key, value = found[1], found[2].strip()
        if key not in _KEYS and not key.startswith(_NAMED):
            keys = f"{', '.join(_KEYS)}, 'player ...', 'switch ...' or 'number ...'"
            message = f"expected {keys}; got {quoted(key)} (an empty line ends the header)"
            raise BadRecord(message, source, number)
        if key in header:
            message = f"{quoted(key)} is given a second time; line {header[key][1]} has it already"
            raise BadRecord(message, source, number)
        header[key] = (value, number)
    return header, len(lines)


def _read_table(header: _Header, source: str, game: Game | None, first_place: int) -> Record:
    """The table a record was played at."""
    for key in ("game", "seats"):
        if key not in header:
            raise BadRecord(f"expected a line '{key}: ...' in the header; it is missing", source, 1)
    key = "game"
    try:
        id = header["game"][0]
        chosen = game if game is not None and game.id == id else game_named(id)
        version, cards = _read_versions(header, source, chosen)
        variant = chosen.variants[0]
        key = "seats"
        seats = _read_seats(header[key][0])
        check_setup(chosen, seats, variant, {})
        key = "variant"
        variant = header[key][0] if key in header else variant
        check_setup(chosen, seats, variant, {})
        switches = _named(header, "switch ")
        for name, choice in switches.items():
            key = f"switch {name}"
            check_setup(chosen, seats, variant, {name: choice})
        former = former_choices(chosen.switches, version or chosen.version)
        switches = {**former, **switches}
        key = "colours"
        colours = [one.strip() for one in header[key][0].split(",")] if key in header else []
        check_colours(chosen, seats, colours)
        players = {}
        for colour, player in _named(header, "player ").items():
            key = f"player {colour}"
            players[_seat("player", chosen.seat_names[:seats], colour)] = player
    except BadSetup as problem:
        raise BadRecord(one_line(str(problem)), source, header[key][1]) from None
    proof, start = _read_proof(header, source, chosen, seats), _read_start(header, source)
    if start is not None:
        start = {**former, **from_one(chosen, start, first_place)}
    return Record(
        chosen,
        seats,
        variant,
        switches,
        players,
        start,
        [],
        proof,
        version=version,
        cards=cards,
        colours=colours,
    )


def _read_versions(header: _Header, source: str, game: Game) -> tuple[int, str]:
    """The version of the rules and the mark of the cards, where they are not ours. Older rules
    may come with other cards; whether that mattered shows at the end of the record."""
    version = _read_version(header, source, game)
    mark = components_mark(game)
    cards, line = header.get("components", (mark, 0))
    if cards != mark and not version and cards not in game.same_cards:
        message = f"components: expected {mark}, the mark of the cards in use; got {quoted(cards)}"
        help = ": played with other card numbers, give their file with --components"
        raise BadRecord(message + help, source, line)
    return version, "" if cards == mark else cards


def _read_version(header: _Header, source: str, game: Game) -> int:
    """The version of older rules; 0 for ours."""
    got, line = header.get("rules", (str(game.version), 0))
    if not got.isdecimal() or not 1 <= int(got[:9]) <= game.version:
        several = f"1 to {game.version}" if game.version > 1 else "1"
        message = f"rules: expected {several}, a version known here; got {quoted(got)}"
        raise BadRecord(message, source, line)
    return 0 if int(got) == game.version else int(got)


def _read_seats(text: str) -> int:
    if not text.isdecimal():
        raise BadSetup(f"seats: expected a whole number; got {quoted(text)}")
    return int(text[:9])


def _seat(key: str, names: list[str], colour: str) -> int:
    if colour not in names:
        raise BadSetup(f"{key}: expected one of {', '.join(names)}; got {quoted(colour)}")
    return names.index(colour)


def _named(header: _Header, prefix: str) -> dict[str, str]:
    return {k.removeprefix(prefix): v[0] for k, v in header.items() if k.startswith(prefix)}


def _read_start(header: _Header, source: str) -> dict[str, object] | None:
    """The position a game began from."""
    if "start" not in header:
        return None
    text, line = header["start"]
    try:
        start = json.loads(text)
        refuse_odd_values(start, [])
    except (ValueError, RecursionError):
        start = None
    except BadField as fault:
        raise _bad_start(fault, source, line) from None
    if not isinstance(start, dict):
        message = f"start: expected a position as JSON on one line; got {quoted(text)}"
        raise BadRecord(message, source, line)
    return start


def _proof_lines(game: Game, proof: Proof | None) -> list[str]:
    """Numbers may be any text: they are quoted as in JSON."""
    if proof is None:
        return []
    lines = [f"{key}: {getattr(proof, key)}" for key in _PROOF]
    if proof.promise != OLD_PROMISE:
        lines.append(f"promise: {proof.promise}")
    for seat, number in enumerate(proof.numbers):
        told = json.dumps(number) if number else proof.lacking.get(seat)
        if told:
            lines.append(f"number {game.seat_names[seat]}: {told}")
    return lines


def _read_proof(header: _Header, source: str, game: Game, seats: int) -> Proof | None:
    """What a server promised and showed: all of it or nothing."""
    given = [key for key in header if key in (*_PROOF, "promise") or key.startswith("number ")]
    if not given:
        return None
    for key in _PROOF:
        if key not in header:
            message = f"expected a line '{key}: ...' beside {quoted(given[0])}; it is missing"
            raise BadRecord(message, source, header[given[0]][1])
        kind, form = ("a word", _TABLE) if key == "table" else ("64 digits from 0 to f", _HASH)
        value, line = header[key]
        if not form.fullmatch(value):
            raise BadRecord(f"{key}: expected {kind}; got {quoted(value)}", source, line)
    promise = _read_promise(header, source)
    numbers = [""] * seats
    lacking: dict[int, Lack] = {}
    for colour, text in _named(header, "number ").items():
        line = header[f"number {colour}"][1]
        try:
            seat = _seat("number", game.seat_names[:seats], colour)
        except BadSetup as problem:
            raise BadRecord(one_line(str(problem)), source, line) from None
        lack = _LACKS.get(text) if promise != OLD_PROMISE else None
        if lack is not None:
            lacking[seat] = lack
        else:
            numbers[seat] = _read_number(text, source, line)
    table, commitment, secret = [header[key][0] for key in _PROOF]
    return Proof(table, commitment, secret, numbers, promise, lacking)


def _read_promise(header: _Header, source: str) -> int:
    """Which promise a server gave; games from before there were two do not say."""
    text, line = header.get("promise", (str(OLD_PROMISE), 0))
    if text not in (str(OLD_PROMISE), str(PROMISE)):
        expected = f"expected {OLD_PROMISE} or {PROMISE}, the promises known here"
        raise BadRecord(f"promise: {expected}; got {quoted(text)}", source, line)
    return int(text)


def _read_number(text: str, source: str, line: int) -> str:
    try:
        number = json.loads(text)
        if isinstance(number, str) and len(number.encode()) > 0 and len(number) <= LONGEST_NUMBER:
            return number
    except (ValueError, RecursionError):
        pass  # told below
    expected = f"expected 1 to {LONGEST_NUMBER} letters in quotes"
    raise BadRecord(f"number: {expected}; got {quoted(text)}", source, line)


def _begin(record: Record, header: _Header, source: str) -> State:
    """The state before the first action; a position it began from fits the header."""
    if record.start is None:
        return record.begin()
    line = header["start"][1]
    try:
        s = record.begin()
    except BadField as fault:
        raise _bad_start(fault, source, line) from None
    position = record.game.position(s)
    laid = {"seats": record.seats, "variant": record.variant, **record.switches}
    found = {**position, **choices_in(record.game.switches, position)}
    for key, expected in laid.items():
        if found[key] != expected:
            got = f"expected {expected}, as in the header; got {found[key]}"
            raise BadRecord(f"start: {key}: {got}", source, line)
    return s


def _bad_start(fault: BadField, source: str, line: int) -> BadRecord:
    return BadRecord(one_line(f"start: {sentence(fault)}"), source, line)


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
    if who != _asked(record.game, s):
        message = f"expected an action of {_asked(record.game, s)}; got one of {quoted(who)}"
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


def _asked(game: Game, s: State) -> str:
    decision = waiting(s)
    assert decision is not None
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]


def _one_line(text: str) -> str:
    return " ".join(text.split())
