"""What a server promised before a game and showed after it, in the header of a record."""

import json
import re
from dataclasses import dataclass, field
from typing import Literal

from stavitel.engine.errors import BadRecord, BadSetup
from stavitel.engine.game import Game
from stavitel.files import one_line, quoted

PROOF = ["table", "commitment", "secret"]
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

Header = dict[str, tuple[str, int]]
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


def proof_lines(game: Game, proof: Proof | None) -> list[str]:
    """Numbers may be any text: they are quoted as in JSON."""
    if proof is None:
        return []
    lines = [f"{key}: {getattr(proof, key)}" for key in PROOF]
    if proof.promise != OLD_PROMISE:
        lines.append(f"promise: {proof.promise}")
    for seat, number in enumerate(proof.numbers):
        told = json.dumps(number) if number else proof.lacking.get(seat)
        if told:
            lines.append(f"number {game.seat_names[seat]}: {told}")
    return lines


def read_proof(header: Header, source: str, game: Game, seats: int) -> Proof | None:
    """What a server promised and showed: all of it or nothing."""
    given = [key for key in header if key in (*PROOF, "promise") or key.startswith("number ")]
    if not given:
        return None
    for key in PROOF:
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
    for colour, text in named_in(header, "number ").items():
        line = header[f"number {colour}"][1]
        try:
            seat = seat_named("number", game.seat_names[:seats], colour)
        except BadSetup as problem:
            raise BadRecord(one_line(str(problem)), source, line) from None
        lack = _LACKS.get(text) if promise != OLD_PROMISE else None
        if lack is not None:
            lacking[seat] = lack
        else:
            numbers[seat] = _read_number(text, source, line)
    table, commitment, secret = [header[key][0] for key in PROOF]
    return Proof(table, commitment, secret, numbers, promise, lacking)


def _read_promise(header: Header, source: str) -> int:
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


def seat_named(key: str, names: list[str], colour: str) -> int:
    if colour not in names:
        raise BadSetup(f"{key}: expected one of {', '.join(names)}; got {quoted(colour)}")
    return names.index(colour)


def named_in(header: Header, prefix: str) -> dict[str, str]:
    """`player red: Anna` and the like: the values by what stands behind the prefix."""
    return {k.removeprefix(prefix): v[0] for k, v in header.items() if k.startswith(prefix)}
