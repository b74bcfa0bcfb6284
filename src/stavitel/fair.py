"""Fair chance: draws from a secret that was promised before the game and shown after it.

The promise is the commitment, a SHA-256 of the secret, the table and the rules. Only when it is
known does every person promise a number by its mark, and only when all marks are known are the
numbers shown. So whoever keeps the secret cannot choose it to fit the numbers, and nobody can
choose a number to fit the others. `docs/reference/protocol.md` explains how to verify a game
without this program.

It proves that nobody chose the draws, not that nobody looked at them.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from stavitel.engine.core import CHANCE, Actions, advance, waiting
from stavitel.engine.errors import StavitelError
from stavitel.engine.game import Game
from stavitel.players.chance import covering, weigh
from stavitel.record import Record, components_mark

SECRET_BYTES = 32
_WORD = 1 << 64


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def rules_of(game: Game, version: int = 0, cards: str = "") -> str:
    """The rules a commitment is for: game, version and the numbers on its cards; ours, or those
    a game was played by."""
    return f"{game.id}/{version or game.version}/{cards or components_mark(game)}"


def commitment(secret: str, table: str, rules: str) -> str:
    """What is published before the first draw."""
    promised = b"\0".join([bytes.fromhex(secret), table.encode(), rules.encode()])
    return hashlib.sha256(promised).hexdigest()


def mark(number: str) -> str:
    """What a person promises a number by, before any number is shown."""
    return hashlib.sha256(number.encode()).hexdigest()


class FairChance:
    """The stream of draws of one table. `drawn` tells how far it has come."""

    def __init__(self, secret: str, numbers: list[str], drawn: int = 0) -> None:
        self._secret = bytes.fromhex(secret)
        self._numbers = "\0".join(numbers).encode()
        self.drawn = drawn

    def below(self, n: int) -> int:
        """The next whole number from 0 to n - 1; tries that would favour low ones are skipped."""
        while True:
            message = self._numbers + b"\0" + self.drawn.to_bytes(8, "big")
            x = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            self.drawn += 1
            if x < _WORD - _WORD % n:
                return x % n


@dataclass(frozen=True)
class Draw:
    """One draw of a game: a number below `below` came out as `value` and meant `action`."""

    number: int  # counts the actions of the record from 0
    below: int
    value: int
    action: int


def draws(record: Record, chance: FairChance) -> list[Draw]:
    """The draws a record should have had; the first that differs ends the list.

    Afterwards the stream stands where the record ends: a table that is loaded goes on from there.
    """
    s = record.begin()
    out = Actions()
    made = []
    for number, action in enumerate(record.actions):
        frame = waiting(s)
        assert frame is not None
        if frame.asks == CHANCE:
            below = int(weigh(s, out))
            value = chance.below(below)
            drawn = int(covering(s, value, out))
            made.append(Draw(number, below, value, drawn))
            if drawn != action:
                break
        advance(s, action)
    return made


def verify(record: Record, table: str, promised: str, secret: str, numbers: list[str]) -> int:
    """Check the commitment and every draw; returns how many there were."""
    rules = rules_of(record.game, record.version, record.cards)
    if commitment(secret, table, rules) != promised:
        raise StavitelError(
            "commitment: expected the SHA-256 of secret, table and rules; got a different one"
        )
    made = draws(record, FairChance(secret, numbers))
    for draw in made:
        if draw.action != record.actions[draw.number]:
            verbs = record.game.verbs
            expected = f"expected {verbs.write(draw.action)}, which the secret gives"
            got = verbs.write(record.actions[draw.number])
            raise StavitelError(f"action {draw.number + 1}: {expected}; got {got}")
    return len(made)
