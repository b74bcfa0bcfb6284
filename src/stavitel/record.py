"""Records: a game as the list of its actions, in words, one a line."""

import hashlib
import json
import re
from dataclasses import dataclass, field

from stavitel.engine.core import CHANCE, State, act, advance, settle, waiting
from stavitel.engine.errors import BadRecord, BadSetup, IllegalAction, StavitelError
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game, check_setup
from stavitel.files import dotted
from stavitel.games import game as game_named
from stavitel.position import sound

FORMAT = "stavitel record 1"
_HEADER = re.compile(r"([a-z][a-z_ ]*): ?(.*)")
_KEYS = ["game", "rules", "components", "variant", "seats", "start"]


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
        cut = self.actions[:moves]
        return Record(
            self.game, self.seats, self.variant, self.switches, self.players, self.start, cut
        )

    def to_text(self) -> str:
        """The record as a text file that people can read and cut."""
        game = self.game
        lines = [FORMAT, f"game: {game.id}", f"rules: {game.version}"]
        lines.append(f"components: {components_mark(game)}")
        lines += [f"variant: {self.variant}", f"seats: {self.seats}"]
        lines += [f"switch {name}: {choice}" for name, choice in self.switches.items()]
        for seat, name in self.players.items():
            lines.append(f"player {game.seat_names[seat]}: {_one_line(name)}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'))}")
        lines.append("")
        s = self.begin()
        for action in self.actions:
            lines.append(f"{_asked(game, s)}: {game.verbs.write(action)}")
            advance(s, action)
        lines.append(f"end: {fingerprint(s)}")
        return "\n".join(lines) + "\n"


def fingerprint(s: State) -> str:
    """A short mark of a position: equal for equal positions in every process and build."""
    numbers = ",".join(str(n) for n in s.numbers())
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]


def components_mark(game: Game) -> str:
    """A short mark of the numbers printed on the cards."""
    plain = json.dumps(game.components, sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:12]


def read_record(text: str, source: str = "", game: Game | None = None) -> Record:
    """The record in a text, every action checked; `game` gives other components than ours."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        got = lines[0].strip()[:40]
        raise BadRecord(f"expected the first line to be '{FORMAT}'; got '{got}'", source, 1)
    header, first = _read_header(lines, source)
    record = _table(header, source, game)
    try:
        s = record.begin()
    except BadField as fault:
        raise BadRecord(f"start: {dotted(fault.path)}: {fault}", source, header["start"][1]) from None
    for number, row in enumerate(lines[first:], first + 1):
        words = row.partition("#")[0].strip()
        if words:
            _read_line(record, s, words, source, number)
    return record


def _read_header(lines: list[str], source: str) -> tuple[dict[str, tuple[str, int]], int]:
    """Header lines by key with their line numbers, and where the actions begin."""
    header: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, number
        found = _HEADER.fullmatch(line.strip())
        if line.lstrip().startswith("#"):
            continue
        if not found:
            raise BadRecord(f"expected 'key: value'; got '{line.strip()[:40]}'", source, number)
        key, value = found[1], found[2].strip()
        if key not in _KEYS and not key.startswith(("player ", "switch ")):
            expected = ", ".join(_KEYS)
            message = f"expected {expected}, 'player ...' or 'switch ...'; got '{key}'"
            raise BadRecord(message, source, number)
        if key in header:
            raise BadRecord(f"'{key}' is given twice", source, number)
        header[key] = (value, number)
    return header, len(lines)


def _table(
    header: dict[str, tuple[str, int]], source: str, game: Game | None
) -> Record:
    """The table a record was played at."""
    for key in ("game", "seats"):
        if key not in header:
            raise BadRecord(f"expected a line '{key}: ...' in the header; it is missing", source, 1)
    id, line = header["game"]
    try:
        game = game if game is not None and game.id == id else game_named(id)
        _check_versions(header, source, game)
        line = header["seats"][1]
        if not header["seats"][0].isdecimal():
            raise BadSetup(f"seats: expected a whole number; got '{header['seats'][0][:40]}'")
        seats = int(header["seats"][0][:9])
        variant = header.get("variant", (game.variants[0], 0))[0]
        switches = _named(header, "switch ")
        check_setup(game, seats, variant, switches)
        players = _players(header, game, seats)
        start = _start(header, source)
    except BadSetup as problem:
        raise BadRecord(str(problem), source, line) from None
    return Record(game, seats, variant, switches, players, start)


def _check_versions(header: dict[str, tuple[str, int]], source: str, game: Game) -> None:
    expectations = {"rules": str(game.version), "components": components_mark(game)}
    for key, expected in expectations.items():
        if key in header and header[key][0] != expected:
            got, line = header[key]
            message = f"{key}: expected {expected}, as this program has them; got '{got[:40]}'"
            if key == "components":
                message += " (give the same file with --components)"
            raise BadRecord(message, source, line)


def _named(header: dict[str, tuple[str, int]], prefix: str) -> dict[str, str]:
    return {k.removeprefix(prefix): v[0] for k, v in header.items() if k.startswith(prefix)}


def _players(header: dict[str, tuple[str, int]], game: Game, seats: int) -> dict[int, str]:
    names = game.seat_names[:seats]
    found: dict[int, str] = {}
    for colour, name in _named(header, "player ").items():
        if colour not in names:
            raise BadSetup(f"player: expected one of {', '.join(names)}; got '{colour[:40]}'")
        found[names.index(colour)] = name
    return found


def _start(header: dict[str, tuple[str, int]], source: str) -> dict[str, object] | None:
    if "start" not in header:
        return None
    text, line = header["start"]
    try:
        start = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("start: expected a position as JSON", source, line) from None
    if not isinstance(start, dict):
        raise BadRecord("start: expected a position as JSON", source, line)
    return start


def _read_line(record: Record, s: State, words: str, source: str, number: int) -> None:
    """Check and take one action, or compare the mark at the end."""
    who, colon, what = words.partition(":")
    if not colon:
        raise BadRecord(f"expected 'seat: action'; got '{words[:60]}'", source, number)
    if who == "end":
        if what.strip() != fingerprint(s):
            message = f"expected the position {fingerprint(s)} here; the file says {what.strip()[:40]}"
            raise BadRecord(message, source, number)
        return
    decision = waiting(s)
    if decision is None:
        raise BadRecord("expected no more actions: the game is over", source, number)
    if who != _asked(record.game, s):
        message = f"expected an action of {_asked(record.game, s)}; got one of '{who[:40]}'"
        raise BadRecord(message, source, number)
    try:
        action = record.game.verbs.read(what)
        act(s, action)
    except IllegalAction as refused:
        reason = record.game.reasons.kind(refused.reason)
        rule = f", {reason.rule}" if reason.rule else ""
        message = f"'{what.strip()[:60]}' is not possible here ({reason.name}{rule})"
        raise BadRecord(message, source, number) from None
    except StavitelError as problem:
        raise BadRecord(str(problem), source, number) from None
    record.actions.append(action)


def _asked(game: Game, s: State) -> str:
    decision = waiting(s)
    assert decision is not None
    return "chance" if decision.asks == CHANCE else game.seat_names[decision.asks]


def _one_line(text: str) -> str:
    return " ".join(text.split())
