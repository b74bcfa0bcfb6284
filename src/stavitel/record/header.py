"""The header of a record: the table it was played at."""

import json
import re

from stavitel.colours import check_colours
from stavitel.engine.errors import BadRecord, BadSetup
from stavitel.engine.fields import BadField
from stavitel.engine.game import Game, check_setup
from stavitel.engine.switches import former_choices
from stavitel.files import one_line, quoted, refuse_odd_values, sentence
from stavitel.games import game as game_named
from stavitel.numbering import from_one
from stavitel.record.kept import Record, components_mark
from stavitel.record.proof import PROOF, Header, named_in, read_proof, seat_named

_HEADER = re.compile(r"([a-z][a-z_ ]*): ?(.*)")
_KEYS = ["game", "rules", "components", "variant", "seats", "colours", "start", "promise", *PROOF]
_NAMED = ("player ", "switch ", "number ")


def read_header(lines: list[str], source: str) -> tuple[Header, int]:
    """The header, and where the actions begin."""
    header: Header = {}
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
            message = f"{quoted(key)} is already given in line {header[key][1]}"
            raise BadRecord(message, source, number)
        header[key] = (value, number)
    return header, len(lines)


def read_table(header: Header, source: str, game: Game | None, first_place: int) -> Record:
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
        switches = named_in(header, "switch ")
        for name, choice in switches.items():
            key = f"switch {name}"
            check_setup(chosen, seats, variant, {name: choice})
        former = former_choices(chosen.switches, version or chosen.version)
        switches = {**former, **switches}
        key = "colours"
        colours = [one.strip() for one in header[key][0].split(",")] if key in header else []
        check_colours(chosen, seats, colours)
        players = {}
        for colour, player in named_in(header, "player ").items():
            key = f"player {colour}"
            players[seat_named("player", chosen.seat_names[:seats], colour)] = player
    except BadSetup as problem:
        raise BadRecord(one_line(str(problem)), source, header[key][1]) from None
    proof, start = read_proof(header, source, chosen, seats), _read_start(header, source)
    if start is not None:
        start = {**former, **from_one(chosen, start, first_place)}
    return Record(
        chosen, seats, variant, switches, players, start, [], proof, version=version, cards=cards,
        colours=colours,
    )  # fmt: skip


def _read_versions(header: Header, source: str, game: Game) -> tuple[int, str]:
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


def _read_version(header: Header, source: str, game: Game) -> int:
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


def _read_start(header: Header, source: str) -> dict[str, object] | None:
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
        raise bad_start(fault, source, line) from None
    if not isinstance(start, dict):
        message = f"start: expected a position as JSON on one line; got {quoted(text)}"
        raise BadRecord(message, source, line)
    return start


def bad_start(fault: BadField, source: str, line: int) -> BadRecord:
    return BadRecord(one_line(f"start: {sentence(fault)}"), source, line)
